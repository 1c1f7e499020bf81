import { createFileRoute } from '@tanstack/react-router'

import { fixedPaths, pages } from '#shared/pages/pages.ts'
import { typeset } from '#shared/text/typography.ts'
import { fixedPageHead } from '#web/head/head.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { CategoryPageLink } from '#web/items/categories/category-page-link.tsx'
import { useSite } from '#web/loading/site.ts'
import { PageLink } from '#web/navigation/page-link.tsx'

import listStyles from '#web/styles/kinds/list.css?url'

export const Route = createFileRoute('/_site/plan-du-site')({
  staticData: { styles: listStyles },
  loader: ({ context }) => context.api.catalogue.sitePlan.query(),
  head: ({ matches }) => fixedPageHead({ matches, path: '/plan-du-site' }),
  component: SitePlanPage,
})

const listed = fixedPaths.filter((path) => pages[path].kind !== 'plan')

/** Every page, category and item on one page. */
function SitePlanPage() {
  const sitePlan = Route.useLoaderData()
  const { categories } = useSite()
  const lookOf = useCategoryLook()
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>Plan du site</h1>
        <p>Les pages, les catégories, les prompts et les GPT du site.</p>
      </div>
      <section className="section rail" aria-labelledby="plan-pages">
        <h2 className="rail-head" id="plan-pages">
          Pages
        </h2>
        <ul className="rail-body plan">
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
        <ul className="rail-body plan">
          {categories.map(({ name, promptCount, gptCount }) => (
            <li key={name}>
              <span className="name">
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
      <section className="section rail" aria-labelledby="plan-prompts">
        <h2 className="rail-head" id="plan-prompts">
          Prompts
        </h2>
        <ul className="rail-body plan">
          {sitePlan.prompts.map(({ slug, titre }) => (
            <li key={slug}>
              <PageLink to={`/prompt/${slug}`}>{typeset(titre)}</PageLink>
            </li>
          ))}
        </ul>
      </section>
      <section className="section rail" aria-labelledby="plan-gpts">
        <h2 className="rail-head" id="plan-gpts">
          GPT
        </h2>
        <ul className="rail-body plan">
          {sitePlan.gpts.map(({ slug, nom }) => (
            <li key={slug}>
              <PageLink to={`/gpt/${slug}`}>{typeset(nom)}</PageLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
