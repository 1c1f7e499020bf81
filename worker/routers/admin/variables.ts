import { z } from 'zod'

import { knownVariableSchema, readVariableSchema } from '#shared/variables/known-variable.ts'
import { costs } from '#worker/limits/costs.ts'
import {
  createVariable,
  listForeignNames,
  listUsedVariables,
  mergeVariables,
  removeVariable,
  restoreVariable,
  undoMerge,
  updateVariable,
} from '#worker/services/editing/admin-variables.ts'
import { listRecordRevisions } from '#worker/services/journal/record-revisions.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'

/** The vocabulary of variables; `lu`, `de` and `vers` are variables as whoever changes them read them. */
export const adminVariablesRouter = router({
  /** For whoever writes a prompt too. */
  list: adminProcedure('content.read').query(({ ctx }) => listUsedVariables(ctx.db)),

  /** Names in prompts that no variable has. */
  foreign: adminProcedure('seo.manage').query(({ ctx }) => listForeignNames(ctx.db)),

  revisions: adminProcedure('seo.manage')
    .input(z.strictObject({ cle: knownVariableSchema.shape.cle }))
    .query(({ ctx, input }) => listRecordRevisions(ctx.db, 'variables', input.cle)),

  create: adminProcedure('seo.manage', costs.publish)
    .input(knownVariableSchema)
    .mutation(async ({ ctx, input }) => {
      await createVariable(ctx.db, ctx.actor, input)
      return {}
    }),

  /** Takes a removal back. */
  restore: adminProcedure('seo.manage', costs.publish)
    .input(knownVariableSchema)
    .mutation(async ({ ctx, input }) => {
      await restoreVariable(ctx.db, ctx.actor, input)
      return {}
    }),

  update: adminProcedure('seo.manage', costs.publish)
    .input(
      z
        .strictObject({ lu: readVariableSchema, variable: knownVariableSchema })
        .refine(({ lu, variable }) => lu.cle === variable.cle, 'Une variable garde sa clé.'),
    )
    .mutation(async ({ ctx, input }) => {
      await updateVariable(ctx.db, ctx.actor, input)
      return {}
    }),

  remove: adminProcedure('seo.manage', costs.publish)
    .input(z.strictObject({ lu: readVariableSchema }))
    .mutation(({ ctx, input: { lu } }) => removeVariable(ctx.db, ctx.actor, lu)),

  merge: adminProcedure('seo.manage', costs.publish)
    .input(
      z
        .strictObject({ de: readVariableSchema, vers: readVariableSchema })
        .refine(({ de, vers }) => de.cle !== vers.cle, 'Choisissez une autre variable.'),
    )
    .mutation(({ ctx, input }) => mergeVariables(ctx.db, ctx.actor, input)),

  /** Takes a merge back. */
  undoMerge: adminProcedure('seo.manage', costs.publish)
    .input(
      z
        .strictObject({
          retiree: knownVariableSchema,
          avant: knownVariableSchema,
          fusion: readVariableSchema,
        })
        .refine(({ avant, fusion }) => avant.cle === fusion.cle, 'Une variable garde sa clé.'),
    )
    .mutation(async ({ ctx, input }) => {
      await undoMerge(ctx.db, ctx.actor, input)
      return {}
    }),
})
