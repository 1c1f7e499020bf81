/** @module-tag prove */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'

import {
  createAdmin,
  hasAdmin,
  resetPassword,
  revokeSessions,
} from '#drizzle/accounts/admin-accounts.ts'
import { checkPassword, readPeppers } from '#drizzle/accounts/password-hash.ts'
import { announceDatabase, announceSite } from '#drizzle/commands/running-database.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { readLocalSecrets } from '#drizzle/local/local-secrets.ts'
import { startLocalServer } from '#drizzle/local/local-server.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import {
  adminLogs,
  oneTimeCodes,
  passkeys,
  recoveryCodes,
  sessions,
  userRoles,
  users,
} from '#drizzle/schema/index.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testGate, testPepper } from '#tests/support/site/gate.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { createPasswords } from '#worker/auth/password.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const [pepper] = readPeppers(testPepper)
const email = 'marie@example.org'

describe('the first administrator', () => {
  it('is one, of twenty commands at once', { tags: ['prove'] }, async () => {
    const db = await createTestDatabase()

    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        createAdmin(db.$client, { email: `a${index}@example.org`, pepper, isFurther: false }),
      ),
    )

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.select().from(users)).toHaveLength(1)
    expect(await db.select().from(userRoles)).toMatchObject([{ role: 'admin' }])
    expect(await db.select().from(adminLogs)).toMatchObject([
      { action: 'user.invite', new_values: { details: { email: 'a***@example.org' } } },
    ])
  })

  it('has a password for one use, within 24 hours', async () => {
    const db = await createTestDatabase()
    const before = await hasAdmin(db.$client)

    const password = await createAdmin(db.$client, { email, pepper, isFurther: false })
    const [user] = await db.select().from(users)

    expect([before, await hasAdmin(db.$client)]).toEqual([false, true])
    expect(password).toHaveLength(24)
    expect((await checkPassword(password, user?.password_hash ?? '', [pepper])).isValid).toBe(true)
    expect(user).toMatchObject({ email, must_change_password: true })
    const hours = (Date.parse(user?.password_expires_at ?? '') - Date.now()) / 3_600_000
    expect(Math.round(hours)).toBe(24)
  })

  it('signs in with it, and after it was replaced no more', async () => {
    const db = await createTestDatabase()
    const gate = { ...testGate(), passwords: createPasswords(testPepper) }
    const site = testSite(() => db, { gate })
    const password = await createAdmin(db.$client, { email, pepper, isFurther: false })
    const browser = browserOn(site)

    const first = await browser.signIn({ email, password })
    await browser.mutate('auth.changePassword', {
      currentPassword: password,
      newPassword: 'correct cheval agrafe pile',
    })
    const again = await browserOn(site).signIn({ email, password })
    await site.settled()

    expect([first.status, again.status]).toEqual([200, 401])
  })

  it(
    'is there by no default: 100 usual names and passwords open nothing',
    { tags: ['prove'] },
    async () => {
      const db = await createTestDatabase()
      const site = testSite(() => db)
      const names = [
        'admin',
        'root',
        'administrateur',
        'test',
        'demo',
        'contact',
        'webmaster',
        'user',
        'promptotheque',
        'seo',
      ]
      const passwords = [
        'password',
        'admin123',
        'changeme',
        'motdepasse',
        '12345678',
        'azertyuiop',
        'administrateur',
        'promptotheque',
        'password123',
        'adminadmin',
      ]

      const statuses = new Set<number>()
      for (const [index, name] of names.entries()) {
        for (const [other, password] of passwords.entries()) {
          const browser = browserOn(site, { address: `10.0.${index}.${other}` })
          statuses.add((await browser.signIn({ email: `${name}@example.org`, password })).status)
        }
      }
      await site.settled()

      expect([...statuses]).toEqual([401])
      expect(await db.select().from(users)).toEqual([])
    },
  )

  it('is followed by others only when that is said', async () => {
    const db = await createTestDatabase()
    await createAdmin(db.$client, { email, pepper, isFurther: false })
    const other = { email: 'jean@example.org', pepper }

    await expect(createAdmin(db.$client, { ...other, isFurther: false })).rejects.toThrow(/--force/)
    await createAdmin(db.$client, { ...other, isFurther: true })
    await expect(createAdmin(db.$client, { ...other, isFurther: true })).rejects.toThrow(/reset/)

    expect(await db.select().from(users)).toHaveLength(2)
  })
})

