import type { ItemKind } from '#shared/items/cote.ts'
import type { Niveau } from '#shared/items/niveau.ts'
import type { statuts } from '#shared/items/statut.ts'
import type { SearchType } from '#shared/lists/list-query.ts'
import {
  foldText,
  requiredWords,
  searchWords,
  stem,
  tellingWords,
  wholeWords,
} from '#shared/search/search-text.ts'

export type ReferenceItem = {
  kind: ItemKind
  slug: string
  title: string
  description: string
  longText: string
  /** Tags, then category names. */
  labels: string[]
  ranking: number
  date_creation: string
  statut: (typeof statuts)[number]
  categories: string[]
  /** The AI it counts as for the filter: the setting's default where it names none. */
  ia: string
  niveau: Niveau | null
}

export type ReferenceQuery = {
  q: string
  type?: SearchType | undefined
  categorie?: string | undefined
  ia?: string | undefined
  niveau?: Niveau | undefined
}

export type ReferenceHit = { kind: ItemKind; slug: string; tier: 0 | 1; score: number }

/**
 * What a search must find and in which order, read off the rules item by item: literal answers
 * first, then items that hold every word; no synonym, no correction (R251).
 */
export function searchReference(items: ReferenceItem[], query: ReferenceQuery): ReferenceHit[] {
  const words = searchWords(query.q)
  if (words.length === 0) return []
  return items
    .filter((item) => isSearched(item, query))
    .flatMap((item) => {
      const tier = tierOf(item, words)
      return tier === null ? [] : [{ item, tier, score: scoreOf(item, words, tier) }]
    })
    .toSorted(
      (a, b) =>
        a.tier - b.tier ||
        b.score - a.score ||
        b.item.ranking - a.item.ranking ||
        b.item.date_creation.localeCompare(a.item.date_creation),
    )
    .map(({ item: { kind, slug }, tier, score }) => ({ kind, slug, tier, score }))
}

/** Whether an item is public and has what the filters ask for; GPTs have no level to ask for. */
export function isSearched(item: ReferenceItem, query: ReferenceQuery): boolean {
  return (
    item.statut === 'valide' &&
    (query.type === undefined || query.type === `${item.kind}s`) &&
    (query.categorie === undefined || item.categories.includes(query.categorie)) &&
    (query.ia === undefined || item.ia === query.ia) &&
    (query.niveau === undefined || query.type === 'gpts' || item.niveau === query.niveau)
  )
}

function tierOf(item: ReferenceItem, words: string[]): 0 | 1 | null {
  if (hasPhrase(item.title, words) || hasPhrase(item.description, words)) return 0
  const others = [item.longText, ...item.labels]
  if (others.some((text) => holdsPiece(text, words))) return 0
  const fields = [item.title, item.description, ...others]
  const isHad = (word: string) => fields.some((text) => has(text, word, words))
  return requiredWords(words).every(isHad) ? 1 : null
}

function scoreOf({ title, description }: ReferenceItem, words: string[], tier: 0 | 1): number {
  let score = 0
  if (hasPhrase(title, words)) score += 100
  if (startsWith(title, words)) score += 50
  if (hasPhrase(description, words)) score += 50
  for (const word of tier === 0 ? new Set(words) : tellingWords(words)) {
    if (has(title, word, words)) score += 10
    if (has(description, word, words)) score += 5
  }
  return score
}

function has(text: string, word: string, query: string[]): boolean {
  const { folded, words, stems } = read(text)
  if (wholeWords(query).has(word)) return words.has(word)
  const part = query.length > 1 ? ` ${word}` : word
  return ` ${folded}`.includes(part) || stems.has(stem(word))
}

function hasPhrase(text: string, words: string[]): boolean {
  return holdsPiece(text, words) || ` ${read(text).stemmed} `.includes(` ${stemsOf(words)} `)
}

/** One word may stand anywhere; several begin at a word, and end with one if the last is whole. */
function holdsPiece(text: string, words: string[]): boolean {
  const first = words.length > 1 ? ' ' : ''
  return ` ${read(text).folded} `.includes(first + words.join(' ') + endOf(words))
}

function startsWith(text: string, words: string[]): boolean {
  const { folded, stemmed } = read(text)
  return (
    `${folded} `.startsWith(words.join(' ') + endOf(words)) ||
    `${stemmed} `.startsWith(`${stemsOf(words)} `)
  )
}

const endOf = (words: string[]) =>
  words.length > 1 && wholeWords(words).has(words.at(-1) ?? '') ? ' ' : ''

const stemsOf = (words: string[]) => words.map(stem).join(' ')

type ReadText = { folded: string; words: Set<string>; stemmed: string; stems: Set<string> }

/** Texts read so far: thousands of queries read the same ones. */
const readTexts = new Map<string, ReadText>()

function read(text: string): ReadText {
  const known = readTexts.get(text)
  if (known) return known
  const words = searchWords(text)
  const fresh = {
    folded: foldText(text),
    words: new Set(words),
    stemmed: stemsOf(words),
    stems: new Set(words.map(stem)),
  }
  readTexts.set(text, fresh)
  return fresh
}
