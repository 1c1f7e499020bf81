import { describe, expect, it } from 'vitest'

import { createBreaker, RestingError } from '#worker/database/breaker.ts'

/** A breaker on a clock that stands still unless moved, in front of a database that does as told. */
function breakerAt() {
  let now = 0
  let asked = 0
  const breaker = createBreaker(() => now)
  const ask = (answer: () => Promise<Response>) =>
    breaker(() => {
      asked += 1
      return answer()
    }).then(
      ({ status }) => status,
      (error: unknown) => (error instanceof RestingError ? 'resting' : String(error)),
    )
  return {
    ask,
    asked: () => asked,
    pass: (ms: number) => {
      now += ms
    },
  }
}

const works = async () => new Response('{}')
const refuses = () => Promise.reject(new Error('refused'))
const answers = (status: number) => async () => new Response('', { status })

describe('a database that fails', () => {
  it('is left alone after three failures in a row, and whoever comes is told at once', async () => {
    const { ask, asked } = breakerAt()

    expect([await ask(refuses), await ask(refuses), await ask(refuses)]).toEqual([
      'Error: refused',
      'Error: refused',
      'Error: refused',
    ])
    expect(await ask(works)).toBe('resting')
    expect(asked()).toBe(3)
  })

  it.each([500, 502, 503, 401, 403])('fails by answering %i too', async (status) => {
    const { ask, asked } = breakerAt()
    for (let turn = 0; turn < 5; turn += 1) await ask(answers(status))

    expect(asked()).toBe(3)
  })

  it.each([200, 400, 404])('does not by answering %i, which is an answer', async (status) => {
    const { ask, asked } = breakerAt()
    for (let turn = 0; turn < 5; turn += 1) expect(await ask(answers(status))).toBe(status)

    expect(asked()).toBe(5)
  })

  it('goes on being asked while it answers in between', async () => {
    const { ask, asked } = breakerAt()
    for (let turn = 0; turn < 4; turn += 1) {
      await ask(refuses)
      await ask(refuses)
      expect(await ask(works)).toBe(200)
    }

    expect(asked()).toBe(12)
  })
})

/** A breaker whose database has just failed three times. */
async function resting() {
  const breaker = breakerAt()
  for (let turn = 0; turn < 3; turn += 1) await breaker.ask(refuses)
  return breaker
}

describe('after a second', () => {
  it('and not before, one question goes through, while the others are told at once', async () => {
    const { ask, asked, pass } = await resting()
    pass(999)
    expect(await ask(works)).toBe('resting')
    pass(1)
    const probe = Promise.withResolvers<Response>()
    const first = ask(() => probe.promise)

    expect([await ask(works), await ask(works)]).toEqual(['resting', 'resting'])
    probe.resolve(new Response('{}'))
    expect(await first).toBe(200)
    expect(asked()).toBe(4)
  })

  it('an answer opens the way for all', async () => {
    const { ask, asked, pass } = await resting()
    pass(1000)
    await ask(works)

    expect([await ask(works), await ask(refuses), await ask(works)]).toEqual([
      200,
      'Error: refused',
      200,
    ])
    expect(asked()).toBe(7)
  })

  it('each failure closes it for twice as long, five seconds at most', async () => {
    const { ask, asked, pass } = await resting()
    pass(1000)
    for (const restMs of [2000, 4000, 5000, 5000]) {
      expect(await ask(refuses)).toBe('Error: refused')
      pass(restMs - 1)
      expect(await ask(works)).toBe('resting')
      pass(1)
    }
    expect(await ask(works)).toBe(200)
    expect(asked()).toBe(8)
  })

  it('is as short after the next failures, however many of them came at once', async () => {
    const { ask, pass } = await resting()
    pass(1000)
    await ask(refuses)
    pass(2000)
    await ask(works)
    await Promise.all(Array.from({ length: 8 }, () => ask(refuses)))
    pass(999)
    expect(await ask(works)).toBe('resting')
    pass(1)
    expect(await ask(works)).toBe(200)
  })

  it('a question that never ends keeps the others back for five seconds and no longer', async () => {
    const { ask, pass } = await resting()
    pass(1000)
    const lost = ask(() => new Promise<Response>(() => {}))
    expect(await ask(works)).toBe('resting')
    pass(5000)

    expect(await ask(works)).toBe(200)
    expect(await Promise.race([lost, Promise.resolve('open')])).toBe('open')
  })
})
