import { diffWordsWithSpace, type Change } from 'diff'

import { isSame } from '#shared/items/merged-draft.ts'
import { numericDate } from '#shared/text/french-date.ts'
import { instant } from '#web/admin/controls/instant.ts'
import type { FieldNames } from '#web/admin/form/field-messages.ts'

/** Who changed a field since the editor opened the item: both means a choice must be made. */
export type ChangedBy = 'mine' | 'theirs' | 'both'

export type FieldChoice = 'mine' | 'theirs'

/** One field that two versions of an item hold differently. */
export type FieldDifference<Name extends string> = {
  name: Name
  changedBy: ChangedBy
  /** From the stored version to the editor's own, word by word. */
  changes: DiffPart[]
  /** What is proposed: whoever alone changed the field keeps it. */
  proposed: FieldChoice
}

export type DiffPart = { type: 'same' | 'added' | 'removed'; text: string }

/** Longest text compared word by word; longer ones are shown whole, one after the other. */
const maxComparedLength = 20_000

/** Texts with more word edits than this are shown whole: the comparison is quadratic in their number. */
const maxEditLength = 2000

/**
 * The fields of two versions that differ. `base` is the version both began with: it tells who changed
 * what, and without it every difference is a choice to make.
 */
export function fieldDifferences<Draft extends Record<string, unknown>>(
  base: Draft | null,
  mine: Draft,
  theirs: Draft,
  namesOfDraft: FieldNames = {},
): FieldDifference<keyof Draft & string>[] {
  // Keys of an object literal of the form's own type.
  const names = Object.keys(mine) as (keyof Draft & string)[]
  return names.flatMap((name) => {
    if (isSame(mine[name], theirs[name])) return []
    const changedBy = whoChanged(base ? { value: base[name] } : null, mine[name], theirs[name])
    return [
      {
        name,
        changedBy,
        changes: textDiff(
          fieldText(theirs[name], name, namesOfDraft),
          fieldText(mine[name], name, namesOfDraft),
        ),
        proposed: changedBy === 'theirs' ? 'theirs' : 'mine',
      },
    ]
  })
}

/** The editor's version with the fields taken over that were chosen from the stored one. */
export function mergedDraft<Draft extends Record<string, unknown>>(
  mine: Draft,
  theirs: Draft,
  choices: Readonly<Record<string, FieldChoice>>,
): Draft {
  const taken = Object.entries(theirs).filter(([name]) => choices[name] === 'theirs')
  return { ...mine, ...Object.fromEntries(taken) }
}

function whoChanged(base: { value: unknown } | null, mine: unknown, theirs: unknown): ChangedBy {
  if (base === null) return 'both'
  if (isSame(base.value, theirs)) return 'mine'
  return isSame(base.value, mine) ? 'theirs' : 'both'
}

function textDiff(before: string, after: string): DiffPart[] {
  if (before.length + after.length > maxComparedLength) {
    return whole(before, after)
  }
  const changes = diffWordsWithSpace(before, after, { maxEditLength })
  if (!changes) return whole(before, after)
  const parts = changes.map((change) => ({ type: partType(change), text: change.value }))
  return isRewritten(parts) ? whole(before, after) : parts
}

const whole = (before: string, after: string): DiffPart[] => [
  { type: 'removed', text: before },
  { type: 'added', text: after },
]

/** So many changes of a word or two are read more easily as two texts, where little else stayed. */
const fewChanges = 4
const rewrittenShare = 0.5

function isRewritten(parts: readonly DiffPart[]): boolean {
  if (parts.filter(({ type }) => type !== 'same').length <= fewChanges) return false
  const same = lettersOf(parts, 'same')
  const added = lettersOf(parts, 'added')
  const removed = lettersOf(parts, 'removed')
  return same < rewrittenShare * (same + Math.max(added, removed))
}

const lettersOf = (parts: readonly DiffPart[], wanted: DiffPart['type']): number =>
  parts
    .filter(({ type }) => type === wanted)
    .reduce((sum, { text }) => sum + text.replaceAll(/\s/g, '').length, 0)

function partType({ added, removed }: Change): DiffPart['type'] {
  if (added) return 'added'
  return removed ? 'removed' : 'same'
}

/** A day or an instant in French and of Paris; null for any other text. */
function dateText(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.test(text) || Number.isNaN(Date.parse(text))) return null
  return text.includes('T') ? instant(text) : numericDate(text)
}

/** A field as a person reads it: a block is its filled lines, blocks are apart. */
function fieldText(value: unknown, path: string, names: FieldNames): string {
  if (typeof value === 'string') return names[path]?.values?.[value] ?? dateText(value) ?? value
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (Array.isArray(value)) {
    const texts = value.map((item) => fieldText(item, `${path}.*`, names))
    return texts.join(value.every((item) => typeof item === 'string') ? ', ' : '\n\n')
  }
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([name, part]) => partText(part, `${path}.${name}`, names))
    .filter(Boolean)
    .join('\n')
}

function partText(part: unknown, path: string, names: FieldNames): string {
  const text = fieldText(part, path, names)
  const { label, isHeaded } = names[path] ?? {}
  return isHeaded && text !== '' ? `${label}\u00a0:\n${text}` : text
}
