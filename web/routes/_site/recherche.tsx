import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

import { searchQuerySchema } from '#shared/list-query.ts'
import { countOf } from '#shared/plural.ts'

import { type Deferred, defer, useDeferred } from '../../deferred.ts'
import { GptRow } from '../../features/gpts/gpt-row.tsx'
import { PromptRow } from '../../features/prompts/prompt-row.tsx'
import { fixedPageHead } from '../../head.ts'
import { DeferredPart } from '../../layout/deferred-part.tsx'
import { useSite } from '../../site.ts'
import type { Api } from '../../trpc.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchBar } from '../../ui/search-bar.tsx'

const suggestions = [
  'Optimisation SEO',
  'LinkedIn',
  'Copywriting',
  'Audit SEO',
  'Rédaction',
  'Analyse SERP',
]
const popularCount = 3

export const Route = createFileRoute('/_site/recherche')({
  validateSearch: (search) => searchQuerySchema.parse(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { q } }) =>
    q === undefined ? null : defer(fetchResults(context.api, q), context.mustBeComplete()),
  head: ({ matches, match: { search } }) =>
    fixedPageHead({ matches, path: '/recherche', isIndexed: search.q === undefined }),
  component: SearchPage,
})

async function fetchResults({ catalogue }: Api, q: string) {
  const [prompts, gpts] = await Promise.all([
    catalogue.prompts.query({ q, page: 1, sort: 'recent' }),
    catalogue.gpts.query({ q, page: 1 }),
  ])
  return { prompts, gpts }
}
type SearchResults = Awaited<ReturnType<typeof fetchResults>>

function SearchPage() {
  const results = Route.useLoaderData()
  const { q } = Route.useSearch()
  const navigate = useNavigate()
  const searchRef = useSearchBox(q ?? '')
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>Rechercher</h1>
        <p>Dans tous les prompts et GPT{'\u00a0'}: un outil, une tâche, un mot-clé.</p>
      </div>
      <search>
        <form
          action="/recherche"
          onSubmit={(event) => {
            event.preventDefault()
            const text = new FormData(event.currentTarget).get('q')
            const query = typeof text === 'string' ? text.trim() : ''
            if (query !== '') void navigate({ to: '/recherche', search: { q: query } })
          }}
        >
          <SearchBar
            ref={searchRef}
            label="Rechercher un prompt ou un GPT"
            placeholder="Cannibalisation, brief, logs…"
            defaultValue={q ?? ''}
            {...(q === undefined ? { 'data-initial-focus': true } : {})}
          />
        </form>
      </search>
      {q === undefined || results === null ? (
        <Suggestions />
      ) : (
        <DeferredPart
          resetKey={q}
          loadingText="Recherche en cours..."
          errorText="Erreur lors de la recherche"
          skeleton={{ count: 3, className: 'cards' }}
        >
          <Results q={q} results={results} />
        </DeferredPart>
      )}
    </div>
  )
}

/** The box follows the address; what was typed in it before the script ran is left alone. */
function useSearchBox(q: string) {
  const ref = useRef<HTMLInputElement>(null)
  const followed = useRef(q)
  useEffect(() => {
    if (followed.current === q) return
    followed.current = q
    if (ref.current) ref.current.value = q
  }, [q])
  return ref
}

function Suggestions() {
  return (
    <>
      <section className="bloc" aria-labelledby="populaires">
        <h2 id="populaires">Recherches populaires</h2>
        <div className="quick mt-3">
          {suggestions.slice(0, popularCount).map((suggestion) => (
            <Link key={suggestion} to="/recherche" search={{ q: suggestion }} rel="nofollow">
              {suggestion}
            </Link>
          ))}
        </div>
      </section>
      <section className="sheet bloc" aria-labelledby="pret">
        <h2 id="pret">Prêt à chercher ?</h2>
        <SuggestionButtons />
      </section>
    </>
  )
}

function SuggestionButtons() {
  return (
    <div className="flex flex-wrap gap-2">
      {suggestions.map((suggestion) => (
        <Link
          key={suggestion}
          className={buttonClass()}
          to="/recherche"
          search={{ q: suggestion }}
          rel="nofollow"
        >
          {suggestion}
        </Link>
      ))}
    </div>
  )
}

function Results({ q, results }: { q: string; results: Deferred<SearchResults> }) {
  const { default_ia } = useSite()
  const { prompts, gpts } = useDeferred(results)
  const total = prompts.total + gpts.total
  if (total === 0) {
    return (
      <EmptyState
        title="Aucun résultat trouvé"
        text="Essayez de modifier votre recherche ou utilisez des termes plus généraux"
      >
        <SuggestionButtons />
      </EmptyState>
    )
  }
  return (
    <>
      <div className="countline">
        <p aria-live="polite">
          {countOf(total, 'résultat', 'résultats')} pour «{'\u00a0'}
          {q}
          {'\u00a0'}»
        </p>
      </div>
      <h2 className="vh">Résultats</h2>
      <ul className="registre">
        {prompts.items.map((prompt) => (
          <PromptRow key={`prompt ${prompt.slug}`} prompt={prompt} />
        ))}
        {gpts.items.map((gpt) => (
          <GptRow key={`gpt ${gpt.slug}`} gpt={gpt} defaultIa={default_ia} />
        ))}
      </ul>
      <MoreResults q={q} prompts={prompts} gpts={gpts} />
    </>
  )
}

type Counted = { total: number; items: unknown[] }

/** Where a list goes on, so that nothing is cut in silence. */
function MoreResults({ q, prompts, gpts }: { q: string; prompts: Counted; gpts: Counted }) {
  return (
    <div className="flex flex-wrap gap-2 mt-6">
      {prompts.total > prompts.items.length ? (
        <Link className={buttonClass()} to="/prompts" search={{ q }} rel="nofollow">
          Voir les {countOf(prompts.total, 'prompt', 'prompts')}
        </Link>
      ) : null}
      {gpts.total > gpts.items.length ? (
        <Link className={buttonClass()} to="/gpts" search={{ q }} rel="nofollow">
          Voir les {countOf(gpts.total, 'GPT', 'GPTs')}
        </Link>
      ) : null}
    </div>
  )
}
