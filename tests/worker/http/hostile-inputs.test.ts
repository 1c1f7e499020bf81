import { drizzle } from 'drizzle-orm/libsql/web'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { proofCount, proofSeed, recordFigure } from '#tests/prove/scale.ts'
import { insertAccount } from '#tests/support/accounts.ts'
import { insertGpt, insertPrompt } from '#tests/support/factories.ts'
import { hostileInputs } from '#tests/support/hostile-inputs.ts'
import { listProcedures } from '#tests/support/procedures.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

import { browserOn } from '../auth/browser.ts'
import { adminInputs } from '../routers/admin-inputs.ts'
import { testSite } from './test-app.ts'

const count = proofCount({ sample: 12, whole: 2000 })

/** What no answer may show: the way of a failure, or the words of the database. */
const insides =
  /\n\s+at .+:\d+:\d+|Failed query|SQLITE_|SQL_|node_modules|\bselect .+ from |\binsert into /i

const visitorInputs: Record<string, unknown> = {
  'catalogue.pageMetadata': { route: '/prompts' },
  'catalogue.featuredGpts': { count: 2 },
  'catalogue.tag': { slug: 'seo' },
  'catalogue.category': { slug: 'seo' },
  'catalogue.prompts': {
    page: 1,
    sort: 'recent',
    categorie: 'SEO',
    tag: 'seo',
    ia: 'Claude',
    q: 'seo',
  },
  'catalogue.prompt': { slug: 'fiche' },
  'catalogue.promptText': { slug: 'fiche' },
  'catalogue.conversations': { kind: 'prompt', slug: 'fiche' },
  'catalogue.gpts': { page: 1, categorie: 'SEO', tag: 'seo', ia: 'Claude', q: 'seo' },
  'catalogue.gpt': { slug: 'outil' },
  'catalogue.formerSlug': { kind: 'gpt', slug: 'outil' },
  'catalogue.itemsBySlug': { prompts: ['fiche'], gpts: ['outil'] },
  'catalogue.news': { kind: 'gpt', page: 1 },
  'search.results': { q: 'seo', page: 1, exact: false, type: 'prompts' },
  'search.suggestions': { q: 'seo' },
  'auth.signIn': { email: 'a@example.org', password: 'a'.repeat(12), captchaToken: 'x' },
  'auth.register': { email: 'a@example.org', newPassword: 'a'.repeat(12), captchaToken: 'x' },
  'auth.signOut': { reason: 'user' },
  'auth.changePassword': { currentPassword: 'a'.repeat(12), newPassword: 'b'.repeat(12) },
  'auth.confirmPassword': { currentPassword: 'a'.repeat(12) },
  'auth.endSession': { id: crypto.randomUUID() },
  'auth.secondStep': { kind: 'code', code: '123456' },
  'auth.signInWithPasskey': {
    token: 'x',
    passkey: {
      id: 'eA',
      rawId: 'eA',
      type: 'public-key',
      response: { clientDataJSON: 'eA', authenticatorData: 'eA', signature: 'eA' },
    },
  },
  'auth.factors.activateCodes': { sealed: 'x', code: '123456' },
  'auth.factors.removePasskey': { id: 'eA' },
  'auth.factors.renamePasskey': { id: 'eA', name: 'Bureau' },
  'auth.factors.setPasskeyAlone': { isOn: true },
}

const procedures = await listProcedures()

/** Signing out, and what ends one's own session, would make the rest anonymous. */
const endsSession = /^auth\.(?:signOut|endSession|changePassword|signIn)$|^admin\.users\./

describe.each(['an anonymous visitor', 'an administrator'])('%s (G16, G22)', (actor) => {
  const written = { rows: 0 }
  const tally = { calls: 0, accepted: 0, slowestMs: 0, slowest: '' }
  let send: (name: string, type: string, body: string) => Promise<Response>
  let valid: Record<string, unknown>
  let enter: () => Promise<unknown>

  beforeAll(async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'fiche', tags: ['seo'] })
    await insertGpt(db, { slug: 'outil', tags: ['seo'] })
    const account = await insertAccount(db)
    // Another one, so that none is the last.
    await insertAccount(db)
    valid = { ...visitorInputs, ...(await adminInputs(db, account.id)) }
    const site = testSite(() => countWrites(db, written))
    const browser = browserOn(site)
    enter = async () => {
      await insertAccount(db)
      return browser.signIn(account)
    }
    if (actor === 'an administrator') await enter()
    send = async (name, type, body) => {
      const path = `/api/trpc/${name}`
      const response = await (type === 'mutation'
        ? browser.send(path, { method: 'POST', body })
        : browser.send(`${path}?input=${encodeURIComponent(body.toWellFormed()).slice(0, 7900)}`))
      await site.settled()
      return response
    }
  }, 60_000)

  afterAll(() =>
    recordFigure(
      `inputs of ${actor}`,
      `${tally.calls} calls of ${procedures.length} procedures, ${tally.accepted} accepted, slowest ${Math.round(tally.slowestMs)} ms (${tally.slowest})`,
    ),
  )

  it.each(procedures.map(({ name, type }) => [name, type] as const))(
    '%s answers whatever it is sent, shows nothing of its inside, and what it refuses changes nothing',
    async (name, type) => {
      const isOwn = actor === 'an administrator' && endsSession.test(name)
      const bodies = fc.sample(hostileInputs(valid[name]), { numRuns: count, seed: proofSeed })
      for (const body of isOwn ? bodies.slice(0, 20) : bodies) {
        written.rows = 0
        const began = performance.now()
        const response = await send(name, type, body)
        const text = await response.text()
        const ms = performance.now() - began

        tally.calls += 1
        if (response.ok) tally.accepted += 1
        if (ms > tally.slowestMs) Object.assign(tally, { slowestMs: ms, slowest: name })
        const sent = body.length > 300 ? `${body.slice(0, 300)}…` : body
        expect([sent, response.status < 500]).toEqual([sent, true])
        expect([sent, insides.exec(text)?.[0]]).toEqual([sent, undefined])
        // What fails at the door is written down on purpose.
        const mayWrite = response.ok || name.startsWith('auth.')
        expect([sent, mayWrite ? 0 : written.rows]).toEqual([sent, 0])
      }
      expect(Object.keys(Object.prototype)).toEqual([])
      expect('polluted' in {}).toBe(false)
      if (isOwn) await enter()
    },
    600_000,
  )
})

/** The same database, which tells how many rows its writes touched. */
function countWrites(
  db: Awaited<ReturnType<typeof createTestDatabase>>,
  written: { rows: number },
) {
  const client = new Proxy(db.$client, {
    get(target, property) {
      if (property === 'batch') {
        return async (...args: Parameters<typeof target.batch>) => {
          const results = await target.batch(...args)
          if (args[1] === 'write') {
            for (const { rowsAffected } of results) written.rows += rowsAffected
          }
          return results
        }
      }
      const member: unknown = Reflect.get(target, property, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  return drizzle(client)
}
