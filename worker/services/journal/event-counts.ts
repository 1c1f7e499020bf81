import { desc, gte, lt, type SQL, sql } from 'drizzle-orm'

import { eventCounts } from '#drizzle/schema/index.ts'
import type { CountedEvent, EventCount, CountOnlyEvent } from '#shared/admin/admin-log.ts'
import { retention } from '#shared/site/retention.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

import type { Actor } from './admin-logs.ts'

const dayMs = 86_400_000
const hourOf = (instant: Date) => instant.toISOString().slice(0, 13)
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)
const oldestKeptHour = (now: Date) => hourOf(daysBefore(now, retention.eventCountDays))

/** Condition for hours whose counts the nightly purge deletes. */
export const isOldCount = (now: Date): SQL => lt(eventCounts.hour, oldestKeptHour(now))

/** Adds to the count of an event in the current hour if the condition holds. */
export const countStatement = (
  now: Date,
  { event, count, condition = sql`true` }: { event: CountedEvent; count: number; condition?: SQL },
): SQL =>
  sql`insert into ${eventCounts} (hour, event, count) select ${hourOf(now)}, ${event}, ${count} where ${condition}
    on conflict do update set count = count + excluded.count`

/** Time between two writes of one isolate. */
const pauseMs = 250
const waiting = new Map<CountOnlyEvent, number>()
let pausedUntilMs = 0

/**
 * Counts an event that gets no row. An isolate adds up the events of each pause, so a flood costs the database
 * at most four writes a second. If the write fails, its counts are lost.
 */
export function countEvent(
  db: Database,
  { now }: Actor,
  event: CountOnlyEvent,
  defer: (work: Promise<unknown>) => void,
): void {
  waiting.set(event, (waiting.get(event) ?? 0) + 1)
  // The platform may end a request early. The first request after the pause then writes its counts.
  if (performance.now() < pausedUntilMs) return
  pausedUntilMs = performance.now() + pauseMs
  defer(writeWaiting(db, now))
}

async function writeWaiting(db: Database, now: Date): Promise<void> {
  await new Promise((resume) => setTimeout(resume, pauseMs))
  pausedUntilMs = 0
  const counts = [...waiting]
  waiting.clear()
  const statements = counts.map(([event, count]) => countStatement(now, { event, count }))
  await writeBatch(db, statements).catch(() => undefined)
}

/** Number of each event that was counted, most frequent in the last 24 hours first. */
export function listEventCounts(db: Database, now: Date): Promise<EventCount[]> {
  const { event, hour, count } = eventCounts
  const lastDay =
    sql<number>`coalesce(sum(${count}) filter (where ${hour} > ${hourOf(daysBefore(now, 1))}), 0)`.as(
      'last_day',
    )
  const total = sql<number>`sum(${count})`.as('total')
  return db
    .select({ event, lastDay, total, lastHour: sql<string>`max(${hour}) || ':00:00.000Z'` })
    .from(eventCounts)
    .where(gte(hour, oldestKeptHour(now)))
    .groupBy(event)
    .orderBy(desc(lastDay), desc(total))
}
