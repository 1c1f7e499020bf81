import type { ExpansionKind } from '#shared/search/item-match.ts'
import { splitWords } from '#shared/search/search-text.ts'
import { stem, stopWords } from '#shared/search/stems.ts'

import {
  descriptionField,
  fieldOf,
  fields,
  type InvertedIndex,
  itemOf,
  itemsWithTitleWords,
  positionOf,
  titleField,
} from './inverted-index.ts'
import { bodyEvidence, type Matcher } from './matcher.ts'
import type { Term } from './query-terms.ts'

/** An item that a query matches. */
export type Hit = {
  item: number
  tier: number
  score: number
  /** Share of the query that the item answers, by weight and evidence, 0 to 1. */
  coverage: number
  /** The item holds every word of the query, as a word or a part of one (R122). */
  hasEveryWord: boolean
  /** Nothing but the body of the item matches. */
  isInBodyAlone: boolean
}

/** Tiers of the order of results (decisions D86 and D115), best last. */
const tiers = {
  infix: -2,
  /** Mentions a part of the query. */
  mention: -1,
  relevance: 0,
  descriptionHolds: 1,
  titleHolds: 2,
  titleBegins: 3,
  titleEquals: 4,
  callNumber: 5,
} as const

const noiseWeight = 0.12
/** A word outside the vocabulary seldom names the subject: it counts less as evidence. */
const outsideVocabularyWeight = 0.5
/** A term that matches nothing weighs as much as the heaviest one, times this. */
const unmatchedWeight = 0.8
/** Hits of less coverage mention a small part of the query. */
const minCoverage = 0.1

/** A long query needs this much at least: one word of a whole story is no answer. */
const leastCoverage = 0.2

/**
 * Coverage that an answer needs. A longer query needs less: more of its words do not describe its subject. Fitted by logistic
 * regression on judged queries. Further features, such as the score and the gap to the next hit, changed at most 2 of 100
 * decisions.
 */
export function requiredCoverage(terms: readonly Term[]): number {
  const content = terms.filter(({ isNoise }) => !isNoise)
  return Math.max(leastCoverage, 0.84 - 0.29 * Math.log(1 + (content.length || terms.length)))
}

/** Share of the required coverage from which an item is about the query. Below, it mentions a part of it. */
const aboutShare = 0.8

/** Ranks the items that match the terms of a query, best first. */
export function rankHits(
  index: InvertedIndex,
  matcher: Matcher,
  q: string,
  terms: readonly Term[],
): Hit[] {
  const isAllNoise = terms.every((term) => term.isNoise)
  const required = aboutShare * requiredCoverage(terms)
  const weights = terms.map((term) => weightsOf(term, index.aliveCount, isAllNoise))
  const heaviest = Math.max(0.1, ...weights.map(({ evidence }) => evidence))
  const queryWeight = terms.reduce((sum, { expansions, isNoise }, at) => {
    if (isNoise && !isAllNoise) return sum
    return sum + (expansions.length > 0 ? (weights[at]?.evidence ?? 0) : heaviest * unmatchedWeight)
  }, 0)

  const totals = createTotals(index.items.length)
  for (const [at, term] of terms.entries()) {
    const { rank = 0, evidence = 0 } = weights[at] ?? {}
    addTerm(totals, term, rank, isAllNoise || !term.isNoise ? evidence : 0)
  }
  const titled = tiersOf(index, matcher, q)
  for (const item of titled.keys()) touch(totals, item)
  const hits: Hit[] = []
  for (const item of totals.touched) {
    const coverage = queryWeight > 0 ? (totals.covered[item] ?? 0) / queryWeight : 0
    const tier = titled.get(item) ?? untitledTier(totals.hasWord[item] === 1, coverage >= required)
    if (coverage < minCoverage && tier === tiers.mention) continue
    hits.push({
      item,
      tier,
      score: (totals.scores[item] ?? 0) * Math.sqrt(coverage),
      coverage,
      hasEveryWord: totals.literalTerms[item] === terms.length,
      isInBodyAlone: (totals.surest[item] ?? 0) <= bodyEvidence,
    })
  }
  return hits.toSorted(
    (a, b) => b.tier - a.tier || b.score - a.score || byDefaultRanking(index, a, b),
  )
}

/** Sums over the terms of a query, by item. Typed arrays: a common word matches thousands of items. */
function createTotals(size: number) {
  return {
    touched: [] as number[],
    isTouched: new Uint8Array(size),
    scores: new Float64Array(size),
    covered: new Float64Array(size),
    /** A whole word matches. */
    hasWord: new Uint8Array(size),
    /** Evidence of the best field that matches. */
    surest: new Float64Array(size),
    /** Number of terms of which the item holds the words typed. */
    literalTerms: new Uint8Array(size),
    // The next four belong to one term, over all its expansions.
    best: new Float64Array(size),
    sum: new Float64Array(size),
    evidence: new Float64Array(size),
    isLiteral: new Uint8Array(size),
  }
}
type Totals = ReturnType<typeof createTotals>

