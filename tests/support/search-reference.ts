import { distance } from 'fastest-levenshtein'

import { readDictionary, type WordGroup } from '#shared/search/dictionary.ts'
import { splitWords } from '#shared/search/search-text.ts'
import { noiseWords, stem, stemsOf, stopWords } from '#shared/search/stems.ts'
import { soundOf } from '#worker/services/search/sounds.ts'

/** The texts are title, tags, search queries, names of categories, description, demands, body. */
type Item = { kind: string; texts: string[][] }
type Entry = Item & { columns: string[] }
/** One way to find a concept; where it is loose its terms may stand apart. */
type Way = { runs: string[][]; factor: number; by: string; isLoose?: boolean }
type Known = (stems: string[]) => boolean
type Concept = { words: string[]; ways: Way[]; isNoise: boolean; weight: number }

const worthOf = (place: number) => [1, 0.95, 0.9, 0.85, 0.7, 0.7, 0.4, 1][place] ?? 0
/** Less coverage is no answer, or a doubtful one to several words. */
const least = 0.25
const doubtful = { known: 0.55, unknown: 0.7, expression: 0.3 }

/** Stop words stand in whole titles alone, and nothing is written of them at length. */
const worthIn = (place: number) => (place < 7 ? worthOf(place) : 0)

const max = (values: number[]) => Math.max(0, ...values)
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const isClose = (value: number) =>
  [least, ...Object.values(doubtful)].some((one) => Math.abs(value - one) < 1e-9)
const padded = (terms: string[]) => ` ${terms.join(' ')} `
const fullness = (value: number) => Math.max(0.1, Math.min(1, (value - 0.2) / 0.4))
/** Whether a word is more than a stop word. */
export const isTold = (word: string) => !stopWords.has(word)
const isNumber = (word: string) => /^(?:[a-z]?\d+|\p{Extended_Pictographic}.*)$/u.test(word)
const termOf = (word: string) => (isTold(word) ? stem(word) : `=${word}`)

/** A text as it is written, where stop words are looked for. */
const wholeOf = (text = '') => padded(splitWords(text).map((word) => `=${word}`))

/** The columns of an item, last its whole title. */
const columnsOf = (texts: string[][]) => [
  ...texts.map((column) => column.map((text) => padded(stemsOf(text))).join('|')),
  wholeOf(texts[0]?.[0]),
]

/** Which columns hold a way. */
function placesOf(columns: string[], { runs, isLoose }: Way): number[] {
  const found = (isLoose ? runs.flat().map((term) => [term]) : runs).map((run) =>
    [...columns.keys()].filter((place) => columns[place]?.includes(padded(run))),
  )
  return isLoose && found.some(({ length }) => length === 0) ? [] : [...new Set(found.flat())]
}

/** A word with two neighbours changed, wherever. */
const swaps = (a: string) =>
  Array.from(a, (one, at) => a.slice(0, at) + a.slice(at + 1, at + 2) + one + a.slice(at + 2))

