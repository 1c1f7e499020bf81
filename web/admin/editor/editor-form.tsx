import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { z } from 'zod'

import { countOf } from '#shared/text/plural.ts'
import { ConfirmDialog } from '#web/admin/controls/confirm-dialog.tsx'
import { instant } from '#web/admin/controls/instant.ts'
import { type FieldMessage, messagesByField } from '#web/admin/form/field-messages.ts'
import { FormSchemaContext } from '#web/admin/form/form-schema.ts'
import { type FormerValues, FormerValuesContext } from '#web/admin/form/former/former-values.ts'
import { SaidMessagesContext } from '#web/admin/form/said-messages.ts'
import { type Publication, SaveBar } from '#web/admin/form/save-bar.tsx'
import { usePublishShortcut, useSaveShortcut } from '#web/admin/form/save-shortcut.ts'
import { UnsavedGuard } from '#web/admin/form/unsaved-guard.tsx'
import { isPreviewBeside, watchPreviewWidth } from '#web/admin/preview/preview-place.ts'

import { ErrorSummary } from './error-summary.tsx'
import { SaveAndNext } from './walk/save-and-next.tsx'

type EditorFormProps = {
  label: string
  /** Schema that states the maximum lengths of the fields. */
  schema: z.ZodType
  /** What the fields held before; null for a new item. */
  former: FormerValues | null
  messages: readonly FieldMessage[]
  /** What was tried last, which the messages keep from being done. */
  tried: 'save' | 'publish'
  onJump: (path: string) => void
  isDirty: boolean
  isDirtyNow: () => boolean
  /** Whether closing the page now would lose something. */
  isLostNow: () => boolean
  isSaving: boolean
  /** Nothing of the item is saved yet. */
  isNew: boolean
  /** What is written is made public by a button of its own. */
  publication?: Publication | undefined
  /** When the working copy was saved last. */
  savedCopyAt: string | null
  /** What is said of what is typed and not saved. */
  unsaved: string | undefined
  /** A public item is about to be withdrawn: the question, until it is answered. */
  withdrawal: { onConfirm: () => void; onCancel: () => void } | null
  onReset: () => void
  onSave: () => Promise<void>
  /** What is to be done before it can be public. */
  todo: ReactNode
  /** The page as it is typed: in the column beside the tabs, or where the thumb is. */
  preview: ReactNode
  /** The tabs. */
  children: ReactNode
  /** The column beside them. */
  aside: ReactNode
}

/** The frame of both editors: tabs, the column beside them, the bar, Ctrl+S, the questions. */
export function EditorForm(props: EditorFormProps) {
  const { label, schema, messages, onJump, isDirty, isDirtyNow, isLostNow, isSaving, isNew } = props
  const { former, tried, publication, savedCopyAt, unsaved, withdrawal, onReset, onSave } = props
  const isWide = useSyncExternalStore(watchPreviewWidth, isPreviewBeside)
  const [isResetting, setIsResetting] = useState(false)

  function save() {
    if (!isSaving) void onSave()
  }

  const said = messages.length === 0 ? nothing : messagesByField(messages)
  const fields = (children: ReactNode) => (
    <FormSchemaContext value={schema}>
      <FormerValuesContext value={former}>
        <SaidMessagesContext value={said}>{children}</SaidMessagesContext>
      </FormerValuesContext>
    </FormSchemaContext>
  )

  useSaveShortcut(save)
  usePublishShortcut(() => {
    if (publication?.isPossible && !isSaving) publication.onPublish()
  })
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
      {messages.length === 0 ? props.todo : null}
      <div>
        <ErrorSummary messages={messages} tried={tried} onJump={onJump} />
        {fields(props.children)}
      </div>
      <SaveBar
        isDirty={isDirty}
        isSaving={isSaving}
        isNew={isNew}
        onReset={() => setIsResetting(true)}
        saved={
          savedCopyAt === null ? undefined : `Gardé le ${instant(savedCopyAt)}, pas encore publié`
        }
        unsaved={unsaved}
        problem={problemText(messages, tried)}
        publication={publication}
      >
        {isWide ? null : props.preview}
        {isNew ? null : <SaveAndNext isDirtyNow={isDirtyNow} isSaving={isSaving} onSave={onSave} />}
      </SaveBar>
      <div className="meta">
        {fields(props.aside)}
        {/* The last of all: Tab goes through the whole page in it. */}
        {isWide ? props.preview : null}
      </div>
      <ConfirmDialog
        isOpen={isResetting}
        title="Annuler vos modifications"
        confirmLabel="Annuler mes modifications"
        cancelLabel="Continuer la saisie"
        isDangerous
        onConfirm={() => {
          setIsResetting(false)
          onReset()
        }}
        onCancel={() => setIsResetting(false)}
      >
        <p>
          La fiche revient à ce qui est enregistré. Vous pourrez rétablir votre saisie juste après.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={withdrawal !== null}
        title="Retirer cette fiche du site"
        confirmLabel="Retirer du site"
        cancelLabel="Garder en ligne"
        isDangerous
        onConfirm={() => withdrawal?.onConfirm()}
        onCancel={() => withdrawal?.onCancel()}
      >
        <p>Elle est publique. Enregistrée ainsi, sa page ne répondra plus aux visiteurs.</p>
      </ConfirmDialog>
      <UnsavedGuard isDirty={isDirtyNow} isLost={isLostNow}>
        <p>Ce que vous avez tapé est gardé, et vous sera proposé à votre retour.</p>
      </UnsavedGuard>
    </form>
  )
}

const nothing = {}

function problemText(
  messages: readonly FieldMessage[],
  tried: 'save' | 'publish',
): string | undefined {
  const [first] = messages
  if (!first) return undefined
  const undone = tried === 'publish' ? 'Non publié' : 'Non enregistré'
  return messages.length === 1
    ? `${undone}\u00a0: ${first.message}`
    : `${undone}\u00a0: ${countOf(messages.length, 'champ à corriger', 'champs à corriger')}`
}
