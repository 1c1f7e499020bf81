import type { ReactNode } from 'react'

type TopCardProps = {
  title: string
  /** Makes the card a region with the name of its title. */
  titleId?: string
  children: ReactNode
}

/** A card in the first row of the dashboard. */
export const TopCard = ({ title, titleId, children }: TopCardProps) => (
  <section
    className="panel grid content-start gap-2 border-t-3 border-t-ink px-4 py-3"
    aria-labelledby={titleId}
  >
    <h2 id={titleId} className="font-body text-label font-semibold tracking-normal text-ink-2">
      {title}
    </h2>
    {children}
  </section>
)
