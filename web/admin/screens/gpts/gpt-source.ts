import type { GptDraft } from '#shared/items/gpt-fields.ts'
import { gptDrafting } from '#shared/items/item-drafting.ts'
import { api } from '#web/admin/api/api.ts'
import { inBackground, itemSource, type ItemSource } from '#web/admin/editor/item-source.ts'

export function useGptSource(): ItemSource<GptDraft> {
  const { gpts } = api.useUtils().client.admin
  return itemSource(gptDrafting, gpts, async (id, draft) => ({
    of: 'gpt',
    page: await gpts.preview.mutate({ id, draft }, inBackground),
  }))
}
