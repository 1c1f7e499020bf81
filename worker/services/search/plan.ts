import { sameFactor } from '#shared/search/dictionary.ts'
import { locateWords, splitWords } from '#shared/search/search-text.ts'
import { stem, stopWords } from '#shared/search/stems.ts'

import { type Concept, factors, readConcepts, type Way, wayMatch, wayOf } from './concepts.ts'
import { everyItem, type IndexFacts } from './index-facts.ts'
import { shortestSlip, widen } from './widening.ts'

/** A way with the runs that find something, and how many items the most frequent of them finds. */
export type CountedWay = Way & { items: number }
type CountedConcept = Omit<Concept, 'ways'> & { ways: CountedWay[] }
export type WeighedConcept = CountedConcept & { weight: number }

/** What a query asks the index. */
export type Plan = {
  concepts: WeighedConcept[]
  /** The weightiest, by which items are scored. */
  scored: WeighedConcept[]
  /** The telling ones that something explains, the weightiest first. */
  asked: WeighedConcept[]
  /** The stems of the query, to find its words one after the other. */
  phrase: string[]
  /** The whole query folded, to find it as it was typed. */
  typed: string
  wantedKind: 'prompt' | 'gpt' | null
  /** Whether its last word is still being typed. */
  isBegun: boolean
  /** Whether any of it is an expression of the trade. */
  isOfTrade: boolean
  /** What nothing explains, as it was typed, each once. */
  unexplained: string[]
}

export type PlanOptions = {
  isBegun?: boolean
  /** Whether beginnings and parts of every word count: a list is filtered so. */
  isList?: boolean
  /** Whether the words are meant as they are typed. */
  isExact?: boolean
}

const maxScored = 8
/** Where whole words find more, parts of words add nothing. */
export const maxCandidates = 200

/** Plans a search for the words of a query. */
export async function planSearch(
  facts: IndexFacts,
  q: string,
  { isBegun = false, isList = false, isExact = false }: PlanOptions = {},
): Promise<Plan> {
  const count = (some: Concept[]) => countConcepts(facts, isList ? some.map(withoutWider) : some)
  const counted = await count(readConcepts(q, facts.dictionary))
  const wide = await widenConcepts(facts, counted, { isBegun, isList, isExact })
  const [widened, counts] = await Promise.all([
    count(wide),
    facts.countItems([everyItem, ...wide.flatMap(aboutMatches)]),
  ])
  const concepts = weigh(widened, counts)
  const ranked = concepts.toSorted((a, b) => b.weight - a.weight)
  const unexplained = concepts.filter(({ ways, isNoise }) => ways.length === 0 && !isNoise)
  const words = splitWords(q)
  const asks = (name: string) => words.includes(name) || words.includes(`${name}s`)
  return {
    concepts,
    scored: ranked.slice(0, maxScored),
    asked: ranked.filter(({ ways, isNoise }) => ways.length > 0 && !isNoise),
    phrase: words.filter((word) => !stopWords.has(word)).map(stem),
    typed: words.join(' '),
    wantedKind: asks('prompt') ? 'prompt' : asks('gpt') ? 'gpt' : null,
    isBegun,
    isOfTrade: concepts.some(({ isOfTrade, isNoise }) => isOfTrade && !isNoise),
    unexplained: [...new Set(unexplained.map(({ typed }) => typed))],
  }
}

/**
 * What an item of an editor's list must hold, each by any of its ways. Nothing is weighed, and no way is
 * counted that the list itself finds or not: words and their neighbours are asked for in one turn.
 */
export async function planFilter(facts: IndexFacts, q: string): Promise<Concept[]> {
  const concepts = readConcepts(q, facts.dictionary).map(withoutWider)
  const words = new Map(
    concepts.map(({ words: own }) => own.at(-1) ?? '').map((word) => [word, facts.readWords(word)]),
  )
  const [counted] = await Promise.all([countConcepts(facts, concepts), ...words.values()])
  const readWords = (word: string) => words.get(word) ?? facts.readWords(word)
  const widened = await widenConcepts({ ...facts, readWords }, counted, {
    isBegun: false,
    isList: true,
    isExact: false,
  })
  return widened.map(withoutWider).filter(({ isNoise }) => !isNoise)
}

/** A list is filtered by what is asked, not by what one may also want. */
const withoutWider = (concept: Concept): Concept => ({
  ...concept,
  ways: concept.ways.filter(({ by, factor }) => by !== 'synonyme' || factor >= sameFactor),
})

/** What the index is asked for one run of a way. */
export const runMatch = (concept: Concept, { by }: Way, run: string[]): string =>
  wayMatch(concept, { runs: [run], by })

/** Counts what each run of each way finds, and leaves out what finds nothing. */
async function countConcepts(facts: IndexFacts, concepts: Concept[]): Promise<CountedConcept[]> {
  const matches = concepts.flatMap((concept) =>
    concept.ways.flatMap((way) => way.runs.map((run) => runMatch(concept, way, run))),
  )
  const counts = await facts.countItems(matches)
  return concepts.map((concept) => {
    const ways = concept.ways.map((way): CountedWay => {
      const itemsOf = (run: string[]) => counts.get(runMatch(concept, way, run)) ?? 0
      const runs = way.runs.filter((run) => itemsOf(run) > 0)
      return { ...way, runs, items: Math.max(0, ...runs.map(itemsOf)) }
    })
    return { ...concept, ways: ways.filter(({ items }) => items > 0) }
  })
}

