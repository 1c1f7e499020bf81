import { glob, readFile } from 'node:fs/promises'

import { desc, eq } from 'drizzle-orm'
import { parseSync, Visitor } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { projectPath } from '#drizzle/local/project-root.ts'
import { adminLogs, sessions, userRoles, users } from '#drizzle/schema/index.ts'
import { sessionTimes } from '#shared/access/session-times.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { visitorInputs } from '#tests/worker/routers/visitor-inputs.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

import { browserOn, sessionName } from './browser.ts'
import {
  dataOf,
  nextCode,
  type OpenOwner,
  openOwner,
  randomChallenge,
} from './factors/signed-up.ts'

/** What `worker/auth/README.md` names: the procedures that begin a session, and all that anybody may call. */
const documented = { begin: [''], all: [''] }

const namesIn = (text = '') => [...text.matchAll(/`(auth\.\w+)`/g)].map(([, name = '']) => name)

beforeAll(async () => {
  const readme = await readFile(projectPath('worker/auth/README.md'), 'utf8')
  const section = /\*\*Ways in\.\*\*.*?(?=\n\n)/s.exec(readme)?.[0] ?? ''
  const [begin, others] = section.split('Anybody may also call')
  documented.begin = namesIn(begin)
  documented.all = [...namesIn(begin), ...namesIn(others)]
})

describe('the list of ways in', () => {
  it('names every procedure of accounts that anybody may call', async () => {
    const db = await createTestDatabase()
    const site = testSite(() => db)
    const { query, mutate } = browserOn(site)
    const open: string[] = []
    for (const { name, type } of await listProcedures()) {
      if (/^(?:catalogue|search|reports)\./.test(name)) continue
      const { status } = await (type === 'query' ? query : mutate)(name, visitorInputs[name])
      if (status !== 401 || documented.all.includes(name)) open.push(name)
    }
    await site.settled()

    expect(open.toSorted()).toEqual(documented.all.toSorted())
  })

  it('names every procedure that begins a session: nothing else in the sources does', async () => {
    const files = await Array.fromAsync(glob('worker/**/*.ts', { cwd: projectPath() }))
    const beginning: string[] = []
    for (const file of files.filter((one) => one !== securityChecks)) {
      for (const { holder, called } of callsIn(await readFile(projectPath(file), 'utf8'))) {
        const begins = /^(?:(?:ctx\.)?session\.start|newSession|openSession)$/.test(called)
        const isSignIn = file === signInRouter && called === 'begin'
        if (begins || isSignIn) beginning.push(`${file}: ${holder} calls ${called}`)
      }
    }

    expect(beginning.toSorted()).toEqual(
      [
        ...documented.begin.map(
          (name) => `${signInRouter}: ${name.replace('auth.', '')} calls begin`,
        ),
        `${signInRouter}: begin calls session.start`,
        // Give a session that there is another secret.
        `${signInRouter}: changePassword calls ctx.session.start`,
        `${signInRouter}: confirmPassword calls ctx.session.start`,
        `${signInRouter}: renew calls ctx.session.start`,
        'worker/services/access/second-step.ts: admit calls openSession',
        'worker/services/access/sign-in.ts: openSession calls newSession',
        'worker/services/access/sign-in.ts: signIn calls openSession',
      ].toSorted(),
    )
  })

  it('has no other than those that are tried below', () => {
    const tried = new Set(Object.values(ways).map(({ procedure }) => procedure))

    expect([...tried].toSorted()).toEqual(documented.begin.toSorted())
  })
})

/** Makes cookies to see that one that was tampered with is refused; none leaves it. */
const securityChecks = 'worker/http/security-checks.ts'
const signInRouter = 'worker/routers/account/auth.ts'

/** The calls of a source, each with the function or the property that holds it. */
function callsIn(source: string): { holder: string | undefined; called: string }[] {
  const holders: { name: string; start: number; end: number }[] = []
  const calls: { called: string; at: number }[] = []
  new Visitor({
    Property: ({ key, start, end }) => {
      if (key.type === 'Identifier') holders.push({ name: key.name, start, end })
    },
    FunctionDeclaration: ({ id, start, end }) => {
      if (id) holders.push({ name: id.name, start, end })
    },
    CallExpression: ({ callee, start }) => {
      calls.push({ called: source.slice(callee.start, callee.end), at: start })
    },
  }).visit(parseSync('source.ts', source).program)
  return calls.map(({ called, at }) => ({
    called,
    holder: holders.findLast(({ start, end }) => start < at && at < end)?.name,
  }))
}

type Browser = ReturnType<typeof browserOn>
/** How somebody comes in, right or wrong, and what happens between the steps where there are two. */
type Attempt = (
  browser: Browser,
  options?: { isWrong?: boolean; between?: () => Promise<void> },
) => Promise<Response>
type Way = { procedure: string; steps?: 2; prepare: (owner: OpenOwner) => Promise<Attempt> }

const stepSchema = z.object({
  secondStep: z.object({ passkey: z.object({ challenge: z.string() }).nullable() }),
})
const requestSchema = z.object({
  options: z.object({ challenge: z.string() }),
  token: z.string(),
})

const wrongPassword = 'pas le bon mot de passe'

const byPassword: Way['prepare'] =
  async ({ account }) =>
  (browser, { isWrong } = {}) =>
    browser.signIn(isWrong ? { ...account, password: wrongPassword } : account)

