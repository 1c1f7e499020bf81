import { z } from 'zod'

import type { ItemDraft } from '#shared/items/item-drafting.ts'
import { costs } from '#worker/limits/costs.ts'
import type { ItemInput, ItemStorage } from '#worker/services/editing/item-storage.ts'
import {
  createItem,
  createItemDraft,
  duplicateItem,
  openItem,
  saveItemDraft,
} from '#worker/services/editing/items.ts'
import { listTyped } from '#worker/services/editing/typed/autosaves.ts'
import { contentProcedure } from '#worker/trpc/content-procedure.ts'
import { storable } from '#worker/trpc/storable.ts'

import { beganAt, byId } from '../content-inputs.ts'
import { changeProcedures } from './change-procedures.ts'
import { itemProcedures } from './item-procedures.ts'
import { revisionProcedures } from './revision-procedures.ts'
import { typedProcedures } from './typed-procedures.ts'

/** Procedures of one kind. Its router adds the table, the preview and `update`, whose inputs differ. */
export function editingProcedures<Draft extends ItemDraft, Item extends ItemInput>(
  storage: ItemStorage<Draft, Item>,
) {
  const procedure = contentProcedure(storage.kind)
  // `strict` loses the type of the parameter. Without the cast, a caller could send any object.
  const item = storable(storage.inputSchema.strict()) as z.ZodType<Item, Item>
  const draft = storable<Draft>(storage.draftSchema)
  return {
    ...itemProcedures(storage.kind),
    ...changeProcedures(storage.kind),
    ...revisionProcedures(storage),
    ...typedProcedures(storage),

    get: procedure('content.read')
      .input(byId)
      .query(async ({ ctx, input: { id } }) => {
        const [opened, saisies] = await Promise.all([
          openItem(ctx.db, ctx.actor, storage, id),
          listTyped(ctx.db, ctx.actor, storage, id),
        ])
        return { ...opened, saisies }
      }),

    create: procedure('content.create', costs.publish)
      .input(item)
      // tRPC does not resolve an input whose type is a parameter.
      .mutation(({ ctx, input }) =>
        createItem(ctx.db, ctx.actor, storage, { item: input as Item }),
      ),

    createDraft: procedure('content.create', costs.create)
      .input(z.strictObject({ draft }))
      .mutation(({ ctx, input }) => createItemDraft(ctx.db, ctx.actor, storage, input)),

    saveDraft: procedure('content.edit')
      .input(beganAt.extend({ draft }))
      .mutation(({ ctx, input }) => saveItemDraft(ctx.db, ctx.actor, storage, input)),

    duplicate: procedure('content.create', costs.create)
      .input(byId)
      .mutation(({ ctx, input }) => duplicateItem(ctx.db, ctx.actor, storage, input.id)),
  }
}
