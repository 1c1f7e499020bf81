import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { oneTimeCodes, passkeys, recoveryCodes, sessions, users } from '#drizzle/schema/index.ts'
import { createAuthenticator } from '#tests/support/calls/authenticator.ts'
import { secretBytes } from '#tests/support/calls/code-secret.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'
import { siteOrigin } from '#tests/worker/http/test-app.ts'
import { codeAt } from '#worker/auth/factors/one-time-codes.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

import { dataOf, nextCode, openOwner, randomChallenge } from './signed-up.ts'

describe('the second factors of an account', () => {
  it('begin with none, and tell nothing secret of those it has', async () => {
    const owner = await openOwner()
    const none = await owner.factors()
    await owner.addPasskey()
    await owner.addCodes()
    const some = await owner.factors()

    expect(none).toEqual({
      passkeys: [],
      codes: null,
      recoveryCodes: null,
      isPasskeyAlone: false,
      isRequired: false,
    })
    expect(some).toMatchObject({
      passkeys: [{ name: 'Firefox sur Linux', last_used_at: null }],
      codes: {},
      recoveryCodes: { left: 10, total: 10 },
    })
    expect(JSON.stringify(some)).not.toMatch(/public_key|secret|hash|counter/)
  })

  it('give recovery codes with the first of them alone', async () => {
    const owner = await openOwner()
    const first = await owner.addPasskey()
    const second = await owner.addCodes()

    expect(first.recoveryCodes).toHaveLength(10)
    expect(new Set(first.recoveryCodes).size).toBe(10)
    expect(first.recoveryCodes[0]).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}$/)
    expect(second.recoveryCodes).toEqual([])
  })

  it('are in the database as nothing that signs in: no secret of codes, no recovery code', async () => {
    const owner = await openOwner()
    const { secret } = await owner.beginCodes()
    const { recoveryCodes: given } = await owner.addCodes()
    const rows = JSON.stringify([
      await owner.db.select().from(oneTimeCodes),
      await owner.db.select().from(recoveryCodes),
    ])

    expect(rows).not.toContain(secret)
    for (const code of given) expect(rows).not.toContain(code.replaceAll('-', ''))
  })

  it('are changed by whoever gave the password within ten minutes, and say so to others', async () => {
    const owner = await openOwner()
    await writeBatch(owner.db, [
      owner.db
        .update(sessions)
        .set({ authenticated_at: new Date(Date.now() - 601_000).toISOString() }),
    ])

    const response = await owner.browser.mutate('auth.factors.beginCodes')

    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({
      error: { data: { details: { needsPassword: true } } },
    })
    expect((await owner.browser.query('auth.factors.list')).status).toBe(200)
  })

  it('take no code that is not of the secret, and keep the former one meanwhile', async () => {
    const owner = await openOwner()
    await owner.addCodes()
    const before = await owner.db.select().from(oneTimeCodes)
    const { sealed } = await owner.beginCodes()

    const response = await owner.browser.mutate('auth.factors.activateCodes', {
      sealed,
      code: '000000',
    })

    expect(response.status).toBe(400)
    expect(await owner.db.select().from(oneTimeCodes)).toEqual(before)
  })

  it('activate a secret once: the same request sent again adds nothing', async () => {
    const owner = await openOwner()
    const { secret, sealed } = await owner.beginCodes()
    const request = { sealed, code: codeAt(secretBytes(secret), new Date()) }
    const activate = () => owner.browser.mutate('auth.factors.activateCodes', request)
    const first = await activate()
    await owner.browser.mutate('auth.factors.removeCodes')

    const again = await activate()

    expect([first.status, again.status]).toEqual([200, 400])
    expect(await owner.db.select().from(oneTimeCodes)).toEqual([])
  })

  it('take no secret that was made for another account', async () => {
    const [owner, other] = [await openOwner(), await openOwner()]
    const { sealed } = await other.beginCodes()

    const response = await owner.browser.mutate('auth.factors.activateCodes', {
      sealed,
      code: '123456',
    })

    expect(response.status).toBe(400)
    expect(await owner.db.select().from(oneTimeCodes)).toEqual([])
  })

  it('take no passkey for another challenge, for a token of another account, or twice', async () => {
    const [owner, other] = [await openOwner(), await openOwner()]
    const authenticator = await createAuthenticator({ origin: siteOrigin })
    const { options, token } = await owner.beginPasskey()
    const foreign = await other.beginPasskey()
    const add = async (ticket: string, challenge: string) => {
      const passkey = await authenticator.register(challenge)
      return (await owner.browser.mutate('auth.factors.addPasskey', { token: ticket, passkey }))
        .status
    }

    const statuses = [
      await add(token, randomChallenge()),
      await add(foreign.token, foreign.options.challenge),
      await add(token, options.challenge),
      await add(token, options.challenge),
    ]

    expect(statuses).toEqual([400, 400, 200, 400])
    expect(await owner.db.select().from(passkeys)).toHaveLength(1)
  })

  it('take a passkey that signs by an algorithm that is asked for, and no other', async () => {
    const owner = await openOwner()
    const add = async (algorithm: number) => {
      const { options, token } = await owner.beginPasskey()
      const authenticator = await createAuthenticator({ origin: siteOrigin, algorithm })
      const passkey = await authenticator.register(options.challenge)
      return (await owner.browser.mutate('auth.factors.addPasskey', { token, passkey })).status
    }
    const asked = await dataOf(
      await owner.browser.mutate('auth.factors.beginPasskey'),
      z.object({
        options: z.object({ pubKeyCredParams: z.array(z.object({ alg: z.number() })) }),
      }),
    )
    // ES256K, PS256, ES384, ES512, and RSA with SHA-1.
    const others = [-47, -37, -35, -36, -65_535]
    const statuses = []
    for (const algorithm of [...others, -7]) statuses.push(await add(algorithm))

    expect(asked.options.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257])
    expect(statuses).toEqual([400, 400, 400, 400, 400, 200])
    expect(await owner.db.select().from(passkeys)).toHaveLength(1)
  })

  it('are renamed and removed by their owner, and by nobody else', async () => {
    const owner = await openOwner()
    const { authenticator } = await owner.addPasskey()
    const { id } = authenticator
    const stranger = await openOwner()
    const foreign = (await stranger.addPasskey()).authenticator.id

    const statuses = [
      (await owner.browser.mutate('auth.factors.renamePasskey', { id, name: ' Portable ' })).status,
      (await owner.browser.mutate('auth.factors.renamePasskey', { id: foreign, name: 'X' })).status,
      (await owner.browser.mutate('auth.factors.removePasskey', { id: foreign })).status,
    ]
    const named = await owner.factors()
    const removed = await owner.browser.mutate('auth.factors.removePasskey', { id })

    expect(statuses).toEqual([200, 404, 404])
    expect(named).toMatchObject({ passkeys: [{ name: 'Portable' }] })
    expect(removed.status).toBe(200)
    expect(await owner.factors()).toMatchObject({ passkeys: [], recoveryCodes: null })
  })

  it('sign in with a passkey alone no longer once the last passkey is gone', async () => {
    const owner = await openOwner()
    const { authenticator } = await owner.addPasskey()
    await owner.addCodes()
    await owner.browser.mutate('auth.factors.setPasskeyAlone', { isOn: true })

    await owner.browser.mutate('auth.factors.removePasskey', { id: authenticator.id })
    const again = await owner.browser.mutate('auth.factors.setPasskeyAlone', { isOn: true })

    expect(await owner.factors()).toMatchObject({
      isPasskeyAlone: false,
      recoveryCodes: { left: 10 },
    })
    expect(again.status).toBe(409)
  })

  it('have other recovery codes on demand, and the former are worth nothing', async () => {
    const owner = await openOwner()
    const { recoveryCodes: former } = await owner.addCodes()

    const response = await owner.browser.mutate('auth.factors.renewRecoveryCodes')
    const browser = browserOn(owner.site, { address: '198.51.100.30' })
    await browser.signIn(owner.account)
    const used = await browser.mutate('auth.secondStep', { kind: 'recovery', code: former[0] })

    expect(response.status).toBe(200)
    expect(used.status).toBe(400)
    expect(await owner.factors()).toMatchObject({ recoveryCodes: { left: 10, total: 10 } })
  })
})

