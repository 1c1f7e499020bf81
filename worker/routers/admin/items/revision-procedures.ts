import { z } from 'zod'

import type { ItemDraft, ItemDrafting } from '#shared/items/item-drafting.ts'
import { planActionSchema } from '#shared/planning/plan.ts'
import { instantSchema } from '#shared/text/instant.ts'
import type { Database } from '#worker/database/db.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { type Opened, readBegun } from '#worker/services/editing/opened-items.ts'
import { listRevisions, readRevision } from '#worker/services/editing/revisions.ts'
import {
  dropWorkingCopy,
  restoreRevision,
  saveWorkingCopy,
} from '#worker/services/editing/working-copies.ts'
import { listItemPlans, planItem } from '#worker/services/planning/plans.ts'
import { contentProcedure } from '#worker/trpc/content-procedure.ts'
import { rowId } from '#worker/trpc/row-id.ts'

import { atCopy, beganAt, byId, optionalNote, wellFormed } from '../content-inputs.ts'

const oneRevision = byId.extend({ revision: rowId })

/** What is being written on an item and not public, what it once was and what is planned with it. */
export function revisionProcedures<Draft extends ItemDraft, Item extends object>(
  drafting: ItemDrafting<Draft, Item>,
  open: (db: Database, editor: Editor, id: string) => Promise<Opened<Draft, Item> & { id: string }>,
) {
  const { kind } = drafting
  const procedure = contentProcedure(kind)
  const draft = drafting.draftSchema.overwrite(wellFormed)
  return {
    saveCopy: procedure('content.edit')
      .input(beganAt.extend({ draft, note: optionalNote }))
      .mutation(({ ctx, input }) => saveWorkingCopy(ctx.db, ctx.actor, drafting, input)),

    dropCopy: procedure('content.edit')
      .input(atCopy.extend({ copie: z.int().min(1) }))
      .mutation(({ ctx, input }) => dropWorkingCopy(ctx.db, ctx.actor, kind, input)),

    revisions: procedure('content.read')
      .input(byId)
      .query(({ ctx, input }) => listRevisions(ctx.db, ctx.actor, kind, input.id)),

    revision: procedure('content.read')
      .input(oneRevision)
      .query(({ ctx, input }) => readRevision(ctx.db, ctx.actor, drafting, input)),

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
          drafting,
          await open(ctx.db, ctx.actor, id),
          begun,
        ),
      })),

    restoreRevision: procedure('content.edit')
      .input(atCopy.extend({ revision: rowId }))
      .mutation(async ({ ctx, input }) =>
        restoreRevision(ctx.db, ctx.actor, drafting, {
          ...input,
          opened: await open(ctx.db, ctx.actor, input.id),
        }),
      ),

    plans: procedure('content.read')
      .input(byId)
      .query(({ ctx, input: { id } }) =>
        listItemPlans(ctx.db, ctx.actor, drafting, id, () => open(ctx.db, ctx.actor, id)),
      ),

    plan: procedure('content.status')
      .input(
        atCopy.extend({ action: planActionSchema, prevu_le: instantSchema, note: optionalNote }),
      )
      .mutation(async ({ ctx, input }) => {
        const opened = await open(ctx.db, ctx.actor, input.id)
        await planItem(ctx.db, ctx.actor, drafting, { ...input, opened })
        return {}
      }),
  }
}
