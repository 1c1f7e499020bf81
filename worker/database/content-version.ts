import type { ResultSet } from '@libsql/client/web'
import { z } from 'zod'

// Imported by itself: a cache hit needs no other table.
import { contentVersion } from '#drizzle/schema/content-version.ts'

import type { Database } from './db.ts'

/** The number of the last change of public content, and of the last one that withdrew something. */
export type ContentVersion = { version: number; withdrawn: number }

const versionSchema = z.object({ version: z.number(), withdrawn: z.number() })

/** For batches that read or write: `parseContentVersion` reads its result. */
export const contentVersionStatement = 'select version, withdrawn from content_version'

export const parseContentVersion = (result: ResultSet | undefined): ContentVersion | null =>
  versionSchema.safeParse(result?.rows[0]).data ?? null

export async function readContentVersion(db: Database): Promise<ContentVersion> {
  const { version, withdrawn } = contentVersion
  const [row] = await db.select({ version, withdrawn }).from(contentVersion)
  if (!row) throw new Error('The content version is missing')
  return row
}
