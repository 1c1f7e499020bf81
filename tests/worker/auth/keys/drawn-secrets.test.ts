import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { base64url } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { readDatabaseTokens } from '#drizzle/local/database-tokens.ts'
import { readLocalSecrets, secretsFile } from '#drizzle/local/local-secrets.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { browserOn, sessionName } from '#tests/worker/auth/browser.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { createAltcha } from '#worker/auth/challenge/altcha.ts'
import { newCodeSecret } from '#worker/auth/factors/one-time-codes.ts'
import { newPasskeyChallenge } from '#worker/auth/factors/passkeys.ts'
import { newRecoveryCodes } from '#worker/auth/factors/recovery-codes.ts'

/** Every run of bytes that the platform's generator gave while something was made, as base64url. */
async function drawnWhile(make: () => unknown): Promise<string[]> {
  const generator = vi.spyOn(crypto, 'getRandomValues')
  await make()
  const drawn = generator.mock.results.map(({ value }) => {
    if (!ArrayBuffer.isView(value)) throw new Error('The generator gives views of bytes')
    return base64url.encode(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
  })
  generator.mockRestore()
  return drawn
}

const bitsOf = (text: string) => base64url.decode(text).length * 8

describe('the secret of a session', () => {
  it('is 256 bits of the platform, another at each sign-in, renewal and change of password', async () => {
    const db = await createTestDatabase()
    const site = testSite(() => db)
    const account = await insertAccount(db)
    const browser = browserOn(site)
    const found: string[] = []
    const noteSecret = () => {
      const [, payload = ''] = browser.cookies.get(sessionName)?.split('.') ?? []
      found.push(z.object({ sec: z.string() }).parse(JSON.parse(atob(payload))).sec)
    }
    const newPassword = 'correct cheval agrafe pile'

    const drawn = await drawnWhile(async () => {
      for (let time = 0; time < 20; time += 1) {
        await browser.signIn(account)
        noteSecret()
      }
      await browser.mutate('auth.confirmPassword', { currentPassword: account.password })
      noteSecret()
      await browser.mutate('auth.changePassword', {
        currentPassword: account.password,
        newPassword,
      })
      noteSecret()
    })

    expect(new Set(found).size).toBe(22)
    expect(found.filter((secret) => !drawn.includes(secret))).toEqual([])
    expect(new Set(found.map(bitsOf))).toEqual(new Set([256]))
  })
})

describe('a secret that a procedure gives', () => {
  it.each<[what: string, bits: number, make: () => string]>([
    ['the challenge of a passkey', 256, newPasskeyChallenge],
    ['the secret of one-time codes', 160, () => base64url.encode(newCodeSecret())],
  ])('is of the platform, and %s has %i bits', async (_what, bits, make) => {
    const found: string[] = []

    const drawn = await drawnWhile(() => {
      for (let time = 0; time < 1000; time += 1) found.push(make())
    })

    expect(found).toEqual(drawn)
    expect(new Set(found).size).toBe(1000)
    expect(new Set(found.map(bitsOf))).toEqual(new Set([bits]))
  })

  it('is of the platform, and a recovery code has 80 bits: 16 characters of 32', async () => {
    const found: string[] = []

    const drawn = await drawnWhile(() => {
      for (let time = 0; time < 100; time += 1) found.push(...newRecoveryCodes())
    })

    expect(drawn).toHaveLength(1000)
    expect(new Set(found).size).toBe(1000)
    expect(new Set(found.join('')).size).toBe(32)
    for (const code of found) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{16}$/)
  })

  it('is of the platform, and the nonce of a challenge has 128 bits', async () => {
    const altcha = createAltcha('c'.repeat(32), { cost: 1, minCounter: 1, maxCounter: 3 })
    const challengeSchema = z.object({
      parameters: z.object({ nonce: z.string(), salt: z.string() }),
    })
    const found: string[] = []

    const drawn = await drawnWhile(async () => {
      for (let time = 0; time < 20; time += 1) {
        const { parameters } = challengeSchema.parse(await altcha.issue('client', new Date()))
        found.push(parameters.nonce, parameters.salt)
      }
    })
    const asBase64 = found.map((hex) => Buffer.from(hex, 'hex').toString('base64url'))

    expect(new Set(asBase64).size).toBe(40)
    expect(asBase64.filter((text) => bitsOf(text) < 128 || !drawn.includes(text))).toEqual([])
  })
})

describe('the secrets of a site of one’s own', () => {
  it('are 256 random bits each, others in every folder, in files that their owner alone reads', async () => {
    const folders = [await newFolder(), await newFolder()]
    const secrets = await Promise.all(folders.map((folder) => readLocalSecrets(folder)))
    const tokens = await Promise.all(folders.map((folder) => readDatabaseTokens(folder)))
    const values = secrets.flatMap((one) => Object.values(one))
    const modes = await Promise.all(
      folders.flatMap((folder) =>
        [secretsFile(folder), join(folder, 'database-key.json')].map(
          async (file) => (await stat(file)).mode & 0o777,
        ),
      ),
    )
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))

    expect(values).toHaveLength(6)
    for (const value of values) expect(value).toMatch(/^(?:k1:)?[\da-f]{64}$/)
    expect(new Set(values).size).toBe(6)
    expect(
      new Set(tokens.flatMap(({ key, authToken, readToken }) => [key, authToken, readToken])).size,
    ).toBe(6)
    expect(new Set(modes)).toEqual(new Set([0o600]))
  })
})

const newFolder = () => mkdtemp(join(tmpdir(), 'drawn-secrets-'))
