import type { Exemple, ExempleTree, ShownExemple } from '#shared/items/sections/exemple.ts'
import { type MarkdownTree, treeText } from '#shared/text/markdown-tree.ts'

import { markdownFormat, parseMarkdown } from './markdown.ts'

const treeOfMarkdown = (markdown: string) => parseMarkdown(markdown).tree

/** The column of an item that follows from its example; every write of the example sets it. */
export const exempleColumn = (exemple: Exemple | null, treeOf = treeOfMarkdown) => ({
  exemple_arbre: exemple && { format: markdownFormat, arbre: treeOf(exemple.resultat) },
})

/** An example with its tree as it was stored. */
export type StoredExemple = { exemple: Exemple | null; exemple_arbre: ExempleTree | null }

/** An example as its page shows it; parsed again where its tree has another format, or is none. */
export function shownExemple({ exemple, exemple_arbre }: StoredExemple): ShownExemple | null {
  if (exemple === null) return null
  const isCurrent = exemple_arbre?.format === markdownFormat
  const resultat = isCurrent ? exemple_arbre.arbre : treeOfMarkdown(exemple.resultat)
  return { ...exemple, resultat: lowered(resultat), mots: wordCount(treeText(resultat)) }
}

/** Its headings stand below the page's own, which is of the third level. */
const lowerHeadings = { h3: 'h4', h4: 'h5', h5: 'h6' } as const

const lowered = (tree: MarkdownTree): MarkdownTree =>
  tree.map((node) => {
    if (typeof node === 'string' || node[0] === 'a') return node
    const [tag, ...children] = node
    const isHeading = tag === 'h3' || tag === 'h4' || tag === 'h5'
    return [isHeading ? lowerHeadings[tag] : tag, ...lowered(children)]
  })

const wordCount = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
