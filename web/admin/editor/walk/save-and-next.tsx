import { useEffect, useEffectEvent } from 'react'

import { useEditedKind, useListStep, useListWalk } from '#web/admin/items/list-walk.ts'
import { Button } from '#web/ui/button.tsx'

type SaveAndNextProps = {
  isDirtyNow: () => boolean
  isSaving: boolean
  onSave: () => Promise<void>
}

/**
 * Saves what is being written and goes on to the next item of the list, where there is one. It saves as
 * «Enregistrer» does, so a working copy stays one, and what cannot be saved is not left.
 */
export function SaveAndNext({ isDirtyNow, isSaving, onSave }: SaveAndNextProps) {
  const kind = useEditedKind()
  const walk = useListWalk(kind)
  const goTo = useListStep(kind)

  async function saveAndGo() {
    if (!walk || walk.suivant === null || isSaving) return
    if (isDirtyNow()) await onSave()
    if (!isDirtyNow()) await goTo(walk.suivant, walk.liste)
  }

  const onShortcut = useEffectEvent(() => void saveAndGo())
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((!event.ctrlKey && !event.metaKey) || event.shiftKey) return
      if (event.key !== 'Enter' || document.querySelector('dialog:modal')) return
      event.preventDefault()
      onShortcut()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  if (!walk || walk.suivant === null) return null
  return (
    <Button
      disabled={isSaving}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      title="Ctrl+Entrée"
      onClick={() => void saveAndGo()}
    >
      Enregistrer et suivant
    </Button>
  )
}
