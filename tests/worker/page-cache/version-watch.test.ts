import { describe, expect, it } from 'vitest'

import type { ContentVersion } from '#worker/database/content-version.ts'
import { createVersionWatch } from '#worker/page-cache/version-watch.ts'
import { IsolateBusyError } from '#worker/runtime/time-limit.ts'

const start = Date.parse('2026-03-04T10:00:00Z')

/** A watch on a clock that stands still unless moved, and on a database that answers when told. */
function watchAt() {
  let now = start
  let asked = 0
  let open: PromiseWithResolvers<ContentVersion>[] = []
  const watch = createVersionWatch(
    () => {
      asked += 1
      const answer = Promise.withResolvers<ContentVersion>()
      open.push(answer)
      return answer.promise
    },
    () => now,
  )
  const end = async (settle: (answer: PromiseWithResolvers<ContentVersion>) => void) => {
    const waiting = open
    open = []
    for (const answer of waiting) settle(answer)
    // What waits for the answers goes on.
    await new Promise(setImmediate)
  }
  return {
    watch,
    end,
    asked: () => asked,
    pass: (ms: number) => {
      now += ms
    },
    visit: () => watch.current(now, () => {}),
    answer: (version: number, withdrawn = 0) =>
      end(({ resolve }) => resolve({ version, withdrawn, change: 0 })),
    fail: () => end(({ reject }) => reject(new Error('refused'))),
  }
}

/** A watch that read version 1 just now. */
async function knowingWatch() {
  const site = watchAt()
  const visit = site.visit()
  await site.answer(1)
  await visit
  return site
}

describe('the version that an isolate goes by', () => {
  it('is asked for before its first visitor is answered', async () => {
    const { visit, answer } = watchAt()
    const first = visit()
    await answer(7, 3)

    expect(await first).toEqual({ version: 7, withdrawn: 3, change: 0 })
  })

  it('is read at most once a second behind the backs of visitors, who do not wait', async () => {
    const { visit, asked, pass, answer } = await knowingWatch()

    for (let tenth = 0; tenth < 30; tenth += 1) {
      pass(100)
      expect(await visit()).toMatchObject({ version: 1 + Math.floor(tenth / 10) })
      // The database answers in its own time.
      if (tenth % 10 === 9) await answer(2 + Math.floor(tenth / 10))
    }

    expect(asked()).toBe(1 + 3)
  })

  it('is known for five seconds and not longer without being read again', async () => {
    const { visit, pass, answer, asked } = await knowingWatch()
    pass(5000)
    expect(await visit()).toMatchObject({ version: 1 })

    pass(1)
    const late = visit()
    await answer(2)

    expect(await late).toMatchObject({ version: 2 })
    expect(asked()).toBeGreaterThan(1)
  })

  it('never goes back to an older one, which a copy of the database may hold', async () => {
    const { visit, pass, answer, watch } = await knowingWatch()
    pass(1000)
    await visit()
    await answer(9, 9)
    pass(6000)
    const late = visit()
    await answer(8, 0)
    await late

    expect(watch.last()).toEqual({ version: 9, withdrawn: 9, change: 0 })
  })
})

describe('a database that does not tell', () => {
  it('is asked by the first visitor, and by nobody for five seconds', async () => {
    const { visit, asked, pass, fail } = watchAt()
    const first = visit()
    await fail()
    expect(await first).toBeNull()

    for (let passed = 0; passed < 4900; passed += 700) {
      pass(700)
      expect(await visit()).toBeNull()
    }
    expect(asked()).toBe(1)
  })

  it('is then asked once behind the back of a visitor, who does not wait for it', async () => {
    const { visit, asked, pass, fail } = watchAt()
    const first = visit()
    await fail()
    await first

    pass(5000)
    expect(await Promise.all([visit(), visit(), visit()])).toEqual([null, null, null])
    expect(asked()).toBe(2)
    await fail()
    pass(4999)
    expect(await visit()).toBeNull()
    expect(asked()).toBe(2)
  })

  it('is believed as soon as it answers again', async () => {
    const { visit, pass, fail, answer } = watchAt()
    const first = visit()
    await fail()
    await first
    pass(5000)
    await visit()
    await answer(4)

    expect(await visit()).toEqual({ version: 4, withdrawn: 0, change: 0 })
  })

  it('is found out within ten seconds while visitors come, whenever it comes back', async () => {
    const { visit, pass, fail, answer } = watchAt()
    const first = visit()
    await fail()
    await first
    for (let second = 0; second < 60; second += 1) {
      pass(1000)
      await visit()
      await fail()
    }
    let seconds = 0
    for (let seen = await visit(); seen === null && seconds < 30; seconds += 1) {
      pass(1000)
      await visit()
      await answer(5)
      seen = await visit()
    }

    expect(seconds).toBeLessThanOrEqual(10)
  })

  it('leaves what was known to whoever asks for the last', async () => {
    const { watch, visit, pass, fail } = await knowingWatch()
    pass(6000)
    const late = visit()
    await fail()

    expect(await late).toBeNull()
    expect(watch.last()).toEqual({ version: 1, withdrawn: 0, change: 0 })
  })

  it('does not take the version away before it is five seconds old', async () => {
    const { visit, pass, fail } = await knowingWatch()
    pass(1000)
    await visit()
    await fail()
    pass(4000)
    expect(await visit()).toMatchObject({ version: 1 })
    pass(1)
    expect(await visit()).toBeNull()
  })
})

describe('a read that failed because the isolate was busy', () => {
  it('is retried by the next visitor, since the database may be well', async () => {
    const { visit, asked, end } = watchAt()
    const first = visit()
    await end(({ reject }) => reject(new IsolateBusyError('busy')))
    expect(await first).toBeNull()
    const second = visit()
    await end(({ resolve }) => resolve({ version: 3, withdrawn: 0, change: 0 }))

    expect(await second).toEqual({ version: 3, withdrawn: 0, change: 0 })
    expect(asked()).toBe(2)
  })
})

describe('a batch written by this isolate', () => {
  it('gives the version to the next visitor without a read', async () => {
    const { watch, visit, asked } = await knowingWatch()
    watch.noteWritten({ version: 2, withdrawn: 2, change: 0 })

    expect(await visit()).toEqual({ version: 2, withdrawn: 2, change: 0 })
    expect(asked()).toBe(1)
  })

  it('is not undone by a read that began before it', async () => {
    const { watch, visit, pass, answer } = await knowingWatch()
    pass(1000)
    await visit()
    watch.noteWritten({ version: 2, withdrawn: 2, change: 0 })
    await answer(1)

    expect(await visit()).toEqual({ version: 2, withdrawn: 2, change: 0 })
  })

  it('shows that the database answers again', async () => {
    const { watch, visit, fail } = watchAt()
    const first = visit()
    await fail()
    await first
    watch.noteWritten({ version: 2, withdrawn: 0, change: 0 })

    expect(await visit()).toEqual({ version: 2, withdrawn: 0, change: 0 })
  })
})
