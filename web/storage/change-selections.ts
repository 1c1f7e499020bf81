import type { SelectionChange } from '#shared/items/selection-changes.ts'
import { defaultTitle, type Selection } from '#shared/items/selections.ts'
import { showToast } from '#web/ui/toast.tsx'

import { selections } from './selections.ts'
import { tellNothingStored } from './tell-nothing-stored.ts'

/** What each message about selections takes the place of. */
export const selectionTopic = 'selection'

/**
 * Stores a change of the selections as they are by now, in whatever tab, with the time; says so when it
 * cannot be, and why. True when it is stored.
 */
export function changeSelections(change: SelectionChange, whyNot: string): boolean {
  const before = selections.get()
  const next = change(before)
  if (next === null) {
    showToast({
      type: 'error',
      title: 'Sélection inchangée',
      description: whyNot,
      topic: selectionTopic,
    })
    return false
  }
  const lists = next.lists.map((list) =>
    before.lists.includes(list) ? list : { ...list, at: Date.now() },
  )
  const isStored = selections.set({ ...next, lists })
  if (!isStored) tellNothingStored()
  return isStored
}

/** An empty selection that is none of those stored. */
export const newSelection = (title = defaultTitle): Selection => ({
  id: crypto.randomUUID(),
  title,
  items: [],
})
