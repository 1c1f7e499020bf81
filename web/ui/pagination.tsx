import type { ReactNode } from 'react'

import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'

export type PageLinkProps = {
  children: ReactNode
  className?: string
  rel?: 'prev' | 'next'
  'aria-current'?: 'page'
}

type PaginationProps = {
  page: number
  pageCount: number
  renderLink: (page: number, props: PageLinkProps) => ReactNode
  className?: string
}

/** Plain links to the neighbouring pages, the ends and their neighbours. */
export function Pagination({ page, pageCount, renderLink, className = '' }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav
      className={`mt-10 flex items-center justify-between gap-3 border-t-2 border-ink pt-4 text-small ${className}`.trimEnd()}
      aria-label="Pagination"
    >
      {/* From beyond the last page the way back is to the last. */}
      <Step
        to={Math.min(page - 1, pageCount)}
        isPossible={page > 1}
        rel="prev"
        renderLink={renderLink}
      />
      <ol className="flex gap-1 max-sm:gap-0">
        {pagesShown(page, pageCount).map((shown) => (
          <li key={shown}>
            {shown < 0 ? (
              <span className={numberClass} aria-hidden="true">
                …
              </span>
            ) : (
              renderLink(shown, number(shown, page))
            )}
          </li>
        ))}
      </ol>
      <Step to={page + 1} isPossible={page < pageCount} rel="next" renderLink={renderLink} />
    </nav>
  )
}

type StepProps = Pick<PaginationProps, 'renderLink'> & {
  to: number
  isPossible: boolean
  rel: 'prev' | 'next'
}

function Step({ to, isPossible, rel, renderLink }: StepProps) {
  const className = buttonClass()
  const children =
    rel === 'prev' ? (
      <>
        <Icon name="left" />
        <span className="max-sm:sr-only">Page précédente</span>
      </>
    ) : (
      <>
        <span className="max-sm:sr-only">Page suivante</span>
        <Icon name="arrow" />
      </>
    )
  if (isPossible) return renderLink(to, { rel, className, children })
  return (
    <span className={className} aria-disabled="true">
      {children}
    </span>
  )
}

const numberClass =
  'inline-grid min-h-9 min-w-9 place-content-center rounded-1 font-semibold tabular-nums no-underline max-sm:min-w-7'

function number(shown: number, page: number): PageLinkProps {
  return {
    ...(shown === page
      ? { 'aria-current': 'page' as const, className: `${numberClass} bg-ink text-card` }
      : { className: `${numberClass} hover:bg-card` }),
    children: (
      <>
        <span className="sr-only">Page </span>
        {shown}
      </>
    ),
  }
}

/** The first, last and neighbouring pages; a gap is the negative of the page it follows. */
function pagesShown(page: number, pageCount: number): number[] {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (candidate) => candidate === 1 || candidate === pageCount || Math.abs(candidate - page) <= 1,
  )
  return pages.flatMap((shown, index) => {
    const previous = pages[index - 1]
    return previous !== undefined && shown - previous > 1 ? [-previous, shown] : [shown]
  })
}
