import type { Capability } from '#shared/access/capabilities.ts'
import { sessionTimes } from '#shared/access/session-times.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import type { VisitorLimit } from '#worker/limits/rate-limits.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { recordActivity } from '#worker/services/access/sessions.ts'
import { isRefusal } from '#worker/services/journal/write-guard.ts'

import { admit } from './admission.ts'
import { middleware, procedure } from './init.ts'

/** Open to every visitor. */
export const publicProcedure = procedure

/** Open to every visitor, so many times in a window; each call of a batch counts. */
export const limitedProcedure = (purpose: VisitorLimit) =>
  publicProcedure.use(async ({ ctx, next }) => {
    await ctx.limit(purpose)
    return next()
  })

/**
 * Open to whoever is signed in, even with a one-time password: to change it, and to sign out. What
 * changes something is the user's doing and begins the idle time anew; reading never does.
 */
export const sessionProcedure = procedure.use(async ({ ctx, next, type }) => {
  const signedIn = await ctx.authenticate()
  if (!signedIn) throw new AppError('UNAUTHORIZED', errorMessages.auth)
  const idleMs = ctx.now.getTime() - Date.parse(signedIn.lastActiveAt)
  if (type === 'mutation' && idleMs >= sessionTimes.reportEveryMs) {
    ctx.defer(recordActivity(ctx.db, ctx.now, signedIn.sessionId))
  }
  return next({ ctx: { ...signedIn, actor: { ...ctx.actor, userId: signedIn.user.id } } })
})

/**
 * Open to whoever has the capability, as the database says at this moment: nothing of
 * the input is read before, so whoever may do nothing costs the same whatever they send. A write has the
 * check in its own batch besides, so that nobody is demoted between the two.
 */
export const adminProcedure = (capability: Capability) =>
  procedure.meta({ capability }).use(async ({ ctx, next, type }) => {
    const { actor, guarded } = await admit(ctx, capability)
    if (type !== 'mutation') return next({ ctx: { actor } })
    const result = await next({ ctx: { actor, db: guarded() } })
    if (!result.ok && isRefusal(result.error, 'session')) {
      throw new AppError('UNAUTHORIZED', errorMessages.auth, { cause: result.error })
    }
    return result
  })

/** Lets nobody on whose password was typed too long ago: a session that was left open decides less. */
const requireRecentPassword = middleware(async ({ ctx, next }) => {
  const signedIn = await ctx.authenticate()
  if (!signedIn) throw new AppError('UNAUTHORIZED', errorMessages.auth)
  const typedMs = ctx.now.getTime() - Date.parse(signedIn.authenticatedAt)
  if (typedMs <= sessionTimes.recentPasswordMs) return next()
  throw new AppError('FORBIDDEN', errorMessages.passwordNeeded, {
    details: { needsPassword: true },
  })
})

/** A `sessionProcedure` that asks for the password again when it was typed more than ten minutes ago. */
export const recentlyAuthenticated = sessionProcedure.use(requireRecentPassword)

/** An `adminProcedure` that asks the same. */
export const recentlyAuthenticatedAdmin = (capability: Capability) =>
  adminProcedure(capability).use(requireRecentPassword)
