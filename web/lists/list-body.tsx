import type { ReactNode } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { chosenFilters, type GptsQuery, type PromptsQuery } from '#shared/lists/list-query.ts'
import { type Page, pageCount } from '#shared/lists/pagination.ts'
import type { Listed } from '#shared/search/item-match.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { type FoundText, ItemRows } from '#web/items/item-row.tsx'
import { useWait } from '#web/loading/waits.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { cardGrid } from '#web/ui/layout/card-grid.ts'
import { Pagination } from '#web/ui/pagination.tsx'

import { BeyondLastPage } from './beyond-last-page.tsx'
import { countLine } from './count-line.ts'
import { foundBy } from './match-snippets.tsx'
import { NothingListed } from './nothing-listed.tsx'
import { WaitNotice } from './wait-notice.tsx'

/** A page of a list, and how many items of the other kind answer where it is empty. */
type ListedPage<Item> = Page<Item> & { elsewhere: number }

type RenderItem<Item> = (item: Item, found: FoundText | undefined) => ReactNode

type ListBodyProps<Item> = {
  kind: ItemKind
  query: PromptsQuery | GptsQuery
  page: ListedPage<Listed<Item>>
  /** The next list is on its way. */
  isWaiting: boolean
  /** How many items there are, in words: «34 prompts disponibles». */
  count: string
  /** A sentence that is true of every item of the page. */
  note?: string | null
  renderCard: RenderItem<Item>
  renderRow: RenderItem<Item>
}

const texts = {
  prompt: {
    path: '/prompts',
    procedure: 'catalogue.prompts',
    waiting: 'Chargement des prompts...',
    heading: 'Fiches',
    empty: 'Aucun prompt trouvé',
  },
  gpt: {
    path: '/gpts',
    procedure: 'catalogue.gpts',
    waiting: 'Chargement des GPTs...',
    heading: 'Dossiers',
    empty: 'Aucun GPT trouvé',
  },
} as const

/** The count line, the items of one page in either view, and the way to the others. */
export function ListBody<Item>(props: ListBodyProps<Item>) {
  const { kind, query, page, isWaiting, count, note, renderCard, renderRow } = props
  const { path, procedure, waiting, heading, empty } = texts[kind]
  const filters = chosenFilters(query)
  const lookOf = useCategoryLook()
  const category = filters.category && lookOf(filters.category).label
  const isRefused = useWait(procedure) !== undefined && isWaiting
  const isFiltered = Object.keys(filters).length > 0
  const lastPage = pageCount(page.total, page.pageSize)
  const pageAt = (number: number) => ({ ...query, page: number === 1 ? undefined : `${number}` })
  return (
    <>
      <div className={countLine}>
        <p aria-live="polite">
          {isRefused ? <WaitNotice of={procedure} /> : null}
          {isWaiting && !isRefused ? waiting : null}
          {isWaiting ? null : count + countSuffix({ ...filters, category })}
        </p>
        {note ? <p>{note}</p> : null}
        {isFiltered && page.total > 0 ? (
          <PageLink
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
            to={path}
            search={{ vue: query.vue }}
            keepsScroll
          >
            <Icon name="x" />
            Effacer les filtres
          </PageLink>
        ) : null}
      </div>
      <h2 className="sr-only">{heading}</h2>
      {page.page > lastPage ? (
        <BeyondLastPage
          page={page.page}
          lastPage={lastPage}
          renderLink={(link) => <PageLink {...link} to={path} search={pageAt(lastPage)} />}
        />
      ) : null}
      {page.total === 0 && !isWaiting ? (
        <NothingListed kind={kind} title={empty} query={query} elsewhere={page.elsewhere} />
      ) : null}
      {page.items.length > 0 && query.vue === 'liste' ? (
        <ItemRows aria-busy={isWaiting}>
          {page.items.map((item) => renderRow(item, foundText(item)))}
        </ItemRows>
      ) : null}
      {page.items.length > 0 && query.vue !== 'liste' ? (
        <div className={cardGrid[3]} aria-busy={isWaiting}>
          {page.items.map((item) => renderCard(item, foundText(item)))}
        </div>
      ) : null}
      <Pagination
        page={page.page}
        pageCount={lastPage}
        renderLink={(number, link) => <PageLink {...link} to={path} search={pageAt(number)} />}
      />
    </>
  )
}

/** Which of the filters the count is of; the text stands in its box. */
function countSuffix({ category, tag, niveau, ia }: ReturnType<typeof chosenFilters>): string {
  return [
    category === undefined ? '' : ` dans la catégorie ${category}`,
    tag === undefined ? '' : ` avec le tag ${tag}`,
    niveau === undefined ? '' : ` de niveau ${niveau}`,
    ia === undefined ? '' : ` pour ${ia}`,
  ].join('')
}

/** How an item of a filtered list shows what answers. */
const foundText = ({ match }: Listed<unknown>): FoundText | undefined => match && foundBy(match)
