import { z } from 'zod'

import { gptTris } from '#shared/content-list.ts'
import { gptInputSchema } from '#shared/gpt.ts'

import { getSlugState, setStatut } from '../../services/admin-content.ts'
import {
  createGpt,
  duplicateGpt,
  getGptToEdit,
  listGpts,
  setGptSections,
  updateGpt,
} from '../../services/admin-gpts.ts'
import { listDeletedItems, removeItems, restoreItem } from '../../services/deleted-items.ts'
import { router } from '../../trpc/init.ts'
import { adminProcedure } from '../../trpc/procedures.ts'
import {
  atVersion,
  byId,
  listInput,
  manyItems,
  optionalReason,
  slugInput,
  statutInput,
  wellFormed,
} from './content-inputs.ts'

const item = gptInputSchema.strict().overwrite(wellFormed)
const sections = gptInputSchema
  .pick({ cas_usage: true, workflow: true, limitations: true, faq: true, requetes_seo: true })
  .strict()
  .overwrite(wellFormed)

export const adminGptsRouter = router({
  list: adminProcedure
    .input(listInput.extend({ tri: z.enum(gptTris) }))
    .query(({ ctx, input }) => listGpts(ctx.db, input)),

  get: adminProcedure.input(byId).query(({ ctx, input }) => getGptToEdit(ctx.db, input.id)),

  slugState: adminProcedure.input(slugInput).query(async ({ ctx, input }) => ({
    state: await getSlugState(ctx.db, 'gpt', input),
  })),

  create: adminProcedure
    .input(item)
    .mutation(({ ctx, input }) => createGpt(ctx.db, ctx.actor, input)),

  update: adminProcedure
    .input(atVersion.extend({ item, raison: optionalReason }))
    .mutation(({ ctx, input }) => updateGpt(ctx.db, ctx.actor, input)),

  setSections: adminProcedure
    .input(atVersion.extend({ sections }))
    .mutation(({ ctx, input }) => setGptSections(ctx.db, ctx.actor, input)),

  setStatut: adminProcedure.input(statutInput).mutation(async ({ ctx, input }) => ({
    changed: await setStatut(ctx.db, ctx.actor, 'gpt', input),
  })),

  duplicate: adminProcedure
    .input(byId)
    .mutation(({ ctx, input }) => duplicateGpt(ctx.db, ctx.actor, input.id)),

  remove: adminProcedure.input(manyItems).mutation(async ({ ctx, input }) => ({
    removed: await removeItems(ctx.db, ctx.actor, 'gpt', input.ids),
  })),

  deleted: adminProcedure.query(({ ctx }) => listDeletedItems(ctx.db, 'gpt', ctx.now)),

  restore: adminProcedure
    .input(byId)
    .mutation(({ ctx, input }) => restoreItem(ctx.db, ctx.actor, 'gpt', input.id)),
})
