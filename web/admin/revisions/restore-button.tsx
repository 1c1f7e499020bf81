import { useMutation } from '@tanstack/react-query'

import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { useAdminNavigate } from '#web/admin/controls/link.tsx'
import { Button } from '#web/ui/button.tsx'

import type { RevisionSource } from './revision-source.ts'

type RestoreButtonProps<Draft> = {
  source: RevisionSource<Draft>
  id: string
  revision: string
  /** The draft already equals the revision. */
  isUnchanged: boolean
}

/** Puts a revision into the draft of its item, and opens it. */
export function RestoreButton<Draft>({
  source,
  id,
  revision,
  isUnchanged,
}: RestoreButtonProps<Draft>) {
  const navigate = useAdminNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => source.restoreRevision(id, revision),
    async onSuccess() {
      reportSuccess('Révision reprise', 'Rien n’est publié pour le moment.')
      await navigate(editorPath(source.kind, id))
    },
    onError: (error) => reportFailure('Impossible de reprendre cette révision.', error),
  })
  return (
    <div className="acts">
      <Button
        variant="ink"
        disabled={isUnchanged || isPending}
        aria-busy={isPending}
        onClick={() => mutate()}
      >
        Reprendre cette version
      </Button>
      <p className="hint">
        {isUnchanged
          ? 'Identique à ce que vous avez\u00a0: rien à reprendre.'
          : 'Rien n’est publié, et ce que vous avez devient une révision.'}
      </p>
    </div>
  )
}
