import { createFileRoute } from '@tanstack/react-router'

import { TermsOfUse } from '#web/features/legal/terms-of-use.tsx'
import { fixedPageHead } from '#web/head/head.ts'
import { useSite } from '#web/loading/site.ts'

import textStyles from '#web/styles/kinds/text.css?url'

export const Route = createFileRoute('/_site/(legal)/cgu')({
  staticData: { styles: textStyles },
  head: ({ matches }) => fixedPageHead({ matches, path: '/cgu' }),
  component: TermsOfUsePage,
})

function TermsOfUsePage() {
  const site = useSite()
  return <TermsOfUse siteName={site.site_name} identity={site.identity} />
}
