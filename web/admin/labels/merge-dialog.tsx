import { useState } from 'react'

import { ConfirmDialog } from '#web/admin/controls/confirm-dialog.tsx'
import { SelectField } from '#web/admin/form/select-field.tsx'

import { itemsText, type Label, quoted, redirectText } from './label-words.ts'

type MergeDialogProps = {
  label: Label
  others: readonly Label[]
  fieldLabel: string
  /** What happens to the label, as a title and a button say it. */
  words: { title: string; confirm: string }
  isDangerous?: boolean
  isBusy: boolean
  onMerge: (into: Label) => void
  onCancel: () => void
}

/** Asks which label takes the items of another, and says what it touches. */
export function MergeDialog({
  label,
  others,
  fieldLabel,
  words,
  isDangerous = false,
  isBusy,
  onMerge,
  onCancel,
}: MergeDialogProps) {
  const [id, setId] = useState('')
  const into = others.find((other) => other.id === id)
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.confirm}
      confirmIcon={isDangerous ? 'trash' : 'merge'}
      isDangerous={isDangerous}
      isBusy={isBusy}
      isBlocked={!into}
      onConfirm={() => {
        if (into) onMerge(into)
      }}
      onCancel={onCancel}
    >
      <SelectField
        label={fieldLabel}
        value={id}
        options={[
          { value: '', label: 'Choisir…' },
          ...others
            .toSorted((a, b) => a.nom.localeCompare(b.nom, 'fr'))
            .map((other) => ({ value: other.id, label: `${other.nom} (${other.fiches})` })),
        ]}
        onChange={setId}
        data-first
      />
      <output className="block">
        {into
          ? `${itemsText(label)}\u00a0: ${quoted(into.nom)} y prend la place de ${quoted(label.nom)}. ${redirectText(label.path, into.path)}`
          : `Touche ${itemsText(label)}.`}
      </output>
    </ConfirmDialog>
  )
}
