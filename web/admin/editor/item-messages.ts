import type { ItemDraft, ItemDrafting } from '#shared/items/item-drafting.ts'
import {
  type FieldMessage,
  fieldMessages,
  refusedMessages,
  type RefusedValue,
} from '#web/admin/form/field-messages.ts'

/** The messages of a draft: values that the server refused, then validation errors. */
export const itemMessages = <Draft extends ItemDraft, Item extends object>(
  { formSchema, candidateOf, names }: ItemDrafting<Draft, Item>,
  draft: Draft,
  refused: readonly RefusedValue[] = [],
): FieldMessage[] => [
  ...refusedMessages(draft, refused, names),
  ...fieldMessages(formSchema, candidateOf(draft), draft, names),
]
