import type { ItemKind } from '#shared/items/cote.ts'
import { isSlug } from '#shared/text/slug-shape.ts'

/** The item whose page an address of a catalogue like this is, on whichever host; null for any other value. */
export function itemOfPage(address: unknown): { kind: ItemKind; slug: string } | null {
  if (typeof address !== 'string') return null
  const [, kind, slug] =
    /^(?:https?:\/\/[^/\s]+)?\/(prompt|gpt)\/([^/?#\s]+)$/.exec(address.trim()) ?? []
  if ((kind !== 'prompt' && kind !== 'gpt') || slug === undefined || !isSlug(slug)) return null
  return { kind, slug }
}
