import { lt, sql } from 'drizzle-orm'

import { searchDemand } from '#drizzle/schema/index.ts'
import { demandKey, oldestKeptDay } from '#shared/search/search-demand.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { storageBounds } from '#worker/runtime/storage-bounds.ts'

/**
 * Counts a search on its Paris day, and forgets the days that are too old. A day has room for so many
 * different texts; what comes after is counted where it was there before.
 */
export async function countSearch(
  db: Database,
  jour: string,
  { q, resultats }: { q: string; resultats: number },
): Promise<void> {
  const requete = demandKey(q)
  const hasRoom = sql`(select count(*) from ${searchDemand} where ${searchDemand.jour} = ${jour}) < ${storageBounds.searchDemand.rowsPerDay}`
  const isKnown = sql`exists (select 1 from ${searchDemand} where ${searchDemand.jour} = ${jour} and ${searchDemand.requete} = ${requete})`
  await writeBatch(db, [
    db
      .insert(searchDemand)
      .select(
        db
          .select({
            jour: sql`${jour}`.as('jour'),
            requete: sql`${requete}`.as('requete'),
            recherches: sql`1`.as('recherches'),
            resultats: sql`${resultats}`.as('resultats'),
            ignoree: sql`0`.as('ignoree'),
          })
          .from(sql`(select 1)`)
          .where(sql`${isKnown} or ${hasRoom}`),
      )
      .onConflictDoUpdate({
        target: [searchDemand.jour, searchDemand.requete],
        set: { recherches: sql`${searchDemand.recherches} + 1`, resultats, ignoree: false },
      }),
    db.delete(searchDemand).where(lt(searchDemand.jour, oldestKeptDay(jour))),
  ])
}
