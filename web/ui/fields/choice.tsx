import type { ReactNode } from 'react'

import '#web/styles/late/choices.css'

type ChoiceProps = {
  /** Of one question, whose choices exclude each other. */
  name: string
  isChosen: boolean
  onChoose: () => void
  title: string
  /** What choosing it means. */
  children: ReactNode
}

/** One of a few choices in a window that are too much for a line each. */
export function Choice({ name, isChosen, onChoose, title, children }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <b>{title}</b>
      <small>{children}</small>
    </label>
  )
}
