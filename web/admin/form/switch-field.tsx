import { useId, type ComponentProps } from 'react'

import { fieldClass, FieldError, type FieldProps } from './field.tsx'
import { ChangedMark, FormerLine } from './former/former-line.tsx'

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
  former,
  value,
  onChange,
  ...attributes
}: SwitchFieldProps) {
  const id = useId()
  const error = errors?.[0]
  const errorId = error === undefined ? undefined : `${id}-error`
  const changedId = former === undefined ? undefined : `${id}-changed`
  const hintId = hint === undefined ? undefined : `${id}-hint`
  return (
    <div className={fieldClass({ isWide, former })}>
      <label className="switch">
        <input
          {...attributes}
          id={id}
          type="checkbox"
          role="switch"
          checked={value}
          aria-checked={value}
          aria-describedby={[errorId, changedId, hintId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {former ? <ChangedMark id={changedId} /> : null}
      <FieldError id={errorId} error={error} />
      {former ? (
        <FormerLine
          former={former}
          label={label}
          onTaken={() => document.getElementById(id)?.focus()}
        />
      ) : null}
      {hint === undefined ? null : (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  )
}
