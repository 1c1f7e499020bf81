import { createFileRoute } from '@tanstack/react-router'

import { PrivacyPolicy } from '../../features/legal/privacy-policy.tsx'
import { pageHead } from '../../head.ts'
import { loadHead } from '../../page-loading.ts'
import { trpc } from '../../trpc.ts'

export const Route = createFileRoute('/_site/confidentialite')({
  loader: ({ context }) => loadHead(context, '/confidentialite'),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: PrivacyPolicyPage,
})

function PrivacyPolicyPage() {
  const [site] = trpc.catalogue.site.useSuspenseQuery()
  return <PrivacyPolicy siteName={site.site_name} identity={site.identity} />
}
