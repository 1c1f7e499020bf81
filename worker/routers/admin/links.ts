import { z } from 'zod'

import { doubtLink, listDoubtedLinks, verifyLink } from '#worker/services/links/link-queue.ts'
import { listReports, reopenReport, settleReport } from '#worker/services/links/reports.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'
import { rowId } from '#worker/trpc/row-id.ts'

const link = z.strictObject({ adresse: z.string().min(1).max(8000) })
const report = z.strictObject({ id: rowId })

/** Links that lead nowhere any more, and what visitors tell of pages. */
export const adminLinksRouter = router({
  list: adminProcedure('content.others').query(({ ctx }) => listDoubtedLinks(ctx.db)),

  reports: adminProcedure('content.others').query(({ ctx }) => listReports(ctx.db)),

  verify: adminProcedure('content.others')
    .input(link)
    .mutation(async ({ ctx, input }) => {
      await verifyLink(ctx.db, ctx.actor, input.adresse)
      return input
    }),

  /** Takes that back. */
  doubt: adminProcedure('content.others')
    .input(link)
    .mutation(async ({ ctx, input }) => {
      await doubtLink(ctx.db, ctx.actor, input.adresse)
      return input
    }),

  settle: adminProcedure('content.others')
    .input(report)
    .mutation(async ({ ctx, input }) => {
      await settleReport(ctx.db, ctx.actor, input.id)
      return input
    }),

  /** Takes that back. */
  reopen: adminProcedure('content.others')
    .input(report)
    .mutation(async ({ ctx, input }) => {
      await reopenReport(ctx.db, ctx.actor, input.id)
      return input
    }),
})
