import { gptCandidate, gptFormSchema, gptNames, type GptDraft } from '#shared/items/gpt-fields.ts'
import {
  type FieldMessage,
  fieldMessages,
  refusedMessages,
  type RefusedValue,
} from '#web/admin/form/field-messages.ts'

/** What keeps a GPT from being saved. */
export function gptMessages(draft: GptDraft, refused: readonly RefusedValue[]): FieldMessage[] {
  return [
    ...refusedMessages(draft, refused, gptNames),
    ...fieldMessages(gptFormSchema, gptCandidate(draft), draft, gptNames),
  ]
}
