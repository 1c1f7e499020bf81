import type { FoundBy } from '#shared/search/item-match.ts'
import type { SearchAnswer, SearchResult } from '#shared/search/search.ts'

/** A result of a search that is tried, as a line. */
export type TriedResult = Pick<SearchResult, 'id' | 'type' | 'slug' | 'title'>

/** The first page of what a search finds with one vocabulary. */
export type TriedSearch = Pick<SearchAnswer, 'total' | 'isCapped' | 'corrected'> & {
  items: TriedResult[]
  /** Where nothing answers: what is proposed instead. */
  near: TriedResult[]
}

export type TriedExpression = {
  text: string
  by: FoundBy
  /** How much of a match by the words themselves one by it counts. */
  factor: number
  /** How many items hold it. */
  items: number
}

/** What a word or known expression of the query asks for. */
export type TriedConcept = {
  words: string
  /** A word that nearly every query could hold: an item need not. */
  isNoise: boolean
  expressions: TriedExpression[]
}

/** What a group would change of a search. */
export type SearchTrial = {
  today: TriedSearch
  tried: TriedSearch
  /** The query as it is understood with the group. */
  concepts: TriedConcept[]
}
