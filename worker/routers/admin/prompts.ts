import { promptTris } from '#shared/admin/content-list.ts'
import { requetesSeoSchema } from '#shared/items/sections/requetes-seo.ts'
import { costs } from '#worker/limits/costs.ts'
import { promptStorage } from '#worker/services/editing/item-storage.ts'
import { updateItemFields } from '#worker/services/editing/items.ts'
import { previewedPrompt } from '#worker/services/editing/previewed-items.ts'
import { findNamedPages } from '#worker/services/items/pages/named-items.ts'
import { namingTextsOfPrompt, promptPage } from '#worker/services/items/pages/prompt-page.ts'
import { listRelated } from '#worker/services/items/related.ts'
import { listVariables } from '#worker/services/items/variables.ts'
import { listPrompts, promptOrders } from '#worker/services/tables/item-table.ts'
import { contentProcedure } from '#worker/trpc/content-procedure.ts'
import { router } from '#worker/trpc/init.ts'
import { storable } from '#worker/trpc/storable.ts'

import { atVersion } from './content-inputs.ts'
import { editingProcedures } from './items/editing-procedures.ts'
import { previewProcedure } from './items/preview-procedure.ts'
import { tableProcedures } from './items/table-procedures.ts'

const procedure = contentProcedure('prompt')
const requetes_seo = storable(requetesSeoSchema.nullable())

export const adminPromptsRouter = router({
  ...editingProcedures(promptStorage),
  ...tableProcedures('prompt', { tris: promptTris, orders: promptOrders, list: listPrompts }),

  setRequetesSeo: procedure('content.edit', costs.publish)
    .input(atVersion.extend({ requetes_seo }))
    .mutation(({ ctx, input: { requetes_seo: queries, ...at } }) =>
      updateItemFields(ctx.db, ctx.actor, promptStorage, {
        ...at,
        fields: { requetes_seo: queries },
        details: { champs: ['requetes_seo'] },
      }),
    ),

  preview: previewProcedure(promptStorage, async ({ db, versioned }, facts, draft) => {
    const [related, variables] = await Promise.all([
      listRelated(db, 'prompt', facts.slug),
      versioned('variables', () => listVariables(db)),
    ])
    const page = previewedPrompt(facts, draft)
    const named = await findNamedPages(db, namingTextsOfPrompt(page))
    return promptPage(page, { related, variables, named })
  }),
})
