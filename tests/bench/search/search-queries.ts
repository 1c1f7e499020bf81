import { foldText, searchWords, stem, stopWords } from '#shared/search/search-text.ts'
import { type Random, seededRandom } from '#tests/bench/seeded-random.ts'

import type { CatalogueGenerator, GeneratedItem } from './catalogue-generator.ts'

export type BenchQuery = { kind: string; q: string }

type Source = {
  random: Random
  /** The words of each text of a sample of items, as they are written. */
  texts: string[][]
  /** Folded words of the sample, the most frequent first, without stop words. */
  common: string[]
  /** Words of the sample that one or two of its items hold. */
  rare: string[]
  knows: (word: string) => boolean
}

const sampledItems = 1500
/** Larger catalogues are asked the same queries, so that their figures compare. */
const sampledFrom = 10_000

/** What the catalogue is asked: the same queries for the same seed and size. */
export function makeQueries(
  generator: CatalogueGenerator,
  items: number,
  seed: number,
): BenchQuery[] {
  const source = readSource(generator, Math.min(items, sampledFrom), seededRandom(seed))
  return Object.entries(kinds).flatMap(([kind, { count, make }]) =>
    distinct(count, () => make(source)).map((q) => ({ kind, q })),
  )
}

/** The same queries while they are being typed. */
export function makeBeginnings(queries: BenchQuery[], seed: number): BenchQuery[] {
  const random = seededRandom(seed)
  const lengths = [2, 3, 4, 6, 9, 14, 20]
  return lengths.flatMap((length) =>
    distinct(40, () => random.pick(queries).q.slice(0, length).trim())
      .filter((q) => q.length > 1)
      .map((q) => ({ kind: `${length} characters`, q })),
  )
}

const kinds: Record<string, { count: number; make: (source: Source) => string }> = {
  'common word': { count: 30, make: ({ random, common }) => random.pick(common.slice(0, 60)) },
  'stop words': { count: 8, make: ({ random }) => random.pick(stopWordQueries) },
  'rare word': { count: 40, make: ({ random, rare }) => random.pick(rare) },
  'two words, adjacent': { count: 30, make: (source) => adjacent(source, 2) },
  'three words, adjacent': { count: 25, make: (source) => adjacent(source, 3) },
  'two words, apart': { count: 25, make: (source) => apart(source, 2) },
  'three words, apart': { count: 25, make: (source) => apart(source, 3) },
  question: { count: 20, make: question },
  'one edit away': { count: 40, make: misspelt },
  'accents dropped': { count: 20, make: unaccented },
  'accents added': { count: 15, make: accented },
  elision: { count: 20, make: elided },
  'elision, apostrophe lost': { count: 15, make: elidedWithoutApostrophe },
  'two letters': { count: 10, make: ({ random }) => random.pick(twoLetters) },
  'begun word': { count: 30, make: begun },
  synonym: { count: 20, make: synonym },
  '200 characters': { count: 12, make: longText },
  'no result': { count: 20, make: unknown },
}

const stopWordQueries = [
  'de',
  'de la',
  'pour',
  'comment faire',
  'dans le',
  'que faire avec mon',
  'les des du',
  'en',
  'un',
  'est ce que',
]
const twoLetters = 'ia ux ui js h1 ga ai tv b2 4g id or 10 20 p1'.split(' ')
const likelyLetters = 'a e i o u r s t l n'.split(' ')
const unlikelyLetters = 'z x k w v q j h b g y'.split(' ')
const abbreviations = 'NDD SERP GMB GSC GA4 CTR netlinking backlinks e-commerce title KPI'.split(
  ' ',
)
const accents = new Map(Object.entries({ a: 'à', e: 'é', i: 'î', o: 'ô', u: 'ù' }))

function readSource(generator: CatalogueGenerator, from: number, random: Random): Source {
  const texts = Array.from({ length: Math.min(from, sampledItems) }, () =>
    textsOf(generator.item(random.below(from))),
  ).flat()
  const frequencies = new Map<string, number>()
  for (const text of texts) {
    for (const word of new Set(searchWords(text))) {
      frequencies.set(word, (frequencies.get(word) ?? 0) + 1)
    }
  }
  const words = [...frequencies]
    .filter(([word]) => word.length > 2 && !stopWords.has(word))
    .toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b))
  const known = new Set([...generator.vocabulary].flatMap((word) => [word, stem(word)]))
  return {
    random,
    texts: texts.map((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []),
    common: words.map(([word]) => word),
    rare: words.filter(([word, count]) => count <= 2 && word.length > 4).map(([word]) => word),
    knows: (word) => known.has(word) || known.has(stem(word)),
  }
}

