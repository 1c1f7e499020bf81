import { createFileRoute } from '@tanstack/react-router'

import { journeyPath } from '#shared/journeys/journey.ts'
import { readPlanQuery, requestedPage } from '#shared/lists/list-query.ts'
import { fixedPaths, pages } from '#shared/pages/pages.ts'
import { typeset } from '#shared/text/typography.ts'
import { fixedPageHead } from '#web/head/head.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { CategoryPageLink } from '#web/items/categories/category-page-link.tsx'
import { unlessAbsent } from '#web/loading/item-loading.ts'
import { useSite } from '#web/loading/site.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { linkColumns } from '#web/ui/layout/link-columns.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { RailSection } from '#web/ui/layout/page-section.tsx'
import { Pagination } from '#web/ui/pagination.tsx'

export const Route = createFileRoute('/_site/plan-du-site')({
  validateSearch: (search) => readPlanQuery(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.api.catalogue.sitePlan.query({ page: requestedPage(deps) }).catch(unlessAbsent),
  head: ({ matches }) => fixedPageHead({ matches, path: '/plan-du-site' }),
  component: SitePlanPage,
})

const listed = fixedPaths.filter((path) => pages[path].kind !== 'plan')

/** Every page, category, journey and item; the items of a large catalogue go on, on further pages. */
function SitePlanPage() {
  const { prompts, gpts, journeys, page, lastPage } = Route.useLoaderData()
  return (
    <div className="page-width">
      <PageHead
        title="Plan du site"
        intro="Les pages, les catégories, les parcours, les prompts et les GPT du site."
      />
      {page === 1 ? (
        <>
          <PagesAndCategories />
          <Items
            id="plan-parcours"
            title="Parcours"
            items={journeys.map(({ slug, titre }) => ({ to: journeyPath(slug), name: titre }))}
          />
        </>
      ) : null}
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
  items: { to: `/${'prompt' | 'gpt' | 'parcours'}/${string}`; name: string }[]
}

/** The items or journeys, where this page has any. */
function Items({ id, title, items }: ItemsProps) {
  if (items.length === 0) return null
  return (
    <RailSection id={id} title={title}>
      <ul className={linkColumns}>
        {items.map(({ to, name }) => (
          <li key={to}>
            <PageLink to={to}>{typeset(name)}</PageLink>
          </li>
        ))}
      </ul>
    </RailSection>
  )
}

function PagesAndCategories() {
  const { categories } = useSite()
  const lookOf = useCategoryLook()
  return (
    <>
      <RailSection id="plan-pages" title="Pages">
        <ul className={linkColumns}>
          {listed.map((path) => (
            <li key={path}>
              <PageLink to={path}>
                {typeset(pages[path].footer === 'legal' ? pages[path].title : pages[path].label)}
              </PageLink>
            </li>
          ))}
        </ul>
      </RailSection>
      <RailSection id="plan-categories" title="Catégories">
        <ul className={linkColumns}>
          {categories.map(({ name, promptCount, gptCount }) => (
            <li key={name}>
              <span className="flex-1 font-semibold">
                <CategoryPageLink name={name} />
              </span>
              {promptCount > 0 ? (
                <PageLink to="/prompts" search={{ category: name }}>
                  Prompts<span className="sr-only"> {lookOf(name).label}</span>
                </PageLink>
              ) : null}
              {gptCount > 0 ? (
                <PageLink to="/gpts" search={{ category: name }}>
                  GPT<span className="sr-only"> {lookOf(name).label}</span>
                </PageLink>
              ) : null}
            </li>
          ))}
        </ul>
      </RailSection>
    </>
  )
}
