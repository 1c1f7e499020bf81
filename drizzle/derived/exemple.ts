import type { Exemple, ShownExemple } from '#shared/items/sections/exemple.ts'
import { isMarkdownTree, type MarkdownTree, treeText } from '#shared/text/markdown-tree.ts'

import { markdownFormat, parseMarkdown } from './markdown.ts'

/** What the result of an example shows, with the number under which that was made. */
export type ExempleTree = { format: number; arbre: MarkdownTree }

const treeOfMarkdown = (markdown: string) => parseMarkdown(markdown).tree

/** The column of an item that follows from its example; every write of the example sets it. */
export const exempleColumn = (exemple: Exemple | null, treeOf = treeOfMarkdown) => ({
  exemple_arbre: exemple && { format: markdownFormat, arbre: treeOf(exemple.resultat) },
})

/** Makes sense of what is stored in that column; null for what is no tree. */
export function readExempleTree(stored: unknown): ExempleTree | null {
  if (typeof stored !== 'object' || stored === null) return null
  if (!('format' in stored) || !('arbre' in stored)) return null
  const { format, arbre } = stored
  return typeof format === 'number' && isMarkdownTree(arbre) ? { format, arbre } : null
}

/** An example with its tree as it was stored. */
export type StoredExemple = { exemple: Exemple | null; exemple_arbre: ExempleTree | null }

/** An example as its page shows it; parsed again where its tree has another format, or is none. */
export function shownExemple({ exemple, exemple_arbre }: StoredExemple): ShownExemple | null {
  if (exemple === null) return null
  const isCurrent = exemple_arbre?.format === markdownFormat
  const resultat = isCurrent ? exemple_arbre.arbre : treeOfMarkdown(exemple.resultat)
  return { ...exemple, resultat, mots: wordCount(treeText(resultat)) }
}

const wordCount = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
