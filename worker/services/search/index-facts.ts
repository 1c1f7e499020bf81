import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { searchFacets, searchWords } from '#drizzle/schema/index.ts'
import type { CategoryFacts } from '#shared/search/category-facts.ts'
import type { Dictionary } from '#shared/search/dictionary.ts'
import type { Database } from '#worker/database/db.ts'

import type { SearchMemory } from './search-memory.ts'
import { type KnownWord, shortestWidened } from './widening.ts'

/** What a plan is made of: the vocabulary, and what the index says of words and questions. */
export type IndexFacts = {
  dictionary: Dictionary
  /** By what categories are found. */
  categories: CategoryFacts
  /** How many items each question finds. */
  countItems: (matches: string[]) => Promise<Map<string, number>>
  /**
   * Words that begin with a word, hold it, or are nearly as long, to find what it may be a slip for; any longer
   * one where it is being typed.
   */
  readWords: (word: string, isBegun?: boolean) => Promise<KnownWord[]>
}

/** The question that every public item answers. */
export const everyItem = ''

/** A visitor may make an isolate remember no more than this. */
const maxRemembered = 20_000

/** Facts about what the public sees; counts are remembered. */
export function publicFacts(db: Database, memory: SearchMemory): IndexFacts {
  const { counts } = memory
  if (counts.size > maxRemembered) counts.clear()
  const facts = readFacts(db, memory, true)
  return {
    ...facts,
    countItems: async (matches) => {
      // Taken before the wait: another search may clear what is remembered meanwhile.
      const known = matches.flatMap((match): [string, number][] => {
        const items = counts.get(match)
        return items === undefined ? [] : [[match, items]]
      })
      const read = await facts.countItems(matches.filter((match) => !counts.has(match)))
      for (const [match, items] of read) counts.set(match, items)
      return new Map([...known, ...read])
    },
  }
}

/** Facts about every item, drafts among them: for the administration. */
export const editorFacts = (db: Database, memory: SearchMemory): IndexFacts =>
  readFacts(db, memory, false)

const countsSchema = z.array(z.object({ match: z.string(), items: z.number() }))
/** A letter or two stand in more words of a large catalogue; what begins with them is read first. */
const maxWords = 3000
/** So many letters a word has more or fewer than another that sounds the same: «chapo», «chapeaux». */
const maxLonger = 3

const readFacts = (
  db: Database,
  { dictionary, categories }: Pick<SearchMemory, 'dictionary' | 'categories'>,
  isPublic: boolean,
): IndexFacts => ({
  dictionary,
  categories,
  countItems: async (matches) => {
    if (matches.length === 0) return new Map()
    const isCounted = isPublic ? sql`rowid > 0` : sql`true`
    const rows = await db.all(sql`select value as match, case value
        when ${everyItem} then (select coalesce(sum(${searchFacets.items}), 0) from ${searchFacets})
        else (select count(*) from search_index where search_index match value and ${isCounted}) end as items
      from json_each(${JSON.stringify([...new Set(matches)])})`)
    return new Map(countsSchema.parse(rows).map(({ match, items }) => [match, items]))
  },
  readWords: async (word, isBegun = false) => {
    if (word.length < shortestWidened) return []
    const isRead = isPublic ? searchWords.public : sql`true`
    const tete = isPublic ? searchWords.tete_publique : searchWords.tete
    return db
      .select({ mot: searchWords.mot, tete })
      .from(searchWords)
      .where(
        sql`${isRead} and (instr(${searchWords.mot}, ${word}) > 0
          or (${tete} and substr(${searchWords.mot}, 1, 1) = ${Array.from(word)[0] ?? ''}
            and length(${searchWords.mot}) >= ${word.length - maxLonger}${isBegun ? sql`` : sql` and length(${searchWords.mot}) <= ${word.length + maxLonger}`}))`,
      )
      .orderBy(sql`instr(${searchWords.mot}, ${word}) <> 1`, searchWords.mot)
      .limit(maxWords)
  },
})
