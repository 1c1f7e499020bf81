import { createFileRoute } from '@tanstack/react-router'

import { readPlanQuery, requestedPage } from '#shared/lists/list-query.ts'
import { fixedPaths, pages } from '#shared/pages/pages.ts'
import { typeset } from '#shared/text/typography.ts'
import { fixedPageHead } from '#web/head/head.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { CategoryPageLink } from '#web/items/categories/category-page-link.tsx'
import { unlessAbsent } from '#web/loading/item-loading.ts'
import { useSite } from '#web/loading/site.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { linkColumns } from '#web/ui/link-columns.ts'
import { Pagination } from '#web/ui/pagination.tsx'

import listStyles from '#web/styles/kinds/list.css?url'

export const Route = createFileRoute('/_site/plan-du-site')({
  staticData: { styles: listStyles },
  validateSearch: (search) => readPlanQuery(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.api.catalogue.sitePlan.query({ page: requestedPage(deps) }).catch(unlessAbsent),
  head: ({ matches }) => fixedPageHead({ matches, path: '/plan-du-site' }),
  component: SitePlanPage,
})

const listed = fixedPaths.filter((path) => pages[path].kind !== 'plan')

/** Every page, category and item; the items of a large catalogue go on, on further pages. */
function SitePlanPage() {
  const { prompts, gpts, page, lastPage } = Route.useLoaderData()
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>Plan du site</h1>
        <p>Les pages, les catégories, les prompts et les GPT du site.</p>
      </div>
      {page === 1 ? <PagesAndCategories /> : null}
      <Items
        id="plan-prompts"
        title="Prompts"
        items={prompts.map(({ slug, titre }) => ({ to: `/prompt/${slug}`, name: titre }))}
      />
      <Items
        id="plan-gpts"
        title="GPT"
        items={gpts.map(({ slug, nom }) => ({ to: `/gpt/${slug}`, name: nom }))}
      />
      <Pagination
        page={page}
        pageCount={lastPage}
        renderLink={(shown, link) => (
          <PageLink
            {...link}
            to="/plan-du-site"
            search={{ page: shown === 1 ? undefined : String(shown) }}
          />
        )}
      />
    </div>
  )
}

type ItemsProps = {
  id: string
  title: string
  items: { to: `/prompt/${string}` | `/gpt/${string}`; name: string }[]
}

/** The items of a kind, where this page has any. */
function Items({ id, title, items }: ItemsProps) {
  if (items.length === 0) return null
  return (
    <section className="section rail" aria-labelledby={id}>
      <h2 className="rail-head" id={id}>
        {title}
      </h2>
      <ul className={`rail-body ${linkColumns}`}>
        {items.map(({ to, name }) => (
          <li key={to}>
            <PageLink to={to}>{typeset(name)}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PagesAndCategories() {
  const { categories } = useSite()
  const lookOf = useCategoryLook()
  return (
    <>
      <section className="section rail" aria-labelledby="plan-pages">
        <h2 className="rail-head" id="plan-pages">
          Pages
        </h2>
        <ul className={`rail-body ${linkColumns}`}>
          {listed.map((path) => (
            <li key={path}>
              <PageLink to={path}>
                {typeset(pages[path].footer === 'legal' ? pages[path].title : pages[path].label)}
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
      <section className="section rail" aria-labelledby="plan-categories">
        <h2 className="rail-head" id="plan-categories">
          Catégories
        </h2>
        <ul className={`rail-body ${linkColumns}`}>
          {categories.map(({ name, promptCount, gptCount }) => (
            <li key={name}>
              <span className="flex-1 font-semibold">
                <CategoryPageLink name={name} />
              </span>
              {promptCount > 0 ? (
                <PageLink to="/prompts" search={{ category: name }}>
                  Prompts<span className="vh"> {lookOf(name).label}</span>
                </PageLink>
              ) : null}
              {gptCount > 0 ? (
                <PageLink to="/gpts" search={{ category: name }}>
                  GPT<span className="vh"> {lookOf(name).label}</span>
                </PageLink>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
