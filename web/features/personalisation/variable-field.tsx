import type { PromptField } from '#shared/variables/known-variable.ts'
import { isFilled, valueMaxLength } from '#shared/variables/prompt-values.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { variableLabel } from '#shared/variables/variable-label.ts'
import { AnswerControl } from '#web/items/answer-control.tsx'
import { TooLong } from '#web/ui/fields/too-long.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { type FieldNote, useNote, useSourceOf, useValue, useValuesStore } from './values-store.ts'

type VariableFieldProps = {
  variable: PromptVariable
  /** What the vocabulary says of it, where it knows it. */
  field: PromptField | undefined
  /** Reads a table that is pasted or dropped. Null until its code is loaded. */
  tableNote: FieldNote | null
}

/** The field of a variable, with its help and the control that fits what is asked. */
export function VariableField({ variable, field, tableNote }: VariableFieldProps) {
  const { key, placeholder } = variable
  const value = useValue(key)
  const isDone = isFilled(value)
  const source = useSourceOf(key)
  const clientNote = useNote('client')
  const otherNote = useNote('others')
  const store = useValuesStore()
  const label = variableLabel(placeholder, field)
  const asked = { variable, field, label, store }
  const id = `v-${key}`
  const hintId = field && `${id}-aide`
  return (
    <div className="field relative">
      <label
        // A long field has a button beside it.
        className={`flex items-center gap-1.5 ${field?.nature === 'texte_long' ? 'pr-16' : ''}`}
        htmlFor={id}
      >
        {label}
        <span
          className={`ml-auto inline-flex max-w-40 items-center gap-1.5 text-tiny font-semibold whitespace-nowrap ${isDone ? 'text-info' : 'text-warn'}`}
          data-state={isDone ? 'filled' : undefined}
        >
          <Icon name={source ? 'dossier' : isDone ? 'check' : 'pen'} className="size-4" />
          {source ? <span className="truncate">{source}</span> : isDone ? 'rempli' : 'à remplir'}
        </span>
      </label>
      {field ? (
        <span className="hint" id={hintId}>
          {field.aide}
        </span>
      ) : null}
      <AnswerControl
        id={id}
        name={key}
        aria-describedby={hintId}
        question={field}
        className={isDone ? 'border-done-line shadow-done' : undefined}
        value={value}
        onAnswer={(answer) => store.set(key, answer)}
      />
      <TooLong length={value.length} max={valueMaxLength}>
        copiés et gardés en entier, mais trop longs pour un profil.
      </TooLong>
      {clientNote?.(asked)}
      {otherNote?.(asked)}
      {tableNote?.(asked)}
    </div>
  )
}
