import { gptDrafting } from '#shared/items/item-drafting.ts'
import { ItemEditorPage } from '#web/admin/editor/item-editor-page.tsx'

import { GptForm } from './gpt-form.tsx'
import { useGptSource } from './gpt-source.ts'

const kind = { ...gptDrafting, newTitle: 'Nouveau GPT', Form: GptForm }

/** `/secure-admin-panel/gpts/nouveau` and `/gpts/{id}`. */
export function GptEditorPage() {
  return <ItemEditorPage kind={kind} source={useGptSource()} />
}
