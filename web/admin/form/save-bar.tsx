import type { ReactNode } from 'react'

import { Button } from '#web/ui/button.tsx'

/** How what is saved becomes public. */
export type Publication = {
  /** What is published, after the verb. */
  what: string
  isPossible: boolean
  onPublish: () => void
}

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
  /** What is said when nothing is unsaved. */
  saved?: string | undefined
  /** What is said while something is. */
  unsaved?: string | undefined
  /** What keeps it from being saved. */
  problem?: string | undefined
  /** What is saved is not public before this. */
  publication?: Publication | undefined
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
  saved = 'Tout est enregistré',
  unsaved = 'Modifications non enregistrées',
  problem,
  publication,
  children,
}: SaveBarProps) {
  return (
    <div className="savebar">
      <span className="txt" aria-live="polite">
        <span>{isSaving ? 'Enregistrement...' : isDirty ? unsaved : isNew ? '' : saved}</span>
        {isDirty && fields ? <small className="hint"> {fields.join(', ')}</small> : null}
        {problem === undefined ? null : <strong className="error">{problem}</strong>}
      </span>
      {children}
      {onReset ? (
        <Button className="reset" disabled={!isDirty || isSaving} onClick={onReset}>
          Annuler
        </Button>
      ) : null}
      <Button
        type="submit"
        variant={publication ? 'outline' : 'ink'}
        disabled={isSaving}
        aria-busy={isSaving}
      >
        {saveLabel}
      </Button>
      {publication ? (
        <Button
          variant="ink"
          disabled={isSaving || !publication.isPossible}
          aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
          title="Ctrl+Maj+Entrée"
          onClick={publication.onPublish}
        >
          <span>
            Publier<span className="words"> {publication.what}</span>
          </span>
        </Button>
      ) : null}
    </div>
  )
}
