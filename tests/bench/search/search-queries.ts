import { wordGroups } from '#drizzle/seed/search-vocabulary.ts'
import { foldText } from '#shared/search/search-text.ts'
import { stem, stopWords } from '#shared/search/stems.ts'
import { type Random, seededRandom } from '#tests/bench/seeded-random.ts'

import type { CatalogueGenerator, GeneratedItem } from './catalogue-generator.ts'

export type BenchQuery = { kind: string; q: string }

const sampledItems = 1500
const perKind = 40
const likelyLetters = 'a e i o u r s t l n'.split(' ')
const openings = ['comment améliorer', 'que mettre dans', 'je veux revoir', 'quel prompt pour']

/** What a catalogue of any size is asked: what is written in its first items, in every manner. */
export function makeQueries(generator: CatalogueGenerator, seed: number): BenchQuery[] {
  const random = seededRandom(seed)
  const texts = Array.from({ length: sampledItems }, (_, index) => textsOf(generator(index)))
    .flat()
    .map((text) => text.match(/[\p{L}\p{N}]+/gu) ?? [])
  const telling = texts.flat().filter(isTelling)
  const counts = [...Map.groupBy(telling, foldText)].toSorted(([, a], [, b]) => b.length - a.length)
  const words = counts.map(([word]) => word)
  const known = new Set(words.map(stem))
  const expressions = wordGroups().flatMap(({ termes }) => termes)

  const word = () => random.pick(telling)
  const longWord = () => random.pick(telling.filter(({ length }) => length > 6))
  /** Words that follow each other, in titles as often as in long texts. */
  const passage = (count: number) => {
    const text = random.pick(texts)
    const start = random.below(Math.max(1, text.length - count + 1))
    return text.slice(start, start + count).join(' ') || word()
  }
  const kinds = {
    'single word': () => random.pick(words),
    'frequent word': () => random.pick(words.slice(0, 60)),
    'several words': () =>
      random.next() < 0.5 ? passage(3 + random.below(2)) : `${word()} ${word()} ${word()}`,
    sentence: () =>
      random.next() < 0.5
        ? passage(8 + random.below(20)).slice(0, 200)
        : `${random.pick(openings)} ${word()} de mon ${word()} pour le ${word()}`,
    synonym: () => random.pick(expressions) + (random.next() < 0.6 ? '' : ` ${word()}`),
    slip: () => {
      const edited = misspell(foldText(longWord()), random)
      return known.has(stem(edited)) ? misspell(edited, random) : edited
    },
    beginning: () =>
      (random.next() < 0.5 ? '' : `${word()} `) + longWord().slice(0, 4 + random.below(3)),
  }
  return Object.entries(kinds).flatMap(([kind, make]) => distinct(kind, make))
}

/** The same queries while they are being typed, by how much of them. */
export function makeBeginnings(queries: BenchQuery[], seed: number): BenchQuery[] {
  const random = seededRandom(seed)
  return [2, 3, 4, 6, 9, 14, 30].flatMap((length) =>
    distinct(`${length} letters`, () => random.pick(queries).q.slice(0, length)),
  )
}

const textsOf = ({ kind, input }: GeneratedItem): string[] =>
  kind === 'prompt'
    ? [input.titre, input.description, input.prompt]
    : [input.nom, input.description, input.role ?? '']

const isTelling = (word: string) => word.length > 3 && !stopWords.has(foldText(word))

/** A word with one letter left out, doubled, replaced or exchanged with the next. */
function misspell(word: string, random: Random): string {
  const at = 1 + random.below(word.length - 2)
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
  return random.pick([
    before + after,
    before + letter + letter + after,
    before + random.pick(likelyLetters) + after,
    before + after.charAt(0) + letter + after.slice(1),
  ])
}

/** Different texts; fewer where there seem to be no more. */
function distinct(kind: string, make: () => string): BenchQuery[] {
  const made = new Set<string>()
  for (let tries = 0; made.size < perKind && tries < perKind * 20; tries += 1) made.add(make())
  return [...made].map((q) => ({ kind, q }))
}
