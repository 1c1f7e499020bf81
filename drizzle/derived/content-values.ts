import { categoryTheme } from '#shared/categories/category.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { GptInput } from '#shared/items/gpt.ts'
import type { PromptInput } from '#shared/items/prompt.ts'
import { gptScore, promptScore } from '#shared/items/ranking.ts'
import { cutText } from '#shared/pages/page-metadata.ts'
import type { SearchFilter } from '#shared/search/search-filter.ts'
import { type MarkdownTree, treeText } from '#shared/text/markdown-tree.ts'

import { markdownFormat, parseMarkdown } from './markdown.ts'
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

/** The columns of a GPT that follow from its fields and from what its description shows. */
export function gptDerivedValues(
  input: GptInput,
  consultantName: string,
  tree: MarkdownTree = parseMarkdown(input.description).tree,
) {
  const description = treeText(tree)
  return {
    cote_code: coteCode(input.categories),
    score: gptScore(input, consultantName),
    description_texte: cutText(description, plainMaxLength),
    description_format: markdownFormat,
    description_arbre: tree,
    recherche: searchColumn({
      filters: filters('gpt', input),
      title: input.nom,
      description,
      longText: input.role ?? '',
      labels: [...input.tags, ...input.categories],
    }),
  }
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
