import type { GptDraft } from '#shared/items/gpt-fields.ts'
import { draftFrom, gptDrafting } from '#shared/items/item-drafting.ts'
import { api } from '#web/admin/api/api.ts'
import {
  callContext,
  type ItemSource,
  openedItem,
  savedAnswer,
} from '#web/admin/editor/item-source.ts'
import { pendingSaves } from '#web/admin/items/pending-saves.ts'

/** How the editor reads and writes GPTs. */
export function useGptSource(): ItemSource<GptDraft> {
  const { gpts } = api.useUtils().client.admin
  return {
    ...gptDrafting,
    draftFrom: (stored) => draftFrom(gptDrafting, 'copie', stored),
    async read(id) {
      await pendingSaves.settled(id)
      const read = await gpts.get.query({ id })
      return openedItem(read, { item: gptDrafting.draftOf(read.item), draft: read.draft })
    },
    createDraft: (id, draft, how) =>
      savedAnswer(gpts.createDraft.mutate({ id, draft }, callContext(how))),
    saveEdits: (at, how) => savedAnswer(gpts.saveEdits.mutate(at, callContext(how))),
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
