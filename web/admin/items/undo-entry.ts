type Undoing = { entree: string; annulation: string }
type UndoCalls = { undo: { mutate: (undoing: Undoing) => Promise<{ restantes: number }> } }

/** Undoes a row of the journal, a batch of its items after the other. Gives the row that says so. */
export async function undoEntry(calls: UndoCalls, entree: string): Promise<string> {
  const annulation = crypto.randomUUID()
  let left = 1
  while (left > 0) {
    // oxlint-disable-next-line no-await-in-loop -- each call undoes a part of what is left
    const { restantes } = await calls.undo.mutate({ entree, annulation })
    left = restantes
  }
  return annulation
}
