import type { ReactNode } from 'react'

import { type Page, pageCount } from '#shared/pagination.ts'
import { Button } from '#web/ui/button.tsx'
import { type PageLinkProps, Pagination } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import type { ListView } from './list-toolbar.tsx'

type ListBodyProps<Item> = {
  query: {
    data: Page<Item> | undefined
    isError: boolean
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  view: ListView
  loadingText: string
  errorText: string
  empty: ReactNode
  renderCard: (item: Item) => ReactNode
  renderRow: (item: Item) => ReactNode
  renderPageLink: (page: number, props: PageLinkProps) => ReactNode
}

/** A list in its four states (R206), with the specification's sentences for waiting and failing. */
export function ListBody<Item>(props: ListBodyProps<Item>) {
  const { query, view, loadingText, errorText, empty, renderCard, renderRow } = props
  const { data } = query
  if (query.isError) {
    return (
      <div className="empty" role="alert">
        <p className="text-bad">{errorText}</p>
        <Button className="mt-4" onClick={() => void query.refetch()}>
          Réessayer
        </Button>
      </div>
    )
  }
  if (!data) return <Skeleton message={loadingText} count={6} />
  if (data.items.length === 0) return empty
  return (
    <>
      {view === 'liste' ? (
        <ul className="registre" aria-busy={query.isPlaceholderData}>
          {data.items.map(renderRow)}
        </ul>
      ) : (
        <div className="cards cards-3" aria-busy={query.isPlaceholderData}>
          {data.items.map(renderCard)}
        </div>
      )}
      <Pagination
        page={data.page}
        pageCount={pageCount(data.total, data.pageSize)}
        renderLink={props.renderPageLink}
      />
    </>
  )
}

type ListCountProps = { text: string | undefined; category: string | undefined }

/** How many items the list holds, announced when it changes (R55). */
export function ListCount({ text, category }: ListCountProps) {
  return (
    <div className="countline">
      <p aria-live="polite">
        {text === undefined
          ? null
          : `${text}${category === undefined ? '' : ` dans la catégorie ${category}`}`}
      </p>
    </div>
  )
}
