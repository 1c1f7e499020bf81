import type { ItemKind } from '#shared/items/cote.ts'
import type { FieldName } from '#web/admin/form/field-messages.ts'
import { gptFields } from '#web/admin/items/gpt-fields.ts'
import { promptFields } from '#web/admin/items/prompt-fields.ts'

const verified = {
  verifie_avec: { label: 'Vérifié avec' },
  verifie_le: { label: 'Vérifié le' },
}

/** What the fields of an item are called, those that no editor writes among them. */
export const itemFieldNames: Record<ItemKind, Record<string, FieldName>> = {
  prompt: { ...promptFields, ...verified },
  gpt: { ...gptFields, ...verified },
}
