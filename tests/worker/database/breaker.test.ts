import { describe, expect, it } from 'vitest'

import { createBreaker, CircuitOpenError } from '#worker/database/breaker.ts'
import { IsolateBusyError } from '#worker/runtime/time-limit.ts'

/** A breaker on a clock that stands still unless moved, in front of a database that does as told. */
function breakerAt() {
  let now = 0
  let asked = 0
  let probes = 0
  let probe: () => Promise<unknown> = refuses
  const breaker = createBreaker(
    () => {
      probes += 1
      return probe()
    },
    () => now,
  )
  const ask = (answer: () => Promise<Response>) =>
    breaker(() => {
      asked += 1
      return answer()
    }).then(
      ({ status }) => status,
      (error: unknown) => (error instanceof CircuitOpenError ? 'open' : String(error)),
    )
  return {
    ask,
    asked: () => asked,
    probes: () => probes,
    answerProbesBy: (answer: () => Promise<unknown>) => {
      probe = answer
    },
    pass: (ms: number) => {
      now += ms
    },
  }
}

const works = async () => new Response('{}')
const isBusy = () => Promise.reject(new IsolateBusyError('busy'))
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
    expect(await ask(works)).toBe('open')
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

describe('a probe', () => {
  it('keeps the circuit closed when the database answers it', async () => {
    const { ask, asked, probes, answerProbesBy } = breakerAt()
    answerProbesBy(async () => [])
    for (let turn = 0; turn < 9; turn += 1) await ask(refuses)

    expect([asked(), probes()]).toEqual([9, 3])
    expect(await ask(works)).toBe(200)
  })

  it('is sent once for all requests that fail at the same time', async () => {
    const { ask, probes } = breakerAt()
    await Promise.all(Array.from({ length: 8 }, () => ask(refuses)))

    expect(probes()).toBe(1)
    expect(await ask(works)).toBe('open')
  })

  it('opens nothing when the isolate was too busy to hear the answer', async () => {
    const { ask, answerProbesBy } = breakerAt()
    answerProbesBy(isBusy)
    for (let turn = 0; turn < 3; turn += 1) await ask(refuses)

    expect(await ask(works)).toBe(200)
  })
})

describe('a request that failed because the isolate was busy', () => {
  it('never opens the circuit', async () => {
    const { ask, asked, probes } = breakerAt()
    for (let turn = 0; turn < 20; turn += 1) await ask(isBusy)

    expect([asked(), probes()]).toEqual([20, 0])
  })

  it('leaves an open circuit to be probed by the next request', async () => {
    const { ask, pass } = await opened()
    pass(1000)
    expect(await ask(isBusy)).toContain('busy')

    expect([await ask(works), await ask(works)]).toEqual([200, 200])
  })
})

/** A breaker whose database has just failed three times. */
async function opened() {
  const breaker = breakerAt()
  for (let turn = 0; turn < 3; turn += 1) await breaker.ask(refuses)
  return breaker
}

describe('after a second', () => {
  it('and not before, one question goes through, while the others are told at once', async () => {
    const { ask, asked, pass } = await opened()
    pass(999)
    expect(await ask(works)).toBe('open')
    pass(1)
    const probe = Promise.withResolvers<Response>()
    const first = ask(() => probe.promise)

    expect([await ask(works), await ask(works)]).toEqual(['open', 'open'])
    probe.resolve(new Response('{}'))
    expect(await first).toBe(200)
    expect(asked()).toBe(4)
  })

  it('an answer opens the way for all', async () => {
    const { ask, asked, pass } = await opened()
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
    const { ask, asked, pass } = await opened()
    pass(1000)
    for (const restMs of [2000, 4000, 5000, 5000]) {
      expect(await ask(refuses)).toBe('Error: refused')
      pass(restMs - 1)
      expect(await ask(works)).toBe('open')
      pass(1)
    }
    expect(await ask(works)).toBe(200)
    expect(asked()).toBe(8)
  })

  it('is as short after the next failures, however many of them came at once', async () => {
    const { ask, pass } = await opened()
    pass(1000)
    await ask(refuses)
    pass(2000)
    await ask(works)
    await Promise.all(Array.from({ length: 8 }, () => ask(refuses)))
    pass(999)
    expect(await ask(works)).toBe('open')
    pass(1)
    expect(await ask(works)).toBe(200)
  })

  it('a question that never ends keeps the others back for five seconds and no longer', async () => {
    const { ask, pass } = await opened()
    pass(1000)
    const lost = ask(() => new Promise<Response>(() => {}))
    expect(await ask(works)).toBe('open')
    pass(5000)

    expect(await ask(works)).toBe(200)
    expect(await Promise.race([lost, Promise.resolve('open')])).toBe('open')
  })
})
