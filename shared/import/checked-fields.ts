import type { z } from 'zod'

import type { ItemKind } from '#shared/items/cote.ts'
import type { Fields } from '#shared/items/fields.ts'
import { draftings } from '#shared/items/item-drafting.ts'
import { hasVisibleText } from '#shared/text/control-characters.ts'
import { formatNumber } from '#shared/text/plural.ts'

import { type ImportField, importColumns, importFieldsOf } from './import-fields.ts'
import type { ImportRow } from './import-row.ts'
import type { RowRefusal } from './verdict.ts'

/** What a row says of an item that may be written, under the names of the item's own fields. */
export type CheckedFields = { valeurs: Record<string, unknown>; refus: RowRefusal[] }

/** Name of the item's field. An identifier keeps its own name. */
export const itemField = (kind: ItemKind, champ: ImportField): string =>
  importColumns[champ].fieldOf[kind] ?? champ

/** What of a row may be written. Of a text that an item cannot do without, nothing is said where the cell is empty. */
export function checkedFields(kind: ItemKind, champs: ImportRow['champs']): CheckedFields {
  const known = importFieldsOf(kind)
  const fields: Fields = draftings[kind].fields
  const valeurs: Record<string, unknown> = {}
  const refus: RowRefusal[] = []
  for (const champ of known) {
    const name = itemField(kind, champ)
    const schema = fields[name]?.schema
    const given = champs[champ]
    if (schema === undefined || given === undefined) continue
    const value = emptied(schema, wellFormed(given))
    if (value === undefined) continue
    const parsed = schema.safeParse(value, { reportInput: true })
    if (parsed.success) valeurs[name] = parsed.data
    else refus.push({ champ, raison: reasonOf(champ, parsed.error), valeur: beginningOf(value) })
  }
  return { valeurs, refus }
}

/** An empty cell says nothing, none or no label, whichever the field can be; undefined where it can be none. */
function emptied(schema: z.ZodType, value: unknown): unknown {
  const isEmpty =
    value === null ||
    (typeof value === 'string' && !hasVisibleText(value)) ||
    (Array.isArray(value) && value.length === 0)
  if (!isEmpty) return value
  return [null, []].find((none) => schema.safeParse(none).success)
}

const wellFormed = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)

function reasonOf(champ: ImportField, { issues }: z.ZodError): string {
  const label = importColumns[champ].label
  const [issue] = issues
  if (!issue) return `${label}\u00a0: cette valeur n’est pas acceptée.`
  const at = issue.path.length === 0 ? label : `${label}, ${issue.path.map(placeText).join(', ')}`
  if (issue.code === 'too_big') return tooMuch(at, issue)
  if (issue.code === 'too_small') return `${at}\u00a0: vide.`
  if (issue.code === 'invalid_value') {
    const expected = issue.values.map((value) => `«\u00a0${String(value)}\u00a0»`)
    return `${at}\u00a0: ${expected.join(' ou ')} attendu.`
  }
  const isShape = issue.code === 'invalid_type' || issue.code === 'invalid_union'
  return `${at}\u00a0: ${isShape ? 'ce n’est pas la forme attendue.' : issue.message}`
}

const placeText = (place: PropertyKey) =>
  typeof place === 'number' ? `n°\u00a0${place + 1}` : String(place)

type TooBig = Extract<z.core.$ZodIssue, { code: 'too_big' }>

function tooMuch(at: string, { origin, maximum, input }: TooBig): string {
  const most = formatNumber(Number(maximum))
  if (origin === 'array') return `${at}\u00a0: plus de ${most}.`
  const length = typeof input === 'string' ? formatNumber(input.trim().length) : 'trop de'
  return `${at}\u00a0: ${length}\u00a0caractères, ${most} au plus.`
}

const shownLength = 200

/** The beginning of what a cell holds, for who looks for it. */
export function beginningOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > shownLength ? `${text.slice(0, shownLength).toWellFormed()}…` : text
}
