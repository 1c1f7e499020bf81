import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { id, json } from './columns/columns.ts'

/** The tables whose rows are kept when they are replaced or removed. */
export const keptTables = [
  'site_settings',
  'seo_pages_config',
  'variables',
  'categories',
  'parcours',
] as const
export type KeptTable = (typeof keptTables)[number]

/** What a record was before it was replaced or removed: triggers keep it, whoever writes. */
export const recordRevisions = sqliteTable(
  'record_revisions',
  {
    id: id(),
    table_name: text({ enum: keptTables }).notNull(),
    record_id: text().notNull(),
    /** The record as JSON: its columns, or the value of a setting. */
    contenu: json<unknown>({ write: (value) => value, read: (stored) => stored }).notNull(),
    remplace_le: text().notNull(),
  },
  (table) => [index('record_revisions_by_record').on(table.table_name, table.remplace_le)],
)
