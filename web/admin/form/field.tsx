import { useId, type ReactNode } from 'react'

import { formatNumber } from '#shared/text/plural.ts'
import { Icon } from '#web/admin/controls/icon.tsx'

import { Excess, excessMessage, type LimitedText } from './excess.tsx'
import { ChangedMark, FormerLine } from './former/former-line.tsx'
import type { Former } from './former/former-values.ts'

/** What every field takes besides its value. */
export type FieldProps = {
  label: string
  /** A sentence under the field. */
  hint?: ReactNode
  /** What is wrong with the value, most important first; the first is shown. */
  errors?: string[]
  /** Takes the whole width of a two-column block. */
  isWide?: boolean
  /** What it held before, where that is something else. */
  former?: Former | undefined
}

/** What the control inside a field must carry, so that label, hint and error are read with it. */
export type ControlAttributes = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldFrameProps = FieldProps & {
  /** A text that has a limit: it is counted, and what exceeds is marked, never cut. */
  limited?: LimitedText | undefined
  children: (attributes: ControlAttributes) => ReactNode
}

/** A label above a control, its hint and its error below. */
export function Field({ label, hint, errors, isWide, former, limited, children }: FieldFrameProps) {
  const id = useId()
  const error = (limited && excessMessage(limited)) ?? errors?.[0]
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  const changedId = former === undefined ? undefined : `${id}-changed`
  const describedBy = [errorId, changedId, hintId].filter(Boolean).join(' ')
  return (
    <div className={fieldClass({ isWide, former })}>
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {former ? <ChangedMark id={changedId} /> : null}
        {limited ? <Count {...limited} /> : null}
      </div>
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <FieldError id={errorId} error={error} />
      {limited ? <Excess {...limited} controlId={id} /> : null}
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

/** The class of what a field stands in. */
export function fieldClass({ isWide, former }: Pick<FieldProps, 'isWide' | 'former'>): string {
  return ['field', isWide ? 'full' : '', former ? 'changed' : ''].filter(Boolean).join(' ')
}

/** The error says the same to those who do not see it. */
function Count({ text, limit }: LimitedText) {
  if (limit === undefined) return null
  return (
    <span className="hint" aria-hidden="true">
      {formatNumber(text.trim().length)} sur {formatNumber(limit)}
    </span>
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
