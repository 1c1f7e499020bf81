import { z } from 'zod'

import { readGroupSchema, wordGroupSchema } from '#shared/search/word-group.ts'
import { filterText } from '#worker/addresses/filter-text.ts'
import { costs } from '#worker/limits/costs.ts'
import { tryGroup } from '#worker/services/search/vocabulary-trial.ts'
import {
  createGroup,
  listGroups,
  removeGroup,
  restoreGroup,
  updateGroup,
} from '#worker/services/search/vocabulary.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'
import { rowId } from '#worker/trpc/row-id.ts'

/** The vocabulary of the search; `lu` is a group as whoever changes it read it. */
export const adminVocabularyRouter = router({
  list: adminProcedure('seo.manage').query(({ ctx }) => listGroups(ctx.db)),

  /** A search as it answers today, and as it would with a group that is not stored. */
  trial: adminProcedure('seo.manage', costs.search)
    .input(z.strictObject({ id: rowId.nullable(), groupe: wordGroupSchema, q: filterText }))
    .query(async ({ ctx, input }) => tryGroup(ctx.db, await ctx.searchEngine('visitors'), input)),

  create: adminProcedure('seo.manage', costs.publish)
    .input(wordGroupSchema)
    .mutation(({ ctx, input }) => createGroup(ctx.db, ctx.actor, input)),

  /** Takes a removal back. */
  restore: adminProcedure('seo.manage', costs.publish)
    .input(z.strictObject({ id: rowId, groupe: wordGroupSchema }))
    .mutation(async ({ ctx, input: { id, groupe } }) => {
      await restoreGroup(ctx.db, ctx.actor, { id, ...groupe })
      return {}
    }),

  update: adminProcedure('seo.manage', costs.publish)
    .input(z.strictObject({ id: rowId, lu: readGroupSchema, groupe: wordGroupSchema }))
    .mutation(async ({ ctx, input }) => {
      await updateGroup(ctx.db, ctx.actor, input)
      return {}
    }),

  remove: adminProcedure('seo.manage', costs.publish)
    .input(z.strictObject({ id: rowId, lu: readGroupSchema }))
    .mutation(({ ctx, input }) => removeGroup(ctx.db, ctx.actor, input)),
})
