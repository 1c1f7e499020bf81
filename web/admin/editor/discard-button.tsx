import { reportFailure } from '#web/admin/api/failures.ts'
import { useSingleMutation } from '#web/admin/api/single-mutation.ts'
import { saveFailed } from '#web/admin/controls/content-words.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

import type { EditorStore } from './editor-store.ts'
import { saveFirst } from './use-editing.ts'

/** Goes back to the public text of an open item. The message about it brings the changes back. */
export function DiscardButton({ store }: { store: EditorStore }) {
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async () => ((await saveFirst(store)) ? store.discard() : null),
    onSuccess(revision) {
      if (revision === null) return
      const restore = () =>
        void store
          .restoreRevision(revision)
          .catch((error: unknown) => reportFailure(restoreFailed, error))
      showToast({
        type: 'success',
        title: 'Version en ligne reprise',
        description: 'Vos modifications sont parmi les révisions.',
        action: { label: 'Annuler', run: restore },
      })
    },
    async onError(error) {
      await store.read()
      reportFailure(saveFailed, error)
    },
  })
  return (
    <Button disabled={isPending} aria-busy={isPending} onClick={() => mutate()}>
      <Icon name="reset" className="lg:hidden" />
      <span>
        Revenir<span className="words"> à la version en ligne</span>
      </span>
    </Button>
  )
}

const restoreFailed =
  'Vos modifications n’ont pas pu être reprises\u00a0: elles sont parmi les révisions.'
