import { createFileRoute, Link } from '@tanstack/react-router'

import {
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
import { ListBody } from '../../layout/list-body.tsx'
import { ListPage } from '../../layout/list-page.tsx'
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

  /** A changed filter starts again at the first page. */
  const filter = (change: Partial<PromptsQuery>, replace = false) =>
    void navigate({
      search: (previous) => ({ ...previous, page: undefined, ...change }),
      replace,
      resetScroll: false,
    })

  return (
    <ListPage
      kind="prompts"
      title="Prompts"
      intro="Des consignes complètes pour le référencement, le contenu et le marketing. Filtrez, remplissez les variables, copiez."
      query={search}
      categories={categories}
      onFilter={filter}
      renderViewLink={(vue, props) => (
        <Link
          {...props}
          to="/prompts"
          search={{ ...search, vue }}
          resetScroll={false}
          activeOptions={{ exact: true }}
        />
      )}
      sort={
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
      }
    >
      <PromptList list={list} />
    </ListPage>
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
