import { readGptSeeds, readPromptSeeds } from '#drizzle/seed/content.ts'
import { gptRow, promptRow } from '#drizzle/seed/rows.ts'
import type { GptInput } from '#shared/items/gpt-fields.ts'
import type { PromptInput } from '#shared/items/prompt-fields.ts'
import { splitWords } from '#shared/search/search-text.ts'
import { slugMaxLength } from '#shared/text/slug-shape.ts'
import { type Random, seededRandom } from '#tests/bench/seeded-random.ts'

import { type DrawRareWord, inventRareWords } from './rare-words.ts'

type Dated = { id: string; date_creation: string; date_modification: string }
export type GeneratedItem = Dated &
  ({ kind: 'prompt'; input: PromptInput } | { kind: 'gpt'; input: GptInput })

/** Gives the item of a number: the same whatever the size of the catalogue. */
export type CatalogueGenerator = (index: number) => GeneratedItem

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
  const known = new Set([
    ...prompts.flatMap(({ titre, description, prompt }) =>
      splitWords(`${titre} ${description} ${prompt}`),
    ),
    ...gpts.flatMap(({ nom, description, role }) => splitWords(`${nom} ${description} ${role}`)),
  ])
  const drawRareWord = inventRareWords(seed, distinctWords - known.size, known)
  const promptModels = prompts.map((model) => ({ row: promptRow(model), long: model.prompt }))
  const gptModels = gpts.map((model) => ({ row: gptRow(model), long: model.role }))
  const inventPrompt = inventor(promptModels, ({ titre }) => titre, drawRareWord)
  const inventGpt = inventor(gptModels, ({ nom }) => nom, drawRareWord)
  return (index) => {
    const random = seededRandom(seed, index)
    const isPrompt = random.next() < promptShare
    const dated = { id: inventId(random), ...inventDates(random) }
    if (isPrompt) {
      const { row, title, long } = inventPrompt(random, index)
      return { kind: 'prompt', ...dated, input: { ...row, titre: title, prompt: long } }
    }
    const { row, title, long } = inventGpt(random, index)
    return { kind: 'gpt', ...dated, input: { ...row, nom: title, role: long, epingle: false } }
  }
}

type Row = Pick<PromptInput, 'slug' | 'description' | 'tags' | 'requetes_seo'>

function inventor<Model extends Row>(
  models: { row: Model; long: string }[],
  titleOf: (row: Model) => string,
  drawRareWord: DrawRareWord,
) {
  const titles = models.map(({ row }) => titleOf(row).split(' '))
  const descriptions = models.map(({ row }) => row.description)
  const longTexts = models.map(({ long }) => long)
  const inventDescription = textMaker(descriptions, drawRareWord)
  const inventLong = textMaker(longTexts, drawRareWord)
  return (random: Random, index: number) => {
    const [{ row }, { row: other }] = [random.pick(models), random.pick(models)]
    const [start, end] = [random.pick(titles), random.pick(titles)]
    const some = (texts: string[]) => [...new Set(texts)].filter(() => random.next() < 0.6)
    const suffix = `-${index}`
    const requetes = row.requetes_seo?.requetes ?? []
    const others = other.requetes_seo?.requetes ?? []
    return {
      row: {
        ...row,
        slug: row.slug.slice(0, slugMaxLength - suffix.length) + suffix,
        description: inventDescription(random),
        tags: some([...row.tags, ...other.tags]),
        requetes_seo: row.requetes_seo && {
          ...row.requetes_seo,
          requetes: [...requetes.slice(0, 2), ...some(others)],
        },
      },
      title: [...start.slice(0, half(start)), ...end.slice(half(end))].join(' '),
      long: inventLong(random),
    }
  }
}

const half = (words: string[]) => Math.ceil(words.length / 2)

/** Pieces of the texts, in any order, up to the length of one of them. */
function textMaker(texts: string[], drawRareWord: DrawRareWord): (random: Random) => string {
  const pieces = texts.flatMap((text) =>
    text.split(/\n+|(?<=[.;:!?,]) +/).filter((piece) => piece.trim().length > 3),
  )
  return (random) => {
    const target = random.pick(texts).length
    let text = ''
    while (text.length < target) {
      const words = random.pick(pieces).split(' ')
      if (random.next() < rareWordShare) words[random.below(words.length)] = drawRareWord(random)
      const separator = /[.!?:]$/.test(text) && random.next() < 0.4 ? '\n' : ' '
      text = (text === '' ? '' : text + separator) + words.join(' ')
    }
    return text
  }
}

function inventDates(random: Random) {
  const created = firstDay + random.below(spanMs)
  const modified = created + random.below(firstDay + spanMs - created)
  return { date_creation: instant(created), date_modification: instant(modified) }
}

const instant = (ms: number) => new Date(ms).toISOString()

const inventId = (random: Random): string =>
  Array.from({ length: 32 }, () => random.below(16).toString(16)).join('')
