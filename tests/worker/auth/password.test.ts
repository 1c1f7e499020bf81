import { createHmac, scryptSync } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import {
  checkPassword,
  createOneTimePassword,
  hashCost,
  hashPassword,
  readPeppers,
} from '#drizzle/accounts/password-hash.ts'
import { createPasswords } from '#worker/auth/password.ts'

const [pepper] = readPeppers('p'.repeat(32))
const cheap = { cost: { log2N: 1, r: 1, p: 1 } }

describe('the hash of a password', () => {
  it('costs what OWASP asks for, and no more than the platform allows', async () => {
    const { log2N, r, p } = hashCost

    expect(2 ** log2N * r * p).toBe(655_360)
    expect(2 ** log2N * r * p).toBeLessThanOrEqual(2 ** 20)
    expect(await hashPassword('motdepasse', pepper)).toMatch(
      /^scrypt-lanes\$14\$8\$5\$[\w-]{22}\$[\w-]{43}\$[\da-f]{8}$/,
    )
  })

  it('opens with its own password, to the last of 128 characters, exactly as typed', async () => {
    const password = ` ${'é'.repeat(126)}a`
    const stored = await hashPassword(password, pepper, cheap)
    const opens = async (typed: string) =>
      (await checkPassword(typed, stored, [pepper], cheap)).isValid

    expect(await opens(password)).toBe(true)
    expect(await opens(`${password.slice(0, -1)}b`)).toBe(false)
    expect(await opens(password.trim())).toBe(false)
    expect(await opens(password.normalize('NFD'))).toBe(false)
    expect(await opens(password.toUpperCase())).toBe(false)
  })

  it('has a salt of its own, 10,000 times', async () => {
    const hashes = await Promise.all(
      Array.from({ length: 10_000 }, () => hashPassword('a', pepper, cheap)),
    )

    expect(new Set(hashes.map((hash) => hash.split('$')[4])).size).toBe(10_000)
  })

  it('depends on each of its pieces, and lets others run between them', async () => {
    let pauses = 0
    const cost = { log2N: 1, r: 1, p: 5 }
    const pause = async () => {
      pauses += 1
    }
    const stored = await hashPassword('motdepasse', pepper, { cost, pause })
    const fewer = stored.replace('$5$', '$4$')

    expect(pauses).toBe(4)
    expect((await checkPassword('motdepasse', stored, [pepper], { cost })).isValid).toBe(true)
    expect((await checkPassword('motdepasse', fewer, [pepper], { cost })).isValid).toBe(false)
  })

  it('does not open without the pepper', async () => {
    const stored = await hashPassword('motdepasse', pepper, cheap)
    const { isValid } = await checkPassword(
      'motdepasse',
      stored,
      readPeppers('q'.repeat(32)),
      cheap,
    )

    expect(isValid).toBe(false)
  })

  it('opens under a former pepper, and asks to be made anew', async () => {
    const stored = await hashPassword('motdepasse', pepper, cheap)
    const peppers = readPeppers(`${'q'.repeat(32)},${'p'.repeat(32)}`)

    expect(await checkPassword('motdepasse', stored, peppers, cheap)).toEqual({
      isValid: true,
      isOutdated: true,
    })
  })

  it('of another cost opens, and asks to be made anew', async () => {
    const stored = await hashPassword('motdepasse', pepper, cheap)
    const dearer = { cost: { ...cheap.cost, log2N: 2 } }

    expect(await checkPassword('motdepasse', stored, [pepper], dearer)).toEqual({
      isValid: true,
      isOutdated: true,
    })
    expect((await checkPassword('motdepasse', stored, [pepper], cheap)).isOutdated).toBe(false)
  })

  it('made in one piece, as it was before, opens, and asks to be made anew', async () => {
    const [secret, salt] = ['p'.repeat(32), Buffer.from('0123456789abcdef')]
    const key = scryptSync('motdepasse', salt, 32, { N: 16, r: 8, p: 5 })
    const hash = createHmac('sha256', secret).update(key).digest('base64url')
    const stored = `scrypt$4$8$5$${salt.toString('base64url')}$${hash}$${pepper.id}`
    const cost = { log2N: 4, r: 8, p: 5 }

    expect(await checkPassword('motdepasse', stored, [pepper], { cost })).toEqual({
      isValid: true,
      isOutdated: true,
    })
    expect((await checkPassword('motdepassf', stored, [pepper], { cost })).isValid).toBe(false)
  })

  it.each(['', 'scrypt', 'scrypt$14$8$5', '$2b$12$abcdefghijklmnopqrstuv', 'motdepasse'])(
    'is none that reads %j',
    async (stored) => {
      expect((await checkPassword('motdepasse', stored, [pepper], cheap)).isValid).toBe(false)
    },
  )
})

describe('the passwords of a Worker', () => {
  it('are hashed one at a time, and between two others are answered', async () => {
    const passwords = createPasswords('p'.repeat(32), { log2N: 10, r: 8, p: 1 })
    const done: string[] = []
    const hashes = ['a', 'b', 'c'].map(async (name) => {
      await passwords.hash(name)
      done.push(name)
    })
    await Promise.race(hashes)
    // A visitor who comes after the first hash waits for no other.
    done.push('visitor')
    await Promise.all(hashes)

    expect(done.indexOf('visitor')).toBe(1)
    expect(done).toHaveLength(4)
  })

  it('let a visitor be answered between two pieces of one hash', async () => {
    const passwords = createPasswords('p'.repeat(32), { log2N: 10, r: 8, p: 5 })
    const done: string[] = []
    const hash = passwords.hash('motdepasse').then(() => done.push('hash'))
    // Comes while the first piece is worked out.
    setTimeout(() => done.push('visitor'), 0)
    await hash

    expect(done).toEqual(['visitor', 'hash'])
  })

  it('take as long for an account that does not exist as for one that does', async () => {
    const passwords = createPasswords('p'.repeat(32), { log2N: 10, r: 8, p: 1 })
    const stored = await passwords.hash('motdepasse')
    const measure = async (hash: string | undefined) => {
      const began = performance.now()
      await passwords.check('pas le bon', hash)
      return performance.now() - began
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let time = 0; time < 100; time += 1) {
      known.push(await measure(stored))
      unknown.push(await measure(undefined))
    }

    // 0.5 where nobody can tell them apart, 1 or 0 where everybody can.
    const wins = known.flatMap((a) => unknown.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)))
    const area = wins.reduce((sum: number, win) => sum + win, 0) / wins.length
    expect(area).toBeGreaterThan(0.3)
    expect(area).toBeLessThan(0.7)
  })

  it('never open an account that does not exist', async () => {
    const passwords = createPasswords('p'.repeat(32), cheap.cost)

    expect(await passwords.check('motdepasse', undefined)).toEqual({
      isValid: false,
      isOutdated: false,
    })
  })
})

it('gives one-time passwords of 24 characters that nobody confuses, none of them twice', () => {
  const passwords = Array.from({ length: 1000 }, createOneTimePassword)

  expect(new Set(passwords).size).toBe(1000)
  for (const password of passwords) expect(password).toMatch(/^[A-HJ-NP-Za-km-z2-9]{24}$/)
})