describe('where a second factor is required', () => {
  it('an account without one can add one, and nothing else', async () => {
    const owner = await openOwner()
    const { query, mutate } = owner.browser
    await owner.require()

    const before = [
      (await query('admin.users.list')).status,
      (await mutate('admin.settings.save', { key: 'site_name', value: 'Autre' })).status,
      await (await query('auth.session')).json(),
    ]
    await owner.addCodes()
    const after = [
      (await query('admin.users.list')).status,
      (await mutate('admin.settings.save', { key: 'site_name', value: 'Autre' })).status,
    ]

    expect(before.slice(0, 2)).toEqual([403, 403])
    expect(before[2]).toMatchObject({ result: { data: { mustAddFactor: true } } })
    expect(after).toEqual([200, 200])
  })

  it('the last one stays, and one of two may go', async () => {
    const owner = await openOwner()
    await owner.require()
    const { authenticator } = await owner.addPasskey()
    const { id } = authenticator
    await owner.addCodes()

    const statuses = [
      (await owner.browser.mutate('auth.factors.removeCodes')).status,
      (await owner.browser.mutate('auth.factors.removePasskey', { id })).status,
    ]

    expect(statuses).toEqual([200, 409])
    expect(await owner.db.select().from(passkeys)).toHaveLength(1)
    expect(await owner.factors()).toMatchObject({ recoveryCodes: { left: 10 } })
  })
})

