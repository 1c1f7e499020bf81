import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { testGate } from '#tests/support/site/gate.ts'
import { createAltcha } from '#worker/auth/challenge/altcha.ts'
import { type Challenges, createChallenges } from '#worker/auth/challenge/challenges.ts'
import { createTurnstile, type Turnstile } from '#worker/auth/challenge/turnstile.ts'

const little = { cost: 1, minCounter: 1, maxCounter: 4 }
const altcha = createAltcha('c'.repeat(32), little)
const client = 'client-a'
const minute = 60_000

type Challenge = Parameters<typeof solveChallenge>[0]['challenge']
type Payload = { challenge: Challenge; solution: object | null }

afterEach(() => {
  vi.useRealTimers()
})

async function solve(issued: unknown): Promise<Payload> {
  // What the library made is what the library solves.
  const challenge = issued as Challenge
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
}

const encode = (payload: unknown) => btoa(JSON.stringify(payload))

async function eachOf<Result>(count: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let index = 0; index < count; index += 1) results.push(await work())
  return results
}

describe('the challenge of our own', () => {
  it('opens for the client that solved it, within five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const now = new Date()
    const token = encode(await solve(await altcha.issue(client, now)))

    const inTime = await altcha.verify(token, client, now)
    vi.advanceTimersByTime(5 * minute + 1000)

    expect(inTime).toMatchObject({ signature: expect.stringMatching(/^[\da-f]{64}$/) as unknown })
    expect(await altcha.verify(token, client, new Date())).toBeNull()
  })

  it('opens for no other client, of 1,000', async () => {
    const now = new Date()
    const token = encode(await solve(await altcha.issue(client, now)))

    const verdicts = await Promise.all(
      Array.from({ length: 1000 }, (_, index) => altcha.verify(token, `client-${index}`, now)),
    )

    expect(verdicts.every((verdict) => verdict === null)).toBe(true)
  })

  it('opens with no other solution, of 1,000, and with none', async () => {
    const now = new Date()
    const { challenge, solution } = await solve(await altcha.issue(client, now))
    const forged = Array.from({ length: 1000 }, (_, index) =>
      encode({
        challenge,
        solution: { counter: index, derivedKey: index.toString(16).padStart(64, '0') },
      }),
    )

    const verdicts = await Promise.all(
      [...forged, encode({ challenge }), encode({ challenge, solution: null })].map((token) =>
        altcha.verify(token, client, now),
      ),
    )

    expect(await altcha.verify(encode({ challenge, solution }), client, now)).not.toBeNull()
    expect(verdicts.every((verdict) => verdict === null)).toBe(true)
  })

  it('opens after its end with none of 1,000', async () => {
    const now = new Date()
    const late = new Date(now.getTime() + 5 * minute)
    // The library looks at the clock as well.
    vi.useFakeTimers({ toFake: ['Date'], now })
    const tokens = await eachOf(1000, async () =>
      encode(await solve(await altcha.issue(client, now))),
    )
    vi.setSystemTime(late)

    const verdicts = await Promise.all(tokens.map((token) => altcha.verify(token, client, late)))

    expect(verdicts.every((verdict) => verdict === null)).toBe(true)
  })

  it('opens for another action with none of 1,000, signed by this very site', async () => {
    const now = new Date()
    const tokens = await eachOf(1000, async () => {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 1,
        counter: 1,
        deriveKey,
        expiresAt: new Date(now.getTime() + minute),
        data: { action: 'contact', client, fallback: false },
        hmacSignatureSecret: `challenge ${'c'.repeat(32)}`,
        hmacKeySignatureSecret: `solution ${'c'.repeat(32)}`,
      })
      return encode(await solve(challenge))
    })

    const verdicts = await Promise.all(tokens.map((token) => altcha.verify(token, client, now)))

    expect(verdicts.every((verdict) => verdict === null)).toBe(true)
  })

  it('opens once of 1,001 times, at once or one after the other', async () => {
    const limits = testGate().openSignInLimits('203.0.113.7')
    const token = encode(await solve(await altcha.issue(client, new Date())))
    const attempt = async () => {
      const answer = await challengesOf(null)().read(token)
      const place = answer?.work && (await limits.client(answer.work))
      return place && place.isAllowed && !place.isRepeated
    }

    const together = await Promise.all(Array.from({ length: 500 }, attempt))
    const later = await eachOf(501, attempt)

    expect(together.filter(Boolean)).toHaveLength(1)
    expect(later.filter(Boolean)).toEqual([])
  })

  it('is known for worthless without being counted or used up', async () => {
    const token = encode(await solve(await altcha.issue(client, new Date())))
    const challenges = challengesOf(null)()

    const [first, second] = [await challenges.read(token), await challenges.read(token)]

    expect(await challenges.read('x')).toBeNull()
    expect(first?.work).toMatch(/^[\da-f]{64}$/)
    expect(second?.work).toBe(first?.work)
  })

  it.each([
    ['an easier cost', { cost: 0 }],
    ['an easier prefix', { keyPrefix: '0' }],
    ['a later end', { expiresAt: Math.floor(Date.now() / 1000) + 86_400 }],
    ['no end', { expiresAt: undefined }],
    ['another action', { data: { action: 'contact', client, fallback: false } }],
    ['another client', { data: { action: 'login', client: 'client-b', fallback: false } }],
    ['another algorithm', { algorithm: 'SHA-1' }],
    ['no nonce', { nonce: '' }],
  ])('opens with nothing changed in it: %s', async (_, change) => {
    const now = new Date()
    const { challenge, solution } = await solve(await altcha.issue(client, now))
    const token = encode({
      challenge: { ...challenge, parameters: { ...challenge.parameters, ...change } },
      solution,
    })

    expect(await altcha.verify(token, client, now)).toBeNull()
    expect(await altcha.verify(token, 'client-b', now)).toBeNull()
  })

  it('of another site opens nothing here', async () => {
    const now = new Date()
    const other = createAltcha('d'.repeat(32), little)
    const token = encode(await solve(await other.issue(client, now)))

    expect(await altcha.verify(token, client, now)).toBeNull()
  })

  it.each([
    '',
    'null',
    '{}',
    '=',
    encode(null),
    encode([]),
    encode({ challenge: {} }),
    '\u0000',
    '€',
  ])('is not %j', async (token) => {
    expect(await altcha.verify(token, client, new Date())).toBeNull()
  })

  it('asks for work that differs each time', async () => {
    const real = createAltcha('c'.repeat(32))
    const issued = (await Promise.all(
      [1, 2].map(() => real.issue(client, new Date())),
    )) as Challenge[]

    expect(issued[0]?.parameters.nonce).not.toBe(issued[1]?.parameters.nonce)
    expect(issued[0]?.parameters.cost).toBeGreaterThanOrEqual(1000)
  })
})

