import { keepPreviousData } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'

import {
  allCategories,
  promptsQuerySchema,
  type PromptsQuery,
  selectedCategory,
} from '#shared/list-query.ts'
import { countOf } from '#shared/plural.ts'

import { PromptCard } from '../../features/prompts/prompt-card.tsx'
import { PromptRow } from '../../features/prompts/prompt-row.tsx'
import { pageHead } from '../../head.ts'
import { ListBody, ListCount } from '../../layout/list-body.tsx'
import { ListToolbar, type ListView } from '../../layout/list-toolbar.tsx'
import { loadHead, loadList } from '../../page-loading.ts'
import { trpc } from '../../trpc.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'

const apiInput = ({ q, page = 1, tri, ...query }: PromptsQuery) => ({
  categorie: selectedCategory(query),
  q,
  page,
  sort: tri ?? ('recent' as const),
})

export const Route = createFileRoute('/_site/prompts')({
  validateSearch: (search) => promptsQuerySchema.parse(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { api } = context
    const [head, categories] = await Promise.all([
      loadHead(context, '/prompts'),
      api.catalogue.categories.ensureData(),
      loadList(api.catalogue.prompts.ensureData(apiInput(deps))),
    ])
    const category = selectedCategory(deps)
    const isKnown = categories.some(({ name, promptCount }) => name === category && promptCount > 0)
    return { ...head, isIndexed: !deps.q && (category === undefined || isKnown) }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: PromptsPage,
})

function PromptsPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const [categories] = trpc.catalogue.categories.useSuspenseQuery()
  const list = trpc.catalogue.prompts.useQuery(apiInput(search), {
    placeholderData: keepPreviousData,
  })
  const category = selectedCategory(search)
  const view: ListView = search.vue ?? 'grille'

  /** A changed filter starts again at the first page. */
  const filter = (change: Partial<PromptsQuery>, replace = false) =>
    void navigate({
      search: (previous) => ({ ...previous, page: undefined, ...change }),
      replace,
      resetScroll: false,
    })

  return (
    <div className="wrap">
      <div className="page-head">
        <h1>Prompts</h1>
        <p>
          Des consignes complètes pour le référencement, le contenu et le marketing. Filtrez,
          remplissez les variables, copiez.
        </p>
      </div>
      <ListToolbar
        action="/prompts"
        placeholder="Rechercher dans les prompts..."
        q={search.q ?? ''}
        category={search.category ?? allCategories}
        categories={categories.flatMap(({ name, promptCount }) => (promptCount > 0 ? [name] : []))}
        view={view}
        renderViewLink={(value, props) => (
          <Link
            {...props}
            to="/prompts"
            search={{ ...search, vue: value === 'liste' ? 'liste' : undefined }}
            resetScroll={false}
            activeOptions={{ exact: true }}
          />
        )}
        onSearch={(q) => filter({ q: q || undefined }, true)}
        onCategory={(name) => filter({ category: name === allCategories ? undefined : name })}
      >
        <SelectField
          label="Trier par"
          name="tri"
          value={search.tri ?? 'recent'}
          onChange={(event) =>
            filter({ tri: event.target.value === 'popular' ? 'popular' : undefined })
          }
          options={[
            { value: 'recent', label: 'Plus récents' },
            { value: 'popular', label: 'Plus populaires' },
          ]}
        />
      </ListToolbar>
      <ListCount
        text={list.data && countOf(list.data.total, 'prompt disponible', 'prompts disponibles')}
        category={category}
      />
      <h2 className="vh">Fiches</h2>
      <ListBody
        query={list}
        loadingText="Chargement des prompts..."
        errorText="Erreur lors du chargement des prompts"
        empty={
          <EmptyState title="Aucun prompt trouvé">
            {category === undefined ? null : (
              <Link className={buttonClass()} to="/prompts">
                Voir tous les prompts
              </Link>
            )}
          </EmptyState>
        }
        view={view}
        renderCard={(prompt) => <PromptCard key={prompt.slug} prompt={prompt} />}
        renderRow={(prompt) => <PromptRow key={prompt.slug} prompt={prompt} />}
        renderPageLink={(page, props) => (
          <Link
            {...props}
            to="/prompts"
            search={{ ...search, page: page === 1 ? undefined : page }}
            activeOptions={{ exact: true }}
          />
        )}
      />
    </div>
  )
}
