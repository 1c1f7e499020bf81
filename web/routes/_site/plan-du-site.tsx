import { createFileRoute } from '@tanstack/react-router'

import { typeset } from '#shared/typography.ts'

import { fixedPageHead } from '../../head.ts'
import { CategoryPageLink } from '../../layout/category-page-link.tsx'
import { PageLink } from '../../layout/page-link.tsx'
import { useSite } from '../../site.ts'

import listStyles from '../../list.css?url'

export const Route = createFileRoute('/_site/plan-du-site')({
  staticData: { styles: listStyles },
  loader: ({ context }) => context.api.catalogue.siteMap.query(),
  head: ({ matches }) => fixedPageHead({ matches, path: '/plan-du-site' }),
  component: SiteMapPage,
})

const pages = [
  { to: '/', label: 'Accueil' },
  { to: '/prompts', label: 'Prompts' },
  { to: '/gpts', label: 'GPT' },
  { to: '/categories', label: 'Tout explorer' },
  { to: '/recherche', label: 'Rechercher' },
  { to: '/nouveautes', label: 'Nouveautés' },
  { to: '/mcp', label: 'Utiliser dans votre assistant (MCP)' },
  { to: '/ajouter', label: 'Contribuer' },
  { to: '/mentions-legales', label: 'Mentions légales' },
  { to: '/cgu', label: 'Conditions générales d’utilisation' },
  { to: '/confidentialite', label: 'Politique de confidentialité' },
] as const

/** Every page, category and item on one page. */
function SiteMapPage() {
  const siteMap = Route.useLoaderData()
  const { categories } = useSite()
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>Plan du site</h1>
        <p>Toutes les pages, catégories, prompts et GPT du site.</p>
      </div>
      <section className="section rail" aria-labelledby="plan-pages">
        <h2 className="rail-head" id="plan-pages">
          Pages
        </h2>
        <ul className="rail-body plan">
          {pages.map(({ to, label }) => (
            <li key={to}>
              <PageLink to={to}>{label}</PageLink>
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
                  Prompts<span className="vh"> {name}</span>
                </PageLink>
              ) : null}
              {gptCount > 0 ? (
                <PageLink to="/gpts" search={{ category: name }}>
                  GPT<span className="vh"> {name}</span>
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
          {siteMap.prompts.map(({ slug, titre }) => (
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
          {siteMap.gpts.map(({ slug, nom }) => (
            <li key={slug}>
              <PageLink to={`/gpt/${slug}`}>{typeset(nom)}</PageLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
