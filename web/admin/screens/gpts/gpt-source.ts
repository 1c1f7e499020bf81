import {
  gptCandidate,
  gptDraft,
  type GptDraft,
  gptDraftSchema,
  gptFormSchema,
} from '#shared/drafts/gpt-draft.ts'
import type { GptInput } from '#shared/items/gpt.ts'
import { api } from '#web/admin/api/api.ts'
import type { ItemSource } from '#web/admin/editor/use-item-editor.ts'

/** How the editor reads and writes GPTs. */
export function useGptSource(): ItemSource<GptDraft> {
  const { gpts } = api.useUtils().client.admin
  // By hooks, so that a session that is over ends here as well.
  const create = api.admin.gpts.create.useMutation()
  const update = api.admin.gpts.update.useMutation()
  return {
    kind: 'gpt',
    draftSchema: gptDraftSchema,
    async read(id) {
      const { version, item } = await gpts.get.query({ id })
      return { version, value: gptDraft(item) }
    },
    create: (draft) => create.mutateAsync(gptOf(draft)),
    update: (at, draft, { raison }) => update.mutateAsync({ ...at, item: gptOf(draft), raison }),
  }
}

/** The form has been checked by the same schema. */
const gptOf = (draft: GptDraft): GptInput => gptFormSchema.parse(gptCandidate(draft))
