import type { ResultSet } from '@libsql/client/web'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

// Imported by itself: a cache hit needs no other table.
import { contentVersion } from '#drizzle/schema/content-version.ts'

import type { Database } from './db.ts'

export type ContentVersion = {
  /** The last change of public content. */
  version: number
  /** The last change that withdrew something. */
  withdrawn: number
  /** The last change of an item or of the vocabulary, for the search. */
  change: number
}

const versionSchema = z.object({ version: z.number(), withdrawn: z.number(), change: z.number() })

const newestChange = '(select coalesce(max(change), 0) from search_changes)'

/** For batches that read or write: `parseContentVersion` reads its result. */
export const contentVersionStatement = `select version, withdrawn, ${newestChange} as change from content_version`

export const parseContentVersion = (result: ResultSet | undefined): ContentVersion | null =>
  versionSchema.safeParse(result?.rows[0]).data ?? null

export async function readContentVersion(db: Database): Promise<ContentVersion> {
  const { version, withdrawn } = contentVersion
  const change = sql<number>`${sql.raw(newestChange)}`
  const [row] = await db.select({ version, withdrawn, change }).from(contentVersion)
  if (!row) throw new Error('The content version is missing')
  return row
}
