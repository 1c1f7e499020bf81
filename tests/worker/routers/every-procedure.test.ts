import { createHash, createHmac, scryptSync } from 'node:crypto'

import { asc, eq, is, ne, sql } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { createAdmin, resetPassword } from '#drizzle/accounts/admin-accounts.ts'
import { readPeppers } from '#drizzle/accounts/password-hash.ts'
import * as schema from '#drizzle/schema/index.ts'
import {
  adminLogs,
  oneTimeCodes,
  passkeys,
  recoveryCodes,
  sessions,
  settingRow,
  siteSettings,
  users,
} from '#drizzle/schema/index.ts'
import { logValuesSchema } from '#shared/admin/admin-log.ts'
import { createAuthenticator } from '#tests/support/calls/authenticator.ts'
import { secretBytes } from '#tests/support/calls/code-secret.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { testGate, testPepper } from '#tests/support/site/gate.ts'
import { browserOn, sessionName } from '#tests/worker/auth/browser.ts'
import { dataOf } from '#tests/worker/auth/factors/signed-up.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import { codeAt } from '#worker/auth/factors/one-time-codes.ts'
import { createGate } from '#worker/auth/gate.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

import { adminInputs } from './admin-inputs.ts'
import { visitorInputs } from './visitor-inputs.ts'

const pepper = 'q'.repeat(32)
const newPassword = 'correct cheval agrafe pile'

/** The passwords of a published site, whose pepper was just replaced. */
const { passwords } = createGate(
  {
    SITE_ORIGIN: siteOrigin,
    CLIENT_KEY_SECRET: 'c'.repeat(32),
    SESSION_SECRETS: `k1:${'s'.repeat(32)}`,
    PASSWORD_PEPPER: `${pepper},${testPepper}`,
    TURNSTILE_SITE_KEY: undefined,
    TURNSTILE_SECRET: undefined,
  },
  () => Promise.reject(new Error('No counter is asked')),
)

type Answer = { name: string; status: number; text: string }

let db: TestDatabase
/** What an administrator was answered who called every procedure once. */
const answers: Answer[] = []
/** Procedures after which the database held another hash of a password. */
const hashing = new Set<string>()
/** What was typed or shown and may be stored in no readable form. */
const secrets = new Map<string, string>()
let administrator = ''

beforeAll(async () => {
  db = await createTestDatabase()
  const site = testSite(() => db, { gate: { ...testGate(), passwords } })
  await writeBatch(db, [db.insert(siteSettings).values(settingRow('public_registration', true))])
  const account = await insertAccount(db)
  const stranger = await insertAccount(db, { role: null })
  await writeBatch(db, [
    db.update(users).set({ self_registered: true }).where(eq(users.id, stranger.id)),
  ])
  administrator = account.id
  const browser = browserOn(site)
  let hashes = await passwordHashes()
  const noteHashes = async (name: string) => {
    const after = await passwordHashes()
    if (after !== hashes) hashing.add(name)
    hashes = after
  }
  const note = async (name: string, sent: Promise<Response>) => {
    const response = await sent
    await site.settled()
    answers.push({ name, status: response.status, text: await response.clone().text() })
    for (const found of secretsOfSession(browser.cookies.get(sessionName))) secrets.set(...found)
    return response
  }

  await note('auth.signIn', browser.signIn(account))
  await noteHashes('auth.signIn')
  await addFactors(browser)
  answers.length = 0

  const inputs: Record<string, unknown> = {
    ...visitorInputs,
    ...(await adminInputs(db, account.id)),
    'admin.users.setRole': { id: stranger.id, role: 'contributor' },
    'auth.register': {
      email: 'nouveau@example.org',
      newPassword,
      captchaToken: await browser.solvedChallenge(),
    },
    'auth.changePassword': { currentPassword: account.password, newPassword },
    'auth.confirmPassword': { currentPassword: newPassword },
  }
  const last = ['auth.confirmPassword', 'auth.signOut']
  const procedures = (await listProcedures()).toSorted(
    (a, b) => last.indexOf(a.name) - last.indexOf(b.name),
  )
  hashes = await passwordHashes()
  for (const { name, type } of procedures) {
    const input = inputs[name]
    const isQuery = type === 'query'
    const response = await note(
      name,
      isQuery ? browser.query(name, input) : browser.mutate(name, input ?? {}),
    )
    if (!isQuery) await noteHashes(name)
    const given = z
      .object({ result: z.object({ data: z.object({ password: z.string() }) }) })
      .safeParse(await response.json()).data
    if (given) secrets.set(`the one-time password of ${name}`, given.result.data.password)
  }
  secrets.set('the first password', account.password)
  secrets.set('the new password', newPassword)
})

