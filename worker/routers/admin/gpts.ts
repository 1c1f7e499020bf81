import { z } from 'zod'

import { gptTris } from '#shared/admin/content-list.ts'
import { gptDraftSchema } from '#shared/drafts/gpt-draft.ts'
import { gptDrafting } from '#shared/drafts/item-drafting.ts'
import { gptInputSchema } from '#shared/items/gpt.ts'
import {
  createGpt,
  createGptDraft,
  duplicateGpt,
  openGpt,
  saveGptDraft,
  setGptSections,
  updateGpt,
} from '#worker/services/editing/admin-gpts.ts'
import { listGpts, gptOrders } from '#worker/services/tables/gpt-table.ts'
import { findNeighbours } from '#worker/services/tables/neighbours.ts'
import { contentProcedure } from '#worker/trpc/content-procedure.ts'
import { router } from '#worker/trpc/init.ts'

import { changeProcedures } from './change-procedures.ts'
import {
  atCopy,
  atVersion,
  byId,
  listInput,
  oneOfTable,
  optionalReason,
  wellFormed,
  withText,
} from './content-inputs.ts'
import { itemProcedures } from './item-procedures.ts'
import { revisionProcedures } from './revision-procedures.ts'

const procedure = contentProcedure('gpt')
const item = gptInputSchema.strict().overwrite(wellFormed)
const draft = gptDraftSchema.overwrite(wellFormed)
const sections = gptInputSchema
  .pick({ cas_usage: true, workflow: true, limitations: true, faq: true, requetes_seo: true })
  .strict()
  .overwrite(wellFormed)

export const adminGptsRouter = router({
  ...itemProcedures('gpt'),
  ...changeProcedures('gpt'),

  list: procedure('content.read')
    .input(listInput.extend({ tri: z.enum(gptTris) }))
    .query(async ({ ctx, input }) => listGpts(ctx.db, ctx.actor, await withText(ctx, input))),

  neighbours: procedure('content.read')
    .input(oneOfTable.extend({ tri: z.enum(gptTris) }))
    .query(async ({ ctx, input: { tri, ...query } }) =>
      findNeighbours(ctx.db, ctx.actor, 'gpt', {
        ...(await withText(ctx, query)),
        sortedBy: gptOrders[tri],
      }),
    ),

  get: procedure('content.read')
    .input(byId)
    .query(({ ctx, input }) => openGpt(ctx.db, ctx.actor, input.id)),

  create: procedure('content.create')
    .input(item)
    .mutation(({ ctx, input }) => createGpt(ctx.db, ctx.actor, input)),

  createDraft: procedure('content.create')
    .input(z.strictObject({ draft }))
    .mutation(({ ctx, input }) => createGptDraft(ctx.db, ctx.actor, input.draft)),

  saveDraft: procedure('content.edit')
    .input(atCopy.extend({ draft }))
    .mutation(({ ctx, input }) => saveGptDraft(ctx.db, ctx.actor, input)),

  update: procedure('content.edit')
    .input(atCopy.extend({ item, raison: optionalReason }))
    .mutation(({ ctx, input }) => updateGpt(ctx.db, ctx.actor, input)),

  setSections: procedure('content.edit')
    .input(atVersion.extend({ sections }))
    .mutation(({ ctx, input }) => setGptSections(ctx.db, ctx.actor, input)),

  duplicate: procedure('content.create')
    .input(byId)
    .mutation(({ ctx, input }) => duplicateGpt(ctx.db, ctx.actor, input.id)),

  ...revisionProcedures(gptDrafting, openGpt),
})