describe('the other sessions of an account', () => {
  type Owner = Awaited<ReturnType<typeof openOwner>>
  type Change = (owner: Owner) => Promise<unknown>
  const changes: Record<string, Change> = {
    addPasskey: (owner) => owner.addPasskey(),
    removePasskey: async (owner) => {
      const { authenticator } = await owner.addPasskey()
      return owner.browser.mutate('auth.factors.removePasskey', { id: authenticator.id })
    },
    setPasskeyAlone: async (owner) => {
      await owner.addPasskey()
      return owner.browser.mutate('auth.factors.setPasskeyAlone', { isOn: true })
    },
    activateCodes: (owner) => owner.addCodes(),
    removeCodes: async (owner) => {
      await owner.addCodes()
      return owner.browser.mutate('auth.factors.removeCodes')
    },
    renewRecoveryCodes: async (owner) => {
      await owner.addCodes()
      return owner.browser.mutate('auth.factors.renewRecoveryCodes')
    },
  }

  it.each(Object.entries(changes))(
    'can be ended by one who changed a factor, without typing the password again: %s',
    async (_name, change) => {
      const owner = await openOwner()
      const other = browserOn(owner.site, { address: '198.51.100.9' })
      await other.signIn(owner.account)

      await change(owner)
      const open = await dataOf(
        await owner.browser.query('auth.sessions'),
        z.array(z.object({ id: z.string(), isCurrent: z.boolean() })),
      )
      for (const { id } of open.filter(({ isCurrent }) => !isCurrent)) {
        expect((await owner.browser.mutate('auth.endSession', { id })).status).toBe(200)
      }

      expect(open).toHaveLength(2)
      expect((await other.query('auth.sessions')).status).toBe(401)
      expect((await owner.browser.query('auth.sessions')).status).toBe(200)
    },
  )

  it('are tried after each change of a factor that there is', async () => {
    // The first of two steps, and a name, change no factor.
    const others = ['beginPasskey', 'beginCodes', 'renamePasskey']
    const names = (await listProcedures()).flatMap(({ name, type }) =>
      name.startsWith('auth.factors.') && type === 'mutation' ? [name.split('.')[2] ?? ''] : [],
    )

    expect([...Object.keys(changes), ...others].toSorted()).toEqual(names.toSorted())
  })
})

it('an administrator who resets a password may take the second factors away with it', async () => {
  const owner = await openOwner()
  await owner.addPasskey()
  const { code } = await owner.addCodes()
  const { id } = owner.account
  const reset = async (removesFactors: boolean) => {
    await owner.browser.mutate('admin.users.resetPassword', { id, removesFactors })
    return (await owner.db.select().from(passkeys)).length
  }

  expect(nextCode(code)).toMatch(/^\d{6}$/)
  expect(await reset(false)).toBe(1)
  // The reset ended the session that asked for it.
  await writeBatch(owner.db, [
    owner.db.update(sessions).set({ revoked_at: null }),
    owner.db.update(users).set({ must_change_password: false }).where(eq(users.id, id)),
  ])
  expect(await reset(true)).toBe(0)
  expect(await owner.db.select().from(oneTimeCodes)).toEqual([])
  expect(await owner.db.select().from(recoveryCodes)).toEqual([])
})

it('a reset that leaves the second factors asks for them after the one-time password too', async () => {
  const owner = await openOwner()
  const { code } = await owner.addCodes()
  const { id, email } = owner.account
  const { password } = await dataOf(
    await owner.browser.mutate('admin.users.resetPassword', { id, removesFactors: false }),
    z.object({ password: z.string() }),
  )
  const browser = browserOn(owner.site, { address: '198.51.100.30' })

  const first = await browser.signIn({ email, password })
  const before = (await browser.query('auth.session')).status
  const opened = await browser.query('auth.sessions')
  const second = await browser.mutate('auth.secondStep', { kind: 'code', code: nextCode(code) })

  expect([first.status, before, opened.status]).toEqual([200, 200, 401])
  expect(await first.json()).toMatchObject({ result: { data: { secondStep: { hasCodes: true } } } })
  expect(await second.json()).toEqual({ result: { data: { mustChangePassword: true } } })
})
