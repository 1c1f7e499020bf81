import { promptDrafting } from '#shared/items/item-drafting.ts'
import type { PromptDraft } from '#shared/items/prompt-fields.ts'
import { api } from '#web/admin/api/api.ts'
import type { ItemSource } from '#web/admin/editor/item-source.ts'
import { openedItem } from '#web/admin/editor/opened-item.ts'

/** How the editor reads and writes prompts. */
export function usePromptSource(): ItemSource<PromptDraft> {
  const { prompts } = api.useUtils().client.admin
  // By hooks, so that a session that is over ends here as well.
  const create = api.admin.prompts.create.useMutation()
  const update = api.admin.prompts.update.useMutation()
  const createDraft = api.admin.prompts.createDraft.useMutation()
  const saveDraft = api.admin.prompts.saveDraft.useMutation()
  const saveCopy = api.admin.prompts.saveCopy.useMutation()
  const dropCopy = api.admin.prompts.dropCopy.useMutation()
  const restoreRevision = api.admin.prompts.restoreRevision.useMutation()
  return {
    ...promptDrafting,
    async read(id) {
      const read = await prompts.get.query({ id })
      return openedItem(read, promptDrafting.draftOf(read.item))
    },
    readUnsaved: (id) => prompts.typed.query({ id }),
    async readBegun(id, { version, copie, garde_le }) {
      const { draft } = await prompts.begun.query({ id, version, copie, garde_le })
      return draft
    },
    create: (draft) => create.mutateAsync(promptDrafting.itemOf(draft)),
    createDraft: (draft) => createDraft.mutateAsync({ draft }),
    update: (at, draft, extras) =>
      update.mutateAsync({ ...at, item: promptDrafting.itemOf(draft), ...extras }),
    saveDraft: (at, draft) => saveDraft.mutateAsync({ ...at, draft }),
    saveCopy: (at, draft) => saveCopy.mutateAsync({ ...at, draft }),
    dropCopy: (at) => dropCopy.mutateAsync(at),
    listRevisions: (id) => prompts.revisions.query({ id }),
    readRevision: async (id, revision) => (await prompts.revision.query({ id, revision })).draft,
    restoreRevision: (at, revision) => restoreRevision.mutateAsync({ ...at, revision }),
    readPage: async (id, draft) => ({
      of: 'prompt',
      page: await prompts.preview.mutate({ id, draft }, { context: { isBackground: true } }),
    }),
    keepTyped: (typing, outlives) =>
      prompts.keepTyped.mutate(typing, { context: { outlives, isBackground: true } }),
    dropTyped: (origin) =>
      prompts.dropTyped.mutate(origin, { context: { outlives: true, isBackground: true } }),
  }
}
