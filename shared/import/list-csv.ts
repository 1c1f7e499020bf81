import type { ItemKind } from '#shared/items/cote.ts'
import { noLevel } from '#shared/items/prompt-fields.ts'
import { readRequetesSeo } from '#shared/items/sections/requetes-seo.ts'
import { csvHead, csvLine } from '#shared/text/csv.ts'

import { itemField } from './checked-fields.ts'
import { importColumns, type ImportField, importFieldsOf } from './import-fields.ts'
import { formatSeoQueries } from './seo-queries-cell.ts'

/** An item of a list. `fields` has the values of its draft by the names of its fields. */
export type ListCsvItem = {
  url: string
  cote: string
  id: string
  statut: string
  fields: Readonly<Record<string, unknown>>
}

/** Columns that are no fields of the item. The import recognises our own files by `url`, `cote` and `slug`. */
const ownColumns = ['url', 'cote', 'id', 'statut'] as const

const itemColumns = (kind: ItemKind) =>
  importFieldsOf(kind).filter((field) => kind in importColumns[field].fieldOf)
const itemColumnsOf = { prompt: itemColumns('prompt'), gpt: itemColumns('gpt') }

/** First line of the CSV of a list, in the columns that the import reads. */
export const listCsvHead = (kind: ItemKind): string =>
  csvHead([...ownColumns, ...itemColumnsOf[kind]])

export const listCsvLine = (kind: ItemKind, item: ListCsvItem): string =>
  csvLine([
    ...ownColumns.map((name) => item[name]),
    ...itemColumnsOf[kind].map((field) => formatCell(field, item.fields[itemField(kind, field)])),
  ])

/** Inverse of `readCell`. */
function formatCell(field: ImportField, value: unknown): unknown {
  if (value === null || value === undefined || value === noLevel) return ''
  const { cell } = importColumns[field]
  if (cell === 'switch') return value === true ? 'oui' : 'non'
  if (cell !== 'json') return value
  if (field === 'requetes_seo') {
    const queries = readRequetesSeo(value)
    return queries === null ? '' : formatSeoQueries(queries)
  }
  return Array.isArray(value) && value.length === 0 ? '' : JSON.stringify(value)
}

/** File name of an export on a Paris day. */
export const listCsvName = (kind: ItemKind, day: string): string => `${kind}s-${day}.csv`
