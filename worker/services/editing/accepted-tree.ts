import { exempleColumn } from '#drizzle/derived/exemple.ts'
import { parseMarkdown } from '#drizzle/derived/markdown.ts'
import type { Exemple } from '#shared/items/sections/exemple.ts'
import type { MarkdownTree } from '#shared/text/markdown-tree.ts'
import { AppError } from '#worker/runtime/errors.ts'

/** What a markdown text will show; throws `BAD_REQUEST`, with the place, where it may not be written. */
export function acceptedTree(markdown: string, field = 'description'): MarkdownTree {
  const { tree, refusal } = parseMarkdown(markdown)
  if (refusal === null) return tree
  throw new AppError('BAD_REQUEST', refusal, { details: { fields: { [field]: [refusal] } } })
}

/** What follows from an example that may be written. */
export const acceptedExemple = ({ exemple }: { exemple: Exemple | null }) =>
  exempleColumn(exemple, (markdown) => acceptedTree(markdown, 'exemple.resultat'))
