import { createFileRoute, Link, useRouter } from '@tanstack/react-router'

import {
  allCategories,
  promptsQuerySchema,
  type PromptsQuery,
  requestedPage,
  selectedCategory,
} from '#shared/list-query.ts'
import type { Page } from '#shared/pagination.ts'
import { countOf } from '#shared/plural.ts'
import type { PromptSummary } from '#shared/prompt.ts'

import { type Deferred, useDeferred } from '../../deferred.ts'
import { PromptCard } from '../../features/prompts/prompt-card.tsx'
import { PromptRow } from '../../features/prompts/prompt-row.tsx'
import { pageHead } from '../../head.ts'
import { DeferredPart } from '../../layout/deferred-part.tsx'
import { ListBody } from '../../layout/list-body.tsx'
import { ListToolbar, type ListView } from '../../layout/list-toolbar.tsx'
import { loadHead, loadList } from '../../page-loading.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'

const apiInput = ({ q, tri, ...query }: PromptsQuery) => ({
  categorie: selectedCategory(query),
  q,
  page: requestedPage(query),
  sort: tri ?? ('recent' as const),
})

export const Route = createFileRoute('/_site/prompts')({
  validateSearch: (search) => promptsQuerySchema.parse(search),
  // The view changes how the list is shown, not what it holds.
  loaderDeps: ({ search: { vue: _vue, ...deps } }) => deps,
  loader: async ({ context, deps }) => {
    const { catalogue } = context.api
    const [head, categories, list] = await Promise.all([
      loadHead(context, '/prompts'),
      catalogue.categories.query(),
      loadList(context, catalogue.prompts.query(apiInput(deps))),
    ])
    const names = categories.flatMap(({ name, promptCount }) => (promptCount > 0 ? [name] : []))
    const category = selectedCategory(deps)
    const isIndexed = !deps.q && (category === undefined || names.includes(category))
    return { head: { ...head, isIndexed }, categories: names, list: list.data }
  },
  head: pageHead,
  component: PromptsPage,
})

function PromptsPage() {
  const search = Route.useSearch()
  const { categories, list } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const router = useRouter()
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
        categories={categories}
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
      <DeferredPart
        resetKey={JSON.stringify(search)}
        loadingText="Chargement des prompts..."
        errorText="Erreur lors du chargement des prompts"
        skeleton={{ count: 6 }}
        onRetry={() => void router.invalidate()}
      >
        <PromptList list={list} />
      </DeferredPart>
    </div>
  )
}

function PromptList({ list }: { list: Deferred<Page<PromptSummary>> }) {
  const search = Route.useSearch()
  const page = useDeferred(list)
  const category = selectedCategory(search)
  return (
    <ListBody
      page={page}
      view={search.vue ?? 'grille'}
      count={countOf(page.total, 'prompt disponible', 'prompts disponibles')}
      category={category}
      heading="Fiches"
      empty={
        <EmptyState title="Aucun prompt trouvé">
          {category === undefined ? null : (
            <Link className={buttonClass()} to="/prompts">
              Voir tous les prompts
            </Link>
          )}
        </EmptyState>
      }
      renderCard={(prompt) => <PromptCard key={prompt.slug} prompt={prompt} />}
      renderRow={(prompt) => <PromptRow key={prompt.slug} prompt={prompt} />}
      renderPageLink={(number, props) => (
        <Link
          {...props}
          to="/prompts"
          search={{ ...search, page: number === 1 ? undefined : String(number) }}
          activeOptions={{ exact: true }}
        />
      )}
    />
  )
}
