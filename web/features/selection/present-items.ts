import type { Niveau } from '#shared/items/niveau.ts'
import type { SelectedItem, StoredItem } from '#shared/items/selection.ts'
import type { Api } from '#web/loading/trpc.ts'

/** An item as the catalogue has it today. */
export type PresentItem = StoredItem & {
  category: string
  cote: string
  /** Of a prompt alone. */
  niveau: Niveau | null
}

/**
 * How many names one call asks for. A call travels in an address, of at most 7,000 characters
 * (`web/entry-client.tsx`); thirty of the longest slugs take 4,000, so each call has its place in one.
 */
const namesPerCall = 30

/** Each of the items as the catalogue has it today, in their order; null for one that left it. */
export async function presentItems(
  api: Api,
  items: SelectedItem[],
): Promise<(PresentItem | null)[]> {
  const starts = items.flatMap((_, index) => (index % namesPerCall === 0 ? [index] : []))
  const parts = await Promise.all(
    starts.map((start) => askItems(api, items.slice(start, start + namesPerCall))),
  )
  return parts.flat()
}

/** What an item is known by, whatever it is called. */
export const itemName = ({ kind, slug }: SelectedItem) => `${kind} ${slug}`

async function askItems(api: Api, items: SelectedItem[]): Promise<(PresentItem | null)[]> {
  const slugsOf = (kind: SelectedItem['kind']) =>
    items.filter((item) => item.kind === kind).map(({ slug }) => slug)
  const { prompts, gpts } = await api.catalogue.itemsBySlug.query({
    prompts: slugsOf('prompt'),
    gpts: slugsOf('gpt'),
  })
  const byAsked = new Map<string, PresentItem>()
  for (const { asked, slug, titre, categorie, cote, niveau } of prompts) {
    const name = itemName({ kind: 'prompt', slug: asked })
    byAsked.set(name, { kind: 'prompt', slug, title: titre, category: categorie, cote, niveau })
  }
  for (const { asked, slug, nom, categorie, cote } of gpts) {
    const name = itemName({ kind: 'gpt', slug: asked })
    byAsked.set(name, { kind: 'gpt', slug, title: nom, category: categorie, cote, niveau: null })
  }
  return items.map((item) => byAsked.get(itemName(item)) ?? null)
}
