import type { ItemKind } from '#shared/items/cote.ts'
import type { LaunchFacts } from '#shared/items/gpt-launch.ts'
import type { Niveau } from '#shared/items/niveau.ts'
import type { Page } from '#shared/lists/pagination.ts'

import type { ItemMatch, Mark, Snippet, RelatedWord } from './item-match.ts'
import type { Absence } from './word-group.ts'

/** The assistants that every choice of one begins with, while items have them. */
export const givenAssistants = ['GPT-4', 'GPT-3.5', 'Claude', 'Gemini']

/** What a result shows of either kind of item, and what its row needs besides. */
type Found = {
  id: string
  slug: string
  title: string
  /** Plain text. */
  description: string
  /** How well the item answers the query, higher first. */
  score: number
  categories: string[]
  tags: string[]
  ia: string
  auteur_nom: string | null
  auteur_linkedin_url: string | null
  conversationCount: number
  cote: string
  match: ItemMatch
}
export type FoundPrompt = Found & { type: 'prompt'; niveau: Niveau }
export type FoundGpt = Found & { type: 'gpt'; launch: LaunchFacts }
export type SearchResult = FoundPrompt | FoundGpt

export type OptionCount = { value: string; count: number }

/**
 * How many results each choice of a filter would leave, the other filters staying as they are.
 * Only choices that leave something.
 */
export type FilterCounts = {
  /** Of both kinds together, and of each. */
  type: Record<ItemKind | 'all', number>
  categorie: OptionCount[]
  ia: OptionCount[]
  niveau: OptionCount[]
}

/** A page of the items that answer a query: those that are about it, then those that mention it. */
export type SearchAnswer = Page<SearchResult> & {
  /** Number of answers that are about the query. */
  about: number
  /** The query with its misspelled words corrected: «rédaction». */
  corrected: string | null
  counts: FilterCounts
  /** How many answer without any filter. */
  unfiltered: number
  /** Words of the query that nothing in the catalogue explains, as they were typed. */
  unexplained: string[]
  /** The nearest items, if nothing answers. */
  alternatives: SearchResult[]
  /** Set if the query names a subject that the catalogue does not cover. */
  absence: Absence | null
}

export type Suggestion = {
  type: ItemKind
  slug: string
  title: string
  category: string
  marks: Mark[]
  /** What answers where the title does not. */
  snippet: Snippet | null
  /** Words of the title or the snippet that match instead of the typed ones. */
  relatedWords: RelatedWord[]
}

/** What the box proposes while a query is typed. */
export type Suggestions = {
  items: Suggestion[]
  categories: { name: string; promptCount: number; gptCount: number }[]
}
