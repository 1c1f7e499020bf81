import { type Column, type SQL, sql } from 'drizzle-orm'

import { searchItems } from '#drizzle/schema/index.ts'
import { stem, wholeWords } from '#shared/search-text.ts'

/** A text of an item as SQL, spaces around it, as it is and in stems. */
type Text = { words: SQL; stems: SQL }

const padded = (column: Column) => sql`(' ' || ${column} || ' ')`
const title: Text = {
  words: padded(searchItems.titre),
  stems: padded(searchItems.titre_racines),
}
const description: Text = {
  words: padded(searchItems.description),
  stems: padded(searchItems.description_racines),
}

/**
 * The specification's score (R251): 100 for a title that holds the query, 50 more where it begins
 * with it, 50 for the description, and for each word 10 in the title, 5 in the description. Words
 * that do not tell items apart may be left out of the latter.
 */
export function scoreSql(words: string[], counted = words): SQL<number> {
  const phrase = words.join(' ')
  const begins = sql`(instr(${title.words}, ${` ${phrase}${end(words)}`}) = 1 or instr(${title.stems}, ${` ${stems(words)} `}) = 1)`
  const parts = [
    sql`100 * ${holdsPhrase(title, words)}`,
    sql`50 * ${begins}`,
    sql`50 * ${holdsPhrase(description, words)}`,
    ...[...new Set(counted)].flatMap((word) => [
      sql`10 * ${holdsWord(title, word, words)}`,
      sql`5 * ${holdsWord(description, word, words)}`,
    ]),
  ]
  return sql<number>`(${sql.join(parts, sql` + `)})`
}

/** The query as one piece of the text, from the beginning of a word where it has several. */
function holdsPhrase(text: Text, words: string[]): SQL {
  const piece = start(words) + words.join(' ') + end(words)
  return sql`(instr(${text.words}, ${piece}) > 0 or instr(${text.stems}, ${` ${stems(words)} `}) > 0)`
}

function holdsWord(text: Text, word: string, query: string[]): SQL {
  if (wholeWords(query).has(word)) return sql`(instr(${text.words}, ${` ${word} `}) > 0)`
  return sql`(instr(${text.words}, ${start(query) + word}) > 0 or instr(${text.stems}, ${` ${stem(word)} `}) > 0)`
}

const start = (words: string[]) =>
  words.length > 1 || wholeWords(words).has(words[0] ?? '') ? ' ' : ''
const end = (words: string[]) => (wholeWords(words).has(words.at(-1) ?? '') ? ' ' : '')
const stems = (words: string[]) => words.map(stem).join(' ')
