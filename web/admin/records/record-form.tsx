import type { ReactNode } from 'react'

import { DraftNotice } from '#web/admin/form/draft-notice.tsx'
import { FormFrame } from '#web/admin/form/form-frame.tsx'
import { SaveBar } from '#web/admin/form/save-bar.tsx'
import { UnsavedGuard } from '#web/admin/form/unsaved-guard.tsx'
import { Button } from '#web/ui/button.tsx'

import { StaleNotice } from './stale-notice.tsx'
import type { useRecordForm } from './use-record-form.ts'

type RecordFormProps = {
  /** What `useRecordForm` gives for it. */
  frame: Omit<ReturnType<typeof useRecordForm>['frame'], 'take'>
  label: string
  className?: string
  /** What of it is not saved, where that is said. */
  unsaved?: string[]
  /** What the record was before, where it is kept. */
  history?: ReactNode
  /** Closes the form; one that has no such way takes its changes back. */
  onClose?: () => void
  children: ReactNode
}

/** The form of one record: what was found of it in this browser, its fields, and the bar that saves it. */
export function RecordForm({
  frame,
  label,
  className = 'in stack',
  unsaved,
  history,
  onClose,
  children,
}: RecordFormProps) {
  const { form, found, isDirty, isDirtyNow, isNew, isSaving, schema, showField, stale, takeBack } =
    frame
  return (
    <>
      <FormFrame
        form={form}
        schema={schema}
        className={className}
        showField={showField}
        hasShortcut
        aria-label={label}
      >
        {found ? <DraftNotice onResume={found.resume} onDrop={found.drop} /> : null}
        {/* The button that opened it is gone with its table. */}
        <div className="stack" ref={onClose ? focusFirstField : undefined}>
          {children}
        </div>
        {stale ? (
          <StaleNotice key={stale.key} title={stale.title}>
            <p>
              Quelqu’un d’autre a enregistré autre chose depuis que ce formulaire est ouvert.{' '}
              {onClose
                ? 'Copiez ce que vous voulez garder, fermez-le et rouvrez-le pour voir ce qui est enregistré.'
                : 'Rechargez la page pour le voir\u00a0: ce que vous avez tapé vous y sera proposé.'}
            </p>
          </StaleNotice>
        ) : null}
        <SaveBar
          isDirty={isDirty}
          fields={unsaved}
          isSaving={isSaving}
          isNew={isNew}
          onReset={onClose ? undefined : takeBack}
        >
          {history}
          {onClose ? (
            <Button
              onClick={() => {
                takeBack()
                onClose()
              }}
            >
              Annuler
            </Button>
          ) : null}
        </SaveBar>
      </FormFrame>
      <UnsavedGuard isDirty={isDirtyNow}>
        <p>Ce que vous avez tapé est gardé dans ce navigateur, et vous sera proposé au retour.</p>
      </UnsavedGuard>
    </>
  )
}

const focusFirstField = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('input, textarea')?.focus()
