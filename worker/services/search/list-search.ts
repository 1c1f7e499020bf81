import { type Column, type SQL, sql } from 'drizzle-orm'

import { searchItems } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { searchWords } from '#shared/search/search-text.ts'
import type { Database } from '#worker/database/db.ts'

import { filterExpressions } from './filters.ts'
import { matchSql } from './parts.ts'
import { answers, type Plan, planSearch, relaxedPlans } from './plan.ts'

type Filtered<Answer> = {
  answer: Answer
  corrected: string | null
  /** The texts that items may have answered by: what was asked, then its synonyms. */
  wordings: string[]
}

/**
 * Reads a list whose items must answer a text by title, description or a label: with
 * the text as typed and, when nothing answers, with its words corrected or fewer of them. `read` gets
 * the condition on the id of an item, undefined where every item answers.
 */
export async function readListBySearch<Answer extends { total: number }>(
  db: Database,
  kind: ItemKind,
  q: string | undefined,
  read: (condition: ((id: Column) => SQL) | undefined) => Promise<Answer>,
): Promise<Filtered<Answer>> {
  if (q === undefined) return { answer: await read(undefined), corrected: null, wordings: [] }
  const words = searchWords(q)
  if (words.length === 0) {
    return { answer: await read(() => sql`false`), corrected: null, wordings: [] }
  }
  const plan = await planSearch(db, words)
  const answer = await read((id) => answersPlan(plan, kind, id))
  if (answer.total > 0) return { answer, corrected: null, wordings: wordingsOf(plan) }
  for await (const { plan: relaxed, isCorrected } of relaxedPlans(db, plan)) {
    const other = await read((id) => answersPlan(relaxed, kind, id))
    if (other.total > 0) {
      const corrected = isCorrected ? relaxed.words.join(' ') : null
      return { answer: other, corrected, wordings: wordingsOf(relaxed) }
    }
  }
  return { answer, corrected: null, wordings: [] }
}

const wordingsOf = ({ questions }: Plan) => questions.map(({ words }) => words.join(' '))

/** From so many items on it is cheaper to go through the list and ask of each whether it answers. */
const manyItems = 2000

function answersPlan(plan: Plan, kind: ItemKind, id: Column): SQL {
  const table = plan.questions[0]?.table ?? 'search_index'
  const filter = filterExpressions({ type: kind === 'prompt' ? 'prompts' : 'gpts' }, '')
  const isCommon = plan.questions.some(({ items }) => items > manyItems)
  // The plus sign keeps the database from looking the items up one by one.
  return sql`${isCommon ? sql`+${id}` : id} in (select ${searchItems.item_id} from ${searchItems} where ${searchItems.kind} = ${kind} and ${searchItems.cle} in (select rowid from ${sql.raw(table)} where ${matchSql(table, answers(plan, 'listed', filter))}))`
}
