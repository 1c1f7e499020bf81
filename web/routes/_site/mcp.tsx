import { createFileRoute } from '@tanstack/react-router'

import { categorySlug } from '#shared/categories/category-slug.ts'
import { AssistantsPage } from '#web/features/assistants/assistants-page.tsx'
import { fixedPageHead } from '#web/head/head.ts'
import { useSite } from '#web/loading/site.ts'

export const Route = createFileRoute('/_site/mcp')({
  head: ({ matches }) => fixedPageHead({ matches, path: '/mcp' }),
  component: McpPage,
})

function McpPage() {
  const { siteOrigin, site_name } = useSite()
  return (
    <AssistantsPage address={`${siteOrigin}/mcp`} name={categorySlug(site_name) || 'prompts'} />
  )
}
