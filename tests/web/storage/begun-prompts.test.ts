import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { pastDay } from '#shared/text/past-day.ts'
import { begunPrompts, finishedPrompts } from '#web/storage/begun-prompts.ts'
import { forgetValues, keepValues, keptValues, storeKept } from '#web/storage/kept-values.ts'

const now = new Date('2026-11-26T10:00:00Z')
const dayMs = 86_400_000

/** As a browser's: what is stored are its own properties, and nothing else is. */
class Storage {
  [key: string]: unknown
  static {
    for (const [name, value] of Object.entries({
      getItem(this: Storage, key: string) {
        return Object.hasOwn(this, key) ? this[key] : null
      },
      setItem(this: Storage, key: string, text: string) {
        this[key] = text
      },
      removeItem(this: Storage, key: string) {
        delete this[key]
      },
    })) {
      Object.defineProperty(Storage.prototype, name, { value })
    }
  }
}

let heard: (string | null)[] = []

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
  vi.stubGlobal('dispatchEvent', (event: Event & { key: string }) => heard.push(event.key))
})
beforeEach(() => {
  vi.setSystemTime(now)
  vi.stubGlobal('localStorage', new Storage())
  heard = []
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const store = (slug: string, record: unknown) =>
  localStorage.setItem(`saisie-v1:${slug}`, JSON.stringify(record))

/** What somebody did with one prompt: filled so many of its variables, so many days ago. */
const doing = fc.record({
  slug: fc.stringMatching(/^[a-z]{1,6}(-[a-z]{1,6})?$/),
  total: fc.integer({ min: 1, max: 12 }),
  typed: fc.nat(12),
  byClient: fc.option(fc.nat(3), { nil: undefined }),
  daysAgo: fc.integer({ min: 0, max: 120 }),
})
const doings = fc.uniqueArray(doing, { selector: ({ slug }) => slug, maxLength: 20 })

describe('prompts begun in this browser', () => {
  it('are those with something filled and something left, for 90 days, the last first', () => {
    fc.assert(
      fc.property(doings, (done) => {
        vi.stubGlobal('localStorage', new Storage())
        for (const { slug, total, typed, byClient, daysAgo } of done) {
          const values = Object.fromEntries(
            Array.from({ length: typed }, (_, index) => [`v${index}`, 'x']),
          )
          const filled = byClient === undefined ? undefined : typed + byClient
          const at = now.getTime() - daysAgo * dayMs
          store(slug, { titre: slug, total, filled, values: { ...values, blank: ' ' }, at })
        }
        const listed = [...begunPrompts.get(), ...finishedPrompts.get()]
        const expected = done.filter(
          ({ typed, byClient = 0, daysAgo }) => typed + byClient > 0 && daysAgo < 90,
        )
        expect(listed.map(({ slug }) => slug).toSorted()).toEqual(
          expected.map(({ slug }) => slug).toSorted(),
        )
        for (const { filled, total } of begunPrompts.get()) {
          expect(filled).toBeGreaterThan(0)
          expect(filled).toBeLessThan(total)
        }
        for (const { filled, total } of finishedPrompts.get()) {
          expect(filled).toBeGreaterThanOrEqual(total)
        }
        const times = begunPrompts.get().map(({ at }) => at)
        expect(times).toEqual(times.toSorted((a, b) => b - a))
        expect(begunPrompts.get()).toBe(begunPrompts.get())
      }),
    )
  })

  it('are read whatever stands in the storage', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.jsonValue())), (entries) => {
        vi.stubGlobal('localStorage', new Storage())
        for (const [slug, record] of entries) store(slug, record)
        localStorage.setItem('saisie-v1:cut', '{"titre":')
        expect(begunPrompts.get().concat(finishedPrompts.get())).toEqual([])
      }),
    )
  })

  it('say how many are filled, the client’s values too, and for whom', () => {
    const prompt = { slug: 'un', titre: 'Un', total: 4, category: 'SEO' }
    keepValues({ ...prompt, filled: 3, client: 'Client Dupont' }, { a: 'x' })
    expect(begunPrompts.get()).toEqual([
      {
        slug: 'un',
        title: 'Un',
        filled: 3,
        total: 4,
        at: now.getTime(),
        category: 'SEO',
        client: 'Client Dupont',
      },
    ])
    // A client whose profile has nothing for the prompt.
    keepValues({ ...prompt, filled: 2, client: 'Client Dupont' }, { b: 'y' })
    expect(begunPrompts.get()[0]).toMatchObject({ filled: 2, client: undefined })
  })

  it('read what was kept before it said how many are filled, for which category', () => {
    const at = now.getTime() - dayMs
    store('ancien', { titre: 'Ancien', total: 3, values: { a: 'x', b: ' ' }, at })
    expect(begunPrompts.get()).toMatchObject([{ slug: 'ancien', filled: 1, total: 3, at }])
  })

  it('have a date that can be shown, whatever a file said of it', () => {
    store('plus-tard', { titre: 'Plus tard', total: 3, values: { a: 'x' }, at: 9e15 })
    const [begun] = begunPrompts.get()
    expect(pastDay(new Date(begun?.at ?? 0), now)).not.toBe('')
    expect(begunPrompts.get()).toHaveLength(1)
  })

  it('come back as they were when they are put back', () => {
    keepValues({ slug: 'un', titre: 'Un', total: 2, filled: 1, category: 'SEO' }, { a: 'x' })
    const before = begunPrompts.get()
    const kept = keptValues('un')
    vi.setSystemTime(now.getTime() + dayMs)
    expect(forgetValues('un')).toBe(true)
    expect(begunPrompts.get()).toEqual([])
    expect(kept && storeKept(kept)).toBe(true)
    expect(begunPrompts.get()).toEqual(before)
    expect(heard).toEqual(['saisie-v1:un', 'saisie-v1:un', 'saisie-v1:un'])
  })

  it('forget what is too old without telling anybody', () => {
    store('vieux', { titre: 'Vieux', total: 2, values: { a: 'x' }, at: now.getTime() - 91 * dayMs })
    expect(begunPrompts.get()).toEqual([])
    expect(Object.keys(localStorage)).toEqual([])
    expect(heard).toEqual([])
  })
})
