import type { Capability } from '#shared/access/capabilities.ts'
import type { SecurityCheck } from '#shared/access/security-check.ts'
import type { DiskState } from '#shared/site/site-health.ts'
import type { Challenges } from '#worker/auth/challenge/challenges.ts'
import type { FactorKeys } from '#worker/auth/factors/factor-keys.ts'
import type { Passwords } from '#worker/auth/password.ts'
import type { SessionHandle } from '#worker/auth/session-handle.ts'
import type { Database } from '#worker/database/db.ts'
import type { Statement } from '#worker/database/write-batch.ts'
import type { ReadInput } from '#worker/limits/charges.ts'
import type { Cost } from '#worker/limits/costs.ts'
import type { SignInLimits } from '#worker/limits/sign-in-limits.ts'
import type { AnswerCache } from '#worker/page-cache/answer-cache.ts'
import type { VersionedAnswers } from '#worker/page-cache/versioned-answers.ts'
import type { Viewer } from '#worker/services/access/rights.ts'
import type { SignedIn } from '#worker/services/access/sessions.ts'
import type { Actor } from '#worker/services/journal/admin-logs.ts'
import type { GetSearchEngine } from '#worker/services/search/search-engines.ts'
import type { Announce } from '#worker/services/site/index-now.ts'

/** Whose session a request claims, for the database to decide what it is worth. */
export type SessionClaim = Viewer & {
  /** Statements that make a write fail unless the session is theirs and they have the capability. */
  guards: (capability: Capability) => Statement[]
}

/**
 * Charges an answer before it is made, and returns the function that releases its slot. Throws
 * `TOO_MANY_REQUESTS` when the budget is used up or all slots are taken.
 */
export type Charge = (cost: Cost, readInput?: ReadInput) => Promise<() => void>

/** What every procedure receives; plain data, no platform type. */
export type Context = {
  db: Database
  now: Date
  /** Root of every canonical address. */
  siteOrigin: string
  /** Charges who asks: the client, or in the administration the account. */
  charge: Charge
  chargeFor: (signedIn: Pick<SignedIn, 'user' | 'sessionId'>) => Charge
  /**
   * Counts a report of this client, and returns what takes it back. Throws `TOO_MANY_REQUESTS` beyond its
   * daily number.
   */
  countReport: () => Promise<() => Promise<void>>
  /** Answers a question from what was answered some seconds ago at most. */
  cached: AnswerCache
  /** Answers what every page asks from what was read of this content version before. */
  versioned: VersionedAnswers
  searchEngine: GetSearchEngine
  /**
   * Who is signed in, as the database says now, or null. Reads the request's cookie: only procedures of
   * the administration ask, so that no public answer depends on one.
   */
  authenticate: () => Promise<SignedIn | null>
  /**
   * Whose session a cookie that we signed names, and what must hold for a write of theirs; what the
   * session is worth, only the database says.
   */
  claim: () => Promise<SessionClaim | null>
  /** Who is shown every item that they may see, of any status: for the preview of a page alone. */
  preview: Viewer | null
  /** Hashes and checks passwords, one at a time; gives one-time ones. */
  passwords: Passwords
  /** What second factors are made and checked with. */
  factorKeys: FactorKeys
  /** Whether that work is Cloudflare's challenge. */
  usesTurnstile: boolean
  /** Asks this client for work before it may sign in, and checks it. */
  challenges: Challenges
  /** What this client may still try of passwords. */
  signInLimits: SignInLimits
  /** The cookies of the administration, as they came and as they leave. */
  session: SessionHandle
  /** Who acts, for the journal, before or without a session. */
  actor: Actor
  /** Tries what protects the site, at this moment. */
  securityChecks: () => Promise<SecurityCheck[]>
  /** How much room is left where the site stores; null where that is the platform's business. */
  disk: () => Promise<DiskState | null>
  /** Headers that a procedure adds to the response, page or API alike. */
  responseHeaders: Headers
  /** Lets work finish after the response has left; its failure never reaches the visitor. */
  defer: (work: Promise<unknown>) => void
  /** Tells search engines which pages changed, where a key to do so is configured. */
  announce?: Announce | undefined
}
