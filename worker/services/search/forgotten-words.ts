import { asc, gt, inArray, sql } from 'drizzle-orm'

import { searchWords } from '#drizzle/schema/index.ts'
import { stem } from '#shared/search/stems.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

/** So many words are looked up in one question. */
const batchSize = 500

/** Takes out of the vocabulary of the index the words that no item has any more. */
export async function forgetWords(db: Database): Promise<void> {
  let words: string[] = []
  do {
    // oxlint-disable-next-line no-await-in-loop -- a batch at a time
    words = await readWords(db, words.at(-1) ?? '')
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await forgetUnheld(db, words)
  } while (words.length === batchSize)
}

async function readWords(db: Database, after: string): Promise<string[]> {
  const rows = await db
    .select({ mot: searchWords.mot })
    .from(searchWords)
    .where(gt(searchWords.mot, after))
    .orderBy(asc(searchWords.mot))
    .limit(batchSize)
  return rows.map(({ mot }) => mot)
}

async function forgetUnheld(db: Database, words: string[]): Promise<void> {
  const asked = JSON.stringify(words.map((mot) => ({ mot, stem: stem(mot) })))
  // Within the write, so that a word that comes back meanwhile stays.
  const unheld = sql`select value ->> 'mot' from json_each(${asked}) where not exists (select 1 from search_index where search_index match '"' || (value ->> 'stem') || '"')`
  await writeBatch(db, [db.delete(searchWords).where(inArray(searchWords.mot, sql`(${unheld})`))])
}
