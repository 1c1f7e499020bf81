import type { ComponentProps } from 'react'

import { Icon } from '#web/admin/controls/icon.tsx'

import { Field, type FieldProps } from './field.tsx'

export type SelectOption<Value extends string> = { value: Value; label: string }

export type SelectFieldProps<Value extends string> = FieldProps &
  Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'id'> & {
    value: Value
    options: readonly SelectOption<Value>[]
    onChange: (value: Value) => void
  }

/** One value of a few. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, errors, isWide, former, ...select } = props
  const nameOf = (value: unknown) =>
    select.options.find((option) => option.value === value)?.label ?? value
  const named = former && {
    ...former,
    value: nameOf(former.value),
    current: nameOf(former.current),
  }
  return (
    <Field label={label} hint={hint} errors={errors} isWide={isWide} former={named}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  )
}

type SelectProps<Value extends string> = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  value: Value
  options: readonly SelectOption<Value>[]
  onChange: (value: Value) => void
}

/** The control alone, for toolbars and table rows; the caller gives it an `aria-label`. */
export function Select<Value extends string>({
  value,
  options,
  onChange,
  ...attributes
}: SelectProps<Value>) {
  return (
    <span className="select">
      <select
        {...attributes}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chev" />
    </span>
  )
}
