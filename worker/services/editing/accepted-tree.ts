import { parseMarkdown } from '#drizzle/derived/markdown.ts'
import type { MarkdownTree } from '#shared/text/markdown-tree.ts'
import { AppError } from '#worker/runtime/errors.ts'

/** What a description will show; throws `BAD_REQUEST`, with the place, where it may not be written. */
export function acceptedTree(description: string): MarkdownTree {
  const { tree, refusal } = parseMarkdown(description)
  if (refusal === null) return tree
  throw new AppError('BAD_REQUEST', refusal, { details: { fields: { description: [refusal] } } })
}
