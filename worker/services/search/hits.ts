import type { SQL } from 'drizzle-orm'

import { stopWords, tellingWords } from '#shared/search/search-text.ts'

import { allOf, type Expression } from './expression.ts'
import { maxFew, type Page, startAnswer } from './parts.ts'
import type { Plan } from './plan.ts'
import { type Kind, kinds, type Level, levelsOf } from './question.ts'

const maxPhraseWords = 3
const maxApartWords = 4

/** More words have too many levels. Stop words stand everywhere: each level of them reads a lot. */
function isLong(words: string[], kind: Kind): boolean {
  return kind === 'all' && words.some((word) => !stopWords.has(word))
    ? tellingWords(words).length > maxApartWords
    : words.length > maxPhraseWords
}

/** What one item costs to be scored by its texts, in characters of the levels asked instead. */
const itemCost = 8
const minFew = 150

/** Up to how many items are scored sooner than levels are read: those of many words are slow. */
function fewFor(levels: Level[]): number {
  const asked = levels.reduce((sum, { expression }) => sum + (expression?.length ?? 0), 0)
  return Math.min(Math.max(minFew, Math.round(asked / itemCost)), maxFew)
}

/**
 * A page of what answers a plan as SQL: `cle`, `tier` and `points`, in the order of the results. Its
 * parts follow each other in that order and each is in the order of the default ranking, so the
 * database stops as soon as the page is full, however many items answer.
 */
export function hitsSql({ questions, tiers }: Plan, filter: Expression[], page: Page): SQL {
  const answer = startAnswer(questions[0]?.table ?? 'search_index', page)
  for (const [tier, { question, isLiteral }] of tiers.entries()) {
    for (const kind of kinds.filter((each) => (each === 'all') !== isLiteral)) {
      const { words, table } = question
      if (question[kind] === null) continue
      const expression = allOf([question[kind], ...filter])
      const scored = { tier, expression, points: question.scores[kind] }
      // One word is known by a few lookups, however many items hold it.
      const isLookup = table === 'search_letters' || words.length === 1
      if (!isLookup && (isLong(words, kind) || question.items <= minFew)) {
        answer.addScored(scored)
        continue
      }
      const levels = levelsOf(question, kind, filter, tier)
      if (isLookup) answer.addLevels(levels)
      // Each level of long texts compares the places of their words again.
      else answer.addByNumber({ ...scored, few: kind === 'text' ? maxFew : fewFor(levels), levels })
    }
  }
  return answer.toSql()
}
