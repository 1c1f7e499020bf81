import type { ComponentProps } from 'react'

import { Field, type FieldProps } from './field.tsx'

export type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'id'> & {
    value: string
    onChange: (value: string) => void
    /** How many characters may be saved: more are kept, marked and refused, never cut. */
    limit?: number | undefined
  }

/** Several lines of text. */
export function TextAreaField({
  label,
  hint,
  errors,
  isWide,
  former,
  value,
  onChange,
  limit,
  rows = 3,
  ...attributes
}: TextAreaFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      errors={errors}
      isWide={isWide}
      former={former}
      limited={{ text: value, limit }}
    >
      {(control) => (
        <textarea
          {...attributes}
          {...control}
          rows={rows}
          className="input"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
