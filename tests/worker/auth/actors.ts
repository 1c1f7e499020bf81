import { settingRow, siteSettings, userRoles } from '#drizzle/schema/index.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { type SiteOptions, testSite } from '#tests/worker/http/test-app.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

import { browserOn, sessionName } from './browser.ts'

type Database = Awaited<ReturnType<typeof createTestDatabase>>
type Change = (db: Database, id: string) => Parameters<typeof writeBatch>[1]

const granted =
  (role: 'contributor' | 'moderator'): Change =>
  (db, id) => [
    db.insert(userRoles).values({ user_id: id, role, granted_at: '2999-01-01T00:00:00.000Z' }),
  ]
const sqlChange =
  (statement: string): Change =>
  (_, id) => [{ toSQL: () => ({ sql: statement, params: [id] }) }]

/** What becomes of an administrator's account or session after sign-in. */
const changes = {
  'an anonymous visitor': null,
  'one whose cookie was tampered with': null,
  'an administrator with a one-time password': null,
  'an administrator': null,
  'a contributor': granted('contributor'),
  'a moderator': granted('moderator'),
  'an account without a role': sqlChange('delete from user_roles where user_id = ?'),
  'a suspended administrator': sqlChange(
    "update users set suspended_at = '2025-01-01T00:00:00.000Z' where id = ?",
  ),
  'one whose session is past': sqlChange(
    "update sessions set last_active_at = '2025-01-01T00:00:00.000Z' where user_id = ?",
  ),
  'one whose session was revoked': sqlChange(
    "update sessions set revoked_at = '2025-01-01T00:00:00.000Z' where user_id = ?",
  ),
} satisfies Record<string, Change | null>

export type Actor = keyof typeof changes

export const actors = Object.keys(changes) as Actor[] // The keys of an object written out in full.

type Options = {
  site?: SiteOptions
  /** Moderators and contributors are let into the administration. */
  areRolesDelegated?: boolean
}

/** A site of its own, and a browser in which the actor comes to it. */
export async function openAs(
  actor: Actor,
  { areRolesDelegated = false, site: siteOptions }: Options = {},
) {
  const db = await createTestDatabase()
  const site = testSite(() => db, siteOptions)
  await writeBatch(db, [
    db.insert(siteSettings).values(settingRow('delegated_roles', areRolesDelegated)),
  ])
  await insertAccount(db)
  const browser = browserOn(site)
  if (actor === 'an anonymous visitor') return { db, site, browser, accountId: null }
  const isOneTime = actor === 'an administrator with a one-time password'
  const account = await insertAccount(db, {
    ...(isOneTime && { passwordExpiresAt: '2999-01-01T00:00:00.000Z' }),
  })
  await browser.signIn(account)
  const change = changes[actor]
  if (change) await writeBatch(db, change(db, account.id))
  if (actor === 'one whose cookie was tampered with') {
    const cookie = browser.cookies.get(sessionName) ?? ''
    browser.cookies.set(sessionName, `${cookie.slice(0, -4)}AAAA`)
  }
  return { db, site, browser, accountId: account.id }
}
