import { stem, stopWords } from '#shared/search/stems.ts'

import {
  type Concept,
  conceptMatch,
  factors,
  readConcepts,
  type Way,
  wayMatch,
  wayOf,
} from './concepts.ts'
import type { IndexFacts } from './index-facts.ts'
import { widen } from './widening.ts'

/** A way with the runs that find something, and how many items the most frequent of them finds. */
export type CountedWay = Way & { items: number }
type CountedConcept = Omit<Concept, 'ways'> & { ways: CountedWay[] }
export type WeighedConcept = CountedConcept & { weight: number }

/** What a query asks the index. */
export type Plan = {
  concepts: WeighedConcept[]
  /** The stems of the query, to find its words one after the other. */
  phrase: string[]
  wantedKind: 'prompt' | 'gpt' | null
  /** Whether its last word is still being typed. */
  isBegun: boolean
  /** The words that nothing explains. */
  unexplained: string[]
  /** Words that nothing holds, with those that they may be slips for. */
  corrections: Correction[]
}

export type Correction = { typed: string; near: string[] }

export type PlanOptions = {
  isBegun?: boolean
  /** Whether beginnings and parts of every word count: a list is filtered so. */
  isOpen?: boolean
  /** Whether the words are meant as they are typed. */
  isExact?: boolean
}

const maxWords = 24
/** Where whole words find more, parts of words add nothing. */
export const maxCandidates = 200

/** Plans a search for the words of a query. */
export async function planSearch(
  facts: IndexFacts,
  typed: string[],
  { isBegun = false, isOpen = false, isExact = false }: PlanOptions = {},
): Promise<Plan> {
  const words = typed.slice(0, maxWords)
  const read = readConcepts(words, facts.dictionary)
  const [total, counted] = await Promise.all([facts.countAll(), countConcepts(facts, read)])
  const corrections: Correction[] = []
  const widened = await widenConcepts(facts, counted, { isBegun, isOpen, isExact, corrections })
  const heads = await facts.countItems(widened.flatMap(headMatch))
  const concepts = weigh(widened, total, heads)
  const asks = (...names: string[]) => names.some((name) => words.includes(name))
  return {
    concepts,
    phrase: words.filter((word) => !stopWords.has(word)).map(stem),
    wantedKind: asks('prompt', 'prompts') ? 'prompt' : asks('gpt', 'gpts') ? 'gpt' : null,
    isBegun,
    unexplained: concepts
      .filter(({ ways, isNoise }) => ways.length === 0 && !isNoise)
      .map((concept) => concept.words.join(' ')),
    corrections: corrections.flatMap((correction) => withFound(correction, concepts)),
  }
}

/** A word that nothing has any more corrects nothing. */
function withFound({ typed, near }: Correction, concepts: CountedConcept[]): Correction[] {
  const found = new Set(
    concepts.flatMap(({ ways }) =>
      ways.filter(({ by }) => by === 'correction').flatMap(({ runs }) => runs.map(([run]) => run)),
    ),
  )
  const held = near.filter((word) => found.has(stem(word)))
  return held.length === 0 ? [] : [{ typed, near: held }]
}

/** Counts what each run of each way finds, and leaves out what finds nothing. */
async function countConcepts(facts: IndexFacts, concepts: Concept[]): Promise<CountedConcept[]> {
  const matches = concepts.flatMap((concept) =>
    concept.ways.flatMap((way) => way.runs.map((run) => runMatch(concept, way, run))),
  )
  const counts = await facts.countItems([...new Set(matches)])
  const count = (concept: Concept, way: Way): CountedWay => {
    const itemsOf = (run: string[]) => counts.get(runMatch(concept, way, run)) ?? 0
    const runs = way.runs.filter((run) => itemsOf(run) > 0)
    return { ...way, runs, items: Math.max(0, ...runs.map(itemsOf)) }
  }
  return concepts.map((concept) => ({
    ...concept,
    ways: concept.ways.map((way) => count(concept, way)).filter(({ items }) => items > 0),
  }))
}

/** What the index is asked for one run of a way. */
export const runMatch = (concept: Concept, way: Way, run: string[]): string =>
  wayMatch(concept, { ...way, runs: [run] })

