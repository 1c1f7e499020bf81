import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { splitWords } from '#shared/search/search-text.ts'
import { proofCount, proofSeed } from '#tests/prove/scale.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { createReference, isTold } from '#tests/support/search-reference.ts'
import type { Database } from '#worker/database/db.ts'

import {
  choices,
  type Query,
  randomExam,
  type Written,
  writeCatalogue,
} from './random-catalogue.ts'

type Rules = ReturnType<typeof createReference<Written>>

it(
  'answers what the rules say, in their order, whatever catalogue, vocabulary and query (R6, R251)',
  { tags: ['sampled'], timeout: 900_000 },
  async () => {
    const exam = randomExam(proofCount({ sample: 100, whole: 400 }))
    const numRuns = proofCount({ sample: 4, whole: 50 })
    for (const { items, groups, queries } of fc.sample(exam, { numRuns, seed: proofSeed })) {
      const db = await createTestDatabase()
      const rules = createReference(await writeCatalogue(db, items, groups), groups)
      // So many travel as one request.
      for (let start = 0; start < queries.length; start += 50) {
        const some = queries.slice(start, start + 50)
        const pairs = await Promise.all(some.map((query) => compare(db, rules, query)))
        for (const { got, expected } of pairs) expect(got).toBe(expected)
      }
    }
  },
)

async function compare(db: Database, rules: Rules, query: Query) {
  const { answering, near, unexplained, corrections, isClose } = rules(query)
  if (isClose) return { got: '', expected: '' }
  const first = await asVisitor(db).search.results({ ...query, page: 1 })
  const found = [...first.items, ...first.near]
  for (let page = 2; page <= Math.ceil(first.total / first.pageSize); page += 1) {
    found.push(...(await asVisitor(db).search.results({ ...query, page })).items)
  }
  const left = answering.filter(({ item }) => passes(item, query))
  const scores = new Map(found.map(({ slug, score }) => [slug, score]))
  const scoreOf = ({ item }: { item: Written }) => scores.get(item.slug) ?? 0
  // What differs by rounding alone stands as the engine rounds it, and equals in the default ranking.
  const ordered = [...left, ...near].toSorted((a, b) => {
    const isRounded = Math.abs(b.score - a.score) < 1e-6
    return b.level - a.level || (isRounded ? scoreOf(b) - scoreOf(a) : b.score - a.score)
  })
  const typed = splitWords(query.q)
  const isNear = (word: string, at: number) =>
    (corrections.get(typed[at] ?? '') ?? [typed[at]]).includes(word)
  const { total, unfiltered, isCapped, counts, corrected } = first
  const isCorrected = corrected !== null && splitWords(corrected).every(isNear)
  const places = ordered.map(({ item, score }) => ({ slug: item.slug, score }))
  const due = countChoices(answering, query)
  const isDue = corrections.size > 0
  const named = namesOf(first.unexplained)
  return {
    got: toText([query, total, unfiltered, isCapped, isCorrected, named, counts], found),
    expected: toText(
      [query, left.length, answering.length, false, isDue, namesOf(unexplained), due],
      places,
    ),
  }
}

/** Each once; an expression may have been typed with a stop word between. */
const namesOf = (unexplained: string[]): string[] => [
  ...new Set(unexplained.map((typed) => splitWords(typed).filter(isTold).join(' '))),
]

const toText = (facts: unknown[], found: { slug: string; score: number }[]) =>
  [
    ...facts.map((fact) => JSON.stringify(fact)),
    ...found.map(({ slug, score }) => `${slug} ${score.toFixed(5)}`),
  ].join('\n')

/** GPTs have no level to ask for. */
const passes = (item: Written, { q: _q, exact: _exact, ...filters }: Query) =>
  Object.entries(filters).every(([name, value]) => {
    const isAsked = value !== undefined && (name !== 'niveau' || filters.type !== 'gpts')
    return !isAsked || item.choices[name]?.includes(value)
  })

/** What each choice of a filter leaves while the others stay. */
function countChoices(answering: { item: Written }[], query: Query) {
  const count = (name: string, value: string) => {
    const left = answering.filter(({ item }) => passes(item, { ...query, [name]: value }))
    return left.filter(({ item }) => item.choices[name]?.includes(value)).length
  }
  const tally = (name: keyof typeof choices) =>
    choices[name]
      .map((value) => ({ value, count: count(name, value) }))
      .filter((choice) => choice.count > 0)
      .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'fr'))
  const [all, prompt, gpt] = ['all', 'prompts', 'gpts'].map((type) => count('type', type))
  const [categorie, ia, niveau] = [tally('categorie'), tally('ia'), tally('niveau')]
  return { type: { all, prompt, gpt }, categorie, ia, niveau }
}
