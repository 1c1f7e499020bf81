import { keepPreviousData } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'

import {
  allCategories,
  type GptsQuery,
  gptsQuerySchema,
  selectedCategory,
} from '#shared/list-query.ts'
import { countOf } from '#shared/plural.ts'

import { GptCard } from '../../features/gpts/gpt-card.tsx'
import { GptRow } from '../../features/gpts/gpt-row.tsx'
import { pageHead } from '../../head.ts'
import { ListBody, ListCount } from '../../layout/list-body.tsx'
import { ListToolbar, type ListView } from '../../layout/list-toolbar.tsx'
import { loadHead, loadList } from '../../page-loading.ts'
import { trpc } from '../../trpc.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

const maxTags = 4

const apiInput = ({ q, page = 1, ...query }: GptsQuery) => ({
  categorie: selectedCategory(query),
  q,
  page,
})

export const Route = createFileRoute('/_site/gpts')({
  validateSearch: (search) => gptsQuerySchema.parse(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { api } = context
    const [head, categories] = await Promise.all([
      loadHead(context, '/gpts'),
      api.catalogue.categories.ensureData(),
      loadList(api.catalogue.gpts.ensureData(apiInput(deps))),
    ])
    const category = selectedCategory(deps)
    const isKnown = categories.some(({ name, gptCount }) => name === category && gptCount > 0)
    return { ...head, isIndexed: !deps.q && (category === undefined || isKnown) }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: GptsPage,
})

function GptsPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const [site] = trpc.catalogue.site.useSuspenseQuery()
  const [categories] = trpc.catalogue.categories.useSuspenseQuery()
  const list = trpc.catalogue.gpts.useQuery(apiInput(search), { placeholderData: keepPreviousData })
  const category = selectedCategory(search)
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
          Des assistants qui tiennent un rôle : une méthode en étapes, des limites écrites, et les
          bonnes questions posées avant de répondre.
        </p>
      </div>
      <ListToolbar
        action="/gpts"
        placeholder="Rechercher dans les GPTs..."
        q={search.q ?? ''}
        category={search.category ?? allCategories}
        categories={categories.flatMap(({ name, gptCount }) => (gptCount > 0 ? [name] : []))}
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
      <ListCount
        text={list.data && countOf(list.data.total, 'GPT disponible', 'GPTs disponibles')}
        category={category}
      />
      <h2 className="vh">Dossiers</h2>
      <ListBody
        query={list}
        loadingText="Chargement des GPTs..."
        errorText="Erreur lors du chargement des GPTs"
        empty={
          <EmptyState title="Aucun GPT trouvé">
            {category === undefined ? null : (
              <Link className={buttonClass()} to="/gpts">
                Voir tous les GPTs
              </Link>
            )}
          </EmptyState>
        }
        view={view}
        renderCard={(gpt) => (
          <GptCard
            key={gpt.slug}
            gpt={gpt}
            defaultIa={site.default_ia}
            launchLabel="Utiliser"
            maxTags={maxTags}
          />
        )}
        renderRow={(gpt) => <GptRow key={gpt.slug} gpt={gpt} defaultIa={site.default_ia} />}
        renderPageLink={(page, props) => (
          <Link
            {...props}
            to="/gpts"
            search={{ ...search, page: page === 1 ? undefined : page }}
            activeOptions={{ exact: true }}
          />
        )}
      />
    </div>
  )
}
