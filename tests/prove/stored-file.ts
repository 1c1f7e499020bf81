import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { readMigrationFiles } from 'drizzle-orm/migrator'

import { projectPath } from '#drizzle/local/project-root.ts'

/**
 * An empty database of today's schema, with a copy of what a stopped server of the data folder left on
 * the disk attached as `kept`.
 */
export async function openStoredFile(dataFolder: string): Promise<DatabaseSync> {
  const copy = join(dataFolder, 'copy')
  await cp(join(dataFolder, 'libsql', 'dbs', 'default'), copy, { recursive: true })
  const db = new DatabaseSync(':memory:')
  const migrations = readMigrationFiles({ migrationsFolder: projectPath('drizzle/migrations') })
  for (const statement of migrations.flatMap(({ sql }) => sql)) db.exec(statement)
  db.prepare('ATTACH ? AS kept').run(join(copy, 'data'))
  return db
}

const fullTextTables = ['search_index', 'search_beginnings', 'search_letters']

/** What every table of the index says of the items, whatever their internal numbers. */
const contents: Record<string, (schema: string) => string> = {
  search_facets: (schema) =>
    `SELECT kind, ia, niveau, categories, items FROM ${schema}.search_facets WHERE items > 0`,
  search_items: (schema) =>
    `SELECT item.kind, item_id, titre, titre_racines, description, description_racines, cle >> 20, ia, niveau, categories
      FROM ${schema}.search_items AS item LEFT JOIN ${schema}.search_facets AS facet ON facet.id = facette`,
  search_words: (schema) => `SELECT mot, frequence FROM ${schema}.search_words`,
  search_word_parts: (schema) =>
    `SELECT mot, term, col, offset FROM temp.${schema}_search_word_parts
      LEFT JOIN ${schema}.search_words ON id = doc`,
  ...Object.fromEntries(
    fullTextTables.map((table) => [
      table,
      (schema: string) =>
        `SELECT item_id, term, col, offset FROM temp.${schema}_${table}
          LEFT JOIN ${schema}.search_items ON cle = doc`,
    ]),
  ),
}

/**
 * Indexes the kept items anew in the empty database, and gives for each table of the index how many of
 * its entries are not the same in what was kept; nothing for a table that is equal.
 */
export function differencesOfIndex(db: DatabaseSync): Record<string, number> {
  for (const table of [...fullTextTables, 'search_word_parts']) {
    for (const schema of ['main', 'kept']) {
      db.exec(
        `CREATE VIRTUAL TABLE temp.${schema}_${table} USING fts5vocab('${schema}', '${table}', 'instance')`,
      )
    }
  }
  for (const table of ['prompts', 'gpts']) {
    db.exec(`INSERT INTO main.${table} SELECT * FROM kept.${table}`)
  }
  const counts = Object.entries(contents).map(([table, content]) => {
    const only = (one: string, other: string) =>
      `SELECT count(*) AS entries FROM (${content(one)} EXCEPT ${content(other)})`
    const found = [only('kept', 'main'), only('main', 'kept')].map((sql) =>
      Number(db.prepare(sql).get()?.entries),
    )
    return [table, found.reduce((sum, entries) => sum + entries, 0)] as const
  })
  return Object.fromEntries(counts.filter(([, entries]) => entries > 0))
}
