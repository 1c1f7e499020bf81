import { emptyGptDraft, gptDraft } from '#shared/items/gpt-fields.ts'
import { api } from '#web/admin/api/api.ts'
import { newItemId } from '#web/admin/controls/content-words.ts'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { newItem, openedItem } from '#web/admin/editor/opened-item.ts'
import { useItemId } from '#web/admin/items/item-id.ts'
import { ItemPage } from '#web/admin/items/item-page.tsx'
import { TypedOnGone } from '#web/admin/typed/typed-on-gone.tsx'

import { GptEditor } from './gpt-editor.tsx'
import { useGptSource } from './gpt-source.ts'

/** `/secure-admin-panel/gpts/nouveau` and `/gpts/{id}`. */
export function GptEditorPage() {
  const id = useItemId()
  return id === newItemId ? <NewGpt key={id} /> : <StoredGpt key={id} id={id} />
}

function NewGpt() {
  // Without an answer one writes all the same.
  const typed = api.admin.gpts.typed.useQuery({ id: null }, { staleTime: Infinity, gcTime: 0 })
  if (typed.isPending) return <Spinner />
  return <GptEditor id={null} opened={newItem(emptyGptDraft, typed.data ?? [])} cote={null} />
}

function StoredGpt({ id }: { id: string }) {
  // Read once for each visit: a later answer would not be what the editor began with.
  const gpt = api.admin.gpts.get.useQuery({ id }, { staleTime: Infinity, gcTime: 0 })
  return (
    <ItemPage kind="gpt" item={gpt} gone={<TypedGpt id={id} />}>
      {(read) => (
        <GptEditor id={id} opened={openedItem(read, gptDraft(read.item))} cote={read.cote} />
      )}
    </ItemPage>
  )
}

/** What was typed on a GPT that one cannot open any more. */
function TypedGpt({ id }: { id: string }) {
  const typed = api.admin.gpts.typed.useQuery({ id }, { staleTime: Infinity, gcTime: 0 })
  const calls = useGptSource()
  if (typed.isPending) return null
  return <TypedOnGone id={id} onServer={typed.data ?? []} calls={calls} />
}
