import { createFileRoute } from '@tanstack/react-router'

import type { CategoryStats } from '#shared/category.ts'
import type { GptSummary } from '#shared/gpt.ts'
import {
  type GptsQuery,
  readGptsQuery,
  requestedPage,
  selectedCategory,
} from '#shared/list-query.ts'
import { countOf } from '#shared/plural.ts'
import type { FoundPage } from '#shared/search.ts'

import { type Deferred, useReplacedDeferred } from '../../deferred.ts'
import { GptCard } from '../../features/gpts/gpt-card.tsx'
import { GptRow } from '../../features/gpts/gpt-row.tsx'
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

import listStyles from '../../list.css?url'

const apiInput = ({ q, ...query }: GptsQuery) => ({
  categorie: selectedCategory(query),
  q,
  page: requestedPage(query),
})

const categoryNames = (categories: CategoryStats[]) =>
  categories.flatMap(({ name, gptCount }) => (gptCount > 0 ? [name] : []))

export const Route = createFileRoute('/_site/gpts')({
  staticData: { styles: listStyles },
  validateSearch: (search) => readGptsQuery(search),
  // The view changes how the list is shown, not what it holds.
  loaderDeps: ({ search: { vue: _vue, ...deps } }) => deps,
  loader: ({ context, deps }) =>
    loadList(context, context.api.catalogue.gpts.query(apiInput(deps))),
  head: ({ matches, match: { search }, loaderData }) => {
    const category = selectedCategory(search)
    const names = categoryNames(siteOf(matches)?.categories ?? [])
    // Searches and categories that do not exist are no pages of their own (D65).
    const isIndexed = !search.q && (category === undefined || names.includes(category))
    return fixedPageHead({
      matches,
      path: '/gpts',
      isIndexed,
      around: import.meta.env.SSR ? pagesAround('/gpts', search, loaderData) : undefined,
    })
  },
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
})

function GptsPage() {
  const search = Route.useSearch()
  const list = Route.useLoaderData()
  const { categories } = useSite()
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
      kind="gpts"
      title="GPT"
      intro="Des assistants qui tiennent un rôle : une méthode en étapes, des limites écrites, et les bonnes questions posées avant de répondre."
      query={search}
      categories={categoryNames(categories)}
      onFilter={filter}
      renderViewLink={(vue, props) => (
        <PageLink {...props} to="/gpts" search={{ ...search, vue }} keepsScroll />
      )}
    >
      <GptList list={list} />
    </ListPage>
  )
}

function GptList({ list }: { list: Deferred<FoundPage<GptSummary>> }) {
  const search = Route.useSearch()
  const { default_ia } = useSite()
  const [page, isWaiting] = useReplacedDeferred(list)
  const category = selectedCategory(search)
  return (
    <ListBody
      page={page}
      waitingText={isWaiting ? 'Chargement des GPTs...' : undefined}
      view={search.vue ?? 'grille'}
      count={countOf(page.total, 'GPT disponible', 'GPT disponibles')}
      category={category}
      heading="Dossiers"
      empty={
        <EmptyState title="Aucun GPT trouvé">
          {category === undefined ? null : (
            <PageLink className={buttonClass()} to="/gpts">
              Voir tous les GPT
            </PageLink>
          )}
        </EmptyState>
      }
      renderCard={(gpt) => <GptCard key={gpt.slug} gpt={gpt} defaultIa={default_ia} />}
      renderRow={(gpt) => <GptRow key={gpt.slug} gpt={gpt} defaultIa={default_ia} />}
      renderPageLink={(number, props) => (
        <PageLink
          {...props}
          to="/gpts"
          search={{ ...search, page: number === 1 ? undefined : String(number) }}
        />
      )}
    />
  )
}
