import { lt, sql } from 'drizzle-orm'

import { searchDemand } from '#drizzle/schema/index.ts'
import { demandKey, oldestKeptDay } from '#shared/search-demand.ts'

import type { Database } from '../db.ts'
import { writeBatch } from '../write-batch.ts'

/** Counts a search on its Paris day, and forgets the days that are too old. */
export async function countSearch(
  db: Database,
  jour: string,
  { q, resultats }: { q: string; resultats: number },
): Promise<void> {
  await writeBatch(db, [
    db
      .insert(searchDemand)
      .values({ jour, requete: demandKey(q), recherches: 1, resultats })
      .onConflictDoUpdate({
        target: [searchDemand.jour, searchDemand.requete],
        set: { recherches: sql`${searchDemand.recherches} + 1`, resultats },
      }),
    db.delete(searchDemand).where(lt(searchDemand.jour, oldestKeptDay(jour))),
  ])
}
