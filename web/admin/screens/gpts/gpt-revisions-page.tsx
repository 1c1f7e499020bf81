import { gptDraft, gptNames, type GptDraft } from '#shared/items/gpt-fields.ts'
import { api } from '#web/admin/api/api.ts'
import { openedItem } from '#web/admin/editor/opened-item.ts'
import { useItemId } from '#web/admin/items/item-id.ts'
import type { RevisionSource } from '#web/admin/revisions/revision-source.ts'
import { RevisionsScreen } from '#web/admin/revisions/revisions-screen.tsx'

/** `/secure-admin-panel/gpts/{id}/revisions`. */
export function GptRevisionsPage() {
  const id = useItemId()
  return <RevisionsScreen key={id} id={id} source={useRevisionSource()} />
}

function useRevisionSource(): RevisionSource<GptDraft> {
  const { gpts } = api.useUtils().client.admin
  const restore = api.admin.gpts.restoreRevision.useMutation()
  return {
    kind: 'gpt',
    names: gptNames,
    async read(id) {
      const read = await gpts.get.query({ id })
      return { ...openedItem(read, gptDraft(read.item)), title: read.item.nom }
    },
    list: (id) => gpts.revisions.query({ id }),
    readRevision: async (id, revision) => (await gpts.revision.query({ id, revision })).draft,
    restore: (at, revision) => restore.mutateAsync({ ...at, revision }),
  }
}
