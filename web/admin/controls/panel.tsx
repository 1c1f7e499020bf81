import { type ReactNode, useId } from 'react'

type PanelProps = {
  title: string
  /** Stands at the right of the title: a badge, a link, a button. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A titled sheet; the caller pads what it puts in with `<div className="in">`. */
export function Panel({ title, aside, className = '', children }: PanelProps) {
  const titleId = useId()
  return (
    <section className={`panel ${className}`} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
