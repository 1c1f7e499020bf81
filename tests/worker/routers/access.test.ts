import { createHash } from 'node:crypto'

import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { appRouter } from '#worker/routers/index.ts'

import { type Actor, openAs } from '../auth/actors.ts'

/**
 * Whom each procedure is open to. What begins with `admin.` is the administrators'; anything else must
 * be named here, so that a new procedure is nobody's by mistake (security.md G1).
 */
const openToVisitors = [
  /^catalogue\./,
  /^search\./,
  /^auth\.(session|challenge|signIn|register|signOut)$/,
]
const openToSignedIn = [/^auth\.(touch|changePassword|sessions|endSession)$/]

type Policy = 'visitors' | 'signed-in' | 'admins'

const policyOf = (name: string): Policy | undefined => {
  if (name.startsWith('admin.')) return 'admins'
  if (openToSignedIn.some((pattern) => pattern.test(name))) return 'signed-in'
  return openToVisitors.some((pattern) => pattern.test(name)) ? 'visitors' : undefined
}

const procedures = Object.entries(appRouter._def.procedures).map(([name, procedure]) => ({
  name,
  // What the library keeps of a procedure; its type says no more than that it is one.
  type: (procedure as unknown as { _def: { type: 'query' | 'mutation' } })._def.type,
}))

describe('every procedure', () => {
  it('has a policy', () => {
    expect(procedures.length).toBeGreaterThan(20)
    expect(procedures.filter(({ name }) => policyOf(name) === undefined)).toEqual([])
  })
})

describe.each<[Actor, number, number]>([
  ['an anonymous visitor', 401, 401],
  ['one whose session is past', 401, 401],
  ['one whose session was revoked', 401, 401],
  ['one whose cookie was tampered with', 401, 401],
  ['a suspended administrator', 401, 401],
  ['a contributor', 403, 200],
  ['a moderator', 403, 200],
  ['an account without a role', 403, 200],
  ['an administrator with a one-time password', 403, 200],
  ['an administrator', 200, 200],
])('%s (G1)', (actor, admins, signedIn) => {
  let opened: Awaited<ReturnType<typeof open>>

  beforeAll(async () => {
    opened = await open(actor)
  })

  it('gets what the policy gives', async () => {
    const deviations = []
    for (const { name, type } of procedures) {
      const status = await opened.call(name, type)
      const expected = { visitors: 200, 'signed-in': signedIn, admins }[policyOf(name) ?? 'admins']
      const isRefused = status === 401 || status === 403
      // An empty input may be refused by a schema: only whoever is let in gets as far.
      const isAsExpected = expected === 200 ? !isRefused : status === expected
      if (!isAsExpected || status >= 500) deviations.push({ name, status, expected })
    }

    expect(deviations).toEqual([])
  })

  if (admins === 200) return
  it('changes nothing by what is refused', async () => {
    const refused = procedures.filter(({ name }) =>
      policyOf(name) === 'admins'
        ? admins !== 200
        : policyOf(name) === 'signed-in' && signedIn !== 200,
    )
    const before = await opened.tables()

    for (const { name, type } of refused) await opened.call(name, type)

    expect(await opened.tables()).toBe(before)
  })
})

async function open(actor: Actor) {
  const { db, site, browser } = await openAs(actor)
  return {
    call: async (name: string, type: 'query' | 'mutation') => {
      // It would end the session that the others need.
      if (name === 'auth.signOut') return 200
      const response = await (type === 'query' ? browser.query(name, {}) : browser.mutate(name, {}))
      return response.status
    },
    /** A digest of every row there is. */
    tables: async () => {
      await site.settled()
      const names = await db.$client.batch(
        [
          "select name from sqlite_master where type = 'table' and sql not like '%VIRTUAL%' and name not like 'sqlite%' and name not like 'libsql%' and name not like 'search%'",
        ],
        'read',
      )
      const tables =
        names[0]?.rows.map((row) => `select * from "${z.string().parse(row[0])}"`) ?? []
      const contents = await db.$client.batch(tables, 'read')
      return createHash('sha256').update(JSON.stringify(contents)).digest('hex')
    },
  }
}
