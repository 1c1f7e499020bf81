import { z } from 'zod'

import type { ItemDraft } from '#shared/items/item-drafting.ts'
import { planActionSchema } from '#shared/planning/plan.ts'
import { instantSchema } from '#shared/text/instant.ts'
import type { ItemInput, ItemStorage } from '#worker/services/editing/item-storage.ts'
import { openItem } from '#worker/services/editing/items.ts'
import { readBegun } from '#worker/services/editing/opened-items.ts'
import { listRevisions, readRevision } from '#worker/services/editing/revisions.ts'
import {
  dropWorkingCopy,
  restoreRevision,
  saveWorkingCopy,
} from '#worker/services/editing/working-copies.ts'
import { listItemPlans, planItem } from '#worker/services/planning/plans.ts'
import { contentProcedure } from '#worker/trpc/content-procedure.ts'
import { rowId } from '#worker/trpc/row-id.ts'
import { storable } from '#worker/trpc/storable.ts'

import { atCopy, beganAt, byId, optionalNote } from '../content-inputs.ts'

const oneRevision = byId.extend({ revision: rowId })

/** What is being written on an item and not public, what it once was and what is planned with it. */
export function revisionProcedures<Draft extends ItemDraft, Item extends ItemInput>(
  storage: ItemStorage<Draft, Item>,
) {
  const { kind } = storage
  const procedure = contentProcedure(kind)
  const draft = storable<Draft>(storage.draftSchema)
  return {
    saveCopy: procedure('content.edit')
      .input(beganAt.extend({ draft, note: optionalNote }))
      .mutation(({ ctx, input }) => saveWorkingCopy(ctx.db, ctx.actor, storage, input)),

    dropCopy: procedure('content.edit')
      .input(atCopy.extend({ copie: z.int().min(1) }))
      .mutation(({ ctx, input }) => dropWorkingCopy(ctx.db, ctx.actor, kind, input)),

    revisions: procedure('content.read')
      .input(byId)
      .query(({ ctx, input }) => listRevisions(ctx.db, ctx.actor, kind, input.id)),

    revision: procedure('content.read')
      .input(oneRevision)
      .query(({ ctx, input }) => readRevision(ctx.db, ctx.actor, storage, input)),

    /** What was in front of whoever typed on these versions; null where nobody kept it. */
    begun: procedure('content.read')
      .input(
        byId.extend({
          version: z.int().min(0),
          copie: z.int().min(0),
          garde_le: instantSchema,
        }),
      )
      .query(async ({ ctx, input: { id, ...begun } }) => ({
        draft: await readBegun(
          ctx.db,
          ctx.actor,
          storage,
          await openItem(ctx.db, ctx.actor, storage, id),
          begun,
        ),
      })),

    restoreRevision: procedure('content.edit')
      .input(atCopy.extend({ revision: rowId }))
      .mutation(async ({ ctx, input }) =>
        restoreRevision(ctx.db, ctx.actor, storage, {
          ...input,
          opened: await openItem(ctx.db, ctx.actor, storage, input.id),
        }),
      ),

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
