import { createFileRoute } from '@tanstack/react-router'

import { PrivacyPolicy } from '../../features/legal/privacy-policy.tsx'
import { pageHead } from '../../head.ts'
import { loadHead } from '../../page-loading.ts'
import { useSite } from '../../site.ts'

export const Route = createFileRoute('/_site/confidentialite')({
  loader: async ({ context }) => ({ head: await loadHead(context, '/confidentialite') }),
  head: pageHead,
  component: PrivacyPolicyPage,
})

function PrivacyPolicyPage() {
  const site = useSite()
  return <PrivacyPolicy siteName={site.site_name} identity={site.identity} />
}
