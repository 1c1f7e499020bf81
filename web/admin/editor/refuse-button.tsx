import { useState } from 'react'

import { useStatutChange } from '#web/admin/items/item-calls.ts'
import { RefusalDialog } from '#web/admin/items/refusal.tsx'
import { Button } from '#web/ui/button.tsx'

import type { EditorStore } from './editor-store.ts'

/** Changes the status of an open item, after its text was saved as far as possible. */
export function useOpenStatutChange(store: EditorStore) {
  const { kind } = store.place
  return useStatutChange(kind, {
    // The status changes even if a field could not be saved.
    beforeChange: () => store.flush({ isManual: true }),
    reread: store.read,
  })
}

/** Refuses an open item, after it asked for the reason. */
export function RefuseButton({ store }: { store: EditorStore }) {
  const { id } = store.place
  const [isAsking, setIsAsking] = useState(false)
  const { change, isPending } = useOpenStatutChange(store)
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        disabled={isPending}
        onClick={() => setIsAsking(true)}
      >
        Refuser…
      </Button>
      <RefusalDialog
        isOpen={isAsking}
        onConfirm={(raison) => {
          setIsAsking(false)
          change({ ids: [id], statut: 'refuse', raison })
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
