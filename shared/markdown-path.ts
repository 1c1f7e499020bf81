import type { ItemKind } from './cote.ts'
import { slugSchema } from './slug.ts'

/** Where the markdown twin of an item's page is. */
export const markdownPath = (kind: ItemKind, slug: string) => `/${kind}/${slug}.md`

const twinPattern = /^\/(prompt|gpt)\/([^/]+)\.md$/
const pagePattern = /^\/(prompt|gpt)\/([^/]+)$/

/** The item whose markdown twin a path names, or null for any other path. */
export const readMarkdownPath = (path: string) => readItem(twinPattern, path)

/** The item whose page a path names, or null for any other path. */
export const readItemPath = (path: string) => readItem(pagePattern, path)

function readItem(pattern: RegExp, path: string): { kind: ItemKind; slug: string } | null {
  const [, kind, slug] = pattern.exec(path) ?? []
  if (slug === undefined || !slugSchema.safeParse(slug).success) return null
  return { kind: kind === 'prompt' ? 'prompt' : 'gpt', slug }
}
