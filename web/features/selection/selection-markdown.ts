import type { KeptItem } from '#shared/items/selection.ts'

/** What is copied of an item: a prompt comes with its text, null when it is no longer public. */
export type CopiedItem = KeptItem & { url: string; text?: string | null }

/** A selection to paste in a note: titles, addresses, notes, and the texts of prompts. */
export function selectionMarkdown(title: string, items: CopiedItem[]): string {
  return [`# ${plainText(title)}`, ...items.map(itemMarkdown)].join('\n\n') + '\n'
}

function itemMarkdown({ title, note, url, text }: CopiedItem, index: number): string {
  const lines = [`## ${index + 1}. ${plainText(title)}`, url]
  if (note !== '') lines.push(quoted(note))
  if (text === null) lines.push('*Ce prompt n’est plus dans le catalogue.*')
  if (typeof text === 'string') lines.push(fenced(text))
  return lines.join('\n\n')
}

/** A text of which markdown makes nothing else. */
export const plainText = (text: string) => text.replaceAll(/[\\`*_[\]<>#]/g, String.raw`\$&`)

/** A note as a quotation, line by line. */
export const quoted = (note: string) =>
  note
    .split('\n')
    .map((line) => `> ${plainText(line)}`.trimEnd())
    .join('\n')

/** Between fences longer than any in the text itself. */
export function fenced(text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([marks]) => marks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}
