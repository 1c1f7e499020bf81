import type { LimitPurpose } from '../limits/limiter.ts'
import { procedure } from './init.ts'

/** Open to every visitor. */
export const publicProcedure = procedure

/** Open to every visitor, so many times in a window; each call of a batch counts (D23). */
export const limitedProcedure = (purpose: LimitPurpose) =>
  publicProcedure.use(async ({ ctx, next }) => {
    await ctx.limit(purpose)
    return next()
  })
