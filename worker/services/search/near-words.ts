import { sql } from 'drizzle-orm'
import { distance } from 'fastest-levenshtein'

import { searchWords } from '#drizzle/schema/index.ts'
import { letterCount } from '#shared/search/search-text.ts'
import type { Database } from '#worker/database/db.ts'

import { isShort, shortestPart, type WordRow, wordColumns } from './vocabulary.ts'

/** By words that the catalogue does not know, the nearest it knows. */
export type NearWords = ReadonlyMap<string, string>

/** How many pieces of a word that edits leave as they are a candidate must hold to be compared. */
const intactPieces = 2

/** Whether a word, `asked.value ->> 'word'` of the query around it, stands in no word of the catalogue. */
const standsInNone = sql`not exists (select 1 from search_word_parts where search_word_parts match '"' || (asked.value ->> 'word') || '"')`

/** Those of the words that stand in no word of the catalogue, short ones those that are none. */
export async function findUnknownWords(db: Database, words: string[]): Promise<string[]> {
  const asked = [...new Set(words)].map((word) => ({ word, isShort: isShort(word) }))
  const rows = await db.all<{ word: string }>(
    sql`select asked.value ->> 'word' as word from json_each(${JSON.stringify(asked)}) as asked
      where case when asked.value ->> 'isShort'
        then not exists (select 1 from ${searchWords} where ${searchWords.mot} = asked.value ->> 'word')
        else ${standsInNone}
      end`,
  )
  return rows.map(({ word }) => word)
}

/** The nearest words an edit away from those that stand in no word of the catalogue. */
export const findNearUnknown = (db: Database, words: string[]): Promise<NearWords> =>
  findWordsWithin(db, 1, words, standsInNone)

/**
 * For each word that the catalogue does not know, the nearest one it knows: an edit away up to five
 * letters, two above, two letters in the wrong order being one and the likeliest; the most frequent
 * of equals. Words with none are left out. Those an edit away are asked for unless they are given.
 */
export async function findNearestWords(
  db: Database,
  words: string[],
  given?: NearWords,
): Promise<NearWords> {
  // Most slips are of one edit, which leaves longer parts intact: few words hold them.
  const near = given ?? (await findWordsWithin(db, 1, words))
  const far = words.filter((word) => !near.has(word) && maxEdits(word) > 1)
  return new Map([...near, ...(await findWordsWithin(db, 2, far))])
}

async function findWordsWithin(
  db: Database,
  edits: number,
  words: string[],
  condition = sql`true`,
): Promise<NearWords> {
  const long = words.filter((word) => !isShort(word))
  if (long.length === 0) return new Map()
  const asked = long.map((word) => ({
    word,
    parts: intactParts(word, edits)
      .map((part) => `"${part}"`)
      .join(' OR '),
    pieces: piecesOf(word, edits + intactPieces),
    shortest: letterCount(word) - edits,
    longest: letterCount(word) + edits,
    swaps: letterSwaps(word),
  }))
  // Where swapped letters make a known word, no other is nearer.
  const swapped = sql`select 1 from json_each(asked.value, '$.swaps') as swap join ${searchWords} on ${searchWords.mot} = swap.value`
  const rows = await db.all<WordRow>(
    sql`select asked.value ->> 'word' as asked, ${wordColumns}
      from (select asked.value from json_each(${JSON.stringify(asked)}) as asked where ${condition} and not exists (${swapped})) as asked
      cross join search_word_parts on search_word_parts match asked.value ->> 'parts'
      join ${searchWords} on ${searchWords.id} = search_word_parts.rowid
      where length(${searchWords.mot}) between asked.value ->> 'shortest' and asked.value ->> 'longest'
        and (select count(*) from json_each(asked.value, '$.pieces') as piece where instr('^' || ${searchWords.mot} || '$', piece.value) > 0) >= ${intactPieces}
      union all
      select asked.value ->> 'word', ${wordColumns}
      from json_each(${JSON.stringify(asked)}) as asked
      join json_each(asked.value, '$.swaps') as swap
      join ${searchWords} on ${searchWords.mot} = swap.value
      where ${condition}`,
  )
  const swaps = new Map(asked.map((entry) => [entry.word, new Set(entry.swaps)]))
  const nearest = new Map<string, { mot: string; edits: number; frequence: number }>()
  for (const { asked: word, mot, frequence } of rows) {
    // Less than one edit: swapped letters are a slip of the fingers more often than another letter.
    const away = swaps.get(word)?.has(mot) ? 0.5 : distance(word, mot)
    const best = nearest.get(word)
    const isBetter =
      !best || away < best.edits || (away === best.edits && frequence > best.frequence)
    if (away <= edits && isBetter) nearest.set(word, { mot, edits: away, frequence })
  }
  return new Map([...nearest].map(([word, { mot }]) => [word, mot]))
}

const maxEdits = (word: string) => (letterCount(word) <= 5 ? 1 : 2)

/**
 * Parts of a word of which as many edits leave one as it is: its beginning, its end and, for two
 * edits, its middle. Three letters at least, `^` and `$` being the ends of a word.
 */
function intactParts(word: string, edits: number): string[] {
  const letters = Array.from(word)
  const size = Math.max(2, Math.floor(letters.length / (edits + 1)))
  const beginning = `^${letters.slice(0, size).join('')}`
  const rest = edits > 1 ? letters.slice(-size) : letters.slice(Math.min(size, letters.length - 2))
  const end = `${rest.join('')}$`
  const middle = letters.slice(size, -size).join('')
  return edits > 1 && letterCount(middle) >= shortestPart
    ? [beginning, middle, end]
    : [beginning, end]
}

/** A word with its ends, `^` and `$`, cut into so many pieces: an edit changes one of them at most. */
function piecesOf(word: string, count: number): string[] {
  const letters = Array.from(`^${word}$`)
  const cut = (index: number) => Math.floor((index * letters.length) / count)
  return Array.from({ length: count }, (_, index) =>
    letters.slice(cut(index), cut(index + 1)).join(''),
  )
}

function letterSwaps(word: string): string[] {
  const letters = Array.from(word)
  return letters
    .slice(1)
    .map((letter, index) =>
      [...letters.slice(0, index), letter, letters[index] ?? '', ...letters.slice(index + 2)].join(
        '',
      ),
    )
}
