import { createFileRoute } from '@tanstack/react-router'

import { LegalNotice } from '../../features/legal/legal-notice.tsx'
import { pageHead } from '../../head.ts'
import { loadHead } from '../../page-loading.ts'
import { useSite } from '../../site.ts'

export const Route = createFileRoute('/_site/mentions-legales')({
  loader: async ({ context }) => ({ head: await loadHead(context, '/mentions-legales') }),
  head: pageHead,
  component: LegalNoticePage,
})

function LegalNoticePage() {
  const site = useSite()
  return <LegalNotice siteName={site.site_name} identity={site.identity} />
}
