import { z } from 'zod'

import { promptTris } from '#shared/admin/content-list.ts'
import { promptDrafting } from '#shared/drafts/item-drafting.ts'
import { promptDraftSchema } from '#shared/drafts/prompt-draft.ts'
import { promptInputSchema } from '#shared/items/prompt.ts'
import { requetesSeoSchema } from '#shared/items/sections/requetes-seo.ts'
import {
  createPrompt,
  createPromptDraft,
  duplicatePrompt,
  openPrompt,
  savePromptDraft,
  setPromptQueries,
  updatePrompt,
} from '#worker/services/editing/admin-prompts.ts'
import { findNeighbours } from '#worker/services/tables/neighbours.ts'
import { listPrompts, promptOrders } from '#worker/services/tables/prompt-table.ts'
import { contentProcedure } from '#worker/trpc/content-procedure.ts'
import { router } from '#worker/trpc/init.ts'

import { changeProcedures } from './change-procedures.ts'
import {
  atCopy,
  atVersion,
  byId,
  listInput,
  oneOfTable,
  optionalNote,
  optionalReason,
  wellFormed,
  withText,
} from './content-inputs.ts'
import { itemProcedures } from './item-procedures.ts'
import { revisionProcedures } from './revision-procedures.ts'

const procedure = contentProcedure('prompt')
const item = promptInputSchema.strict().overwrite(wellFormed)
const draft = promptDraftSchema.overwrite(wellFormed)
const requetes_seo = requetesSeoSchema.nullable().overwrite(wellFormed)

export const adminPromptsRouter = router({
  ...itemProcedures('prompt'),
  ...changeProcedures('prompt'),

  list: procedure('content.read')
    .input(listInput.extend({ tri: z.enum(promptTris) }))
    .query(async ({ ctx, input }) => listPrompts(ctx.db, ctx.actor, await withText(ctx, input))),

  neighbours: procedure('content.read')
    .input(oneOfTable.extend({ tri: z.enum(promptTris) }))
    .query(async ({ ctx, input: { tri, ...query } }) =>
      findNeighbours(ctx.db, ctx.actor, 'prompt', {
        ...(await withText(ctx, query)),
        sortedBy: promptOrders[tri],
      }),
    ),

  get: procedure('content.read')
    .input(byId)
    .query(({ ctx, input }) => openPrompt(ctx.db, ctx.actor, input.id)),

  create: procedure('content.create')
    .input(item)
    .mutation(({ ctx, input }) => createPrompt(ctx.db, ctx.actor, input)),

  createDraft: procedure('content.create')
    .input(z.strictObject({ draft }))
    .mutation(({ ctx, input }) => createPromptDraft(ctx.db, ctx.actor, input.draft)),

  saveDraft: procedure('content.edit')
    .input(atCopy.extend({ draft }))
    .mutation(({ ctx, input }) => savePromptDraft(ctx.db, ctx.actor, input)),

  update: procedure('content.edit')
    .input(atCopy.extend({ item, note: optionalNote, raison: optionalReason }))
    .mutation(({ ctx, input }) => updatePrompt(ctx.db, ctx.actor, input)),

  setRequetesSeo: procedure('content.edit')
    .input(atVersion.extend({ requetes_seo }))
    .mutation(({ ctx, input }) => setPromptQueries(ctx.db, ctx.actor, input)),

  duplicate: procedure('content.create')
    .input(byId)
    .mutation(({ ctx, input }) => duplicatePrompt(ctx.db, ctx.actor, input.id)),

  ...revisionProcedures(promptDrafting, openPrompt),
})
