import { isSlug } from '#shared/text/slug-shape.ts'

import { distinctItems, isItemKind, noteMaxLength, type SelectedItem } from './selection.ts'
import { defaultTitle, selectionTitleMaxLength } from './selections.ts'

/** An item that somebody shares, with what they note about it. */
export type SharedItem = SelectedItem & { note: string }
/** What a shared link carries; the title is empty where nobody gave one. */
export type SharedSelection = { title: string; items: SharedItem[] }

const titleWord = 'titre'
const noteWord = 'note'

/**
 * A selection as text: its title, then each item on a line and its note on those below. Links were made of
 * the lines of items alone before, and whoever reads by that leaves the others out.
 */
export function selectionText({ title, items }: SharedSelection): string {
  const head = title === '' || title === defaultTitle ? [] : [`${titleWord} ${title}`]
  return [...head, ...items.flatMap(itemLines)].join('\n')
}

const itemLines = ({ kind, slug, note }: SharedItem) => [
  `${kind} ${slug}`,
  ...(note === '' ? [] : note.split('\n').map((line) => `${noteWord} ${line}`)),
]

/** The selection in such a text; null when there is no item in it. */
export function readSelectionText(text: string): SharedSelection | null {
  let title = ''
  const noted: (SelectedItem & { notes: string[] })[] = []
  for (const line of text.split('\n')) {
    const space = line.indexOf(' ')
    const word = line.slice(0, space)
    const rest = line.slice(space + 1)
    if (word === titleWord) title ||= rest.trim().slice(0, selectionTitleMaxLength)
    else if (word === noteWord) noted.at(-1)?.notes.push(rest)
    else if (isItemKind(word) && isSlug(rest)) noted.push({ kind: word, slug: rest, notes: [] })
  }
  const items = distinctItems(noted).map(({ kind, slug, notes }) => ({
    kind,
    slug,
    note: notes.join('\n').trim().slice(0, noteMaxLength),
  }))
  return items.length > 0 ? { title, items } : null
}
