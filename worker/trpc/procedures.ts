import type { Capability } from '#shared/access/capabilities.ts'
import { sessionTimes } from '#shared/access/session-times.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import type { ReadInput } from '#worker/limits/charges.ts'
import { type Cost, costs } from '#worker/limits/costs.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { recordActivity } from '#worker/services/access/sessions.ts'
import { isGuardFailure } from '#worker/services/journal/write-guard.ts'

import { authorize } from './authorization.ts'
import type { Charge } from './context.ts'
import { middleware, procedure } from './init.ts'

/** Charges an answer, makes it and releases its slot. */
export async function charged<Answer>(
  charge: Charge,
  cost: Cost,
  makeAnswer: () => Promise<Answer>,
  readInput?: ReadInput,
): Promise<Answer> {
  const release = await charge(cost, readInput)
  try {
    return await makeAnswer()
  } finally {
    release()
  }
}

/** What one call costs: as its procedure declares, else by whether it writes. */
export const costOf = (type: string, meta: { cost?: Cost } | undefined): Cost =>
  meta?.cost ?? (type === 'mutation' ? costs.write : costs.read)

type Call<Answer> = {
  type: string
  meta: { cost?: Cost } | undefined
  getRawInput: ReadInput
  makeAnswer: () => Promise<Answer>
}

/** Makes the answer to a call at the cost that its procedure declares. */
const chargedCall = <Answer>(
  charge: Charge,
  { type, meta, makeAnswer, getRawInput }: Call<Answer>,
): Promise<Answer> => charged(charge, costOf(type, meta), makeAnswer, getRawInput)

/** Charges the cost that the procedure declares to whoever asks. */
const chargeCost = middleware(async ({ ctx, next, ...call }) =>
  chargedCall(ctx.charge, { ...call, makeAnswer: next }),
)

/** Open to every visitor. A call costs 1 unit of its client's budget, as any request does. */
export const publicProcedure = procedure

/** Open to every visitor, at a cost of its own; each call of a batch is charged. */
export const costlyProcedure = (cost: Cost) => publicProcedure.meta({ cost }).use(chargeCost)

/**
 * Open to whoever is signed in, even with a one-time password: to change it, and to sign out. What
 * changes something is the user's doing and begins the idle time anew; reading never does.
 */
export const sessionProcedure = procedure.use(async ({ ctx, next, ...call }) => {
  const signedIn = await ctx.authenticate()
  if (!signedIn) throw new AppError('UNAUTHORIZED', errorMessages.auth)
  const charge = ctx.chargeFor(signedIn)
  const makeAnswer = async () => {
    const idleMs = ctx.now.getTime() - Date.parse(signedIn.lastActiveAt)
    if (call.type === 'mutation' && idleMs >= sessionTimes.reportEveryMs) {
      ctx.defer(recordActivity(ctx.db, ctx.now, signedIn.sessionId))
    }
    return next({
      ctx: { ...signedIn, charge, actor: { ...ctx.actor, userId: signedIn.user.id } },
    })
  }
  return chargedCall(charge, { ...call, makeAnswer })
})

/**
 * Open to whoever has the capability, as the database says at this moment. Runs before input parsing, so
 * an unauthorised caller cannot make us parse, and costs the same whatever they send. A write has the check
 * in its own batch besides, so that nobody is demoted between the two.
 */
export const adminProcedure = (capability: Capability, cost?: Cost) =>
  procedure.meta({ capability, ...(cost && { cost }) }).use(async ({ ctx, next, ...call }) => {
    const { actor, charge, guardedDb } = await authorize(ctx, capability)
    const makeAnswer = async () => {
      if (call.type !== 'mutation') return next({ ctx: { actor, charge } })
      const result = await next({ ctx: { actor, charge, db: guardedDb() } })
      if (!result.ok && isGuardFailure(result.error, 'session')) {
        throw new AppError('UNAUTHORIZED', errorMessages.auth, { cause: result.error })
      }
      return result
    }
    return chargedCall(charge, { ...call, makeAnswer })
  })

/** Refuses a session whose password was typed too long ago: one that was left open may do less. */
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
