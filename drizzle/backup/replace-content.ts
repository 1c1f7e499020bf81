import type { Client } from '@libsql/client/web'
import { z } from 'zod'

import { fillSearchIndex } from '#drizzle/commands/search-maintenance.ts'

import type { Ending } from './interruptible.ts'
import type { NamedMigration } from './tables/applied-migrations.ts'
import { putInPlace } from './tables/put-in-place.ts'
import { type Schema, schemaAfter } from './tables/schema-at.ts'
import { dropStaged, stageTables } from './tables/staged-tables.ts'
import { quoted } from './tables/table-names.ts'
import { showProgress } from './terminal.ts'

type Replacing = {
  /** A backup on the schema of this code. */
  file: string
  /** What the database has applied. */
  former: readonly NamedMigration[]
  migrations: readonly NamedMigration[]
  /** What belongs to the content and is not in the database. */
  also: () => Promise<void>
}

/** What migrations write by themselves is nobody's content. */
const ofMigrations = new Set(['categories', 'content_version'])

/** Whether a database holds anything that somebody wrote. */
export async function hasContent(
  client: Client,
  applied: readonly NamedMigration[],
): Promise<boolean> {
  const tables = schemaAfter(applied).kept.filter(({ name }) => !ofMigrations.has(name))
  if (tables.length === 0) return false
  const any = tables.map(({ name }) => `EXISTS (SELECT 1 FROM ${quoted(name)})`)
  const { rows } = await client.execute(`SELECT ${any.join(' OR ')} AS found`)
  return rows[0]?.found === 1
}

/** Puts the content of a backup in the place of what a database holds, or leaves all as it was. */
export async function replaceContent(
  client: Client,
  { file, former, migrations, also }: Replacing,
  { onEnd, signal }: Ending,
): Promise<void> {
  const schema = schemaAfter(migrations)
  const advance = showProgress('Restoring')
  const staging = stageTables(client, schema, file, { signal, advance })
  onEnd(async () => {
    await staging.catch(() => {})
    await dropStaged(client, schema)
  })
  await staging
  signal.throwIfAborted()
  const placing = place(client, schema, { former, migrations, also })
  // Whoever asks it to end now waits until it is all in place.
  onEnd(() => placing.catch(() => {}))
  await placing
  await fillSearchIndex(client)
}

async function place(
  client: Client,
  schema: Schema,
  { former: applied, migrations, also }: Omit<Replacing, 'file'>,
): Promise<void> {
  const former = schemaAfter(applied)
  const versionAbove = await contentVersion(client, former)
  const changeAbove = await newestChange(client, former)
  await putInPlace(client, { former, schema, migrations, versionAbove, changeAbove })
  await also()
}

async function newestChange(client: Client, { derived }: Schema): Promise<number> {
  if (!derived.some(({ name }) => name === 'search_changes')) return 0
  const { rows } = await client.execute('SELECT max(change) AS change FROM search_changes')
  return z.number().catch(0).parse(rows[0]?.change)
}

async function contentVersion(client: Client, { kept }: Schema): Promise<number> {
  if (!kept.some(({ name }) => name === 'content_version')) return 0
  const { rows } = await client.execute('SELECT version FROM content_version')
  return z.number().parse(rows[0]?.version ?? 0)
}
