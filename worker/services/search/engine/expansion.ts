import type { ExpansionKind } from '#shared/search/item-match.ts'

import type { Matcher, Matches } from './matcher.ts'

/** Weights of a match by an expansion, in the ranking and as evidence of an answer. The term itself has 1. */
const weights: Record<ExpansionKind, { rank: number; evidence: number }> = {
  exact: { rank: 1, evidence: 1 },
  /** The words of the expression, anywhere in the item. */
  apart: { rank: 0.5, evidence: 0.8 },
  synonym: { rank: 0.75, evidence: 1 },
  wider: { rank: 0.5, evidence: 0.7 },
  prefix: { rank: 0.7, evidence: 0.8 },
  /** The word before and the one that is being typed stand together: «pages or» finds «pages orphelines». */
  phrasePrefix: { rank: 1, evidence: 1 },
  correction: { rank: 0.8, evidence: 0.8 },
  /** Part of a word. */
  infix: { rank: 0.25, evidence: 0.3 },
}

/** A phrase that may answer for a term of the query. */
export type Expansion = {
  stems: readonly string[]
  kind: ExpansionKind
  rank: number
  evidence: number
  matches: Matches
}

/** Collects the expansions of a term that match something, each phrase once. */
export function createExpansions(matcher: Matcher) {
  const expansions: Expansion[] = []
  const seen = new Set<string>()
  return {
    expansions,
    /** `source` is the kind of the expansion that led to this one. */
    add: (stems: readonly string[], kind: ExpansionKind, source: ExpansionKind = 'exact') => {
      const key = `${kind === 'apart'} ${stems.join(' ')}`
      if (seen.has(key)) return
      seen.add(key)
      const matches = kind === 'apart' ? matcher.findAllWords(stems) : matcher.find(stems)
      if (matches.items.length === 0) return
      expansions.push({
        stems,
        kind,
        rank: weights[kind].rank * weights[source].rank,
        evidence: weights[kind].evidence * weights[source].evidence,
        matches,
      })
    },
  }
}
