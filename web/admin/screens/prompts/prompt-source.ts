import type { PromptInput } from '#shared/items/prompt.ts'
import { api } from '#web/admin/api/api.ts'
import type { ItemSource } from '#web/admin/editor/use-item-editor.ts'

import {
  promptCandidate,
  promptDraft,
  type PromptDraft,
  promptDraftSchema,
  promptFormSchema,
} from './prompt-draft.ts'

/** How the editor reads and writes prompts. */
export function usePromptSource(): ItemSource<PromptDraft> {
  const { prompts } = api.useUtils().client.admin
  return {
    kind: 'prompt',
    draftSchema: promptDraftSchema,
    async read(id) {
      const { version, item } = await prompts.get.query({ id })
      return { version, value: promptDraft(item) }
    },
    create: (draft) => prompts.create.mutate(promptOf(draft)),
    update: (at, draft, extras) =>
      prompts.update.mutate({ ...at, item: promptOf(draft), ...extras }),
  }
}

/** The form has been checked by the same schema. */
const promptOf = (draft: PromptDraft): PromptInput => promptFormSchema.parse(promptCandidate(draft))
