import { reportInputSchema } from '#shared/site/report.ts'
import { costs } from '#worker/limits/costs.ts'
import { sendReport } from '#worker/services/links/reports.ts'
import { router } from '#worker/trpc/init.ts'
import { costlyProcedure } from '#worker/trpc/procedures.ts'

/** What visitors tell whoever keeps the catalogue. */
export const reportsRouter = router({
  send: costlyProcedure(costs.create)
    .input(reportInputSchema)
    .mutation(async ({ ctx, input }) => {
      const release = await ctx.countReport()
      await sendReport(ctx.db, ctx.now, input).catch((error: unknown) => {
        ctx.defer(release())
        throw error
      })
      return {}
    }),
})