async function widenConcepts(
  facts: IndexFacts,
  concepts: CountedConcept[],
  { isBegun, isOpen, isExact, corrections }: Required<PlanOptions> & { corrections: Correction[] },
): Promise<CountedConcept[]> {
  const last = concepts.at(-1)
  const telling = concepts.filter(({ isNoise }) => !isNoise)
  const widened = await Promise.all(
    concepts.map(async (concept, index): Promise<Concept> => {
      const isKnown = concept.ways.length > 0
      const isLast = concept === last
      const typed = concept.words.at(-1) ?? ''
      // A word alone is also one that others begin with, and so is the one being typed.
      const isAlone =
        telling.length === 1 && concept === telling[0] && (!isKnown || typed.length > acronym)
      const isWide = isOpen || ((isBegun ? isLast : isAlone) && isRare(concept))
      if ((isKnown && !isWide) || concept.isStop) return concept
      const { ways, near } = widen(concept, await facts.readWords(typed), facts.dictionary, {
        isKnown,
        isOpen: isWide,
        isList: isOpen,
        isAlone: isAlone && !isBegun && concept.words.length === 1,
        isLast,
        isExact,
        isBegun: isBegun && isLast,
      })
      if (near.length > 0) corrections.push({ typed, near })
      return {
        ...concept,
        ways: [...concept.ways, ...(isKnown ? [] : joinedWays(concepts, index)), ...ways],
      }
    }),
  )
  return widened.every((concept, index) => concept === concepts[index])
    ? concepts
    : countConcepts(facts, widened)
}

/** So few letters are an acronym, and not the beginning of a word. */
const acronym = 3
const isRare = ({ ways }: CountedConcept) => ways.every(({ items }) => items < maxCandidates)

/** «big query» is also «bigquery». */
function joinedWays(concepts: Concept[], index: number): Way[] {
  const [before, own, after] = [-1, 0, 1].map(
    (step) => concepts[index + step]?.words.join('') ?? '',
  )
  return [...(before ? [`${before}${own}`] : []), ...(after ? [`${own}${after}`] : [])].map(
    (joined) => wayOf([[stem(joined)]], factors.joined, 'mot'),
  )
}

const noiseWeight = 0.12

/** How much a concept tells: the rarer, the more. */
const rarityOf = (items: number, total: number): number =>
  Math.log(1 + (total - items + 0.5) / (items + 0.5))

/** What says in how many items a concept is what they are about. */
const aboutColumns = '{titre tags requetes categories description}'

const headMatch = (concept: CountedConcept): string[] =>
  concept.isStop
    ? []
    : concept.ways
        .filter(({ by, isLoose }) => by === 'mot' && !isLoose)
        .map((way) => `${aboutColumns}: (${wayMatch(concept, way)})`)

/** What stands in long texts alone is the subject of none. */
const asideWeight = 0.5
/** Words that the trade does not share say less of what is wanted, however rare. */
const commonWeight = 0.7

function weigh(
  concepts: CountedConcept[],
  total: number,
  heads: Map<string, number>,
): WeighedConcept[] {
  const weighed = concepts.map((concept) => {
    const [best] = concept.ways.toSorted((a, b) => b.factor - a.factor)
    const weight = best ? rarityOf(best.items, total) : 0
    const isAside = headMatch(concept).some((match) => heads.get(match) === 0)
    const shares = [
      concept.isNoise ? noiseWeight : 1,
      isAside ? asideWeight : 1,
      concept.isOfTrade ? 1 : commonWeight,
    ]
    return { ...concept, weight: shares.reduce((product, share) => product * share, weight) }
  })
  const known = weighed.filter(({ ways, isNoise }) => ways.length > 0 && !isNoise)
  const heaviest = Math.max(0, ...known.map(({ weight }) => weight)) || 1
  const weightOf = (concept: WeighedConcept) =>
    concept.ways.length > 0 ? concept.weight : heaviest * unexplainedWeight(concept)
  return weighed.map((concept) => Object.assign(concept, { weight: weightOf(concept) }))
}

/** What one wants to do says less of a subject than what one wants it done to. */
function unexplainedWeight({ words: [word = ''], isNoise }: Concept): number {
  if (isNoise) return 0
  return /..(?:er|ir|re)$/.test(word) ? 0.6 : 0.8
}

/** The telling concepts that something explains, the weightiest first. */
export const askedConcepts = ({ concepts }: Pick<Plan, 'concepts'>): WeighedConcept[] =>
  concepts
    .filter(({ ways, isNoise }) => ways.length > 0 && !isNoise)
    .toSorted((a, b) => b.weight - a.weight)

/** What an item must hold to answer every one of them. */
export const allMatch = (concepts: Concept[]): string =>
  concepts.map((concept) => `(${conceptMatch(concept)})`).join(' AND ')

/** The words of a query, each that was corrected by the nearest word, or the one that is preferred. */
export const correctWords = (
  words: string[],
  corrections: Correction[],
  isPreferred: (word: string) => boolean = () => false,
): string[] =>
  words.map((word) => {
    const near = corrections.find(({ typed }) => typed === word)?.near ?? []
    return near.find(isPreferred) ?? near[0] ?? word
  })
