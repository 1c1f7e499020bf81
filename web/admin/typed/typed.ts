/** What one opened editor holds that is not saved, and the versions of the item and its copy it was typed on. */
export type Typed<Draft> = {
  /** The opened editor: each has one of its own, so none writes over another's. */
  origine: string
  version: number
  copie: number
  draft: Draft
  garde_le: string
}

/** What was typed in an earlier visit, in this browser or not, and is offered again. */
export type FoundTyped<Draft> = Typed<Draft> & { isHere: boolean }

/**
 * What is to be offered, the latest first: what the server has and what this browser has, of which one
 * editor's later one counts.
 */
export function foundTyped<Draft>(
  onServer: readonly Typed<Draft>[],
  here: readonly Typed<Draft>[],
): FoundTyped<Draft>[] {
  const all = [
    ...onServer.map((typed) => ({ ...typed, isHere: false })),
    ...here.map((typed) => ({ ...typed, isHere: true })),
  ].toSorted((a, b) => b.garde_le.localeCompare(a.garde_le))
  return all.filter(
    ({ origine }, place) => all.findIndex((typed) => typed.origine === origine) === place,
  )
}
