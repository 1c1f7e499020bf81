import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'

import { searchQuerySchema } from '#shared/list-query.ts'
import { countOf } from '#shared/plural.ts'

import { GptRow } from '../../features/gpts/gpt-row.tsx'
import { PromptRow } from '../../features/prompts/prompt-row.tsx'
import { pageHead } from '../../head.ts'
import { loadHead } from '../../page-loading.ts'
import { trpc } from '../../trpc.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchBar } from '../../ui/search-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

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
  loader: async ({ context, deps: { q } }) => {
    const { prompts, gpts } = context.api.catalogue
    const results =
      q === undefined
        ? Promise.resolve()
        : Promise.all([
            prompts.ensureData({ q, page: 1, sort: 'recent' }),
            gpts.ensureData({ q, page: 1 }),
          ])
    // The browser does not wait: the page says «Recherche en cours...».
    if (!import.meta.env.SSR) results.catch(() => undefined)
    const [head] = await Promise.all([
      loadHead(context, '/recherche'),
      import.meta.env.SSR ? results : undefined,
    ])
    return { ...head, isIndexed: q === undefined }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: SearchPage,
})

function SearchPage() {
  const { q } = Route.useSearch()
  const navigate = useNavigate()
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
            key={q ?? ''}
            label="Rechercher un prompt ou un GPT"
            placeholder="Cannibalisation, brief, logs…"
            defaultValue={q ?? ''}
            {...(q === undefined ? { 'data-initial-focus': true } : {})}
          />
        </form>
      </search>
      {q === undefined ? <Suggestions /> : <Results q={q} />}
    </div>
  )
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

function Results({ q }: { q: string }) {
  const [site] = trpc.catalogue.site.useSuspenseQuery()
  const prompts = trpc.catalogue.prompts.useQuery({ q, page: 1, sort: 'recent' })
  const gpts = trpc.catalogue.gpts.useQuery({ q, page: 1 })
  if (prompts.isError || gpts.isError) {
    return (
      <p className="empty text-bad" role="alert">
        Erreur lors de la recherche
      </p>
    )
  }
  if (!prompts.data || !gpts.data) {
    return <Skeleton message="Recherche en cours..." count={3} className="cards" />
  }
  const total = prompts.data.total + gpts.data.total
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
        {prompts.data.items.map((prompt) => (
          <PromptRow key={`prompt ${prompt.slug}`} prompt={prompt} />
        ))}
        {gpts.data.items.map((gpt) => (
          <GptRow key={`gpt ${gpt.slug}`} gpt={gpt} defaultIa={site.default_ia} />
        ))}
      </ul>
      <MoreResults q={q} prompts={prompts.data} gpts={gpts.data} />
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
