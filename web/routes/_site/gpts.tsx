import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { shortLaunch } from '#shared/items/gpt-launch.ts'
import { type GptsQuery, readGptsQuery, requestedPage } from '#shared/lists/list-query.ts'
import { countOf } from '#shared/text/plural.ts'
import { GptCard } from '#web/features/gpts/gpt-card.tsx'
import { GptRow } from '#web/features/gpts/gpt-row.tsx'
import { fixedPageHead } from '#web/head/head.ts'
import { isListIndexed } from '#web/head/list-head.ts'
import { ListBody } from '#web/lists/list-body.tsx'
import { ListFailed } from '#web/lists/list-failed.tsx'
import { ListPage, ListPart } from '#web/lists/list-page.tsx'
import { type Deferred, defer, useReplacedDeferred } from '#web/loading/deferred.ts'
import type { ApiOutputs } from '#web/loading/trpc.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'

/** Of the address what the list is read by: the router passes on what no page knows, too. */
const apiInput = ({ category, tri, tag, ia, q, page }: GptsQuery) => ({
  tag,
  ia,
  q,
  categorie: category,
  page: requestedPage({ page }),
  sort: tri ?? ('ranking' as const),
})

export const Route = createFileRoute('/_site/gpts')({
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
    }),
  component: GptsPage,
  errorComponent: GptsFailed,
})

function GptsPage() {
  const list = Route.useLoaderData()
  const query = Route.useSearch()
  return (
    <GptsFrame>
      <ListPart kind="gpt" query={query}>
        <GptList query={query} list={list} />
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
            { value: 'ranking', label: 'Par défaut' },
            { value: 'recent', label: 'Plus récents' },
          ]}
        />
      }
    >
      {children}
    </ListPage>
  )
}

type GptListProps = { query: GptsQuery; list: Deferred<ApiOutputs['catalogue']['gpts']> }

/** Is handed what it shows: read from the router, a filter could come before the list is hydrated. */
function GptList({ query, list }: GptListProps) {
  const [page, isWaiting] = useReplacedDeferred(list)
  const assistant = sharedValue(page.items.map(({ ia }) => ia))
  const launch =
    page.items.length > 1 ? sharedValue(page.items.map((gpt) => shortLaunch(gpt.launch))) : null
  const shown = { showsAssistant: assistant === null, hidesLaunch: launch !== null }
  // The count names the assistant that a filter asks for. A shared launch text names the assistant that it opens.
  const isAssistantNamed =
    query.ia !== undefined || (launch !== null && page.items[0]?.launch.place === assistant)
  const facts = [
    ...(assistant === null || isAssistantNamed ? [] : [`pour ${assistant}`]),
    ...(launch === null ? [] : [launch.replace(/^D/, 'd')]),
  ]
  return (
    <ListBody
      kind="gpt"
      query={query}
      page={page}
      isWaiting={isWaiting}
      count={countOf(page.total, 'GPT disponible', 'GPT disponibles')}
      note={facts.length > 0 ? `Sur cette page\u00a0: ${facts.join(', ')}` : null}
      renderCard={(gpt, found) => <GptCard key={gpt.slug} gpt={gpt} {...shown} found={found} />}
      renderRow={(gpt, found) => <GptRow key={gpt.slug} gpt={gpt} {...shown} found={found} />}
    />
  )
}

/** The value that all GPTs of a page share, or null. */
function sharedValue(values: string[]): string | null {
  const [value, ...others] = new Set(values)
  return value !== undefined && others.length === 0 ? value : null
}
