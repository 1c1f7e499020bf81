import type { ReactNode } from 'react'

type PageHeadProps = {
  title: ReactNode
  /** What the page is about, in a sentence or two. */
  intro?: ReactNode
  /** The breadcrumb, or the way back. */
  above?: ReactNode
  children?: ReactNode
}

/** The title of a page, with its introduction. */
export function PageHead({ title, intro, above, children }: PageHeadProps) {
  return (
    <div className={pageHeadSpace}>
      {above}
      <h1>{title}</h1>
      {intro ? <p className={pageIntro}>{intro}</p> : null}
      {children}
    </div>
  )
}

/** The space around it. */
export const pageHeadSpace = 'pt-8 pb-6 md:pt-10'

/** A paragraph of the introduction. */
export const pageIntro = 'mt-2 max-w-176 text-lead text-balance text-ink-2'
