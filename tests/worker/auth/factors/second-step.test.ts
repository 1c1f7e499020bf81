import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { adminLogs, passkeys, sessions, users } from '#drizzle/schema/index.ts'
import type { Authenticator } from '#tests/support/calls/authenticator.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { browserOn, sessionName } from '#tests/worker/auth/browser.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

import { dataOf, nextCode, type OpenOwner, openOwner, randomChallenge } from './signed-up.ts'

afterEach(() => {
  vi.useRealTimers()
})

const stepSchema = z.object({
  secondStep: z.object({
    passkey: z
      .object({
        challenge: z.string(),
        userVerification: z.string(),
        allowCredentials: z.array(z.object({ id: z.string() })),
      })
      .nullable(),
    hasCodes: z.boolean(),
  }),
})

const secondStepName = '__Host-second-step'

/** Number of the last client address. A random one would now and then be that of a blocked client. */
let lastAddress = 0

/** The first step in a browser of its own. */
async function startSignIn({ site, account }: Pick<OpenOwner, 'site' | 'account'>) {
  lastAddress += 1
  const browser = browserOn(site, { address: `198.51.100.${lastAddress}` })
  const { secondStep } = await dataOf(await browser.signIn(account), stepSchema)
  const send = (proof: object) => browser.mutate('auth.secondStep', proof)
  return { browser, secondStep, challenge: secondStep.passkey?.challenge ?? '', send }
}

/** An owner whose tries of codes somebody who knows the password used up. */
async function lockedOwner() {
  const owner = await openOwner()
  const factor = await owner.addCodes()
  const { send } = await startSignIn(owner)
  for (const code of ['000000', '000001', '000002']) await send({ kind: 'code', code })
  return { ...owner, ...factor }
}

const eventsOf = async ({ db, site }: OpenOwner) => {
  await site.settled()
  const rows = await db
    .select()
    .from(adminLogs)
    .orderBy(sql`rowid`)
  return rows.map(({ action }) => action)
}

