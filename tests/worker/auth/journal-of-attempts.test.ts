import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { adminLogs } from '#drizzle/schema/index.ts'
import { logValuesSchema } from '#shared/admin/admin-log.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'

import { browserOn } from './browser.ts'
import {
  dataOf,
  nextCode,
  type OpenOwner,
  openOwner,
  randomChallenge,
} from './factors/signed-up.ts'

const wrongPassword = 'pas le bon mot de passe'
const newPassword = 'correct cheval agrafe pile'

type Attempt = (owner: OpenOwner, isRight: boolean) => Promise<Response>

const challengeSchema = z.object({ challenge: z.string() })
const stepSchema = z.object({ secondStep: z.object({ passkey: challengeSchema.nullable() }) })
const requestSchema = z.object({ options: challengeSchema, token: z.string() })

/** A second step after the right password, in a browser of its own. */
async function afterPassword({ site, account }: OpenOwner) {
  const browser = browserOn(site, { address: '198.51.100.9' })
  const { secondStep } = await dataOf(await browser.signIn(account), stepSchema)
  return {
    challenge: secondStep.passkey?.challenge ?? '',
    send: (proof: object) => browser.mutate('auth.secondStep', proof),
  }
}

/** Every way to prove who one is: how it is tried, and what the journal calls its success and its failure. */
const attempts: [way: string, succeeded: string, failed: string, attempt: Attempt][] = [
  [
    'auth.signIn',
    'sign_in',
    'sign_in_failed',
    ({ site, account }, isRight) =>
      browserOn(site).signIn(isRight ? account : { ...account, password: wrongPassword }),
  ],
  [
    'auth.secondStep by a code',
    'sign_in',
    'sign_in_failed',
    async (owner, isRight) => {
      const { code } = await owner.addCodes()
      const { send } = await afterPassword(owner)
      return send({ kind: 'code', code: isRight ? nextCode(code) : '000000' })
    },
  ],
  [
    'auth.secondStep by a recovery code',
    'sign_in',
    'sign_in_failed',
    async (owner, isRight) => {
      const [code] = (await owner.addCodes()).recoveryCodes
      const { send } = await afterPassword(owner)
      return send({ kind: 'recovery', code: isRight ? code : 'AAAA-AAAA-AAAA-AAAA' })
    },
  ],
  [
    'auth.secondStep by a passkey',
    'sign_in',
    'sign_in_failed',
    async (owner, isRight) => {
      const { authenticator } = await owner.addPasskey()
      const { challenge, send } = await afterPassword(owner)
      const passkey = await authenticator.sign(isRight ? challenge : randomChallenge())
      return send({ kind: 'passkey', passkey })
    },
  ],
  [
    'auth.signInWithPasskey',
    'sign_in',
    'sign_in_failed',
    async (owner, isRight) => {
      const { authenticator } = await owner.addPasskey()
      await owner.browser.mutate('auth.factors.setPasskeyAlone', { isOn: true })
      const browser = browserOn(owner.site)
      const asked = await dataOf(await browser.mutate('auth.passkeyRequest'), requestSchema)
      const { challenge } = asked.options
      const passkey = await authenticator.sign(isRight ? challenge : randomChallenge())
      return browser.mutate('auth.signInWithPasskey', { token: asked.token, passkey })
    },
  ],
  [
    'auth.changePassword',
    'password_changed',
    'password_refused',
    ({ browser, account }, isRight) =>
      browser.mutate('auth.changePassword', {
        currentPassword: isRight ? account.password : wrongPassword,
        newPassword,
      }),
  ],
  [
    'auth.confirmPassword',
    'password_confirmed',
    'password_refused',
    ({ browser, account }, isRight) =>
      browser.mutate('auth.confirmPassword', {
        currentPassword: isRight ? account.password : wrongPassword,
      }),
  ],
]

async function lastEvent({ db, site }: OpenOwner) {
  await site.settled()
  const [row] = await db
    .select()
    .from(adminLogs)
    .orderBy(sql`rowid desc`)
    .limit(1)
  return { action: row?.action, ...logValuesSchema.parse(row?.new_values) }
}

describe('an attempt to prove who one is', () => {
  it.each(attempts)('is written to the journal: %s', async (way, succeeded, failed, attempt) => {
    const [right, wrong] = [await openOwner(), await openOwner()]

    const statuses = [(await attempt(right, true)).status, (await attempt(wrong, false)).status]
    const [success, failure] = [await lastEvent(right), await lastEvent(wrong)]

    expect(statuses).toEqual([200, expect.toBeOneOf([400, 401])])
    expect([success.action, failure.action]).toEqual([succeeded, failed])
    for (const event of [success, failure]) {
      expect(event).toMatchObject({
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
        ip_address: expect.stringMatching(/\.0$/) as unknown,
        user_agent: 'Firefox/130.0 Linux',
      })
      expect(JSON.stringify(event)).not.toContain(wrongPassword)
      const namesFactor = JSON.stringify(event.details).includes('"second_facteur":')
      expect(namesFactor).toBe(/ by |Passkey/.test(way))
    }
  })

  it('is one of those above: no other procedure takes a password, a code or a signature', async () => {
    const proofs = /"(?:password|currentPassword|code|passkey)"/
    const takers = (await listProcedures())
      .filter(({ name, schema }) => schema && name.startsWith('auth.') && takes(schema, proofs))
      // They add a factor to an account whose password was typed of late.
      .filter(({ name }) => !name.startsWith('auth.factors.'))
      .map(({ name }) => name)
    const tried = new Set(attempts.map(([way]) => way.split(' ')[0]))

    expect(takers.length).toBeGreaterThan(3)
    expect(takers.filter((name) => !tried.has(name))).toEqual([])
  })
})

const takes = (schema: z.ZodType, names: RegExp) =>
  names.test(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
