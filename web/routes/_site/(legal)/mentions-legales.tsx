import { createFileRoute } from '@tanstack/react-router'

import { legalTexts } from '#shared/site/texts/legal-texts.ts'
import { LegalNotice } from '#web/features/legal/legal-notice.tsx'
import { fixedPageHead } from '#web/head/head.ts'
import { useSite, useTexts } from '#web/loading/site.ts'

export const Route = createFileRoute('/_site/(legal)/mentions-legales')({
  loader: ({ context }) => context.api.catalogue.publisher.query(),
  head: ({ matches }) => fixedPageHead({ matches, path: '/mentions-legales' }),
  component: LegalNoticePage,
})

function LegalNoticePage() {
  const site = useSite()
  const { audience } = useTexts(legalTexts)
  const details = Route.useLoaderData()
  return (
    <LegalNotice
      siteName={site.site_name}
      audience={audience}
      identity={{ ...site.identity, ...details }}
      hasAds={site.ad_publisher !== undefined}
    />
  )
}
