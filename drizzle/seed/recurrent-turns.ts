import type { GptSeed, PromptSeed } from './content.ts'

/** Somebody who opens several items in a row hears a turn that stands in more of them than this. */
export const maxItemsOfATurn = 10

/** From this number of words on, the same words in item after item are a tic. */
export const phraseLength = 5

/** What an item says in sentences; labels, addresses, tools and durations are no sentences. */
export type ItemTexts = { item: string; texts: string[] }

/**
 * Turns that the catalogue's authors fall into. A pattern is a little narrower than the turn: « non conforme »
 * among the answers of a test, or « pas de prix » among what a text leaves out, is no antithesis. Several
 * patterns stand for pieces of one sentence, in this order.
 */
const turns: Record<string, RegExp | RegExp[]> = {
  'X, pas Y': /, (?:et )?pas (?!de |d[’']|à pas)/,
  'X, non Y':
    /(?:,|,? et) non (?:de |d[’']|du |des |à |au |aux |le |la |les |l[’']|une? |en |par |pour |sur )/,
  'pas X, mais Y': [/\bn(?:e |[’'])/, / pas /, /, mais /],
  'X plutôt que Y': /plutôt qu/,
  'X au lieu de Y': /au lieu d/,
  'ni X, ni Y, ni Z': [/\bni /i, /, ni /, /, ni /],
  'que personne ne': /(?<!la |une )personne n(?:e |[’'])/i,
  'X vaut mieux que Y': /v(?:aut|alent) mieux|mieux vaut/i,
  'il distingue': /\bdistingue\b/i,
  'il sépare': /\bsépare\b/i,
  'lire comme un tel': [
    /\b(?:re)?(?:lis|lit|lisez|note|écris|interroge|inspectes?)\b/i,
    / comme (?:une?|le ferait une?|le) /,
  ],
  'à voix haute': /à voix haute/,
}

/** Where a turn is not the author's: it stays there, for the reason given. */
const exceptions: Record<string, Record<string, string>> = {
  'X, pas Y': {
    'prompt/test-utilisateur-formulaire':
      'the sentence that every usability test says to whom it observes',
  },
}

/** The sentences of a prompt of the starting content. */
export function promptSentences(
  seed: Pick<PromptSeed, 'slug' | 'titre' | 'description' | 'prompt'>,
): ItemTexts {
  const { slug, titre, description, prompt } = seed
  return { item: `prompt/${slug}`, texts: [titre, description, prompt].map(plain) }
}

/** The sentences of a GPT of the starting content. */
export function gptSentences(seed: GptSeed): ItemTexts {
  const { slug, nom, description, role, cas_usage, workflow, limitations, faq } = seed
  const texts = [
    nom,
    description,
    role,
    ...(cas_usage ?? []).flatMap((one) => [
      one.titre,
      one.description,
      one.contexte ?? '',
      one.resultats_attendus ?? '',
    ]),
    ...(workflow ?? []).flatMap((one) => [one.titre, one.description].concat(one.conseils ?? [])),
    ...(limitations ?? []).flatMap((one) => [one.titre, one.description]),
    ...(faq ?? []).flatMap((one) => [one.question, one.reponse]),
  ]
  return { item: `gpt/${slug}`, texts: texts.map(plain) }
}

/** Each turn with the items in which it stands, the exceptions left out. */
export function itemsOfTurns(items: ItemTexts[]): Map<string, string[]> {
  return new Map(
    Object.entries(turns).map(([turn, pattern]) => [
      turn,
      items
        .filter(({ item, texts }) => {
          const isException = Object.hasOwn(exceptions[turn] ?? {}, item)
          return !isException && texts.some((text) => isIn(text, pattern))
        })
        .map(({ item }) => item),
    ]),
  )
}

const isIn = (text: string, turn: RegExp | RegExp[]): boolean =>
  turn instanceof RegExp
    ? turn.test(text)
    : text.split(/[.;:]/).some((sentence) => stand(turn, sentence))

/** Whether the pieces stand in a text, one after the other. */
function stand([first, ...others]: RegExp[], text: string): boolean {
  if (!first) return true
  const found = first.exec(text)
  return found !== null && stand(others, text.slice(found.index + found[0].length))
}

/** The exceptions that except nothing any more, as `turn: item`. */
export function idleExceptions(items: ItemTexts[]): string[] {
  return Object.entries(exceptions).flatMap(([turn, reasons]) =>
    Object.keys(reasons)
      .filter((item) => {
        const texts = items.find((one) => one.item === item)?.texts ?? []
        return !texts.some((text) => isIn(text, turns[turn] ?? []))
      })
      .map((item) => `${turn}: ${item}`),
  )
}

/** Every run of `phraseLength` words that stands in more items than `maxItemsOfATurn`, with their number. */
export function recurrentPhrases(items: ItemTexts[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { texts } of items) {
    for (const phrase of new Set(texts.flatMap(phrases))) {
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
    }
  }
  return new Map([...counts].filter(([, count]) => count > maxItemsOfATurn))
}

/** Runs of words within a sentence; a line of cells is a table's head, which a prompt must repeat as it is. */
function phrases(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.split('|').length < 3)
    .flatMap((line) => line.split(/[.!?;:]/))
    .flatMap((sentence) => {
      const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? []
      return words
        .slice(phraseLength - 1)
        .map((_, index) => words.slice(index, index + phraseLength).join(' '))
    })
}

/** With one kind of space and of apostrophe, whichever the author typed. */
function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")
}
