import { hasVisibleText } from './control-characters.ts'

/** The lines of a text as a list: blank ones are dropped. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(hasVisibleText)
}

/** A list as the text of a field with one item per line. */
export const textOfLines = (lines: readonly string[] | undefined) => (lines ?? []).join('\n')
