import { lt, type SQL, sql } from 'drizzle-orm'

import { eventCounts } from '#drizzle/schema/index.ts'
import type { CountedEvent, EventCount, FreeEvent } from '#shared/admin/admin-log.ts'
import { retention } from '#shared/site/retention.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'

import type { Actor } from './admin-logs.ts'

const dayMs = 86_400_000
const hourOf = (instant: Date) => instant.toISOString().slice(0, 13)
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** What is too old to be kept. */
export const isOldCount = (now: Date): SQL =>
  lt(eventCounts.hour, hourOf(daysBefore(now, retention.eventCountDays)))

/** Adds to the count of an event in its hour, where a condition holds, and forgets old hours. */
export const countStatements = (
  db: Database,
  now: Date,
  { event, count, condition = sql`true` }: { event: CountedEvent; count: number; condition?: SQL },
): Statement[] => [
  sql`insert into ${eventCounts} (hour, event, count) select ${hourOf(now)}, ${event}, ${count} where ${condition}
    on conflict do update set count = count + excluded.count`,
  db.delete(eventCounts).where(isOldCount(now)),
]

/** Writes of one isolate are at least so far apart. */
const pauseMs = 250
const waiting = new Map<FreeEvent, number>()
let writesAt = 0

/**
 * Counts an event that costs a visitor nothing to cause. An isolate adds up what happens within a quarter of a
 * second, so a flood costs the database four writes a second. A count that cannot be written is lost.
 */
export function countEvent(
  db: Database,
  { now }: Actor,
  event: FreeEvent,
  defer: (work: Promise<unknown>) => void,
): void {
  waiting.set(event, (waiting.get(event) ?? 0) + 1)
  // The platform may end a request before its time: whoever comes after it writes.
  if (performance.now() < writesAt) return
  writesAt = performance.now() + pauseMs
  defer(writeWaiting(db, now))
}

async function writeWaiting(db: Database, now: Date): Promise<void> {
  await new Promise((resume) => setTimeout(resume, pauseMs))
  writesAt = 0
  const counts = [...waiting]
  waiting.clear()
  const statements = counts.flatMap(([event, count]) => countStatements(db, now, { event, count }))
  await writeBatch(db, statements).catch(() => undefined)
}

/** How often each event was counted, the most frequent of late first. */
export function listEventCounts(db: Database, now: Date): Promise<EventCount[]> {
  const { event, hour, count } = eventCounts
  const lastDay = sql<number>`coalesce(sum(${count}) filter (where ${hour} > ${hourOf(daysBefore(now, 1))}), 0)`
  return db
    .select({
      event,
      lastDay,
      total: sql<number>`sum(${count})`,
      lastHour: sql<string>`max(${hour}) || ':00:00.000Z'`,
    })
    .from(eventCounts)
    .groupBy(event)
    .orderBy(sql`2 desc, 3 desc`)
}