function textsOf({ kind, input }: GeneratedItem): string[] {
  return kind === 'prompt'
    ? [input.titre, input.description, input.prompt]
    : [input.nom, input.description, input.role ?? '']
}

/** Words that follow each other somewhere in a text, titles as often as long texts. */
function adjacent({ random, texts }: Source, count: number): string {
  const text = random.pick(texts.filter((words) => words.length >= count))
  const start = random.below(text.length - count + 1)
  return text.slice(start, start + count).join(' ')
}

/** Words of one text, in any order. */
function apart({ random, texts }: Source, count: number): string {
  const words = random.pick(texts.filter((text) => new Set(text.filter(isTelling)).size >= count))
  return distinct(count, () => random.pick(words.filter(isTelling))).join(' ')
}

function question(source: Source): string {
  const { random } = source
  const opening = random.pick(['comment améliorer', 'comment faire', 'que mettre dans', 'je veux'])
  return `${opening} ${telling(source)} de mon ${telling(source)} pour le ${telling(source)}`
}

/** A word with one letter left out, doubled, replaced or exchanged with the next. */
function misspelt(source: Source): string {
  const { random, knows } = source
  for (;;) {
    const word = foldText(telling(source))
    const at = 1 + random.below(Math.max(1, word.length - 2))
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    const edited = random.pick([
      before + after,
      before + letter + letter + after,
      before + random.pick(likelyLetters) + after,
      before + after.charAt(0) + letter + after.slice(1),
    ])
    if (word.length > 4 && !word.includes(' ') && !knows(edited)) return edited
  }
}

function unaccented(source: Source): string {
  return foldText(wordWhere(source, (word) => foldText(word) !== word.toLowerCase()))
}

function accented(source: Source): string {
  const word = wordWhere(source, (text) => isTelling(text) && foldText(text) === text)
  const at = source.random.below(word.length)
  const letter = word.charAt(at)
  return word.slice(0, at) + (accents.get(letter) ?? letter) + word.slice(at + 1)
}

function elided(source: Source): string {
  const { random } = source
  return random.pick(["l'", 'l’', "d'", 'd’', "qu'"]) + wordWhere(source, beginsWithVowel)
}

function elidedWithoutApostrophe(source: Source): string {
  return source.random.pick(['l', 'd']) + wordWhere(source, beginsWithVowel)
}

/** The first letters of a word, as it is being typed, after a whole one every other time. */
function begun(source: Source): string {
  const { random } = source
  const beginning = wordWhere(source, (word) => word.length > 6).slice(0, 4 + random.below(3))
  return random.next() < 0.5 ? beginning : `${telling(source)} ${beginning}`
}

function synonym(source: Source): string {
  const { random } = source
  const abbreviation = random.pick(abbreviations)
  return random.next() < 0.4 ? abbreviation : `${telling(source)} ${abbreviation}`
}

function longText({ random, texts }: Source): string {
  return random
    .pick(texts.filter((words) => words.length > 60))
    .join(' ')
    .slice(0, 200)
    .trim()
}

/** Letters that are no word and near to none. */
function unknown({ random, knows }: Source): string {
  for (;;) {
    const word = Array.from({ length: 9 + random.below(5) }, () =>
      random.pick(unlikelyLetters),
    ).join('')
    if (!knows(word)) return word
  }
}

const telling = (source: Source) => wordWhere(source, isTelling)
const isTelling = (word: string) => word.length > 3 && !stopWords.has(foldText(word))
const beginsWithVowel = (word: string) => /^[aeiouéèêh]/i.test(word) && word.length > 4

function wordWhere({ random, texts }: Source, isWanted: (word: string) => boolean): string {
  for (;;) {
    const text = random.pick(texts)
    const word = text.length > 0 ? random.pick(text) : ''
    if (isWanted(word)) return word
  }
}

/** Up to `count` different texts; fewer when the maker seems to have no more. */
function distinct(count: number, make: () => string): string[] {
  const made = new Set<string>()
  for (let tries = 0; made.size < count && tries < count * 20; tries += 1) made.add(make())
  return [...made]
}
