/** The assistants that every choice of one begins with, while items have them. */
export const givenAssistants = ['GPT-4', 'GPT-3.5', 'Claude', 'Gemini']

/** A filter of the search with the value that an item must have. */
export type SearchFilter = { name: 'type' | 'categorie' | 'ia' | 'niveau'; value: string }

/**
 * The word that stands for a filter in the search index: two values never share one, and no word of
 * a text is one of them.
 */
export function searchFilterToken({ name, value }: SearchFilter): string {
  const escaped = value.replaceAll(/[^a-z0-9]/gu, (letter) => `_${letter.codePointAt(0)}_`)
  return `${name}=${escaped}`
}
