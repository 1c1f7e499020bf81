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
  list: adminProcedure('content.read')
    .input(listInput.extend({ tri: z.enum(gptTris) }))
    .query(({ ctx, input }) => listGpts(ctx.db, ctx.actor, input)),

  get: adminProcedure('content.read')
    .input(byId)
    .query(({ ctx, input }) => getGptToEdit(ctx.db, ctx.actor, input.id)),

  slugState: adminProcedure('content.edit')
    .input(slugInput)
    .query(async ({ ctx, input }) => ({
      state: await getSlugState(ctx.db, ctx.actor, { ...input, kind: 'gpt' }),
    })),

  create: adminProcedure('content.create')
    .input(item)
    .mutation(({ ctx, input }) => createGpt(ctx.db, ctx.actor, input)),

  update: adminProcedure('content.edit')
    .input(atVersion.extend({ item, raison: optionalReason }))
    .mutation(({ ctx, input }) => updateGpt(ctx.db, ctx.actor, input)),

  setSections: adminProcedure('content.edit')
    .input(atVersion.extend({ sections }))
    .mutation(({ ctx, input }) => setGptSections(ctx.db, ctx.actor, input)),

  setStatut: adminProcedure('content.status')
    .input(statutInput)
    .mutation(async ({ ctx, input }) => ({
      changed: await setStatut(ctx.db, ctx.actor, 'gpt', input),
    })),

  duplicate: adminProcedure('content.create')
    .input(byId)
    .mutation(({ ctx, input }) => duplicateGpt(ctx.db, ctx.actor, input.id)),

  remove: adminProcedure('content.delete')
    .input(manyItems)
    .mutation(async ({ ctx, input }) => ({
      removed: await removeItems(ctx.db, ctx.actor, 'gpt', input.ids),
    })),

  deleted: adminProcedure('content.delete').query(({ ctx }) =>
    listDeletedItems(ctx.db, 'gpt', ctx.now),
  ),

  restore: adminProcedure('content.delete')
    .input(byId)
    .mutation(({ ctx, input }) => restoreItem(ctx.db, ctx.actor, 'gpt', input.id)),
})
