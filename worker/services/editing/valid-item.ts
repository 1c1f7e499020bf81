import { itemAsFar, type ItemDraft } from '#shared/items/item-drafting.ts'
import { maxLengthAt } from '#shared/text/max-length.ts'
import { findAppError } from '#worker/runtime/errors.ts'

import type { ItemInput, ItemStorage } from './item-storage.ts'

/**
 * What of a draft can stand in the row of an item: its valid values, and the title as far as it fits. Without a
 * title or an address, and in fields that were refused, the row keeps what it has.
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

/** Writes what is accepted: a field that is refused is left out, and the rest written again. */
export async function writeAccepted<Written>(
  write: (refused: ReadonlySet<string>) => Promise<Written>,
  refused: ReadonlySet<string> = new Set(),
): Promise<Written> {
  try {
    return await write(refused)
  } catch (error) {
    const paths = Object.keys(findAppError(error)?.details.fields ?? {})
    const names = paths.map((path) => path.split('.')[0] ?? path)
    if (names.every((name) => refused.has(name))) throw error
    return writeAccepted(write, new Set([...refused, ...names]))
  }
}
