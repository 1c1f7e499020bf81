import type { Verification } from '#shared/items/verification.ts'
import type { Typed } from '#web/admin/typed/typed.ts'

/** An item as its editor opened it: `value` is what is being written on it, or else what is stored. */
export type OpenedItem<Draft> = {
  version: number
  value: Draft
  /** The version of the working copy that `value` is; 0 where it is the stored item. */
  copie: number
  /** The stored item: what visitors see where it is public. */
  item: Draft
  /** The stored item was saved since the working copy was begun. */
  isOutdated: boolean
  /** When the working copy was saved last; null without one. */
  keptAt: string | null
  /** When it was tried, which is noted beside its texts. */
  verification: Verification
  /** What its editor typed on it before and did not save. */
  saisies: readonly Typed<Draft>[]
}

type ReadItem<Draft> = Verification & {
  version: number
  copie: { version: number; base: number; draft: Draft; modifie_le: string } | null
  saisies: readonly Typed<Draft>[]
}

/** What is read of an item, as its editor opens it. */
export function openedItem<Draft>(
  { version, copie, saisies, verifie_avec, verifie_le }: ReadItem<Draft>,
  item: Draft,
): OpenedItem<Draft> {
  return {
    version,
    copie: copie?.version ?? 0,
    value: copie?.draft ?? item,
    item,
    isOutdated: copie !== null && copie.base !== version,
    keptAt: copie?.modifie_le ?? null,
    verification: { verifie_avec, verifie_le },
    saisies,
  }
}

/** An item that does not exist yet. */
export const newItem = <Draft>(
  empty: Draft,
  saisies: readonly Typed<Draft>[],
): OpenedItem<Draft> => ({
  version: 0,
  copie: 0,
  value: empty,
  item: empty,
  isOutdated: false,
  keptAt: null,
  verification: { verifie_avec: null, verifie_le: null },
  saisies,
})