/** So few letters are an acronym, and not the beginning of a word. */
const acronym = 3
const isRare = ({ ways }: CountedConcept) => ways.every(({ items }) => items < maxCandidates)

async function widenConcepts(
  facts: IndexFacts,
  concepts: CountedConcept[],
  { isBegun, isList, isExact }: Required<PlanOptions>,
): Promise<Concept[]> {
  const telling = concepts.filter(({ isNoise }) => !isNoise)
  return Promise.all(
    concepts.map(async (concept, index): Promise<Concept> => {
      const last = concept.words.at(-1) ?? ''
      const isKnown = concept.ways.length > 0
      const isLast = index === concepts.length - 1
      // A word alone is also one that others begin with, and so is the one being typed.
      const isAlone =
        telling.length === 1 && concept === telling[0] && (!isKnown || last.length > acronym)
      const isOpen = isList || ((isBegun ? isLast : isAlone) && isRare(concept))
      // «mon» may become «montant»; stop words begin nothing that is typed whole.
      const isWhole = concept.isStop && (isKnown || !isBegun || !isLast)
      if ((isKnown && !isOpen) || isWhole) return concept
      // «dan» behind other words is more often «dans» than «danger».
      const isNoise = !isKnown && isBegun && isLast && index > 0 && beginsStopWord(last)
      const known = await facts.readWords(last, isBegun && isLast && last.length >= shortestSlip)
      const { ways, near } = widen(concept, known, facts.dictionary, {
        isOpen,
        isList,
        isHeld: isList || (isAlone && !isBegun),
        isExact,
        isBegun: isBegun && isLast,
      })
      const joined = isKnown || concept.isStop ? [] : joinedWays(concepts, index)
      const found = [...concept.ways, ...joined, ...ways]
      return { ...concept, isStop: false, isNoise: concept.isNoise || isNoise, ways: found, near }
    }),
  )
}

/** As longer words begin those of the catalogue more often: «person» is «persona» before «personne». */
const beginsStopWord = (word: string) =>
  word.length <= acronym && [...stopWords].some((stop) => stop !== word && stop.startsWith(word))

/** «big query» is also «bigquery». */
function joinedWays(concepts: Concept[], index: number): Way[] {
  const [before, own, after] = [-1, 0, 1].map((step) => concepts[index + step]?.words.join(''))
  const joined = [before && `${before}${own}`, after && `${own}${after}`]
  return joined.flatMap((word) => (word ? wayOf([[stem(word)]], factors.joined, 'mot') : []))
}

const noiseWeight = 0.12
/** What stands in long texts alone is the subject of none. */
const asideWeight = 0.8
/** Words that the trade does not share say less of what is wanted, however rare. */
const commonWeight = 0.5

/** How much a concept tells: the rarer, the more. */
const rarityOf = (items: number, total: number): number =>
  Math.log(1 + (total - items + 0.5) / (items + 0.5))

/** What says in how many items a concept is what they are about. */
const aboutColumns = '{titre tags requetes categories description demandes}'

const aboutMatches = (concept: Concept): string[] =>
  concept.ways
    .filter(({ by }) => by === 'mot' && !concept.isStop)
    .map((way) => `${aboutColumns}: (${wayMatch(concept, way)})`)

function weigh(concepts: CountedConcept[], counts: Map<string, number>): WeighedConcept[] {
  const weighed = concepts.map((concept) => {
    const [best] = concept.ways.toSorted((a, b) => b.factor - a.factor)
    const rarity = best ? rarityOf(best.items, counts.get(everyItem) ?? 0) : 0
    const isAside = aboutMatches(concept).some((match) => counts.get(match) === 0)
    const share =
      (concept.isNoise ? noiseWeight : 1) *
      (isAside ? asideWeight : 1) *
      (concept.isOfTrade ? 1 : commonWeight)
    return { ...concept, weight: rarity * share }
  })
  const telling = weighed.filter(({ isNoise }) => !isNoise)
  const heaviest = Math.max(0, ...telling.map(({ weight }) => weight)) || 1
  const weightOf = (concept: WeighedConcept) =>
    concept.ways.length > 0 ? concept.weight : heaviest * unexplainedWeight(concept)
  return weighed.map((concept) => Object.assign(concept, { weight: weightOf(concept) }))
}

/** What one wants to do says less of a subject than what one wants it done to. */
function unexplainedWeight({ words: [word = ''], isNoise }: Concept): number {
  if (isNoise) return 0
  return /..(?:er|ir|re)$/.test(word) ? 0.5 : 0.65
}

/**
 * A query as it was typed, but for each word that was read as another: the one of those that is preferred; null
 * where none was.
 */
export function correctWords(
  { concepts }: Plan,
  q: string,
  write: (near: string[]) => string = ([first = '']) => first,
): string | null {
  const corrections = new Map(
    concepts.flatMap(({ words, ways, near }) => {
      const found = new Set(
        ways.flatMap(({ by, runs }) => (by === 'correction' ? runs.flat() : [])),
      )
      const held = near.filter((word) => found.has(stem(word)))
      return held.length === 0 ? [] : [[words.join(' '), write(held)]]
    }),
  )
  if (corrections.size === 0) return null
  const typed = locateWords(q).toReversed()
  return typed.reduce((text, { word, start, end }) => {
    const right = corrections.get(word)
    return right === undefined ? text : text.slice(0, start) + right + text.slice(end)
  }, q)
}
