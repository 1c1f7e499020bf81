import type { ReactNode } from 'react'

/** A plain sheet of paper. */
export const sheet = 'rounded-2 border border-edge bg-card p-5 shadow-1 md:p-6'

type SheetSectionProps = {
  /** Id of the heading. */
  id: string
  title: ReactNode
  className?: string
  children: ReactNode
}

/** A section on a sheet of paper. */
export function SheetSection({ id, title, className = '', children }: SheetSectionProps) {
  return (
    <section className={`${sheet} ${className}`.trimEnd()} aria-labelledby={id}>
      <h2 id={id} className="text-panel">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  )
}
