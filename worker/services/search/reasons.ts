import { type CategoryFacts, categoryWords } from '#shared/search/category-facts.ts'
import type { FoundBy, ItemMatch, Mark, MatchReason, NearWord } from '#shared/search/item-match.ts'
import { locateWords, splitWords, type TextWord } from '#shared/search/search-text.ts'
import { stem, stopWords } from '#shared/search/stems.ts'

import type { Concept } from './concepts.ts'

/** The texts of an item in which a reason may stand. */
export type ExplainedTexts = {
  title: string
  /** As its card has it, as plain text. */
  description: string
  tags: string[]
  /** Search queries, then what else people say who look for it. */
  requetes?: string[]
  categories: string[]
  /** What only the item's page shows: read when nothing else explains. */
  wholeDescription?: string
  corps?: string[]
}

/** So much of a description stands on the smallest card. */
const cardDescription = 110
const maxNearWords = 3

export type Explanation = {
  match: ItemMatch
  /** How many concepts no text given holds. */
  untold: number
}

/** What of a text is shown. */
type Shown = Omit<MatchReason, 'field'>

/**
 * Gives why an item answers: the places in title and description, then for each concept that neither
 * shows the first field that holds it; and the words that were not typed.
 */
export function createExplainer(
  concepts: Concept[],
  facts: CategoryFacts,
  shownDescription = cardDescription,
) {
  const search = createFinder(concepts)
  const asked = concepts.filter(({ isNoise, ways }) => !isNoise && ways.length > 0)
  const typed = new Set(concepts.flatMap(({ words }) => words))
  return (texts: ExplainedTexts): Explanation => {
    const untold = new Set(asked)
    const near = new Map<string, NearWord>()
    const tell = (text: string, found: Place[]) => {
      for (const { concept, by, mark } of found) {
        if (!untold.delete(concept)) continue
        const word = text.slice(...mark).toLowerCase()
        const said = splitWords(word)
        // «maillage interne» is no other word than the «maillage» that it holds, nor is one typed beside it.
        const isSaid = concept.words.every(isIn(said)) || said.every((one) => typed.has(one))
        if ((by === 'synonyme' || by === 'correction') && !isSaid) {
          near.set(word, { by, text: word })
        }
      }
    }

    const title = search(texts.title)
    const description = search(texts.description)
    const shown = description.filter(({ mark: [, end] }) => end <= shownDescription)
    const reasons: MatchReason[] = []
    const explainBy = (
      field: MatchReason['field'],
      text: string,
      isTold: typeof isNear = () => true,
      show: (found: Place[], places: Place[]) => Shown = (all) => ({ text, marks: marksOf(all) }),
    ) => {
      const found = untold.size === 0 ? [] : search(text)
      const places = found.filter((place) => untold.has(place.concept) && isTold(place))
      if (places.length === 0) return
      tell(text, places)
      const reason = { field, ...show(found, places) }
      const isSame = (one: MatchReason) => one.field === field && one.text === reason.text
      if (!reasons.some(isSame)) reasons.push(reason)
    }
    // What was typed explains more than what means the same.
    for (const isTold of [isTyped, isNear]) {
      tell(texts.title, title.filter(isTold))
      tell(texts.description, shown.filter(isTold))
      for (const tag of texts.tags) explainBy('tag', tag, isTold)
      for (const query of texts.requetes ?? []) explainBy('requete', query, isTold)
      for (const name of texts.categories) {
        // It is found by what one says for it in French, too.
        const whole = (): Shown => ({ text: name, marks: [[0, name.length]] })
        explainBy('categorie', categoryWords(facts, name), isTold, whole)
      }
    }
    const explainByPassage = (field: MatchReason['field'], text: string) =>
      explainBy(field, text, undefined, (found, places) => passage(text, found, places))
    explainByPassage('description', texts.wholeDescription ?? texts.description)
    for (const text of texts.corps ?? []) explainByPassage('texte', text)

    return {
      match: {
        title: marksOf(title),
        description: marksOf(description),
        reasons,
        nearWords: [...near.values()].slice(0, maxNearWords),
      },
      untold: untold.size,
    }
  }
}

const isIn = (words: string[]) => (word: string) => words.includes(word)

type Place = { mark: Mark; concept: Concept; by: FoundBy }

const isNear = ({ by }: Place) => by === 'synonyme' || by === 'correction'
const isTyped = (place: Place) => !isNear(place)

