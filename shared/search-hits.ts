import {
  areForms,
  letterCount,
  locateWords,
  searchWords,
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

/**
 * Where a text answers a query, in order and without overlap: the whole phrase where its words
 * follow each other, else each word, as a part of a word or another form of it. A stop word counts
 * only inside a phrase, unless the query has no other word.
 */
export function findHits(text: string, query: string): Hit[] {
  const asked = searchWords(query)
  const written = locateWords(text)
  const telling = asked.filter((word) => !stopWords.has(word))
  const alone = [...new Set(telling.length > 0 ? telling : asked)]
  return mergeHits([
    ...(asked.length > 1 ? findPhrase(text, written, asked) : []),
    ...written.flatMap((word) => alone.flatMap((part) => findPart(text, word, part))),
  ])
}

/** The query's words one after the other: as forms of each, or as the literal text of all. */
function findPhrase(text: string, written: TextWord[], asked: string[]): Hit[] {
  return written.flatMap((first, index) => {
    const found = written.slice(index, index + asked.length)
    const last = found.at(-1)
    if (!last || found.length < asked.length) return []
    if (found.every(({ word }, place) => areForms(word, asked[place] ?? ''))) {
      return [{ start: first.start, end: last.end, words: asked }]
    }
    const head = asked[0] ?? ''
    const tail = asked.at(-1) ?? ''
    const isLiteral =
      first.word.endsWith(head) &&
      last.word.startsWith(tail) &&
      found.slice(1, -1).every(({ word }, place) => word === asked[place + 1])
    if (!isLiteral) return []
    return [
      {
        start: partOf(text, first, first.word.length - head.length, first.word.length).start,
        end: partOf(text, last, 0, tail.length).end,
        words: asked,
      },
    ]
  })
}

function findPart(text: string, written: TextWord, asked: string): Hit[] {
  if (written.word === asked || (isPart(asked) && areForms(written.word, asked))) {
    return [{ start: written.start, end: written.end, words: [asked] }]
  }
  const from = isPart(asked) ? written.word.indexOf(asked) : -1
  if (from < 0) return []
  return [{ ...partOf(text, written, from, from + asked.length), words: [asked] }]
}

/** A word of one or two letters is looked for as it stands, or «ia» would be found in «social». */
const isPart = (word: string) => letterCount(word) > 2

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
