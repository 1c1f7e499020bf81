import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'

import { firstTags } from '#shared/items/card-tags.ts'
import { type SearchQuery, requestedPage, readSearchQuery } from '#shared/lists/list-query.ts'
import { pageCount } from '#shared/lists/pagination.ts'
import { detailTitle } from '#shared/pages/page-metadata.ts'
import { invalidSearch, isAttack } from '#shared/search/home-search.ts'
import type { SearchResult } from '#shared/search/search.ts'
import { GptRow } from '#web/features/gpts/gpt-row.tsx'
import { JourneyLinks } from '#web/features/journeys/journey-links.tsx'
import { PromptRow } from '#web/features/prompts/prompt-row.tsx'
import { FoundCount } from '#web/features/search/found-count.tsx'
import { NothingFound } from '#web/features/search/nothing-found.tsx'
import { SearchFilters } from '#web/features/search/search-filters.tsx'
import { SearchFrame } from '#web/features/search/search-frame.tsx'
import { cleanSearchQuery } from '#web/features/search/search-query.ts'
import { SuggestedSearches, SuggestionButtons } from '#web/features/search/suggested-searches.tsx'
import { RouteError } from '#web/frame/route-error.tsx'
import { fixedPageHead } from '#web/head/head.ts'
import { ItemRows } from '#web/items/item-row.tsx'
import { BeyondLastPage } from '#web/lists/beyond-last-page.tsx'
import { DeferredPart, PartFailed } from '#web/lists/deferred-part.tsx'
import { foundBy } from '#web/lists/match-snippets.tsx'
import { type Deferred, defer, useReplacedDeferred } from '#web/loading/deferred.ts'
import { type Api, type ApiOutputs, isApiError } from '#web/loading/trpc.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBlock } from '#web/ui/layout/page-section.tsx'
import { Pagination } from '#web/ui/pagination.tsx'

/** As long as an answer stands. */
const keptMs = 30_000
const failureText = 'Erreur lors de la recherche'

export const Route = createFileRoute('/_site/recherche')({
  validateSearch: (search) => cleanSearchQuery(readSearchQuery(search)),
  // The router passes on what the page does not know, too.
  loaderDeps: ({ search }) => readSearchQuery(search),
  loader: ({ context, deps: { q, ...query } }) =>
    q === undefined || isAttack(q)
      ? null
      : defer(fetchAnswer(context.api, q, query), context.mustBeComplete()),
  staleTime: keptMs,
  head: ({ matches, match: { search } }) =>
    fixedPageHead({
      matches,
      path: '/recherche',
      isIndexed: search.q === undefined,
      title: search.q && `«\u00a0${detailTitle(search.q)}\u00a0»\u00a0: prompts et GPT`,
    }),
  component: SearchPage,
  errorComponent: SearchFailed,
})

/** An answer with the query it answers: it stays on show while the next is on its way. */
type Answer = ApiOutputs['search']['results'] & { q: string }

async function fetchAnswer({ search }: Api, q: string, query: SearchQuery): Promise<Answer> {
  const { exact, ...filters } = query
  const answer = await search.results.query({
    ...filters,
    q,
    page: requestedPage(query),
    exact: exact !== undefined,
  })
  return { ...answer, q }
}

function SearchPage() {
  const answer = Route.useLoaderData()
  const query = Route.useSearch()
  return (
    <SearchFrame q={query.q}>
      {answer === null ? (
        <NothingSearched q={query.q} />
      ) : (
        <DeferredPart
          resetKey={JSON.stringify(query)}
          loadingText="Recherche en cours..."
          errorText={failureText}
          procedure="search.results"
          skeleton={{ count: 3, columns: 1 }}
        >
          <FoundItems query={query} answer={answer} />
        </DeferredPart>
      )}
    </SearchFrame>
  )
}

