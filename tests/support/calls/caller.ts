import { sql } from 'drizzle-orm'

import { type Capability, capabilitiesOf } from '#shared/access/capabilities.ts'
import type { Role } from '#shared/access/user.ts'
import { searchEngineOf } from '#tests/support/database/search-engine-of.ts'
import { testGate } from '#tests/support/site/gate.ts'
import type { Gate } from '#worker/auth/gate.ts'
import type { Database } from '#worker/database/db.ts'
import type { Cost } from '#worker/limits/costs.ts'
import { appRouter } from '#worker/routers/index.ts'
import type { Viewer } from '#worker/services/access/rights.ts'
import type { SignedIn } from '#worker/services/access/sessions.ts'
import { failUnless } from '#worker/services/journal/write-guard.ts'
import type { Announce } from '#worker/services/site/index-now.ts'
import type { Context, SessionClaim } from '#worker/trpc/context.ts'
import { createCallerFactory } from '#worker/trpc/init.ts'

const createCaller = createCallerFactory(appRouter)

type CallerOptions = {
  now?: Date
  /** Receives what would go on after the response, for a test that waits for it. */
  deferred?: Promise<unknown>[]
  /** Receives what is charged. */
  charged?: Cost[]
  /** Remembers attempts and challenges between callers. */
  gate?: Gate
  /** The cookies that come with the call, and where those that are set go. */
  cookies?: string
  responseHeaders?: Headers
  announce?: Announce
  /** Lets in roles other than `admin`. */
  isDelegated?: boolean
}

/** Calls procedures without HTTP, as a visitor who has no account. */
export const asVisitor = (db: Database, options: CallerOptions = {}) =>
  createCaller(contextOf(db, null, options))

/** Whom the callers below act as; an `id` that has no row in `users` is enough for most procedures. */
export type TestUser = { id: string; email: string }

export const testAdmin: TestUser = { id: 'admin-1', email: 'admin@example.org' }

/** One who may do everything, for a service that is called without a procedure. */
export const testViewer: Viewer = { userId: testAdmin.id, may: () => sql`true` }

/** Calls procedures without HTTP, as an administrator whose session is valid. */
export const asAdmin = (db: Database, user: TestUser = testAdmin, options: CallerOptions = {}) =>
  asRole(db, 'admin', user, options)

/** Calls procedures without HTTP, as a signed-in account of the role. */
export const asRole = (
  db: Database,
  role: Role | null,
  { id, email }: TestUser = testAdmin,
  options: CallerOptions = {},
) => {
  const at = (options.now ?? new Date()).toISOString()
  const signedIn: SignedIn = {
    user: { id, email, role },
    capabilities: capabilitiesOf(role, options.isDelegated ?? false),
    sessionId: `session-of-${id}`,
    mustChangePassword: false,
    mustAddFactor: false,
    isInMaintenance: false,
    lastActiveAt: at,
    authenticatedAt: at,
    absoluteExpiresAt: at,
    expiresAt: at,
  }
  return createCaller(contextOf(db, signedIn, options))
}

/** What the real claim asks the database, answered by whom the caller acts as. */
function claimOf({ user, capabilities }: SignedIn): SessionClaim {
  const may = (capability: Capability) =>
    capabilities.includes(capability) ? sql`true` : sql`false`
  return {
    userId: user.id,
    may,
    guards: (capability) => [failUnless(may(capability), 'session')],
  }
}

const client = '192.0.2.7'

function contextOf(db: Database, signedIn: SignedIn | null, options: CallerOptions): Context {
  const { now = new Date(), deferred = [], charged = [], gate = testGate() } = options
  const { cookies, responseHeaders = new Headers(), announce } = options
  const signInLimits = gate.openSignInLimits(client)
  const noteCharge = async (cost: Cost) => {
    charged.push(cost)
    return () => {}
  }
  return {
    db,
    now,
    siteOrigin: 'https://example.org',
    usesTurnstile: gate.usesTurnstile,
    charge: noteCharge,
    chargeFor: () => noteCharge,
    countReport: async () => async () => {},
    cached: (_question, _seconds, answer) => answer(),
    versioned: (_name, read) => read(),
    searchEngine: searchEngineOf(db),
    authenticate: async () => signedIn,
    claim: async () => signedIn && claimOf(signedIn),
    preview: null,
    passwords: gate.passwords,
    factorKeys: gate.factorKeys,
    challenges: gate.openChallenges({
      key: () => gate.clientKey(client),
      address: client,
      now,
      firstUse: signInLimits.firstUse,
      isAlarmed: signInLimits.isAlarmed,
    }),
    signInLimits,
    session: gate.openSession({ cookies, responseHeaders, now }),
    securityChecks: async () => [],
    disk: async () => null,
    actor: { userId: null, adresse: '192.0.2.0', userAgent: 'test', now },
    responseHeaders,
    defer: (work) => void deferred.push(work.catch(() => undefined)),
    announce,
  }
}
