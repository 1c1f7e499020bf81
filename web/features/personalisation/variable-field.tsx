import { type ComponentProps, useState } from 'react'

import type { PromptField } from '#shared/variables/known-variable.ts'
import { isFilled, valueMaxLength } from '#shared/variables/prompt-values.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { variableLabel } from '#shared/variables/variable-label.ts'
import { TooLong } from '#web/ui/fields/too-long.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { useClientOf, useNote, useValue, useValuesStore } from './values-store.ts'

type VariableFieldProps = {
  variable: PromptVariable
  /** What the vocabulary says of it, where it knows it. */
  field: PromptField | undefined
}

/** The field of a variable, with its help and the control that fits what is asked. */
export function VariableField({ variable, field }: VariableFieldProps) {
  const { key, placeholder } = variable
  const value = useValue(key)
  const isDone = isFilled(value)
  const client = useClientOf(key)
  const clientNote = useNote('client')
  const otherNote = useNote('others')
  const store = useValuesStore()
  const label = variableLabel(placeholder, field)
  const asked = { variable, field, label, store }
  const id = `v-${key}`
  const hintId = field && `${id}-aide`
  const control = { id, name: key, 'aria-describedby': hintId }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        <span className={isDone ? 'state ok' : 'state'}>
          <Icon name={client ? 'dossier' : isDone ? 'check' : 'pen'} />
          {client ?? (isDone ? 'rempli' : 'à remplir')}
        </span>
      </label>
      {field ? (
        <span className="hint" id={hintId}>
          {field.aide}
        </span>
      ) : null}
      {field?.nature === 'choix' ? (
        <ChoiceControl {...control} field={field} />
      ) : (
        <TextControl {...control} {...(field && textOf[field.nature])} field={field} />
      )}
      <TooLong length={value.length} max={valueMaxLength}>
        copiés et gardés en entier, mais trop longs pour un profil.
      </TooLong>
      {clientNote?.(asked)}
      {otherNote?.(asked)}
    </div>
  )
}

/** How the answers to each kind of question are typed. */
const textOf = {
  texte: {},
  texte_long: { rows: 3 },
  adresse: { inputMode: 'url', spellCheck: false, autoCapitalize: 'none' },
  nombre: { inputMode: 'decimal' },
  choix: {},
} satisfies Record<PromptField['nature'], ComponentProps<'textarea'>>

type ControlProps = { name: string } & Pick<VariableFieldProps, 'field'>

/** Every answer may hold several lines. */
function TextControl({ field, name, ...attributes }: ControlProps & ComponentProps<'textarea'>) {
  const value = useValue(name)
  const store = useValuesStore()
  return (
    <textarea
      rows={1}
      {...attributes}
      className={isFilled(value) ? 'input filled' : 'input'}
      name={name}
      // Never empty: the style tells an empty field by it.
      placeholder={field ? `Ex. : ${field.exemple}` : ' '}
      value={value}
      onChange={(event) => store.set(name, event.target.value)}
    />
  )
}

/** The last choice: none of them. */
export const otherAnswer = 'Autre…'

type ChoiceControlProps = Pick<ComponentProps<'select'>, 'id' | 'aria-describedby'> & {
  name: string
  field: PromptField
}

/** A choice among the usual answers; another one is written below it. */
function ChoiceControl({ field: { libelle, choix }, name, ...attributes }: ChoiceControlProps) {
  const value = useValue(name)
  const store = useValuesStore()
  const [asksOther, setAsksOther] = useState(false)
  const isOther = asksOther || (value !== '' && !choix.includes(value))

  function choose(chosen: string) {
    setAsksOther(chosen === otherAnswer)
    store.set(name, chosen === otherAnswer ? '' : chosen)
  }

  return (
    <>
      <span className="select">
        <select
          {...attributes}
          className={isFilled(value) ? 'filled' : undefined}
          autoComplete="off"
          // While another answer is written, that field has the name.
          name={isOther ? undefined : name}
          value={isOther ? otherAnswer : value}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">Choisir…</option>
          {choix.map((answer) => (
            <option key={answer}>{answer}</option>
          ))}
          <option>{otherAnswer}</option>
        </select>
        <Icon name="chev" />
      </span>
      {isOther ? (
        <TextControl
          name={name}
          field={undefined}
          aria-label={`${libelle}, autre réponse`}
          // Whoever asks for another answer writes it next.
          ref={asksOther ? focus : undefined}
        />
      ) : null}
    </>
  )
}

const focus = (field: HTMLTextAreaElement | null) => field?.focus()
