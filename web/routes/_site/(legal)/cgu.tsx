import { createFileRoute } from '@tanstack/react-router'

import { TermsOfUse } from '#web/features/legal/terms-of-use.tsx'
import { fixedPageHead } from '#web/head/head.ts'
import { useSite } from '#web/loading/site.ts'

export const Route = createFileRoute('/_site/(legal)/cgu')({
  head: ({ matches }) => fixedPageHead({ matches, path: '/cgu' }),
  component: TermsOfUsePage,
})

function TermsOfUsePage() {
  const site = useSite()
  return <TermsOfUse siteName={site.site_name} identity={site.identity} />
}
