import { createFileRoute } from '@tanstack/react-router'

import { ContributePage } from '../../features/contribute/contribute-page.tsx'
import { fixedPageHead } from '../../head.ts'
import { useSite } from '../../site.ts'

import textStyles from '../../text.css?url'

export const Route = createFileRoute('/_site/ajouter')({
  staticData: { styles: textStyles },
  head: ({ matches }) => fixedPageHead({ matches, path: '/ajouter' }),
  component: AddPage,
})

function AddPage() {
  const site = useSite()
  return <ContributePage identity={site.identity} />
}
