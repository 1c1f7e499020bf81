import { z } from 'zod'

import type { ItemKind } from '#shared/items/cote.ts'
import { slugSchema } from '#shared/text/slug.ts'
import { costs } from '#worker/limits/costs.ts'
import { findRefusal } from '#worker/services/changes/refusal.ts'
import { setStatut } from '#worker/services/changes/set-statut.ts'
import {
  listDeletedItems,
  removeItems,
  restoreItem,
} from '#worker/services/editing/deleted-items.ts'
import { findBySlug, getSlugState } from '#worker/services/editing/writing/item-slugs.ts'
import { contentProcedure } from '#worker/trpc/content-procedure.ts'

import { byId, manyItems, slugInput, statutInput } from '../content-inputs.ts'

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
        removed: await removeItems(ctx.db, ctx.actor, kind, input.ids),
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
