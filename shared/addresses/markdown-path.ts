import type { ItemKind } from '#shared/items/cote.ts'
import { slugSchema } from '#shared/text/slug.ts'

/** Where the markdown version of an item's page is. */
export const markdownPath = (kind: ItemKind, slug: string) => `/${kind}/${slug}.md`

const markdownPattern = /^\/(prompt|gpt)\/([^/]+)\.md$/
const pagePattern = /^\/(prompt|gpt)\/([^/]+)$/

/** The item whose markdown version a path names, or null for any other path. */
export const readMarkdownPath = (path: string) => readItem(markdownPattern, path)

/** The item whose page a path names, or null for any other path. */
export const readItemPath = (path: string) => readItem(pagePattern, path)

function readItem(pattern: RegExp, path: string): { kind: ItemKind; slug: string } | null {
  const [, kind, slug] = pattern.exec(path) ?? []
  if (slug === undefined || !slugSchema.safeParse(slug).success) return null
  return { kind: kind === 'prompt' ? 'prompt' : 'gpt', slug }
}
