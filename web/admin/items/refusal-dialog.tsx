import { useState } from 'react'

import { ConfirmDialog } from '#web/admin/controls/confirm-dialog.tsx'
import { TextAreaField } from '#web/admin/form/text-area-field.tsx'

type RefusalDialogProps = {
  isOpen: boolean
  onConfirm: (raison: string) => void
  onCancel: () => void
}

/** Asks why an item is refused; the reason goes into the journal only. */
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
      isBlocked={raison.trim() === ''}
      onConfirm={() => close(() => onConfirm(raison.trim()))}
      onCancel={() => close(onCancel)}
    >
      <RefusalReason value={raison} onChange={setRaison} />
    </ConfirmDialog>
  )
}

type RefusalReasonProps = {
  value: string
  errors?: string[]
  onChange: (raison: string) => void
}

export function RefusalReason({ value, errors, onChange }: RefusalReasonProps) {
  return (
    <TextAreaField
      label="Raison du refus"
      hint="Gardée dans le journal, jamais publiée."
      name="raison"
      maxLength={500}
      required
      value={value}
      errors={errors}
      onChange={onChange}
    />
  )
}
