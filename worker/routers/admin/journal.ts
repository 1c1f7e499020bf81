import { z } from 'zod'

import {
  adminActions,
  journalParts,
  journalTris,
  securityEventTypes,
} from '#shared/admin/admin-log.ts'
import { daySchema, ordres } from '#shared/admin/content-list.ts'
import { nextDay, parisDayStart } from '#shared/items/paris-time.ts'
import { filterText } from '#worker/addresses/filter-text.ts'
import { listDifferences } from '#worker/services/changes/differences.ts'
import { listEventCounts } from '#worker/services/journal/event-counts.ts'
import { listJournal } from '#worker/services/journal/journal.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'

import { byId } from './content-inputs.ts'

const filterInput = z.strictObject({
  part: z.enum(journalParts).optional(),
  action: z.enum([...adminActions, ...securityEventTypes]).optional(),
  auteur: filterText.optional(),
  /** First and last day of the period, in Paris. */
  du: daySchema.optional(),
  au: daySchema.optional(),
  /** Id of the record that was touched, or words of the item's title. */
  q: filterText.optional(),
  tri: z.enum(journalTris).default('created_at'),
  ordre: z.enum(ordres).default('desc'),
  page: z.int().min(1).max(999_999),
})

/** Who did what, and what happened around sign-in. */
export const adminJournalRouter = router({
  list: adminProcedure('journal.read')
    .input(filterInput)
    .query(({ ctx, input }) => {
      const { du, au, q, ...filter } = input
      return listJournal(ctx.db, {
        ...filter,
        from: du && parisDayStart(du),
        before: au && parisDayStart(nextDay(au)),
        about: q,
      })
    }),

  /** What a row changed of the items that it is about. */
  differences: adminProcedure('journal.read')
    .input(byId)
    .query(({ ctx, input }) => listDifferences(ctx.db, ctx.actor, input.id)),

  /** Counts of events that have no row of their own. */
  eventCounts: adminProcedure('journal.read').query(({ ctx }) => listEventCounts(ctx.db, ctx.now)),
})
