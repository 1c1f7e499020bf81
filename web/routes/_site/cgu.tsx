import { createFileRoute } from '@tanstack/react-router'

import { TermsOfUse } from '../../features/legal/terms-of-use.tsx'
import { pageHead } from '../../head.ts'
import { loadHead } from '../../page-loading.ts'
import { trpc } from '../../trpc.ts'

export const Route = createFileRoute('/_site/cgu')({
  loader: ({ context }) => loadHead(context, '/cgu'),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: TermsOfUsePage,
})

function TermsOfUsePage() {
  const [site] = trpc.catalogue.site.useSuspenseQuery()
  return <TermsOfUse siteName={site.site_name} identity={site.identity} />
}
