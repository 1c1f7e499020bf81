import { createFileRoute } from '@tanstack/react-router'

import { ContributePage } from '../../features/contribute/contribute-page.tsx'
import { pageHead } from '../../head.ts'
import { loadHead } from '../../page-loading.ts'
import { trpc } from '../../trpc.ts'

export const Route = createFileRoute('/_site/ajouter')({
  loader: ({ context }) => loadHead(context, '/ajouter'),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: AddPage,
})

function AddPage() {
  const [site] = trpc.catalogue.site.useSuspenseQuery()
  return <ContributePage identity={site.identity} />
}
