import type { ExpansionKind } from '#shared/search/item-match.ts'
import { locateWords, type TextWord } from '#shared/search/search-text.ts'
import { stem, stopWords } from '#shared/search/stems.ts'

import type { Term } from './query-terms.ts'

/** Characters of a text that match a term of the query. */
export type Highlight = { start: number; end: number; kind: ExpansionKind; term: Term }

/** Returns a function that finds the matches of a text, in order and without overlap. Noise counts only alone. */
export function createHighlighter(terms: readonly Term[]) {
  const content = terms.filter(({ isNoise }) => !isNoise)
  const shown = content.length > 0 ? content : terms
  const phrases = shown.flatMap((term) =>
    term.expansions.flatMap(({ stems, kind }) =>
      (kind === 'apart' ? stems.map((one) => [one]) : [stems]).map((phrase) => ({
        phrase,
        kind,
        term,
      })),
    ),
  )
  const byFirst = Map.groupBy(phrases, ({ phrase: [first = ''] }) => first)

  return (text: string): Highlight[] => {
    const words = locateWords(text).filter(({ word }) => !stopWords.has(word))
    const stems = words.map(({ word }) => stem(word))
    const found = words.flatMap((first, at) =>
      (byFirst.get(stems[at] ?? '') ?? []).flatMap(({ phrase, kind, term }): Highlight[] => {
        if (phrase.some((one, step) => stems[at + step] !== one)) return []
        const last = words[at + phrase.length - 1] ?? first
        const place = kind === 'infix' ? partOf(first, term) : { start: first.start, end: last.end }
        return [{ ...place, kind, term }]
      }),
    )
    return withoutOverlap(found)
  }
}

/** The part of a word that was typed. The whole word where folding changed its length. */
function partOf({ word, start, end }: TextWord, { words }: Term) {
  const typed = words.at(-1) ?? ''
  const at = word.indexOf(typed)
  if (at < 0 || end - start !== word.length) return { start, end }
  return { start: start + at, end: start + at + typed.length }
}

/** Keeps the longest of those that begin first. */
function withoutOverlap(highlights: Highlight[]): Highlight[] {
  const kept: Highlight[] = []
  for (const one of highlights.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one)
  }
  return kept
}
