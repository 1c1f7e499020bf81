import { createFileRoute } from '@tanstack/react-router'

import { AssistantsPage } from '../../features/assistants/assistants-page.tsx'
import { fixedPageHead } from '../../head.ts'
import { useSite } from '../../site.ts'

export const Route = createFileRoute('/_site/mcp')({
  head: ({ matches }) => fixedPageHead({ matches, path: '/mcp' }),
  component: McpPage,
})

function McpPage() {
  const { siteOrigin } = useSite()
  return <AssistantsPage address={`${siteOrigin}/mcp`} />
}
