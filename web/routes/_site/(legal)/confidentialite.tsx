import { createFileRoute } from '@tanstack/react-router'

import { PrivacyPolicy } from '#web/features/legal/privacy-policy.tsx'
import { fixedPageHead } from '#web/head/head.ts'
import { useSite } from '#web/loading/site.ts'

export const Route = createFileRoute('/_site/(legal)/confidentialite')({
  loader: ({ context }) => context.api.catalogue.publisher.query(),
  head: ({ matches }) => fixedPageHead({ matches, path: '/confidentialite' }),
  component: PrivacyPolicyPage,
})

function PrivacyPolicyPage() {
  const site = useSite()
  const { usesTurnstile, ...details } = Route.useLoaderData()
  return (
    <PrivacyPolicy
      siteName={site.site_name}
      identity={{ ...site.identity, ...details }}
      hasAds={site.ad_publisher !== undefined}
      usesTurnstile={usesTurnstile}
    />
  )
}
