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

/** What every table of the index says of the items, whatever their internal numbers. */
const contents: Record<string, (schema: string) => string> = {
  search_facets: (schema) =>
    `SELECT kind, ia, niveau, categories, items FROM ${schema}.search_facets WHERE items > 0`,
  search_items: (schema) =>
    `SELECT item.kind, item_id, titre, description, cle >> 20, ia, niveau, categories
      FROM ${schema}.search_items AS item LEFT JOIN ${schema}.search_facets AS facet ON facet.id = facette`,
  search_index: (schema) =>
    `SELECT item_id, term, col, offset FROM temp.${schema}_search_index
      LEFT JOIN ${schema}.search_items ON cle = doc`,
}

/** Words may be those of items as they were: they are forgotten at night. None may be missing. */
const missingWords = `SELECT count(*) AS entries FROM main.search_words AS word
  WHERE NOT EXISTS (SELECT 1 FROM kept.search_words AS known WHERE known.mot = word.mot
    AND known.tete >= word.tete AND known.public >= word.public AND known.tete_publique >= word.tete_publique)`

/**
 * Indexes the kept items anew in the empty database, and gives for each table of the index how many of
 * its entries are not the same in what was kept; nothing for a table that is equal.
 */
export function differencesOfIndex(db: DatabaseSync): Record<string, number> {
  for (const schema of ['main', 'kept']) {
    db.exec(
      `CREATE VIRTUAL TABLE temp.${schema}_search_index USING fts5vocab('${schema}', 'search_index', 'instance')`,
    )
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
  const words = ['search_words', Number(db.prepare(missingWords).get()?.entries)] as const
  return Object.fromEntries([...counts, words].filter(([, entries]) => entries > 0))
}
