import { type EdgePages, everyCallOf } from '#tests/bench/pages/edge-pages.ts'

export type Visit = { path: string; init?: RequestInit; status: number }

const words = [
  'audit',
  'contenu',
  'e-mail',
  'serp',
  'mots clés',
  'netlinking',
  'schema',
  'rédaction',
]

/**
 * What all kinds of visitors ask, and what each answer must be: mostly pages and their calls, some
 * searches, what does not exist, what is refused, and addresses that no cache has seen.
 */
export function soakVisits(pages: EdgePages): (index: number) => Visit {
  const kinds: ((index: number) => Visit)[] = [
    ...pages.all.map((path) => () => page(path)),
    ...['/prompts', '/gpts', pages.prompt, pages.gpt].map((path) => () => page(everyCallOf(path))),
    (index) => page(`/prompts?page=${1 + (index % 2)}`),
    (index) => page(`/gpts?page=${1 + (index % 3)}&vue=liste`),
    // Nobody reads this parameter: it must not make a page of its own.
    (index) => page(`/?visite=${index}`),
    (index) => page(`/recherche?q=${encodeURIComponent(wordOf(index))}`),
    (index) => page(suggestionsFor(wordOf(index).slice(0, 1 + (index % 5)))),
    (index) => page(`/prompt/inconnu-${index}`, 404),
    (index) => page(`/assets/ancien-${index}.js`, 404),
    () => page('/prompts/', 301),
    () => page('/secure-admin-panel', 302),
    () => page('/api/trpc/admin.dashboard', 401),
    () => page('/api/trpc/catalogue.prompt?input=%7B', 400),
    () => ({ path: '/', init: { method: 'PUT' }, status: 405 }),
    () => ({ path: '/gpts', init: { method: 'HEAD' }, status: 200 }),
  ]
  return (index) => {
    const kind = kinds[index % kinds.length]
    if (!kind) throw new Error('There is nothing to visit')
    return kind(Math.floor(index / kinds.length))
  }
}

const page = (path: string, status = 200): Visit => ({ path, status })

const wordOf = (index: number) => words[index % words.length] ?? ''

const suggestionsFor = (q: string) =>
  `/api/trpc/search.suggestions?input=${encodeURIComponent(JSON.stringify({ q }))}`
