import type { ItemKind } from '#shared/items/cote.ts'

export const sitemapIndexPath = '/sitemap.xml'
/** The pages that are no items. */
export const sitemapPagesPath = '/sitemap-pages.xml'

/** The path of one part of the items of a kind, from 1. */
export const sitemapPartPath = (kind: ItemKind, part: number) => `/sitemap-${kind}s-${part}.xml`

const partPattern = /^\/sitemap-(prompt|gpt)s-([1-9]\d{0,4})\.xml$/

/** The part that a path names, or null for any other path. */
export function readSitemapPart(path: string): { kind: ItemKind; part: number } | null {
  const [, kind, part] = partPattern.exec(path) ?? []
  return kind ? { kind: kind === 'prompt' ? 'prompt' : 'gpt', part: Number(part) } : null
}
