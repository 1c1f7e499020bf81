import type { SQL } from 'drizzle-orm'

import type { FoundBy } from '#shared/search/item-match.ts'
import type { Database } from '#worker/database/db.ts'

import {
  type Candidate,
  candidateLimit,
  columnWorths,
  demandColumn,
  pair,
  readCandidates,
  subjectColumns,
} from './candidates.ts'
import type { Plan, WeighedConcept } from './plan.ts'

/** A candidate that answers. */
export type Found = Candidate & {
  /** 3 where the title begins with the query, 2 where it holds it, 1 where the description does, else 0. */
  level: number
  score: number
  /** How much of what was asked it answers, from 0 to 1. */
  coverage: number
  /** How many of the telling concepts it holds as they were typed, wherever. */
  held: number
  /** How many it matches solidly. */
  solid: number
  /** How many of these in its own words; where two neighbours of the query stand together, in any. */
  own: number
  /** Whether it is about any of them: it stands where an item names its subject, or beside its neighbour. */
  isSubject: boolean
}

/** What answers a plan, the best first. */
export type Answer = {
  found: Found[]
  /** Whether more may answer than were looked at. */
  isCapped: boolean
  /**
   * Whether nothing answers enough of several words, or none of them is of the trade and no item is about them, be
   * it one of a sentence that tells anything.
   */
  isDoubtful: boolean
}

const leastCoverage = 0.25
/** What is still being typed says less. */
const leastBegun = 0.15
/** A match that stands where an item says what it is about. */
const solidMatch = 0.6
/** So many of them answer a short query and a sentence, however much of it is left. */
const enoughSolid = { short: 2, long: 3 }
const shortQuery = 3
/** An item about one of the words, that holds so many of them as they were typed, answers a query of known words. */
const enoughHeld = 3
const pairBonus = 0.25
const kindBonus = 0.15

/**
 * So much of several words must be answered: more where nothing explains one of them or none is of the trade,
 * little where an expression of the trade says what is wanted whatever stands beside it.
 */
const sureCoverage = { known: 0.55, unknown: 0.7, expression: 0.3 }

/**
 * What answers a plan, the best first; equals stay in the order of the default ranking. What holds all that
 * was typed answers, however little each of it tells.
 */
export async function findItems(db: Database, plan: Plan, filter?: SQL): Promise<Answer> {
  const candidates = await readCandidates(db, plan, filter)
  const telling = plan.scored.filter(({ isNoise }) => !isNoise)
  const least = plan.isBegun ? leastBegun : leastCoverage
  const asked = sum(telling.map(({ weight }) => weight))
  const enough = telling.length > shortQuery ? enoughSolid.long : enoughSolid.short
  const found = candidates
    .map((candidate) => score(candidate, plan, asked))
    .filter((one) => one.coverage >= least || one.held === telling.length || one.solid >= enough)
    .toSorted((a, b) => b.level - a.level || b.score - a.score)
  const isExpression = telling.some(
    ({ words, ways, isOfTrade }) => isOfTrade && words.length > 1 && ways.length > 0,
  )
  const kind = plan.unexplained.length > 0 ? 'unknown' : 'known'
  const sure = sureCoverage[isExpression ? 'expression' : kind]
  const isAnswered = found.some(({ coverage, own, held, isSubject }) => {
    const isWhole = held === telling.length
    if (telling.length === 1) return plan.isOfTrade || plan.isBegun || isSubject
    if (kind === 'known' && held >= enoughHeld && own > 0) return true
    if (plan.isOfTrade) return coverage >= sure || own >= enough || isWhole
    return coverage >= sureCoverage.unknown && (own >= enough || (own > 0 && isWhole))
  })
  return {
    found,
    isCapped: candidates.length >= candidateLimit(plan),
    isDoubtful: plan.typed.includes(' ') && !isAnswered,
  }
}

