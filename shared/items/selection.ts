import { isSlug } from '#shared/text/slug-shape.ts'

import type { ItemKind } from './cote.ts'

/** An item that a visitor keeps or shares. */
export type SelectedItem = { kind: ItemKind; slug: string }
/** With its title as it was when it was kept. */
export type StoredItem = SelectedItem & { title: string }

export const selectionMaxItems = 200
const titleMaxLength = 300

export const isSameItem = (one: SelectedItem, other: SelectedItem) =>
  one.kind === other.kind && one.slug === other.slug

/** What of these items a selection lacks and has room for, and how many find no place in it. */
export function missingItems(
  kept: SelectedItem[],
  items: StoredItem[],
): { added: StoredItem[]; leftOutCount: number } {
  const missing = items.filter((item) => !kept.some((other) => isSameItem(other, item)))
  const added = missing.slice(0, Math.max(0, selectionMaxItems - kept.length))
  return { added, leftOutCount: missing.length - added.length }
}

/** The items of a stored selection, in order; what is no item is left out. */
export function readSelection(data: unknown): StoredItem[] {
  if (!Array.isArray(data)) return []
  return distinctItems(data.flatMap(readItem))
}

/** A selection as text, one item a line: what a shared link carries. */
export const selectionText = (items: SelectedItem[]) =>
  items.map(({ kind, slug }) => `${kind} ${slug}`).join('\n')

/** The items of such a text, in order; null when there is none in it. */
export function readSelectionText(text: string): SelectedItem[] | null {
  const items = text.split('\n').flatMap((line) => {
    const [kind = '', slug = '', ...rest] = line.split(' ')
    return isKind(kind) && isSlug(slug) && rest.length === 0 ? [{ kind, slug }] : []
  })
  return items.length > 0 ? distinctItems(items) : null
}

/** Each item once, at its first place, and no more of them than a selection holds. */
export function distinctItems<Item extends SelectedItem>(items: Item[]): Item[] {
  const byItem = new Map<string, Item>()
  for (const item of items) {
    const name = `${item.kind} ${item.slug}`
    if (!byItem.has(name)) byItem.set(name, item)
  }
  return [...byItem.values()].slice(0, selectionMaxItems)
}

function readItem(data: unknown): StoredItem[] {
  if (typeof data !== 'object' || data === null) return []
  const { kind, slug, title }: Record<string, unknown> = { ...data }
  if (!isKind(kind) || !isText(slug) || !isSlug(slug) || !isText(title)) return []
  return [{ kind, slug, title: title.slice(0, titleMaxLength) }]
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isKind = (value: unknown): value is ItemKind => value === 'prompt' || value === 'gpt'
