import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'
import { currentJourney, leaveJourney, positionInJourney } from '#web/storage/current-journey.ts'
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
let isRefused = false

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
    setItem: (key: string, text: string) => {
      if (isRefused) throw new DOMException('Full', 'QuotaExceededError')
      stored.set(key, text)
    },
    removeItem: (key: string) => {
      if (isRefused) throw new DOMException('Refused', 'SecurityError')
      stored.delete(key)
    },
  })
})

beforeEach(() => {
  vi.setSystemTime(now)
  stored.clear()
  isRefused = false
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('places an item in the journey that was opened last, for a week, and no other item', () => {
  expect(positionInJourney(currentJourney.get(), audit)).toBeNull()
  openStep(refonte)
  expect(positionInJourney(currentJourney.get(), plan)).toMatchObject({ index: 1 })
  expect(positionInJourney(currentJourney.get(), { kind: 'gpt', slug: 'audit' })).toBeNull()

  vi.setSystemTime(now.getTime() + 8 * dayMs)
  expect(positionInJourney(currentJourney.get(), plan)).toBeNull()
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
  putBack?.()
  expect([isDone(audit), isDone(plan)]).toEqual([true, true])
})

it('stores nothing after the journey is left and the last tick is removed', () => {
  openStep(refonte)
  tickStep('refonte', audit, true)
  leaveJourney()
  tickStep('refonte', audit, false)
  expect([...stored]).toEqual([])

  tickStep('refonte', audit, true)
  forgetSteps('refonte')
  expect(hasJourneys()).toBe(false)
})

it('keeps the ticks and returns no undo when the browser refuses to erase them', () => {
  tickStep('refonte', audit, true)
  isRefused = true
  expect(forgetSteps('refonte')).toBeNull()
  expect(isDone(audit)).toBe(true)
})

it('reserves room for the bar before the first paint as long as the journey is current', () => {
  const script = readFileSync(projectPath('web/document/boot.js'), 'utf8')
  const at = now.getTime()
  stored.set('parcours-v1', JSON.stringify({ ...refonte, at }))
  const reservesRoom = () => {
    const dataset: Record<string, string> = {}
    const document = { documentElement: { dataset }, querySelector: () => null }
    const location = { pathname: '/gpt/plan' }
    runInNewContext(script, { document, localStorage, location, history: {}, Date })
    return dataset.journey !== undefined
  }
  for (const [elapsedMs, isCurrent] of [
    [7 * dayMs, true],
    [7 * dayMs + 1, false],
  ] as const) {
    vi.setSystemTime(at + elapsedMs)
    expect(positionInJourney(currentJourney.get(), plan) !== null).toBe(isCurrent)
    expect(reservesRoom()).toBe(isCurrent)
  }
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