function score(candidate: Candidate, plan: Plan, asked: number): Found {
  const { scored, wantedKind, phrase } = plan
  const matches = scored.flatMap((concept, index) => {
    const found = candidate.matches.filter(([place]) => place === index)
    return found.length === 0 ? [] : matchOf(concept, found)
  })
  const hasPair = candidate.matches.some(([place]) => place === pair)
  const covered = sum(
    matches.map(({ weight, value, isNoise }) => (isNoise ? 0 : weight * fullness(value))),
  )
  const coverage = asked > 0 ? covered / asked : 0
  const solidBy = (worth: 'value' | 'own') =>
    matches.filter((match) => !match.isNoise && match[worth] >= solidMatch).length
  const relevance = sum(
    matches.map(
      ({ weight, value, spread, breadth }) =>
        weight * value * (aloneShare + spreadShare * spread + breadthShare * breadth),
    ),
  )
  return {
    ...candidate,
    coverage,
    solid: solidBy('value'),
    own: solidBy(hasPair ? 'value' : 'own'),
    isSubject: hasPair || matches.some((match) => match.isSubject && !match.isNoise),
    held: matches.filter(({ isHeld, isNoise }) => isHeld && !isNoise).length,
    level: phrase.length === 0 ? 0 : levelOf(candidate),
    score: rounded(
      relevance *
        Math.sqrt(coverage) *
        (hasPair ? 1 + pairBonus : 1) *
        (wantedKind === candidate.kind ? 1 + kindBonus : 1),
    ),
  }
}

/** What is summed in another order differs in its last digits, and equals are to stay equal. */
const rounded = (value: number) => Math.round(value * 1e9) / 1e9

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** What a match is worth that stands in one place, what it gains by standing in every column, and in many ways. */
const aloneShare = 0.3
const spreadShare = 0.7
const breadthShare = 0.8
/** So many whole matches in a title, by different ways, are two thirds of what can be gained so. */
const manyMatches = 4

/**
 * How well an item matches a concept: by its best way, over how many columns, and by how many ways: who writes
 * of a subject in all its words writes about it.
 */
function matchOf(concept: WeighedConcept, found: Candidate['matches']) {
  const { ways, weight, isNoise, isStop } = concept
  const factors = columnWorths.map((_, bit) =>
    Math.max(
      0,
      ...found.map(([, place, bits]) => ((bits & (2 ** bit)) > 0 ? (ways[place]?.factor ?? 0) : 0)),
    ),
  )
  const values = factors.map((factor, bit) => factor * (columnWorths[bit] ?? 0))
  return {
    weight,
    isNoise,
    value: isStop ? 1 : Math.max(...values),
    own: isStop ? 1 : Math.max(...values.with(demandColumn, 0)),
    spread: sum(factors) / columnWorths.length,
    breadth: 1 - Math.exp(-sum(found.map((match) => amountOf(concept, match))) / manyMatches),
    isHeld: found.some(([, place]) => ways[place]?.by !== 'synonyme'),
    isSubject: isStop || values.slice(0, subjectColumns).some((one) => one > 0),
  }
}

/** Words apart, beginnings and parts. */
const saysNothingNew = new Set<FoundBy>(['separes', 'debut', 'partie'])

/** How much one way finds in an item. */
function amountOf({ ways }: WeighedConcept, [, place, bits]: Candidate['matches'][number]): number {
  const way = ways[place]
  if (!way || saysNothingNew.has(way.by)) return 0
  return way.factor * sum(columnWorths.filter((_, bit) => (bits & (2 ** bit)) > 0))
}

/** A mention in the long text alone answers little, one in the title fully. */
const fullness = (value: number) => Math.max(0.1, Math.min(1, (value - 0.2) / 0.4))

function levelOf({ titreAt, descriptionAt }: Candidate): number {
  if (titreAt > 0) return titreAt === 1 ? 3 : 2
  return descriptionAt > 0 ? 1 : 0
}
