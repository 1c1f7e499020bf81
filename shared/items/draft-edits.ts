import { cleanTexts } from '#shared/text/control-characters.ts'

import { mergeTexts } from './merge-texts.ts'

/** A change of one field: the value that the editor saw, and what they made of it. */
export type FieldEdit = { from: unknown; to: unknown }
export type DraftEdits = Readonly<Record<string, FieldEdit>>

/** Two edits of a field that exclude each other. */
export type FieldConflict = { from: unknown; mine: unknown; theirs: unknown }
export type FieldConflicts = Readonly<Record<string, FieldConflict>>

/** Compares drafts, or fields of drafts, by value. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Edits that turn one draft into another. The status is never edited: publishing sets it. */
export function editsBetween(from: object, to: object): DraftEdits {
  const before = new Map(Object.entries(from))
  return Object.fromEntries(
    Object.entries(to).flatMap(([name, value]) =>
      name === 'statut' || isSame(before.get(name), value)
        ? []
        : [[name, { from: before.get(name), to: value }]],
    ),
  )
}

/** Applies edits that began from a draft or from an earlier one. A field in conflict keeps its value. */
export function applyEdits<Draft extends object>(
  draft: Draft,
  edits: DraftEdits,
): { draft: Draft; conflicts: FieldConflicts } {
  const values = new Map<string, unknown>(Object.entries(draft))
  const conflicts: Record<string, FieldConflict> = {}
  for (const [name, { from, to }] of Object.entries(edits)) {
    if (!values.has(name)) continue
    const theirs = values.get(name)
    // Publishing cleans texts: a difference in stray characters alone is no edit.
    const merged =
      mergeValues(from, to, theirs) ??
      mergeValues(cleanTexts(from), cleanTexts(to), cleanTexts(theirs))
    if (merged) values.set(name, merged.value)
    else conflicts[name] = { from, mine: to, theirs }
  }
  // `Object.fromEntries` loses the type. Names are those of the draft, values come from its fields.
  return { draft: Object.fromEntries(values) as Draft, conflicts }
}

/** One side of each conflict, by field. */
export const sideOf = (
  conflicts: FieldConflicts,
  side: keyof FieldConflict,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(conflicts).map(([name, conflict]) => [name, conflict[side]]))

type Merged = { value: unknown } | null

/** Merges two changes of a value. Null if they exclude each other. */
function mergeValues(base: unknown, mine: unknown, theirs: unknown): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine }
  if (isSame(base, mine)) return { value: theirs }
  if (typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string') {
    const text = mergeTexts(base, mine, theirs)
    return text === null ? null : { value: text }
  }
  if (isWords(base) && isWords(mine) && isWords(theirs)) return mergeWords(base, mine, theirs)
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeLists(base, mine, theirs)
  }
  if (isFields(base) && isFields(mine) && isFields(theirs)) return mergeParts(base, mine, theirs)
  return null
}

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string')

/** Merges additions and removals of words. Null if either side reordered them. */
function mergeWords(base: string[], mine: string[], theirs: string[]): Merged {
  if (!keepsOrder(base, mine) || !keepsOrder(base, theirs)) return null
  const kept = theirs.filter((word) => mine.includes(word) || !base.includes(word))
  const added = mine.filter((word) => !base.includes(word) && !theirs.includes(word))
  return { value: [...kept, ...added] }
}

const keepsOrder = (before: string[], after: string[]): boolean =>
  isSame(
    before.filter((word) => after.includes(word)),
    after.filter((word) => before.includes(word)),
  )

/** Merges lists entry by entry. Null if either side added or removed entries. */
function mergeLists(base: unknown[], mine: unknown[], theirs: unknown[]): Merged {
  if (base.length !== mine.length || base.length !== theirs.length) return null
  const merged = base.map((entry, index) => mergeValues(entry, mine[index], theirs[index]))
  return allOrNull(merged, (values) => values)
}

/** Merges objects part by part: an example, or an entry of a list. */
function mergeParts(
  base: Record<string, unknown>,
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
): Merged {
  const names = Object.keys({ ...theirs, ...mine })
  const merged = names.map((name) => mergeValues(base[name], mine[name], theirs[name]))
  return allOrNull(merged, (values) =>
    Object.fromEntries(names.map((name, index) => [name, values[index]])),
  )
}

function allOrNull(merged: Merged[], build: (values: unknown[]) => unknown): Merged {
  const values = merged.flatMap((one) => (one ? [one.value] : []))
  return values.length === merged.length ? { value: build(values) } : null
}
