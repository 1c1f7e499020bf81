import { z } from 'zod'

import { dayInParis } from '#shared/items/daily-pick.ts'
import { instantSchema } from '#shared/text/instant.ts'
import { slugSchema } from '#shared/text/slug.ts'
import { costs } from '#worker/limits/costs.ts'
import {
  choosePick,
  listChoices,
  listFailedPlans,
  listPicks,
  listPlans,
} from '#worker/services/planning/calendar.ts'
import {
  cancelPlan,
  dismissFailure,
  movePlan,
  resumePlan,
} from '#worker/services/planning/plans.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'
import { rowId } from '#worker/trpc/row-id.ts'

/** Days that every calendar can count. */
const day = z.iso.date().refine((text) => text >= '2020-01-01' && text < '2100-01-01')
const maxDays = 45

const kind = z.enum(['prompt', 'gpt'])
const plan = z.strictObject({ plan: rowId, kind, id: rowId })
const readPlan = plan.extend({ lu: instantSchema })

/** What will be published, taken off the site and shown as the item of a day. */
export const adminCalendarRouter = router({
  list: adminProcedure('content.status')
    .input(
      z
        .strictObject({ du: day, au: day })
        .refine(({ du, au }) => Date.parse(au) - Date.parse(du) < maxDays * 86_400_000),
    )
    .query(async ({ ctx, input }) => {
      const [plans, picks, echecs] = await Promise.all([
        listPlans(ctx.db, input),
        listPicks(ctx.db, input, dayInParis(ctx.now)),
        listFailedPlans(ctx.db, ctx.now),
      ])
      return { plans, picks, echecs }
    }),

  move: adminProcedure('content.status')
    .input(readPlan.extend({ prevu_le: instantSchema }))
    .mutation(async ({ ctx, input }) => {
      await movePlan(ctx.db, ctx.actor, input)
      return {}
    }),

  cancel: adminProcedure('content.status')
    .input(readPlan)
    .mutation(async ({ ctx, input }) => {
      await cancelPlan(ctx.db, ctx.actor, input)
      return {}
    }),

  /** Takes giving up back. */
  resume: adminProcedure('content.status')
    .input(plan)
    .mutation(async ({ ctx, input }) => {
      await resumePlan(ctx.db, ctx.actor, input)
      return {}
    }),

  dismiss: adminProcedure('content.status')
    .input(z.strictObject({ plan: rowId }))
    .mutation(async ({ ctx, input }) => {
      await dismissFailure(ctx.db, input.plan)
      return {}
    }),

  /** What may be the item of a day. */
  choices: adminProcedure('content.status')
    .input(z.strictObject({ kind }))
    .query(({ ctx, input }) => listChoices(ctx.db, input.kind)),

  /** Gives what was chosen before; taking it back reads what was chosen then. */
  pick: adminProcedure('content.status', costs.publish)
    .input(
      z.strictObject({
        jour: day,
        kind,
        slug: slugSchema.nullable(),
        lu: slugSchema.nullable().optional(),
      }),
    )
    .mutation(({ ctx, input }) => choosePick(ctx.db, ctx.actor, input)),
})
