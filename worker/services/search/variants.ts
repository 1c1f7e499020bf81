import { sql } from 'drizzle-orm'

import { searchSynonyms, searchWords as knownWords } from '#drizzle/schema/index.ts'
import { searchWords, stem } from '#shared/search/search-text.ts'
import type { Database } from '#worker/database/db.ts'

import { isShort } from './vocabulary.ts'

/** Enough for a query with two ambiguous terms; more would answer another question. */
const maxVariants = 3
/** A longer query says what it means. */
const maxVariedWords = 6

/** Other ways to put a query. */
export type Variants = {
  /** A synonym in place of its term. */
  synonyms: string[][]
  /** The words behind elisions that lost their apostrophe, «laudit»; null without any. */
  behindElision: string[] | null
}

export async function findVariants(db: Database, words: string[]): Promise<Variants> {
  if (words.length > maxVariedWords) return { synonyms: [], behindElision: null }
  const stems = words.map(stem)
  const elided = words.map(behindElision)
  const [groups, behind] = await Promise.all([
    db
      .select({ termes: searchSynonyms.termes })
      .from(searchSynonyms)
      .where(
        sql`exists (select 1 from json_each(${searchSynonyms.recherche}) where instr(${` ${stems.join(' ')} `}, ' ' || value || ' ') > 0)`,
      ),
    readKnown(
      db,
      elided.flatMap((word) => word ?? []),
    ),
  ])
  const known = new Set(behind)
  const bare = words.map((word, index) => {
    const hidden = elided[index]
    return hidden !== undefined && known.has(hidden) ? hidden : word
  })
  const asked = words.join(' ')
  const variants = groups.flatMap(({ termes }) =>
    synonymVariants(words, stems, termes.map(searchWords)),
  )
  const synonyms = new Map(variants.map((variant) => [variant.join(' '), variant]))
  synonyms.delete(asked)
  return {
    synonyms: [...synonyms.values()].slice(0, maxVariants),
    behindElision: bare.join(' ') === asked ? null : bare,
  }
}

/** Which of these words the catalogue knows. */
async function readKnown(db: Database, words: string[]): Promise<string[]> {
  if (words.length === 0) return []
  const rows = await db
    .select({ mot: knownWords.mot })
    .from(knownWords)
    .where(sql`${knownWords.mot} in (select value from json_each(${JSON.stringify(words)}))`)
  return rows.map(({ mot }) => mot)
}

/** The query with the first term of the group that it holds replaced by each of the others. */
function synonymVariants(words: string[], stems: string[], terms: string[][]): string[][] {
  const byLength = terms.toSorted((a, b) => b.length - a.length)
  for (const term of byLength) {
    const wanted = term.map(stem)
    const start = stems.findIndex((_, index) =>
      wanted.every((form, place) => stems[index + place] === form),
    )
    if (start < 0) continue
    return terms
      .filter((other) => other !== term)
      .map((other) => words.toSpliced(start, term.length, ...other))
  }
  return []
}

const gluedArticle = /^(?:qu|[cdjlmnst])(?=[aeiouyh])/

function behindElision(word: string): string | undefined {
  const hidden = word.replace(gluedArticle, '')
  return hidden === word || isShort(hidden) ? undefined : hidden
}
