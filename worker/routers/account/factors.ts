import { z } from 'zod'

import {
  newPasskeySchema,
  oneTimeCodeSchema,
  passkeyNameSchema,
  type SecondFactors,
} from '#shared/access/second-factor.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import { AppError } from '#worker/runtime/errors.ts'
import {
  activateCodes,
  addPasskey,
  beginCodes,
  beginPasskey,
  listFactors,
  removeCodes,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  setPasskeyAlone,
} from '#worker/services/access/second-factors.ts'
import type { SignedIn } from '#worker/services/access/sessions.ts'
import type { Context } from '#worker/trpc/context.ts'
import { router } from '#worker/trpc/init.ts'
import { recentlyAuthenticated, sessionProcedure } from '#worker/trpc/procedures.ts'

/** Whoever is let into the administration, with a password of their own. */
function requireMember({ capabilities, mustChangePassword }: SignedIn): void {
  if (capabilities.length > 0 && !mustChangePassword) return
  throw new AppError('FORBIDDEN', errorMessages.permission)
}

const readProcedure = sessionProcedure.use(({ ctx, next }) => {
  requireMember(ctx)
  return next()
})

/** What changes factors asks for the password again, where it was given long ago. */
const changeProcedure = recentlyAuthenticated.use(({ ctx, next }) => {
  requireMember(ctx)
  return next({ ctx: { owner: { actor: ctx.actor, userId: ctx.user.id } } })
})

const enrolmentMeans = ({ factorKeys, signInLimits }: Context) => ({
  keys: factorKeys,
  firstUse: signInLimits.firstUse,
})

const passkeyIdSchema = newPasskeySchema.shape.id
const tokenSchema = z.string().max(2048)

/** The second factors of one's own account. */
export const factorsRouter = router({
  list: readProcedure.query(({ ctx }): Promise<SecondFactors> => listFactors(ctx.db, ctx.user.id)),

  beginPasskey: changeProcedure.mutation(({ ctx }) =>
    beginPasskey(ctx.db, ctx.owner, { keys: ctx.factorKeys, email: ctx.user.email }),
  ),

  addPasskey: changeProcedure
    .input(z.strictObject({ token: tokenSchema, passkey: newPasskeySchema }))
    .mutation(({ ctx, input }) => addPasskey(ctx.db, ctx.owner, input, enrolmentMeans(ctx))),

  renamePasskey: changeProcedure
    .input(z.strictObject({ id: passkeyIdSchema, name: passkeyNameSchema }))
    .mutation(async ({ ctx, input }) => {
      await renamePasskey(ctx.db, ctx.owner, input)
      return {}
    }),

  removePasskey: changeProcedure
    .input(z.strictObject({ id: passkeyIdSchema }))
    .mutation(async ({ ctx, input }) => {
      await removePasskey(ctx.db, ctx.owner, input.id)
      return {}
    }),

  setPasskeyAlone: changeProcedure
    .input(z.strictObject({ isOn: z.boolean() }))
    .mutation(async ({ ctx, input }) => {
      await setPasskeyAlone(ctx.db, ctx.owner, input.isOn)
      return {}
    }),

  beginCodes: changeProcedure.mutation(({ ctx }) =>
    beginCodes(ctx.db, ctx.owner, { keys: ctx.factorKeys, email: ctx.user.email }),
  ),

  activateCodes: changeProcedure
    .input(z.strictObject({ sealed: z.string().max(300), code: oneTimeCodeSchema }))
    .mutation(({ ctx, input }) => activateCodes(ctx.db, ctx.owner, input, enrolmentMeans(ctx))),

  removeCodes: changeProcedure.mutation(async ({ ctx }) => {
    await removeCodes(ctx.db, ctx.owner)
    return {}
  }),

  renewRecoveryCodes: changeProcedure.mutation(({ ctx }) => renewRecoveryCodes(ctx.db, ctx.owner)),
})
