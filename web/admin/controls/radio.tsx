import type { ReactNode } from 'react'

type RadioProps = {
  /** Shared by the choices of one question. */
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** One choice of a question, with its words beside it. */
export function Radio({ name, isChosen, onChoose, children }: RadioProps) {
  return (
    <label className="radio">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  )
}
