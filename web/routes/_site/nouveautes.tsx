import { createFileRoute } from '@tanstack/react-router'

import { feedPath } from '#shared/catalogue-doors.ts'
import { catalogueExports } from '#shared/catalogue-exports.ts'
import { monthTitle, stampDate } from '#shared/french-date.ts'
import { typeset } from '#shared/typography.ts'

import { fixedPageHead } from '../../head.ts'
import { CategoryBadge, categoryClass } from '../../layout/category-links.tsx'
import { ItemLink } from '../../layout/item-link.tsx'
import { KindLabel } from '../../layout/kind-label.tsx'
import { fixedPageThings } from '../../page-things.ts'
import { breadcrumbs, collection } from '../../structured-data.ts'
import type { ApiOutputs } from '../../trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

import listStyles from '../../list.css?url'

/** So many are named to machines here; the feed has them all. */
const maxListed = 20

export const Route = createFileRoute('/_site/nouveautes')({
  staticData: { styles: listStyles },
  loader: ({ context }) => context.api.catalogue.latest.query(),
  head: ({ matches }) => fixedPageHead({ matches, path: '/nouveautes' }),
  scripts: import.meta.env.SSR
    ? ({ matches, loaderData = [] }) =>
        fixedPageThings(matches, '/nouveautes', ({ site, title, description }) => [
          collection({
            origin: site.siteOrigin,
            path: '/nouveautes',
            name: title,
            description,
            items: loaderData.slice(0, maxListed).map(({ titre, kind, slug }) => ({
              name: titre,
              path: `/${kind}/${slug}`,
            })),
            total: loaderData.length,
          }),
          breadcrumbs(site.siteOrigin, [{ name: 'Nouveautés', path: '/nouveautes' }]),
        ])
    : undefined,
  component: NewsPage,
})

type NewsItem = ApiOutputs['catalogue']['latest'][number]

/** What was added or changed last, month by month, and how to follow or take the catalogue. */
function NewsPage() {
  const items = Route.useLoaderData()
  const months = Map.groupBy(items, (item) => monthTitle(item.date_modification))
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>Nouveautés</h1>
        <p>
          Les dernières fiches ajoutées ou mises à jour, à suivre aussi par{' '}
          <a href={feedPath}>flux Atom</a>.
        </p>
      </div>
      {items.length === 0 ? <EmptyState title="Aucune fiche publiée pour l’instant" /> : null}
      {[...months].map(([month, ofMonth]) => (
        <section key={month} className="section rail" aria-labelledby={headingId(month)}>
          <h2 className="rail-head" id={headingId(month)}>
            {month}
          </h2>
          <ul className="rail-body registre news">
            {ofMonth.map((item) => (
              <NewsRow key={`${item.kind} ${item.slug}`} {...item} />
            ))}
          </ul>
        </section>
      ))}
      <section className="section rail" aria-labelledby="exports">
        <div className="rail-head">
          <h2 id="exports">Tout le catalogue</h2>
          <p>Toutes les fiches publiées, dans un fichier à ouvrir dans un tableur ou un script.</p>
        </div>
        <ul className="rail-body plan">
          {catalogueExports.map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const headingId = (month: string) => month.replace(' ', '-')

function NewsRow(props: NewsItem) {
  const { kind, slug, titre, description, categorie, est_nouveau, date_modification } = props
  return (
    <li className={categoryClass(categorie)}>
      <div className="call">
        <time className="cote" dateTime={date_modification}>
          {stampDate(date_modification)}
        </time>
      </div>
      <h3>
        <ItemLink kind={kind} slug={slug}>
          {typeset(titre)}
        </ItemLink>
      </h3>
      <p className="desc">{typeset(description)}</p>
      <div className="metaline">
        <KindLabel kind={kind} />
        <CategoryBadge name={categorie} kind={kind} />
        <span>{est_nouveau ? 'Nouveau' : 'Mis à jour'}</span>
      </div>
    </li>
  )
}