describe('an account that exists', () => {
  it('gets another one-time password, which ends its sessions, and it is written down', async () => {
    const db = await createTestDatabase()
    const site = testSite(() => db, {
      gate: { ...testGate(), passwords: createPasswords(testPepper) },
    })
    const old = await createAdmin(db.$client, { email, pepper, isFurther: false })
    const browser = browserOn(site)
    await browser.signIn({ email, password: old })

    const password = await resetPassword(db.$client, { email: 'MARIE@example.org', pepper })

    expect((await browser.query('auth.sessions')).status).toBe(401)
    expect((await browser.signIn({ email, password: old })).status).toBe(401)
    expect((await browser.signIn({ email, password })).status).toBe(200)
    await site.settled()
    const actions = (await db.select().from(adminLogs)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'user.password')).toHaveLength(1)
  })

  it('has no second factor any more once its password is reset, and signs in without', async () => {
    const db = await createTestDatabase()
    const site = testSite(() => db, {
      gate: { ...testGate(), passwords: createPasswords(testPepper) },
    })
    await createAdmin(db.$client, { email, pepper, isFurther: false })
    const [user] = await db.select().from(users)
    const user_id = user?.id ?? ''
    const key = { id: 'k', public_key: 'p', counter: 0, transports: [], name: 'Portable' }
    await writeBatch(db, [
      db.update(users).set({ passkey_alone: true }),
      db.insert(passkeys).values({ ...key, user_id }),
      db.insert(oneTimeCodes).values({ user_id, sealed_secret: 's', last_step: 0 }),
      db.insert(recoveryCodes).values({ user_id, hash: 'h' }),
    ])

    const password = await resetPassword(db.$client, { email, pepper })
    const answer = await browserOn(site).signIn({ email, password })
    const left = [
      await db.select().from(passkeys),
      await db.select().from(oneTimeCodes),
      await db.select().from(recoveryCodes),
    ]

    expect(await answer.json()).toEqual({ result: { data: { mustChangePassword: true } } })
    expect(left).toEqual([[], [], []])
    expect((await db.select().from(users))[0]?.passkey_alone).toBe(false)
  })

  it('is signed out everywhere', async () => {
    const db = await createTestDatabase()
    await createAdmin(db.$client, { email, pepper, isFurther: false })
    const [user] = await db.select().from(users)
    const at = new Date().toISOString()
    await writeBatch(
      db,
      [1, 2].map((id) =>
        db.insert(sessions).values({
          id: `s${id}`,
          user_id: user?.id ?? '',
          secret_hash: '',
          expires_at: at,
          absolute_expires_at: at,
          appareil: '',
          adresse: '',
        }),
      ),
    )

    expect([
      await revokeSessions(db.$client, email),
      await revokeSessions(db.$client, email),
    ]).toEqual([2, 0])
  })

  it('must exist', async () => {
    const db = await createTestDatabase()

    await expect(resetPassword(db.$client, { email, pepper })).rejects.toThrow(/no account/)
    await expect(revokeSessions(db.$client, email)).rejects.toThrow(/no account/)
  })
})

describe('npm run admin', () => {
  let folder = ''

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'admin-command-'))
  })

  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('works on a data folder at rest, and shows the password once', async () => {
    const created = await run(['create', '--email', email])
    const again = await run(['create', '--email', email])
    const password = / (\S{24})\n/.exec(created.output)?.[1] ?? ''

    const server = await startLocalServer(folder)
    const { rows } = await openClient(server.url, server.authToken).execute(
      'select email, password_hash from users',
    )
    const stored = z.object({ password_hash: z.string() }).parse(rows[0]).password_hash
    await server.stop()

    expect([created.code, again.code]).toEqual([0, 1])
    expect(created.output).toContain('Sign in at http://localhost:8787/secure-admin-panel\n')
    expect(again.errors).toMatch(/^This site has an administrator.*\n$/)
    expect(rows).toMatchObject([{ email }])
    const peppers = readPeppers((await readLocalSecrets(folder)).PASSWORD_PEPPER)
    expect((await checkPassword(password, stored, peppers)).isValid).toBe(true)
  })

  it('works on the database of the site that runs on the folder', async () => {
    const server = await startLocalServer(folder)
    const withdraw = await announceDatabase(folder, server.url)
    await announceSite(folder, 'http://localhost:5000')

    const created = await run(['create', '--email', email])
    const { rows } = await openClient(server.url, server.authToken).execute(
      'select email from users',
    )
    await withdraw()
    await server.stop()

    expect(created).toMatchObject({ code: 0, errors: '' })
    expect(created.output).toContain('Sign in at http://localhost:5000/secure-admin-panel\n')
    expect(rows).toMatchObject([{ email }])
  })

  it.each([
    [[], /^Say what to do/],
    [['create'], /^Say what to do/],
    [['create', '--mail', email], /^Say what to do/],
    [['sessions', '--email', email], /^Say what to do/],
    [['remove', '--email', email], /^Say what to do/],
    [['create', '--email', 'marie'], /^marie is not an e-mail address/],
  ])('says how it is used when given %j', async (args, message) => {
    const { code, errors } = await run(args)

    expect(code).toBe(1)
    expect(errors).toMatch(message)
    expect(errors).not.toContain(' at ')
  })

  it('does not hash for another database without its pepper', async () => {
    const { code, errors } = await run(['create', '--email', email], {
      DATABASE_URL: 'http://127.0.0.1:9',
    })

    expect([code, errors]).toEqual([1, expect.stringMatching(/^Set PASSWORD_PEPPER/)])
  })

  it('keeps the secrets of the local site for its owner alone, and from one run to the next', async () => {
    const [first, second] = await Promise.all([readLocalSecrets(folder), readLocalSecrets(folder)])

    const { mode } = await stat(join(folder, 'secrets.json'))
    const stored: unknown = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'))

    expect(mode & 0o777).toBe(0o600)
    expect(second).toEqual(first)
    expect(stored).toEqual(first)
  })

  function run(args: string[], variables: Record<string, string> = {}) {
    const { DATABASE_URL, PASSWORD_PEPPER, ...environment } = process.env
    const command = spawn(process.execPath, ['drizzle/commands/admin.ts', ...args], {
      cwd: projectPath(),
      env: { ...environment, DATA_DIR: folder, ...variables },
    })
    let output = ''
    let errors = ''
    command.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    command.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    return once(command, 'close').then(([code]: unknown[]) => ({ code, output, errors }))
  }
})
