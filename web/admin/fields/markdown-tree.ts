import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { api } from '#web/admin/api/api.ts'
import { useSettledValue } from '#web/admin/controls/settled-value.ts'

/** Markdown as the server parses it. While typing goes on, the tree of the previous text is returned. */
export function useMarkdownTree(markdown: string, { enabled = true } = {}) {
  const settled = useSettledValue(markdown)
  const { client } = api.useUtils()
  return useQuery({
    queryKey: ['markdown', settled],
    queryFn: () => client.admin.markdown.mutate({ markdown: settled }),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
