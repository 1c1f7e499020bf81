import { z } from 'zod'

import type { ItemDraft } from '#shared/items/item-drafting.ts'
import { costs } from '#worker/limits/costs.ts'
import type { ItemInput, ItemStorage } from '#worker/services/editing/item-storage.ts'
import { getItemToEdit } from '#worker/services/editing/opened-items.ts'
import { factsOf, type StoredFacts } from '#worker/services/editing/previewed-items.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'
import type { Context } from '#worker/trpc/context.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'
import { rowId } from '#worker/trpc/row-id.ts'
import { storable } from '#worker/trpc/storable.ts'

/** The page of an unsaved draft. A mutation, because a draft is too long for the address of a query. */
export const previewProcedure = <Draft extends ItemDraft, Item extends ItemInput, Page>(
  storage: ItemStorage<Draft, Item>,
  pageOf: (ctx: Context, facts: StoredFacts, draft: Draft) => Promise<Page>,
) =>
  adminProcedure('content.edit', costs.preview)
    .input(
      z.strictObject({
        id: rowId.nullable(),
        draft: storable<Draft>(storage.draftSchema),
      }),
    )
    .mutation(async ({ ctx, input: { id, draft } }) => {
      const [stored, { default_ia }] = await Promise.all([
        id === null ? null : getItemToEdit(ctx.db, ctx.actor, storage, id),
        getSiteSettings(ctx.db),
      ])
      return pageOf(ctx, factsOf(stored, { now: ctx.now, ia: default_ia }), draft)
    })
