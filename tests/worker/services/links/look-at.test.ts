import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Answer, Ask, Question } from '#shared/links/answer.ts'
import { isUsual, lookAt } from '#worker/services/links/look-at.ts'

const address = 'https://site.example/page'

/** Gives one answer after the other, the last for ever, and keeps what was asked. */
function answering(...answers: Answer[]) {
  const asked: Question[] = []
  const ask: Ask = async (question) => {
    asked.push(question)
    return answers[Math.min(asked.length, answers.length) - 1] ?? { failure: 'reseau' }
  }
  return { ask, asked }
}

const status = (code: number) => ({ status: code, location: null })
const movedTo = (location: string) => ({ status: 302, location })

describe('a look at an address', () => {
  it('is one short question where that is answered well', async () => {
    const { ask, asked } = answering(status(200))

    expect(await lookAt(address, { ask })).toEqual({
      verdict: 'vivant',
      constat: 'Réponse 200',
      requests: 1,
    })
    expect(asked.map(({ method }) => method)).toEqual(['HEAD'])
  })

  it.each([403, 404, 405, 410, 500, 501])('asks in full after a short answer %i', async (code) => {
    const { ask, asked } = answering(status(code), status(200))

    expect(await lookAt(address, { ask })).toMatchObject({ verdict: 'vivant' })
    expect(asked.map(({ method }) => method)).toEqual(['HEAD', 'GET'])
  })

  it.each([
    [404, 'absent'],
    [410, 'absent'],
    [401, 'sans_verdict'],
    [403, 'sans_verdict'],
    [405, 'sans_verdict'],
    [429, 'sans_verdict'],
    [503, 'sans_verdict'],
    [304, 'sans_verdict'],
  ] as const)('that ends with %i is %s', async (code, verdict) => {
    const { ask } = answering(status(code))

    expect(await lookAt(address, { ask })).toMatchObject({ verdict, constat: `Réponse ${code}` })
  })

  it.each([
    ['nom', 'absent'],
    ['interdit', 'sans_verdict'],
    ['delai', 'sans_verdict'],
    ['reseau', 'sans_verdict'],
  ] as const)('that is not answered, for «%s», is %s', async (failure, verdict) => {
    expect(await lookAt(address, { ask: answering({ failure }).ask })).toMatchObject({ verdict })
  })

  it('follows redirects by hand, from wherever it is by then', async () => {
    const { ask, asked } = answering(movedTo('../autre'), movedTo('//b.example/'), status(200))

    expect(await lookAt('https://a.example/un/deux', { ask })).toMatchObject({ verdict: 'vivant' })
    expect(asked.map((question) => question.address)).toEqual([
      'https://a.example/un/deux',
      'https://a.example/autre',
      'https://b.example/',
    ])
  })

  it('gives up after five redirects', async () => {
    const { ask, asked } = answering(movedTo('/encore'))

    expect(await lookAt(address, { ask })).toMatchObject({ verdict: 'sans_verdict' })
    expect(asked).toHaveLength(6)
  })

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://localhost/',
    'http://intranet/',
    'https://site.example:8443/',
    'https://user:secret@site.example/',
    'ftp://site.example/',
    'file:///etc/passwd',
    'chatgpt://ouvrir',
    'https://',
  ])('asks nothing of %s, be it linked or where a redirect leads', async (target) => {
    const linked = answering(status(200))
    const moved = answering(movedTo(target))

    expect(await lookAt(target, linked)).toMatchObject({ verdict: 'sans_verdict' })
    expect(linked.asked).toEqual([])
    expect(await lookAt(address, moved)).toMatchObject({ verdict: 'sans_verdict' })
    expect(moved.asked).toHaveLength(1)
  })

  it('has five seconds for all of it', async () => {
    let now = 0
    const asked: number[] = []
    const ask: Ask = async ({ timeoutMs }) => {
      asked.push(timeoutMs)
      now += 2000
      return movedTo('/encore')
    }

    expect(await lookAt(address, { ask, clock: () => now })).toMatchObject({
      verdict: 'sans_verdict',
      constat: 'Pas de réponse à temps',
    })
    expect(asked).toEqual([5000, 3000, 1000])
  })
})

it('no address in digits is usual, however it is written', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.ipV4(),
        fc.ipV4Extended(),
        fc.ipV6().map((ip) => `[${ip}]`),
      ),
      (ip) => {
        const url = URL.parse(`http://${ip}/`)
        expect(url === null || !isUsual(url)).toBe(true)
      },
    ),
  )
})
