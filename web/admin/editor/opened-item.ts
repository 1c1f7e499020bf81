import type { ItemDraft } from '#shared/items/item-drafting.ts'
import type { Verification } from '#shared/items/verification.ts'
import type { Writing } from '#web/admin/revisions/writing.ts'
import type { Typed } from '#web/admin/typed/typed.ts'

/** What the drafts of both kinds have in common. */
export type EditedDraft = Record<string, unknown> & ItemDraft

/** An item as its editor opened it: `value` is what is being written on it, or else what is stored. */
export type OpenedItem<Draft> = {
  version: number
  /** Null for a new item. */
  cote: string | null
  value: Draft
  /** The version of the working copy that `value` is; 0 where it is the stored item. */
  copie: number
  /** The stored item: what visitors see where it is public. */
  item: Draft
  /** Who saved the stored item; null where nobody did. */
  ecrit: Writing | null
  /** The version of the item that `value` was begun on, or was compared with since. */
  base: number
  /** What the item was then, where it was saved since; null where nobody kept that. */
  depart: Draft | null
  /** Who saved the working copy last, and when; null without one. */
  kept: Writing | null
  /** When it was tried, which is noted beside its texts. */
  verification: Verification
  /** What its editor typed on it before and did not save. */
  saisies: readonly Typed<Draft>[]
}

type ReadItem<Draft> = Verification & {
  version: number
  cote: string
  ecrit: Writing | null
  copie: {
    version: number
    base: number
    depart: Draft | null
    draft: Draft
    auteur: string | null
    modifie_le: string
  } | null
  saisies: readonly Typed<Draft>[]
}

/** What is read of an item, as its editor opens it. */
export function openedItem<Draft>(
  { version, cote, ecrit, copie, saisies, verifie_avec, verifie_le }: ReadItem<Draft>,
  item: Draft,
): OpenedItem<Draft> {
  return {
    version,
    cote,
    copie: copie?.version ?? 0,
    value: copie?.draft ?? item,
    item,
    ecrit,
    base: copie?.base ?? version,
    depart: copie?.depart ?? null,
    kept: copie && { auteur: copie.auteur, le: copie.modifie_le },
    verification: { verifie_avec, verifie_le },
    saisies,
  }
}

/** Whether the stored item was saved since the working copy was begun, and the two were not compared. */
export const isOutdated = ({ version, base }: { version: number; base: number }): boolean =>
  base !== version

/** An item that does not exist yet. */
export const newItem = <Draft>(
  empty: Draft,
  saisies: readonly Typed<Draft>[],
): OpenedItem<Draft> => ({
  version: 0,
  cote: null,
  copie: 0,
  value: empty,
  item: empty,
  ecrit: null,
  base: 0,
  depart: null,
  kept: null,
  verification: { verifie_avec: null, verifie_le: null },
  saisies,
})
