import { createFileRoute } from '@tanstack/react-router'

import { ContributePage } from '../../features/contribute/contribute-page.tsx'
import { pageHead } from '../../head.ts'
import { loadHead } from '../../page-loading.ts'
import { useSite } from '../../site.ts'

export const Route = createFileRoute('/_site/ajouter')({
  loader: async ({ context }) => ({ head: await loadHead(context, '/ajouter') }),
  head: pageHead,
  component: AddPage,
})

function AddPage() {
  const site = useSite()
  return <ContributePage identity={site.identity} />
}
