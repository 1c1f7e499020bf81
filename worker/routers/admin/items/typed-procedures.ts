import { z } from 'zod'

import type { ItemDraft, ItemDrafting } from '#shared/items/item-drafting.ts'
import { dropTyped, keepTyped, listTyped } from '#worker/services/editing/typed/autosaves.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'
import { rowId } from '#worker/trpc/row-id.ts'
import { storable } from '#worker/trpc/storable.ts'

/** Null for an item that does not exist yet. */
const oneEditor = z.strictObject({ id: rowId.nullable(), origine: rowId })

/** What is being typed and not saved: nobody else sees it, and nothing public follows of it. */
export function typedProcedures<Draft extends ItemDraft, Item extends object>(
  drafting: ItemDrafting<Draft, Item>,
) {
  const procedure = adminProcedure('content.edit')
  const typing = oneEditor.extend({
    rang: z.int().min(1),
    version: z.int().min(0),
    copie: z.int().min(0),
    draft: storable<Draft>(drafting.draftSchema),
  })
  return {
    keepTyped: procedure
      .input(typing)
      .mutation(({ ctx, input }) => keepTyped(ctx.db, ctx.actor, drafting, input)),

    dropTyped: procedure.input(oneEditor).mutation(async ({ ctx, input }) => {
      await dropTyped(ctx.db, ctx.actor, drafting.kind, input)
      return {}
    }),

    /** Of an item that cannot be opened: it does not exist yet, or any more. That of any other comes with it. */
    typed: procedure
      .input(oneEditor.pick({ id: true }))
      .query(({ ctx, input }) => listTyped(ctx.db, ctx.actor, drafting, input.id)),
  }
}