/** A passkey, codes and recovery codes of the administrator. */
async function addFactors({ mutate }: ReturnType<typeof browserOn>) {
  const authenticator = await createAuthenticator({ origin: siteOrigin })
  const asked = await dataOf(
    await mutate('auth.factors.beginPasskey'),
    z.object({ options: z.object({ challenge: z.string() }), token: z.string() }),
  )
  const passkey = await authenticator.register(asked.options.challenge)
  const added = await dataOf(
    await mutate('auth.factors.addPasskey', { token: asked.token, passkey }),
    z.object({ recoveryCodes: z.array(z.string()) }),
  )
  const begun = await dataOf(
    await mutate('auth.factors.beginCodes'),
    z.object({ secret: z.string(), sealed: z.string() }),
  )
  await mutate('auth.factors.activateCodes', {
    sealed: begun.sealed,
    code: codeAt(secretBytes(begun.secret), new Date()),
  })
  secrets.set('the secret of one-time codes', begun.secret)
  for (const code of added.recoveryCodes)
    secrets.set(`recovery code ${code}`, code.replaceAll('-', ''))
  for (const value of await storedSecrets()) kept.add(value)
}

/** What the database held of secrets before every procedure was called. */
const kept = new Set<string>()

async function storedSecrets(): Promise<string[]> {
  const [accounts, open, codes, recovery, keys] = await Promise.all([
    db.select({ value: users.password_hash }).from(users).where(ne(users.password_hash, 'none')),
    db.select({ value: sessions.secret_hash }).from(sessions),
    db.select({ value: oneTimeCodes.sealed_secret }).from(oneTimeCodes),
    db.select({ value: recoveryCodes.hash }).from(recoveryCodes),
    db.select({ value: passkeys.public_key }).from(passkeys),
  ])
  return [accounts, open, codes, recovery, keys].flat().map(({ value }) => value)
}

const passwordHashes = async () =>
  JSON.stringify(
    await db.select({ id: users.id, hash: users.password_hash }).from(users).orderBy(asc(users.id)),
  )

function secretsOfSession(cookie = ''): [name: string, secret: string][] {
  const [, payload = ''] = cookie.split('.')
  if (!payload) return []
  const { sec } = z.object({ sec: z.string() }).parse(JSON.parse(atob(payload)))
  return [[`secret of a session ${sec.slice(0, 4)}`, sec]]
}

describe('every password that is stored', () => {
  it('was stored by a procedure that is known to do so', () => {
    expect([...hashing].toSorted()).toEqual([
      'admin.users.invite',
      'admin.users.remove',
      'admin.users.resetPassword',
      'admin.users.setRole',
      'auth.changePassword',
      'auth.register',
      'auth.signIn',
    ])
  })

  it('is a hash by scrypt of the whole cost, under a salt of its own and the newest pepper', async () => {
    const stored = await db
      .select({ id: users.id, hash: users.password_hash })
      .from(users)
      .where(ne(users.password_hash, 'none'))
    await createAdmin(db.$client, {
      email: 'commande@example.org',
      pepper: readPeppers(pepper)[0],
      isFurther: true,
    })
    const [made] = await db.select().from(users).where(eq(users.email, 'commande@example.org'))
    await resetPassword(db.$client, {
      email: 'commande@example.org',
      pepper: readPeppers(pepper)[0],
    })
    const [reset] = await db.select().from(users).where(eq(users.email, 'commande@example.org'))
    const hashes = [
      ...stored.map(({ hash }) => hash),
      made?.password_hash ?? '',
      reset?.password_hash ?? '',
    ]

    expect(hashes.length).toBeGreaterThan(6)
    for (const hash of hashes) expect(partsOf(hash)).toEqual(fullCost)
    expect(new Set(hashes.map((hash) => hash.split('$')[4])).size).toBe(hashes.length)
  })

  it('is what scrypt and HMAC-SHA-256 make of it, and nothing without the pepper', async () => {
    const [own] = await db.select().from(users).where(eq(users.id, administrator))

    expect(own?.password_hash).toBe(expectedHash(newPassword, own?.password_hash ?? '', pepper))
    expect(own?.password_hash).not.toBe(
      expectedHash(newPassword, own?.password_hash ?? '', testPepper),
    )
  })
})

