import { and, desc, eq, type SQL, sql } from 'drizzle-orm'

import { adminLogs, type KeptTable, recordRevisions, users } from '#drizzle/schema/index.ts'
import type { Database } from '#worker/database/db.ts'

const most = 100

/** A record as it was, and who replaced or removed it. */
export type RecordRevision = {
  id: string
  record_id: string
  remplace_le: string
  auteur: string | null
  contenu: unknown
}

/** What records of a table were, or one of them, the latest first. */
export function listRecordRevisions(
  db: Database,
  table: KeptTable,
  record?: string,
): Promise<RecordRevision[]> {
  const { id, record_id, remplace_le, contenu, table_name } = recordRevisions
  const isMeant = record === undefined ? undefined : eq(record_id, record)
  return db
    .select({ id, record_id, remplace_le, contenu, auteur: users.email })
    .from(recordRevisions)
    .leftJoin(users, eq(users.id, replacedBy))
    .where(and(eq(table_name, table), isMeant))
    .orderBy(desc(remplace_le), sql`${recordRevisions}.rowid desc`)
    .limit(most)
}

/** The journal has a row of the same write, a moment before what the trigger keeps. */
const replacedBy: SQL<string | null> = sql`(
  select ${adminLogs.user_id} from ${adminLogs}
  where ${adminLogs.record_id} = ${recordRevisions.record_id} and ${adminLogs.table_name} = ${recordRevisions.table_name}
    and ${adminLogs.created_at} between strftime('%Y-%m-%dT%H:%M:%fZ', ${recordRevisions.remplace_le}, '-1 minute') and ${recordRevisions.remplace_le}
  order by ${adminLogs.created_at} desc limit 1)`
