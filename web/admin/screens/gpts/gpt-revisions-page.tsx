import { useItemId } from '#web/admin/items/item-page.tsx'
import { RevisionsScreen } from '#web/admin/revisions/revisions-screen.tsx'

import { useGptSource } from './gpt-source.ts'

/** `/secure-admin-panel/gpts/{id}/revisions`. */
export function GptRevisionsPage() {
  const id = useItemId()
  return <RevisionsScreen key={id} id={id} source={useGptSource()} />
}
