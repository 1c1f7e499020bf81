import { z } from 'zod'

import { promptTris } from '#shared/content-list.ts'
import { promptInputSchema } from '#shared/prompt.ts'
import { requetesSeoSchema } from '#shared/requetes-seo.ts'

import { getSlugState, setStatut } from '../../services/admin-content.ts'
import {
  createPrompt,
  duplicatePrompt,
  getPromptToEdit,
  listPrompts,
  setPromptQueries,
  updatePrompt,
} from '../../services/admin-prompts.ts'
import { listDeletedItems, removeItems, restoreItem } from '../../services/deleted-items.ts'
import { router } from '../../trpc/init.ts'
import { adminProcedure } from '../../trpc/procedures.ts'
import {
  atVersion,
  byId,
  listInput,
  manyItems,
  optionalNote,
  optionalReason,
  slugInput,
  statutInput,
  wellFormed,
} from './content-inputs.ts'

const item = promptInputSchema.strict().overwrite(wellFormed)
const requetes_seo = requetesSeoSchema.nullable().overwrite(wellFormed)

export const adminPromptsRouter = router({
  list: adminProcedure('content.read')
    .input(listInput.extend({ tri: z.enum(promptTris) }))
    .query(({ ctx, input }) => listPrompts(ctx.db, ctx.actor, input)),

  get: adminProcedure('content.read')
    .input(byId)
    .query(({ ctx, input }) => getPromptToEdit(ctx.db, ctx.actor, input.id)),

  slugState: adminProcedure('content.edit')
    .input(slugInput)
    .query(async ({ ctx, input }) => ({
      state: await getSlugState(ctx.db, ctx.actor, { ...input, kind: 'prompt' }),
    })),

  create: adminProcedure('content.create')
    .input(item)
    .mutation(({ ctx, input }) => createPrompt(ctx.db, ctx.actor, input)),

  update: adminProcedure('content.edit')
    .input(atVersion.extend({ item, note: optionalNote, raison: optionalReason }))
    .mutation(({ ctx, input }) => updatePrompt(ctx.db, ctx.actor, input)),

  setRequetesSeo: adminProcedure('content.edit')
    .input(atVersion.extend({ requetes_seo }))
    .mutation(({ ctx, input }) => setPromptQueries(ctx.db, ctx.actor, input)),

  setStatut: adminProcedure('content.status')
    .input(statutInput)
    .mutation(async ({ ctx, input }) => ({
      changed: await setStatut(ctx.db, ctx.actor, 'prompt', input),
    })),

  duplicate: adminProcedure('content.create')
    .input(byId)
    .mutation(({ ctx, input }) => duplicatePrompt(ctx.db, ctx.actor, input.id)),

  remove: adminProcedure('content.delete')
    .input(manyItems)
    .mutation(async ({ ctx, input }) => ({
      removed: await removeItems(ctx.db, ctx.actor, 'prompt', input.ids),
    })),

  deleted: adminProcedure('content.delete').query(({ ctx }) =>
    listDeletedItems(ctx.db, 'prompt', ctx.now),
  ),

  restore: adminProcedure('content.delete')
    .input(byId)
    .mutation(({ ctx, input }) => restoreItem(ctx.db, ctx.actor, 'prompt', input.id)),
})
