import { describe, expect, it, vi } from 'vitest'

import { type ContentVersion, createVersionWatch } from '#worker/page-cache/version-watch.ts'

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
    asked: () => asked,
    pass: (ms: number) => {
      now += ms
    },
    visit: () => watch.current(now, () => {}),
    answer: (version: number, withdrawn = 0) =>
      end(({ resolve }) => resolve({ version, withdrawn })),
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

    expect(await first).toEqual({ version: 7, withdrawn: 3 })
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

    expect(watch.last()).toEqual({ version: 9, withdrawn: 9 })
  })
})

describe('an isolate that changed something', () => {
  it('asks anew when the change came while it was asking, before it answers', async () => {
    const { visit, answer, watch, asked } = watchAt()
    const visitor = visit()
    watch.forget()
    await answer(1)
    await vi.waitFor(() => expect(asked()).toBe(2))
    await answer(2)

    expect(await visitor).toMatchObject({ version: 2 })
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

    expect(await visit()).toEqual({ version: 4, withdrawn: 0 })
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
    expect(watch.last()).toEqual({ version: 1, withdrawn: 0 })
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

  it('may fail a visitor while the version was still known: the next ones are told at once', async () => {
    const { watch, visit, asked } = await knowingWatch()
    watch.noteFailure()

    expect(await visit()).toBeNull()
    expect(asked()).toBe(1)
  })
})

describe('a write of the same isolate', () => {
  it('is seen by the next visitor, who waits for the version', async () => {
    const { watch, visit, answer } = await knowingWatch()
    watch.forget()
    const next = visit()
    await answer(2)

    expect(await next).toMatchObject({ version: 2 })
  })

  it('is not undone by an answer that was on its way before it was written', async () => {
    const { watch, visit, pass, answer } = await knowingWatch()
    pass(1000)
    await visit()
    watch.forget()
    // This one was read before the write.
    await answer(1)
    const next = visit()
    await answer(2)

    expect(await next).toMatchObject({ version: 2 })
  })

  it('is seen by the next visitor even just after the database failed somebody', async () => {
    const { watch, visit, answer } = await knowingWatch()
    watch.noteFailure()
    watch.forget()
    const next = visit()
    await answer(2)

    expect(await next).toMatchObject({ version: 2 })
  })
})
