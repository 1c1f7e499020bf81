import { gptTris } from '#shared/admin/content-list.ts'
import { gptDrafting } from '#shared/items/item-drafting.ts'
import { costs } from '#worker/limits/costs.ts'
import { gptStorage } from '#worker/services/editing/item-storage.ts'
import { updateItem } from '#worker/services/editing/items.ts'
import { previewedGpt } from '#worker/services/editing/typed/previewed-items.ts'
import { gptPage, namingTextsOfGpt } from '#worker/services/items/pages/gpt-page.ts'
import { findNamedPages } from '#worker/services/items/pages/named-items.ts'
import { listRelated } from '#worker/services/items/related.ts'
import { findGroup } from '#worker/services/site/categories.ts'
import { gptOrders, listGpts } from '#worker/services/tables/item-table.ts'
import { contentProcedure } from '#worker/trpc/content-procedure.ts'
import { router } from '#worker/trpc/init.ts'
import { storable } from '#worker/trpc/storable.ts'

import { editInput } from './content-inputs.ts'
import { editingProcedures } from './items/editing-procedures.ts'
import { previewProcedure } from './items/preview-procedure.ts'
import { tableProcedures } from './items/table-procedures.ts'

const item = storable(gptDrafting.inputSchema.strict())

export const adminGptsRouter = router({
  ...editingProcedures(gptStorage),
  ...tableProcedures('gpt', { tris: gptTris, orders: gptOrders, list: listGpts }),

  update: contentProcedure('gpt')('content.edit', costs.publish)
    .input(editInput.extend({ item }))
    .mutation(({ ctx, input }) => updateItem(ctx.db, ctx.actor, gptStorage, input)),

  preview: previewProcedure(gptStorage, async ({ db }, facts, draft) => {
    const [related, group] = await Promise.all([
      listRelated(db, 'gpt', facts.slug),
      findGroup(db, draft.categories),
    ])
    const page = previewedGpt(facts, draft, group)
    const named = await findNamedPages(db, namingTextsOfGpt(page))
    return gptPage(page, { related, named, isPreview: true, stored: null })
  }),
})
