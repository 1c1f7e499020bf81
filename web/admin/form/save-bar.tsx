import type { ReactNode } from 'react'

import { Button } from '#web/ui/button.tsx'

type SaveBarProps = {
  isDirty: boolean
  isSaving: boolean
  /** Nothing of it is saved yet. */
  isNew?: boolean
  /** Takes the changes back; without it there is no such button. */
  onReset?: () => void
  saveLabel?: string
  /** What else stands in the bar, before the buttons. */
  children?: ReactNode
}

/** The last line of a form that is edited: how it stands, and the button that sends it. */
export function SaveBar({
  isDirty,
  isSaving,
  isNew = false,
  onReset,
  saveLabel = 'Enregistrer',
  children,
}: SaveBarProps) {
  return (
    <div className="savebar">
      <span className="txt" aria-live="polite">
        {stateText(isDirty, isSaving, isNew)}
      </span>
      {children}
      {onReset ? (
        <Button disabled={!isDirty || isSaving} onClick={onReset}>
          Annuler
        </Button>
      ) : null}
      <Button type="submit" variant="ink" disabled={isSaving} aria-busy={isSaving}>
        {saveLabel}
      </Button>
    </div>
  )
}

function stateText(isDirty: boolean, isSaving: boolean, isNew: boolean): string {
  if (isSaving) return 'Enregistrement...'
  if (isDirty) return 'Modifications non enregistrées'
  return isNew ? '' : 'Tout est enregistré'
}
