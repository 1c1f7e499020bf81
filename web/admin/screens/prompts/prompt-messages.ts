import { promptCandidate, type PromptDraft, promptFormSchema } from '#shared/items/prompt-draft.ts'
import {
  type FieldMessage,
  fieldMessages,
  refusedMessages,
  type RefusedValue,
} from '#web/admin/form/field-messages.ts'
import { promptFields } from '#web/admin/items/prompt-fields.ts'

/** What keeps a prompt from being saved. */
export function promptMessages(
  draft: PromptDraft,
  refused: readonly RefusedValue[],
): FieldMessage[] {
  return [
    ...refusedMessages(draft, refused, promptFields),
    ...fieldMessages(promptFormSchema, promptCandidate(draft), draft, promptFields),
  ]
}
