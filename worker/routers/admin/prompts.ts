import { z } from 'zod'

import { promptTris } from '#shared/admin/content-list.ts'
import { promptDrafting } from '#shared/items/item-drafting.ts'
import { promptDraftSchema, promptInputSchema } from '#shared/items/prompt-fields.ts'
import { requetesSeoSchema } from '#shared/items/sections/requetes-seo.ts'
import { costs } from '#worker/limits/costs.ts'
import {
  createPrompt,
  createPromptDraft,
  duplicatePrompt,
  getPromptToEdit,
  openPrompt,
  savePromptDraft,
  setPromptQueries,
  updatePrompt,
} from '#worker/services/editing/admin-prompts.ts'
import { listTyped } from '#worker/services/editing/typed/autosaves.ts'
import { factsOf, previewedPrompt } from '#worker/services/editing/typed/previewed-items.ts'
import { findNamedPages } from '#worker/services/items/pages/named-items.ts'
import { namingTextsOfPrompt, promptPage } from '#worker/services/items/pages/prompt-page.ts'
import { listRelated } from '#worker/services/items/related.ts'
import { listVariables } from '#worker/services/items/variables.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'
import { findNeighbours } from '#worker/services/tables/neighbours.ts'
import { listPrompts, promptOrders } from '#worker/services/tables/prompt-table.ts'
import { contentProcedure } from '#worker/trpc/content-procedure.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'
import { rowId } from '#worker/trpc/row-id.ts'

import {
  atVersion,
  beganAt,
  byId,
  listInput,
  oneOfTable,
  optionalNote,
  optionalReason,
  wellFormed,
  withChargedText,
} from './content-inputs.ts'
import { changeProcedures } from './items/change-procedures.ts'
import { itemProcedures } from './items/item-procedures.ts'
import { revisionProcedures } from './items/revision-procedures.ts'
import { typedProcedures } from './items/typed-procedures.ts'

const procedure = contentProcedure('prompt')
const item = promptInputSchema.strict().overwrite(wellFormed)
const draft = promptDraftSchema.overwrite(wellFormed)
const requetes_seo = requetesSeoSchema.nullable().overwrite(wellFormed)

export const adminPromptsRouter = router({
  ...itemProcedures('prompt'),
  ...changeProcedures('prompt'),

  list: procedure('content.read')
    .input(listInput.extend({ tri: z.enum(promptTris) }))
    .query(async ({ ctx, input }) =>
      listPrompts(ctx.db, ctx.actor, await withChargedText(ctx, input)),
    ),

  neighbours: procedure('content.read')
    .input(oneOfTable.extend({ tri: z.enum(promptTris) }))
    .query(async ({ ctx, input: { tri, ...query } }) =>
      findNeighbours(ctx.db, ctx.actor, 'prompt', {
        ...(await withChargedText(ctx, query)),
        sortedBy: promptOrders[tri],
      }),
    ),

  get: procedure('content.read')
    .input(byId)
    .query(async ({ ctx, input: { id } }) => {
      const [opened, saisies] = await Promise.all([
        openPrompt(ctx.db, ctx.actor, id),
        listTyped(ctx.db, ctx.actor, promptDrafting, id),
      ])
      return { ...opened, saisies }
    }),

  create: procedure('content.create', costs.publish)
    .input(item)
    .mutation(({ ctx, input }) => createPrompt(ctx.db, ctx.actor, input)),

  createDraft: procedure('content.create', costs.create)
    .input(z.strictObject({ draft }))
    .mutation(({ ctx, input }) => createPromptDraft(ctx.db, ctx.actor, input.draft)),

  saveDraft: procedure('content.edit')
    .input(beganAt.extend({ draft }))
    .mutation(({ ctx, input }) => savePromptDraft(ctx.db, ctx.actor, input)),

  update: procedure('content.edit', costs.publish)
    .input(beganAt.extend({ item, note: optionalNote, raison: optionalReason }))
    .mutation(({ ctx, input }) => updatePrompt(ctx.db, ctx.actor, input)),

  setRequetesSeo: procedure('content.edit', costs.publish)
    .input(atVersion.extend({ requetes_seo }))
    .mutation(({ ctx, input }) => setPromptQueries(ctx.db, ctx.actor, input)),

  duplicate: procedure('content.create', costs.create)
    .input(byId)
    .mutation(({ ctx, input }) => duplicatePrompt(ctx.db, ctx.actor, input.id)),

  ...revisionProcedures(promptDrafting, openPrompt),

  ...typedProcedures(promptDrafting),

  /**
   * The page of a draft as it is typed: nothing of it is stored. It changes nothing, but a draft is too
   * long for an address, which is how a query travels.
   */
  preview: adminProcedure('content.edit', costs.preview)
    .input(z.strictObject({ id: rowId.nullable(), draft }))
    .mutation(async ({ ctx, input }) => {
      const { id } = input
      const [stored, { default_ia }] = await Promise.all([
        id === null ? null : getPromptToEdit(ctx.db, ctx.actor, id),
        getSiteSettings(ctx.db),
      ])
      const facts = factsOf(stored, { now: ctx.now, ia: default_ia })
      const [related, variables] = await Promise.all([
        listRelated(ctx.db, 'prompt', facts.slug),
        ctx.versioned('variables', () => listVariables(ctx.db)),
      ])
      const page = previewedPrompt(facts, input.draft)
      const named = await findNamedPages(ctx.db, namingTextsOfPrompt(page))
      return promptPage(page, { related, variables, named, stored: null })
    }),
})
