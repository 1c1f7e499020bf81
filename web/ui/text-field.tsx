import { useId, type ComponentProps } from 'react'

import { Icon, type IconName } from './icon.tsx'

type TextFieldProps = ComponentProps<'input'> & {
  label: string
  hint?: string
  error?: string
  icon?: IconName
}

/** A text input with its visible label, and its hint or error tied to it. */
export function TextField({
  label,
  hint,
  error,
  icon,
  id,
  className,
  ...attributes
}: TextFieldProps) {
  const generatedId = useId()
  const inputId = id ?? generatedId
  const noteId = `${inputId}-note`
  const input = (
    <input
      {...attributes}
      id={inputId}
      className={className ? `input ${className}` : 'input'}
      aria-invalid={error ? true : undefined}
      aria-describedby={error || hint ? noteId : undefined}
    />
  )
  return (
    <div className="field">
      <label htmlFor={inputId}>{label}</label>
      {icon ? (
        <span className="with-icon">
          <Icon name={icon} />
          {input}
        </span>
      ) : (
        input
      )}
      {error ? (
        <span className="error" id={noteId}>
          <Icon name="warn" />
          {error}
        </span>
      ) : null}
      {hint && !error ? (
        <span className="hint" id={noteId}>
          {hint}
        </span>
      ) : null}
    </div>
  )
}
