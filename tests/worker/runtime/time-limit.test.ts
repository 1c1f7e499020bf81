import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { IsolateBusyError, TimeLimitError, withinTime } from '#worker/runtime/time-limit.ts'

const never = () => new Promise<never>(() => {})

/** Keeps the event loop from turning, as a long computation does. */
function compute(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('returns what the work returns, and passes on its failure', async () => {
  expect(await withinTime(1000, async () => 'answer')).toBe('answer')
  await expect(withinTime(1000, () => Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  )
})

it('ends work that takes too long, and aborts its signal', async () => {
  let signal: AbortSignal | undefined
  const work = withinTime(50, (given) => {
    signal = given
    return never()
  })

  await expect(work).rejects.toThrow(TimeLimitError)
  expect(signal?.reason).toBeInstanceOf(TimeLimitError)
})

it('does not count the time that the isolate spends computing', async () => {
  const work = withinTime(200, () => sleep(20, 'answer'))
  compute(600)

  expect(await work).toBe('answer')
})

it('calls work late by computing what it is: no failure of whoever was asked', async () => {
  const work = withinTime(100, never)
  const computing = setInterval(() => compute(60), 1)
  try {
    await expect(work).rejects.toThrow(IsolateBusyError)
  } finally {
    clearInterval(computing)
  }
})

it('ends work at last, however busy the isolate is', async () => {
  const computing = setInterval(() => compute(50), 1)
  try {
    await expect(withinTime(200, never)).rejects.toThrow(IsolateBusyError)
  } finally {
    clearInterval(computing)
  }
})
