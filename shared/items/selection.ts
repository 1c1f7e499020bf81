import { isSlug } from '#shared/text/slug-shape.ts'

import type { ItemKind } from './cote.ts'

/** An item that a visitor stores or shares. */
export type SelectedItem = { kind: ItemKind; slug: string }
/** With its title as it was when it was stored. */
export type StoredItem = SelectedItem & { title: string }

export const selectionMaxItems = 200
export const noteMaxLength = 500
const titleMaxLength = 300

export const isSameItem = (one: SelectedItem, other: SelectedItem) =>
  one.kind === other.kind && one.slug === other.slug

/** An item in a selection, with what its visitor notes about it; empty for nothing. */
export type KeptItem = StoredItem & { note: string }

/** The items of a stored selection, in order; what is no item is left out. */
export function readSelection(data: unknown): KeptItem[] {
  return Array.isArray(data) ? distinctItems(data.flatMap(readItem)) : []
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

function readItem(data: unknown): KeptItem[] {
  if (typeof data !== 'object' || data === null) return []
  const { kind, slug, title, note }: Record<string, unknown> = { ...data }
  if (!isItemKind(kind) || !isText(slug) || !isSlug(slug) || !isText(title)) return []
  const kept = isText(note) ? note.slice(0, noteMaxLength) : ''
  return [{ kind, slug, title: title.slice(0, titleMaxLength), note: kept }]
}

export const isText = (value: unknown): value is string => typeof value === 'string'

export const isItemKind = (value: unknown): value is ItemKind =>
  value === 'prompt' || value === 'gpt'
