import { emptyPromptDraft, promptDraft } from '#shared/drafts/prompt-draft.ts'
import { api } from '#web/admin/api/api.ts'
import { newItemId } from '#web/admin/controls/content-words.ts'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { newItem, openedItem } from '#web/admin/editor/opened-item.ts'
import { useItemId } from '#web/admin/items/item-id.ts'
import { ItemPage } from '#web/admin/items/item-page.tsx'

import { PromptEditor } from './prompt-editor.tsx'

/** `/secure-admin-panel/prompts/nouveau` and `/prompts/{id}`. */
export function PromptEditorPage() {
  const id = useItemId()
  return id === newItemId ? <NewPrompt key={id} /> : <StoredPrompt key={id} id={id} />
}

function NewPrompt() {
  // Without an answer one writes all the same.
  const typed = api.admin.prompts.typedNew.useQuery(undefined, { staleTime: Infinity, gcTime: 0 })
  if (typed.isPending) return <Spinner />
  return <PromptEditor id={null} opened={newItem(emptyPromptDraft, typed.data ?? [])} cote={null} />
}

function StoredPrompt({ id }: { id: string }) {
  // Read once for each visit: a later answer would not be what the editor began with.
  const prompt = api.admin.prompts.get.useQuery({ id }, { staleTime: Infinity, gcTime: 0 })
  return (
    <ItemPage kind="prompt" item={prompt}>
      {(read) => (
        <PromptEditor id={id} opened={openedItem(read, promptDraft(read.item))} cote={read.cote} />
      )}
    </ItemPage>
  )
}
