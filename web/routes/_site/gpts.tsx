import { createFileRoute, Link, useRouter } from '@tanstack/react-router'

import type { GptSummary } from '#shared/gpt.ts'
import {
  allCategories,
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
import { DeferredPart } from '../../layout/deferred-part.tsx'
import { ListBody } from '../../layout/list-body.tsx'
import { ListToolbar, type ListView } from '../../layout/list-toolbar.tsx'
import { loadHead, loadList } from '../../page-loading.ts'
import { useSite } from '../../site.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

const maxTags = 4

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
  const router = useRouter()
  const view: ListView = search.vue ?? 'grille'

  /** A changed filter starts again at the first page. */
  const filter = (change: Partial<GptsQuery>, replace = false) =>
    void navigate({
      search: (previous) => ({ ...previous, page: undefined, ...change }),
      replace,
      resetScroll: false,
    })

  return (
    <div className="wrap">
      <div className="page-head">
        <h1>GPTs</h1>
        <p>
          Des assistants qui tiennent un rôle : une méthode en étapes, des limites écrites, et les
          bonnes questions posées avant de répondre.
        </p>
      </div>
      <ListToolbar
        action="/gpts"
        placeholder="Rechercher dans les GPTs..."
        q={search.q ?? ''}
        category={search.category ?? allCategories}
        categories={categories}
        view={view}
        renderViewLink={(value, props) => (
          <Link
            {...props}
            to="/gpts"
            search={{ ...search, vue: value === 'liste' ? 'liste' : undefined }}
            resetScroll={false}
            activeOptions={{ exact: true }}
          />
        )}
        onSearch={(q) => filter({ q: q || undefined }, true)}
        onCategory={(name) => filter({ category: name === allCategories ? undefined : name })}
      />
      <DeferredPart
        resetKey={JSON.stringify(search)}
        loadingText="Chargement des GPTs..."
        errorText="Erreur lors du chargement des GPTs"
        skeleton={{ count: 6 }}
        onRetry={() => void router.invalidate()}
      >
        <GptList list={list} />
      </DeferredPart>
    </div>
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
      renderCard={(gpt) => (
        <GptCard
          key={gpt.slug}
          gpt={gpt}
          defaultIa={default_ia}
          launchLabel="Utiliser"
          maxTags={maxTags}
        />
      )}
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