/** The rules of the search in loops over public items, which come in the default ranking. */
export function createReference<One extends Item>(items: One[], groups: WordGroup[]) {
  const dictionary = readDictionary(groups)
  const entries = items.map((item) => ({ ...item, columns: columnsOf(item.texts) }))
  const wordsOf = (last: number) =>
    items.flatMap(({ texts }) => texts.slice(0, last).flat().flatMap(splitWords).filter(isTold))
  const heads = new Set(wordsOf(4))
  const known = new Set(wordsOf(7))
  const count = (way: Way, last?: number) =>
    entries.filter(({ columns }) => placesOf(columns.slice(0, last), way).length > 0).length
  const finding = (ways: Way[]) => ways.filter((way) => count(way) > 0)

  function waysOf(terms: string[], factor = 1, by = 'typed'): Way[] {
    const meanings = dictionary.meaningsOf(terms)
    const meant = [0.75, 0.55].map((share): Way => {
      const runs = meanings.filter((one) => one.factor === share).map((one) => one.stems)
      return { runs, factor: factor * share, by: 'same' }
    })
    const apart = { runs: [terms], factor: factor * 0.5, by, isLoose: true }
    return [{ runs: [terms], factor, by }, ...(terms.length > 1 ? [apart] : []), ...meant]
  }

  const isCommon = (own: string[]) =>
    noiseWords.has(own.join(' ')) ||
    (!dictionary.has(own.map(termOf)) && own[1] === undefined && isNumber(own[0] ?? ''))

  /** The longest known expressions, in their order, in any, with one word more between, with two; else stop words. */
  function readConcepts(words: string[]): Concept[] {
    const telling = words.filter(isTold)
    const pieces = (telling[0] ? telling : words).map((word) => [word])
    const taken = new Set<string[]>()
    const take = (at: number, size: number, left: number, more: number, isKnown: Known) => {
      const window = pieces.slice(at, at + size + more)
      const between = window.slice(left, left + more)
      const own = [...window.slice(0, left), ...window.slice(left + more)].flat()
      if (window.length < size + more || window.some((piece) => taken.has(piece))) return
      if (!isKnown(own.map(termOf))) return
      for (const piece of [own, ...between]) taken.add(piece)
      pieces.splice(at, window.length, own, ...between)
    }
    for (let size = dictionary.longest; size > 1; size -= 1) {
      for (const isKnown of [dictionary.hasInOrder, dictionary.has]) {
        for (let at = 0; at < pieces.length; at += 1) take(at, size, size, 0, isKnown)
      }
      for (const more of [1, 2]) {
        for (let at = 0; at < pieces.length; at += 1) {
          for (let left = 1; left < size; left += 1) take(at, size, left, more, dictionary.has)
        }
      }
    }
    return pieces.map((own) => {
      const ways = finding(waysOf(own.map(termOf)))
      return { words: own, ways, isNoise: isCommon(own) && !pieces.every(isCommon), weight: 0 }
    })
  }

  /** The words that one may be a slip for: none, heard so; one slip, or two in a long word. */
  function nearest(typed: string): string[] {
    const swapped = new Set(swaps(typed).filter((word) => word !== typed))
    const near = [...heads, ...dictionary.expressions.map(({ written }) => written)]
      .filter((word) => word[0] === typed[0] && word.length > 3 && !word.includes(' '))
      .map((word) => ({ word, slips: distance(typed, word) }))
      .map(({ word, slips }) => {
        const isHeard = soundOf(word) === soundOf(typed) || swapped.has(word)
        return { word, slips: isHeard ? 0 : slips }
      })
    const most = typed.length < 5 ? 0 : typed.length < 9 ? 1 : 2
    const fewest = Math.min(most, ...near.map(({ slips }) => slips))
    return near.filter(({ slips }) => slips === fewest).map(({ word }) => word)
  }

  /** What a word that nothing holds, or that stands alone, finds by others of the catalogue. */
  function widen({ words, ways }: Concept, isAlone: boolean, isExact: boolean) {
    const typed = words.at(-1) ?? ''
    const own = ways.flatMap(({ runs }) => runs.map((run) => run.join(' ')))
    const wayOf = (some: string[], factor: number, by: string): Way => {
      const stems = some.map(stem).filter((one) => !own.includes(one))
      return { runs: stems.map((one) => [one]), factor, by }
    }
    const open = [...known].filter((word) => word !== typed && (isAlone || heads.has(word)))
    const begun = open.filter((word) => word.startsWith(typed) && (isAlone || typed.length > 3))
    const holding = open.filter((word) => word.includes(typed, 1) && !word.startsWith(typed))
    const parts = typed.length > 3 ? holding : []
    const begins = wayOf(begun, own[0] ? 0.5 : 0.7, 'begun')
    if (own[0] || begun[0] || words.length > 1) {
      const isOne = isAlone && words.length === 1
      return { ways: isOne ? [begins, wayOf(parts, 0.15, 'part')] : [begins], near: [] }
    }
    const glued = dictionary.expressions.filter(
      ({ written }) => written.includes(' ') && written.replaceAll(' ', '') === typed,
    )
    if (glued[0]) return { ways: glued.flatMap(({ stems }) => waysOf(stems, 0.9)), near: [] }
    const bare = typed.replace(/^(?:[ldnsjmtc]|qu)(?=[aeiouyh].{4})/, '')
    const elided = bare === typed ? [] : waysOf([stem(bare)], 0.9)
    const near = isExact || typed.length < 4 ? [] : nearest(typed)
    const meant = [...new Set(near.map(stem))]
    const slips = meant.flatMap((one) => waysOf([one], 0.8, 'slip'))
    return { ways: [...elided, ...slips, ...(near[0] ? [] : [wayOf(parts, 0.3, 'part')])], near }
  }

  function plan(words: string[], isExact: boolean) {
    const concepts = readConcepts(words)
    const telling = concepts.filter(({ isNoise }) => !isNoise)
    const corrections = new Map<string, string[]>()
    for (const [place, concept] of concepts.entries()) {
      const typed = concept.words.at(-1) ?? ''
      const isLong = !concept.ways[0] || typed.length > 3
      const isAlone = telling.length === 1 && telling[0] === concept && isLong
      if (!isTold(typed) || (concept.ways[0] && !isAlone)) continue
      const [before, own = '', after] = [-1, 0, 1].map((at) => concepts[place + at]?.words.join(''))
      const joined = [...(before ? [before + own] : []), ...(after ? [own + after] : [])]
      const runs = concept.ways[0] ? [] : joined.map((word) => [stem(word)])
      const isWidened = typed.length > 1
      const { ways, near } = isWidened ? widen(concept, isAlone, isExact) : { ways: [], near: [] }
      ways.push(...runs.map((run): Way => ({ runs: [run], factor: 0.9, by: 'typed' })))
      concept.ways = finding([...concept.ways, ...ways])
      const right = near.filter((word) => finding(waysOf([stem(word)]).slice(0, 1))[0])
      if (right[0]) corrections.set(typed, right)
    }
    for (const concept of concepts) {
      const [best] = concept.ways.toSorted((a, b) => b.factor - a.factor)
      const holding = best
        ? Math.max(...best.runs.map((run) => count({ ...best, runs: [run] })))
        : 0
      const rarity = Math.log(1 + (items.length - holding + 0.5) / (holding + 0.5))
      const typed = concept.ways.filter(({ by, isLoose }) => by === 'typed' && !isLoose)
      const isAside = concept.words.every(isTold) && typed.some((way) => count(way, 6) === 0)
      const isOfTrade = dictionary.has(concept.words.map(termOf))
      const share = (concept.isNoise ? 0.12 : 1) * (isAside ? 0.8 : 1) * (isOfTrade ? 1 : 0.5)
      concept.weight = best ? rarity * share : 0
    }
    const heaviest = max(telling.map(({ weight }) => weight)) || 1
    for (const concept of telling.filter(({ ways }) => !ways[0])) {
      concept.weight = heaviest * (/..(?:er|ir|re)$/.test(concept.words[0] ?? '') ? 0.5 : 0.65)
    }
    return { concepts, corrections }
  }

  return ({ q, exact }: { q: string; exact: boolean }) => {
    const { concepts, corrections } = plan(splitWords(q), exact)
    const unexplained = concepts.filter(({ ways, isNoise }) => !ways[0] && !isNoise)
    const isExpression = concepts.some(
      ({ words, ways, isNoise }) =>
        !isNoise && words[1] && ways[0] && dictionary.has(words.map(termOf)),
    )
    const sure = unexplained[0] ? doubtful.unknown : doubtful.known
    const enough = isExpression ? doubtful.expression : sure
    const scoreOf = (item: Entry) => score(item, concepts, splitWords(q), enough)
    const scored = entries.map((item) => Object.assign(scoreOf(item), { item }))
    const answers = scored.filter(({ isAnswer }) => isAnswer)
    const found = answers.toSorted((a, b) => b.level - a.level || b.score - a.score)
    const telling = concepts.filter(({ isNoise }) => !isNoise)
    const isOfTrade = telling.some(({ words }) => dictionary.has(words.map(termOf)))
    const isLone = !telling[1] && splitWords(q)[1] && !isOfTrade
    const isDoubtful =
      (isLone && found.every(({ isSubject }) => !isSubject)) ||
      (telling[1] &&
        (unexplained[0] || found.every(({ isMostlyHeld }) => !isMostlyHeld)) &&
        (found.every(({ isSure }) => !isSure) ||
          (!isOfTrade && found.every(({ isAbout }) => !isAbout))))
    const answering = isDoubtful ? [] : found
    return {
      answering,
      near: isDoubtful ? found.slice(0, 3) : [],
      unexplained: unexplained.map(({ words }) => words.join(' ')),
      corrections: answering[0] ? corrections : new Map<string, string[]>(),
      /** Whether rounding decides what answers. */
      isClose: scored.some(({ coverage }) => isClose(coverage)),
    }
  }
}

