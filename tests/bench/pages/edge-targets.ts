import { type EdgePages, everyCallOf, ownCallOf } from './edge-pages.ts'

export type Target = {
  name: string
  origin: string
  path: string
  /** The name of the target that it is compared to, which takes a turn beside it. */
  reference?: string
  /** What the comparison says. */
  kind: 'bare' | 'file' | 'cached' | 'cached call' | 'call' | 'list' | 'detail' | 'other' | 'large'
}

type Origins = { bare: string; files: string; cached: string; uncached: string }
type Large = { origin: string; pages: EdgePages; items: number }
type Page = { name: string; path: string }

const bare = 'bare Hono, a fixed text'
const otherPaths = ['/', '/categories', '/plan-du-site', '/cgu', '/recherche']

/** Everything that takes turns, each next to what it is compared to. */
export function listTargets(origins: Origins, pages: EdgePages, large?: Large): Target[] {
  const lists = ['/prompts', '/gpts'].map(asPage)
  const details = detailsOf(pages)
  const others = otherPaths.map(asPage)
  return [
    { name: bare, origin: origins.bare, path: '/', kind: 'bare' },
    ...[...others, ...lists, ...details].map(({ name, path }) => ({
      name: `${name} cached`,
      origin: origins.cached,
      path,
      kind: 'cached' as const,
      reference: bare,
    })),
    ...[...lists, ...details].map(({ name, path }) => ({
      name: `JSON of ${name} cached`,
      origin: origins.cached,
      path: everyCallOf(path),
      kind: 'cached call' as const,
      reference: bare,
    })),
    ...lists.flatMap((page) => besideItsData(page, 'list', origins.uncached)),
    ...details.flatMap((page) => besideItsData(page, 'detail', origins.uncached)),
    ...others.map(({ name, path }) => ({
      name: `${name} uncached`,
      origin: origins.uncached,
      path,
      kind: 'other' as const,
    })),
    ...(large ? besideSmall([...lists, ...detailsOf(large.pages)], large) : []),
    // The last: the platform's own Worker leaves more garbage behind than any page.
    {
      name: 'static file, through the platform',
      origin: origins.files,
      path: '/assets/entry-client.js',
      kind: 'file',
      reference: bare,
    },
  ]
}

const asPage = (path: string): Page => ({ name: path, path })

const detailsOf = ({ prompt, gpt }: EdgePages): Page[] => [
  { name: 'longest prompt', path: prompt },
  { name: 'longest GPT', path: gpt },
]

/** The page beside the JSON of all it is made of, and that beside the JSON of its subject alone. */
function besideItsData({ name, path }: Page, kind: 'list' | 'detail', origin: string): Target[] {
  const json = `JSON of ${name} uncached`
  return [
    { name: json, origin, path: everyCallOf(path), kind: 'call' },
    { name: `${name} uncached`, origin, path, kind, reference: json },
    {
      name: `JSON of ${name}, its subject alone, uncached`,
      origin,
      path: ownCallOf(path),
      kind: 'call',
      reference: json,
    },
  ]
}

function besideSmall(pages: Page[], { origin, items }: Large): Target[] {
  return pages.map(({ name, path }) => ({
    name: `${name} uncached, ${items.toLocaleString('en')} items`,
    origin,
    path,
    kind: 'large',
    reference: `${name} uncached`,
  }))
}
