import { useState } from 'react'

import { drawAndFocusRow } from '#web/admin/table/row-focus.ts'

/**
 * The record of a list that is in the form, if any. When the form closes, the list is rendered before the focus
 * returns to the edited row.
 */
export function useEdited<Edited extends object | string>(initial: Edited | null = null) {
  const [edited, setEdited] = useState<Edited | null>(initial)
  return {
    edited,
    edit: setEdited,
    close: (rowId?: string) => drawAndFocusRow(() => setEdited(null), rowId),
  }
}
