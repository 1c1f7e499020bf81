import type { ReactNode } from 'react'

import { PhoneFold, phoneFolded } from '../phone-fold.tsx'

/** Padding of a section, and a line between two sections. */
export const pageSection = 'border-edge py-8 md:pt-13 md:pb-14 [section+&]:border-t'

/** On a wide screen, the heading stands at the left and the content beside it. */
export const rail = 'lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:items-start lg:gap-10'
export const railHead = 'lg:sticky lg:top-[calc(var(--bar)+--spacing(8))]'

type RailSectionProps = {
  id: string
  title: string
  text?: ReactNode
  /** Content below the heading, such as a link to the whole list. */
  aside?: ReactNode
  /** On a phone the content is folded until it is asked for. */
  folds?: boolean
  children: ReactNode
}

/** A section with its heading at the left of its content. */
export function RailSection({ id, title, text, aside, folds, children }: RailSectionProps) {
  return (
    <section className={`${pageSection} ${rail}`} aria-labelledby={id}>
      <div className={railHead}>
        <h2 id={id}>{title}</h2>
        {text ? <p className="mt-3 max-w-xl text-ink-2">{text}</p> : null}
        {aside ? <div className="mt-3">{aside}</div> : null}
      </div>
      {folds ? (
        <PhoneFold className="mt-4" aria-describedby={id}>
          Lire
        </PhoneFold>
      ) : null}
      <div className={`mt-6 lg:mt-0 ${folds ? phoneFolded : ''}`.trimEnd()}>{children}</div>
    </section>
  )
}

type PageBlockProps = {
  /** Id of the heading. */
  id: string
  title: ReactNode
  /** Id of the section, as the target of links. */
  anchor?: string
  className?: string
  children: ReactNode
}

/** A section with its heading above its content. */
export function PageBlock({ id, title, anchor, className = '', children }: PageBlockProps) {
  return (
    <section className={`mt-14 ${className}`.trimEnd()} id={anchor} aria-labelledby={id}>
      <h2 id={id} className="mb-5">
        {title}
      </h2>
      {children}
    </section>
  )
}
