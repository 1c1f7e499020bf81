import type { SQL } from 'drizzle-orm'

import { allOf, type Expression } from './expression.ts'
import { few, type Page, startAnswer } from './parts.ts'
import type { Plan } from './plan.ts'
import { kinds, levelsOf } from './question.ts'

/** More words have too many levels. */
const maxLeveledWords = 3

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
      const levels = () => levelsOf(question, kind, filter, tier)
      const scored = { tier, expression, points: question.scores[kind] }
      // One word is known by a few lookups, however many items hold it.
      if (table === 'search_letters' || words.length === 1) answer.addLevels(levels())
      else if (words.length > maxLeveledWords || question.items <= few) answer.addScored(scored)
      else answer.addByNumber({ ...scored, levels: levels() })
    }
  }
  return answer.toSql()
}
