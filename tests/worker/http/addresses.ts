import { adminRoot, livePreviewPath, screenPaths } from '#shared/addresses/admin-screens.ts'
import { typedCardAddress, typedCardPath } from '#shared/admin/typed-card.ts'
import { pagePaths } from '#shared/pages/pages.ts'
import { socialImagePath } from '#shared/pages/social-image.ts'
import { visitorInputs } from '#tests/worker/routers/visitor-inputs.ts'

/** The slugs and the names that the addresses below ask for. */
export const askedItems = {
  prompt: { slug: 'fiche' },
  gpt: { slug: 'outil' },
  category: 'Rédaction',
  tag: 'seo',
} as const

const { prompt, gpt, tag } = askedItems
const items = [
  `/prompt/${prompt.slug}`,
  `/gpt/${gpt.slug}`,
  '/categorie/redaction',
  `/tag/${tag}`,
] as const
const absent = ['/prompt/absent', '/gpt/absent', '/categorie/absente', '/tag/absent', '/absente']
const filters = ['q', 'category', 'tag', 'ia', 'niveau', 'page', 'tri', 'vue']

const callAddress = (name: string) =>
  `/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(visitorInputs[name] ?? {}))}`

/** What is asked of each route of the app that its own path does not spell out. */
const samples: Record<string, string[]> = {
  '/assets/*': ['/assets/absent.js'],
  '/api/trpc/*': [
    ...Object.keys(visitorInputs).map(callAddress),
    '/api/trpc/catalogue.site',
    '/api/trpc/admin.dashboard',
    '/api/trpc/absent',
    '/api/trpc/catalogue.prompt?input={',
  ],
  '/api/*': ['/api/absent'],
  [typedCardPath]: [
    typedCardPath,
    typedCardAddress({
      kind: 'prompt',
      titre: 'Un titre',
      description: 'Une description.',
      categorie: 'SEO',
      ia: '',
      cote: '',
    }),
  ],
  [`${adminRoot}/*`]: [
    ...screenPaths.map((path) => adminRoot + path.replace('$id', 'absent')),
    `${adminRoot}/apercu/prompt/${prompt.slug}`,
    livePreviewPath,
    `${adminRoot}/absente`,
  ],
  '/gpt/:slug/ouvrir': [`/gpt/${gpt.slug}/ouvrir`, '/gpt/absent/ouvrir'],
  '/:part{sitemap-.+}': ['/sitemap-prompts-1.xml', '/sitemap-gpts-1.xml', '/sitemap-prompts-9.xml'],
  '/social/*': [...['/', ...items, '/prompt/absent'].map(socialImagePath), '/social/absente'],
  '/:kind{prompt|gpt}/:file{.+\\.md}': [
    `/prompt/${prompt.slug}.md`,
    `/gpt/${gpt.slug}.md`,
    '/prompt/absent.md',
  ],
  '/*': [
    ...pagePaths,
    ...items,
    ...absent,
    ...filters.map((name) => `/prompts?${name}=2`),
    '/recherche?q=audit',
    '/nouveautes?genre=gpt',
    '/prompts/',
    '/PROMPTS',
  ],
}

/** An address of each route, or several. A route with a pattern and no sample here is an error. */
export function addressesOf(routes: { method: string; path: string }[]): string[] {
  const paths = routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path)
  const asked = [...paths, '/api/*'].flatMap((path) => {
    const addresses = samples[path] ?? (/[*:{]/.test(path) ? undefined : [path])
    if (!addresses) throw new Error(`The route ${path} has no address in ${import.meta.filename}`)
    return addresses
  })
  return [...new Set(asked)]
}
