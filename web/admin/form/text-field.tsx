import type { ComponentProps } from 'react'

import { Field, type FieldProps } from './field.tsx'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id'> & {
    value: string
    onChange: (value: string) => void
    /** How many characters may be saved: more are kept, marked and refused, never cut. */
    limit?: number | undefined
  }

/** One line of text. */
export function TextField({
  label,
  hint,
  errors,
  isWide,
  former,
  value,
  onChange,
  limit,
  ...attributes
}: TextFieldProps) {
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
