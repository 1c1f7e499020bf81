import { TextAreaField } from '#web/admin/form/text-area-field.tsx'

type PublicNoteProps = { value: string; onChange: (note: string) => void }

/** What visitors will read about this save in the history of the prompt. */
export function PublicNote({ value, onChange }: PublicNoteProps) {
  return (
    <TextAreaField
      label="Note de modification publique (facultatif)"
      hint="S’ajoute à l’historique de la page, à la date du jour."
      name="note"
      rows={2}
      maxLength={500}
      value={value}
      onChange={onChange}
    />
  )
}
