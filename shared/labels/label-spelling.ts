import { categorySlug } from '#shared/categories/category-slug.ts'
import { cleanText, hasVisibleText } from '#shared/text/control-characters.ts'

/** What the spellings of one label have in common: case, accents, `#`, blanks and dashes tell nothing. */
export const foldLabel = (label: string): string =>
  categorySlug(label) || label.trim().toLowerCase()

/** A label as it was meant, without the sign that says that it is one. Empty if nothing of it is drawn. */
export function bareLabel(typed: string): string {
  const label = cleanText(typed)
    .replace(/^[#\s]+/, '')
    .trim()
  return hasVisibleText(label) ? label : ''
}

/** What labels have in common that are probably one: singular and plural, in one word or two. */
export const nearLabel = (label: string): string =>
  foldLabel(label)
    .split('-')
    .map((word) => (word.length >= shortestPlural ? word.replace(/[sx]$/, '') : word))
    .join('')

const shortestPlural = 4

/** What is typed as it is written already, where a known label is the same but for its spelling. */
export function knownSpelling(typed: string, known: readonly string[]): string {
  const bare = bareLabel(typed)
  if (known.includes(bare)) return bare
  const fold = foldLabel(bare)
  return known.find((label) => foldLabel(label) === fold) ?? bare
}
