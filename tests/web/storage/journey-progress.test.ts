import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { currentJourney, placeInJourney } from '#web/storage/current-journey.ts'
import { forgetJourneys, hasJourneys } from '#web/storage/forget-journeys.ts'
import {
  forgetSteps,
  isStepDone,
  journeyProgress,
  openStep,
  tickStep,
  tickUsed,
} from '#web/storage/journey-progress.ts'

const now = new Date('2026-11-26T10:00:00Z')
const dayMs = 86_400_000
const [audit, plan] = [
  { kind: 'prompt', slug: 'audit', title: 'Audit' },
  { kind: 'gpt', slug: 'plan', title: 'Plan' },
] as const
const refonte = { slug: 'refonte', title: 'Refonte', steps: [audit, plan] }
const isDone = (step: typeof audit | typeof plan) =>
  isStepDone(journeyProgress.get(), 'refonte', step)

const stored = new Map<string, string>()

beforeAll(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.stubGlobal(
    'StorageEvent',
    class extends Event {
      key: string | null
      constructor(type: string, init: { key: string }) {
        super(type)
        this.key = init.key
      }
    },
  )
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})

beforeEach(() => {
  vi.setSystemTime(now)
  stored.clear()
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('places an item in the journey that was opened last, for a week, and no other item', () => {
  expect(placeInJourney(currentJourney.get(), audit)).toBeNull()
  openStep(refonte)
  expect(placeInJourney(currentJourney.get(), plan)).toMatchObject({ index: 1 })
  expect(placeInJourney(currentJourney.get(), { kind: 'gpt', slug: 'audit' })).toBeNull()

  vi.setSystemTime(now.getTime() + 8 * dayMs)
  expect(placeInJourney(currentJourney.get(), plan)).toBeNull()
})

it('ticks what is copied or opened in a journey, and nothing outside of one', () => {
  tickUsed(audit)
  expect(hasJourneys()).toBe(false)
  openStep(refonte)
  tickUsed(audit)
  expect([isDone(audit), isDone(plan)]).toEqual([true, false])
  tickStep('refonte', audit, false)
  expect(isDone(audit)).toBe(false)
})

it('brings erased ticks back beside those that were made since', () => {
  tickStep('refonte', audit, true)
  const putBack = forgetSteps('refonte')
  expect(isDone(audit)).toBe(false)
  tickStep('refonte', plan, true)
  putBack()
  expect([isDone(audit), isDone(plan)]).toEqual([true, true])
})

it('forgets all journeys at once, and gives them back', () => {
  openStep(refonte)
  tickStep('refonte', plan, true)
  const putBack = forgetJourneys()
  expect([...stored]).toEqual([])
  expect(hasJourneys()).toBe(false)
  putBack()
  expect(isDone(plan)).toBe(true)
  expect(currentJourney.get()).toMatchObject({ slug: 'refonte' })
})

it('makes the best of whatever is stored', () => {
  stored.set('parcours-v1', '{"slug":"refonte","title":"R","at":1,"steps":[{"kind":"x"},3]}')
  stored.set('etapes-v1', '{"refonte":["/gpt/plan",4],"autre":"x"}')
  expect(currentJourney.get()).toEqual({ slug: 'refonte', title: 'R', at: 1, steps: [] })
  expect(journeyProgress.get()).toEqual({ refonte: ['/gpt/plan'] })
})
