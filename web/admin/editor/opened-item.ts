import { type StoredDraft, newItemVersion } from '#web/admin/form/draft-store.ts'

/** An item as its editor opened it: `value` is what is being written on it, or else what is stored. */
export type OpenedItem<Draft> = StoredDraft<Draft> & {
  /** The version of the working copy that `value` is; 0 where it is the stored item. */
  copie: number
  /** The stored item: what visitors see where it is public. */
  item: Draft
  /** The stored item was saved since the working copy was begun. */
  isOutdated: boolean
  /** When the working copy was saved last; null without one. */
  keptAt: string | null
}

type ReadItem<Draft> = {
  version: number
  copie: { version: number; base: number; draft: Draft; modifie_le: string } | null
}

/** What is read of an item, as its editor opens it. */
export function openedItem<Draft>(
  { version, copie }: ReadItem<Draft>,
  item: Draft,
): OpenedItem<Draft> {
  return {
    version,
    copie: copie?.version ?? 0,
    value: copie?.draft ?? item,
    item,
    isOutdated: copie !== null && copie.base !== version,
    keptAt: copie?.modifie_le ?? null,
  }
}

/** An item that does not exist yet. */
export const newItem = <Draft>(empty: Draft): OpenedItem<Draft> => ({
  version: newItemVersion,
  copie: 0,
  value: empty,
  item: empty,
  isOutdated: false,
  keptAt: null,
})