function touch({ touched, isTouched }: Totals, item: number): void {
  if (isTouched[item] === 1) return
  isTouched[item] = 1
  touched.push(item)
}

/** Kinds of expansions that hold what was typed. */
const literalKinds = new Set<ExpansionKind>(['exact', 'apart', 'prefix', 'infix'])

function addTerm(totals: Totals, { expansions }: Term, rankWeight: number, evidenceWeight: number) {
  const { scores, covered, hasWord, surest, literalTerms, best, sum, evidence, isLiteral } = totals
  const matched: number[] = []
  for (const { matches, rank, evidence: kindEvidence, kind } of expansions) {
    const { items, frequencies, evidence: fieldEvidences } = matches
    const isLiteralKind = literalKinds.has(kind)
    for (let at = 0; at < items.length; at += 1) {
      const item = items[at] ?? 0
      if (sum[item] === 0) matched.push(item)
      const value = (frequencies[at] ?? 0) * rank
      sum[item] = (sum[item] ?? 0) + value
      best[item] = Math.max(best[item] ?? 0, value)
      const fieldEvidence = fieldEvidences[at] ?? 0
      evidence[item] = Math.max(evidence[item] ?? 0, fieldEvidence * kindEvidence)
      surest[item] = Math.max(surest[item] ?? 0, fieldEvidence)
      if (kind !== 'infix') hasWord[item] = 1
      if (isLiteralKind) isLiteral[item] = 1
    }
  }
  for (const item of matched) {
    touch(totals, item)
    const most = best[item] ?? 0
    // The best expansion, and a little for the others.
    const frequency = most + 1 - Math.exp(most - (sum[item] ?? 0))
    scores[item] = (scores[item] ?? 0) + rankWeight * frequency
    covered[item] = (covered[item] ?? 0) + evidenceWeight * (evidence[item] ?? 0)
    literalTerms[item] = (literalTerms[item] ?? 0) + (isLiteral[item] ?? 0)
    best[item] = sum[item] = evidence[item] = isLiteral[item] = 0
  }
}

function untitledTier(hasWord: boolean, isCovered: boolean): number {
  if (!hasWord) return tiers.infix
  return isCovered ? tiers.relevance : tiers.mention
}

const byDefaultRanking = ({ items }: InvertedIndex, a: Hit, b: Hit): number => {
  const [first, second] = [items[a.item], items[b.item]]
  if (!first || !second) return 0
  return second.ranking - first.ranking || compareText(second.created, first.created)
}

/** Much faster than `localeCompare`. */
const compareText = (a: string, b: string) => Number(a > b) - Number(a < b)

function weightsOf(term: Term, count: number, isAllNoise: boolean) {
  if (term.expansions.length === 0) return { rank: 0, evidence: 0 }
  const frequency = term.documentFrequency
  const inverse = Math.log(1 + (count - frequency + 0.5) / (frequency + 0.5))
  const rank = inverse * (term.isNoise && !isAllNoise ? noiseWeight : 1)
  return { rank, evidence: rank * (term.isInVocabulary ? 1 : outsideVocabularyWeight) }
}

/** Items whose call number is the query, and those whose title or description holds it in whole words. */
function tiersOf(index: InvertedIndex, matcher: Matcher, q: string): Map<number, number> {
  const found = new Map<number, number>()
  const words = splitWords(q)
  const content = words.filter((word) => !stopWords.has(word))
  if (content.length === 0) {
    return new Map(itemsWithTitleWords(index, words).map((item) => [item, tiers.titleHolds]))
  }
  const located = matcher.findPhraseStarts(content.map(stem))
  for (let at = 0; at < located.length; at += 1) {
    const posting = located[at] ?? 0
    const item = itemOf(posting)
    const tier = tierOf(
      posting,
      index.lengths[item * fields.length + titleField] === content.length,
    )
    if (tier > (found.get(item) ?? tiers.relevance)) found.set(item, tier)
  }
  const callNumber = words.join('')
  if (!/\d$/.test(callNumber)) return found
  for (const [item, { callNumber: own }] of index.items.entries()) {
    if (own === callNumber && index.alive[item] === 1) found.set(item, tiers.callNumber)
  }
  return found
}

function tierOf(posting: number, isAsLong: boolean): number {
  const field = fieldOf(posting)
  if (field === descriptionField) return tiers.descriptionHolds
  if (field !== titleField) return tiers.relevance
  if (positionOf(posting) > 0) return tiers.titleHolds
  return isAsLong ? tiers.titleEquals : tiers.titleBegins
}

export const isCallNumberHit = ({ tier }: Hit): boolean => tier === tiers.callNumber

/** Title or description holds the whole query. */
export const hasTitleOrDescriptionMatch = ({ tier }: Hit): boolean => tier > tiers.relevance

/** The item is about the query. Others mention it, or hold it as part of a word. */
export const isAbout = ({ tier }: Hit): boolean => tier >= tiers.relevance
