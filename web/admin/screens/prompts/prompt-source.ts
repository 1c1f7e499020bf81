import { promptDrafting } from '#shared/items/item-drafting.ts'
import type { PromptDraft } from '#shared/items/prompt-fields.ts'
import { api } from '#web/admin/api/api.ts'
import { inBackground, itemSource, type ItemSource } from '#web/admin/editor/item-source.ts'

export function usePromptSource(): ItemSource<PromptDraft> {
  const { prompts } = api.useUtils().client.admin
  return itemSource(promptDrafting, prompts, async (id, draft) => ({
    of: 'prompt',
    page: await prompts.preview.mutate({ id, draft }, inBackground),
  }))
}
