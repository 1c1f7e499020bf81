import type { ReactNode } from 'react'

type RadioProps = {
  /** Shared by the radio buttons of one group. */
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** Radio button with its label beside it. */
export function Radio({ name, isChosen, onChoose, children }: RadioProps) {
  return (
    <label className="radio">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  )
}
