import { createFileRoute } from '@tanstack/react-router'

import type { CategoryStats } from '#shared/category.ts'
import {
  readPromptsQuery,
  type PromptsQuery,
  requestedPage,
  selectedCategory,
} from '#shared/list-query.ts'
import { countOf } from '#shared/plural.ts'
import type { PromptSummary } from '#shared/prompt.ts'
import type { FoundPage } from '#shared/search.ts'

import { type Deferred, useReplacedDeferred } from '../../deferred.ts'
import { PromptCard } from '../../features/prompts/prompt-card.tsx'
import { PromptRow } from '../../features/prompts/prompt-row.tsx'
import { fixedPageHead, siteOf } from '../../head.ts'
import { ListBody } from '../../layout/list-body.tsx'
import { ListPage } from '../../layout/list-page.tsx'
import { PageLink } from '../../layout/page-link.tsx'
import { listedItems, pagesAround } from '../../list-head.ts'
import { loadList } from '../../page-loading.ts'
import { fixedPageThings } from '../../page-things.ts'
import { useSite } from '../../site.ts'
import { breadcrumbs, collection } from '../../structured-data.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'

import listStyles from '../../list.css?url'

const apiInput = ({ q, tri, ...query }: PromptsQuery) => ({
  categorie: selectedCategory(query),
  q,
  page: requestedPage(query),
  sort: tri ?? ('recent' as const),
})

const categoryNames = (categories: CategoryStats[]) =>
  categories.flatMap(({ name, promptCount }) => (promptCount > 0 ? [name] : []))

export const Route = createFileRoute('/_site/prompts')({
  staticData: { styles: listStyles },
  validateSearch: (search) => readPromptsQuery(search),
  // The view changes how the list is shown, not what it holds.
  loaderDeps: ({ search: { vue: _vue, ...deps } }) => deps,
  loader: ({ context, deps }) =>
    loadList(context, context.api.catalogue.prompts.query(apiInput(deps))),
  head: ({ matches, match: { search }, loaderData }) => {
    const category = selectedCategory(search)
    const names = categoryNames(siteOf(matches)?.categories ?? [])
    // Searches and categories that do not exist are no pages of their own (D65).
    const isIndexed = !search.q && (category === undefined || names.includes(category))
    return fixedPageHead({
      matches,
      path: '/prompts',
      isIndexed,
      around: import.meta.env.SSR ? pagesAround('/prompts', search, loaderData) : undefined,
    })
  },
  scripts: import.meta.env.SSR
    ? ({ matches, loaderData }) =>
        fixedPageThings(matches, '/prompts', ({ site, title, description }) => [
          collection({
            origin: site.siteOrigin,
            path: '/prompts',
            name: title,
            description,
            ...listedItems('prompt', loaderData),
          }),
          breadcrumbs(site.siteOrigin, [{ name: 'Prompts', path: '/prompts' }]),
        ])
    : undefined,
  component: PromptsPage,
})

function PromptsPage() {
  const search = Route.useSearch()
  const list = Route.useLoaderData()
  const { categories } = useSite()
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
      categories={categoryNames(categories)}
      onFilter={filter}
      renderViewLink={(vue, props) => (
        <PageLink {...props} to="/prompts" search={{ ...search, vue }} keepsScroll />
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

function PromptList({ list }: { list: Deferred<FoundPage<PromptSummary>> }) {
  const search = Route.useSearch()
  const [page, isWaiting] = useReplacedDeferred(list)
  const category = selectedCategory(search)
  return (
    <ListBody
      page={page}
      waitingText={isWaiting ? 'Chargement des prompts...' : undefined}
      view={search.vue ?? 'grille'}
      count={countOf(page.total, 'prompt disponible', 'prompts disponibles')}
      category={category}
      heading="Fiches"
      empty={
        <EmptyState title="Aucun prompt trouvé">
          {category === undefined ? null : (
            <PageLink className={buttonClass()} to="/prompts">
              Voir tous les prompts
            </PageLink>
          )}
        </EmptyState>
      }
      renderCard={(prompt) => <PromptCard key={prompt.slug} prompt={prompt} />}
      renderRow={(prompt) => <PromptRow key={prompt.slug} prompt={prompt} />}
      renderPageLink={(number, props) => (
        <PageLink
          {...props}
          to="/prompts"
          search={{ ...search, page: number === 1 ? undefined : String(number) }}
        />
      )}
    />
  )
}
