import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { reportFailure } from '#web/admin/api/failures.ts'
import { editorPath, saveFailed } from '#web/admin/controls/content-words.ts'
import { instant } from '#web/admin/controls/instant.ts'
import { useAdminNavigate } from '#web/admin/controls/link.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { browserStorage } from '#web/admin/form/draft-store.ts'
import { useSession } from '#web/admin/session/session.ts'
import { Button } from '#web/ui/button.tsx'

import type { EditorStore } from './editor-store.ts'
import type { EditedDraft, ItemSource } from './item-source.ts'
import { createOutbox, type OutboxEntry } from './outbox.ts'

type GoneItemProps<Draft extends EditedDraft> = {
  source: ItemSource<Draft>
  id: string
  /** Store of the editor, if the item is still open. */
  store?: Pick<EditorStore<Draft>, 'persist' | 'abandon'>
}

/** Offers to create a new draft from the unsent text of an item that cannot be edited any more. */
export function GoneItem<Draft extends EditedDraft>({ source, id, store }: GoneItemProps<Draft>) {
  const { user } = useSession()
  const [outbox] = useState(() => createOutbox(browserStorage, user.id))
  const listEntries = () =>
    outbox.list(new Date()).filter((entry) => entry.kind === source.kind && entry.id === id)
  const [latest] = useState(() => {
    store?.persist()
    return listEntries().at(-1)
  })
  const navigate = useAdminNavigate()
  const { mutate, isPending } = useMutation({
    async mutationFn(shown: OutboxEntry) {
      store?.persist()
      const entry = listEntries().at(-1) ?? shown
      const newId = crypto.randomUUID()
      await source.createDraft(newId, newDraftOf(source, entry), {
        outlives: false,
        isManual: true,
      })
      store?.abandon()
      outbox.remove(entry)
      return newId
    },
    onSuccess: (newId) => navigate(editorPath(source.kind, newId)),
    onError: (error) => reportFailure(saveFailed, error),
  })
  if (latest === undefined) return null
  return (
    <Notice tone="warn" title="Ce que vous y avez tapé est sur cet appareil">
      <p>Le dernier texte date du {instant(latest.garde_le)}.</p>
      <p className="notice-acts">
        <Button size="sm" variant="ink" disabled={isPending} onClick={() => mutate(latest)}>
          En faire un nouveau brouillon
        </Button>
      </p>
    </Notice>
  )
}

function newDraftOf<Draft extends EditedDraft>(
  source: ItemSource<Draft>,
  { draft }: OutboxEntry,
): Draft {
  const title = draft[source.titleField]
  return {
    ...source.draftFrom(draft),
    ...(title === '' ? { [source.titleField]: 'Sans titre' } : {}),
    slug: '',
    statut: 'brouillon',
  }
}
