import { asc, desc, eq, sql } from 'drizzle-orm'

import { links } from '#drizzle/schema/index.ts'
import { dayInParis } from '#shared/items/daily-pick.ts'
import { type LinkState, type Look, stateAfter } from '#shared/links/link-state.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'

import type { LinkAsker } from './link-asker.ts'
import { lookAt } from './look-at.ts'
import { noteLinks } from './note-links.ts'

/** An address with what a look saw and what is known of it since. */
export type CheckedLink = { adresse: string; look: Look; state: LinkState }

/** So many looks are written together: what is stopped half-way has done half. */
const looksPerWrite = 25

type Options = {
  now: () => Date
  onChecked?: (done: number, total: number) => void
  signal?: AbortSignal
}

/**
 * Looks at the addresses to which public items lead, one after the other: first those that were gone when
 * they were last looked at, so that two days suffice, then those not looked at for longest, for as many
 * requests as there may be.
 */
export async function checkLinks(
  db: Database,
  { ask, most }: LinkAsker,
  { now, onChecked, signal }: Options,
): Promise<CheckedLink[]> {
  await noteLinks(db)
  const due = await db
    .select()
    .from(links)
    .orderBy(desc(sql`${links.etat} = 'absent'`), asc(links.vu_le), asc(links.adresse))
  const checked: CheckedLink[] = []
  let waiting: Statement[] = []
  let requests = 0
  for (const { adresse, fiches: _fiches, vu_le: _seen, ...before } of due) {
    if (requests >= most || signal?.aborted) break
    // oxlint-disable-next-line no-await-in-loop -- one request at a time, for the sake of those who are asked
    const { requests: made, ...look } = await lookAt(adresse, { ask })
    requests += made
    const state = stateAfter(before, look, dayInParis(now()))
    const { verifie_le: _when, verifie_par: _who, ...seen } = state
    checked.push({ adresse, look, state })
    onChecked?.(checked.length, due.length)
    waiting.push(
      db
        .update(links)
        // What somebody found by hand meanwhile stays, unless there is nothing left to find.
        .set({ ...(state.etat === 'vivant' ? state : seen), vu_le: now().toISOString() })
        .where(eq(links.adresse, adresse)),
    )
    if (waiting.length === looksPerWrite) {
      // oxlint-disable-next-line no-await-in-loop -- each part by itself
      await writeBatch(db, waiting)
      waiting = []
    }
  }
  await writeBatch(db, waiting)
  return checked
}

/** How many of what was looked at are dead. */
export const countDead = (checked: readonly CheckedLink[]): number =>
  checked.filter(({ state }) => state.etat === 'mort').length