/** No query, or one that the box of the home page refuses: without a script its form leads here. */
function NothingSearched({ q }: { q: string | undefined }) {
  return q === undefined ? (
    <SuggestedSearches />
  ) : (
    <div className="mt-6">
      <EmptyState {...invalidSearch}>
        <SuggestionButtons className="justify-center" />
      </EmptyState>
    </div>
  )
}

/** The whole page where the first answer is a failure: the box is there for another try. */
function SearchFailed({ error, reset }: ErrorComponentProps) {
  const { q } = Route.useSearch()
  if (!isApiError(error)) return <RouteError error={error} reset={reset} />
  return (
    <SearchFrame q={q}>
      <PartFailed error={error} text={failureText} onReloaded={reset} />
    </SearchFrame>
  )
}

type FoundItemsProps = { query: SearchQuery; answer: Deferred<Answer> }

function FoundItems({ query, answer }: FoundItemsProps) {
  const navigate = Route.useNavigate()
  const [found, isWaiting] = useReplacedDeferred(answer)
  const { items, total, about, unfiltered, page, pageSize, counts, journeys } = found
  const firstMention = Math.max(0, about - pageSize * (page - 1))

  const lastPage = pageCount(total, pageSize)
  const pageAt = (number: number) => ({ ...query, page: number === 1 ? undefined : `${number}` })

  /** A changed filter starts again at the first page; while another page is on its way, `previous` is of that. */
  const filter = (change: Partial<SearchQuery>) =>
    void navigate({
      search: (previous) => ({ q: query.q, ...previous, page: undefined, ...change }),
      resetScroll: false,
    })

  return (
    <>
      {unfiltered > 0 ? <SearchFilters query={query} counts={counts} onFilter={filter} /> : null}
      <FoundCount query={query} answer={found} isWaiting={isWaiting} />
      {journeys.length > 0 && page === 1 ? (
        <section className="mb-6" aria-labelledby="parcours-trouves">
          <h2 id="parcours-trouves" className="text-t4">
            Dans l’ordre d’une mission
          </h2>
          <JourneyLinks journeys={journeys} />
        </section>
      ) : null}
      {total === 0 ? (
        <NothingFound query={query} answer={found}>
          <FoundRows items={found.alternatives} isWaiting={isWaiting} />
        </NothingFound>
      ) : null}
      {page > lastPage ? (
        <BeyondLastPage
          page={page}
          lastPage={lastPage}
          renderLink={(link) => <PageLink {...link} to="/recherche" search={pageAt(lastPage)} />}
        />
      ) : null}
      {items.length > 0 ? (
        <>
          <h2 className="sr-only">Résultats</h2>
          <FoundRows items={items.slice(0, firstMention)} isWaiting={isWaiting} />
          {firstMention < items.length ? (
            <PageBlock id="mentions" title="Elles en parlent aussi">
              <FoundRows items={items.slice(firstMention)} isWaiting={isWaiting} />
            </PageBlock>
          ) : null}
        </>
      ) : null}
      <Pagination
        page={page}
        pageCount={lastPage}
        renderLink={(number, link) => (
          <PageLink {...link} to="/recherche" search={pageAt(number)} />
        )}
      />
    </>
  )
}

type FoundRowsProps = { items: SearchResult[]; isWaiting: boolean }

/** What was found, each with why it is there. */
function FoundRows({ items, isWaiting }: FoundRowsProps) {
  if (items.length === 0) return null
  return (
    <ItemRows aria-busy={isWaiting}>
      {items.map((item) => (
        <FoundRow key={`${item.type} ${item.id}`} item={item} />
      ))}
    </ItemRows>
  )
}

function FoundRow({ item }: { item: SearchResult }) {
  const tags = firstTags(item.tags)
  const found = { ...foundBy(item.match), isMixed: true }
  return item.type === 'prompt' ? (
    <PromptRow prompt={{ ...item, ...tags, titre: item.title }} found={found} />
  ) : (
    <GptRow gpt={{ ...item, ...tags, nom: item.title }} found={found} />
  )
}
