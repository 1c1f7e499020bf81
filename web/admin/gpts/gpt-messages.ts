import { type FieldMessage, fieldMessages, takenSlugMessages } from '../content/field-messages.ts'
import { gptCandidate, type GptDraft, gptFormSchema } from './gpt-draft.ts'
import { gptFields } from './gpt-fields.ts'

/** What keeps a GPT from being saved. */
export function gptMessages(draft: GptDraft, takenSlugs: ReadonlySet<string>): FieldMessage[] {
  return [
    ...takenSlugMessages(draft.slug, takenSlugs),
    ...fieldMessages(gptFormSchema, gptCandidate(draft), draft, gptFields),
  ]
}
