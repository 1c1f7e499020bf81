import { z } from 'zod'

import { adminActions, journalTris, securityEventTypes } from '#shared/admin/admin-log.ts'
import { ordres } from '#shared/admin/content-list.ts'
import { nextDay, parisDayStart } from '#shared/items/paris-time.ts'
import { filterText } from '#worker/addresses/filter-text.ts'
import { listJournal, listSecurityEvents } from '#worker/services/journal/journal.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'

/** Days that the journal may hold, and that every calendar can count. */
const day = z.iso.date().refine((text) => text >= '2020-01-01' && text < '2100-01-01')

const filterInput = z.strictObject({
  action: z.enum([...adminActions, ...securityEventTypes]).optional(),
  auteur: filterText.optional(),
  /** First and last day of the period, in Paris. */
  du: day.optional(),
  au: day.optional(),
  /** Id of the record that was touched. */
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
      const { action, auteur, du, au, q, tri, ordre, page } = input
      return listJournal(ctx.db, {
        action,
        auteur,
        from: du && parisDayStart(du),
        before: au && parisDayStart(nextDay(au)),
        recordId: q,
        tri,
        ordre,
        page,
      })
    }),

  events: adminProcedure('journal.read').query(({ ctx }) => listSecurityEvents(ctx.db)),
})
