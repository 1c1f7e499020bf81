import { pagePaths } from '#shared/pages/pages.ts'

const call = (procedures: string, input?: object) =>
  `/api/trpc/${procedures}${input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''}`

/** Every kind of public page, on the starting content; searches are apart. */
export const cachedPages = [
  ...pagePaths,
  '/prompts?page=2',
  '/prompts?category=SEO&vue=liste&tri=popular',
  '/gpts?category=Marketing',
  '/gpts?tag=ga4&ia=ChatGPT&tri=recent',
  '/prompts?niveau=Expert',
  '/tag/ga4',
  '/parcours/refonte',
  '/prompt/audit-on-page-url',
  '/gpt/analyste-intention-de-recherche',
  '/prompt/audit-on-page-url.md',
  '/gpt/analyste-intention-de-recherche.md',
  '/nouveautes.xml',
  '/llms.txt',
  '/opensearch.xml',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
]

/** Every query of the public catalogue. */
export const cachedCalls = [
  call('catalogue.site'),
  call('catalogue.claims'),
  call('catalogue.pageMetadata', { route: '/prompts' }),
  call('catalogue.popularPrompts'),
  call('catalogue.featuredGpts', { count: 2 }),
  call('catalogue.dailyPicks'),
  call('catalogue.categories'),
  call('catalogue.publisher'),
  call('catalogue.prompts', { page: 1, sort: 'recent' }),
  call('catalogue.prompt', { slug: 'audit-on-page-url' }),
  call('catalogue.promptText', { slug: 'audit-on-page-url' }),
  call('catalogue.variables'),
  call('catalogue.journeys'),
  call('catalogue.journeyNames'),
  call('catalogue.journey', { slug: 'refonte' }),
  call('catalogue.gpts', { page: 1 }),
  call('catalogue.gpt', { slug: 'analyste-intention-de-recherche' }),
  call('catalogue.tag', { slug: 'ga4' }),
  call('catalogue.formerSlug', { kind: 'prompt', slug: 'un-ancien' }),
  call('catalogue.sitePlan', { page: 1 }),
  call('catalogue.news', { page: 1 }),
  call('catalogue.itemsBySlug', { prompts: ['audit-on-page-url'], gpts: [] }),
  `${call('catalogue.site,catalogue.categories', {})}&batch=1`,
]

export const searches = ['/recherche?q=seo', '/prompts?q=seo', '/gpts?q=audit&page=1']
