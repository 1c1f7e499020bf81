import { z } from 'zod'

import { completudes, ordres } from '#shared/admin/content-list.ts'
import { statutSchema } from '#shared/items/statut.ts'
import { slugSchema } from '#shared/text/slug.ts'
import { filterText } from '#worker/addresses/filter-text.ts'
import { editorFacts } from '#worker/services/search/index-facts.ts'
import { searchList } from '#worker/services/search/list-search.ts'
import type { Context } from '#worker/trpc/context.ts'
import { rowId } from '#worker/trpc/row-id.ts'
import { searchMemoryOf } from '#worker/trpc/search-memory.ts'

const reason = z.string().trim().min(1).max(500).overwrite(wellFormed)

export const byId = z.strictObject({ id: rowId })

export const atVersion = z.strictObject({ id: rowId, version: z.int().min(1) })

/** Without a working copy, 0. */
export const atCopy = atVersion.extend({ copie: z.int().min(0).default(0) })

/** What visitors are told of an edit. */
export const optionalNote = reason.optional()

/** Why an item is refused, for the journal. */
export const optionalReason = reason.optional()

export const manyItems = z.strictObject({ ids: z.array(rowId).min(1).max(200) })

export const statutInput = z.discriminatedUnion('statut', [
  manyItems.extend({ statut: statutSchema.exclude(['refuse']), raison: optionalReason }),
  manyItems.extend({ statut: statutSchema.extract(['refuse']), raison: reason }),
])

export const slugInput = z.strictObject({ slug: slugSchema, id: rowId.optional() })

/** A blank one filters nothing. */
const searchText = z.string().max(200).overwrite(wellFormed)

/** The filters of a table; each page adds what it sorts by. */
export const listInput = z.strictObject({
  q: searchText.optional(),
  statut: statutSchema.optional(),
  categorie: filterText.optional(),
  completude: z.enum(completudes).optional(),
  ordre: z.enum(ordres),
  page: z.int().min(1).max(99_999),
})

/** Half a surrogate pair, as a cut emoji leaves it, is no text that the database would take. */
export function wellFormed<Value>(value: Value): Value {
  const json = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed() : part,
  )
  return JSON.parse(json) as Value // It came as JSON and keeps its shape.
}

/** What a text finds in a table of the administration, drafts among it. */
export async function searchTable(ctx: Context, q: string | undefined) {
  if (q === undefined || q.trim() === '') return undefined
  const facts = editorFacts(ctx.db, await searchMemoryOf(ctx))
  return { q, search: await searchList(facts, q, { withDrafts: true }) }
}
