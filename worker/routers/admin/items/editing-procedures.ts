import { z } from 'zod'

import type { DraftEdits } from '#shared/items/draft-edits.ts'
import type { ItemDraft } from '#shared/items/item-drafting.ts'
import { planActionSchema } from '#shared/planning/plan.ts'
import { instantSchema } from '#shared/text/instant.ts'
import { costs } from '#worker/limits/costs.ts'
import { atCopy, byId, optionalNote } from '#worker/routers/admin/content-inputs.ts'
import {
  createOrSaveDraft,
  discardEdits,
  publishItem,
  restoreRevision,
  setReviewRequest,
} from '#worker/services/editing/draft-actions.ts'
import { listOtherEditors, notePresence } from '#worker/services/editing/editing-sessions.ts'
import type { ItemInput, ItemStorage } from '#worker/services/editing/item-storage.ts'
import { duplicateItem } from '#worker/services/editing/items.ts'
import { openItem } from '#worker/services/editing/opened-items.ts'
import { listRevisions, readRevision } from '#worker/services/editing/revisions.ts'
import { saveEdits } from '#worker/services/editing/save-edits.ts'
import { listItemPlans, planItem } from '#worker/services/planning/plans.ts'
import { contentProcedure } from '#worker/trpc/content-procedure.ts'
import { rowId } from '#worker/trpc/row-id.ts'
import { storable } from '#worker/trpc/storable.ts'

import { changeProcedures, itemProcedures } from './item-procedures.ts'

/** Procedures of one kind. Its router adds the table and the preview, which differ between the kinds. */
export function editingProcedures<Draft extends ItemDraft, Item extends ItemInput>(
  storage: ItemStorage<Draft, Item>,
) {
  const procedure = contentProcedure(storage.kind)
  const draft = storable<Draft>(storage.draftSchema)
  const edits = storable(editsSchema(storage.draftSchema))
  const seen = z.strictObject({ version: z.int().min(0), copie: z.int().min(0) })
  return {
    ...itemProcedures(storage.kind),
    ...changeProcedures(storage.kind),
    ...revisionProcedures(storage),

    get: procedure('content.read')
      .input(byId)
      .query(async ({ ctx, input: { id } }) => {
        const [{ itemDraft: _itemDraft, ...opened }, autres] = await Promise.all([
          openItem(ctx.db, ctx.actor, storage, id),
          listOtherEditors(ctx.db, ctx.actor, storage.kind, id),
        ])
        return { ...opened, autres }
      }),

    createDraft: procedure('content.create', costs.create)
      .input(z.strictObject({ id: z.uuid(), draft }))
      .mutation(({ ctx, input }) => createOrSaveDraft(ctx.db, ctx.actor, storage, input)),

    saveEdits: procedure('content.edit')
      .input(byId.extend({ seen, edits }))
      .mutation(({ ctx, input }) => saveEdits(ctx.db, ctx.actor, storage, input)),

    discardEdits: procedure('content.others')
      .input(atCopy)
      .mutation(({ ctx, input }) => discardEdits(ctx.db, ctx.actor, storage, input)),

    publish: procedure('content.status', costs.publish)
      .input(atCopy.extend({ note: optionalNote }))
      .mutation(({ ctx, input }) => publishItem(ctx.db, ctx.actor, storage, input)),

    askReview: procedure('content.edit')
      .input(byId.extend({ isAsked: z.boolean() }))
      .mutation(({ ctx, input }) => setReviewRequest(ctx.db, ctx.actor, storage.kind, input)),

    /** Called at intervals while the item is open. */
    presence: procedure('content.edit')
      .input(byId)
      .mutation(({ ctx, input }) => notePresence(ctx.db, ctx.actor, storage.kind, input.id)),

    duplicate: procedure('content.create', costs.create)
      .input(byId)
      .mutation(({ ctx, input }) => duplicateItem(ctx.db, ctx.actor, storage, input.id)),
  }
}

/** Edits of some fields of a draft. The status is not edited: publishing sets it. */
function editsSchema({ shape }: z.ZodObject): z.ZodType<DraftEdits> {
  const edits = Object.entries(shape)
    .filter(([name]) => name !== 'statut')
    .map(([name, value]) => [name, z.strictObject({ from: value, to: value }).optional()])
  // `Object.fromEntries` loses the schemas of the fields. A field without an edit is absent, not undefined.
  return z.strictObject(Object.fromEntries(edits)) as z.ZodType as z.ZodType<DraftEdits>
}

const oneRevision = byId.extend({ revision: rowId })

/** What is being written on an item and not public, what it once was and what is planned with it. */
function revisionProcedures<Draft extends ItemDraft, Item extends ItemInput>(
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
