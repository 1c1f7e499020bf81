import { createFileRoute, notFound } from '@tanstack/react-router'

import { catalogueExports } from '#shared/addresses/catalogue-exports.ts'
import { feedPath } from '#shared/addresses/machine-paths.ts'
import { mondayOf } from '#shared/items/week.ts'
import { readNewsQuery, requestedPage, type SearchType } from '#shared/lists/list-query.ts'
import { pageCount } from '#shared/lists/pagination.ts'
import { longDate, stampDate } from '#shared/text/french-date.ts'
import { typeset } from '#shared/text/typography.ts'
import { fixedPageHead } from '#web/head/head.ts'
import { CategoryBadge } from '#web/items/categories/category-links.tsx'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { ItemLink } from '#web/items/item-link.tsx'
import { ItemRows, rowLabel, rowText, rowTitle } from '#web/items/item-row.tsx'
import { KindLabel } from '#web/items/kind-label.tsx'
import { MetaLine } from '#web/items/meta-line.tsx'
import { BeyondLastPage } from '#web/lists/beyond-last-page.tsx'
import type { ApiOutputs } from '#web/loading/trpc.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkColumns } from '#web/ui/layout/link-columns.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { rail, railHead, RailSection } from '#web/ui/layout/page-section.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Segmented } from '#web/ui/segmented.tsx'

type News = ApiOutputs['catalogue']['news']

const kinds = { prompts: 'prompt', gpts: 'gpt' } as const

export const Route = createFileRoute('/_site/nouveautes')({
  validateSearch: (search) => readNewsQuery(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { type, ...query } }) => {
    const page = requestedPage(query)
    const news = await context.api.catalogue.news.query({ kind: type && kinds[type], page })
    const lastPage = pageCount(news.total, news.pageSize)
    if (page > lastPage) throw notFound({ data: { lastPage } })
    return news
  },
  head: ({ matches, loaderData }) =>
    fixedPageHead({
      matches,
      path: '/nouveautes',
      isIndexed: loaderData !== undefined,
    }),
  component: () => <NewsPage news={Route.useLoaderData()} />,
  notFoundComponent: ({ data }) => <NoSuchPage lastPage={readLastPage(data)} />,
})

/** What was added and what changed, week by week, and how to follow or take the catalogue. */
function NewsPage({ news: { items, total, page, pageSize } }: { news: News }) {
  const weeks = Map.groupBy(items, ({ jour }) => mondayOf(jour))
  return (
    <NewsFrame>
      {items.length === 0 ? <NoNews /> : null}
      {[...weeks].map(([monday, ofWeek]) => (
        <section key={monday} className={`${rail} mt-8`} aria-labelledby={`semaine-${monday}`}>
          <h2 className={railHead} id={`semaine-${monday}`}>
            Semaine du <span className="whitespace-nowrap">{longDate(monday)}</span>
          </h2>
          <ItemRows className="mt-3 lg:mt-0" columns={newsColumns}>
            {ofWeek.map((entry) => (
              <NewsRow key={`${entry.slug} ${entry.kind} ${entry.texte}`} {...entry} />
            ))}
          </ItemRows>
        </section>
      ))}
      <Pages page={page} pageCount={pageCount(total, pageSize)} className="mb-10" />
    </NewsFrame>
  )
}

/** What pages that are there and pages that are not have around them. */
function NewsFrame({ children }: { children: React.ReactNode }) {
  const { type } = Route.useSearch()
  return (
    <div className="page-width">
      <PageHead
        title="Nouveautés"
        intro={
          <>
            Les fiches ajoutées et les changements annoncés des prompts, semaine après semaine. À
            suivre aussi par <a href={feedPath}>flux Atom</a>.
          </>
        }
      />
      <div className="border-t-2 border-b border-t-ink border-b-edge py-4 [&_.label]:mb-1 [&_.label]:block">
        <Segmented<SearchType | 'all'>
          label="Afficher"
          options={[
            { value: 'all', label: 'Tout' },
            { value: 'prompts', label: 'Prompts' },
            { value: 'gpts', label: 'GPT' },
          ]}
          current={type ?? 'all'}
          renderLink={(value, link) => (
            <PageLink
              {...link}
              to="/nouveautes"
              search={{ type: value === 'all' ? undefined : value }}
              keepsScroll
            />
          )}
        />
      </div>
      {children}
      <RailSection
        id="exports"
        title="Tout le catalogue"
        text="Toutes les fiches publiées, un fichier par genre, en JSON ou en CSV."
      >
        <ul className={linkColumns}>
          {catalogueExports.map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </RailSection>
    </div>
  )
}

function NoNews() {
  const { type } = Route.useSearch()
  if (!type) return <EmptyState title="Aucune fiche publiée pour l’instant" />
  return (
    <EmptyState title={type === 'gpts' ? 'Aucun GPT publié' : 'Aucun prompt publié'}>
      <PageLink className={buttonClass()} to="/nouveautes">
        Toutes les nouveautés
      </PageLink>
    </EmptyState>
  )
}

/** A page past the last, which older links may name: there was more when they were made. */
function NoSuchPage({ lastPage }: { lastPage: number }) {
  return (
    <NewsFrame>
      <BeyondLastPage
        page={requestedPage(Route.useSearch())}
        lastPage={lastPage}
        renderLink={(link) => <NewsPageLink {...link} page={lastPage} />}
      />
      <Pages page={lastPage + 1} pageCount={lastPage} />
    </NewsFrame>
  )
}

/** What the loader found out; the router does not know its type. */
const readLastPage = (data: unknown): number =>
  typeof data === 'object' && data && 'lastPage' in data ? Number(data.lastPage) : 1

type PagesProps = { page: number; pageCount: number; className?: string }

const Pages = (pages: PagesProps) => (
  <Pagination {...pages} renderLink={(page, link) => <NewsPageLink {...link} page={page} />} />
)

type NewsPageLinkProps = Omit<React.ComponentProps<typeof PageLink>, 'to' | 'search'> & {
  page: number
}

function NewsPageLink({ page, ...link }: NewsPageLinkProps) {
  const search = Route.useSearch()
  return (
    <PageLink
      {...link}
      to="/nouveautes"
      search={{ ...search, page: page === 1 ? undefined : String(page) }}
    />
  )
}

const newsColumns = '*:grid-cols-1 lg:*:grid-cols-[6.5rem_minmax(0,1fr)]'

function NewsRow({ kind, slug, titre, categorie, jour, est_ajout, texte }: News['items'][number]) {
  const { className } = useCategoryLook()(categorie)
  return (
    <li className={className}>
      <div className={`${rowLabel} lg:gap-2`}>
        <time className="call-number" dateTime={jour}>
          {stampDate(jour)}
        </time>
        <span className="text-micro font-semibold text-ink-2">
          {est_ajout ? 'Ajouté' : 'Modifié'}
        </span>
      </div>
      <h3 className={rowTitle}>
        <ItemLink kind={kind} slug={slug}>
          {typeset(titre)}
        </ItemLink>
      </h3>
      <p className={rowText}>{typeset(texte)}</p>
      <MetaLine className="mt-1 lg:col-2">
        <KindLabel kind={kind} />
        <CategoryBadge name={categorie} kind={kind} />
      </MetaLine>
    </li>
  )
}
