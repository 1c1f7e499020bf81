import { z } from 'zod'

import { categoriesSchema } from '#shared/items/prompt.ts'
import { announced, wellFormed } from '#worker/routers/admin/content-inputs.ts'
import {
  createCategory,
  listCategories,
  mergeCategories,
  renameCategory,
  undoCategoryChange,
} from '#worker/services/labels/categories.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'
import { rowId } from '#worker/trpc/row-id.ts'

const nom = categoriesSchema.element.overwrite(wellFormed)

/** The categories of all items, by their names. */
export const adminCategoriesRouter = router({
  list: adminProcedure('seo.manage').query(({ ctx }) => listCategories(ctx.db)),

  /** A new category is decided, never typed by mistake. */
  create: adminProcedure('seo.manage')
    .input(z.strictObject({ nom }))
    .mutation(({ ctx, input }) => createCategory(ctx.db, ctx.actor, input.nom)),

  rename: adminProcedure('seo.manage')
    .input(z.strictObject({ nom, vers: nom }))
    .mutation(async ({ ctx, input }) =>
      announced(ctx, await renameCategory(ctx.db, ctx.actor, input)),
    ),

  /** Takes a category away; its items get the other one. */
  merge: adminProcedure('seo.manage')
    .input(
      z
        .strictObject({ de: nom, vers: nom })
        .refine(({ de, vers }) => de !== vers, 'Choisissez une autre catégorie.'),
    )
    .mutation(async ({ ctx, input }) =>
      announced(ctx, await mergeCategories(ctx.db, ctx.actor, input)),
    ),

  undo: adminProcedure('seo.manage')
    .input(z.strictObject({ entree: rowId }))
    .mutation(async ({ ctx, input }) =>
      announced(ctx, await undoCategoryChange(ctx.db, ctx.actor, input.entree)),
    ),
})
