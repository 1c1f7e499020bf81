import type { RegisteredRouter } from '@tanstack/react-router'
import type { Thing } from 'schema-dts'

import { shownName } from '#shared/categories/category-look.ts'
import { categoryPath, withOwnPage } from '#shared/categories/category-slug.ts'
import { journeyPath, type PublicJourney, stepPath } from '#shared/journeys/journey.ts'
import type { Page } from '#shared/lists/pagination.ts'
import { pageTexts } from '#shared/pages/page-head.ts'
import { type FixedPath, pages, type StructuredPath } from '#shared/pages/pages.ts'
import type { Deferred } from '#web/loading/deferred.ts'
import type { Site } from '#web/loading/site.ts'
import type { ApiOutputs } from '#web/loading/trpc.ts'
import type { FileRoutesById } from '#web/route-tree.gen.ts'

import { fixedPageMetadata, isAbsent, type ItemHead, siteOf } from './head.ts'
import { gptThings, promptThings } from './item-things.ts'
import { readyPage } from './list-head.ts'
import { breadcrumbs, collection, type Listing, siteThings } from './structured-data.ts'

/** The fixed pages that have structured data, and those of each prompt, GPT, category and tag. */
type StructuredRoute = `/_site${StructuredPath}` | Extract<keyof FileRoutesById, `${string}/$slug`>

type Loaded<Id extends StructuredRoute> = NonNullable<FileRoutesById[Id]['types']['loaderData']>

/** What each page is to machines, by its route. The server alone asks: nobody reads it in the browser. */
const things: { [Id in StructuredRoute]: (site: Site, loaded: Loaded<Id>) => Thing[] } = {
  '/_site/': (site) => siteThings(site),
  '/_site/prompts': (site, list) => fixedList(site, '/prompts', listed(list)),
  '/_site/gpts': (site, list) => fixedList(site, '/gpts', listed(list)),
  '/_site/categories': (site) =>
    fixedList(site, '/categories', {
      paths: withOwnPage(site.categories).map(({ name }) => categoryPath(name)),
    }),
  '/_site/parcours': (site, journeys) =>
    fixedList(site, '/parcours', {
      paths: ready(journeys).map(({ slug }) => journeyPath(slug)),
    }),
  '/_site/nouveautes': (site, news) => fixedList(site, '/nouveautes', { paths: toldPaths(news) }),
  '/_site/categorie/$slug': (site, { head, category }) =>
    bothKinds(site, head, shownName(site.looks, category.name), category),
  '/_site/tag/$slug': (site, { head, tag }) => bothKinds(site, head, `#${tag.name}`, tag),
  '/_site/parcours_/$slug': (site, { head, journey }) => journeyThings(site, head, journey),
  '/_site/prompt/$slug': (site, { head, prompt }) => promptThings(site, pageTexts(head), prompt),
  '/_site/gpt/$slug': (site, { head, gpt, texts }) =>
    gptThings(site, pageTexts(head), gpt, texts?.faq ?? []),
}

type Matches = RegisteredRouter['state']['matches']

/** The structured data of a page; none where it is absent, or says nothing of itself. */
export function structuredThings(matches: Matches): Thing[] {
  const site = siteOf(matches)
  const match = matches.find(isStructured)
  return site && match && !isAbsent(matches) ? thingsOf(site, match) : []
}

type StructuredMatch<Id extends StructuredRoute = StructuredRoute> = {
  [Each in Id]: { routeId: Each; loaderData: Loaded<Each> }
}[Id]

const isStructured = (match: Matches[number]): match is Matches[number] & StructuredMatch =>
  Object.hasOwn(things, match.routeId) && match.loaderData !== undefined

const thingsOf = <Id extends StructuredRoute>(site: Site, match: StructuredMatch<Id>) =>
  things[match.routeId](site, match.loaderData)

function fixedList(site: Site, path: FixedPath, listing: Listing): Thing[] {
  const { title, description } = pageTexts(fixedPageMetadata(site, path))
  const origin = site.siteOrigin
  return [
    collection({ origin, path, name: title, description, ...listing }),
    breadcrumbs(origin, [{ name: pages[path].label, path }]),
  ]
}

type BothKinds = {
  prompts: { slug: string }[]
  gpts: { slug: string }[]
}

function bothKinds(site: Site, head: ItemHead, name: string, { prompts, gpts }: BothKinds) {
  const { title, description } = pageTexts(head)
  const { path } = head
  const origin = site.siteOrigin
  const paths = [
    ...prompts.map(({ slug }) => `/prompt/${slug}`),
    ...gpts.map(({ slug }) => `/gpt/${slug}`),
  ]
  return [
    collection({ origin, path, name: title, description, paths }),
    breadcrumbs(origin, [
      { name: pages['/categories'].label, path: '/categories' },
      { name, path },
    ]),
  ]
}

/** The items of a journey in the order of its steps. */
function journeyThings(
  site: Site,
  head: ItemHead,
  { titre, etapes }: Pick<PublicJourney, 'titre' | 'etapes'>,
) {
  const { title, description } = pageTexts(head)
  const { path } = head
  const origin = site.siteOrigin
  return [
    collection({ origin, path, name: title, description, paths: etapes.map(stepPath) }),
    breadcrumbs(origin, [
      { name: pages['/parcours'].label, path: '/parcours' },
      { name: titre, path },
    ]),
  ]
}

/** Data of a page that was loaded completely, as on the server. */
const ready = <Item>({ data }: Deferred<Item[]>): Item[] => (data instanceof Promise ? [] : data)

type ListedItem = { slug: string; titre: string } | { slug: string; nom: string }

/** What the shown page of a list holds, and where in the whole it stands. */
function listed(list: Deferred<Page<ListedItem>>): Listing {
  const { items = [], page = 1, pageSize = 0, total = 0 } = readyPage(list) ?? {}
  return {
    paths: items.map((item) => ('titre' in item ? `/prompt/${item.slug}` : `/gpt/${item.slug}`)),
    first: (page - 1) * pageSize + 1,
    total,
  }
}

/** What a page of news tells of, each item once. */
const toldPaths = ({ items }: ApiOutputs['catalogue']['news']): string[] => [
  ...new Set(items.map(({ kind, slug }) => `/${kind}/${slug}`)),
]
