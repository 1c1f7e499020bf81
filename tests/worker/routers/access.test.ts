import { createHash } from 'node:crypto'

import { beforeAll, describe, expect, it } from 'vitest'

import { type Capability, capabilitiesOf } from '#shared/access/capabilities.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'
import { readAllRows } from '#tests/support/database/all-rows.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { type Actor, actors, openAs } from '#tests/worker/auth/actors.ts'

import { adminInputs } from './admin-inputs.ts'

/**
 * Whom each procedure is open to. One of the administration needs the capability that stands here, any
 * other must be named here, so that a new procedure is nobody's by mistake.
 */
const openToVisitors = [
  /^catalogue\./,
  /^search\./,
  /^reports\./,
  /^auth\.(session|challenge|attempts|signIn|register|signOut)$/,
  // Each needs a proof of its own: the cookie of the first step, a signature.
  /^auth\.(secondStep|passkeyRequest|signInWithPasskey)$/,
]
const openToSignedIn = [
  /^auth\.(touch|changePassword|confirmPassword|sessions|endSession|endOtherSessions)$/,
]
/** Of one's own account: to whoever is let into the administration, with a password of their own. */
const openToMembers = [/^auth\.factors\./]
const needed: [RegExp, Capability][] = [
  [/^admin\.dashboard$/, 'dashboard.read'],
  [
    /^admin\.(?:prompts|gpts)\.(?:list|get|neighbours|refusal|revisions?|bySlug|plans)$/,
    'content.read',
  ],
  [/^admin\.(?:labels|find)$/, 'content.read'],
  [/^admin\.views\./, 'content.read'],
  [/^admin\.(?:prompts|gpts)\.(?:createDraft|duplicate)$/, 'content.create'],
  [
    /^admin\.(?:prompts|gpts)\.(?:saveEdits|askReview|presence|slugState|restoreRevision|previewChange|change|undo|preview)$/,
    'content.edit',
  ],
  // An author may not change their item once it is public.
  [/^admin\.(?:prompts|gpts)\.discardEdits$/, 'content.others'],
  [/^admin\.prompts\.setRequetesSeo$/, 'content.edit'],
  [/^admin\.markdown$/, 'content.edit'],
  [/^admin\.import\.(?:preview|write|written)$/, 'content.create'],
  [/^admin\.import\.undo$/, 'content.edit'],
  [/^admin\.(?:prompts|gpts)\.(?:setStatut|publish|plan)$/, 'content.status'],
  [/^admin\.calendar\./, 'content.status'],
  [/^admin\.(?:links|searches)\./, 'content.others'],
  [/^admin\.statistics$/, 'content.others'],
  [/^admin\.(?:prompts|gpts)\.(?:remove|deleted|restore)$/, 'content.delete'],
  [/^admin\.workflows\./, 'workflows.run'],
  [/^admin\.journal\./, 'journal.read'],
  [/^admin\.users\./, 'users.manage'],
  [/^admin\.variables\.list$/, 'content.read'],
  [/^admin\.(?:categories|journeys|redirects|seoPages|tags|variables|vocabulary)\./, 'seo.manage'],
  [/^admin\.settings\./, 'settings.manage'],
]

const neededFor = (name: string): Capability | undefined =>
  needed.find(([pattern]) => pattern.test(name))?.[1]

const procedures = await listProcedures()

const hasPolicy = ({ name }: { name: string }) =>
  [...openToVisitors, ...openToSignedIn, ...openToMembers].some((pattern) => pattern.test(name)) ||
  neededFor(name) !== undefined

describe('every procedure', () => {
  it('has a policy', () => {
    expect(procedures.length).toBeGreaterThan(20)
    expect(procedures.filter((procedure) => !hasPolicy(procedure))).toEqual([])
  })

  it('of the administration declares the capability that it is meant to need', () => {
    const deviations = procedures
      .map(({ name, capability }) => ({ name, declared: capability, meant: neededFor(name) }))
      .filter(({ declared, meant }) => declared !== meant)

    expect(deviations).toEqual([])
  })

  it('of the administration is called with a valid input below', async () => {
    const inputs = await adminInputs(await createTestDatabase(), 'somebody')
    const names = procedures.map(({ name }) => name).filter((name) => name.startsWith('admin.'))

    expect(Object.keys(inputs).toSorted()).toEqual(names.toSorted())
  })
})

