import { useItemId } from '#web/admin/items/item-page.tsx'
import { RevisionsScreen } from '#web/admin/revisions/revisions-screen.tsx'

import { usePromptSource } from './prompt-source.ts'

/** `/secure-admin-panel/prompts/{id}/revisions`. */
export function PromptRevisionsPage() {
  const id = useItemId()
  return <RevisionsScreen key={id} id={id} source={usePromptSource()} />
}
