import { and, count, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'

import { adminLogs, users } from '#drizzle/schema/index.ts'
import {
  adminActions,
  type JournalEntry,
  logValuesSchema,
  securityEventTypes,
} from '#shared/admin-log.ts'
import type { Page } from '#shared/pagination.ts'

import type { Database } from '../db.ts'

const pageSize = 100

/** What to show of the journal; instants bound the period, the second one excluded. */
export type JournalFilter = {
  action?: string | undefined
  /** E-mail of who did it. */
  auteur?: string | undefined
  from?: string | undefined
  before?: string | undefined
  recordId?: string | undefined
  page: number
}

/** One page of the journal, the latest first (R203). */
export async function listJournal(
  db: Database,
  { page, ...filter }: JournalFilter,
): Promise<Page<JournalEntry>> {
  const condition = journalCondition(filter)
  const [items, [totals]] = await Promise.all([
    readEntries(db, condition, { limit: pageSize, offset: (page - 1) * pageSize }),
    db
      .select({ total: count() })
      .from(adminLogs)
      .leftJoin(users, eq(users.id, adminLogs.user_id))
      .where(condition),
  ])
  return { items, total: totals?.total ?? 0, page, pageSize }
}

/** The latest events of sign-in and sessions: a hundred are shown (R204, D48). */
export const listSecurityEvents = (db: Database): Promise<JournalEntry[]> =>
  readEntries(db, inArray(adminLogs.action, securityEventTypes), { limit: 100 })

/** The latest things that administrators did. */
export const listLatestChanges = (db: Database, limit: number): Promise<JournalEntry[]> =>
  readEntries(db, inArray(adminLogs.action, adminActions), { limit })

function journalCondition(filter: Omit<JournalFilter, 'page'>): SQL | undefined {
  const { action, auteur, from, before, recordId } = filter
  return and(
    action === undefined ? undefined : eq(adminLogs.action, action),
    auteur === undefined ? undefined : eq(users.email, auteur.trim().toLowerCase()),
    from === undefined ? undefined : gte(adminLogs.created_at, from),
    before === undefined ? undefined : lt(adminLogs.created_at, before),
    recordId === undefined ? undefined : eq(adminLogs.record_id, recordId.trim()),
  )
}

async function readEntries(
  db: Database,
  condition: SQL | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<JournalEntry[]> {
  const rows = await db
    .select({
      id: adminLogs.id,
      action: adminLogs.action,
      table_name: adminLogs.table_name,
      record_id: adminLogs.record_id,
      auteur: users.email,
      created_at: adminLogs.created_at,
      valeurs: adminLogs.new_values,
    })
    .from(adminLogs)
    .leftJoin(users, eq(users.id, adminLogs.user_id))
    .where(condition)
    .orderBy(desc(adminLogs.created_at), desc(adminLogs.id))
    .limit(limit)
    .offset(offset)
  return rows.map(toEntry)
}

/** What a row holds in another form than ours is left out. */
function toEntry(row: Omit<JournalEntry, 'valeurs'> & { valeurs: unknown }): JournalEntry {
  return { ...row, valeurs: logValuesSchema.safeParse(row.valeurs).data ?? null }
}
