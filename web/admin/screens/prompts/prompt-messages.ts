import {
  promptCandidate,
  promptFormSchema,
  promptNames,
  type PromptDraft,
} from '#shared/items/prompt-fields.ts'
import {
  type FieldMessage,
  fieldMessages,
  refusedMessages,
  type RefusedValue,
} from '#web/admin/form/field-messages.ts'

/** What keeps a prompt from being saved. */
export function promptMessages(
  draft: PromptDraft,
  refused: readonly RefusedValue[],
): FieldMessage[] {
  return [
    ...refusedMessages(draft, refused, promptNames),
    ...fieldMessages(promptFormSchema, promptCandidate(draft), draft, promptNames),
  ]
}
