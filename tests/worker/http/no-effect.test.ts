import { beforeAll, describe, expect, it, vi } from 'vitest'

import { listProcedures } from '#tests/support/calls/procedures.ts'
import { recordingBudgets } from '#tests/support/site/budgets.ts'
import { type Actor, openAs } from '#tests/worker/auth/actors.ts'
import { adminInputs } from '#tests/worker/routers/admin-inputs.ts'
import { visitorInputs } from '#tests/worker/routers/visitor-inputs.ts'

const procedures = await listProcedures()
/** Signed in, so that what needs no capability is theirs to try, at the expense of their account. */
const signedIn: Actor[] = ['an account without a role', 'an administrator with a one-time password']
const refusedActors: Actor[] = [
  'an anonymous visitor',
  'one whose cookie was tampered with',
  'one whose session is past',
  'one whose session was revoked',
  'a suspended administrator',
  ...signedIn,
]

describe.each(refusedActors)('a call that is refused to %s', (actor) => {
  let opened: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    opened = await open(actor)
  })

  it('writes nothing, announces nothing, asks nobody outside and costs its client one unit', async () => {
    const refused = procedures.filter(({ name, capability }) =>
      capability === undefined
        ? name.startsWith('auth.factors.') && !signedIn.includes(actor)
        : true,
    )
    expect(refused.length).toBeGreaterThan(100)

    expect(await opened.effectsOf(refused)).toEqual([])
  })

  it('has no more effect when the procedure does not exist, or by another method', async () => {
    const unknown = [
      { name: 'admin.inconnue', type: 'mutation' as const },
      { name: 'admin.prompts.inconnue', type: 'query' as const },
      { name: 'admin.prompts.remove', type: 'query' as const },
      { name: 'admin.labels', type: 'mutation' as const },
      { name: 'inconnu.rien', type: 'mutation' as const },
    ]

    expect(await opened.effectsOf(unknown)).toEqual([])
  })
})

async function open(actor: Actor) {
  const announce = vi.fn(async () => {})
  const { budgets, takeSpent } = recordingBudgets()
  const { db, site, browser, accountId } = await openAs(actor, {
    areRolesDelegated: true,
    site: { budgets, indexNow: { key: 'cle-de-test', announce } },
  })
  const inputs = { ...visitorInputs, ...(await adminInputs(db, accountId ?? 'somebody')) }
  await site.settled()
  const write = vi.spyOn(db.client, 'write')
  const outside = vi.spyOn(globalThis, 'fetch')

  /** The calls that had an effect, or were not refused. */
  async function effectsOf(calls: { name: string; type: 'query' | 'mutation' }[]) {
    const found = []
    for (const { name, type } of calls) {
      takeSpent()
      write.mockClear()
      announce.mockClear()
      outside.mockClear()
      const response = await (type === 'query'
        ? browser.query(name, inputs[name])
        : browser.mutate(name, inputs[name]))
      await site.settled()
      const effects = {
        name,
        status: response.status,
        writes: write.mock.calls.length,
        announced: announce.mock.calls.length,
        outside: outside.mock.calls.filter(isOutside).length,
        spent: takeSpent().join(),
      }
      const isRefused = [401, 403, 404, 405].includes(effects.status)
      const isWithoutEffect =
        effects.writes + effects.announced + effects.outside === 0 &&
        effects.spent === 'client 203.0.113.7: 1'
      if (!isRefused || !isWithoutEffect) found.push(effects)
    }
    return found
  }
  return { effectsOf }
}

/** The database is asked by the same function. */
const isOutside = ([asked]: Parameters<typeof fetch>) =>
  !(asked instanceof Request && new URL(asked.url).hostname.endsWith('127.0.0.1'))