/** An expression that is looked for in texts. */
type Sought = { run: string[]; concept: Concept; by: FoundBy }

/** Gives the places of a text where concepts stand, in order and without overlap. */
type Finder = (text: string) => Place[]

/** Items share tags and categories, and each is read more than once: what was read is remembered. */
function createFinder(concepts: Concept[]): Finder {
  const known = new Map<string, Place[]>()
  const asked = concepts.filter(({ isNoise }) => !isNoise)
  const isStop = asked.some((concept) => concept.isStop)
  const byBeginning = Map.groupBy(asked.flatMap(soughtOf), ({ run: [first = ''] }) =>
    beginning(first),
  )
  const find = (text: string) => {
    const words = locateWords(text).filter(({ word }) => isStop || !stopWords.has(word))
    const stands = (index: number, term: string) => {
      const word = words[index]?.word ?? ''
      return word === term || (!isStop && word.startsWith(term.slice(0, 2)) && stem(word) === term)
    }
    const places: Place[] = []
    for (const [index, first] of words.entries()) {
      for (const { run, concept, by } of byBeginning.get(beginning(first.word)) ?? []) {
        if (!run.every((term, step) => stands(index + step, term))) continue
        const last = words[index + run.length - 1] ?? first
        const mark: Mark = by === 'partie' ? partOf(first, concept) : [first.start, last.end]
        places.push({ mark, concept, by })
      }
    }
    return withoutOverlap(places)
  }
  return (text) => {
    const places = known.get(text) ?? find(text)
    known.set(text, places)
    return places
  }
}

/** Stems begin as their words do. */
const beginning = (word: string) => word.slice(0, 2)

function soughtOf(concept: Concept): Sought[] {
  return concept.ways.flatMap(({ runs, by }) =>
    (by === 'separes' ? runs.flat().map((term) => [term]) : runs).map((run) => ({
      run,
      concept,
      by,
    })),
  )
}

/** The part of a word that was typed, where its letters are as many as they are folded. */
function partOf({ word, start, end }: TextWord, { words }: Concept): Mark {
  const typed = words.at(-1) ?? ''
  const at = word.indexOf(typed)
  return at < 0 || end - start !== word.length
    ? [start, end]
    : [start + at, start + at + typed.length]
}

function withoutOverlap(places: Place[]): Place[] {
  const kept: Place[] = []
  const ordered = places.toSorted((a, b) => a.mark[0] - b.mark[0] || b.mark[1] - a.mark[1])
  for (const place of ordered) {
    const last = kept.at(-1)
    const isSame = last?.mark[0] === place.mark[0] && last.mark[1] === place.mark[1]
    if (!last || place.mark[0] >= last.mark[1] || (isSame && last.concept !== place.concept)) {
      kept.push(place)
    }
  }
  return kept
}

const marksOf = (places: Place[]): Mark[] =>
  places
    .map(({ mark }) => mark)
    .filter(([start], index, all) => start >= (all[index - 1]?.[1] ?? 0))

/** What a passage shows on either side of what answers. */
const around = 70

/** The piece of a text around the place where most concepts stand together, cut between words. */
function passage(text: string, found: Place[], places: Place[]): Shown {
  const company = ({ mark: [start] }: Place) =>
    new Set(
      found.filter(({ mark }) => Math.abs(mark[0] - start) < around).map(({ concept }) => concept),
    ).size
  const best = places.reduce((kept, place) => (company(place) > company(kept) ? place : kept))
  const [start, end] = best.mark
  const isCutBefore = start > around
  const isCutAfter = end + around < text.length
  const before = text.slice(Math.max(0, start - around), start)
  const after = text.slice(end, end + around)
  const from = isCutBefore ? start - before.length + firstWord(before) : 0
  const to = end + (isCutAfter ? lastSpace(after) : after.length)
  const shift = isCutBefore ? from - 1 : 0
  const piece = text.slice(from, to).replaceAll(/\s/g, ' ')
  return {
    text: (isCutBefore ? '…' : '') + piece + (isCutAfter ? '…' : ''),
    marks: marksOf(found)
      .filter(([first, last]) => first >= from && last <= to)
      .map(([first, last]): Mark => [first - shift, last - shift]),
  }
}

/** Where the first whole word of a piece begins, and where its last one ends. */
const firstWord = (piece: string) => piece.search(/\s/) + 1 || piece.length
const lastSpace = (piece: string) => Math.max(0, piece.search(/\s\S*$/))
