import { costs } from '#worker/limits/costs.ts'
import { applyWorkflow, planWorkflows } from '#worker/services/editing/workflow-generator.ts'
import { contentProcedure } from '#worker/trpc/content-procedure.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'

import { atVersion } from './content-inputs.ts'

/** The workflow generator: first what it would do, then item by item, so that it can be stopped. */
export const adminWorkflowsRouter = router({
  plan: adminProcedure('workflows.run', costs.analysis).query(async ({ ctx }) => ({
    items: await planWorkflows(ctx.db),
  })),

  /** Not `apply`, a name that tRPC keeps for itself. */
  generate: contentProcedure('gpt')('workflows.run', costs.publish)
    .input(atVersion)
    .mutation(({ ctx, input }) => applyWorkflow(ctx.db, ctx.actor, input)),
})
