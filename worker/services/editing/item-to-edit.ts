import { formatCote, type ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { Verification } from '#shared/items/verification.ts'

type StoredItem = Verification & {
  id: string
  version: number
  statut: Statut
  date_creation: string
  date_modification: string
  cote_code: string
  cote_rang: number
}

/** A stored item as its editor needs it: the fields that are written, and what it shows beside them. */
export function itemToEdit<Item extends object>(
  kind: ItemKind,
  row: StoredItem & Item,
  { shape }: { shape: Record<keyof Item & string, unknown> },
) {
  const { id, version, statut, date_creation, date_modification, cote_code, cote_rang } = row
  const { verifie_avec, verifie_le } = row
  const fields = Object.keys(shape) as (keyof Item & string)[]
  return {
    id,
    version,
    statut,
    date_creation,
    date_modification,
    verifie_avec,
    verifie_le,
    cote: formatCote(cote_code, kind, cote_rang),
    // The compiler does not follow the names through the list.
    item: Object.fromEntries(fields.map((field) => [field, row[field]])) as Item,
  }
}
