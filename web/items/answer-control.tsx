import { type ComponentProps, useState } from 'react'

import type { KnownVariable } from '#shared/variables/known-variable.ts'
import { Icon } from '#web/ui/icon.tsx'

/** What the vocabulary says of what is asked. */
type Question = Pick<KnownVariable, 'libelle' | 'exemple' | 'nature' | 'choix'>

type AnswerControlProps = Pick<ComponentProps<'textarea'>, 'id' | 'name' | 'aria-describedby'> & {
  /** Undefined where the vocabulary does not know it. */
  question: Question | undefined
  /** Utilities for the control. */
  className?: string | undefined
  value: string
  onAnswer: (value: string) => void
}

/** The control that fits what is asked, with an example. */
export function AnswerControl({ question, ...control }: AnswerControlProps) {
  return question?.nature === 'choix' ? (
    <ChoiceControl {...control} question={question} />
  ) : (
    <TextControl {...control} {...(question && textOf[question.nature])} question={question} />
  )
}

/** How the answers to each kind of question are typed. */
const textOf = {
  texte: {},
  texte_long: { rows: 3 },
  adresse: { inputMode: 'url', spellCheck: false, autoCapitalize: 'none' },
  nombre: { inputMode: 'decimal' },
  choix: {},
} satisfies Record<Question['nature'], ComponentProps<'textarea'>>

/** Every answer may hold several lines. */
function TextControl({
  question,
  className = '',
  onAnswer,
  ...attributes
}: AnswerControlProps & ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={1}
      {...attributes}
      // Grows with its value where the browser supports it.
      className={`input field-sizing-content max-h-48 min-h-11 ${className}`.trimEnd()}
      // Never empty: the style tells an empty field by it.
      placeholder={question ? `Ex. : ${question.exemple}` : ' '}
      onChange={(event) => onAnswer(event.target.value)}
    />
  )
}

/** The last choice: none of them. */
export const otherAnswer = 'Autre…'

/** A choice among the usual answers; another one is written below it. */
function ChoiceControl({
  question: { libelle, choix },
  className,
  name,
  value,
  onAnswer,
  ...attributes
}: AnswerControlProps & { question: Question }) {
  const [asksOther, setAsksOther] = useState(false)
  const isOther = asksOther || (value !== '' && !choix.includes(value))

  function choose(chosen: string) {
    setAsksOther(chosen === otherAnswer)
    onAnswer(chosen === otherAnswer ? '' : chosen)
  }

  return (
    <>
      <span className="select">
        <select
          {...attributes}
          className={className}
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
          className={className}
          question={undefined}
          value={value}
          onAnswer={onAnswer}
          aria-label={`${libelle}, autre réponse`}
          // Whoever asks for another answer writes it next.
          ref={asksOther ? focus : undefined}
        />
      ) : null}
    </>
  )
}

const focus = (field: HTMLTextAreaElement | null) => field?.focus()
