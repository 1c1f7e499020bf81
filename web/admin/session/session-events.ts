import type { SessionState } from '#shared/access/sign-in.ts'

import type { SignedOutReason } from './signed-out.ts'

/** What happens to a session, by the names that its listeners know. */
export type SessionEvent =
  | { name: 'INITIAL_SESSION'; session: SessionState | null }
  | { name: 'SIGNED_IN'; session: SessionState }
  /** Whoever signs out leaves nothing behind; whose session ends otherwise finds their drafts again. */
  | { name: 'SIGNED_OUT'; reason: SignedOutReason | null; isByUser: boolean }
  /** The cookie has another secret. */
  | { name: 'TOKEN_REFRESHED'; session: SessionState }
  /** The account's address, role, rights or password. */
  | { name: 'USER_UPDATED'; session: SessionState }
  /** A one-time password opened the session: nothing works before it is replaced. */
  | { name: 'PASSWORD_RECOVERY'; session: SessionState }
  /** Nothing gives it: a session begins when both steps are done, and `SIGNED_IN` says so. */
  | { name: 'MFA_CHALLENGE_VERIFIED'; session: SessionState }

/** undefined before the server's first answer, null when nobody is signed in. */
export type KnownSession = SessionState | null | undefined

/** What happened between two answers of the server. */
export function sessionChanges(before: KnownSession, after: SessionState | null): SessionEvent[] {
  if (before === undefined) return [{ name: 'INITIAL_SESSION', session: after }, ...recovery(after)]
  if (after === null)
    return before === null ? [] : [{ name: 'SIGNED_OUT', reason: null, isByUser: false }]
  if (before === null || !isSameSession(before, after)) {
    return [{ name: 'SIGNED_IN', session: after }, ...recovery(after)]
  }
  const events: SessionEvent[] = []
  if (accountOf(before) !== accountOf(after)) events.push({ name: 'USER_UPDATED', session: after })
  if (before.expiresAt !== after.expiresAt) events.push({ name: 'TOKEN_REFRESHED', session: after })
  return events
}

const recovery = (session: SessionState | null): SessionEvent[] =>
  session?.mustChangePassword === true ? [{ name: 'PASSWORD_RECOVERY', session }] : []

/** A session keeps its last moment for as long as it lives. */
const isSameSession = (a: SessionState, b: SessionState) =>
  a.user.id === b.user.id && a.absoluteExpiresAt === b.absoluteExpiresAt

const accountOf = (session: SessionState) => {
  const { user, capabilities, mustChangePassword, mustAddFactor, authenticatedAt } = session
  return JSON.stringify([user, capabilities, mustChangePassword, mustAddFactor, authenticatedAt])
}
