type Undoing = { entree: string; annulation: string }
type Part = { restantes: number; passees?: string[] }
type UndoCalls = { undo: { mutate: (undoing: Undoing) => Promise<Part> } }

/** The row of the journal that undoes another, and the titles of what was edited since, which is left as it is. */
export type Undone = { annulation: string; passees: string[] }

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
