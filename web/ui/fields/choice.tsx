import type { ReactNode } from 'react'

import '#web/styles/late/choices.css'

type ChoiceProps = {
  /** Of one question, whose choices exclude each other unless several may be chosen. */
  name: string
  isMany?: boolean
  isChosen: boolean
  onChoose: () => void
  title: string
  /** What choosing it means. */
  children: ReactNode
}

/** One of a few choices that are too much for a line each. */
export function Choice({ name, isMany = false, isChosen, onChoose, title, children }: ChoiceProps) {
  return (
    <label>
      <input
        type={isMany ? 'checkbox' : 'radio'}
        name={name}
        checked={isChosen}
        onChange={onChoose}
      />
      <b>{title}</b>
      <small>{children}</small>
    </label>
  )
}
