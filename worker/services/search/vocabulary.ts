import { type SQL, sql } from 'drizzle-orm'

import { searchWords } from '#drizzle/schema/index.ts'
import { letterCount, stem, wholeWords } from '#shared/search/search-text.ts'
import type { Database } from '#worker/database/db.ts'

/** The words of the catalogue that a word of a query stands for. */
export type KnownWord = {
  /** Words that hold it, or begin with it in a query of several, itself included. */
  holders: string[]
  /** Other forms of it, by number and gender. */
  forms: string[]
  /** At most how many items hold one of them. */
  items: number
}
export type Vocabulary = ReadonlyMap<string, KnownWord>

/** A word of the catalogue, for what it was asked. */
export type WordRow = { asked: string; mot: string; frequence: number }

export const wordColumns = sql`${searchWords.mot} as mot, ${searchWords.frequence} as frequence`

/** Letters of the shortest part of a word that the index can look for. */
export const shortestPart = 3

/** Behind every word in their order. */
const lastLetter = '\u{10FFFF}'

/** Too short to be looked up by its parts. */
export const isShort = (word: string) => letterCount(word) < shortestPart

const unknown: KnownWord = { holders: [], forms: [], items: 0 }
export const knownWord = (vocabulary: Vocabulary, word: string) => vocabulary.get(word) ?? unknown

/**
 * What the catalogue knows of the words of each query, in one database request. A word on its own may
 * stand anywhere in another; one of several begins it.
 */
export async function readVocabularies(db: Database, queries: string[][]): Promise<Vocabulary[]> {
  const asked = queries.map(lookupsOf)
  const all = asked.flat()
  const parts = all.flatMap(({ part }) => part ?? [])
  const roots = all.flatMap(({ root }) => root ?? [])
  const whole = all.flatMap(({ word, root }) => (root === null ? word : []))
  const [holding, begun, exact] = await Promise.all([
    askAbout(
      db,
      parts,
      (listed) => sql`select asked.value as asked, ${wordColumns}
        from json_each(${listed}) as asked
        join search_word_parts on search_word_parts match '"' || asked.value || '"'
        join ${searchWords} on ${searchWords.id} = search_word_parts.rowid
        where instr(${searchWords.mot}, asked.value) > 0`,
    ),
    askAbout(
      db,
      roots,
      (listed) => sql`select asked.value as asked, ${wordColumns}
        from json_each(${listed}) as asked
        join ${searchWords} on ${searchWords.mot} >= asked.value
          and ${searchWords.mot} < asked.value || ${lastLetter}`,
    ),
    askAbout(
      db,
      whole,
      (listed) => sql`select ${searchWords.mot} as asked, ${wordColumns}
        from ${searchWords} where ${searchWords.mot} in (select value from json_each(${listed}))`,
    ),
  ])
  const knownOf = ({ word, part, root }: Lookup): KnownWord => {
    if (root === null) return toKnownWord(find(exact, word), [])
    const alike = find(begun, root)
    const holders =
      part === null ? alike.filter(({ mot }) => mot.startsWith(word)) : find(holding, part)
    const held = new Set(holders.map(({ mot }) => mot))
    const form = stem(word)
    const forms = alike.filter(({ mot }) => !held.has(mot) && stem(mot) === form)
    return toKnownWord(holders, forms)
  }
  return asked.map((lookups) => new Map(lookups.map((each) => [each.word, knownOf(each)])))
}

/** How a word of a query is looked up. */
type Lookup = {
  word: string
  /** What may stand anywhere in a word, else at its beginning. */
  part: string | null
  /** What all its forms begin with, and itself; null for a word that stands for itself alone. */
  root: string | null
}

function lookupsOf(words: string[]): Lookup[] {
  const whole = wholeWords(words)
  return [...new Set(words)].map((word) =>
    whole.has(word)
      ? { word, part: null, root: null }
      : { word, part: words.length > 1 ? null : word, root: commonRoot(word) },
  )
}

const toKnownWord = (holders: WordRow[], forms: WordRow[]): KnownWord => ({
  holders: holders.map(({ mot }) => mot),
  forms: forms.map(({ mot }) => mot),
  items: [...holders, ...forms].reduce((sum, { frequence }) => sum + frequence, 0),
})

/** Asks about a list of words or parts of words, given as JSON; of none, nothing. */
const askAbout = async (
  db: Database,
  values: string[],
  question: (listed: string) => SQL,
): Promise<WordRow[]> =>
  values.length === 0 ? [] : db.all<WordRow>(question(JSON.stringify([...new Set(values)])))

const find = (rows: WordRow[], key: string) => rows.filter(({ asked }) => asked === key)

/** What every form of a word begins with, and the word itself. */
function commonRoot(word: string): string {
  const form = stem(word)
  // By letters: half of a character is nothing to look for.
  const letters = Array.from(form)
  const root = form.endsWith('teur')
    ? form.slice(0, -'eur'.length)
    : letters.slice(0, Math.max(shortestPart, letters.length - 1)).join('')
  // «maux» is a form of «mal».
  return word.startsWith(root) ? root : letters.slice(0, shortestPart - 1).join('')
}