/** What the administration answers to whom it lets do nothing; null to whom it may let do something. */
const refusals: Record<Actor, 401 | 403 | null> = {
  'an anonymous visitor': 401,
  'one whose session is past': 401,
  'one whose session was revoked': 401,
  'one whose cookie was tampered with': 401,
  'a suspended administrator': 401,
  'an account without a role': 403,
  'an administrator with a one-time password': 403,
  'a contributor': null,
  'a moderator': null,
  'an administrator': null,
}
const roleOf = {
  'a contributor': 'contributor',
  'a moderator': 'moderator',
  'an administrator': 'admin',
} as const

const cases = actors.flatMap((actor) =>
  [false, true].map((areRolesDelegated) => ({
    actor,
    areRolesDelegated,
    setting: areRolesDelegated ? 'open to every role' : "the administrators' alone",
  })),
)

for (const { actor, areRolesDelegated, setting } of cases) {
  // Who is let do nothing should be so under either setting: npm test tries one of the two.
  const tags = areRolesDelegated && refusals[actor] !== null ? ['prove'] : []
  const expectedOf = (name: string): number => {
    const refusal = refusals[actor]
    const capability = neededFor(name)
    const role = Object.hasOwn(roleOf, actor) ? roleOf[actor as keyof typeof roleOf] : null
    if (openToMembers.some((pattern) => pattern.test(name))) {
      return capabilitiesOf(role, areRolesDelegated).length > 0 ? 200 : (refusal ?? 403)
    }
    if (capability === undefined) {
      const isForSignedIn = openToSignedIn.some((pattern) => pattern.test(name))
      return isForSignedIn && refusal === 401 ? 401 : 200
    }
    return capabilitiesOf(role, areRolesDelegated).includes(capability) ? 200 : (refusal ?? 403)
  }

  describe(`${actor}, the administration being ${setting} (R222, R223, R225)`, { tags }, () => {
    let opened: Awaited<ReturnType<typeof open>>

    beforeAll(async () => {
      opened = await open(actor, areRolesDelegated)
    })

    it('changes nothing by what is refused, valid as it is', async () => {
      const refused = procedures.filter(({ name }) => expectedOf(name) !== 200)
      const before = await opened.tables()
      const deviations = []

      for (const { name, type } of refused) {
        const status = await opened.call(name, type)
        if (status !== expectedOf(name))
          deviations.push({ name, status, expected: expectedOf(name) })
      }

      expect(deviations).toEqual([])
      expect(await opened.tables()).toBe(before)
    })

    it('gets what the policy gives', async () => {
      const deviations = []
      for (const { name, type } of procedures.filter((one) => expectedOf(one.name) === 200)) {
        const status = await opened.call(name, type)
        // What is not of the administration is called with nothing, which its schema may refuse.
        const isServed = name.startsWith('admin.')
          ? status === 200
          : status !== 401 && status !== 403 && status < 500
        if (!isServed) deviations.push({ name, status })
      }

      expect(deviations).toEqual([])
    })
  })
}

async function open(actor: Actor, areRolesDelegated: boolean) {
  const { db, site, browser, accountId } = await openAs(actor, { areRolesDelegated })
  const inputs = await adminInputs(db, accountId)
  return {
    call: async (name: string, type: 'query' | 'mutation') => {
      // It would end the session that the others need.
      if (name === 'auth.signOut') return 200
      const input = name in inputs ? inputs[name] : {}
      const response = await (type === 'query'
        ? browser.query(name, input)
        : browser.mutate(name, input))
      return response.status
    },
    /** A digest of every row there is. */
    tables: async () => {
      await site.settled()
      const rows = await readAllRows(db)
      return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
    },
  }
}
