import type { Client } from '@libsql/client/web'

import { type Migration, recordOf, recordTable } from '#drizzle/commands/migrate.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'

import { writePatiently } from './patient-batch.ts'
import type { Schema } from './schema-at.ts'
import { dropDeriving } from './staged-tables.ts'
import { quoted, stagedName } from './table-names.ts'

type Placing = {
  /** What stands there now. */
  former: Schema
  /** What was staged. */
  schema: Schema
  /** Those that make that schema. */
  migrations: readonly Migration[]
  /** What the version of the content must be above, for whoever keeps copies of pages by it. */
  versionAbove?: number
  /** The number of the newest change must be above this one too, for the search. */
  changeAbove: number
}

/**
 * Puts staged tables in the place of those that the site reads, in one transaction: a failure leaves the
 * former content. Tables only change their names, so that other writers wait for moments: the server
 * takes a transaction of more than five seconds from whoever holds it, when others wait.
 */
export async function putInPlace(client: Client, placing: Placing): Promise<void> {
  const { former, schema, migrations, versionAbove, changeAbove } = placing
  try {
    await writePatiently(client, [
      ...former.views.map(({ name }) => `DROP VIEW IF EXISTS ${quoted(name)}`),
      ...[...former.derived, ...former.kept].map(
        ({ name }) => `DROP TABLE IF EXISTS ${quoted(name)}`,
      ),
      ...dropDeriving(schema),
      ...[...schema.kept, ...schema.derived].map(
        ({ name }) => `ALTER TABLE ${quoted(stagedName(name))} RENAME TO ${quoted(name)}`,
      ),
      ...[...schema.indexes, ...schema.views, ...schema.triggers].map(({ sql }) => sql),
      ...recordTable,
      'DELETE FROM __drizzle_migrations',
      ...migrations.map(recordOf),
      ...(versionAbove === undefined ? [] : [raiseVersion(versionAbove)]),
      ...(schema.derived.some(({ name }) => name === 'search_changes')
        ? [resetSearch(changeAbove)]
        : []),
    ])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SetupError(
      `The database refused the restored content and is as it was (${reason}): end what writes to it, then try again.`,
      { cause: error },
    )
  }
}

/** As if everything had been taken from visitors: no copy of a page of the former content may be shown. */
const raiseVersion = (above: number) => ({
  sql: 'UPDATE content_version SET version = max(version, ?) + 1, withdrawn = max(version, ?) + 1',
  args: [above, above],
})

/** Every isolate makes its search index anew. */
const resetSearch = (above: number) => ({
  sql: `INSERT INTO search_changes (change, kind, item_id)
    SELECT max(coalesce(max(change), 0) + 1, ?, CAST(unixepoch('subsec') * 1000 AS INTEGER)), 'reset', '' FROM search_changes`,
  args: [above + 1],
})
