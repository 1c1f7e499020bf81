import { itemAsFar, type ItemDraft } from '#shared/items/item-drafting.ts'
import { maxLengthAt } from '#shared/text/max-length.ts'
import { findAppError } from '#worker/runtime/errors.ts'

import type { ItemInput, ItemStorage } from './item-storage.ts'

/**
 * The row of an item for a draft: its valid values, and its title, cut to the longest that fits. An empty title
 * or slug and refused fields keep their stored values.
 */
export function validItem<Draft extends ItemDraft, Item extends ItemInput>(
  storage: ItemStorage<Draft, Item>,
  draft: Draft,
  stored: Item,
  refused: ReadonlySet<string>,
): Item {
  const { titleField, inputSchema } = storage
  const item = itemAsFar(storage, storage.candidateOf(draft))
  const length = maxLengthAt(inputSchema, titleField)
  const title = Array.from(storage.titleOf(draft).trim()).slice(0, length).join('').slice(0, length)
  const kept = Object.entries(stored).filter(([name]) => refused.has(name))
  return {
    ...item,
    [titleField]: title === '' ? storage.titleOf(stored) : title.toWellFormed(),
    slug: item.slug === '' ? stored.slug : item.slug,
    statut: stored.statut,
    ...Object.fromEntries(kept),
  }
}

/** Writes, and writes again without the fields that were refused. */
export async function retryWithoutRefused<Written>(
  write: (refused: ReadonlySet<string>) => Promise<Written>,
  refused: ReadonlySet<string> = new Set(),
): Promise<Written> {
  try {
    return await write(refused)
  } catch (error) {
    const paths = Object.keys(findAppError(error)?.details.fields ?? {})
    const names = paths.map((path) => path.split('.')[0] ?? path)
    if (names.every((name) => refused.has(name))) throw error
    return retryWithoutRefused(write, new Set([...refused, ...names]))
  }
}
