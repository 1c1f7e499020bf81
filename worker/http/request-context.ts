import { createMiddleware } from 'hono/factory'

import { maskText } from '#shared/admin/audit-mask.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import { once } from '#shared/text/once.ts'
import { isAnalysis, isPublic } from '#worker/addresses/path-purposes.ts'
import type { Gate } from '#worker/auth/gate.ts'
import type { PresentedSession, SessionHandle } from '#worker/auth/session-handle.ts'
import type { Database } from '#worker/database/db.ts'
import type { Charges } from '#worker/limits/charges.ts'
import { clientNetwork, clientPrefix } from '#worker/limits/client-prefix.ts'
import type { ReportLimit } from '#worker/limits/report-limit.ts'
import type { BudgetDecision, BudgetRefusal } from '#worker/limits/spent-units.ts'
import type { AnswerCache } from '#worker/page-cache/answer-cache.ts'
import type { VersionedAnswers } from '#worker/page-cache/versioned-answers.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'
import { setRetryAfter, tooManyRequests } from '#worker/runtime/too-many-requests.ts'
import { mayAct } from '#worker/services/access/rights.ts'
import {
  findSession,
  recordDevice,
  sessionGuards,
  type SignedIn,
} from '#worker/services/access/sessions.ts'
import type { Actor } from '#worker/services/journal/admin-logs.ts'
import type { GetSearchEngine } from '#worker/services/search/search-engines.ts'
import type { Announce } from '#worker/services/site/index-now.ts'
import type { Context, SessionClaim } from '#worker/trpc/context.ts'

import { isOwnOrigin } from './same-origin.ts'
import { createSecurityChecks } from './security-checks.ts'

/** What was answered before, as one request sees it. */
export type OpenCaches = (defer: Context['defer']) => {
  cached: AnswerCache
  versioned: VersionedAnswers
  searchEngine: GetSearchEngine
}

export type RequestEnv = { Variables: { charges: Charges; context: Context } }

/** Use of a database handle. Public reads go to the nearest server; an analysis has a longer time limit. */
type Purpose = 'public' | 'administration' | 'analysis'
export type OpenDatabase = (purpose: Purpose) => Database

type Dependencies = {
  readDisk: Context['disk']
  openDatabase: OpenDatabase
  reportLimit: ReportLimit
  gate: Gate
  openCaches: OpenCaches
  siteOrigin: string
  indexNow?: { announce: Announce } | undefined
}

const maxUserAgentLength = 300

/** One context per request: its own database handle, nothing shared with another visitor's. */
export const requestContext = (dependencies: Dependencies) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    const { openDatabase, reportLimit, gate, openCaches, siteOrigin, indexNow, readDisk } =
      dependencies
    const { charges } = c.var
    const responseHeaders = new Headers()
    const defer = (work: Promise<unknown>) =>
      c.executionCtx.waitUntil(work.catch((error: unknown) => logUnexpected(error)))
    // Set by the platform: what a visitor writes in any other header proves nothing.
    const address = c.req.header('cf-connecting-ip')
    const client = clientPrefix(address)
    const db = openDatabase(purposeOf(c.req.path))
    const now = new Date()
    const actor: Actor = {
      userId: null,
      adresse: clientNetwork(address),
      userAgent: maskText((c.req.header('user-agent') ?? '').slice(0, maxUserAgentLength)),
      now,
    }
    const signInLimits = gate.openSignInLimits(client)
    const cookies = trustedCookies(c.req.raw, siteOrigin)
    const session = gate.openSession({ cookies, responseHeaders, now })
    c.set('context', {
      db,
      now,
      siteOrigin,
      responseHeaders,
      charge: async (cost, readInput) => {
        const decision = await charges.chargeClient(cost, readInput)
        assertAllowed(decision, responseHeaders, () => errorMessages.tooManyRequests)
        return decision.release
      },
      chargeFor:
        ({ user, sessionId }) =>
        async (cost, readInput) => {
          const decision = await charges.chargeAccount(user.id, sessionId, cost, readInput)
          assertAllowed(decision, responseHeaders, tooManyActions)
          return decision.release
        },
      countReport: async () => {
        const decision = await reportLimit(address)
        assertAllowed(decision, responseHeaders, () => tooManyReports)
        return decision.release
      },
      ...openCaches(defer),
      // The procedures of one batch ask together.
      authenticate: once(async () => {
        const presented = await session.presented()
        if (!presented) return null
        // The cookie is signed: an account without budget is refused before the database is asked.
        assertAllowed(charges.checkAccount(presented.userId), responseHeaders, tooManyActions)
        return authenticate(db, actor, presented, defer)
      }),
      claim: once(() => claim(db, now, session)),
      preview: null,
      passwords: gate.passwords,
      factorKeys: gate.factorKeys,
      usesTurnstile: gate.usesTurnstile,
      challenges: gate.openChallenges({
        key: () => gate.clientKey(client),
        address,
        now,
        firstUse: signInLimits.firstUse,
        isAlarmed: signInLimits.isAlarmed,
      }),
      signInLimits,
      session,
      actor,
      securityChecks: createSecurityChecks({
        siteOrigin,
        openSession: gate.openSession,
        firstUse: signInLimits.firstUse,
      }),
      disk: readDisk,
      defer,
      announce: indexNow?.announce,
    })
    await next()
    for (const [name, value] of responseHeaders) c.header(name, value, { append: true })
  })

function purposeOf(path: string): Purpose {
  if (isPublic(path)) return 'public'
  return isAnalysis(path) ? 'analysis' : 'administration'
}

/** A question that another site makes a browser ask the API is nobody's. */
function trustedCookies(request: Request, siteOrigin: string): string | undefined {
  const isApi = new URL(request.url).pathname.startsWith('/api/')
  if (isApi && !isOwnOrigin(request.headers, siteOrigin)) return undefined
  return request.headers.get('cookie') ?? undefined
}

async function authenticate(
  db: Database,
  actor: Actor,
  presented: PresentedSession,
  defer: Context['defer'],
): Promise<SignedIn | null> {
  const found = await findSession(db, actor, presented)
  if (!found) return null
  const { signedIn, isOtherDevice } = found
  if (isOtherDevice) {
    defer(recordDevice(db, { ...actor, userId: signedIn.user.id }, signedIn.sessionId))
  }
  return signedIn
}

async function claim(
  db: Database,
  now: Date,
  session: SessionHandle,
): Promise<SessionClaim | null> {
  const presented = await session.presented()
  if (!presented) return null
  const { userId } = presented
  return {
    userId,
    may: (capability) => mayAct(userId, capability),
    guards: await sessionGuards(db, now, presented),
  }
}

const tooManyReports = 'Vous avez envoyé trop de signalements. Réessayez demain.'
const tooManyActions = ({ isBusy }: BudgetRefusal) =>
  isBusy ? 'Trop de demandes en même temps.' : 'Trop d’actions en une minute.'

/** Throws `TOO_MANY_REQUESTS` for a refusal. */
function assertAllowed<Decision extends BudgetDecision>(
  decision: Decision,
  headers: Headers,
  messageFor: (refusal: BudgetRefusal) => string,
): asserts decision is Extract<Decision, { allowed: true }> {
  if (decision.allowed) return
  setRetryAfter(headers, decision.retryAfterSeconds)
  throw tooManyRequests(messageFor(decision), decision.retryAfterSeconds)
}
