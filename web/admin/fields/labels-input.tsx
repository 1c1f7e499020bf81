import { type InputHTMLAttributes, type KeyboardEvent, useId, useState } from 'react'

import { bareLabel, knownSpelling } from '#shared/labels/label-spelling.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Field } from '#web/admin/form/field.tsx'
import { useFormField } from '#web/admin/form/form.tsx'
import { isSavingKey } from '#web/admin/form/save-shortcut.ts'

import { Suggestions } from './suggestions.tsx'

type LabelsFieldProps = Pick<LabelsInputProps, 'suggestions' | 'accept' | 'newMark'> & {
  label: string
  hint?: string
}

/** The labels of an item in its form. */
export function LabelsField({ label, hint, ...labels }: LabelsFieldProps) {
  const { name, value, onChange, onBlur, errors, former } = useFormField<string[]>()
  return (
    <Field label={label} hint={hint} errors={errors} isWide former={former}>
      {(control) => (
        <LabelsInput
          {...labels}
          label={label}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          control={{ ...control, name }}
        />
      )}
    </Field>
  )
}

type LabelsInputProps = {
  /** What the labels are, read out. */
  label: string
  value: string[]
  onChange: (labels: string[]) => void
  /** What other items carry, most used first. */
  suggestions: readonly string[]
  /** What a typed label is added as, null for one that is not; without it, as it is written already. */
  accept?: ((typed: string) => string | null) | undefined
  /** Stands beside a label that no other item carries. */
  newMark?: string | undefined
  /** Enter was pressed and nothing is typed. */
  onDone?: () => void
  onBlur?: () => void
  control: InputHTMLAttributes<HTMLInputElement>
}

/** Short labels, added with Enter or a comma and completed by those in use. */
export function LabelsInput(props: LabelsInputProps) {
  const { label, value, onChange, suggestions, accept, newMark, onDone, onBlur, control } = props
  const [text, setText] = useState('')
  const listId = useId()

  function add(typed: string) {
    const labels = new Set(value)
    for (const part of typed.split(',').filter((one) => bareLabel(one) !== '')) {
      const added = accept ? accept(part) : knownSpelling(part, [...labels, ...suggestions])
      if (added !== null) labels.add(added)
    }
    if (labels.size !== value.length) onChange([...labels])
    setText('')
  }

  function type(next: string) {
    // A chosen suggestion arrives as a whole, what is typed letter by letter.
    const isChosen = next.length > text.length + 1 && suggestions.includes(next)
    if (isChosen || next.endsWith(',')) add(next)
    else setText(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    // What is not taken in would be neither saved nor missed.
    if (isSavingKey(event)) add(text)
    else if (event.key === 'Enter') {
      event.preventDefault()
      if (text.trim() === '') onDone?.()
      else add(text)
    } else if (event.key === 'Backspace' && text === '') {
      onChange(value.slice(0, -1))
    }
  }

  return (
    <>
      {value.length > 0 ? (
        <ul className="labels" aria-label={`${label} : choix`}>
          {value.map((chosen) => (
            <li key={chosen} className="badge">
              {chosen}
              {newMark !== undefined && !suggestions.includes(chosen) ? (
                <span className="hint font-normal">{newMark}</span>
              ) : null}
              <button
                type="button"
                aria-label={`Retirer ${chosen}`}
                onClick={() => onChange(value.filter((other) => other !== chosen))}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <input
        {...control}
        className="input"
        list={listId}
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          add(text)
          onBlur?.()
        }}
      />
      <Suggestions
        id={listId}
        texts={suggestions.filter((suggestion) => !value.includes(suggestion))}
      />
    </>
  )
}
