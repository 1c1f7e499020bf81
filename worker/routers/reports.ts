import { reportInputSchema } from '#shared/site/report.ts'
import { sendReport } from '#worker/services/links/reports.ts'
import { router } from '#worker/trpc/init.ts'
import { limitedProcedure } from '#worker/trpc/procedures.ts'

/** What visitors tell whoever keeps the catalogue. */
export const reportsRouter = router({
  send: limitedProcedure('reports')
    .input(reportInputSchema)
    .mutation(async ({ ctx, input }) => {
      await sendReport(ctx.db, ctx.now, input)
      return {}
    }),
})
