import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

import { categoryTheme } from '#shared/category.ts'
import type { ItemKind } from '#shared/cote.ts'
import type { GptInput } from '#shared/gpt.ts'
import { isNestedTooDeep } from '#shared/markdown-depth.ts'
import { cutText } from '#shared/page-metadata.ts'
import type { PromptInput } from '#shared/prompt.ts'
import { gptScore, promptScore } from '#shared/ranking.ts'
import type { SearchFilter } from '#shared/search-filter.ts'

import { searchColumn } from './search-column.ts'

/** Longest plain description stored for cards, in characters: three lines of the widest card. */
const plainMaxLength = 220

/** The columns of a prompt that follow from its fields; every write sets them. */
export function promptDerivedValues(input: PromptInput) {
  const { titre, description, prompt, categories, tags, niveau } = input
  return {
    cote_code: coteCode(categories),
    score: promptScore(input),
    recherche: searchColumn({
      filters: [...filters('prompt', input), { name: 'niveau', value: niveau }],
      title: titre,
      description,
      longText: prompt,
      labels: [...tags, ...categories],
    }),
  }
}

/** The columns of a GPT that follow from its fields; every write sets them. */
export function gptDerivedValues(input: GptInput, consultantName: string) {
  const description = plainText(input.description)
  return {
    cote_code: coteCode(input.categories),
    score: gptScore(input, consultantName),
    description_texte: cutText(description, plainMaxLength),
    recherche: searchColumn({
      filters: filters('gpt', input),
      title: input.nom,
      description,
      longText: input.role ?? '',
      labels: [...input.tags, ...input.categories],
    }),
  }
}

/** Markdown stripped to one line, on the tree and not by patterns (R207). */
export function plainText(markdown: string): string {
  const text = isNestedTooDeep(markdown)
    ? markdown
    : blockTexts(unified().use(remarkParse).use(remarkGfm).parse(markdown)).join(' ')
  // Not the no-break spaces, which hold French punctuation in place.
  return text.replaceAll(/[ \t\r\n]+/g, ' ').trim()
}

const containers = new Set(['root', 'list', 'listItem', 'blockquote', 'table', 'tableRow'])

/** The texts of a tree's blocks: those that hold blocks are opened, or their words would run together. */
function blockTexts(node: Nodes): string[] {
  if ('children' in node && containers.has(node.type)) return node.children.flatMap(blockTexts)
  return [toString(node)]
}

function filters(
  kind: ItemKind,
  { categories, ia }: { categories: string[]; ia: string | null },
): SearchFilter[] {
  return [
    { name: 'type', value: kind },
    { name: 'ia', value: ia ?? '' },
    ...categories.map((value) => ({ name: 'categorie' as const, value })),
  ]
}

function coteCode(categories: string[]): string {
  return categoryTheme(categories[0] ?? '').code
}
