import { createFileRoute } from '@tanstack/react-router'

import { ContributePage } from '#web/features/contribute/contribute-page.tsx'
import { fixedPageHead } from '#web/head/head.ts'
import { useSite } from '#web/loading/site.ts'

export const Route = createFileRoute('/_site/ajouter')({
  head: ({ matches }) => fixedPageHead({ matches, path: '/ajouter' }),
  component: AddPage,
})

function AddPage() {
  const site = useSite()
  return <ContributePage identity={site.identity} />
}
