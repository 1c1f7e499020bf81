import { useId, type ReactNode } from 'react'

import { Icon } from '#web/admin/controls/icon.tsx'

/** What every field takes besides its value. */
export type FieldProps = {
  label: string
  /** A sentence under the field; a character counter goes here too. */
  hint?: ReactNode
  /** What is wrong with the value, most important first; the first is shown. */
  errors?: string[]
  /** Takes the whole width of a two-column block. */
  isWide?: boolean
}

/** What the control inside a field must carry, so that label, hint and error are read with it. */
export type ControlAttributes = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldFrameProps = FieldProps & { children: (attributes: ControlAttributes) => ReactNode }

/** A label above a control, its hint and its error below. */
export function Field({ label, hint, errors, isWide, children }: FieldFrameProps) {
  const id = useId()
  const error = errors?.[0]
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  const describedBy = [errorId, hintId].filter(Boolean).join(' ')
  return (
    <div className={isWide ? 'field full' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <FieldError id={errorId} error={error} />
      {hint === undefined ? null : (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  )
}

type FieldErrorProps = { id: string | undefined; error: string | undefined }

/** A field's error: an icon and a sentence. */
export function FieldError({ id, error }: FieldErrorProps) {
  if (error === undefined) return null
  return (
    <span className="error" id={id}>
      <Icon name="warn" />
      {error}
    </span>
  )
}
