import { and, desc, eq, gte, max, sql, sum } from 'drizzle-orm'

import { searchDemand } from '#drizzle/schema/index.ts'
import { dayInParis } from '#shared/items/daily-pick.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Actor, logStatement } from '#worker/services/journal/admin-logs.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'

/** A query without a result, its number of searches in 90 days, and the Paris day of the last one. */
export type FailedSearch = { requete: string; recherches: number; jour: string }

const demandDays = 90
const dayMs = 24 * 60 * 60_000
const maxListed = 500

/**
 * Queries of the last 90 days whose last search found nothing, the most frequent first. Ignored queries are
 * left out until they are searched again.
 */
export function listFailedSearches(db: Database, now: Date): Promise<FailedSearch[]> {
  const since = dayInParis(new Date(now.getTime() - demandDays * dayMs))
  const recherches = sum(searchDemand.recherches).mapWith(Number)
  const jour = sql<string>`${max(searchDemand.jour)}`
  return (
    db
      .select({ requete: searchDemand.requete, recherches, jour })
      .from(searchDemand)
      .where(gte(searchDemand.jour, since))
      .groupBy(searchDemand.requete)
      // Beside the one max(), SQLite reads a bare column from the row that holds it: the latest day.
      .having(
        sql`${searchDemand.resultats} = 0 and not ${searchDemand.ignoree} and ${max(searchDemand.jour)} is not null`,
      )
      .orderBy(desc(recherches), desc(jour), searchDemand.requete)
      .limit(maxListed)
  )
}

/** Takes a query off the list until it is searched again. */
export const ignoreSearch = (db: Database, actor: Actor, requete: string): Promise<void> =>
  setIgnored(db, actor, requete, true)

/** Puts an ignored query back on the list. */
export const restoreSearch = (db: Database, actor: Actor, requete: string): Promise<void> =>
  setIgnored(db, actor, requete, false)

async function setIgnored(
  db: Database,
  actor: Actor,
  requete: string,
  ignoree: boolean,
): Promise<void> {
  const isChanged = and(eq(searchDemand.requete, requete), eq(searchDemand.ignoree, !ignoree))
  try {
    await writeBatch(db, [
      failUnless(sql`exists (select 1 from ${searchDemand} where ${isChanged})`, 'absent'),
      db.update(searchDemand).set({ ignoree }).where(isChanged),
      logStatement(db, actor, {
        action: ignoree ? 'search.ignore' : 'search.restore',
        table: 'search_demand',
        recordId: requete,
        details: {},
      }),
    ])
  } catch (error) {
    if (!isGuardFailure(error, 'absent')) throw error
    const message = ignoree
      ? 'Cette recherche n’est plus dans la liste.'
      : 'Cette recherche est déjà revenue dans la liste.'
    throw new AppError('NOT_FOUND', message, { cause: error })
  }
}
