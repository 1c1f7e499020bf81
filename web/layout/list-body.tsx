import type { ReactNode } from 'react'

import { pageCount } from '#shared/pagination.ts'
import type { FoundPage } from '#shared/search.ts'
import { type PageLinkProps, Pagination } from '#web/ui/pagination.tsx'

import { CorrectedQuery } from './corrected-query.tsx'
import type { ListView } from './list-toolbar.tsx'

type ListBodyProps<Item> = {
  page: FoundPage<Item>
  view: ListView
  /** Said instead of the count while the next list is on its way. */
  waitingText: string | undefined
  /** How many items there are, in words: «34 prompts disponibles». */
  count: string
  category: string | undefined
  heading: string
  empty: ReactNode
  renderCard: (item: Item) => ReactNode
  renderRow: (item: Item) => ReactNode
  renderPageLink: (page: number, props: PageLinkProps) => ReactNode
}

/** The count line, the items of one page in either view, and the way to the others (R55, D58). */
export function ListBody<Item>(props: ListBodyProps<Item>) {
  const { page, view, waitingText, count, category, heading, empty, renderCard, renderRow } = props
  return (
    <>
      <div className="countline">
        <p aria-live="polite">
          {waitingText ??
            `${count}${category === undefined ? '' : ` dans la catégorie ${category}`}`}
          {page.corrected === null ? null : <CorrectedQuery corrected={page.corrected} />}
        </p>
      </div>
      <h2 className="vh">{heading}</h2>
      {page.items.length === 0 ? empty : null}
      {page.items.length > 0 && view === 'liste' ? (
        <ul className="registre" aria-busy={waitingText !== undefined}>
          {page.items.map(renderRow)}
        </ul>
      ) : null}
      {page.items.length > 0 && view === 'grille' ? (
        <div className="cards cards-3" aria-busy={waitingText !== undefined}>
          {page.items.map(renderCard)}
        </div>
      ) : null}
      <Pagination
        page={page.page}
        pageCount={pageCount(page.total, page.pageSize)}
        renderLink={props.renderPageLink}
      />
    </>
  )
}
