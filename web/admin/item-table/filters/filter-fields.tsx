import { useId } from 'react'

import { Suggestions } from '#web/admin/fields/suggestions.tsx'
import { CheckLine } from '#web/admin/form/check-line.tsx'
import { Field } from '#web/admin/form/field.tsx'
import { Select } from '#web/admin/form/select-field.tsx'

type ChoiceProps<Value extends string> = {
  label: string
  /** What it says while it filters nothing. */
  all: string
  value: Value | undefined
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value | undefined) => void
}

/** One value of a few, or no filter. */
export function Choice<Value extends string>({
  label,
  all,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select<Value | typeof none>
          {...control}
          value={value ?? none}
          options={[{ value: none, label: all }, ...options]}
          onChange={(chosen) => onChange(chosen === none ? undefined : chosen)}
        />
      )}
    </Field>
  )
}

/** A select has no empty value. */
const none = 'all'

type SuggestedTextProps = {
  label: string
  value: string | undefined
  suggestions: readonly string[]
  onChange: (value: string | undefined) => void
}

/** A value that items have. */
export function SuggestedText({ label, value = '', suggestions, onChange }: SuggestedTextProps) {
  const listId = useId()
  return (
    <Field label={label}>
      {(control) => (
        <>
          <input
            {...control}
            className="input"
            list={listId}
            autoComplete="off"
            maxLength={120}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value || undefined)}
          />
          <Suggestions id={listId} texts={suggestions} />
        </>
      )}
    </Field>
  )
}

type DayProps = {
  label: string
  hint?: string | undefined
  value: string | undefined
  onChange: (day: string | undefined) => void
}

/** A Paris day. */
export function Day({ label, hint, value = '', onChange }: DayProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="date"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value || undefined)}
        />
      )}
    </Field>
  )
}

type OnlyProps = {
  label: string
  value: true | undefined
  onChange: (value: true | undefined) => void
}

/** A filter that is on or off. */
export function Only({ label, value, onChange }: OnlyProps) {
  return (
    <CheckLine
      isChecked={value === true}
      onChange={(isChecked) => onChange(isChecked || undefined)}
    >
      {label}
    </CheckLine>
  )
}
