import { z } from 'zod'

import type { ItemKind } from '#shared/items/cote.ts'
import type { Field, Fields } from '#shared/items/fields.ts'
import { gptFields } from '#shared/items/gpt-fields.ts'
import { promptFields } from '#shared/items/prompt-fields.ts'

type NamesIn<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { import: false }
    ? never
    : F[Name] extends { import: { name: infer Other extends string } }
      ? Other
      : Name
}[keyof F & string]

/** What a column of a file can become. A column for the same field of both kinds has one name. */
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
  /** The field of the item, for each kind that has it. */
  fieldOf: Partial<Record<ItemKind, string>>
}

/** A column that says which item a row is about. */
const aboutItem = (label: string): ImportColumn => ({
  label,
  otherNames: [],
  cell: 'text',
  fieldOf: {},
})

const columns = new Map<string, ImportColumn>([
  ['id', aboutItem('Identifiant')],
  ['page', aboutItem('Adresse de la fiche sur ce site')],
  ['kind', aboutItem('Type de fiche (prompt ou GPT)')],
])

function addColumns(kind: ItemKind, fields: Fields): void {
  for (const [field, facts] of Object.entries(fields)) {
    if (facts.import === false) continue
    const { name = field, label = facts.label, otherNames = [] } = facts.import ?? {}
    const column = columns.get(name) ?? { label, otherNames, cell: facts.cell, fieldOf: {} }
    column.fieldOf[kind] = field
    columns.set(name, column)
  }
}

addColumns('prompt', promptFields)
addColumns('gpt', gptFields)

// The table's keys are strings for the compiler.
export const importFields = [...columns.keys()] as ImportField[]
export const importColumns = Object.fromEntries(columns) as Record<ImportField, ImportColumn>
export const importFieldSchema = z.enum(importFields)

const isAboutItem = (field: ImportField) => Object.keys(importColumns[field].fieldOf).length === 0

/** The columns of rows of a kind, in the order in which they are offered. */
export const importFieldsOf = (kind: ItemKind): ImportField[] =>
  importFields.filter((field) => isAboutItem(field) || kind in importColumns[field].fieldOf)
