import type { ReactNode } from 'react'

type PageHeadProps = {
  title: ReactNode
  /** One or two sentences about the page. */
  intro?: ReactNode
  /** Breadcrumb or back link. */
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

/** Padding of a page head. */
export const pageHeadSpace = 'pt-4 pb-4 md:pt-10 md:pb-6'

/** Classes of each paragraph of the introduction. */
export const pageIntro = 'mt-2 max-w-176 text-lead text-balance text-ink-2'
