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
  /** What is not saved, by name. */
  fields?: string[] | undefined
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
  fields,
  children,
}: SaveBarProps) {
  return (
    <div className="savebar">
      <span className="txt" aria-live="polite">
        <span>
          {isSaving
            ? 'Enregistrement...'
            : isDirty
              ? 'Modifications non enregistrées'
              : isNew
                ? ''
                : 'Tout est enregistré'}
        </span>
        {isDirty && fields ? <small className="hint"> {fields.join(', ')}</small> : null}
      </span>
      {children}
      {onReset ? (
        <Button className="reset" disabled={!isDirty || isSaving} onClick={onReset}>
          Annuler
        </Button>
      ) : null}
      <Button type="submit" variant="ink" disabled={isSaving} aria-busy={isSaving}>
        {saveLabel}
      </Button>
    </div>
  )
}
