/** @module-tag prove */

import { expect, it } from 'vitest'
import { z } from 'zod'

import { openClient } from '#drizzle/local/database-client.ts'
import { startBuiltWorker } from '#tests/support/site/built-worker.ts'

const answerSchema = z.object({
  result: z.object({ data: z.object({ items: z.array(z.object({ title: z.string() })) }) }),
})

/** Every isolate knows of a change after five seconds. */
const pollOptions = { timeout: 6000 }

it('answers a search for 30 seconds as it did until the content changes (R254, R230)', async () => {
  const worker = await startBuiltWorker()
  try {
    const titles = async (procedure: string, input: object) => {
      const query = encodeURIComponent(JSON.stringify(input))
      const response = await fetch(`${worker.url}/api/trpc/search.${procedure}?input=${query}`)
      return answerSchema.parse(await response.json()).result.data.items.map(({ title }) => title)
    }
    const client = openClient(worker.database.url, worker.database.authToken)
    const rename = (raise: number) =>
      client.batch(
        [
          "update gpts set nom = 'Autre nom' where nom like '%hreflang%'",
          `update content_version set version = version + ${raise}`,
        ],
        'write',
      )
    const first = { q: 'hreflang', page: 1, exact: false }
    const before = await titles('results', first)
    const suggested = await titles('suggestions', { q: 'hreflang' })
    expect(before).toContain('Contrôle hreflang multilingue')

    // As if nothing had said that the content changed: the trigger's raise is taken back.
    await rename(-1)

    expect(await titles('results', { ...first, q: ' hreflang ' })).toEqual(before)
    expect(await titles('suggestions', { q: 'HREFLANG' })).toEqual(suggested)

    await rename(1)

    await expect.poll(() => titles('results', first), pollOptions).toContain('Autre nom')
    expect(await titles('suggestions', { q: 'hreflang' })).toContain('Autre nom')
  } finally {
    await worker.stop()
  }
})
