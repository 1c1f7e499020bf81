import { z } from 'zod'

import { tagsSchema } from '#shared/items/shared-fields.ts'
import { costs } from '#worker/limits/costs.ts'
import { announced } from '#worker/routers/admin/content-inputs.ts'
import {
  keepApart,
  listTags,
  mergeTags,
  removeTag,
  renameTag,
  undoTagChange,
} from '#worker/services/labels/tags.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'
import { rowId } from '#worker/trpc/row-id.ts'
import { storable } from '#worker/trpc/storable.ts'

const pli = storable(z.string().min(1).max(60))
const nom = storable(tagsSchema.element)

/** The tags of all items: `pli`, `de` and `vers` are their addresses. */
export const adminTagsRouter = router({
  list: adminProcedure('seo.manage').query(({ ctx }) => listTags(ctx.db)),

  rename: adminProcedure('seo.manage', costs.publish)
    .input(z.strictObject({ pli, nom }))
    .mutation(async ({ ctx, input }) => announced(ctx, await renameTag(ctx.db, ctx.actor, input))),

  merge: adminProcedure('seo.manage', costs.publish)
    .input(
      z
        .strictObject({ de: pli, vers: pli })
        .refine(({ de, vers }) => de !== vers, 'Choisissez un autre tag.'),
    )
    .mutation(async ({ ctx, input }) => announced(ctx, await mergeTags(ctx.db, ctx.actor, input))),

  remove: adminProcedure('seo.manage', costs.publish)
    .input(z.strictObject({ pli }))
    .mutation(async ({ ctx, input }) =>
      announced(ctx, await removeTag(ctx.db, ctx.actor, input.pli)),
    ),

  undo: adminProcedure('seo.manage', costs.publish)
    .input(z.strictObject({ entree: rowId }))
    .mutation(async ({ ctx, input }) =>
      announced(ctx, await undoTagChange(ctx.db, ctx.actor, input.entree)),
    ),

  /** Two that look alike are two. */
  keepApart: adminProcedure('seo.manage')
    .input(z.strictObject({ un: pli, autre: pli }).refine(({ un, autre }) => un !== autre))
    .mutation(async ({ ctx, input }) => {
      await keepApart(ctx.db, ctx.actor, input)
      return {}
    }),
})
