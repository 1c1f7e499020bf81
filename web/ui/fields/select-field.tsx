import { useId, type ComponentProps } from 'react'

import { Icon } from '../icon.tsx'

type SelectFieldProps = ComponentProps<'select'> & {
  label: string
  options: { value: string; label: string }[]
}

/** A native select under its label, as in the toolbar and the search filters. */
export function SelectField({ label, options, ...attributes }: SelectFieldProps) {
  const selectId = useId()
  return (
    <div>
      <label className="label" htmlFor={selectId}>
        {label}
      </label>
      <span className="select">
        {/* The browser puts no former choice back: what is selected is what the page shows. */}
        <select autoComplete="off" {...attributes} id={selectId}>
          {options.map((option) => (
            // The value of a choice without one is its text.
            <option
              key={option.value}
              value={option.value === option.label ? undefined : option.value}
            >
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chev" />
      </span>
    </div>
  )
}
