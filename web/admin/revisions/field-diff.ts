import { isSame } from '#shared/items/merged-draft.ts'
import { numericDate } from '#shared/text/french-date.ts'
import { instant } from '#web/admin/controls/instant.ts'
import type { FieldNames } from '#web/admin/form/field-messages.ts'
import { type DiffPart, textDiff } from '#web/ui/diff/text-diff.ts'

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
