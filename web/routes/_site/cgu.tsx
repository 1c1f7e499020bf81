import { createFileRoute } from '@tanstack/react-router'

import { TermsOfUse } from '../../features/legal/terms-of-use.tsx'
import { fixedPageHead } from '../../head.ts'
import { useSite } from '../../site.ts'

export const Route = createFileRoute('/_site/cgu')({
  head: ({ matches }) => fixedPageHead({ matches, path: '/cgu' }),
  component: TermsOfUsePage,
})

function TermsOfUsePage() {
  const site = useSite()
  return <TermsOfUse siteName={site.site_name} identity={site.identity} />
}
