import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import {
  type GptsQuery,
  readGptsQuery,
  requestedPage,
  selectedCategory,
} from '#shared/list-query.ts'
import { countOf } from '#shared/plural.ts'

import { type Deferred, defer, useReplacedDeferred } from '../../deferred.ts'
import { GptCard } from '../../features/gpts/gpt-card.tsx'
import { GptRow } from '../../features/gpts/gpt-row.tsx'
import { fixedPageHead } from '../../head.ts'
import { ListBody } from '../../layout/list-body.tsx'
import { ListFailed } from '../../layout/list-failed.tsx'
import { ListPage, ListPart } from '../../layout/list-page.tsx'
import { isListIndexed, listedItems, pagesAround } from '../../list-head.ts'
import { fixedPageThings } from '../../page-things.ts'
import { useSite } from '../../site.ts'
import { breadcrumbs, collection } from '../../structured-data.ts'
import type { ApiOutputs } from '../../trpc.ts'
import { SelectField } from '../../ui/select-field.tsx'

import listStyles from '../../list.css?url'

/** Of the address what the list is read by: the router passes on what no page knows, too. */
const apiInput = ({ category, tri, tag, ia, q, page }: GptsQuery) => ({
  tag,
  ia,
  q,
  categorie: selectedCategory({ category }),
  page: requestedPage({ page }),
  sort: tri ?? ('ranking' as const),
})

export const Route = createFileRoute('/_site/gpts')({
  staticData: { styles: listStyles },
  validateSearch: (search) => readGptsQuery(search),
  // The view changes how the list is shown, not what it holds.
  loaderDeps: ({ search }) => apiInput(search),
  loader: ({ context, deps }) =>
    defer(context.api.catalogue.gpts.query(deps), context.mustBeComplete()),
  head: ({ matches, match: { search }, loaderData }) =>
    fixedPageHead({
      matches,
      path: '/gpts',
      isIndexed: isListIndexed(search, loaderData),
      around: import.meta.env.SSR ? pagesAround('/gpts', search, loaderData) : undefined,
    }),
  scripts: import.meta.env.SSR
    ? ({ matches, loaderData }) =>
        fixedPageThings(matches, '/gpts', ({ site, title, description }) => [
          collection({
            origin: site.siteOrigin,
            path: '/gpts',
            name: title,
            description,
            ...listedItems('gpt', loaderData),
          }),
          breadcrumbs(site.siteOrigin, [{ name: 'GPT', path: '/gpts' }]),
        ])
    : undefined,
  component: GptsPage,
  errorComponent: GptsFailed,
})

function GptsPage() {
  const list = Route.useLoaderData()
  const query = Route.useSearch()
  return (
    <GptsFrame>
      <ListPart kind="gpt" query={query}>
        <GptList list={list} />
      </ListPart>
    </GptsFrame>
  )
}

function GptsFailed(failure: ErrorComponentProps) {
  return <ListFailed {...failure} Frame={GptsFrame} />
}

function GptsFrame({ children }: { children: ReactNode }) {
  const query = Route.useSearch()
  const navigate = Route.useNavigate()

  /** A changed filter starts again at the first page. */
  const filter = (change: Partial<GptsQuery>, replace = false) =>
    void navigate({
      search: (previous) => ({ ...previous, page: undefined, ...change }),
      replace,
      resetScroll: false,
    })

  return (
    <ListPage
      kind="gpt"
      query={query}
      onFilter={filter}
      sort={
        <SelectField
          label="Trier par"
          name="tri"
          value={query.tri ?? 'ranking'}
          onChange={(event) =>
            filter({ tri: event.target.value === 'recent' ? 'recent' : undefined })
          }
          options={[
            { value: 'ranking', label: 'Conseillés' },
            { value: 'recent', label: 'Plus récents' },
          ]}
        />
      }
    >
      {children}
    </ListPage>
  )
}

function GptList({ list }: { list: Deferred<ApiOutputs['catalogue']['gpts']> }) {
  const query = Route.useSearch()
  const { default_ia } = useSite()
  const [page, isWaiting] = useReplacedDeferred(list)
  return (
    <ListBody
      kind="gpt"
      query={query}
      page={page}
      isWaiting={isWaiting}
      count={countOf(page.total, 'GPT disponible', 'GPT disponibles')}
      renderCard={(gpt, found) => (
        <GptCard key={gpt.slug} gpt={gpt} found={found} defaultIa={default_ia} />
      )}
      renderRow={(gpt, found) => (
        <GptRow key={gpt.slug} gpt={gpt} found={found} defaultIa={default_ia} />
      )}
    />
  )
}
