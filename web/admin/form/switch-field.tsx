import { useId, type ComponentProps } from 'react'

import { FieldError, type FieldProps } from './field.tsx'

export type SwitchFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'checked' | 'onChange' | 'id' | 'type'> & {
    value: boolean
    onChange: (value: boolean) => void
  }

/** On or off. */
export function SwitchField({
  label,
  hint,
  errors,
  isWide,
  value,
  onChange,
  ...attributes
}: SwitchFieldProps) {
  const id = useId()
  const error = errors?.[0]
  const errorId = error === undefined ? undefined : `${id}-error`
  const hintId = hint === undefined ? undefined : `${id}-hint`
  return (
    <div className={isWide ? 'field full' : 'field'}>
      <label className="switch">
        <input
          {...attributes}
          type="checkbox"
          role="switch"
          checked={value}
          aria-checked={value}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldError id={errorId} error={error} />
      {hint === undefined ? null : (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  )
}
