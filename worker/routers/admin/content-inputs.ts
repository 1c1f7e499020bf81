import { z } from 'zod'

import { completudes, daySchema, importIdSchema, ordres } from '#shared/admin/content-list.ts'
import { noteSchema } from '#shared/admin/field-change.ts'
import { manqueSchema } from '#shared/admin/manques.ts'
import { niveaux } from '#shared/items/niveau.ts'
import { statutSchema } from '#shared/items/statut.ts'
import { slugSchema } from '#shared/text/slug.ts'
import { filterText } from '#worker/addresses/filter-text.ts'
import { costs } from '#worker/limits/costs.ts'
import { searchList } from '#worker/services/search/list-search.ts'
import type { ItemFilter } from '#worker/services/tables/item-filter.ts'
import type { Context } from '#worker/trpc/context.ts'
import { charged } from '#worker/trpc/procedures.ts'
import { rowId } from '#worker/trpc/row-id.ts'
import { storable } from '#worker/trpc/storable.ts'

const reason = storable(noteSchema)

export const byId = z.strictObject({ id: rowId })

export const atVersion = z.strictObject({ id: rowId, version: z.int().min(1) })

/** Without a working copy, 0. */
export const atCopy = atVersion.extend({ copie: z.int().min(0).default(0) })

/** What visitors are told of an edit, or editors of a change of many items. */
export const optionalNote = reason.optional()

export const manyItems = z.strictObject({ ids: z.array(rowId).min(1).max(200) })

export const statutInput = z.discriminatedUnion('statut', [
  manyItems.extend({ statut: statutSchema.exclude(['refuse']), raison: reason.optional() }),
  manyItems.extend({ statut: statutSchema.extract(['refuse']), raison: reason }),
])

export const slugInput = z.strictObject({ slug: slugSchema, id: rowId.optional() })

/** A blank one filters nothing. */
const searchText = storable(z.string().max(200))

const chosen = z.literal(true).optional()

/** Which items of a kind are meant: a table shows them, or something is done to all of them. */
export const listFilter = z.strictObject({
  q: searchText.optional(),
  statut: statutSchema.optional(),
  categorie: filterText.optional(),
  tag: filterText.optional(),
  ia: filterText.optional(),
  niveau: z.enum(niveaux).optional(),
  auteur: filterText.optional(),
  completude: z.enum(completudes).optional(),
  manque: manqueSchema.optional(),
  epingle: z.boolean().optional(),
  modifie_du: daySchema.optional(),
  modifie_au: daySchema.optional(),
  verifie_avant: daySchema.optional(),
  copie: chosen,
  miens: chosen,
  relecture: chosen,
  planifie: z.boolean().optional(),
  import: importIdSchema.optional(),
})

/** The filters of a table; each page adds what it sorts by. */
export const listInput = listFilter.extend({
  ordre: z.enum(ordres),
  page: z.int().min(1).max(99_999),
})

/** An item among those of a table. */
export const oneOfTable = listFilter.extend({ id: rowId, ordre: z.enum(ordres) })

/** A filter with what its text finds, drafts among it. */
export async function withText<Filter extends { q?: string | undefined }>(
  ctx: Context,
  { q, ...filter }: Filter,
): Promise<Omit<Filter, 'q'> & Pick<ItemFilter, 'text'>> {
  if (q === undefined || q.trim() === '') return filter
  const engine = await ctx.searchEngine('editors')
  return { ...filter, text: { q, search: searchList(engine, q, { isEveryField: true }) } }
}

/** The same for a table, at the cost of a search where there is a text. */
export const withChargedText = <Filter extends { q?: string | undefined }>(
  ctx: Context,
  filter: Filter,
) =>
  filter.q?.trim()
    ? charged(ctx.charge, costs.listSearch, () => withText(ctx, filter))
    : withText(ctx, filter)

/** What a change of labels answers, with how many items of it are public; they are told of after the response. */
export function announced<Outcome extends { changed: string[] }>(
  { announce, defer }: Pick<Context, 'announce' | 'defer'>,
  { changed, ...outcome }: Outcome,
): Omit<Outcome, 'changed'> & { publiques: number } {
  if (announce) defer(announce(changed))
  return { ...outcome, publiques: changed.length }
}
