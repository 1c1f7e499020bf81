import { promptDrafting } from '#shared/items/item-drafting.ts'
import { ItemEditorPage } from '#web/admin/editor/item-editor-page.tsx'

import { PromptForm } from './prompt-form.tsx'
import { usePromptSource } from './prompt-source.ts'

const kind = { ...promptDrafting, newTitle: 'Nouveau prompt', Form: PromptForm }

/** `/secure-admin-panel/prompts/nouveau` and `/prompts/{id}`. */
export function PromptEditorPage() {
  return <ItemEditorPage kind={kind} source={usePromptSource()} />
}
