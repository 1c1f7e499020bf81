import { z } from 'zod'

import { changedFields, fieldChangeSchema, itemsPerChange } from '#shared/admin/field-change.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { costs } from '#worker/limits/costs.ts'
import { applyChange } from '#worker/services/changes/apply-change.ts'
import { previewChange } from '#worker/services/changes/preview-change.ts'
import { undoChange } from '#worker/services/changes/undo-change.ts'
import { contentProcedure } from '#worker/trpc/content-procedure.ts'
import { rowId } from '#worker/trpc/row-id.ts'
import { storable } from '#worker/trpc/storable.ts'

import { atVersion, listFilter, manyItems, optionalNote, withText } from '../content-inputs.ts'

/** What is done to one field of many items of a kind, and how it is taken back. */
export function changeProcedures(kind: ItemKind) {
  const procedure = contentProcedure(kind)
  const changement = storable(
    fieldChangeSchema.refine(({ champ }) => changedFields[kind].includes(champ)),
  )
  return {
    /** It changes nothing, but the ids of a table are too long for an address, which is how a query travels. */
    previewChange: procedure('content.edit', costs.analysis)
      .input(
        z.strictObject({
          cible: z.union([manyItems, listFilter]),
          changement,
        }),
      )
      .mutation(async ({ ctx, input: { cible, changement: change } }) => {
        const meant = 'ids' in cible ? cible : await withText(ctx, cible)
        return previewChange(ctx.db, ctx.actor, kind, { meant, change })
      }),

    change: procedure('content.edit', costs.publish)
      .input(
        z.strictObject({
          entree: rowId,
          items: z.array(atVersion).min(1).max(itemsPerChange),
          changement,
          note: optionalNote,
        }),
      )
      .mutation(({ ctx, input: { changement: change, ...input } }) =>
        applyChange(ctx.db, ctx.actor, kind, { ...input, change }),
      ),

    undo: procedure('content.edit', costs.publish)
      .input(z.strictObject({ entree: rowId, annulation: rowId }))
      .mutation(({ ctx, input }) => undoChange(ctx.db, ctx.actor, kind, input)),
  }
}
