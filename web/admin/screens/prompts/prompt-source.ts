import { draftFrom, promptDrafting } from '#shared/items/item-drafting.ts'
import type { PromptDraft } from '#shared/items/prompt-fields.ts'
import { api } from '#web/admin/api/api.ts'
import {
  callOptions,
  type ItemSource,
  pendingSaves,
  readSaveAnswer,
  toOpenedItem,
} from '#web/admin/editor/item-source.ts'

export function usePromptSource(): ItemSource<PromptDraft> {
  const { prompts } = api.useUtils().client.admin
  return {
    ...promptDrafting,
    draftFrom: (stored) => draftFrom(promptDrafting, 'copie', stored),
    async read(id) {
      await pendingSaves.settled(id)
      const read = await prompts.get.query({ id })
      return toOpenedItem(read, { item: promptDrafting.draftOf(read.item), draft: read.draft })
    },
    createDraft: (id, draft, context) =>
      readSaveAnswer(prompts.createDraft.mutate({ id, draft }, callOptions(context))),
    saveEdits: (at, context) => readSaveAnswer(prompts.saveEdits.mutate(at, callOptions(context))),
    discardEdits: (at) => prompts.discardEdits.mutate(at),
    publish: (at, note) => prompts.publish.mutate({ ...at, note }),
    presence: (id) => prompts.presence.mutate({ id }, { context: { isBackground: true } }),
    listRevisions: (id) => prompts.revisions.query({ id }),
    readRevision: async (id, revision) => (await prompts.revision.query({ id, revision })).draft,
    restoreRevision: (id, revision) => prompts.restoreRevision.mutate({ id, revision }),
    readPage: async (id, draft) => ({
      of: 'prompt',
      page: await prompts.preview.mutate({ id, draft }, { context: { isBackground: true } }),
    }),
  }
}
