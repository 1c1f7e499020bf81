import { excerpt } from './excerpt.ts'
import { findHits, type Hit } from './search-hits.ts'
import { requiredWords, searchWords } from './search-text.ts'

/** Where a passage of a text begins and ends. */
export type Mark = [start: number, end: number]

/** A field that a card does not show, or not whole, with what of it answers. */
export type MatchReason = {
  field: 'tag' | 'categorie' | 'description'
  text: string
  marks: Mark[]
}

/** Where an item answers the text that filters its list. */
export type ItemMatch = {
  title: Mark[]
  description: Mark[]
  /** What title and beginning of the description do not show. */
  reasons: MatchReason[]
}

/** An item of a list; with a text to filter by, it says why it is there. */
export type Listed<Item> = Item & { match?: ItemMatch | undefined }

type MatchedItem = {
  title: string
  /** As its card has it. */
  description: string
  /** As it was written, where the card has its beginning alone; asked for only when needed. */
  wholeDescription?: () => string
  tags: string[]
  categories: string[]
}

/** So much of a description stands on the smallest card. */
const shownDescription = 110
const excerptLength = 120
/** A list is filtered by parts of words, however short. */
const anyPart = { shortestPart: 1 }

/**
 * Why an item answers: the places of the words in title and description, and for each word that
 * neither shows the tag, the category or the passage that holds it. Of several wordings the first that
 * explains most words counts; nothing without one.
 */
export function itemMatch(item: MatchedItem, wordings: string[]): ItemMatch | undefined {
  const matches = wordings.map((wording) => matchWording(item, wording))
  const fewest = Math.min(...matches.map(({ untold }) => untold))
  return matches.find(({ untold }) => untold === fewest)?.match
}

function matchWording(item: MatchedItem, wording: string) {
  const { title, description, wholeDescription = () => description, tags, categories } = item
  const titleHits = findHits(title, wording, anyPart)
  const descriptionHits = findHits(description, wording, anyPart)
  const shown = descriptionHits.filter(({ end }) => end <= shownDescription)
  const untold = new Set(requiredWords(searchWords(wording)))
  const asked = untold.size
  for (const word of wordsOf([...titleHits, ...shown])) untold.delete(word)

  const reasons: MatchReason[] = []
  const explain = (field: MatchReason['field'], text: string) => {
    const hits = findHits(text, wording, anyPart)
    const told = wordsOf(hits).filter((word) => untold.delete(word))
    if (told.length > 0) reasons.push({ field, text, marks: marksOf(hits) })
  }
  for (const tag of tags) explain('tag', tag)
  for (const category of categories) explain('categorie', category)
  const passage =
    untold.size > 0 ? excerpt(wholeDescription(), wording, excerptLength, anyPart) : null
  if (passage !== null) explain('description', passage)

  return {
    untold: untold.size / asked,
    match: { title: marksOf(titleHits), description: marksOf(descriptionHits), reasons },
  }
}

const wordsOf = (hits: Hit[]) => hits.flatMap(({ words }) => words)
const marksOf = (hits: Hit[]) => hits.map(({ start, end }): Mark => [start, end])
