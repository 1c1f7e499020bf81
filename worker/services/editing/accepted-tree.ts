import { parseMarkdown } from '#drizzle/derived/markdown.ts'
import type { MarkdownTree } from '#shared/text/markdown-tree.ts'
import { AppError } from '#worker/runtime/errors.ts'

/** What a markdown text will show; throws `BAD_REQUEST`, with the place, where it may not be written. */
export function acceptedTree(markdown: string, field = 'description'): MarkdownTree {
  const { tree, refusal } = parseMarkdown(markdown)
  if (refusal === null) return tree
  throw new AppError('BAD_REQUEST', refusal, { details: { fields: { [field]: [refusal] } } })
}
