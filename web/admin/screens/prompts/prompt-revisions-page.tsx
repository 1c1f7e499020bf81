import { promptDraft, promptNames, type PromptDraft } from '#shared/items/prompt-fields.ts'
import { api } from '#web/admin/api/api.ts'
import { openedItem } from '#web/admin/editor/opened-item.ts'
import { useItemId } from '#web/admin/items/item-id.ts'
import type { RevisionSource } from '#web/admin/revisions/revision-source.ts'
import { RevisionsScreen } from '#web/admin/revisions/revisions-screen.tsx'

/** `/secure-admin-panel/prompts/{id}/revisions`. */
export function PromptRevisionsPage() {
  const id = useItemId()
  return <RevisionsScreen key={id} id={id} source={useRevisionSource()} />
}

function useRevisionSource(): RevisionSource<PromptDraft> {
  const { prompts } = api.useUtils().client.admin
  const restore = api.admin.prompts.restoreRevision.useMutation()
  return {
    kind: 'prompt',
    names: promptNames,
    async read(id) {
      const read = await prompts.get.query({ id })
      return { ...openedItem(read, promptDraft(read.item)), title: read.item.titre }
    },
    list: (id) => prompts.revisions.query({ id }),
    readRevision: async (id, revision) => (await prompts.revision.query({ id, revision })).draft,
    restore: (at, revision) => restore.mutateAsync({ ...at, revision }),
  }
}
