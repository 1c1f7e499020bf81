import type { ItemKind } from './cote.ts'

/** Where a text names another item as «le GPT « Plan de migration SEO »»: the words, what they name, and their place. */
export type NamedItem = { kind: ItemKind; title: string; start: number; end: number }

/** With whatever spaces the author typed within the quotation marks. */
const named = /\b(prompt|GPT)[ \u00a0]«[ \u00a0\u202f]([^«»\n]+)»/g

/** The items that a text names by their titles, in its order. */
export function namedItems(text: string): NamedItem[] {
  return Array.from(text.matchAll(named), ({ 0: words, 1: kind, 2: title = '', index }) => ({
    kind: kind === 'GPT' ? 'gpt' : 'prompt',
    title: title.trim(),
    start: index,
    end: index + words.length,
  }))
}
