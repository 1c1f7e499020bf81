import type { ItemKind } from '#shared/items/cote.ts'
import { longDate } from '#shared/text/french-date.ts'
import { api } from '#web/admin/api/api.ts'
import { Notice } from '#web/admin/controls/notice.tsx'

/** Why an item is refused, who says so and since when; nothing where nobody said. */
export function RefusalNote({ kind, id }: { kind: ItemKind; id: string }) {
  const isPrompt = kind === 'prompt'
  const ofPrompt = api.admin.prompts.refusal.useQuery({ id }, { enabled: isPrompt })
  const ofGpt = api.admin.gpts.refusal.useQuery({ id }, { enabled: !isPrompt })
  const { data: refusal } = isPrompt ? ofPrompt : ofGpt
  if (!refusal) return null
  return (
    <Notice tone="warn" title="Publication refusée">
      <p>{refusal.raison}</p>
      <p className="hint">
        Le {longDate(refusal.le)}, par {refusal.auteur ?? 'un compte supprimé'}.
      </p>
    </Notice>
  )
}
