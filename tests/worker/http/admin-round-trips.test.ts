import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { prompts, sessions, userRoles } from '#drizzle/schema/index.ts'
import { promptDrafting } from '#shared/items/item-drafting.ts'
import { promptInput } from '#tests/support/calls/inputs.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { recordingBudgets } from '#tests/support/site/budgets.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'
import { startDatabaseProxy } from '#tests/worker/database/database-proxy.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import type { Budgets } from '#worker/limits/budgets.ts'

import { testSite } from './test-app.ts'

const versionsSchema = z.object({
  result: z.object({ data: z.object({ version: z.number(), copie: z.number() }) }),
})

async function editing(options: { budgets?: Budgets } = {}) {
  const { state, open } = await startDatabaseProxy()
  const account = await insertAccount(open())
  const { id } = await insertPrompt(open(), { titre: 'Avant', statut: 'brouillon' })
  const browser = browserOn(testSite(open, options))
  expect((await browser.signIn(account)).status).toBe(200)
  const response = await browser.query('admin.prompts.get', { id })
  const seen = versionsSchema.parse(await response.json()).result.data
  const save = (titre: string) =>
    browser.mutate('admin.prompts.saveEdits', {
      id,
      seen,
      edits: { titre: { from: 'Avant', to: titre } },
    })
  const storedTitle = async () => {
    const [row] = await open()
      .select({ titre: prompts.titre })
      .from(prompts)
      .where(eq(prompts.id, id))
    return row?.titre
  }
  return { state, open, account, browser, id, seen, save, storedTitle }
}

describe('the edit of an item, session check included', () => {
  it('costs two database requests to read', async () => {
    const { state, browser, id } = await editing()
    state.requests = 0

    expect((await browser.query('admin.prompts.get', { id })).status).toBe(200)

    expect(state.requests).toBe(2)
  })

  it('costs three database requests to write, once the categories are known', async () => {
    const { state, browser, save, storedTitle } = await editing()
    const created = { id: crypto.randomUUID(), draft: promptDrafting.draftOf(promptInput()) }
    expect((await browser.mutate('admin.prompts.createDraft', created)).status).toBe(200)
    state.requests = 0

    expect((await save('Après')).status).toBe(200)

    expect(state.requests).toBe(3)
    expect(await storedTitle()).toBe('Après')
  })

  it('writes nothing for one who is no administrator any more', async () => {
    const { open, account, save, storedTitle } = await editing()
    await insertAccount(open())
    await writeBatch(open(), [open().delete(userRoles).where(eq(userRoles.user_id, account.id))])

    expect((await save('Après')).status).toBe(403)

    expect(await storedTitle()).toBe('Avant')
  })

  it('shows nothing to one who is no administrator any more', async () => {
    const { open, account, browser, id } = await editing()
    await insertAccount(open())
    await writeBatch(open(), [open().delete(userRoles).where(eq(userRoles.user_id, account.id))])

    const response = await browser.query('admin.prompts.get', { id })

    expect(response.status).toBe(403)
    expect(await response.text()).not.toContain('Avant')
  })

  it('writes nothing for a session that was ended', async () => {
    const { browser, save, storedTitle } = await editing()
    const kept = new Map(browser.cookies)
    await browser.mutate('auth.signOut', { reason: 'user' })
    for (const [name, value] of kept) browser.cookies.set(name, value)

    expect((await save('Après')).status).toBe(401)

    expect(await storedTitle()).toBe('Avant')
  })

  it('asks once for a batch of ten of a session that was ended', async () => {
    const { state, browser, id } = await editing()
    const kept = new Map(browser.cookies)
    await browser.mutate('auth.signOut', { reason: 'user' })
    for (const [name, value] of kept) browser.cookies.set(name, value)
    const names = Array.from({ length: 10 }, () => 'admin.prompts.get').join(',')
    const inputs = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, { id }]))
    state.requests = 0

    const path = `/api/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`

    expect((await browser.send(path)).status).toBe(401)
    expect(state.requests).toBe(1)
  })

  it('writes nothing for a session that ends between the check and the write', async () => {
    const hook = { betweenCheckAndWrite: async () => {} }
    const { budgets } = recordingBudgets(async () => {
      await hook.betweenCheckAndWrite()
      return { allowed: true }
    })
    const { open, account, browser, id, seen } = await editing({ budgets })
    hook.betweenCheckAndWrite = async () => {
      const ended = open().update(sessions).set({ revoked_at: new Date().toISOString() })
      await writeBatch(open(), [ended.where(eq(sessions.user_id, account.id))])
    }

    const response = await browser.mutate('admin.prompts.publish', { id, ...seen })

    expect(response.status).toBe(401)
    expect(await open().select({ statut: prompts.statut }).from(prompts)).toEqual([
      { statut: 'brouillon' },
    ])
  })
})
