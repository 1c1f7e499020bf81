import { splitWords } from '#shared/search/search-text.ts'

/**
 * Whether a text calls a command by its words, in any order: each word that is typed begins one of them,
 * accents and capitals aside. A blank text calls none.
 */
export function callsCommand(typed: string, words: string): boolean {
  const asked = splitWords(typed)
  const known = splitWords(words)
  return asked.length > 0 && asked.every((word) => known.some((name) => name.startsWith(word)))
}
