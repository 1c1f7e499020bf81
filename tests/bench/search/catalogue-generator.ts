import {
  type GptSeed,
  type PromptSeed,
  readGptSeeds,
  readPromptSeeds,
} from '#drizzle/seed/content.ts'
import { gptRow, promptRow } from '#drizzle/seed/rows.ts'
import type { GptInput } from '#shared/items/gpt.ts'
import type { PromptInput } from '#shared/items/prompt.ts'
import { searchWords } from '#shared/search/search-text.ts'
import { slugMaxLength } from '#shared/text/slug-shape.ts'
import { type Random, seededRandom } from '#tests/bench/seeded-random.ts'

import { inventRareWords, type RareWords } from './rare-words.ts'

type Dated = { id: string; date_creation: string; date_modification: string }
export type GeneratedItem = Dated &
  ({ kind: 'prompt'; input: PromptInput } | { kind: 'gpt'; input: GptInput })

export type CatalogueGenerator = {
  /** The item of a number: the same whatever the size of the catalogue. */
  item: (index: number) => GeneratedItem
  /** Every folded word that an item may hold. */
  vocabulary: ReadonlySet<string>
}

const promptShare = 0.3
const distinctWords = 40_000
/** Share of the pieces of a text in which a rare word takes the place of another. */
const rareWordShare = 0.2
const firstDay = Date.UTC(2024, 10, 21)
const spanMs = 730 * 24 * 3600 * 1000

/**
 * Items of any number from the starting content: its titles cut in two and joined anew, its
 * sentences in another order up to the length of one of its texts, and rare words among them, so
 * that the vocabulary grows with the catalogue as that of a language does.
 */
export async function openGenerator(seed: number): Promise<CatalogueGenerator> {
  const [prompts, gpts] = await Promise.all([readPromptSeeds(), readGptSeeds()])
  const known = new Set(
    [
      ...prompts.flatMap((prompt) => [prompt.titre, prompt.description, prompt.prompt]),
      ...gpts.flatMap((gpt) => [gpt.nom, gpt.description, gpt.role]),
      ...[...prompts, ...gpts].flatMap(({ tags, categories }) => tags.concat(categories)),
    ].flatMap(searchWords),
  )
  const rareWords = inventRareWords(seed, distinctWords - known.size, known)
  const makePrompt = promptMaker(prompts, rareWords)
  const makeGpt = gptMaker(gpts, rareWords)
  return {
    vocabulary: new Set([...known, ...rareWords.words.flatMap(searchWords)]),
    item: (index) => {
      const random = seededRandom(seed, index)
      const isPrompt = random.next() < promptShare
      const dated = { id: inventId(random), ...inventDates(random) }
      return isPrompt
        ? { kind: 'prompt', ...dated, input: makePrompt(random, index) }
        : { kind: 'gpt', ...dated, input: makeGpt(random, index) }
    },
  }
}

function promptMaker(seeds: PromptSeed[], rareWords: RareWords) {
  const title = titleMaker(seeds.map((seed) => seed.titre))
  const description = textMaker(
    seeds.map((seed) => seed.description),
    rareWords,
  )
  const longText = textMaker(
    seeds.map((seed) => seed.prompt),
    rareWords,
  )
  return (random: Random, index: number): PromptInput => {
    const model = random.pick(seeds)
    return {
      ...promptRow(model),
      slug: inventSlug(model.slug, index),
      titre: title(random),
      description: description(random),
      prompt: longText(random),
      tags: inventTags(random, model, random.pick(seeds)),
    }
  }
}

function gptMaker(seeds: GptSeed[], rareWords: RareWords) {
  const title = titleMaker(seeds.map((seed) => seed.nom))
  const description = textMaker(
    seeds.map((seed) => seed.description),
    rareWords,
  )
  const longText = textMaker(
    seeds.map((seed) => seed.role),
    rareWords,
  )
  return (random: Random, index: number): GptInput => {
    const model = random.pick(seeds)
    return {
      ...gptRow(model),
      slug: inventSlug(model.slug, index),
      nom: title(random),
      description: description(random),
      role: longText(random),
      tags: inventTags(random, model, random.pick(seeds)),
      epingle: false,
    }
  }
}

/** The beginning of one title and the end of another. */
function titleMaker(titles: string[]): (random: Random) => string {
  const cut = titles.map((title) => {
    const words = title.split(' ')
    const middle = Math.ceil(words.length / 2)
    return { start: words.slice(0, middle), end: words.slice(middle) }
  })
  return (random) => [...random.pick(cut).start, ...random.pick(cut).end].join(' ')
}

/** Pieces of the texts, in any order, up to the length of one of them. */
function textMaker(texts: string[], rareWords: RareWords): (random: Random) => string {
  const lengths = texts.map((text) => text.length)
  const pieces = texts.flatMap(sentences)
  return (random) => {
    const target = random.pick(lengths)
    let text = ''
    while (text.length < target) {
      const piece = random.pick(pieces)
      const kept = random.next() < rareWordShare ? withRareWord(piece, random, rareWords) : piece
      const separator = /[.!?:]$/.test(text) && random.next() < 0.4 ? '\n' : ' '
      text = text === '' ? kept : text + separator + kept
    }
    return text
  }
}

function sentences(text: string): string[] {
  return text.split(/\n+|(?<=[.;:!?,]) +/).filter((piece) => piece.trim().length > 3)
}

function withRareWord(piece: string, random: Random, rareWords: RareWords): string {
  const words = piece.split(' ')
  const place = random.below(words.length)
  return words.with(place, rareWords.draw(random)).join(' ')
}

function inventTags(random: Random, ...models: { tags: string[] }[]): string[] {
  const tags = new Set(models.flatMap((model) => model.tags))
  return [...tags].filter(() => random.next() < 0.6)
}

function inventSlug(model: string, index: number): string {
  const suffix = `-${index}`
  return model.slice(0, slugMaxLength - suffix.length) + suffix
}

function inventDates(random: Random) {
  const created = firstDay + random.below(spanMs)
  const modified = created + random.below(firstDay + spanMs - created)
  return {
    date_creation: new Date(created).toISOString(),
    date_modification: new Date(modified).toISOString(),
  }
}

function inventId(random: Random): string {
  return Array.from({ length: 4 }, () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('')
}
