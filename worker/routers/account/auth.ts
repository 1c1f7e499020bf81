import { flattenError, z } from 'zod'

import { secondStepSchema, usedPasskeySchema } from '#shared/access/second-factor.ts'
import {
  newPasswordSchema,
  passwordSchema,
  registrationSchema,
  type SessionState,
  type SignInAttempts,
  signInSchema,
} from '#shared/access/sign-in.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import { passkeyRequest } from '#worker/auth/factors/passkeys.ts'
import type { PresentedSession } from '#worker/auth/session-handle.ts'
import { costs } from '#worker/limits/costs.ts'
import { AppError, findAppError } from '#worker/runtime/errors.ts'
import { setRetryAfter } from '#worker/runtime/too-many-requests.ts'
import { register } from '#worker/services/access/registration.ts'
import {
  askSecondStep,
  finishSignIn,
  signInWithPasskey,
} from '#worker/services/access/second-step.ts'
import {
  endOwnOtherSessions,
  endOwnSession,
  isOutlived,
  isRenewable,
  listSessions,
  recordActivity,
  renewSession,
  signOut,
  type SignedIn,
} from '#worker/services/access/sessions.ts'
import {
  changePassword,
  confirmPassword,
  messages,
  signIn,
  type SignInResult,
} from '#worker/services/access/sign-in.ts'
import type { Context } from '#worker/trpc/context.ts'
import { middleware, router } from '#worker/trpc/init.ts'
import {
  costlyProcedure,
  publicProcedure,
  recentlyAuthenticated,
  sessionProcedure,
} from '#worker/trpc/procedures.ts'

/** Sends the wait that a limit of sign-in gives. */
const sendRetryAfter = middleware(async ({ ctx, next }) => {
  const result = await next()
  const seconds = result.ok ? undefined : findAppError(result.error)?.details.retryAfterSeconds
  if (seconds) setRetryAfter(ctx.responseHeaders, seconds)
  return result
})

/** Attempts that fail at the challenge count against no account: they are as many as challenges. */
const attemptProcedure = costlyProcedure(costs.signIn).use(sendRetryAfter)

/** An attempt by somebody who is signed in. */
const signedInAttempt = sessionProcedure.meta({ cost: costs.signIn }).use(sendRetryAfter)

/** Matches an object whose e-mail or password is missing or empty. */
const incompleteSchema = z
  .record(z.string(), z.unknown())
  .refine(({ email, password }) => [email, password].some((value) => (value ?? '') === ''))

/** Reports missing credentials with the specification's message (R221), before field errors. */
const requireCredentials = middleware(async ({ getRawInput, next }) => {
  const input = await getRawInput()
  if (!incompleteSchema.safeParse(input).success) return next()
  const fields = signInSchema.safeParse(input).error
  throw new AppError('BAD_REQUEST', messages.incomplete, {
    details: { fields: fields ? flattenError(fields).fieldErrors : {} },
  })
})

