import {
  applyEdits,
  type DraftEdits,
  type FieldConflict,
  type FieldConflicts,
  isSame,
} from '#shared/items/draft-edits.ts'

/** `isStored`: the server already holds `mine` in its draft. `isRepeated`: it follows a choice that came too late. */
export type OpenConflict = FieldConflict & { isStored: boolean; isRepeated?: boolean }
export type OpenConflicts = Readonly<Record<string, OpenConflict>>

export const openConflicts = (conflicts: FieldConflicts, isStored: boolean): OpenConflicts =>
  Object.fromEntries(
    Object.entries(conflicts).map(([name, conflict]) => [name, { ...conflict, isStored }]),
  )

type Rebase<Draft> = {
  /** Edits that the new base does not contain. */
  steps: readonly DraftEdits[]
  conflicts: OpenConflicts
  /** Draft whose values stay in fields with a conflict. */
  form: Draft
}

/** Applies edits to the new draft of the server. A field with a conflict keeps the value of the form. */
export function rebase<Draft extends object>(
  newBase: Draft,
  { steps, conflicts, form }: Rebase<Draft>,
): { base: Draft; draft: Draft; conflicts: OpenConflicts } {
  const replayed = replay(newBase, steps, conflicts)
  const open = Object.entries(replayed.conflicts)
    .map(([name, conflict]): [string, OpenConflict] => [
      name,
      // A conflict that the server does not store is with its latest value.
      conflict.isStored ? conflict : { ...conflict, theirs: fieldOf(newBase, name) },
    ])
    .filter(([name, { theirs }]) => !isSame(fieldOf(form, name), theirs))
  const names = open.map(([name]) => name)
  const stillOpen = Object.fromEntries(open)
  return {
    base: withFields(newBase, theirsOf(stillOpen)),
    draft: withFields(replayed.draft, fieldsOf(form, names)),
    conflicts: stillOpen,
  }
}

/** Applies edits one step after the other. In a field with a conflict, a later step only changes `mine`. */
export function replay<Draft extends object>(
  start: Draft,
  steps: readonly DraftEdits[],
  known: OpenConflicts,
): { draft: Draft; conflicts: OpenConflicts } {
  let draft = start
  const conflicts = { ...known }
  for (const edits of steps) {
    const result = applyEdits(draft, withoutFields(edits, conflicts))
    draft = result.draft
    for (const [name, conflict] of Object.entries(conflicts)) {
      const later = edits[name]
      if (later && !conflict.isStored) conflicts[name] = { ...conflict, mine: later.to }
    }
    Object.assign(conflicts, openConflicts(result.conflicts, false))
  }
  return { draft, conflicts }
}

export const theirsOf = (conflicts: FieldConflicts): Record<string, unknown> =>
  Object.fromEntries(Object.entries(conflicts).map(([name, { theirs }]) => [name, theirs]))

/** Returns the draft after edits that were made on it. */
export const withEdits = <Draft extends object>(draft: Draft, edits: DraftEdits): Draft =>
  withFields(draft, Object.fromEntries(Object.entries(edits).map(([name, { to }]) => [name, to])))

export const withFields = <Draft extends object>(
  draft: Draft,
  fields: Readonly<Record<string, unknown>>,
): Draft => ({ ...draft, ...fields })

export const fieldsOf = (draft: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, fieldOf(draft, name)]))

export const fieldOf = (draft: object, name: string): unknown =>
  Object.getOwnPropertyDescriptor(draft, name)?.value

export function withoutFields<Value>(
  fields: Readonly<Record<string, Value>>,
  excluded: readonly string[] | Readonly<Record<string, unknown>>,
): Record<string, Value> {
  const names = Array.isArray(excluded) ? excluded : Object.keys(excluded)
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}
