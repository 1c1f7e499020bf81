import type { ComponentProps } from 'react'

import { Field, type FieldProps } from './field.tsx'

export type NumberFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id' | 'type'> & {
    /** NaN while the field is empty or holds no number, which no schema accepts. */
    value: number
    onChange: (value: number) => void
  }

/** A whole number, parsed as an integer. */
export function NumberField({
  label,
  hint,
  errors,
  isWide,
  former,
  value,
  onChange,
  ...attributes
}: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} errors={errors} isWide={isWide} former={former}>
      {(control) => (
        <input
          step={1}
          {...attributes}
          {...control}
          type="number"
          inputMode="numeric"
          className="input"
          value={Number.isNaN(value) ? '' : value}
          onChange={(event) => onChange(Number.parseInt(event.currentTarget.value, 10))}
        />
      )}
    </Field>
  )
}
