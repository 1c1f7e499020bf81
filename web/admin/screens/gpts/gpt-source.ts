import type { GptDraft } from '#shared/items/gpt-fields.ts'
import { draftFrom, gptDrafting } from '#shared/items/item-drafting.ts'
import { api } from '#web/admin/api/api.ts'
import {
  callOptions,
  type ItemSource,
  pendingSaves,
  readSaveAnswer,
  toOpenedItem,
} from '#web/admin/editor/item-source.ts'

export function useGptSource(): ItemSource<GptDraft> {
  const { gpts } = api.useUtils().client.admin
  return {
    ...gptDrafting,
    draftFrom: (stored) => draftFrom(gptDrafting, 'copie', stored),
    async read(id) {
      await pendingSaves.settled(id)
      const read = await gpts.get.query({ id })
      return toOpenedItem(read, { item: gptDrafting.draftOf(read.item), draft: read.draft })
    },
    createDraft: (id, draft, context) =>
      readSaveAnswer(gpts.createDraft.mutate({ id, draft }, callOptions(context))),
    saveEdits: (at, context) => readSaveAnswer(gpts.saveEdits.mutate(at, callOptions(context))),
    discardEdits: (at) => gpts.discardEdits.mutate(at),
    publish: (at, note) => gpts.publish.mutate({ ...at, note }),
    presence: (id) => gpts.presence.mutate({ id }, { context: { isBackground: true } }),
    listRevisions: (id) => gpts.revisions.query({ id }),
    readRevision: async (id, revision) => (await gpts.revision.query({ id, revision })).draft,
    restoreRevision: (id, revision) => gpts.restoreRevision.mutate({ id, revision }),
    readPage: async (id, draft) => ({
      of: 'gpt',
      page: await gpts.preview.mutate({ id, draft }, { context: { isBackground: true } }),
    }),
  }
}
