import { glob, readFile } from 'node:fs/promises'

import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { projectPath } from '#drizzle/local/project-root.ts'
import { settingRow, siteSettings } from '#drizzle/schema/index.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'
import { nextCode, openOwner } from '#tests/worker/auth/factors/signed-up.ts'
import { adminInputs } from '#tests/worker/routers/admin-inputs.ts'
import { visitorInputs } from '#tests/worker/routers/visitor-inputs.ts'
import * as cookies from '#worker/auth/session-cookie.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

/** The names of the cookies of the server, all of which stand in one file. */
const names = Object.values(cookies).filter((value) => typeof value === 'string')

const noted: { from: string; set: string[]; text: string }[] = []

async function note(from: string, sent: Promise<Response>): Promise<void> {
  const response = await sent
  const headers = new Headers(response.headers)
  headers.delete('set-cookie')
  const text = JSON.stringify([...headers]) + (await response.text())
  noted.push({ from, set: response.headers.getSetCookie(), text })
}

const everyCookie = () => noted.flatMap(({ set }) => set)

afterEach(() => {
  vi.useRealTimers()
})

describe('every cookie of every call', () => {
  beforeAll(async () => {
    const start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    const owner = await openOwner()
    const { db, site, account, browser } = owner
    await writeBatch(db, [db.insert(siteSettings).values(settingRow('public_registration', true))])
    // Another one, so that none is the last.
    await insertAccount(db)

    const inputs: Record<string, unknown> = { ...visitorInputs, ...(await adminInputs(db, null)) }
    for (const { name, type } of await listProcedures()) {
      if (/^auth\.(?:signOut|endSession|touch|changePassword)$/.test(name)) continue
      const call = type === 'query' ? browser.query : browser.mutate
      await note(name, call(name, inputs[name]))
    }

    const { code } = await owner.addCodes()
    const again = browserOn(site, { address: '198.51.100.9' })
    await note('first step', again.signIn(account))
    await note(
      'second step',
      again.mutate('auth.secondStep', { kind: 'code', code: nextCode(code) }),
    )
    vi.setSystemTime(start + 14 * 60_000)
    await note('touch', browser.mutate('auth.touch'))
    vi.setSystemTime(start + 26 * 60_000)
    await note('renewed', browser.query('auth.session'))
    await note(
      'new password',
      browser.mutate('auth.changePassword', {
        currentPassword: account.password,
        newPassword: 'correct cheval agrafe pile',
      }),
    )
    await note('signOut', browser.mutate('auth.signOut', { reason: 'user' }))
    await note('idle', again.mutate('auth.signOut', { reason: 'idle' }))
    await site.settled()
    vi.useRealTimers()
  })

  it('is of this host alone, for HTTPS, goes with no other site, and no script reads it', () => {
    expect(new Set(everyCookie().map((cookie) => cookie.split('=')[0]))).toEqual(new Set(names))
    for (const cookie of everyCookie()) {
      expect(cookie).toMatch(
        /^__Host-[\w-]+=[\w.-]*; Path=\/; Secure; HttpOnly; SameSite=Strict(; Max-Age=\d+)?$/,
      )
      expect(cookie.length).toBeLessThanOrEqual(4096)
    }
  })

  it('is set by what signs in, renews, changes and ends a session, and by nothing else', () => {
    const from = noted.flatMap((one) => (one.set.length > 0 ? [one.from] : []))

    expect(from).toEqual([
      'first step',
      'second step',
      'renewed',
      'new password',
      'signOut',
      'idle',
    ])
  })

  it('stands in no other header and in no body', () => {
    const values = everyCookie().map((cookie) => /=([^;]*)/.exec(cookie)?.[1] ?? '')
    const parts = values.flatMap((value) => value.split('.'))
    const secrets = new Set([...parts.filter(isSecret), ...values.flatMap(secretsIn)])
    const told = noted.filter(({ text }) => [...secrets].some((secret) => text.includes(secret)))

    expect(secrets.size).toBeGreaterThan(8)
    expect(told.map(({ from }) => from)).toEqual([])
  })
})

const secretSchema = z.object({ sec: z.string() })

/** The secret of a session, which stands encoded in the middle part of its cookie. */
function secretsIn(value: string): string[] {
  const [, payload = ''] = value.split('.')
  const text = Buffer.from(payload, 'base64url').toString()
  const { data } = secretSchema.safeParse(JSON.parse(text || '{}'))
  return data ? [data.sec] : []
}

/** Not the part that says how the others are signed, which all cookies share. */
const isSecret = (part: string) => part.length > 20 && !part.startsWith('eyJhbGciOi')

it('nothing else in the sources sets one, but the sidebar its own', async () => {
  const files = await Array.fromAsync(
    glob('{shared,worker,web}/**/*.{ts,tsx,js}', { cwd: projectPath() }),
  )
  const setting: string[] = []
  for (const file of files) {
    const source = await readFile(projectPath(file), 'utf8')
    if (/['"`]set-cookie['"`], |document\.cookie =|cookieStore/i.test(source)) setting.push(file)
  }

  expect(setting.toSorted()).toEqual([
    'web/admin/frame/sidebar-state.ts',
    'worker/auth/session-handle.ts',
  ])
})
