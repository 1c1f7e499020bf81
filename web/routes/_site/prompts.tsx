import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { readPromptsQuery, type PromptsQuery, requestedPage } from '#shared/lists/list-query.ts'
import { countOf } from '#shared/text/plural.ts'
import { PromptCard } from '#web/features/prompts/prompt-card.tsx'
import { PromptRow } from '#web/features/prompts/prompt-row.tsx'
import { fixedPageHead } from '#web/head/head.ts'
import { isListIndexed } from '#web/head/list-head.ts'
import { ListBody } from '#web/lists/list-body.tsx'
import { ListFailed } from '#web/lists/list-failed.tsx'
import { ListPage, ListPart } from '#web/lists/list-page.tsx'
import { type Deferred, defer, useReplacedDeferred } from '#web/loading/deferred.ts'
import type { ApiOutputs } from '#web/loading/trpc.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'

/** Of the address what the list is read by: the router passes on what no page knows, too. */
const apiInput = ({ category, tri, tag, ia, q, niveau, page }: PromptsQuery) => ({
  tag,
  ia,
  q,
  niveau,
  categorie: category,
  page: requestedPage({ page }),
  sort: tri ?? ('recent' as const),
})

export const Route = createFileRoute('/_site/prompts')({
  validateSearch: (search) => readPromptsQuery(search),
  // The view changes how the list is shown, not what it holds.
  loaderDeps: ({ search }) => apiInput(search),
  loader: ({ context, deps }) =>
    defer(context.api.catalogue.prompts.query(deps), context.mustBeComplete()),
  head: ({ matches, match: { search }, loaderData }) =>
    fixedPageHead({
      matches,
      path: '/prompts',
      isIndexed: isListIndexed(search, loaderData),
    }),
  component: PromptsPage,
  errorComponent: PromptsFailed,
})

function PromptsPage() {
  const list = Route.useLoaderData()
  const query = Route.useSearch()
  return (
    <PromptsFrame>
      <ListPart kind="prompt" query={query}>
        <PromptList query={query} list={list} />
      </ListPart>
    </PromptsFrame>
  )
}

function PromptsFailed(failure: ErrorComponentProps) {
  return <ListFailed {...failure} Frame={PromptsFrame} />
}

function PromptsFrame({ children }: { children: ReactNode }) {
  const query = Route.useSearch()
  const navigate = Route.useNavigate()

  /** A changed filter starts again at the first page. */
  const filter = (change: Partial<PromptsQuery>, replace = false) =>
    void navigate({
      search: (previous) => ({ ...previous, page: undefined, ...change }),
      replace,
      resetScroll: false,
    })

  return (
    <ListPage
      kind="prompt"
      query={query}
      onFilter={filter}
      sort={
        <SelectField
          label="Trier par"
          name="tri"
          value={query.tri ?? 'recent'}
          onChange={(event) =>
            filter({ tri: event.target.value === 'popular' ? 'popular' : undefined })
          }
          options={[
            { value: 'recent', label: 'Plus récents' },
            { value: 'popular', label: 'Plus populaires' },
          ]}
        />
      }
    >
      {children}
    </ListPage>
  )
}

type PromptListProps = { query: PromptsQuery; list: Deferred<ApiOutputs['catalogue']['prompts']> }

/** Is handed what it shows: read from the router, a filter could come before the list is hydrated. */
function PromptList({ query, list }: PromptListProps) {
  const [page, isWaiting] = useReplacedDeferred(list)
  return (
    <ListBody
      kind="prompt"
      query={query}
      page={page}
      isWaiting={isWaiting}
      count={countOf(page.total, 'prompt disponible', 'prompts disponibles')}
      renderCard={(prompt, found) => <PromptCard key={prompt.slug} prompt={prompt} found={found} />}
      renderRow={(prompt, found) => <PromptRow key={prompt.slug} prompt={prompt} found={found} />}
    />
  )
}
