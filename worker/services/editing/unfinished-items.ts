import { itemAsFar, type ItemDraft } from '#shared/items/item-drafting.ts'
import { missingField } from '#shared/site/refused-value.ts'
import { maxLengthAt } from '#shared/text/max-length.ts'
import { AppError, findAppError } from '#worker/runtime/errors.ts'

import type { ItemInput, ItemStorage } from './item-storage.ts'

/** What is stored of a draft: an item as far as it is right, and the draft itself where it is not. */
type Unfinished<Draft, Item> = { item: Item; unfinished: Draft | null }

/**
 * What is stored of a draft that needs a title and nothing else: its slug is empty where that is missing or
 * wrong. Throws `BAD_REQUEST` without a title, and for what is meant to be public.
 */
export function unfinishedItem<Draft extends ItemDraft, Item extends ItemInput>(
  storage: ItemStorage<Draft, Item>,
  draft: Draft,
): Unfinished<Draft, Item> {
  const { titleField } = storage
  const title = storage.titleOf(draft).trim()
  if (title === '') throw missing(titleField, storage.names[titleField].missing)
  if (draft.statut === 'valide') {
    throw new AppError('BAD_REQUEST', 'Une fiche incomplète ne se publie pas.')
  }
  const candidate = storage.candidateOf(draft)
  const item = itemAsFar(storage, candidate)
  if (storage.inputSchema.safeParse(candidate).success) return { item, unfinished: null }
  const titleMaxLength = maxLengthAt(storage.inputSchema, titleField)
  const cutTitle = Array.from(title).slice(0, titleMaxLength).join('').slice(0, titleMaxLength)
  return { item: { ...item, [titleField]: cutTitle.toWellFormed() }, unfinished: draft }
}

/** Writes a draft under its slug, or under another where it has none or another item has it. */
export async function withFreeSlug<Written>(
  slug: string,
  other: string,
  write: (slug: string) => Promise<Written>,
): Promise<Written> {
  if (slug === '') return write(other)
  try {
    return await write(slug)
  } catch (error) {
    if (!findAppError(error)?.details.fields?.['slug']) throw error
    return write(other)
  }
}

/** The slug of a draft that nobody gave one. */
export const ownSlug = () => `brouillon-${crypto.randomUUID().slice(0, 8)}`

function missing(field: string, message = missingField): AppError {
  return new AppError('BAD_REQUEST', message, { details: { fields: { [field]: [message] } } })
}
