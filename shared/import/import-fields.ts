import { z } from 'zod'

import type { ItemKind } from '#shared/items/cote.ts'
import type { Field, Fields } from '#shared/items/fields.ts'
import type { gptFields } from '#shared/items/gpt-fields.ts'
import { draftings } from '#shared/items/item-drafting.ts'
import type { promptFields } from '#shared/items/prompt-fields.ts'

type NamesIn<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { import: false }
    ? never
    : F[Name] extends { import: { name: infer Other extends string } }
      ? Other
      : Name
}[keyof F & string]

/** Target of an imported column. A field that both kinds have has one name. */
export type ImportField =
  | 'id'
  | 'page'
  | 'kind'
  | NamesIn<typeof promptFields>
  | NamesIn<typeof gptFields>

type ImportColumn = {
  label: string
  otherNames: readonly string[]
  cell: Field['cell']
  /** Field of the item, for each kind that has it. */
  fieldOf: Partial<Record<ItemKind, string>>
}

/** Column that identifies the item of a row. */
const identifierColumn = (label: string): ImportColumn => ({
  label,
  otherNames: [],
  cell: 'text',
  fieldOf: {},
})

/** Adds the columns of a kind. A column that exists keeps its label. */
function addColumnsOf(
  kind: ItemKind,
  columns: Readonly<Record<string, ImportColumn>>,
): Record<string, ImportColumn> {
  const all = { ...columns }
  for (const [field, facts] of Object.entries<Field>(draftings[kind].fields)) {
    if (facts.import === false) continue
    const { name = field, label = facts.label, otherNames = [] } = facts.import ?? {}
    const existing = columns[name] ?? { label, otherNames: [], cell: facts.cell, fieldOf: {} }
    all[name] = {
      ...existing,
      otherNames: [...new Set([...existing.otherNames, ...otherNames])],
      fieldOf: { ...existing.fieldOf, [kind]: field },
    }
  }
  return all
}

const columns = addColumnsOf(
  'gpt',
  addColumnsOf('prompt', {
    id: identifierColumn('Identifiant'),
    page: identifierColumn('Adresse de la fiche sur ce site'),
    kind: identifierColumn('Type de fiche (prompt ou GPT)'),
  }),
)

// TypeScript does not relate the names to those of the tables.
export const importFields = Object.keys(columns) as ImportField[]
export const importColumns = columns as Record<ImportField, ImportColumn>
export const importFieldSchema = z.enum(importFields)

const isIdentifier = (field: ImportField) => Object.keys(importColumns[field].fieldOf).length === 0

/** The columns of rows of a kind: identifiers, then fields in the order of its form. */
export function importFieldsOf(kind: ItemKind): ImportField[] {
  const order = Object.keys(draftings[kind].fields)
  const place = (field: ImportField) => order.indexOf(importColumns[field].fieldOf[kind] ?? '')
  return importFields
    .filter((field) => isIdentifier(field) || kind in importColumns[field].fieldOf)
    .toSorted((a, b) => place(a) - place(b))
}