/** The first step, and a proof that is made of the challenge that it gives. */
const bySecondStep =
  (
    { account }: OpenOwner,
    prove: (challenge: string, isWrong: boolean) => Promise<object>,
  ): Attempt =>
  async (browser, { isWrong = false, between } = {}) => {
    const first = await browser.signIn(account)
    if (!first.ok) return first
    const { secondStep } = await dataOf(first, stepSchema)
    await between?.()
    const proof = await prove(secondStep.passkey?.challenge ?? '', isWrong)
    return browser.mutate('auth.secondStep', proof)
  }

const ways: Record<string, Way> = {
  'a password': { procedure: 'auth.signIn', prepare: byPassword },
  'a one-time password': {
    procedure: 'auth.signIn',
    prepare: async (owner) => {
      const password_expires_at = new Date(Date.now() + 3_600_000).toISOString()
      await writeBatch(owner.db, [
        owner.db.update(users).set({ must_change_password: true, password_expires_at }),
      ])
      return byPassword(owner)
    },
  },
  'a password and a code': {
    procedure: 'auth.secondStep',
    steps: 2,
    prepare: async (owner) => {
      const { code } = await owner.addCodes()
      return bySecondStep(owner, async (_, isWrong) => ({
        kind: 'code',
        code: isWrong ? '000000' : nextCode(code),
      }))
    },
  },
  'a password and a recovery code': {
    procedure: 'auth.secondStep',
    steps: 2,
    prepare: async (owner) => {
      const { recoveryCodes } = await owner.addCodes()
      return bySecondStep(owner, async (_, isWrong) => ({
        kind: 'recovery',
        code: isWrong ? 'AAAA-AAAA-AAAA-AAAA' : recoveryCodes[0],
      }))
    },
  },
  'a password and a passkey': {
    procedure: 'auth.secondStep',
    steps: 2,
    prepare: async (owner) => {
      const { authenticator } = await owner.addPasskey()
      return bySecondStep(owner, async (challenge, isWrong) => ({
        kind: 'passkey',
        passkey: await authenticator.sign(isWrong ? randomChallenge() : challenge),
      }))
    },
  },
  'a passkey alone': {
    procedure: 'auth.signInWithPasskey',
    steps: 2,
    prepare: async (owner) => {
      const { authenticator } = await owner.addPasskey()
      await owner.browser.mutate('auth.factors.setPasskeyAlone', { isOn: true })
      return async (browser, { isWrong = false, between } = {}) => {
        const { options, token } = await dataOf(
          await browser.mutate('auth.passkeyRequest'),
          requestSchema,
        )
        await between?.()
        const passkey = await authenticator.sign(isWrong ? randomChallenge() : options.challenge)
        return browser.mutate('auth.signInWithPasskey', { token, passkey })
      }
    },
  },
}

const elsewhere = { address: '198.51.100.50' }

describe.each(Object.entries(ways))('with %s', (_name, { prepare, steps }) => {
  it('the same session begins, in the place of the one that the browser had, and is written down', async () => {
    const owner = await openOwner()
    const attempt = await prepare(owner)
    const browser = browserOn(owner.site, elsewhere)
    browser.cookies.set(sessionName, owner.browser.cookies.get(sessionName) ?? '')

    const response = await attempt(browser)
    await owner.site.settled()
    const rows = await owner.db.select().from(sessions).where(eq(sessions.adresse, '198.51.100.0'))
    const open = rows.filter(({ revoked_at }) => revoked_at === null)
    const [entry] = await owner.db
      .select()
      .from(adminLogs)
      .where(eq(adminLogs.action, 'sign_in'))
      .orderBy(desc(adminLogs.created_at))
    const since = (instant = '') => Date.parse(instant) - Date.parse(open[0]?.created_at ?? '')

    expect(response.status).toBe(200)
    expect(open).toHaveLength(1)
    expect(since(open[0]?.expires_at)).toBe(sessionTimes.secretMs)
    expect(since(open[0]?.absolute_expires_at)).toBe(sessionTimes.absoluteMs)
    expect(entry).toMatchObject({ user_id: owner.account.id })
    expect((await owner.browser.query('auth.sessions')).status).toBe(401)
  })

  it.each([
    ['is suspended', () => ({ suspended_at: '2025-01-01T00:00:00.000Z' })],
    ['has no role', null],
  ])(
    'nobody comes in whose account %s, before the first step or after it',
    async (_what, change) => {
      for (const isBetween of steps === 2 ? [false, true] : [false]) {
        const owner = await openOwner()
        const attempt = await prepare(owner)
        // Another one, since the last administrator stays.
        await insertAccount(owner.db)
        const { db, account } = owner
        const lower = () =>
          writeBatch(db, [
            change === null
              ? db.delete(userRoles).where(eq(userRoles.user_id, account.id))
              : db.update(users).set(change()).where(eq(users.id, account.id)),
          ]).then(() => undefined)
        const browser = browserOn(owner.site, elsewhere)
        if (!isBetween) await lower()

        const response = await attempt(browser, isBetween ? { between: lower } : {})
        await owner.site.settled()

        expect([401, 403]).toContain(response.status)
        expect((await browser.query('auth.sessions')).status).toBe(401)
      }
    },
  )

  it('three failures keep the client out, also from the right proof', async () => {
    const owner = await openOwner()
    const attempt = await prepare(owner)
    const browser = browserOn(owner.site, elsewhere)

    const failed = []
    for (let time = 0; time < 3; time += 1) {
      failed.push((await attempt(browser, { isWrong: true })).status)
    }
    const right = await attempt(browser)
    await owner.site.settled()

    expect(failed.every((status) => status === 400 || status === 401)).toBe(true)
    expect(right.status).toBe(429)
    expect(browser.cookies.has(sessionName)).toBe(false)
  })
})
