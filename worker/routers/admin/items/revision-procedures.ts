import type { ItemDraft } from '#shared/items/item-drafting.ts'
import { planActionSchema } from '#shared/planning/plan.ts'
import { instantSchema } from '#shared/text/instant.ts'
import { restoreRevision } from '#worker/services/editing/draft-actions.ts'
import type { ItemInput, ItemStorage } from '#worker/services/editing/item-storage.ts'
import { openItem } from '#worker/services/editing/opened-items.ts'
import { listRevisions, readRevision } from '#worker/services/editing/revisions.ts'
import { listItemPlans, planItem } from '#worker/services/planning/plans.ts'
import { contentProcedure } from '#worker/trpc/content-procedure.ts'
import { rowId } from '#worker/trpc/row-id.ts'

import { atCopy, byId, optionalNote } from '../content-inputs.ts'

const oneRevision = byId.extend({ revision: rowId })

/** What is being written on an item and not public, what it once was and what is planned with it. */
export function revisionProcedures<Draft extends ItemDraft, Item extends ItemInput>(
  storage: ItemStorage<Draft, Item>,
) {
  const { kind } = storage
  const procedure = contentProcedure(kind)
  return {
    revisions: procedure('content.read')
      .input(byId)
      .query(({ ctx, input }) => listRevisions(ctx.db, ctx.actor, kind, input.id)),

    revision: procedure('content.read')
      .input(oneRevision)
      .query(({ ctx, input }) => readRevision(ctx.db, ctx.actor, storage, input)),

    restoreRevision: procedure('content.edit')
      .input(oneRevision)
      .mutation(({ ctx, input }) => restoreRevision(ctx.db, ctx.actor, storage, input)),

    plans: procedure('content.read')
      .input(byId)
      .query(({ ctx, input: { id } }) => listItemPlans(ctx.db, ctx.actor, storage, id)),

    plan: procedure('content.status')
      .input(
        atCopy.extend({ action: planActionSchema, prevu_le: instantSchema, note: optionalNote }),
      )
      .mutation(async ({ ctx, input }) => {
        const opened = await openItem(ctx.db, ctx.actor, storage, input.id)
        await planItem(ctx.db, ctx.actor, storage, { ...input, opened })
        return {}
      }),
  }
}
