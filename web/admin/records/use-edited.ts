import { useState } from 'react'

import { drawAndFocusRow } from '#web/admin/table/row-focus.ts'

/**
 * Which record of a list the form has, if any. When the form closes, the list is drawn before the focus
 * goes back to the row that was edited.
 */
export function useEdited<Edited extends object | string>(initial: Edited | null = null) {
  const [edited, setEdited] = useState<Edited | null>(initial)
  return {
    edited,
    edit: setEdited,
    close: (rowId?: string) => drawAndFocusRow(() => setEdited(null), rowId),
  }
}
