import { type FieldChange, itemsPerChange } from '#shared/admin/field-change.ts'

/** An item as it was when the change was decided. */
export type LookedAt = { id: string; version: number }

/** What became of a change: the row of the journal, how many items it changed, which were edited meanwhile. */
export type Changed = { entree: string; changees: number; passees: string[] }

type Change = { entree: string; items: LookedAt[]; changement: FieldChange; note?: string }
type ChangeCalls = { change: { mutate: (change: Change) => Promise<Changed> } }

type ChangeOptions = {
  /** Why, for the revisions and the journal. */
  note?: string | undefined
  onProgress?: (done: number) => void
}

/** Makes a change to items, a batch of them after the other. */
export async function changeItems(
  calls: ChangeCalls,
  items: readonly LookedAt[],
  changement: FieldChange,
  { note, onProgress }: ChangeOptions = {},
): Promise<Changed> {
  const sum: Changed = { entree: crypto.randomUUID(), changees: 0, passees: [] }
  for (let first = 0; first < items.length; first += itemsPerChange) {
    const batch = items
      .slice(first, first + itemsPerChange)
      .map(({ id, version }) => ({ id, version }))
    // oxlint-disable-next-line no-await-in-loop -- one write after the other, so that it can be followed
    const done = await calls.change.mutate({
      entree: sum.entree,
      items: batch,
      changement,
      ...(note === undefined ? {} : { note }),
    })
    sum.changees += done.changees
    sum.passees.push(...done.passees)
    onProgress?.(first + batch.length)
  }
  return sum
}
