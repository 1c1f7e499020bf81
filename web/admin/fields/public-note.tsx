import { noteMaxLength } from '#shared/admin/field-change.ts'
import { excessMessage } from '#web/admin/form/excess.tsx'
import type { FieldMessage } from '#web/admin/form/field-messages.ts'
import { TextAreaField } from '#web/admin/form/text-area-field.tsx'

/** Validation errors of the note. */
export function noteMessages(note: string): FieldMessage[] {
  const message = excessMessage({ text: note, limit: noteMaxLength })
  return message === undefined
    ? []
    : [{ path: 'note', label: 'Ce qui change pour les visiteurs', message }]
}

type PublicNoteProps = { value: string; onChange: (note: string) => void }

/** Note for visitors about the next publication, for the history of the prompt. */
export function PublicNote({ value, onChange }: PublicNoteProps) {
  return (
    <TextAreaField
      label="Ce qui change pour les visiteurs (facultatif)"
      hint="S’ajoute à l’historique de la page, à la date du jour."
      name="note"
      rows={2}
      limit={noteMaxLength}
      value={value}
      onChange={onChange}
    />
  )
}
