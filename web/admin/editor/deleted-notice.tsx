import { useState } from 'react'

import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { reportFailure } from '#web/admin/api/failures.ts'
import { useSingleMutation } from '#web/admin/api/single-mutation.ts'
import { editorPath, saveFailed } from '#web/admin/controls/content-words.ts'
import { instant } from '#web/admin/controls/instant.ts'
import { AdminLink, useAdminNavigate } from '#web/admin/controls/link.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { browserStorage } from '#web/admin/form/draft-store.ts'
import { useMay, useSession } from '#web/admin/session/session.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

import type { EditorStore } from './editor-store.ts'
import type { EditedDraft, ItemSource } from './item-source.ts'
import { createOutbox, type OutboxEntry } from './outbox.ts'
import { useEditorState, usePhase } from './use-editing.ts'

type DeletedNoticeProps = { store: EditorStore; source: ItemSource }

/** Shown when an open item was deleted, or published by others. Offers to reuse the unsaved text. */
export function DeletedNotice({ store, source }: DeletedNoticeProps) {
  const may = useMay()
  const isPublished = useEditorState(
    store,
    ({ editing }) => apiErrorCode(editing.failure?.error) === 'FORBIDDEN',
  )
  if (usePhase(store) !== 'deleted') return null
  return (
    <>
      <Notice
        tone="bad"
        title={
          isPublished ? 'Cette fiche a été publiée entre-temps' : 'Cette fiche a été supprimée'
        }
      >
        <p>Ce que vous tapez ici n’est plus enregistré sur le site.</p>
        {may('content.delete') && !isPublished ? (
          <p className="notice-acts">
            <AdminLink className={buttonClass({ size: 'sm' })} to={`${adminRoot}/corbeille`}>
              Ouvrir la corbeille
            </AdminLink>
          </p>
        ) : null}
      </Notice>
      <GoneItem source={source} id={store.place.id} store={store} />
    </>
  )
}

type GoneItemProps = {
  source: ItemSource
  id: string
  /** Store of the editor, if the item is still open. */
  store?: EditorStore
}

/** Offers to create a new draft from the unsent text of an item that cannot be edited any more. */
export function GoneItem({ source, id, store }: GoneItemProps) {
  const { user } = useSession()
  const [outbox] = useState(() => createOutbox(browserStorage, user.id))
  const listEntries = () =>
    outbox.list(new Date()).filter((entry) => entry.kind === source.kind && entry.id === id)
  const [latest] = useState(() => {
    store?.persist()
    return listEntries().at(-1)
  })
  const navigate = useAdminNavigate()
  const { mutate, isPending } = useSingleMutation({
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

function newDraftOf(source: ItemSource, { draft }: OutboxEntry): EditedDraft {
  const title = draft[source.titleField]
  return {
    ...source.draftFrom(draft),
    ...(title === '' ? { [source.titleField]: 'Sans titre' } : {}),
    slug: '',
    statut: 'brouillon',
  }
}
