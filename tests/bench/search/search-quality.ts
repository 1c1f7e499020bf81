import type { Client } from '@libsql/client/web'

import { seedDatabase } from '#drizzle/seed/seed.ts'
import { markdownTable } from '#tests/bench/markdown-table.ts'
import { answeredShare, judgeFiles } from '#tests/search/judged-queries.ts'
import { loadSearchEngine } from '#tests/support/database/load-search-engine.ts'
import { clientOf, databaseOn } from '#worker/database/db.ts'

/** Sets of judged queries, and of those to which the catalogue has no answer. */
const judgedSets = {
  tuning: ['tuning', 'tuning-more'],
  'spoken, tuning': ['spoken-tuning'],
  'held out': ['held-out', 'held-out-more', 'later'],
  unseen: ['unseen'],
}
const offTopicSets = {
  'everyday, tuning': ['off-topic-tuning', 'off-topic-tuning-more'],
  'everyday, held out': ['off-topic-held-out', 'off-topic-held-out-more', 'off-topic-later'],
  'near the trade': ['off-topic-near-trade'],
  'spoken, tuning': ['off-topic-spoken-tuning'],
  'near the trade, unseen': ['off-topic-unseen'],
}

/** Tables of how well the starting content is found, by confident answers alone. */
export async function describeQuality(client: Client): Promise<string[]> {
  await seedDatabase(client)
  const engine = await loadSearchEngine(() => databaseOn(clientOf(client)))
  const judged = await Promise.all(
    Object.entries(judgedSets).map(async ([name, files]) => {
      const figures = await judgeFiles(engine, files)
      const { queries, recall, rank, sentenceRecall, empty, half } = figures
      return [
        name,
        queries,
        share(recall),
        share(rank),
        share(sentenceRecall),
        share(half),
        percent(empty),
      ]
    }),
  )
  const offTopic = await Promise.all(
    Object.entries(offTopicSets).map(async ([name, files]) => [
      name,
      percent(await answeredShare(engine, files)),
    ]),
  )
  return [
    ...markdownTable(
      ['judged', 'queries', 'recall@5', 'MRR', 'recall of sentences', 'half typed', 'emptied'],
      judged,
    ),
    '',
    ...markdownTable(['off topic', 'answered'], offTopic),
  ]
}

const share = (value: number) => (Number.isNaN(value) ? '' : value.toFixed(3))
const percent = (value: number) => `${(100 * value).toFixed(1)} %`
