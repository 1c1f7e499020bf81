import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

import { categoryTheme } from '#shared/category.ts'
import type { GptInput } from '#shared/gpt.ts'
import { isNestedTooDeep } from '#shared/markdown-depth.ts'
import { cutText } from '#shared/page-metadata.ts'
import type { PromptInput } from '#shared/prompt.ts'
import { gptScore, promptScore } from '#shared/ranking.ts'

/** Longest plain description stored for cards, in characters: three lines of the widest card. */
const plainMaxLength = 220

/** The columns of a prompt that follow from its fields; every write sets them. */
export function promptDerivedValues(input: PromptInput) {
  return { cote_code: coteCode(input.categories), score: promptScore(input) }
}

/** The columns of a GPT that follow from its fields; every write sets them. */
export function gptDerivedValues(input: GptInput, consultantName: string) {
  return {
    cote_code: coteCode(input.categories),
    score: gptScore(input, consultantName),
    description_texte: plainText(input.description),
  }
}

/** Markdown stripped to one line, on the tree and not by patterns (R207). */
export function plainText(markdown: string): string {
  const text = isNestedTooDeep(markdown)
    ? markdown
    : blockTexts(unified().use(remarkParse).use(remarkGfm).parse(markdown)).join(' ')
  // Not the no-break spaces, which hold French punctuation in place.
  return cutText(text.replaceAll(/[ \t\r\n]+/g, ' ').trim(), plainMaxLength)
}

const containers = new Set(['root', 'list', 'listItem', 'blockquote', 'table', 'tableRow'])

/** The texts of a tree's blocks: those that hold blocks are opened, or their words would run together. */
function blockTexts(node: Nodes): string[] {
  if ('children' in node && containers.has(node.type)) return node.children.flatMap(blockTexts)
  return [toString(node)]
}

function coteCode(categories: string[]): string {
  return categoryTheme(categories[0] ?? '').code
}
