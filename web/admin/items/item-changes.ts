import { type FieldChange, itemsPerChange } from '#shared/admin/field-change.ts'
import { countOf } from '#shared/text/plural.ts'
import type { Question } from '#web/admin/api/questions.ts'

/** An item as it was when the change was decided. */
export type LookedAt = { id: string; version: number }

/** What became of a change: the row of the journal, how many items it changed, which were edited meanwhile. */
type Changed = { entree: string; changees: number; passees: string[] }

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

type Undoing = { entree: string; annulation: string }
type Part = { restantes: number; passees?: string[] }
type UndoCalls = { undo: { mutate: (undoing: Undoing) => Promise<Part> } }

/** The row of the journal that undoes another, and the titles of what was edited since, which is left as it is. */
type Undone = { annulation: string; passees: string[] }

/** Undoes a row of the journal, a batch of its items after the other. */
export async function undoEntry(calls: UndoCalls, entree: string): Promise<Undone> {
  const annulation = crypto.randomUUID()
  let part: Part
  do {
    // oxlint-disable-next-line no-await-in-loop -- each call undoes a part of what is left
    part = await calls.undo.mutate({ entree, annulation })
  } while (part.restantes > 0)
  return { annulation, passees: part.passees ?? [] }
}

/** More items than these are not changed without a question. */
export const quietlyChanged = 10

/** What is asked before a change of many items is undone; null where they are few. */
export const undoQuestion = (items: number): Question | null =>
  items <= quietlyChanged
    ? null
    : {
        title: 'Annuler ce changement',
        text: `${countOf(items, 'fiche reprendra', 'fiches reprendront').replace(' ', '\u00a0')} ce qu’elles étaient avant, aussitôt pour les visiteurs de celles qui sont publiques.`,
        confirmLabel: 'Annuler le changement',
        cancelLabel: 'Ne rien changer',
      }
