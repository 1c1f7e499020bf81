import { createFileRoute } from '@tanstack/react-router'

import { AssistantsPage } from '../../features/assistants/assistants-page.tsx'
import { fixedPageHead } from '../../head.ts'
import { useSite } from '../../site.ts'

import textStyles from '../../text.css?url'

export const Route = createFileRoute('/_site/mcp')({
  staticData: { styles: textStyles },
  head: ({ matches }) => fixedPageHead({ matches, path: '/mcp' }),
  component: McpPage,
})

function McpPage() {
  const { siteOrigin } = useSite()
  return <AssistantsPage address={`${siteOrigin}/mcp`} />
}
