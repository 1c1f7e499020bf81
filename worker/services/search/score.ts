import { type Column, type SQL, sql } from 'drizzle-orm'

import { searchItems } from '#drizzle/schema/index.ts'
import { stem, wholeWords } from '#shared/search/search-text.ts'

import { knownWord, type Vocabulary } from './vocabulary.ts'

/** A text of an item, as it is and in stems, a space before and after each word. */
type Text = { words: Column; stems: Column }

const title: Text = { words: searchItems.titre, stems: searchItems.titre_racines }
const description: Text = { words: searchItems.description, stems: searchItems.description_racines }

/**
 * The specification's score of an item whose title or description may hold the query: 100 for
 * a title that does, 50 more where it begins with it, 50 for a description, and for its words.
 */
export function literalScoreSql(words: string[], vocabulary: Vocabulary): SQL<number> {
  const begins = sql`(instr(${title.words}, ${` ${words.join(' ')}${end(words)}`}) = 1 or instr(${title.stems}, ${` ${stems(words)} `}) = 1)`
  // A single word is the query: it is not looked for twice.
  const [inTitle, inDescription] = words.length === 1 ? [110, 55] : [100, 50]
  const parts = [
    sql`${inTitle} * ${holdsPhrase(title, words)}`,
    sql`50 * ${begins}`,
    sql`${inDescription} * ${holdsPhrase(description, words)}`,
    ...(words.length === 1 ? [] : [wordsScoreSql(words, words, vocabulary)]),
  ]
  return sql<number>`(${sql.join(parts, sql` + `)})`
}

/** What words of a query score by themselves: each 10 in the title and 5 in the description. */
export function wordsScoreSql(
  words: string[],
  counted: string[],
  vocabulary: Vocabulary,
): SQL<number> {
  const parts = [...new Set(counted)].flatMap((word) => [
    sql`10 * ${holdsWord(title, word, words, vocabulary)}`,
    sql`5 * ${holdsWord(description, word, words, vocabulary)}`,
  ])
  return sql<number>`(${sql.join(parts, sql` + `)})`
}

/** Whether title or description holds each of some words of a query. */
export function headingsHoldSql(counted: string[], words: string[], vocabulary: Vocabulary): SQL {
  const held = counted.map(
    (word) =>
      sql`(${holdsWord(title, word, words, vocabulary)} or ${holdsWord(description, word, words, vocabulary)})`,
  )
  return sql`(${sql.join(held, sql` and `)})`
}

/** The query as one piece of the text, from the beginning of a word where it has several. */
function holdsPhrase(text: Text, words: string[]): SQL {
  const piece = start(words) + words.join(' ') + end(words)
  return sql`(instr(${text.words}, ${piece}) > 0 or instr(${text.stems}, ${` ${stems(words)} `}) > 0)`
}

function holdsWord(text: Text, word: string, query: string[], vocabulary: Vocabulary): SQL {
  if (wholeWords(query).has(word)) return sql`(instr(${text.words}, ${` ${word} `}) > 0)`
  const asTyped = sql`instr(${text.words}, ${start(query) + word}) > 0`
  if (knownWord(vocabulary, word).forms.length === 0) return sql`(${asTyped})`
  return sql`(${asTyped} or instr(${text.stems}, ${` ${stem(word)} `}) > 0)`
}

const start = (words: string[]) =>
  words.length > 1 || wholeWords(words).has(words[0] ?? '') ? ' ' : ''
const end = (words: string[]) => (wholeWords(words).has(words.at(-1) ?? '') ? ' ' : '')
const stems = (words: string[]) => words.map(stem).join(' ')
