import type { ItemKind } from '#shared/items/cote.ts'
import type { FieldName } from '#shared/items/field-names.ts'
import { gptDrafting, promptDrafting } from '#shared/items/item-drafting.ts'

const verified = {
  verifie_avec: { label: 'Vérifié avec' },
  verifie_le: { label: 'Vérifié le' },
}

/** What the fields of an item are called, those that no editor writes among them. */
export const itemFieldNames: Record<ItemKind, Record<string, FieldName>> = {
  prompt: { ...promptDrafting.names, ...verified },
  gpt: { ...gptDrafting.names, ...verified },
}
