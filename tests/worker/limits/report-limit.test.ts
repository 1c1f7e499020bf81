import { expect, it, vi } from 'vitest'

import { counterObjects } from '#tests/support/site/counter-objects.ts'
import { createCounters } from '#worker/limits/counter-client.ts'
import { createReportLimit } from '#worker/limits/report-limit.ts'

it('lets a client send ten reports a day, and takes none of anybody else’s', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T10:00:00Z') })
  const limit = createReportLimit(createCounters(counterObjects(), 's'.repeat(32), 'reports'))
  const decisions = []
  for (let report = 0; report < 200; report += 1) decisions.push(await limit('203.0.113.7'))

  expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(10)
  expect(decisions.at(-1)).toEqual({ allowed: false, retryAfterSeconds: 86_400 })
  expect(await limit('203.0.113.8')).toMatchObject({ allowed: true })

  vi.setSystemTime(Date.now() + 86_400_000)
  expect(await limit('203.0.113.7')).toMatchObject({ allowed: true })
  vi.useRealTimers()
})

it('lets reports through when the counters fail, and logs it', async () => {
  const limit = createReportLimit(() => Promise.reject(new Error('Connection lost.')))

  expect(await limit('203.0.113.7')).toMatchObject({ allowed: true })
  expect(vi.mocked(console.error).mock.calls.join()).toContain('Connection lost.')
  vi.mocked(console.error).mockClear()
})

it('takes a report back that could not be stored', async () => {
  const limit = createReportLimit(createCounters(counterObjects(), 's'.repeat(32), 'reports'))
  for (let report = 0; report < 20; report += 1) {
    const counted = await limit('203.0.113.7')
    if (counted.allowed) await counted.release()
  }

  expect(await limit('203.0.113.7')).toMatchObject({ allowed: true })
})
