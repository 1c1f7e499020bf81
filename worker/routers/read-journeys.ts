import { listPublicJourneys } from '#worker/services/items/journeys.ts'
import { listVariables } from '#worker/services/items/variables.ts'
import type { Context } from '#worker/trpc/context.ts'

export const readVariables = ({ db, versioned }: Context) =>
  versioned('variables', () => listVariables(db))

/** The published journeys, read once for each content version. */
export const readJourneys = (ctx: Context) =>
  ctx.versioned('journeys', async () => listPublicJourneys(ctx.db, await readVariables(ctx)))
