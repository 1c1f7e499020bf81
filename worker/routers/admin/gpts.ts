import { gptTris } from '#shared/admin/content-list.ts'
import { gptStorage } from '#worker/services/editing/item-storage.ts'
import { previewedGpt } from '#worker/services/editing/previewed-items.ts'
import { gptPage, namingTextsOfGpt } from '#worker/services/items/pages/gpt-page.ts'
import { findNamedPages } from '#worker/services/items/pages/named-items.ts'
import { listRelated } from '#worker/services/items/related.ts'
import { findGroup } from '#worker/services/site/categories.ts'
import { gptOrders, listGpts } from '#worker/services/tables/item-table.ts'
import { router } from '#worker/trpc/init.ts'

import { editingProcedures } from './items/editing-procedures.ts'
import { previewProcedure } from './items/preview-procedure.ts'
import { tableProcedures } from './items/table-procedures.ts'

export const adminGptsRouter = router({
  ...editingProcedures(gptStorage),
  ...tableProcedures('gpt', { tris: gptTris, orders: gptOrders, list: listGpts }),

  preview: previewProcedure(gptStorage, async ({ db }, facts, draft) => {
    const [related, group] = await Promise.all([
      listRelated(db, 'gpt', facts.slug),
      findGroup(db, draft.categories),
    ])
    const page = previewedGpt(facts, draft, group)
    const named = await findNamedPages(db, namingTextsOfGpt(page))
    return gptPage(page, { related, named, isPreview: true })
  }),
})
