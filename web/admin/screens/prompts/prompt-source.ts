import {
  promptCandidate,
  promptDraft,
  type PromptDraft,
  promptDraftSchema,
  promptFormSchema,
} from '#shared/drafts/prompt-draft.ts'
import type { PromptInput } from '#shared/items/prompt.ts'
import { api } from '#web/admin/api/api.ts'
import type { ItemSource } from '#web/admin/editor/use-item-editor.ts'

/** How the editor reads and writes prompts. */
export function usePromptSource(): ItemSource<PromptDraft> {
  const { prompts } = api.useUtils().client.admin
  // By hooks, so that a session that is over ends here as well.
  const create = api.admin.prompts.create.useMutation()
  const update = api.admin.prompts.update.useMutation()
  return {
    kind: 'prompt',
    draftSchema: promptDraftSchema,
    async read(id) {
      const { version, item } = await prompts.get.query({ id })
      return { version, value: promptDraft(item) }
    },
    create: (draft) => create.mutateAsync(promptOf(draft)),
    update: (at, draft, extras) => update.mutateAsync({ ...at, item: promptOf(draft), ...extras }),
  }
}

/** The form has been checked by the same schema. */
const promptOf = (draft: PromptDraft): PromptInput => promptFormSchema.parse(promptCandidate(draft))
