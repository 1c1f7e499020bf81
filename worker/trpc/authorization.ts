import type { Capability } from '#shared/access/capabilities.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import type { Database } from '#worker/database/db.ts'
import { guardWrites } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import type { Editor } from '#worker/services/access/rights.ts'

import type { Charge, Context } from './context.ts'

/** Who may act, the budget of their account, and a database that writes only while they still may. */
export type Authorization = { actor: Editor; charge: Charge; guardedDb: () => Database }

/** Throws unless the database says that the caller has the capability. */
export async function authorize(ctx: Context, capability: Capability): Promise<Authorization> {
  const signedIn = await ctx.authenticate()
  const claim = await ctx.claim()
  if (!signedIn || !claim) throw new AppError('UNAUTHORIZED', errorMessages.auth)
  const { capabilities, mustChangePassword, mustAddFactor } = signedIn
  if (!capabilities.includes(capability) || mustChangePassword || mustAddFactor) {
    throw new AppError('FORBIDDEN', errorMessages.permission)
  }
  const { userId, may, guards } = claim
  return {
    actor: { ...ctx.actor, userId, may },
    charge: ctx.chargeFor(signedIn),
    guardedDb: () => guardWrites(ctx.db, guards(capability)),
  }
}
