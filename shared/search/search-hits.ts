import {
  letterCount,
  locateWords,
  searchWords,
  stem,
  stopWords,
  type TextWord,
} from './search-text.ts'

/** Where a text answers a query, in characters of the text. */
export type Hit = {
  start: number
  end: number
  /** The words of the query that stand here. */
  words: string[]
}

export type HitOptions = {
  /** Shorter words of the query are found as words alone, or «ia» would be found in «social». */
  shortestPart?: number
}

/**
 * Where a text answers a query, in order and without overlap: the whole phrase where its words
 * follow each other, else each word, as a part of a word or another form of it. A stop word counts
 * only inside a phrase, unless the query has no other word.
 */
export function findHits(
  text: string,
  query: string,
  { shortestPart = 3 }: HitOptions = {},
): Hit[] {
  const words = searchWords(query)
  const forms = new Map(words.map((word) => [word, askedWord(word, shortestPart)]))
  const asked = words.flatMap((word) => forms.get(word) ?? [])
  const telling = asked.filter(({ word }) => !stopWords.has(word))
  const alone = [...new Set(telling.length > 0 ? telling : asked)]
  const written = locateWords(text)
  const hits = asked.length > 1 ? findPhrase(text, written, asked) : []
  // A loop: it goes through thousands of words for a page of results.
  for (const word of written) {
    for (const part of alone) {
      const hit = findPart(text, word, part)
      if (hit) hits.push(hit)
    }
  }
  return mergeHits(hits)
}

/** A word of the query, with what is asked of every word of the text. */
type AskedWord = {
  word: string
  /** Whether it is looked for inside other words. */
  isPart: boolean
  isFormOf: (written: string) => boolean
}

function askedWord(word: string, shortestPart: number): AskedWord {
  const root = word.slice(0, 2)
  const form = stem(word)
  return {
    word,
    isPart: letterCount(word) >= shortestPart,
    // Stems are costly, and begin as their words do.
    isFormOf: (written) => written === word || (written.startsWith(root) && stem(written) === form),
  }
}

/** The query's words one after the other: as forms of each, or as the literal text of all. */
function findPhrase(text: string, written: TextWord[], asked: AskedWord[]): Hit[] {
  const [head, ...others] = asked
  const tail = others.at(-1)
  if (!head || !tail) return []
  const words = asked.map(({ word }) => word)
  const middle = others.slice(0, -1)
  return written.flatMap((first, index) => {
    const last = written[index + others.length]
    if (!last) return []
    const follow = (word: AskedWord, place: number) =>
      word.isFormOf(written[index + 1 + place]?.word ?? '')
    if (head.isFormOf(first.word) && others.every(follow)) {
      return [{ start: first.start, end: last.end, words }]
    }
    const isLiteral =
      first.word.endsWith(head.word) &&
      last.word.startsWith(tail.word) &&
      middle.every(({ word }, place) => word === written[index + 1 + place]?.word)
    if (!isLiteral) return []
    const from = first.word.length - head.word.length
    return [
      {
        start: partOf(text, first, from, first.word.length).start,
        end: partOf(text, last, 0, tail.word.length).end,
        words,
      },
    ]
  })
}

function findPart(
  text: string,
  written: TextWord,
  { word, isPart, isFormOf }: AskedWord,
): Hit | undefined {
  if (!isPart && written.word !== word) return undefined
  if (isFormOf(written.word)) return { start: written.start, end: written.end, words: [word] }
  const from = written.word.indexOf(word)
  if (from < 0) return undefined
  return { ...partOf(text, written, from, from + word.length), words: [word] }
}

/**
 * The characters of a word that make the given part of its folded form: «œ» folds to two letters,
 * an accent written on its own to none and stays with the letter before it.
 */
function partOf(text: string, { start, end }: TextWord, from: number, to: number) {
  const part = { start, end: start }
  let offset = start
  let folded = 0
  for (const character of text.slice(start, end)) {
    const { length } = searchWords(character).join('')
    if (length > 0 && folded <= from) part.start = offset
    offset += character.length
    if (folded < to || (length === 0 && folded === to)) part.end = offset
    folded += length
  }
  return part
}

function mergeHits(hits: Hit[]): Hit[] {
  const merged: Hit[] = []
  for (const hit of hits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const previous = merged.at(-1)
    if (previous && hit.start < previous.end) {
      previous.end = Math.max(previous.end, hit.end)
      previous.words = [...new Set([...previous.words, ...hit.words])]
    } else merged.push({ ...hit })
  }
  return merged
}
