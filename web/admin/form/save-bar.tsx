import type { ReactNode } from 'react'

import { Button } from '#web/ui/button.tsx'

type SaveBarProps = {
  isDirty: boolean
  isSaving: boolean
  /** The record does not exist yet. */
  isNew?: boolean
  /** Discards the changes. Without it there is no such button. */
  onReset?: () => void
  saveLabel?: string
  /** Names of the unsaved fields. */
  fields?: string[] | undefined
  /** Drawn before the buttons. */
  children?: ReactNode
}

/** Bottom bar of a form: save state, and the buttons that discard and save. */
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
    <div className="savebar" data-uncovered>
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
