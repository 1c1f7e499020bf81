import { z } from 'zod'

import { tryInputSchema, writeInputSchema } from '#shared/import/import-row.ts'
import { costs } from '#worker/limits/costs.ts'
import { tryRows } from '#worker/services/import/try-rows.ts'
import { undoImport } from '#worker/services/import/undo-import.ts'
import { readWritten, writeRows } from '#worker/services/import/write-rows.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'
import { rowId } from '#worker/trpc/row-id.ts'

/** What comes in from a file, a slice of its rows at a time. */
export const adminImportRouter = router({
  /** It changes nothing, but rows are too long for an address, which is how a query travels. */
  preview: adminProcedure('content.create', costs.importRows)
    .input(tryInputSchema)
    .mutation(({ ctx, input }) => tryRows(ctx.db, ctx.actor, input)),

  write: adminProcedure('content.create', costs.importRows)
    .input(writeInputSchema)
    .mutation(async ({ ctx, input }) => {
      const { announce, defer } = ctx
      const { lignes, publiees } = await writeRows(ctx.db, ctx.actor, input)
      if (announce) defer(announce(publiees))
      return lignes
    }),

  /** Which rows an import wrote, for who goes on with it. */
  written: adminProcedure('content.create')
    .input(z.strictObject({ entree: rowId }))
    .query(async ({ ctx, input }) => ({
      lignes: await readWritten(ctx.db, ctx.actor, input.entree),
    })),

  undo: adminProcedure('content.edit', costs.publish)
    .input(z.strictObject({ entree: rowId, annulation: rowId }))
    .mutation(async ({ ctx, input }) => {
      const { announce, defer } = ctx
      const { changed, ...outcome } = await undoImport(ctx.db, ctx.actor, input)
      if (announce) defer(announce(changed))
      return outcome
    }),
})
