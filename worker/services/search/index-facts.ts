import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'

import { searchFacets, searchWords } from '#drizzle/schema/index.ts'
import type { Dictionary } from '#shared/search/dictionary.ts'
import type { Database } from '#worker/database/db.ts'

import type { SearchMemory } from './search-memory.ts'
import { type KnownWord, withoutElision } from './widening.ts'

/** What a plan is made of: the vocabulary, and what the index says of words and questions. */
export type IndexFacts = {
  dictionary: Dictionary
  /** How many items there are. */
  countAll: () => Promise<number>
  /** How many items each question finds. */
  countItems: (matches: string[]) => Promise<Map<string, number>>
  /** Words that begin with a word or hold it, that it may be a slip for, and itself without an elision. */
  readWords: (word: string) => Promise<KnownWord[]>
}

/** A visitor may make an isolate remember no more than this. */
const maxRemembered = 20_000

/** Facts about what the public sees; counts are remembered. */
export function publicFacts(db: Database, { dictionary, counts }: SearchMemory): IndexFacts {
  if (counts.size > maxRemembered) counts.clear()
  const facts = readFacts(db, dictionary, {
    isCounted: sql`rowid > 0`,
    isRead: sql`${searchWords.public}`,
    tete: searchWords.tete_publique,
  })
  return {
    ...facts,
    countAll: async () => {
      const known = counts.get('') ?? (await facts.countAll())
      counts.set('', known)
      return known
    },
    countItems: async (matches) => {
      const unknown = matches.filter((match) => !counts.has(match))
      for (const [match, items] of await facts.countItems(unknown)) counts.set(match, items)
      return new Map(matches.map((match) => [match, counts.get(match) ?? 0]))
    },
  }
}

/** Facts about every item, drafts among them: for the administration. */
export const editorFacts = (db: Database, { dictionary }: SearchMemory): IndexFacts =>
  readFacts(db, dictionary, {
    isCounted: sql`true`,
    isRead: sql`true`,
    tete: searchWords.tete,
  })

/** Which items are counted, which words are read, and whether one says what an item is about. */
type Sight = {
  isCounted: SQL
  isRead: SQL
  tete: typeof searchWords.tete | typeof searchWords.tete_publique
}

const countsSchema = z.array(z.object({ items: z.number() }))

function readFacts(
  db: Database,
  dictionary: Dictionary,
  { isCounted, isRead, tete }: Sight,
): IndexFacts {
  return {
    dictionary,
    countAll: async () => {
      const rows = await db.all(
        sql`select sum(${searchFacets.items}) as items from ${searchFacets}`,
      )
      return z.array(z.object({ items: z.number().nullable() })).parse(rows)[0]?.items ?? 0
    },
    countItems: async (matches) => {
      if (matches.length === 0) return new Map()
      const rows = await db.all(
        sql`select (select count(*) from search_index where search_index match asked.value and ${isCounted}) as items
          from json_each(${JSON.stringify(matches)}) as asked order by asked.key`,
      )
      const items = countsSchema.parse(rows)
      return new Map(matches.map((match, index) => [match, items[index]?.items ?? 0]))
    },
    readWords: (word) =>
      db
        .select({ mot: searchWords.mot, tete })
        .from(searchWords)
        .where(
          sql`${isRead} and (instr(${searchWords.mot}, ${word}) > 0 or ${searchWords.mot} = ${withoutElision(word)}
            or (${tete} and substr(${searchWords.mot}, 1, 1) = ${Array.from(word)[0] ?? ''}
              and length(${searchWords.mot}) between ${word.length - 2} and ${word.length + 2}))`,
        )
        .orderBy(searchWords.mot)
        .limit(maxWords),
  }
}

/** A letter or two stand in most words of a large catalogue. */
const maxWords = 3000
