import { z } from 'zod'

import type { ItemKind } from '#shared/items/cote.ts'
import { newItemId } from '#web/admin/controls/content-words.ts'
import {
  type DraftStorage,
  listDrafts,
  removeDraft,
  storageKey,
  writeDraft,
} from '#web/admin/form/draft-store.ts'

import type { Typed } from './typed.ts'

/** Whose typing it is, and of which item; null for a new one. */
export type TypingPlace = { userId: string; kind: ItemKind; id: string | null }

const prefixOf = ({ userId, kind, id }: TypingPlace): string =>
  storageKey(`${userId}:${kind}:${id ?? newItemId}:`)

/** Keeps what is typed in this browser, until the server has it. Tells whether there is room. */
export const keepHere = <Draft>(
  storage: DraftStorage,
  place: TypingPlace,
  typed: Typed<Draft>,
): boolean => writeDraft(storage, prefixOf(place) + typed.origine, typed)

export const dropHere = (storage: DraftStorage, place: TypingPlace, origine: string): void =>
  removeDraft(storage, prefixOf(place) + origine)

/** What was typed on an item in this browser and reached no server. */
export function listHere<Draft>(
  storage: DraftStorage,
  place: TypingPlace,
  draftSchema: z.ZodType<Draft>,
  now: Date,
): Typed<Draft>[] {
  const schema = z.object({
    origine: z.string(),
    version: z.int().min(0),
    copie: z.int().min(0),
    draft: draftSchema,
    garde_le: z.iso.datetime(),
  })
  return listDrafts(storage, prefixOf(place), schema, now)
}
