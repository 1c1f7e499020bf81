import { asc, gt, inArray, sql } from 'drizzle-orm'

import { searchWords } from '#drizzle/schema/index.ts'
import { stem } from '#shared/search/stems.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

import { headColumns } from './concepts.ts'

/** So many words are looked up in one question. */
const batchSize = 500

/**
 * Takes out of the vocabulary of the index the words that no item has any more. Others are public, or say
 * what an item is about, only as long as an item bears it out. A batch at a time.
 */
export async function forgetWords(db: Database, after = ''): Promise<void> {
  const { mot } = searchWords
  const words = await db
    .select({ mot })
    .from(searchWords)
    .where(gt(mot, after))
    .orderBy(asc(mot))
    .limit(batchSize)
  const asked = JSON.stringify(words.map((one) => ({ mot: one.mot, stem: stem(one.mot) })))
  // Within the write, so that a word that comes back meanwhile stays.
  const isUnheld = (columns: string, rows = sql``) => {
    const match = sql`${columns} || '"' || (value ->> 'stem') || '"'`
    const held = sql`select 1 from search_index where search_index match ${match} ${rows}`
    return inArray(
      mot,
      sql`(select value ->> 'mot' from json_each(${asked}) where not exists (${held}))`,
    )
  }
  const heads = `${headColumns}: `
  const inPublic = sql`and rowid > 0`
  await writeBatch(db, [
    db.delete(searchWords).where(isUnheld('')),
    db.update(searchWords).set({ tete: false }).where(isUnheld(heads)),
    db.update(searchWords).set({ public: false }).where(isUnheld('', inPublic)),
    db.update(searchWords).set({ tete_publique: false }).where(isUnheld(heads, inPublic)),
  ])
  if (words.length === batchSize) await forgetWords(db, words.at(-1)?.mot)
}
