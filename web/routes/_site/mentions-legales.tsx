import { createFileRoute } from '@tanstack/react-router'

import { LegalNotice } from '../../features/legal/legal-notice.tsx'
import { pageHead } from '../../head.ts'
import { loadHead } from '../../page-loading.ts'
import { trpc } from '../../trpc.ts'

export const Route = createFileRoute('/_site/mentions-legales')({
  loader: ({ context }) => loadHead(context, '/mentions-legales'),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: LegalNoticePage,
})

function LegalNoticePage() {
  const [site] = trpc.catalogue.site.useSuspenseQuery()
  return <LegalNotice siteName={site.site_name} identity={site.identity} />
}
