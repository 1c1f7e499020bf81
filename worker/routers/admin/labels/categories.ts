import { z } from 'zod'

import { categoriesSchema } from '#shared/items/shared-fields.ts'
import {
  categoryInputSchema,
  newCategorySchema,
  readCategorySchema,
} from '#shared/labels/category-input.ts'
import { costs } from '#worker/limits/costs.ts'
import { announced } from '#worker/routers/admin/content-inputs.ts'
import { listRecordRevisions } from '#worker/services/journal/record-revisions.ts'
import {
  listCategories,
  mergeCategories,
  renameCategory,
  undoCategoryChange,
} from '#worker/services/labels/categories.ts'
import { createCategory, updateCategory } from '#worker/services/labels/category-rows.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'
import { rowId } from '#worker/trpc/row-id.ts'
import { storable } from '#worker/trpc/storable.ts'

const nom = storable(categoriesSchema.element)

/** The categories of all items, by their names. */
export const adminCategoriesRouter = router({
  list: adminProcedure('seo.manage').query(({ ctx }) => listCategories(ctx.db)),

  /** A new category is decided, never typed by mistake. */
  create: adminProcedure('seo.manage', costs.publish)
    .input(storable(newCategorySchema))
    .mutation(async ({ ctx, input }) =>
      announced(ctx, await createCategory(ctx.db, ctx.actor, input)),
    ),

  /** What is said of a category; `lu` is that as whoever changes it read it. */
  update: adminProcedure('seo.manage', costs.publish)
    .input(
      storable(z.strictObject({ nom, lu: readCategorySchema, categorie: categoryInputSchema })),
    )
    .mutation(async ({ ctx, input }) =>
      announced(ctx, await updateCategory(ctx.db, ctx.actor, input)),
    ),

  revisions: adminProcedure('seo.manage')
    .input(z.strictObject({ nom }))
    .query(({ ctx, input }) => listRecordRevisions(ctx.db, 'categories', input.nom)),

  rename: adminProcedure('seo.manage', costs.publish)
    .input(z.strictObject({ nom, vers: nom }))
    .mutation(async ({ ctx, input }) =>
      announced(ctx, await renameCategory(ctx.db, ctx.actor, input)),
    ),

  /** Takes a category away; its items get the other one. */
  merge: adminProcedure('seo.manage', costs.publish)
    .input(
      z
        .strictObject({ de: nom, vers: nom })
        .refine(({ de, vers }) => de !== vers, 'Choisissez une autre catégorie.'),
    )
    .mutation(async ({ ctx, input }) =>
      announced(ctx, await mergeCategories(ctx.db, ctx.actor, input)),
    ),

  undo: adminProcedure('seo.manage', costs.publish)
    .input(z.strictObject({ entree: rowId }))
    .mutation(async ({ ctx, input }) =>
      announced(ctx, await undoCategoryChange(ctx.db, ctx.actor, input.entree)),
    ),
})
