import type { StoredItem, SelectedItem } from '#shared/items/selection.ts'
import type { Api } from '#web/loading/trpc.ts'

/**
 * How many names one call asks for. A call travels in an address, of at most 7,000 characters
 * (`web/entry-client.tsx`); thirty of the longest slugs take 4,000, so each call has its place in one.
 */
const namesPerCall = 30

/** Each of the items as the catalogue names it today, in their order; null for one that left it. */
export async function presentItems(
  api: Api,
  items: SelectedItem[],
): Promise<(StoredItem | null)[]> {
  const starts = items.flatMap((_, index) => (index % namesPerCall === 0 ? [index] : []))
  const parts = await Promise.all(
    starts.map((start) => askNames(api, items.slice(start, start + namesPerCall))),
  )
  return parts.flat()
}

async function askNames(api: Api, items: SelectedItem[]): Promise<(StoredItem | null)[]> {
  const slugsOf = (kind: SelectedItem['kind']) =>
    items.filter((item) => item.kind === kind).map(({ slug }) => slug)
  const { prompts, gpts } = await api.catalogue.itemsBySlug.query({
    prompts: slugsOf('prompt'),
    gpts: slugsOf('gpt'),
  })
  const byAsked = new Map<string, StoredItem>()
  for (const { asked, slug, titre } of prompts) {
    byAsked.set(`prompt ${asked}`, { kind: 'prompt', slug, title: titre })
  }
  for (const { asked, slug, nom } of gpts) {
    byAsked.set(`gpt ${asked}`, { kind: 'gpt', slug, title: nom })
  }
  return items.map(({ kind, slug }) => byAsked.get(`${kind} ${slug}`) ?? null)
}
