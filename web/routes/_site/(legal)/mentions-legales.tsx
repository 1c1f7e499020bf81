import { createFileRoute } from '@tanstack/react-router'

import { LegalNotice } from '#web/features/legal/legal-notice.tsx'
import { fixedPageHead } from '#web/head/head.ts'
import { useSite } from '#web/loading/site.ts'

import textStyles from '#web/styles/kinds/text.css?url'

export const Route = createFileRoute('/_site/(legal)/mentions-legales')({
  staticData: { styles: textStyles },
  loader: ({ context }) => context.api.catalogue.publisher.query(),
  head: ({ matches }) => fixedPageHead({ matches, path: '/mentions-legales' }),
  component: LegalNoticePage,
})

function LegalNoticePage() {
  const site = useSite()
  const details = Route.useLoaderData()
  return (
    <LegalNotice
      siteName={site.site_name}
      identity={{ ...site.identity, ...details }}
      hasAds={site.ad_publisher !== undefined}
    />
  )
}
