import { useState } from 'react'

import { noteMaxLength } from '#shared/admin/field-change.ts'
import { ConfirmDialog } from '#web/admin/controls/confirm-dialog.tsx'
import { excessMessage } from '#web/admin/form/excess.tsx'
import { TextAreaField } from '#web/admin/form/text-area-field.tsx'

type RefusalDialogProps = {
  isOpen: boolean
  onConfirm: (raison: string) => void
  onCancel: () => void
}

/** Asks why an item is refused; its author and the journal read it, visitors never do. */
export function RefusalDialog({ isOpen, onConfirm, onCancel }: RefusalDialogProps) {
  const [raison, setRaison] = useState('')

  function close(answer: () => void) {
    setRaison('')
    answer()
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Refuser la publication"
      confirmLabel="Refuser"
      confirmIcon="x"
      isBlocked={reasonFault(raison) !== undefined}
      onConfirm={() => close(() => onConfirm(raison.trim()))}
      onCancel={() => close(onCancel)}
    >
      <RefusalReason value={raison} onChange={setRaison} />
    </ConfirmDialog>
  )
}

/** What keeps a reason from being saved; undefined for a good one. */
export function reasonFault(raison: string): string | undefined {
  return raison.trim() === ''
    ? 'La raison du refus est obligatoire.'
    : excessMessage({ text: raison, limit: noteMaxLength })
}

type RefusalReasonProps = {
  value: string
  errors?: string[]
  onChange: (raison: string) => void
}

/** Why an item is refused. */
export function RefusalReason({ value, errors, onChange }: RefusalReasonProps) {
  return (
    <TextAreaField
      label="Raison du refus"
      hint="Lue par qui a écrit la fiche, et gardée dans le journal. Jamais publiée."
      name="raison"
      limit={noteMaxLength}
      required
      value={value}
      errors={errors}
      onChange={onChange}
    />
  )
}
