import type { ReactNode } from 'react'

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
    <label
      className={`grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-2 border-[1.5px] px-3.5 py-2.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${
        isChosen ? 'border-ink bg-card-2 shadow-[inset_4px_0_0_var(--color-ink)]' : 'border-edge-2'
      }`}
    >
      <input
        className="mx-0 mt-0.5 mb-0 size-5 accent-ink outline-none"
        type={isMany ? 'checkbox' : 'radio'}
        name={name}
        checked={isChosen}
        onChange={onChoose}
      />
      <b className="block leading-snug font-semibold">{title}</b>
      <small className="col-start-2 text-label text-ink-2">{children}</small>
    </label>
  )
}
