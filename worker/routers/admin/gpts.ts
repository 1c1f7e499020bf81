import { z } from 'zod'

import { gptTris } from '#shared/admin/content-list.ts'
import { gptDraftSchema, gptInputSchema } from '#shared/items/gpt-fields.ts'
import { gptDrafting } from '#shared/items/item-drafting.ts'
import { costs } from '#worker/limits/costs.ts'
import {
  createGpt,
  createGptDraft,
  duplicateGpt,
  getGptToEdit,
  openGpt,
  saveGptDraft,
  updateGpt,
} from '#worker/services/editing/admin-gpts.ts'
import { listTyped } from '#worker/services/editing/typed/autosaves.ts'
import { factsOf, previewedGpt } from '#worker/services/editing/typed/previewed-items.ts'
import { gptPage, namingTextsOfGpt } from '#worker/services/items/pages/gpt-page.ts'
import { findNamedPages } from '#worker/services/items/pages/named-items.ts'
import { listRelated } from '#worker/services/items/related.ts'
import { findGroup } from '#worker/services/site/categories.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'
import { listGpts, gptOrders } from '#worker/services/tables/gpt-table.ts'
import { findNeighbours } from '#worker/services/tables/neighbours.ts'
import { contentProcedure } from '#worker/trpc/content-procedure.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'
import { rowId } from '#worker/trpc/row-id.ts'

import {
  beganAt,
  byId,
  listInput,
  oneOfTable,
  optionalReason,
  wellFormed,
  withChargedText,
} from './content-inputs.ts'
import { changeProcedures } from './items/change-procedures.ts'
import { itemProcedures } from './items/item-procedures.ts'
import { revisionProcedures } from './items/revision-procedures.ts'
import { typedProcedures } from './items/typed-procedures.ts'

const procedure = contentProcedure('gpt')
const item = gptInputSchema.strict().overwrite(wellFormed)
const draft = gptDraftSchema.overwrite(wellFormed)

export const adminGptsRouter = router({
  ...itemProcedures('gpt'),
  ...changeProcedures('gpt'),

  list: procedure('content.read')
    .input(listInput.extend({ tri: z.enum(gptTris) }))
    .query(async ({ ctx, input }) =>
      listGpts(ctx.db, ctx.actor, await withChargedText(ctx, input)),
    ),

  neighbours: procedure('content.read')
    .input(oneOfTable.extend({ tri: z.enum(gptTris) }))
    .query(async ({ ctx, input: { tri, ...query } }) =>
      findNeighbours(ctx.db, ctx.actor, 'gpt', {
        ...(await withChargedText(ctx, query)),
        sortedBy: gptOrders[tri],
      }),
    ),

  get: procedure('content.read')
    .input(byId)
    .query(async ({ ctx, input: { id } }) => {
      const [opened, saisies] = await Promise.all([
        openGpt(ctx.db, ctx.actor, id),
        listTyped(ctx.db, ctx.actor, gptDrafting, id),
      ])
      return { ...opened, saisies }
    }),

  create: procedure('content.create', costs.publish)
    .input(item)
    .mutation(({ ctx, input }) => createGpt(ctx.db, ctx.actor, input)),

  createDraft: procedure('content.create', costs.create)
    .input(z.strictObject({ draft }))
    .mutation(({ ctx, input }) => createGptDraft(ctx.db, ctx.actor, input.draft)),

  saveDraft: procedure('content.edit')
    .input(beganAt.extend({ draft }))
    .mutation(({ ctx, input }) => saveGptDraft(ctx.db, ctx.actor, input)),

  update: procedure('content.edit', costs.publish)
    .input(beganAt.extend({ item, raison: optionalReason }))
    .mutation(({ ctx, input }) => updateGpt(ctx.db, ctx.actor, input)),

  duplicate: procedure('content.create', costs.create)
    .input(byId)
    .mutation(({ ctx, input }) => duplicateGpt(ctx.db, ctx.actor, input.id)),

  ...revisionProcedures(gptDrafting, openGpt),

  ...typedProcedures(gptDrafting),

  /**
   * The page of a draft as it is typed: nothing of it is stored. It changes nothing, but a draft is too
   * long for an address, which is how a query travels.
   */
  preview: adminProcedure('content.edit', costs.preview)
    .input(z.strictObject({ id: rowId.nullable(), draft }))
    .mutation(async ({ ctx, input }) => {
      const { id } = input
      const [stored, { default_ia }] = await Promise.all([
        id === null ? null : getGptToEdit(ctx.db, ctx.actor, id),
        getSiteSettings(ctx.db),
      ])
      const facts = factsOf(stored, { now: ctx.now, ia: default_ia })
      const [related, group] = await Promise.all([
        listRelated(ctx.db, 'gpt', facts.slug),
        findGroup(ctx.db, input.draft.categories),
      ])
      const page = previewedGpt(facts, input.draft, group)
      const named = await findNamedPages(ctx.db, namingTextsOfGpt(page))
      return gptPage(page, { related, named, isPreview: true, stored: null })
    }),
})
