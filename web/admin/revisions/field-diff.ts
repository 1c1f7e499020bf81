import { isSame } from '#shared/items/draft-edits.ts'
import { numericDate } from '#shared/text/french-date.ts'
import { instant } from '#web/admin/controls/instant.ts'
import type { FieldNames } from '#web/admin/form/field-messages.ts'
import { type DiffPart, textDiff } from '#web/ui/diff/text-diff.ts'

/** A field that differs between two versions of an item, with its word diff. */
export type FieldDifference<Name extends string> = { name: Name; changes: DiffPart[] }

/** Lists the fields that differ, in the order of `after`. */
export function fieldDifferences<Draft extends Record<string, unknown>>(
  after: Draft,
  before: Draft,
  namesOfDraft: FieldNames = {},
): FieldDifference<keyof Draft & string>[] {
  // Keys of an object literal of the form's own type.
  const names = Object.keys(after) as (keyof Draft & string)[]
  return names.flatMap((name) =>
    isSame(after[name], before[name])
      ? []
      : [
          {
            name,
            changes: textDiff(
              fieldText(before[name], name, namesOfDraft),
              fieldText(after[name], name, namesOfDraft),
            ),
          },
        ],
  )
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
