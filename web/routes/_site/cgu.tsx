import { createFileRoute } from '@tanstack/react-router'

import { TermsOfUse } from '../../features/legal/terms-of-use.tsx'
import { pageHead } from '../../head.ts'
import { loadHead } from '../../page-loading.ts'
import { useSite } from '../../site.ts'

export const Route = createFileRoute('/_site/cgu')({
  loader: async ({ context }) => ({ head: await loadHead(context, '/cgu') }),
  head: pageHead,
  component: TermsOfUsePage,
})

function TermsOfUsePage() {
  const site = useSite()
  return <TermsOfUse siteName={site.site_name} identity={site.identity} />
}