describe('Turnstile, where it is set up', () => {
  const passed = { success: true, hostname: 'exemple.test', action: 'login' }

  it.each([
    ['passes', 'passed', passed],
    ['fails', 'failed', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['was used', 'failed', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['is of another host', 'failed', { ...passed, hostname: 'mechant.test' }],
    ['is of another action', 'failed', { ...passed, action: 'contact' }],
    ['is of no action', 'failed', { success: true, hostname: 'exemple.test' }],
  ])('takes a token that %s for %s', async (_, verdict, answer) => {
    const { turnstile, asked } = await siteverify((_request, response) =>
      response.end(JSON.stringify(answer)),
    )

    expect(await turnstile.verify('token', '203.0.113.7')).toBe(verdict)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      secret: 'secret',
      response: 'token',
      remoteip: '203.0.113.7',
    })
  })

  it.each<[string, RequestListener]>([
    ['fails', (_request, response) => response.writeHead(500).end('{"success":true}')],
    ['hangs', () => {}],
    ['breaks off', (_request, response) => response.destroy()],
    ['talks nonsense', (_request, response) => response.end('<html>')],
    ['leads elsewhere', (_request, response) => response.writeHead(302, { location: '/' }).end()],
  ])('is never open while the verification %s, asked twice under one key', async (_, answer) => {
    const { turnstile, asked } = await siteverify(answer)

    expect(await turnstile.verify('token', undefined)).toBe('unreachable')
    expect(asked).toHaveLength(2)
    expect(asked[0]?.idempotency_key).toBe(asked[1]?.idempotency_key)
  })

  it('is not asked about a token longer than any of its own', async () => {
    const { turnstile, asked } = await siteverify((_request, response) => response.end('{}'))

    expect(await turnstile.verify('x'.repeat(2049), undefined)).toBe('failed')
    expect(asked).toEqual([])
  })

  it('gives its key to the page, and takes no work instead', async () => {
    const { turnstile } = await siteverify((_request, response) =>
      response.end(JSON.stringify({ success: false })),
    )
    const challenges = challengesOf(turnstile)
    const token = encode(await solve(await altcha.issue(client, new Date())))

    expect(await challenges().issue()).toEqual({ provider: 'turnstile', siteKey: 'site-key' })
    expect(await opens(challenges(), token)).toBe(false)
  })

  it('is replaced by work, not by nothing, for a minute after it could not be asked', async () => {
    const { turnstile } = await siteverify((_request, response) => response.writeHead(503).end())
    const challenges = challengesOf(turnstile)
    const now = new Date()

    const refused = await opens(challenges(now), 'token')
    const given = await challenges(now).issue()
    const token = given.provider === 'altcha' ? encode(await solve(given.challenge)) : ''
    const opened = await opens(challenges(now), token)
    const afterwards = await challenges(new Date(now.getTime() + minute + 1000)).issue()

    expect([refused, given.provider, opened]).toEqual([false, 'altcha', true])
    expect((await challenges(now).read(token))?.work).not.toBeNull()
    expect(afterwards.provider).toBe('turnstile')
  })

  it('opens once with one token', async () => {
    const { turnstile } = await siteverify((_request, response) =>
      response.end(JSON.stringify(passed)),
    )
    const challenges = challengesOf(turnstile)

    expect([await opens(challenges(), 'token'), await opens(challenges(), 'token')]).toEqual([
      true,
      false,
    ])
  })
})

async function opens(challenges: Challenges, token: string): Promise<boolean> {
  const answer = await challenges.read(token)
  return answer !== null && (await answer.isConfirmed())
}

function challengesOf(turnstile: Turnstile | null) {
  const used = new Set<string>()
  const open = createChallenges(altcha, turnstile)
  return (now = new Date()) =>
    open({
      key: async () => client,
      address: undefined,
      now,
      firstUse: async (challenge) => !used.has(challenge) && used.add(challenge).has(challenge),
      isAlarmed: async () => false,
    })
}

/** A verification service that answers as told, and what it was asked. */
async function siteverify(answer: RequestListener) {
  const asked: Record<string, unknown>[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked.push(JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>)
      answer(request, response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  // A server that listens on a TCP port has an address of this form.
  const { port } = server.address() as AddressInfo
  const turnstile = createTurnstile({
    siteKey: 'site-key',
    secret: 'secret',
    hostname: 'exemple.test',
    verifyUrl: `http://127.0.0.1:${port}/siteverify`,
    timeoutMs: 300,
  })
  return { turnstile, asked }
}
