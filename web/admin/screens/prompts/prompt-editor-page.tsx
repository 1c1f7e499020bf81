import { emptyPromptDraft, promptDraft } from '#shared/items/prompt-fields.ts'
import { api } from '#web/admin/api/api.ts'
import { newItemId } from '#web/admin/controls/content-words.ts'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { newItem, openedItem } from '#web/admin/editor/opened-item.ts'
import { useItemId } from '#web/admin/items/item-id.ts'
import { ItemPage } from '#web/admin/items/item-page.tsx'
import { TypedOnGone } from '#web/admin/typed/typed-on-gone.tsx'

import { PromptEditor } from './prompt-editor.tsx'
import { usePromptSource } from './prompt-source.ts'

/** `/secure-admin-panel/prompts/nouveau` and `/prompts/{id}`. */
export function PromptEditorPage() {
  const id = useItemId()
  return id === newItemId ? <NewPrompt key={id} /> : <StoredPrompt key={id} id={id} />
}

function NewPrompt() {
  // Without an answer one writes all the same.
  const typed = api.admin.prompts.typed.useQuery({ id: null }, { staleTime: Infinity, gcTime: 0 })
  if (typed.isPending) return <Spinner />
  return <PromptEditor id={null} opened={newItem(emptyPromptDraft, typed.data ?? [])} cote={null} />
}

function StoredPrompt({ id }: { id: string }) {
  // Read once for each visit: a later answer would not be what the editor began with.
  const prompt = api.admin.prompts.get.useQuery({ id }, { staleTime: Infinity, gcTime: 0 })
  return (
    <ItemPage kind="prompt" item={prompt} gone={<TypedPrompt id={id} />}>
      {(read) => (
        <PromptEditor id={id} opened={openedItem(read, promptDraft(read.item))} cote={read.cote} />
      )}
    </ItemPage>
  )
}

/** What was typed on a prompt that one cannot open any more. */
function TypedPrompt({ id }: { id: string }) {
  const typed = api.admin.prompts.typed.useQuery({ id }, { staleTime: Infinity, gcTime: 0 })
  const calls = usePromptSource()
  if (typed.isPending) return null
  return <TypedOnGone id={id} onServer={typed.data ?? []} calls={calls} />
}
