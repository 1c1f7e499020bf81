import { useState } from 'react'

import { noteMaxLength } from '#shared/admin/field-change.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { hasVisibleText } from '#shared/text/control-characters.ts'
import { longDate } from '#shared/text/french-date.ts'
import { api } from '#web/admin/api/api.ts'
import { ConfirmDialog } from '#web/admin/controls/confirm-dialog.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { excessMessage } from '#web/admin/form/excess.tsx'
import { TextAreaField } from '#web/admin/form/text-area-field.tsx'

type RefusalDialogProps = {
  isOpen: boolean
  onConfirm: (raison: string) => void
  onCancel: () => void
}

/** Asks for the reason of a refusal. The author reads it, the journal keeps it, and it is never public. */
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

/** Returns the error of a reason; undefined for a valid one. */
function reasonFault(raison: string): string | undefined {
  return !hasVisibleText(raison)
    ? 'La raison du refus est obligatoire.'
    : excessMessage({ text: raison, limit: noteMaxLength })
}

type RefusalReasonProps = {
  value: string
  onChange: (raison: string) => void
}

export function RefusalReason({ value, onChange }: RefusalReasonProps) {
  return (
    <TextAreaField
      label="Raison du refus"
      hint="Lue par qui a écrit la fiche, et gardée dans le journal. Jamais publiée."
      name="raison"
      limit={noteMaxLength}
      required
      value={value}
      onChange={onChange}
    />
  )
}

/** Why an item is refused, who says so and since when; nothing where nobody said. */
export function RefusalNote({ kind, id }: { kind: ItemKind; id: string }) {
  const { prompts, gpts } = api.admin
  const { data: refusal } = (kind === 'prompt' ? prompts : gpts).refusal.useQuery({ id })
  if (!refusal) return null
  return (
    <Notice tone="warn" title="Publication refusée">
      <p>{refusal.raison}</p>
      <p className="hint">
        Le {longDate(refusal.le)}, par {refusal.auteur ?? 'un compte supprimé'}.
      </p>
    </Notice>
  )
}
