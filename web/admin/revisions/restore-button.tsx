import { useMutation } from '@tanstack/react-query'

import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { useAdminNavigate } from '#web/admin/controls/link.tsx'
import type { AtCopy } from '#web/admin/items/item-id.ts'
import { useMay } from '#web/admin/session/session.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

import type { RevisionSource } from './revision-source.ts'

type RestoreButtonProps<Draft> = {
  source: RevisionSource<Draft>
  at: AtCopy
  revision: string
  onStale: () => Promise<void>
  /** Nothing would change. */
  isSame: boolean
}

/** Makes a working copy of a revision, and opens it; nothing for whoever may not edit. */
export function RestoreButton<Draft>({
  source,
  at,
  revision,
  onStale,
  isSame: isNothing,
}: RestoreButtonProps<Draft>) {
  const navigate = useAdminNavigate()
  const may = useMay()
  const { mutate, isPending } = useMutation({
    mutationFn: () => source.restoreRevision(at, revision),
    async onSuccess() {
      reportSuccess('Révision restaurée en copie de travail', 'Rien n’est publié pour le moment.')
      await navigate(editorPath(source.kind, at.id))
    },
    async onError(error) {
      const code = apiErrorCode(error)
      if (code !== 'CONFLICT' && code !== 'BAD_REQUEST') {
        reportFailure('Impossible de restaurer cette révision.', error)
        return
      }
      await onStale()
      showToast({
        type: 'info',
        title: 'La fiche a changé entre-temps',
        description:
          'La comparaison est à jour. Restaurez de nouveau si c’est toujours ce que vous voulez.',
      })
    },
  })
  if (!may('content.edit')) return null
  return (
    <div className="acts">
      <Button
        variant="ink"
        disabled={isNothing || isPending}
        aria-busy={isPending}
        onClick={() => mutate()}
      >
        Restaurer en copie de travail
      </Button>
      {isNothing ? (
        <p className="hint">Identique à ce que vous avez&nbsp;: rien à restaurer.</p>
      ) : (
        <p className="hint">Rien n’est publié, et ce que vous avez devient une révision.</p>
      )}
    </div>
  )
}
