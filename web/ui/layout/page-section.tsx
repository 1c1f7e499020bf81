import type { ReactNode } from 'react'

import { PhoneFold } from '../phone-fold.tsx'

/** Padding of a section, and a line between two sections. */
export const pageSection = 'border-edge py-8 md:pt-13 md:pb-14 [section+&]:border-t'
const foldingSection = `${pageSection} max-md:js:py-4`

/** On a wide screen, the heading stands at the left and the content beside it. */
export const rail = 'lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:items-start lg:gap-10'
export const railHead = 'lg:sticky lg:top-[calc(var(--bar)+--spacing(8))]'

type RailSectionProps = {
  id: string
  title: string
  text?: ReactNode
  /** Content below the heading, such as a link to the whole list. */
  aside?: ReactNode
  /** On a phone, only the heading is visible until it is pressed. */
  folds?: boolean
  children: ReactNode
}

/** A section with its heading at the left of its content. */
export function RailSection(props: RailSectionProps) {
  const { id, title, text, aside, folds = false, children } = props
  const foldClass = folds ? 'folded:hidden' : ''
  return (
    <section
      className={`${folds ? foldingSection : pageSection} ${rail}`}
      data-folding={folds ? '' : undefined}
      aria-labelledby={id}
    >
      <div className={railHead}>
        <SectionHeading id={id} title={title} folds={folds} />
        {text ? <p className={`mt-3 max-w-xl text-ink-2 ${foldClass}`.trimEnd()}>{text}</p> : null}
        {aside ? <div className={`mt-3 ${foldClass}`.trimEnd()}>{aside}</div> : null}
      </div>
      <div className={`mt-6 lg:mt-0 ${foldClass}`.trimEnd()}>{children}</div>
    </section>
  )
}

type FoldingSectionProps = { id: string; title: string; children: ReactNode }

/** A section with its heading above its content. On a phone, only the heading is visible until it is pressed. */
export function FoldingSection({ id, title, children }: FoldingSectionProps) {
  return (
    <section className={foldingSection} data-folding="" aria-labelledby={id}>
      <SectionHeading id={id} title={title} folds />
      <div className="mt-6 folded:hidden">{children}</div>
    </section>
  )
}

function SectionHeading({ id, title, folds }: { id: string; title: string; folds: boolean }) {
  const heading = <h2 id={id}>{title}</h2>
  if (!folds) return heading
  return (
    <div className="relative max-md:js:flex max-md:js:min-h-11 max-md:js:items-center max-md:js:pr-10">
      {heading}
      <PhoneFold
        className="absolute inset-0 justify-end border-0 bg-transparent p-0"
        aria-labelledby={id}
      />
    </div>
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
