import { api } from '../api.ts'
import { newItemId } from '../content/content-words.ts'
import { newItemVersion } from '../content/draft-store.ts'
import { EditorPage } from '../content/editor-page.tsx'
import { useItemId } from '../content/item-id.ts'
import { emptyGptDraft, gptDraft } from '../gpts/gpt-draft.ts'
import { GptEditor } from '../gpts/gpt-editor.tsx'

const newGpt = { version: newItemVersion, value: emptyGptDraft }

/** `/secure-admin-panel/gpts/nouveau` and `/gpts/{id}`. */
export function GptEditorPage() {
  const id = useItemId()
  return id === newItemId ? (
    <GptEditor key={id} id={null} opened={newGpt} cote={null} />
  ) : (
    <StoredGpt key={id} id={id} />
  )
}

function StoredGpt({ id }: { id: string }) {
  // Read once for each visit: a later answer would not be what the editor began with.
  const gpt = api.admin.gpts.get.useQuery({ id }, { staleTime: Infinity, gcTime: 0 })
  return (
    <EditorPage kind="gpt" item={gpt}>
      {({ version, item, cote }) => (
        <GptEditor id={id} opened={{ version, value: gptDraft(item) }} cote={cote} />
      )}
    </EditorPage>
  )
}
