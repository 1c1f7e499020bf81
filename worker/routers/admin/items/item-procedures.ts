import { z } from 'zod'

import { changedFields, fieldChangeSchema, itemsPerChange } from '#shared/admin/field-change.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { slugSchema } from '#shared/text/slug.ts'
import { costs } from '#worker/limits/costs.ts'
import {
  atVersion,
  byId,
  listFilter,
  manyItems,
  optionalNote,
  slugInput,
  statutInput,
  withText,
} from '#worker/routers/admin/content-inputs.ts'
import { applyChange } from '#worker/services/changes/apply-change.ts'
import { previewChange } from '#worker/services/changes/preview-change.ts'
import { findRefusal, setStatut } from '#worker/services/changes/statut.ts'
import { undoChange } from '#worker/services/changes/undo-change.ts'
import {
  listDeletedItems,
  removeItems,
  restoreItem,
} from '#worker/services/editing/deleted-items.ts'
import { findBySlug, getSlugState } from '#worker/services/editing/writing/item-slugs.ts'
import { contentProcedure } from '#worker/trpc/content-procedure.ts'
import { rowId } from '#worker/trpc/row-id.ts'
import { storable } from '#worker/trpc/storable.ts'

/** What is done with items of either kind alike. */
export function itemProcedures(kind: ItemKind) {
  const procedure = contentProcedure(kind)
  return {
    /** From the address of a page to the item. */
    bySlug: procedure('content.read')
      .input(z.strictObject({ slug: slugSchema }))
      .query(({ ctx, input }) => findBySlug(ctx.db, ctx.actor, kind, input.slug)),

    slugState: procedure('content.edit')
      .input(slugInput)
      .query(async ({ ctx, input }) => ({
        state: await getSlugState(ctx.db, ctx.actor, { ...input, kind }),
      })),

    setStatut: procedure('content.status', costs.publish)
      .input(statutInput)
      .mutation(({ ctx, input }) => setStatut(ctx.db, ctx.actor, kind, input)),

    remove: procedure('content.delete', costs.publish)
      .input(manyItems)
      .mutation(async ({ ctx, input }) => ({
        corbeille: await removeItems(ctx.db, ctx.actor, kind, input.ids),
      })),

    deleted: procedure('content.delete').query(({ ctx }) =>
      listDeletedItems(ctx.db, kind, ctx.now),
    ),

    restore: procedure('content.delete', costs.publish)
      .input(byId.extend({ tel_quel: z.boolean().default(false) }))
      .mutation(({ ctx, input }) => restoreItem(ctx.db, ctx.actor, kind, input)),

    /** Why an item is refused. */
    refusal: procedure('content.read')
      .input(byId)
      .query(({ ctx, input }) => findRefusal(ctx.db, ctx.actor, kind, input.id)),
  }
}

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
