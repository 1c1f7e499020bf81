import { readFile } from 'node:fs/promises'

import type { CatalogueEngine } from '#worker/services/search/catalogue-search.ts'

/** A query with the items that serve who asks, best first: `p:slug` or `g:slug`. */
type JudgedQuery = { kind: string; q: string; expected: string[] }

const firstPlaces = 5
const proposedPlaces = 3

/**
 * Measures files of judged queries, each `kind | query | p:slug g:slug …`, by confident answers alone: recall in the first
 * five, mean reciprocal rank, share of queries without an answer, and how often half of a query proposes a right item
 * among the first three. A query of the kind `debut` is half typed already.
 */
export async function judgeFiles(engine: CatalogueEngine, files: readonly string[]) {
  const queries = await Promise.all(files.map(readJudged))
  const judged = queries.flat().map((query) => judge(engine, query))
  const mean = (name: keyof (typeof judged)[number], of = judged) =>
    of.reduce((sum, one) => sum + Number(one[name]), 0) / of.length
  const sentences = judged.filter(({ isSentence }) => isSentence)
  return {
    queries: judged.length,
    recall: mean('recall'),
    rank: mean('rank'),
    empty: mean('isEmpty'),
    half: mean('isProposed'),
    sentenceRecall: mean('recall', sentences),
  }
}

/** The share of the queries of files that are answered. */
export async function answeredShare(
  engine: CatalogueEngine,
  files: readonly string[],
): Promise<number> {
  const queries = (await Promise.all(files.map(readLines))).flat()
  return queries.filter((q) => engine.search(q).isAnswered).length / queries.length
}

function judge({ index, search, suggest }: CatalogueEngine, { kind, q, expected }: JudgedQuery) {
  const idOf = (item: number) => {
    const { card } = index.items[item] ?? {}
    return card ? `${card.type === 'prompt' ? 'p' : 'g'}:${card.slug}` : ''
  }
  const { hits, isAnswered } = search(q)
  const found = isAnswered ? hits.map(({ item }) => idOf(item)) : []
  const rank = found.findIndex((id) => expected.includes(id)) + 1
  const first = found.slice(0, firstPlaces).filter((id) => expected.includes(id))
  const half = suggest(kind === 'debut' ? q : q.slice(0, Math.ceil(q.length / 2)))
  const proposed = half.hits.slice(0, proposedPlaces).map(({ item }) => idOf(item))
  return {
    recall: first.length / Math.min(expected.length, firstPlaces),
    rank: rank === 0 ? 0 : 1 / rank,
    isEmpty: !isAnswered,
    isProposed: proposed.some((id) => expected.includes(id)),
    isSentence: kind === 'phrase',
  }
}

async function readJudged(file: string): Promise<JudgedQuery[]> {
  return (await readLines(file)).map((line) => {
    const [kind = '', q = '', ids = ''] = line.split(' | ')
    return { kind, q, expected: ids.split(' ') }
  })
}

async function readLines(file: string): Promise<string[]> {
  const text = await readFile(new URL(`./judged/${file}.txt`, import.meta.url), 'utf8')
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}
