import { z } from 'zod'

import { isMarkdownTree, maxMarkdownLength, type MarkdownTree } from '#shared/text/markdown-tree.ts'
import { typedText } from '#shared/text/typed-text.ts'

/** What was filled in for an example: a variable of a prompt, or what the user of a GPT brings. */
const valeurSchema = z.object({
  nom: typedText().trim().min(1).max(80),
  valeur: typedText().trim().min(1).max(10_000),
})
export type ValeurExemple = z.infer<typeof valeurSchema>

/** What an item gives for a fictional client: the values, the result in markdown, the editor's remark. */
export const exempleSchema = z.object({
  valeurs: z.array(valeurSchema).max(20),
  resultat: typedText().trim().min(1).max(maxMarkdownLength),
  remarque: typedText().trim().max(600).optional(),
})
export type Exemple = z.infer<typeof exempleSchema>

/** An example as its page shows it. */
export type ShownExemple = Omit<Exemple, 'resultat'> & { resultat: MarkdownTree; mots: number }

/** Reads the stored value leniently: what is no example is none. */
export function readExemple(stored: unknown): Exemple | null {
  const parsed = exempleSchema.safeParse(stored)
  return parsed.success ? parsed.data : null
}

/** What the result of an example shows, with the number under which that was made. */
export type ExempleTree = { format: number; arbre: MarkdownTree }

/** Makes sense of a stored one; null for what is no tree. */
export function readExempleTree(stored: unknown): ExempleTree | null {
  if (typeof stored !== 'object' || stored === null) return null
  if (!('format' in stored) || !('arbre' in stored)) return null
  const { format, arbre } = stored
  return typeof format === 'number' && isMarkdownTree(arbre) ? { format, arbre } : null
}
