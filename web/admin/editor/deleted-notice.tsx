import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'
import { buttonClass } from '#web/ui/button.tsx'

import type { EditorStore } from './editor-store.ts'
import { GoneItem } from './gone-item.tsx'
import type { EditedDraft, ItemSource } from './item-source.ts'
import { useEditorState, usePhase } from './use-editing.ts'

type DeletedNoticeProps<Draft extends EditedDraft> = {
  store: EditorStore<Draft>
  source: ItemSource<Draft>
}

/** Shown when an open item was deleted, or published by others. Offers to reuse the unsaved text. */
export function DeletedNotice<Draft extends EditedDraft>({
  store,
  source,
}: DeletedNoticeProps<Draft>) {
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
