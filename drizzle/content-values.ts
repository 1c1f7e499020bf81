import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

import { categoryTheme } from '#shared/category.ts'
import type { GptInput } from '#shared/gpt.ts'
import { cutText } from '#shared/page-metadata.ts'
import type { PromptInput } from '#shared/prompt.ts'
import { gptScore, promptScore } from '#shared/ranking.ts'

/** Longest plain description stored for cards, in characters. */
const plainMaxLength = 400

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
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown)
  const line = tree.children
    .map((node) => toString(node))
    .join(' ')
    // Not the no-break spaces, which hold French punctuation in place.
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .trim()
  return cutText(line, plainMaxLength)
}

function coteCode(categories: string[]): string {
  return categoryTheme(categories[0] ?? '').code
}
