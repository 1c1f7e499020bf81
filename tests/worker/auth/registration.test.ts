import { describe, expect, it } from 'vitest'

import { settingRow, siteSettings, userRoles, users } from '#drizzle/schema/index.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

import { browserOn } from './browser.ts'

const newPassword = 'une phrase que personne ne devine'

async function openSite({ isOpen = true } = {}) {
  const db = await createTestDatabase()
  await insertAccount(db)
  const row = settingRow('public_registration', isOpen)
  await writeBatch(db, [
    db
      .insert(siteSettings)
      .values(row)
      .onConflictDoUpdate({ target: siteSettings.key, set: { value: row.value } }),
  ])
  const site = testSite(() => db)
  const browser = browserOn(site)
  const register = async (email: string, password = newPassword) =>
    browser.mutate('auth.register', {
      email,
      newPassword: password,
      captchaToken: await browser.solvedChallenge(),
    })
  const emails = async () => (await db.select().from(users)).map(({ email }) => email)
  return { db, site, browser, register, emails }
}

describe('registration', () => {
  it('is closed unless the settings open it', async () => {
    const { register, emails } = await openSite({ isOpen: false })

    expect((await register('nouveau@example.org')).status).toBe(403)
    expect(await emails()).not.toContain('nouveau@example.org')
  })

  it('opens an account without a role, which cannot administer', async () => {
    const { db, browser, register, emails } = await openSite()

    expect((await register('Nouveau@Example.org')).status).toBe(200)

    expect(await emails()).toContain('nouveau@example.org')
    expect((await db.select().from(users)).map((user) => user.self_registered)).toEqual([
      false,
      true,
    ])
    expect(await db.select().from(userRoles)).toHaveLength(1)
    const signIn = await browser.signIn({ email: 'nouveau@example.org', password: newPassword })
    expect(signIn.status).toBe(403)
  })

  it('tells nobody which addresses have an account, and changes none of them', async () => {
    const { db, register } = await openSite()
    const { email } = await insertAccount(db)
    const before = await db.select().from(users)

    const [known, unknown] = [await register(email), await register('autre@example.org')]

    expect(known.status).toBe(unknown.status)
    expect(await known.text()).toBe(await unknown.text())
    expect(await db.select().from(users)).toEqual(expect.arrayContaining(before))
  })

  it('asks for a challenge, and for a password that is not tried first', async () => {
    const { browser, register, emails } = await openSite()
    const unsolved = { email: 'a@example.org', newPassword, captchaToken: 'x' }

    expect((await browser.mutate('auth.register', unsolved)).status).toBe(400)
    expect((await register('b@example.org', 'motdepasse123')).status).toBe(400)

    expect(await emails()).toHaveLength(1)
  })

  it('lets one client open three accounts in fifteen minutes', async () => {
    const { register } = await openSite()
    const statuses = []
    for (const name of ['a', 'b', 'c', 'd']) {
      statuses.push((await register(`${name}@example.org`)).status)
    }

    expect(statuses).toEqual([200, 200, 200, 429])
  })
})