function score(
  { kind, columns, texts }: Entry,
  concepts: Concept[],
  words: string[],
  enough: number,
) {
  const matches = concepts.map(({ ways, weight, isNoise }) => {
    const all = ways.map((way) => ({ ...way, places: placesOf(columns, way) }))
    const held = all.filter(({ places }) => places[0] !== undefined)
    const valueIn = (isOwn: (place: number) => boolean) =>
      max(held.map(({ factor, places }) => factor * max(places.filter(isOwn).map(worthOf))))
    const value = valueIn(() => true)
    const own = valueIn((place) => place !== 5)
    const best = [0, 1, 2, 3, 4, 5, 6].map((place) =>
      max(held.filter(({ places }) => places.includes(place)).map(({ factor }) => factor)),
    )
    const said = held.filter(({ by, isLoose }) => by !== 'begun' && by !== 'part' && !isLoose)
    const amounts = said.map(({ factor, places }) => factor * sum(places.map(worthIn)))
    const breadth = 1 - Math.exp(-sum(amounts) / 4)
    const worth = weight * value * (0.3 + (0.7 * sum(best)) / 7 + 0.8 * breadth)
    const isSubject = held.some(({ places }) => places.some((place) => place < 4 || place > 6))
    return { held, weight, isNoise, value, own, worth, isSubject }
  })
  const telling = matches.filter(({ isNoise }) => !isNoise)
  const covered = telling.map(({ held, value, weight }) => (held[0] ? weight * fullness(value) : 0))
  const coverage = sum(covered) / sum(telling.map(({ weight }) => weight))
  const solid = telling.filter(({ value }) => value >= 0.6).length
  const most = telling.length > 3 ? 2 : 1
  const isSolid = solid > most
  const asTyped = telling.filter(({ held }) => held.some(({ by }) => by !== 'same'))
  const isWhole = asTyped.length === telling.length
  const stems = words.filter(isTold).map(stem)
  const holds = (place: number, run: string[]) => columns[place]?.includes(padded(run))
  const pairs = stems.slice(1).map((term, at) => [stems[at] ?? '', term])
  const hasPair = pairs.some((pair) => [0, 1, 2, 4, 5].some((place) => holds(place, pair)))
  const own = hasPair ? solid : telling.filter((match) => match.own >= 0.6).length
  const asks = (one: string) => words.some((word) => word === one || word === `${one}s`)
  const isWanted = asks(kind) && (kind === 'prompt' || !asks('prompt'))
  const title = columns[0]?.startsWith(padded(stems)) ? 3 : holds(0, stems) ? 2 : 0
  const isDescribed = wholeOf(texts[4]?.[0]).includes(wholeOf(words.join(' ')))
  const bonus = (hasPair ? 1.25 : 1) * (isWanted ? 1.15 : 1)
  return {
    coverage,
    isWhole,
    isMostlyHeld: asTyped.length > 2 && own > 0,
    isAnswer: coverage >= least || (coverage > 0 && isWhole) || isSolid,
    isSubject: hasPair || telling.some((match) => match.isSubject),
    isSure: own > most || isWhole || coverage >= enough,
    isAbout: coverage >= doubtful.unknown && (own > most || (own > 0 && isWhole)),
    level: stems[0] ? title || Number(isDescribed) : 0,
    // What is summed in another order differs in its last digits.
    score: Number(
      (sum(matches.map(({ worth }) => worth)) * Math.sqrt(coverage) * bonus).toFixed(9),
    ),
  }
}
