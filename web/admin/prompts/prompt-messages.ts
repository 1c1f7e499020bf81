import { type FieldMessage, fieldMessages, takenSlugMessages } from '../content/field-messages.ts'
import { promptCandidate, type PromptDraft, promptFormSchema } from './prompt-draft.ts'
import { promptFields } from './prompt-fields.ts'

/** What keeps a prompt from being saved. */
export function promptMessages(
  draft: PromptDraft,
  takenSlugs: ReadonlySet<string>,
): FieldMessage[] {
  return [
    ...takenSlugMessages(draft.slug, takenSlugs),
    ...fieldMessages(promptFormSchema, promptCandidate(draft), draft, promptFields),
  ]
}
