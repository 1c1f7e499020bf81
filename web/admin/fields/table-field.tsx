import type { TextFacts } from '#shared/items/fields.ts'
import { useTextField } from '#web/admin/form/form.tsx'
import { TextAreaField } from '#web/admin/form/text-area-field.tsx'
import { TextField } from '#web/admin/form/text-field.tsx'

type TableFieldProps = Pick<TextFacts, 'label' | 'missing'> & Required<Pick<TextFacts, 'control'>>

/** The control that the table of fields describes for a text. */
export function TableField({ label, missing, control: { as, rows, ...props } }: TableFieldProps) {
  const field = useTextField()
  const shared = { ...props, ...field, label, isWide: true, required: missing !== undefined }
  return as === 'line' ? <TextField {...shared} /> : <TextAreaField {...shared} rows={rows} />
}
