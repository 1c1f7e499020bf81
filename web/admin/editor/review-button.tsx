import { useMutation } from '@tanstack/react-query'

import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { saveFailed } from '#web/admin/controls/content-words.ts'
import { useItemCalls } from '#web/admin/items/item-calls.ts'
import { Button } from '#web/ui/button.tsx'

import type { EditorStore } from './editor-store.ts'
import type { EditedDraft } from './item-source.ts'
import { useEditorState } from './use-editing.ts'

type ReviewButtonProps<Draft extends EditedDraft> = { store: EditorStore<Draft> }

/** Asks the moderators to review a draft, or withdraws the request, for an author who may not publish. */
export function ReviewButton<Draft extends EditedDraft>({ store }: ReviewButtonProps<Draft>) {
  const { kind, id } = store.place
  const isRequested = useEditorState(store, ({ stored }) => stored.relecture_le !== null)
  const { calls, refresh } = useItemCalls(kind)
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      await store.flush({ isManual: true })
      await calls.askReview.mutate({ id, isAsked: !isRequested })
    },
    async onSuccess() {
      if (!isRequested) reportSuccess('Relecture demandée', whereItIsShown)
      await Promise.all([store.read(), refresh()])
    },
    onError: (error) => reportFailure(saveFailed, error),
  })
  return (
    <Button
      variant={isRequested ? undefined : 'ink'}
      disabled={isPending}
      aria-busy={isPending}
      onClick={() => mutate()}
    >
      {isRequested ? 'Ne plus demander de relecture' : 'Prêt à relire'}
    </Button>
  )
}

const whereItIsShown = 'Les modérateurs voient cette fiche parmi celles à relire.'
