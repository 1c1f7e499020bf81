import { linesOf } from '#shared/text/lines.ts'
import { useFormField } from '#web/admin/form/form.tsx'
import { TextAreaField } from '#web/admin/form/text-area-field.tsx'

/** One search query per line. */
export function SeoQueriesField() {
  const field = useFormField<string>()
  return (
    <TextAreaField
      label="Requêtes"
      {...field}
      rows={8}
      hint={`Une requête par ligne, 50 au plus\u00a0; les lignes vides sont ignorées. ${linesOf(field.value).length} pour l’instant.`}
    />
  )
}