/** As the OWASP cheat sheet asks: N 2^14, r 8, p 5; 128 random bits of salt, 256 bits of hash. */
const fullCost = {
  scheme: 'scrypt-lanes',
  cost: ['14', '8', '5'],
  saltBytes: 16,
  hashBytes: 32,
  pepper: createHash('sha256').update(pepper).digest('hex').slice(0, 8),
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url').length

function partsOf(stored: string) {
  const [scheme, log2N, r, p, salt = '', hash = '', pepperId] = stored.split('$')
  return {
    scheme,
    cost: [log2N, r, p],
    saltBytes: bytesOf(salt),
    hashBytes: bytesOf(hash),
    pepper: pepperId,
  }
}

/** The hash worked out again from its salt, by the platform's functions alone. */
function expectedHash(password: string, stored: string, secret: string): string {
  const parts = stored.split('$')
  const salt = Buffer.from(parts[4] ?? '', 'base64url')
  const lanes = [0, 1, 2, 3, 4].map((lane) =>
    scryptSync(password, Buffer.from([...salt, lane]), 32, {
      N: 2 ** 14,
      r: 8,
      p: 1,
      maxmem: 2 ** 26,
    }),
  )
  const hash = createHmac('sha256', secret).update(Buffer.concat(lanes)).digest('base64url')
  return parts.with(5, hash).join('$')
}

describe('a secret', () => {
  it('is in no table as it was typed or shown', async () => {
    // As texts, since an index of the search holds numbers beyond those of JavaScript.
    const statements = Object.values<unknown>(schema).flatMap((table) => {
      if (!is(table, SQLiteTable)) return []
      const { name, columns } = getTableConfig(table)
      const texts = columns.map((column) => `cast("${column.name}" as text)`)
      return [`select ${texts.join()} from "${name}"`]
    })
    const stored = JSON.stringify(await db.client.read(statements))

    expect(statements.length).toBeGreaterThan(30)
    expect(secrets.size).toBeGreaterThan(15)
    expect([...secrets].filter(([, secret]) => stored.includes(secret))).toEqual([])
  })

  it('is shown by no answer in the form in which it is stored', () => {
    expect(kept.size).toBeGreaterThan(13)
    const shown = answers.filter(({ text }) => [...kept].some((value) => text.includes(value)))

    expect(shown.map(({ name }) => name)).toEqual([])
  })

  it('is kept as a digest of 256 bits', async () => {
    const [open, recovery] = await Promise.all([
      db.select({ digest: sessions.secret_hash }).from(sessions),
      db.select({ digest: recoveryCodes.hash }).from(recoveryCodes),
    ])
    const digests = [...open, ...recovery].map(({ digest }) => digest)

    expect(digests.length).toBeGreaterThan(1)
    expect(new Set(digests.map(bytesOf))).toEqual(new Set([32]))
  })

  it('is shown once it is made, and by no other answer', () => {
    const makers = ['admin.users.invite', 'admin.users.resetPassword', 'admin.users.setRole']
    const shown = answers.filter(({ text }) =>
      [...secrets.values()].some((secret) => text.includes(secret)),
    )

    expect(shown.map(({ name }) => name).toSorted()).toEqual(makers)
  })
})

describe('a row of the journal', () => {
  it('says when in UTC, from where, by whom, what and to what, whichever procedure wrote it', async () => {
    const rows = await db
      .select()
      .from(adminLogs)
      .orderBy(sql`rowid`)
    const byRequest = rows.filter(
      ({ new_values }) => logValuesSchema.parse(new_values).user_agent !== 'npm run admin',
    )
    const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
    const lacking = byRequest.filter((row) => {
      const values = logValuesSchema.parse(row.new_values)
      return !(
        instant.test(row.created_at) &&
        instant.test(values.timestamp) &&
        row.record_id &&
        row.table_name &&
        values.event_type === row.action &&
        /^(?:203\.0\.113|192\.0\.2)\.0$/.test(values.ip_address) &&
        values.user_agent
      )
    })
    // Who has no session is named by the address that was typed, or by the session that ended.
    const nameless = byRequest.filter(({ user_id, new_values }) => {
      const { details } = logValuesSchema.parse(new_values)
      return user_id === null && !/"(?:email|user_id)":"/.test(JSON.stringify(details))
    })

    expect(new Set(byRequest.map(({ action }) => action)).size).toBeGreaterThan(40)
    expect(lacking).toEqual([])
    expect(nameless).toEqual([])
  })
})

it('was called with what it takes: each procedure of the administration did what it is for', () => {
  const refused = answers.filter(({ name, status }) => name.startsWith('admin.') && status !== 200)

  expect(refused.map(({ name, text }) => [name, text])).toEqual([])
})
