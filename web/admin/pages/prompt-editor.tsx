import { api } from '../api.ts'
import { newItemId } from '../content/content-words.ts'
import { newItemVersion } from '../content/draft-store.ts'
import { EditorPage } from '../content/editor-page.tsx'
import { useItemId } from '../content/item-id.ts'
import { emptyPromptDraft, promptDraft } from '../prompts/prompt-draft.ts'
import { PromptEditor } from '../prompts/prompt-editor.tsx'

const newPrompt = { version: newItemVersion, value: emptyPromptDraft }

/** `/secure-admin-panel/prompts/nouveau` and `/prompts/{id}`. */
export function PromptEditorPage() {
  const id = useItemId()
  return id === newItemId ? (
    <PromptEditor key={id} id={null} opened={newPrompt} cote={null} />
  ) : (
    <StoredPrompt key={id} id={id} />
  )
}

function StoredPrompt({ id }: { id: string }) {
  // Read once for each visit: a later answer would not be what the editor began with.
  const prompt = api.admin.prompts.get.useQuery({ id }, { staleTime: Infinity, gcTime: 0 })
  return (
    <EditorPage kind="prompt" item={prompt}>
      {({ version, item, cote }) => (
        <PromptEditor id={id} opened={{ version, value: promptDraft(item) }} cote={cote} />
      )}
    </EditorPage>
  )
}