describe('an account with a second factor, after its password', () => {
  it('has no session yet, and is told which ways it has', async () => {
    const owner = await openOwner()
    await owner.addPasskey()
    await owner.addCodes()
    const before = await owner.db.select().from(sessions)

    const { browser, secondStep } = await startSignIn(owner)

    expect(secondStep).toMatchObject({ hasCodes: true, passkey: { userVerification: 'preferred' } })
    expect(secondStep.passkey?.allowCredentials).toHaveLength(1)
    expect(browser.cookies.has(sessionName)).toBe(false)
    expect([...browser.cookies.keys()]).toEqual([secondStepName])
    expect(await owner.db.select().from(sessions)).toHaveLength(before.length)
    expect((await browser.query('auth.sessions')).status).toBe(401)
  })

  it('is not told of when the password is wrong', async () => {
    const owner = await openOwner()
    await owner.addCodes()

    const response = await browserOn(owner.site, { address: '198.51.100.9' }).signIn({
      ...owner.account,
      password: 'pas le bon mot de passe',
    })

    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('secondStep')
  })

  it('signs in with a code, once; the journal knows by what', async () => {
    const owner = await openOwner()
    const { code } = await owner.addCodes()
    const typed = nextCode(code)
    const first = await startSignIn(owner)
    const second = await startSignIn(owner)

    const signedIn = await first.send({ kind: 'code', code: typed })
    const replayed = await second.send({ kind: 'code', code: typed })

    expect(signedIn.status).toBe(200)
    expect(first.browser.cookies.has(sessionName)).toBe(true)
    expect(first.browser.cookies.has(secondStepName)).toBe(false)
    expect(replayed.status).toBe(400)
    expect(second.browser.cookies.has(sessionName)).toBe(false)
    expect((await eventsOf(owner)).slice(-4)).toEqual([
      'second_step_asked',
      'second_step_asked',
      'sign_in',
      'sign_in_failed',
    ])
  })

  it('takes one code from two browsers at once for one of them', async () => {
    const owner = await openOwner()
    const { code } = await owner.addCodes()
    const typed = nextCode(code)
    const both = [await startSignIn(owner), await startSignIn(owner)]

    const answers = await Promise.all(both.map(({ send }) => send({ kind: 'code', code: typed })))

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  it('takes the code of no other account', async () => {
    const owner = await openOwner()
    await owner.addCodes()
    const foreign = await openOwner()
    const { code } = await foreign.addCodes()

    const { send } = await startSignIn(owner)

    expect((await send({ kind: 'code', code: nextCode(code) })).status).toBe(400)
  })

  it('counts failed codes as failed sign-ins, of the account too, in any browser that it does not know', async () => {
    const owner = await openOwner()
    const { code } = await owner.addCodes()
    const wrong = { kind: 'code', code: '000000' }
    const { send } = await startSignIn(owner)

    const refused = [await send(wrong), await send(wrong), await send(wrong)]
    const elsewhere = await startSignIn(owner)
    const limited = await elsewhere.send({ kind: 'code', code: nextCode(code) })

    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(await refused[2]?.json()).toMatchObject({
      error: {
        data: { fieldErrors: { code: [expect.any(String)] }, details: { failedAttempts: 3 } },
      },
    })
    expect(limited.status).toBe(429)
    expect(await eventsOf(owner)).toContain('suspicious_activity')
  })

  describe('whose codes a stranger with its password used up', () => {
    it('signs in with a code in a browser that it knows', async () => {
      const { browser, account, code } = await lockedOwner()
      await browser.signIn(account)

      const response = await browser.mutate('auth.secondStep', {
        kind: 'code',
        code: nextCode(code),
      })

      expect(response.status).toBe(200)
    })

    it('signs in with a recovery code in any other', async () => {
      const owner = await lockedOwner()
      const [code] = owner.recoveryCodes

      const response = await (await startSignIn(owner)).send({ kind: 'recovery', code })

      expect(response.status).toBe(200)
    })

    it('signs in with a code anywhere once its password is another', async () => {
      const { browser, site, account, code } = await lockedOwner()
      const newPassword = 'another password of the owner'
      await browser.mutate('auth.changePassword', {
        currentPassword: account.password,
        newPassword,
      })

      const { send } = await startSignIn({ site, account: { ...account, password: newPassword } })

      expect((await send({ kind: 'code', code: nextCode(code) })).status).toBe(200)
    })
  })

  it('buys no further tries of codes by giving the password again', async () => {
    const owner = await openOwner()
    await owner.addCodes()
    const { browser, send } = await startSignIn(owner)
    await send({ kind: 'code', code: '000000' })
    await send({ kind: 'code', code: '000000' })

    await browser.signIn(owner.account)
    await send({ kind: 'code', code: '000000' })
    const status = (await send({ kind: 'code', code: '000000' })).status

    expect(status).toBe(429)
  })

  it('signs in with a recovery code in any spelling, once', async () => {
    const owner = await openOwner()
    const { recoveryCodes } = await owner.addCodes()
    const [code = ''] = recoveryCodes
    const spelled = code.toLowerCase().replaceAll('-', ' ')

    const first = await (await startSignIn(owner)).send({ kind: 'recovery', code: spelled })
    const again = await (await startSignIn(owner)).send({ kind: 'recovery', code })

    expect(recoveryCodes).toHaveLength(10)
    expect([first.status, again.status]).toEqual([200, 400])
    expect(await owner.factors()).toMatchObject({ recoveryCodes: { left: 9, total: 10 } })
  })

  it('ends after five minutes, and when the password changes meanwhile', async () => {
    const owner = await openOwner()
    const { recoveryCodes } = await owner.addCodes()
    const [one, two] = recoveryCodes
    const late = await startSignIn(owner)
    const reset = await startSignIn(owner)

    await writeBatch(owner.db, [
      owner.db
        .update(users)
        .set({ password_hash: sql`${users.password_hash} || 'x'` })
        .where(eq(users.id, owner.account.id)),
    ])
    const afterReset = await reset.send({ kind: 'recovery', code: one })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_001 })
    const tooLate = await late.send({ kind: 'recovery', code: two })

    expect([afterReset.status, tooLate.status]).toEqual([401, 401])
    expect(await tooLate.json()).toMatchObject({
      error: { message: 'Cette connexion a expiré. Saisissez à nouveau votre mot de passe.' },
    })
  })

  it('is finished once: the cookie of a step that was taken opens nothing more', async () => {
    const owner = await openOwner()
    const { recoveryCodes } = await owner.addCodes()
    const { browser, send } = await startSignIn(owner)
    const kept = browser.cookies.get(secondStepName) ?? ''
    await send({ kind: 'recovery', code: recoveryCodes[0] })

    const thief = browserOn(owner.site, { address: '198.51.100.77' })
    thief.cookies.set(secondStepName, kept)
    const response = await thief.mutate('auth.secondStep', {
      kind: 'recovery',
      code: recoveryCodes[1],
    })

    expect(response.status).toBe(401)
    expect(thief.cookies.has(sessionName)).toBe(false)
  })

  it('is finished by nobody without its cookie', async () => {
    const owner = await openOwner()
    const { recoveryCodes } = await owner.addCodes()
    await startSignIn(owner)

    const response = await browserOn(owner.site).mutate('auth.secondStep', {
      kind: 'recovery',
      code: recoveryCodes[0],
    })

    expect(response.status).toBe(401)
  })
})

