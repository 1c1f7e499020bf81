import { createFileRoute, Link } from '@tanstack/react-router'

import type { GptSummary } from '#shared/gpt.ts'
import {
  type GptsQuery,
  gptsQuerySchema,
  requestedPage,
  selectedCategory,
} from '#shared/list-query.ts'
import type { Page } from '#shared/pagination.ts'
import { countOf } from '#shared/plural.ts'

import { type Deferred, useDeferred } from '../../deferred.ts'
import { GptCard } from '../../features/gpts/gpt-card.tsx'
import { GptRow } from '../../features/gpts/gpt-row.tsx'
import { pageHead } from '../../head.ts'
import { ListBody } from '../../layout/list-body.tsx'
import { ListPage } from '../../layout/list-page.tsx'
import { loadHead, loadList } from '../../page-loading.ts'
import { useSite } from '../../site.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

const apiInput = ({ q, ...query }: GptsQuery) => ({
  categorie: selectedCategory(query),
  q,
  page: requestedPage(query),
})

export const Route = createFileRoute('/_site/gpts')({
  validateSearch: (search) => gptsQuerySchema.parse(search),
  // The view changes how the list is shown, not what it holds.
  loaderDeps: ({ search: { vue: _vue, ...deps } }) => deps,
  loader: async ({ context, deps }) => {
    const { catalogue } = context.api
    const [head, categories, list] = await Promise.all([
      loadHead(context, '/gpts'),
      catalogue.categories.query(),
      loadList(context, catalogue.gpts.query(apiInput(deps))),
    ])
    const names = categories.flatMap(({ name, gptCount }) => (gptCount > 0 ? [name] : []))
    const category = selectedCategory(deps)
    const isIndexed = !deps.q && (category === undefined || names.includes(category))
    return { head: { ...head, isIndexed }, categories: names, list: list.data }
  },
  head: pageHead,
  component: GptsPage,
})

function GptsPage() {
  const search = Route.useSearch()
  const { categories, list } = Route.useLoaderData()
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
      title="GPTs"
      intro="Des assistants qui tiennent un rôle : une méthode en étapes, des limites écrites, et les bonnes questions posées avant de répondre."
      query={search}
      categories={categories}
      onFilter={filter}
      renderViewLink={(vue, props) => (
        <Link
          {...props}
          to="/gpts"
          search={{ ...search, vue }}
          resetScroll={false}
          activeOptions={{ exact: true }}
        />
      )}
    >
      <GptList list={list} />
    </ListPage>
  )
}

function GptList({ list }: { list: Deferred<Page<GptSummary>> }) {
  const search = Route.useSearch()
  const { default_ia } = useSite()
  const page = useDeferred(list)
  const category = selectedCategory(search)
  return (
    <ListBody
      page={page}
      view={search.vue ?? 'grille'}
      count={countOf(page.total, 'GPT disponible', 'GPTs disponibles')}
      category={category}
      heading="Dossiers"
      empty={
        <EmptyState title="Aucun GPT trouvé">
          {category === undefined ? null : (
            <Link className={buttonClass()} to="/gpts">
              Voir tous les GPTs
            </Link>
          )}
        </EmptyState>
      }
      renderCard={(gpt) => <GptCard key={gpt.slug} gpt={gpt} defaultIa={default_ia} />}
      renderRow={(gpt) => <GptRow key={gpt.slug} gpt={gpt} defaultIa={default_ia} />}
      renderPageLink={(number, props) => (
        <Link
          {...props}
          to="/gpts"
          search={{ ...search, page: number === 1 ? undefined : String(number) }}
          activeOptions={{ exact: true }}
        />
      )}
    />
  )
}
