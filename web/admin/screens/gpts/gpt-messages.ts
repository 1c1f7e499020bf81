import { gptCandidate, type GptDraft, gptFormSchema } from '#shared/items/gpt-draft.ts'
import {
  type FieldMessage,
  fieldMessages,
  refusedMessages,
  type RefusedValue,
} from '#web/admin/form/field-messages.ts'
import { gptFields } from '#web/admin/items/gpt-fields.ts'

/** What keeps a GPT from being saved. */
export function gptMessages(draft: GptDraft, refused: readonly RefusedValue[]): FieldMessage[] {
  return [
    ...refusedMessages(draft, refused, gptFields),
    ...fieldMessages(gptFormSchema, gptCandidate(draft), draft, gptFields),
  ]
}
