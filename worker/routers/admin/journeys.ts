import { z } from 'zod'

import { journeySchema, storedJourneySchema } from '#shared/journeys/journey-input.ts'
import { slugSchema } from '#shared/text/slug.ts'
import { costs } from '#worker/limits/costs.ts'
import {
  createJourney,
  listJourneys,
  listStepChoices,
  removeJourney,
  restoreJourney,
  updateJourney,
} from '#worker/services/editing/admin-journeys.ts'
import { listRecordRevisions } from '#worker/services/journal/record-revisions.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'

/** The journeys. `expected` is a journey as the client last read it. */
export const adminJourneysRouter = router({
  list: adminProcedure('seo.manage').query(({ ctx }) => listJourneys(ctx.db)),

  /** The published items, which steps are chosen from. */
  choices: adminProcedure('seo.manage').query(({ ctx }) => listStepChoices(ctx.db)),

  revisions: adminProcedure('seo.manage')
    .input(z.strictObject({ slug: slugSchema }))
    .query(({ ctx, input }) => listRecordRevisions(ctx.db, 'parcours', input.slug)),

  create: adminProcedure('seo.manage', costs.publish)
    .input(journeySchema)
    .mutation(async ({ ctx, input }) => {
      await createJourney(ctx.db, ctx.actor, input)
      return {}
    }),

  /** Takes a removal back. */
  restore: adminProcedure('seo.manage', costs.publish)
    .input(storedJourneySchema)
    .mutation(async ({ ctx, input }) => {
      await restoreJourney(ctx.db, ctx.actor, input)
      return {}
    }),

  update: adminProcedure('seo.manage', costs.publish)
    .input(
      z
        .strictObject({ expected: storedJourneySchema, parcours: journeySchema })
        .refine(
          ({ expected, parcours }) => expected.slug === parcours.slug,
          'Un parcours garde son slug.',
        ),
    )
    .mutation(async ({ ctx, input }) => {
      await updateJourney(ctx.db, ctx.actor, input)
      return {}
    }),

  remove: adminProcedure('seo.manage', costs.publish)
    .input(z.strictObject({ expected: storedJourneySchema }))
    .mutation(({ ctx, input: { expected } }) => removeJourney(ctx.db, ctx.actor, expected)),
})