/** Sign-in, the session, and one's own password. */
export const authRouter = router({
  /** Who is signed in and let into the administration; renews a secret that is near its end. */
  session: publicProcedure.query(async ({ ctx }): Promise<SessionState | null> => {
    const signedIn = await ctx.authenticate()
    if (!signedIn || signedIn.capabilities.length === 0) return null
    const current = isRenewable(signedIn, ctx.now) ? await renew(ctx, signedIn) : signedIn
    return toState(ctx, current, signedIn.lastActiveAt)
  }),

  challenge: costlyProcedure(costs.signIn).query(({ ctx }) => ctx.challenges.issue()),

  /** What this client failed of late: of accounts it tells nothing. */
  attempts: costlyProcedure(costs.signIn).query(({ ctx }): Promise<SignInAttempts> =>
    ctx.signInLimits.attempts(),
  ),

  signIn: attemptProcedure
    .use(requireCredentials)
    .input(signInSchema)
    .mutation(async ({ ctx, input }) => {
      const result = await signIn(ctx.db, ctx.actor, input, {
        limits: ctx.signInLimits,
        challenges: ctx.challenges,
        passwords: ctx.passwords,
        deviceId: await ctx.session.knownDevice(input.email),
        presented: await ctx.session.presented(),
        defer: ctx.defer,
      })
      if ('session' in result) return begin(ctx, { ...result, email: input.email })
      const { pending, step } = await askSecondStep(ctx.db, result, ctx.factorKeys)
      await ctx.session.awaitSecondStep(pending)
      return { secondStep: step }
    }),

  /** The second step of a sign-in, in the browser that made the first. */
  secondStep: attemptProcedure.input(secondStepSchema).mutation(async ({ ctx, input }) => {
    const pending = await ctx.session.pending()
    const result = await finishSignIn(
      ctx.db,
      ctx.actor,
      { pending, proof: input },
      await means(ctx),
    )
    ctx.session.endSecondStep()
    return begin(ctx, result)
  }),

  /** What a browser is asked so that a passkey signs in alone. */
  passkeyRequest: costlyProcedure(costs.signIn).mutation(async ({ ctx }) => {
    const { site, newChallenge } = ctx.factorKeys
    const { challenge, token } = await newChallenge({ use: 'sign-in' }, ctx.now)
    return { options: passkeyRequest(site, challenge, []), token }
  }),

  signInWithPasskey: attemptProcedure
    .input(z.strictObject({ token: z.string().max(2048), passkey: usedPasskeySchema }))
    .mutation(async ({ ctx, input }) =>
      begin(ctx, await signInWithPasskey(ctx.db, ctx.actor, input, await means(ctx))),
    ),

  /**
   * Opens an account without a role, while the settings allow it. An address that has one already
   * gets the same answer.
   */
  register: attemptProcedure.input(registrationSchema).mutation(async ({ ctx, input }) => {
    await register(ctx.db, ctx.actor, input, {
      limits: ctx.signInLimits,
      challenges: ctx.challenges,
      passwords: ctx.passwords,
      defer: ctx.defer,
    })
    return {}
  }),

  /** Clears the cookie whatever the database does; its row ends by itself if it cannot be reached. */
  signOut: publicProcedure
    .input(z.strictObject({ reason: z.enum(['user', 'idle']) }))
    .mutation(async ({ ctx, input }) => {
      const presented = await ctx.session.presented()
      ctx.session.end()
      // What the administration stored its client removes: the rest is the visitor's own.
      if (input.reason === 'user') ctx.responseHeaders.set('clear-site-data', '"cache"')
      if (presented) {
        const end = signOut(ctx.db, ctx.actor, presented, input.reason)
        ctx.defer(end)
        await end.catch(() => undefined)
      }
      return {}
    }),

  /** The user did something: the idle time begins anew. */
  touch: sessionProcedure.mutation(async ({ ctx }): Promise<SessionState> => {
    await recordActivity(ctx.db, ctx.now, ctx.sessionId)
    const current = isOutlived(ctx, ctx.now) ? await renew(ctx, ctx) : ctx
    return toState(ctx, current, ctx.now.toISOString())
  }),

  changePassword: signedInAttempt
    .input(z.strictObject({ currentPassword: passwordSchema, newPassword: newPasswordSchema }))
    .mutation(async ({ ctx, input }) => {
      const { session, expiresAt } = await changePassword(
        ctx.db,
        ctx.actor,
        { presented: await getPresented(ctx), ...input },
        { limits: ctx.signInLimits, passwords: ctx.passwords, defer: ctx.defer },
      )
      await ctx.session.start(session, expiresAt)
      return {}
    }),

  /** The password typed again, for what asks that it was typed of late. */
  confirmPassword: signedInAttempt
    .input(z.strictObject({ currentPassword: passwordSchema }))
    .mutation(async ({ ctx, input }) => {
      const renewed = await confirmPassword(
        ctx.db,
        ctx.actor,
        { presented: await getPresented(ctx), ...input },
        { limits: ctx.signInLimits, passwords: ctx.passwords, defer: ctx.defer },
      )
      if (renewed) await ctx.session.start(renewed.presented, renewed.expiresAt)
      return {}
    }),

  sessions: sessionProcedure.query(({ ctx }) =>
    listSessions(ctx.db, ctx.now, { userId: ctx.user.id, sessionId: ctx.sessionId }),
  ),

  /** It asks for the password again, so that a session that was left open ends no other. */
  endSession: recentlyAuthenticated
    .input(z.strictObject({ id: z.uuid() }))
    .mutation(async ({ ctx, input }) => {
      await endOwnSession(ctx.db, ctx.actor, { id: input.id, userId: ctx.user.id })
      if (input.id === ctx.sessionId) ctx.session.end()
      return {}
    }),

  endOtherSessions: recentlyAuthenticated.mutation(async ({ ctx }) => {
    const { sessionId } = ctx
    return {
      ended: await endOwnOtherSessions(ctx.db, ctx.actor, { userId: ctx.user.id, sessionId }),
    }
  }),
})

async function getPresented({ session }: Context): Promise<PresentedSession> {
  const presented = await session.presented()
  if (!presented) throw new AppError('UNAUTHORIZED', errorMessages.auth)
  return presented
}

const means = async (ctx: Context) => ({
  limits: ctx.signInLimits,
  keys: ctx.factorKeys,
  presented: await ctx.session.presented(),
  knownDevice: ctx.session.knownDevice,
  defer: ctx.defer,
})

/** Gives the browser its session, and remembers that the account signed in with it. */
async function begin(
  { session }: Context,
  { session: opened, expiresAt, mustChangePassword, email }: SignInResult & { email: string },
) {
  await session.start(opened, expiresAt)
  await session.rememberDevice(email)
  return { mustChangePassword }
}

/** The session with another secret, in its cookie too, unless another request was first. */
async function renew(ctx: Context, signedIn: SignedIn): Promise<SignedIn> {
  const presented = await ctx.session.presented()
  const renewed = presented && (await renewSession(ctx.db, ctx.now, presented))
  if (!renewed) return signedIn
  await ctx.session.start(renewed.presented, renewed.expiresAt)
  return { ...signedIn, expiresAt: renewed.expiresAt.toISOString() }
}

function toState({ now }: Context, signedIn: SignedIn, lastActiveAt: string): SessionState {
  const { user, capabilities, mustChangePassword, mustAddFactor, isInMaintenance } = signedIn
  const { authenticatedAt, absoluteExpiresAt, expiresAt } = signedIn
  return {
    user: { id: user.id, email: user.email, isAdmin: user.role === 'admin', role: user.role },
    capabilities,
    mustChangePassword,
    mustAddFactor,
    isInMaintenance,
    now: now.toISOString(),
    lastActiveAt,
    authenticatedAt,
    absoluteExpiresAt,
    expiresAt,
  }
}
