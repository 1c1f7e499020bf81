import type { Capability } from '#shared/capabilities.ts'
import { errorMessages } from '#shared/error-messages.ts'
import { sessionTimes } from '#shared/session-times.ts'

import { AppError, findAppError } from '../errors.ts'
import type { LimitPurpose } from '../limits/limiter.ts'
import type { Editor } from '../services/rights.ts'
import { recordActivity } from '../services/sessions.ts'
import { guardWrites } from '../write-batch.ts'
import type { Context } from './context.ts'
import { procedure } from './init.ts'

/** Open to every visitor. */
export const publicProcedure = procedure

/** Open to every visitor, so many times in a window; each call of a batch counts (D23). */
export const limitedProcedure = (purpose: LimitPurpose) =>
  publicProcedure.use(async ({ ctx, next }) => {
    await ctx.limit(purpose)
    return next()
  })

/**
 * Open to whoever is signed in, even with a one-time password: to change it, and to sign out. What
 * changes something is the user's doing and begins the idle time anew; reading never does (D39).
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
 * Open to whoever is signed in and gave the password, or a passkey in its place, within the last ten
 * minutes (D102).
 */
export const recentlyAuthenticated = sessionProcedure.use(({ ctx, next }) => {
  if (ctx.now.getTime() - Date.parse(ctx.authenticatedAt) > sessionTimes.recentMs) {
    const details = { needsPassword: true }
    throw new AppError('FORBIDDEN', errorMessages.passwordAgain, { details })
  }
  return next()
})

/**
 * Open to whoever has the capability, as the database says at this moment (R222, D37, D56), and without
 * a request for saying it. What reads asks in the same breath as the check, and its answer goes nowhere
 * when the check fails. What writes has the check in its own batch; where it wrote nothing, the check
 * follows.
 */
export const adminProcedure = (capability: Capability) =>
  procedure.meta({ capability }).use(async ({ ctx, next, type }) => {
    const claim = await ctx.claim()
    if (!claim) throw new AppError('UNAUTHORIZED', errorMessages.auth)
    const { userId, may } = claim
    const actor: Editor = { ...ctx.actor, userId, may }
    if (type !== 'mutation') {
      const check = requireCapability(ctx, capability)
      const [answer, verdict] = await Promise.allSettled([next({ ctx: { actor } }), check])
      if (verdict.status === 'rejected') throw verdict.reason
      if (answer.status === 'rejected') throw answer.reason
      return answer.value
    }
    const { db, hasWritten } = guardWrites(ctx.db, claim.guards(capability))
    const result = await next({ ctx: { actor, db } })
    // A database that is down would let whoever waits wait twice.
    const isDown = !result.ok && findAppError(result.error)?.code === 'SERVICE_UNAVAILABLE'
    if (!isDown && (!result.ok || !hasWritten())) await requireCapability(ctx, capability)
    return result
  })

async function requireCapability({ authenticate }: Context, capability: Capability): Promise<void> {
  const signedIn = await authenticate()
  if (!signedIn) throw new AppError('UNAUTHORIZED', errorMessages.auth)
  const { capabilities, mustChangePassword, mustAddFactor } = signedIn
  if (!capabilities.includes(capability) || mustChangePassword || mustAddFactor) {
    throw new AppError('FORBIDDEN', errorMessages.permission)
  }
}
