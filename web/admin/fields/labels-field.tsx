import { Field } from '#web/admin/form/field.tsx'
import { useFormField } from '#web/admin/form/form.tsx'

import { LabelsInput, type LabelsInputProps } from './labels-input.tsx'

type LabelsFieldProps = Pick<LabelsInputProps, 'suggestions' | 'accept' | 'newMark'> & {
  label: string
  hint?: string
}

/** The labels of an item in its form. */
export function LabelsField({ label, hint, ...labels }: LabelsFieldProps) {
  const { name, value, onChange, onBlur, errors, former } = useFormField<string[]>()
  return (
    <Field label={label} hint={hint} errors={errors} isWide former={former}>
      {(control) => (
        <LabelsInput
          {...labels}
          label={label}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          control={{ ...control, name }}
        />
      )}
    </Field>
  )
}
