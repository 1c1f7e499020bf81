import { type ReactNode, useId } from 'react'

type PanelProps = {
  title: string
  /** Stands at the right of the title: a badge, a link, a button. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** Panels, with a column of less important ones beside them on large screens. */
export const withAside =
  'mt-4 grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start'

/** A titled sheet; the caller pads what it puts in with `p-4`. */
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
