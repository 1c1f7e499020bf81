import type { ReactNode } from 'react'

import { instant } from '#web/admin/controls/instant.ts'
import type { FieldMessage } from '#web/admin/form/field-messages.ts'
import { SaveBar } from '#web/admin/form/save-bar.tsx'
import { useSaveShortcut } from '#web/admin/form/save-shortcut.ts'
import { UnsavedGuard } from '#web/admin/form/unsaved-guard.tsx'

import { ErrorSummary } from './error-summary.tsx'
import { SaveAndNext } from './walk/save-and-next.tsx'

type EditorFormProps = {
  label: string
  messages: readonly FieldMessage[]
  onJump: (path: string) => void
  isDirty: boolean
  isDirtyNow: () => boolean
  isSaving: boolean
  /** Nothing of the item is saved yet. */
  isNew: boolean
  /** Of an item that is public: what is written on it is published by a button of its own. */
  publication?: { isPossible: boolean; onPublish: () => void } | undefined
  /** When the working copy was saved last. */
  keptAt: string | null
  onReset: () => void
  onSave: () => Promise<void>
  /** The tabs. */
  children: ReactNode
  /** The column beside them. */
  aside: ReactNode
}

/** The frame of both editors: tabs and bar, the column beside them, Ctrl+S, the question on leaving. */
export function EditorForm(props: EditorFormProps) {
  const { label, messages, onJump, isDirty, isDirtyNow, isSaving, isNew, onReset, onSave } = props
  const { publication, keptAt } = props

  function save() {
    if (!isSaving) void onSave()
  }

  useSaveShortcut(save)
  return (
    <form
      className="editor"
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div>
        <ErrorSummary messages={messages} onJump={onJump} />
        {props.children}
        <SaveBar
          isDirty={isDirty}
          isSaving={isSaving}
          isNew={isNew}
          onReset={onReset}
          saved={keptAt === null ? undefined : `Gardé le ${instant(keptAt)}, pas encore publié`}
          publication={publication}
        >
          {isNew ? null : (
            <SaveAndNext isDirtyNow={isDirtyNow} isSaving={isSaving} onSave={onSave} />
          )}
        </SaveBar>
      </div>
      <div className="meta">{props.aside}</div>
      <UnsavedGuard isDirty={isDirtyNow} />
    </form>
  )
}
