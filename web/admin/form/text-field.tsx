import type { ComponentProps } from 'react'

import { Field, type FieldProps } from './field.tsx'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id'> & {
    value: string
    onChange: (value: string) => void
  }

/** One line of text. */
export function TextField({
  label,
  hint,
  errors,
  isWide,
  value,
  onChange,
  ...attributes
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} errors={errors} isWide={isWide}>
      {(control) => (
        <input
          type="text"
          {...attributes}
          {...control}
          className="input"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
