import type { ExpansionKind } from '#shared/search/item-match.ts'
import type { SearchAnswer, SearchResult } from '#shared/search/search.ts'

/** A result of a search that is tried, as a line. */
export type TriedResult = Pick<SearchResult, 'id' | 'type' | 'slug' | 'title'>

/** The first page of what a search finds with one vocabulary. */
export type TriedSearch = Pick<SearchAnswer, 'total' | 'corrected'> & {
  items: TriedResult[]
  /** The sentence of the absent subject that the query names. */
  absence: string | null
  /** Where nothing answers: what is proposed instead. */
  alternatives: TriedResult[]
}

export type TriedExpression = {
  text: string
  kind: ExpansionKind
  /** Rank weight of a match by it. The words themselves have 1. */
  rank: number
  /** How many items hold it. */
  items: number
}

/** A word or known expression of the query. */
export type TriedTerm = {
  words: string
  /** A word that nearly every query could hold: an item need not. */
  isNoise: boolean
  /** It names a subject that the catalogue does not cover. */
  isAbsent: boolean
  expressions: TriedExpression[]
}

/** What a group would change of a search. */
export type SearchTrial = {
  today: TriedSearch
  tried: TriedSearch
  /** The query as it is understood with the group. */
  terms: TriedTerm[]
}
