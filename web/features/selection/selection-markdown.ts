import type { StoredItem } from '#shared/items/selection.ts'

/** What is copied of an item: a prompt comes with its text, null when it is no longer public. */
export type CopiedItem = StoredItem & { url: string; text?: string | null }

/** A selection to paste in a note: titles, addresses, and the text of prompts as it is. */
export function selectionMarkdown(items: CopiedItem[]): string {
  return ['# Ma sélection', ...items.map(itemMarkdown)].join('\n\n') + '\n'
}

function itemMarkdown({ title, url, text }: CopiedItem, index: number): string {
  const lines = [`## ${index + 1}. ${title.replaceAll(/[\\`*_[\]<>#]/g, String.raw`\$&`)}`, url]
  if (text === null) lines.push('*Ce prompt n’est plus dans le catalogue.*')
  if (typeof text === 'string') lines.push(fenced(text))
  return lines.join('\n\n')
}

/** Between fences longer than any in the text itself. */
function fenced(text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([marks]) => marks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}