describe('a passkey', () => {
  it('signs in as the second step', async () => {
    const owner = await openOwner()
    const { authenticator } = await owner.addPasskey()
    const { challenge, send, browser } = await startSignIn(owner)

    const response = await send({ kind: 'passkey', passkey: await authenticator.sign(challenge) })

    expect(response.status).toBe(200)
    expect(browser.cookies.has(sessionName)).toBe(true)
    expect((await owner.db.select().from(passkeys))[0]?.last_used_at).not.toBeNull()
  })

  it.each<[string, (authenticator: Authenticator, challenge: string) => Promise<object>]>([
    ['signs another challenge', (authenticator) => authenticator.sign(randomChallenge())],
    [
      'signs for another site',
      (authenticator, challenge) => {
        authenticator.state.origin = 'https://exemple.test.evil.example'
        return authenticator.sign(challenge)
      },
    ],
    [
      'signs no longer what it says',
      async (authenticator, challenge) => {
        const answer = await authenticator.sign(challenge)
        const { signature } = await authenticator.sign(challenge).then(({ response }) => response)
        authenticator.state.counter = 9
        const { authenticatorData } = (await authenticator.sign(challenge)).response
        return { ...answer, response: { ...answer.response, authenticatorData, signature } }
      },
    ],
  ])('that %s is refused', async (_, sign) => {
    const owner = await openOwner()
    const { authenticator } = await owner.addPasskey()
    const { challenge, send, browser } = await startSignIn(owner)

    const response = await send({ kind: 'passkey', passkey: await sign(authenticator, challenge) })

    expect(response.status).toBe(400)
    expect(browser.cookies.has(sessionName)).toBe(false)
  })

  it('of another account is refused', async () => {
    const owner = await openOwner()
    await owner.addPasskey()
    const other = await openOwner()
    const { authenticator } = await other.addPasskey()
    const { challenge, send } = await startSignIn(owner)

    expect(
      (await send({ kind: 'passkey', passkey: await authenticator.sign(challenge) })).status,
    ).toBe(400)
  })

  it('whose counter goes back is refused, and the journal says that it may be a copy', async () => {
    const owner = await openOwner()
    const { authenticator } = await owner.addPasskey({ counter: 5 })
    const signIn = async (counter: number) => {
      authenticator.state.counter = counter
      const { challenge, send } = await startSignIn(owner)
      return (await send({ kind: 'passkey', passkey: await authenticator.sign(challenge) })).status
    }

    expect([await signIn(6), await signIn(6), await signIn(4), await signIn(7)]).toEqual([
      200, 400, 400, 200,
    ])
    expect((await eventsOf(owner)).filter((event) => event === 'suspicious_activity')).toHaveLength(
      2,
    )
  })
})

describe('a passkey alone', () => {
  const requestSchema = z.object({
    options: z.object({
      challenge: z.string(),
      userVerification: z.string(),
      allowCredentials: z.array(z.unknown()),
    }),
    token: z.string(),
  })

  async function openAlone(owner: OpenOwner, options: { verifiesUser?: boolean } = {}) {
    const { authenticator } = await owner.addPasskey(options)
    const browser = browserOn(owner.site, { address: '198.51.100.20' })
    const ask = async () => dataOf(await browser.mutate('auth.passkeyRequest'), requestSchema)
    const signIn = async () => {
      const { options: asked, token } = await ask()
      const passkey = await authenticator.sign(asked.challenge)
      return browser.mutate('auth.signInWithPasskey', { token, passkey })
    }
    return { authenticator, browser, ask, signIn }
  }

  it('signs in where the account allows it, without naming the account', async () => {
    const owner = await openOwner()
    const { ask, signIn, browser } = await openAlone(owner)
    const forbidden = await signIn()
    await owner.browser.mutate('auth.factors.setPasskeyAlone', { isOn: true })

    const allowed = await signIn()

    expect((await ask()).options).toMatchObject({
      userVerification: 'required',
      allowCredentials: [],
    })
    expect([forbidden.status, allowed.status]).toEqual([401, 200])
    expect(browser.cookies.has(sessionName)).toBe(true)
  })

  it('must have recognised its owner', async () => {
    const owner = await openOwner()
    const { signIn } = await openAlone(owner, { verifiesUser: false })
    await owner.browser.mutate('auth.factors.setPasskeyAlone', { isOn: true })

    expect((await signIn()).status).toBe(400)
  })

  it('opens nothing with an answer that was used, or is five minutes old', async () => {
    const owner = await openOwner()
    const { authenticator, ask, browser } = await openAlone(owner)
    await owner.browser.mutate('auth.factors.setPasskeyAlone', { isOn: true })
    const { options, token } = await ask()
    const answer = { token, passkey: await authenticator.sign(options.challenge) }
    const old = await ask()
    const oldAnswer = {
      token: old.token,
      passkey: await authenticator.sign(old.options.challenge),
    }

    const statuses = [
      (await browser.mutate('auth.signInWithPasskey', answer)).status,
      (await browser.mutate('auth.signInWithPasskey', answer)).status,
    ]
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_001 })
    statuses.push((await browser.mutate('auth.signInWithPasskey', oldAnswer)).status)

    expect(statuses).toEqual([200, 401, 401])
  })

  it('of an account that may not come in opens nothing', async () => {
    const owner = await openOwner()
    const { signIn } = await openAlone(owner)
    await owner.browser.mutate('auth.factors.setPasskeyAlone', { isOn: true })
    await insertAccount(owner.db)
    await writeBatch(owner.db, [
      owner.db
        .update(users)
        .set({ suspended_at: '2025-01-01T00:00:00.000Z' })
        .where(eq(users.id, owner.account.id)),
    ])

    expect((await signIn()).status).toBe(401)
  })
})
