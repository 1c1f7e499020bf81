import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { keepRunning, type Part } from '#drizzle/local/kept-part.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A part that dies when it is told to. */
function mortal(lastWords = 'of hunger') {
  const { promise: ended, resolve } = Promise.withResolvers<number>()
  const stop = vi.fn(async () => resolve(0))
  const answers = vi.fn(async () => true)
  const kill = vi.fn(() => resolve(1))
  return { ended, lastWords: () => lastWords, answers, kill, stop, die: () => resolve(1) }
}

/** A part under watch, those that came after it, and what was said of them. */
function watched(restart: () => Promise<Part>) {
  const said: string[] = []
  const first = mortal()
  const { lost, stop } = keepRunning(first, {
    name: 'The part',
    restart,
    say: (line) => void said.push(line),
  })
  // What it rejects with, kept for later.
  return { first, said, stop, lost: lost.catch(String) }
}

it('starts a dead part again after pauses that double, with its reason in one line', async () => {
  let last = mortal('of thirst')
  const restart = vi.fn(async () => last)
  const { first, said } = watched(restart)

  first.die()
  await vi.advanceTimersByTimeAsync(99)
  expect(restart).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(restart).toHaveBeenCalledTimes(1)

  const second = last
  last = mortal()
  second.die()
  await vi.advanceTimersByTimeAsync(199)
  expect(restart).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(restart).toHaveBeenCalledTimes(2)
  expect(said).toEqual([
    'The part died and is started again: of hunger',
    'The part died and is started again: of thirst',
  ])
})

it('starts a part again that hangs, and leaves one alone that answers now and then', async () => {
  const restart = vi.fn(async () => mortal())
  const { first, said } = watched(restart)
  let asked = 0
  first.answers.mockImplementation(async () => {
    asked += 1
    return asked % 5 === 0
  })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(first.kill).not.toHaveBeenCalled()

  first.answers.mockImplementation(async () => false)
  await vi.advanceTimersByTimeAsync(31_000)

  expect(first.kill).toHaveBeenCalledTimes(1)
  expect(restart).toHaveBeenCalledTimes(1)
  expect(said).toEqual(['The part died and is started again: no answer for 25 s'])
})

it('gives up, in one sentence, at the tenth death or failed start within ten minutes', async () => {
  const restart = vi.fn(() => Promise.reject(new Error('no room')))
  const { first, said, lost } = watched(restart)
  first.die()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(restart).toHaveBeenCalledTimes(9)
  expect(said).toHaveLength(9)
  expect(await lost).toBe(
    'SetupError: The part died 10 times within ten minutes and is not started again: Error: no room',
  )
})

it('goes on for ever with one that dies now and then', async () => {
  let last = mortal()
  const restart = vi.fn(async () => {
    last = mortal()
    return last
  })
  const { first, said } = watched(restart)
  first.die()
  for (let death = 0; death < 30; death += 1) {
    await vi.advanceTimersByTimeAsync(90_000)
    last.die()
  }
  await vi.advanceTimersByTimeAsync(90_000)
  expect(said).toHaveLength(31)
  expect(restart).toHaveBeenCalledTimes(31)
})

it('starts nothing again once it is stopped', async () => {
  const restart = vi.fn(async () => mortal())
  const { first, said, stop } = watched(restart)
  await stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(first.stop).toHaveBeenCalledTimes(1)
  expect(restart).not.toHaveBeenCalled()
  expect(said).toEqual([])

  const other = watched(restart)
  other.first.die()
  await vi.advanceTimersByTimeAsync(50)
  await other.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(restart).not.toHaveBeenCalled()
})
