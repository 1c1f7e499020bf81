import { readFile } from 'node:fs/promises'

import type { Database } from '#worker/database/db.ts'
import { readSearchMemory } from '#worker/services/search/search-memory.ts'
import { suggest } from '#worker/services/search/search-suggestions.ts'
import { searchItems } from '#worker/services/search/search.ts'

const firstPlaces = 5

/** What is asked in one turn travels as one request, whose answer has a limit. */
const together = 5

/** Asks many questions, some at a time. */
export async function inTurn<Item, Answer>(
  items: Item[],
  ask: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let start = 0; start < items.length; start += together) {
    answers.push(...(await Promise.all(items.slice(start, start + together).map(ask))))
  }
  return answers
}

type Figures = { queries: number; recall: number; rank: number; suggested: number }

const lines = async (file: string) => {
  const text = await readFile(new URL(`./judged/${file}`, import.meta.url), 'utf8')
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}

const addressOf = ({ type, slug }: { type: 'prompt' | 'gpt'; slug: string }) =>
  `${type === 'prompt' ? 'p' : 'g'}:${slug}`

/** What share of queries «kind | query | p:slug g:slug …» is answered as they are judged. */
export async function judge(db: Database, file: string): Promise<Figures> {
  const memory = await readSearchMemory(db)
  const judged = await inTurn(await lines(file), async (line) => {
    const [, q = '', best = ''] = line.split(' | ')
    const expected = best.split(' ')
    const [answer, proposed] = await Promise.all([
      searchItems(db, memory, { q, page: 1, exact: false }),
      suggest(db, memory, q),
    ])
    const found = answer.items.map(addressOf)
    const first = new Set(found.slice(0, firstPlaces))
    const rank = found.findIndex((address) => expected.includes(address)) + 1
    return {
      recall:
        expected.filter((address) => first.has(address)).length /
        Math.min(expected.length, firstPlaces),
      rank: rank === 0 ? 0 : 1 / rank,
      suggested: proposed.items.some((item) => expected.includes(addressOf(item))) ? 1 : 0,
    }
  })
  const mean = (name: 'recall' | 'rank' | 'suggested') =>
    judged.reduce((sum, one) => sum + one[name], 0) / judged.length
  return {
    queries: judged.length,
    recall: mean('recall'),
    rank: mean('rank'),
    suggested: mean('suggested'),
  }
}

/** How many everyday queries, a line each, find something as if the catalogue were about them. */
export async function countConfident(db: Database, file: string): Promise<number> {
  const memory = await readSearchMemory(db)
  const totals = await inTurn(
    await lines(file),
    async (q) => (await searchItems(db, memory, { q, page: 1, exact: false })).total,
  )
  return totals.filter((total) => total > 0).length
}
