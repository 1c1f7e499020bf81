import { expect, it, vi } from 'vitest'

import { counterObjects } from '#tests/support/site/counter-objects.ts'
import { type CounterObjects, createCounters } from '#worker/limits/counter-client.ts'
import type { LimitDecision } from '#worker/limits/counter-state.ts'
import { createLimiter } from '#worker/limits/rate-limits.ts'

type Answer = () => Promise<LimitDecision>

const allow: Answer = async () => ({ allowed: true, retryAfterSeconds: 0 })

/** A limiter on objects that answer as told, and what they were asked. */
function limiterOn(answer: Answer, secret = 's'.repeat(32)) {
  const asked: { name: string; rule: unknown }[] = []
  const { getByName } = counterObjects()
  const objects: CounterObjects = {
    getByName: (name) =>
      Object.assign(getByName(name), {
        count: (rule: unknown) => {
          asked.push({ name, rule })
          return answer()
        },
      }),
  }
  const limits = {
    SEARCH_LIMIT: 60,
    FILTER_LIMIT: 120,
    SUGGESTION_LIMIT: 300,
    ASSISTANT_LIMIT: 600,
    MISS_LIMIT: 300,
    LIMIT_WINDOW_SECONDS: 60,
  }
  const limiter = createLimiter(limits, createCounters(objects, secret))
  return { limiter, asked, names: () => asked.map(({ name }) => name) }
}

it('asks one object for each client and purpose, under the limit of the purpose', async () => {
  const { limiter, asked, names } = limiterOn(allow)

  await limiter('search', '203.0.113.7')
  await limiter('search', '::ffff:203.0.113.7')
  await limiter('suggestions', '203.0.113.7')
  await limiter('search', '203.0.113.8')

  expect(names()[1]).toBe(names()[0])
  expect(new Set(names()).size).toBe(3)
  expect(asked.map(({ rule }) => rule)).toEqual([
    { limit: 60, windowMs: 60_000 },
    { limit: 60, windowMs: 60_000 },
    { limit: 300, windowMs: 60_000 },
    { limit: 60, windowMs: 60_000 },
  ])
})

it('has one client for the addresses of a /64, and another for the next', async () => {
  const { limiter, names } = limiterOn(allow)

  await limiter('search', '2001:db8::1')
  await limiter('search', '2001:0DB8:0:0:ffff:ffff:ffff:ffff')
  await limiter('search', '2001:db8:0:1::1')

  expect(names()[1]).toBe(names()[0])
  expect(names()[2]).not.toBe(names()[0])
})

it('counts a session of the administration apart, however its address changes', async () => {
  const { limiter, asked, names } = limiterOn(allow)

  await limiter('administration', 'one session')
  await limiter('administration', 'another session')

  expect(new Set(names()).size).toBe(2)
  expect(asked[0]?.rule).toEqual({ limit: 600, windowMs: 60_000 })
})

it('names a client by a hash that takes the secret to make', async () => {
  const [first, second] = [limiterOn(allow), limiterOn(allow, 't'.repeat(32))]

  await first.limiter('search', '203.0.113.7')
  await second.limiter('search', '203.0.113.7')

  expect(first.names()[0]).toMatch(/^[\da-f]{64}$/)
  expect(second.names()[0]).not.toBe(first.names()[0])
})

it('refuses whoever floods the very object that counts', async () => {
  const overloaded = Object.assign(new Error('Too many requests'), { overloaded: true })
  const { limiter } = limiterOn(() => Promise.reject(overloaded))

  expect(await limiter('search', '203.0.113.7')).toEqual({ allowed: false, retryAfterSeconds: 60 })
})

it.each<[string, Answer]>([
  ['Network connection lost.', () => Promise.reject(new Error('Network connection lost.'))],
  ['aborted due to timeout', () => new Promise(() => {})],
])('fails when the object does not answer (%s), for the caller to decide', async (why, answer) => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(1))

  await expect(limiterOn(answer).limiter('search', '203.0.113.7')).rejects.toThrow(why)
})
