import { asc } from 'drizzle-orm'

import { adminLogs, sessions, userRoles, users } from '#drizzle/schema/index.ts'
import type { Role } from '#shared/access/user.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

type Account = Partial<typeof users.$inferInsert> & { role?: Role | null; granted_at?: string }

/** Writes an account that nobody signs in to, an administrator's unless told; gives who it is. */
export async function insertUser(
  db: Database,
  { role = 'admin', granted_at = '2026-01-01T00:00:00.000Z', ...columns }: Account = {},
): Promise<{ id: string; email: string }> {
  const id = columns.id ?? crypto.randomUUID()
  const email = columns.email ?? `${id}@example.org`
  await writeBatch(db, [
    db.insert(users).values({ password_hash: 'none', ...columns, id, email }),
    ...(role === null ? [] : [db.insert(userRoles).values({ user_id: id, role, granted_at })]),
  ])
  return { id, email }
}

/** Writes an open session of an account, used a moment ago; gives its id. */
export async function insertSession(
  db: Database,
  userId: string,
  columns: Partial<typeof sessions.$inferInsert> = {},
): Promise<string> {
  const id = crypto.randomUUID()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  await writeBatch(db, [
    db.insert(sessions).values({
      id,
      user_id: userId,
      secret_hash: id,
      expires_at: tomorrow,
      absolute_expires_at: tomorrow,
      appareil: 'Firefox, Linux',
      adresse: '192.0.2.0',
      ...columns,
    }),
  ])
  return id
}

/** Every row of the journal, in the order of writing. */
export const readJournal = (db: Database) =>
  db.select().from(adminLogs).orderBy(asc(adminLogs.created_at))
