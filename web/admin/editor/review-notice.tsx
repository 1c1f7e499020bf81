import { instant } from '#web/admin/controls/instant.ts'
import { Notice } from '#web/admin/controls/notice.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { Button } from '#web/ui/button.tsx'

import type { EditorStore } from './editor-store.ts'
import { RefuseButton } from './refuse-button.tsx'
import type { Publication } from './status-bar.tsx'
import { useEditorState, usePhase } from './use-editing.ts'

type ReviewNoticeProps = { store: EditorStore; publication: Publication }

/** Request for a review, with both answers, for an account that may give them. */
export function ReviewNotice({ store, publication }: ReviewNoticeProps) {
  const may = useMay()
  const phase = usePhase(store)
  const { relecture_le, createur } = useEditorState(store, ({ stored }) => stored)
  if (relecture_le === null || !may('content.status')) return null
  return (
    <Notice>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
          <strong>Relecture demandée le {instant(relecture_le)}</strong>
          {createur === null ? null : ` par ${createur}`}
        </p>
        <p className="flex flex-wrap gap-2">
          {publication ? (
            <Button
              size="sm"
              variant="ink"
              disabled={phase === 'publishing' || phase === 'deleted'}
              onClick={publication.onPublish}
            >
              {publication.label}
            </Button>
          ) : null}
          <RefuseButton store={store} />
        </p>
      </div>
    </Notice>
  )
}
