import { createTRPCClient, TRPCClientError } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { patientLink } from '#web/loading/patient-link.ts'
import type { ApiLink, AppRouter } from '#web/loading/trpc.ts'

type Outcome = 'answer' | 'lost' | number

const refusal = 'Trop de requêtes. Veuillez patienter.'
const shape = (status: number) => ({
  error: {
    code: -32_000,
    message: status === 429 ? refusal : 'non',
    data: {
      code: status === 429 ? 'TOO_MANY_REQUESTS' : 'OTHER',
      httpStatus: status,
      details: status === 429 ? { retryAfterSeconds: 12 } : null,
    },
  },
})

/** A client on a server that answers so, one outcome after the other, and what it was asked. */
function clientOn(...outcomes: Outcome[]) {
  const asked: string[] = []
  const server: ApiLink =
    () =>
    ({ op }) =>
      observable((observer) => {
        asked.push(op.path)
        const outcome = outcomes[asked.length - 1] ?? 'answer'
        if (outcome === 'answer') {
          observer.next({ result: { type: 'data', data: 'found' } })
          observer.complete()
        } else if (outcome === 'lost') {
          observer.error(TRPCClientError.from(new TypeError('Failed to fetch')))
        } else observer.error(TRPCClientError.from(shape(outcome) as never))
      })
  const client = createTRPCClient<AppRouter>({ links: [patientLink, server] })
  return { client, asked }
}

const filtered = { page: 1, sort: 'recent' as const, q: 'seo' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a public read (R230)', () => {
  it.each<Outcome>(['lost', 500, 503])(
    'R230: is tried a second time half a second after %s, and no third time',
    async (failure) => {
      const { client, asked } = clientOn(failure, failure, 'answer')
      const answer = client.catalogue.categories.query().catch(() => 'failed')

      await vi.advanceTimersByTimeAsync(490)
      expect(asked).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(20)

      expect(await answer).toBe('failed')
      expect(asked).toHaveLength(2)
    },
  )

  it('R230: has its answer when the second try brings one', async () => {
    const { client } = clientOn('lost', 'answer')
    const answer = client.catalogue.categories.query()

    await vi.advanceTimersByTimeAsync(500)

    expect(await answer).toBe('found')
  })

  it.each([400, 401, 403, 404, 409, 414])('R230: is not tried again after a %i', async (status) => {
    const { client, asked } = clientOn(status)
    const failure = client.catalogue.categories.query().catch(() => 'failed')
    await vi.advanceTimersByTimeAsync(60_000)

    expect([await failure, asked.length]).toEqual(['failed', 1])
  })

  it('R230: that is one too many waits its seconds, and is tried by itself as often as it takes', async () => {
    const { client, asked } = clientOn(429, 429, 'answer')
    const answer = client.catalogue.prompts.query(filtered)

    await vi.advanceTimersByTimeAsync(11_900)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(12_000)

    expect(await answer).toBe('found')
  })

  it('is given up for the next question of its kind, so that a list is asked for once', async () => {
    const { client, asked } = clientOn(429, 'answer')
    const first = client.catalogue.prompts.query(filtered).catch(String)
    await vi.advanceTimersByTimeAsync(100)
    const second = client.catalogue.prompts.query({ ...filtered, q: 'seo local' })
    await vi.advanceTimersByTimeAsync(60_000)

    expect(await first).toContain(refusal)
    expect([await second, asked.length]).toEqual(['found', 2])
  })

  it('ends its wait when nobody wants it any more', async () => {
    const { client, asked } = clientOn(429)
    const request = new AbortController()
    const failure = client.search.suggestions
      .query({ q: 'seo' }, { signal: request.signal })
      .catch(() => 'failed')
    await vi.advanceTimersByTimeAsync(100)
    request.abort()
    await vi.advanceTimersByTimeAsync(60_000)

    expect([await failure, asked.length]).toEqual(['failed', 1])
  })
})

it.each<Outcome>(['lost', 503, 429])(
  'R230: what changes something is sent once, also after %s',
  async (failure) => {
    const { client, asked } = clientOn(failure)
    const answer = client.auth.signOut.mutate({ reason: 'user' }).catch(() => 'failed')
    await vi.advanceTimersByTimeAsync(60_000)

    expect([await answer, asked.length]).toEqual(['failed', 1])
  },
)
