import type { Capability } from '#shared/access/capabilities.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import type { Database } from '#worker/database/db.ts'
import { guardWrites } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import type { Editor } from '#worker/services/access/rights.ts'

import type { Context } from './context.ts'

/** Who was let in, and the database that writes only while they still may. */
export type Admission = { actor: Editor; guarded: () => Database }

/**
 * Lets on whoever has the capability, as the database says at this moment, and counts their session;
 * throws for all others.
 */
export async function admit(ctx: Context, capability: Capability): Promise<Admission> {
  const signedIn = await ctx.authenticate()
  const claim = await ctx.claim()
  if (!signedIn || !claim) throw new AppError('UNAUTHORIZED', errorMessages.auth)
  const { capabilities, mustChangePassword, mustAddFactor } = signedIn
  if (!capabilities.includes(capability) || mustChangePassword || mustAddFactor) {
    throw new AppError('FORBIDDEN', errorMessages.permission)
  }
  await ctx.limitSession(signedIn.sessionId)
  const { userId, may, guards } = claim
  return {
    actor: { ...ctx.actor, userId, may },
    guarded: () => guardWrites(ctx.db, guards(capability)),
  }
}
