import type { GptDraft } from '#shared/items/gpt-fields.ts'
import { gptDrafting } from '#shared/items/item-drafting.ts'
import { api } from '#web/admin/api/api.ts'
import type { ItemSource } from '#web/admin/editor/item-source.ts'
import { openedItem } from '#web/admin/editor/opened-item.ts'

/** How the editor reads and writes GPTs. */
export function useGptSource(): ItemSource<GptDraft> {
  const { gpts } = api.useUtils().client.admin
  // By hooks, so that a session that is over ends here as well.
  const create = api.admin.gpts.create.useMutation()
  const update = api.admin.gpts.update.useMutation()
  const createDraft = api.admin.gpts.createDraft.useMutation()
  const saveDraft = api.admin.gpts.saveDraft.useMutation()
  const saveCopy = api.admin.gpts.saveCopy.useMutation()
  const dropCopy = api.admin.gpts.dropCopy.useMutation()
  const restoreRevision = api.admin.gpts.restoreRevision.useMutation()
  return {
    ...gptDrafting,
    async read(id) {
      const read = await gpts.get.query({ id })
      return openedItem(read, gptDrafting.draftOf(read.item))
    },
    readUnsaved: (id) => gpts.typed.query({ id }),
    async readBegun(id, { version, copie, garde_le }) {
      const { draft } = await gpts.begun.query({ id, version, copie, garde_le })
      return draft
    },
    create: (draft) => create.mutateAsync(gptDrafting.itemOf(draft)),
    createDraft: (draft) => createDraft.mutateAsync({ draft }),
    update: (at, draft, { raison }) =>
      update.mutateAsync({ ...at, item: gptDrafting.itemOf(draft), raison }),
    saveDraft: (at, draft) => saveDraft.mutateAsync({ ...at, draft }),
    saveCopy: (at, draft) => saveCopy.mutateAsync({ ...at, draft }),
    dropCopy: (at) => dropCopy.mutateAsync(at),
    listRevisions: (id) => gpts.revisions.query({ id }),
    readRevision: async (id, revision) => (await gpts.revision.query({ id, revision })).draft,
    restoreRevision: (at, revision) => restoreRevision.mutateAsync({ ...at, revision }),
    readPage: async (id, draft) => ({
      of: 'gpt',
      page: await gpts.preview.mutate({ id, draft }, { context: { isBackground: true } }),
    }),
    keepTyped: (typing, outlives) =>
      gpts.keepTyped.mutate(typing, { context: { outlives, isBackground: true } }),
    dropTyped: (origin) =>
      gpts.dropTyped.mutate(origin, { context: { outlives: true, isBackground: true } }),
  }
}
