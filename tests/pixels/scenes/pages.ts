import type { Scene } from '#tests/pixels/scene.ts'

import { withoutAds } from './stored.ts'

export const prompt = '/prompt/adresses-shopify-en-trop'
export const gpt = '/gpt/analyste-intention-de-recherche'

/** Each address as it opens. */
export const pageScenes: Scene[] = [
  { name: 'public-home', path: '/' },
  { name: 'public-prompts', path: '/prompts' },
  { name: 'public-prompts-rows', path: '/prompts?vue=liste' },
  { name: 'public-prompts-last-page', path: '/prompts?page=2' },
  { name: 'public-prompts-beyond', path: '/prompts?page=99', widths: [360, 1280] },
  { name: 'public-prompts-filtered', path: '/prompts?q=audit&niveau=Avancé' },
  { name: 'public-prompts-corrected', path: '/prompts?q=hreflag&vue=liste', widths: [360, 1280] },
  { name: 'public-prompts-empty', path: '/prompts?q=zzzzqqq' },
  { name: 'public-gpts', path: '/gpts' },
  { name: 'public-gpts-rows', path: '/gpts?vue=liste', widths: [360, 1280] },
  { name: 'public-gpts-middle-page', path: '/gpts?page=3', widths: [360, 1280] },
  { name: 'public-prompt', path: prompt },
  { name: 'public-prompt-history', path: '/prompt/expert-amelioration-prompts' },
  { name: 'public-gpt', path: gpt },
  { name: 'public-category', path: '/categorie/seo' },
  { name: 'public-categories', path: '/categories' },
  { name: 'public-journeys', path: '/parcours' },
  { name: 'public-journey', path: '/parcours/chute-de-trafic' },
  { name: 'public-tag', path: '/tag/ecommerce', widths: [360, 1280] },
  { name: 'public-search', path: '/recherche?q=seo' },
  { name: 'public-search-start', path: '/recherche', widths: [360, 1280] },
  { name: 'public-search-filtered', path: '/recherche?q=seo&type=prompts&niveau=Expert' },
  { name: 'public-search-corrected', path: '/recherche?q=hreflag', widths: [360, 1280] },
  { name: 'public-search-synonym', path: '/recherche?q=vitesse', widths: [360, 1280] },
  { name: 'public-search-empty', path: '/recherche?q=zzzzzz', widths: [360, 1280] },
  {
    name: 'public-search-filtered-empty',
    path: '/recherche?q=hreflang&type=gpts&ia=Gemini&categorie=Persona',
    widths: [360, 1280],
  },
  { name: 'public-news', path: '/nouveautes' },
  { name: 'public-news-gpts', path: '/nouveautes?type=gpts&page=2', widths: [360, 1280] },
  { name: 'public-selection', path: '/selection' },
  { name: 'public-document', path: '/selection/document', widths: [360, 1280] },
  { name: 'public-profiles', path: '/profils' },
  { name: 'public-offline', path: '/hors-ligne', widths: [360, 1280] },
  { name: 'public-legal', path: '/cgu', widths: [360, 1280] },
  { name: 'public-legal-notice', path: '/mentions-legales', widths: [360, 1280] },
  { name: 'public-privacy', path: '/confidentialite', widths: [360, 1280] },
  { name: 'public-mcp', path: '/mcp' },
  { name: 'public-submit', path: '/ajouter' },
  { name: 'public-plan', path: '/plan-du-site' },
  { name: 'public-not-found', path: '/nulle-part' },
  { name: 'public-prompt-not-found', path: '/prompt/brief-inconnu', widths: [360, 1280] },
  { name: 'public-category-not-found', path: '/categorie/inconnue', widths: [360, 1280] },
  // Unusual content
  {
    name: 'public-gpt-unwritten',
    path: '/gpt/non-redige',
    site: 'unusual',
    stored: withoutAds,
  },
  {
    name: 'public-prompt-long-words',
    path: '/prompt/sans-variable',
    site: 'unusual',
    stored: withoutAds,
  },
  {
    name: 'public-prompt-many-variables',
    path: '/prompt/trente-variables',
    site: 'unusual',
    stored: withoutAds,
  },
  {
    name: 'public-gpts-long-words',
    path: '/gpts?q=Lesartisans',
    site: 'unusual',
    stored: withoutAds,
  },
  {
    name: 'public-prompts-long-words',
    path: '/prompts?q=Lesartisans&vue=liste',
    site: 'unusual',
    stored: withoutAds,
  },
  {
    name: 'public-categories-long-words',
    path: '/categories',
    site: 'unusual',
    stored: withoutAds,
    widths: [360, 1280],
  },
  // Pages without a client
  {
    name: 'public-failure',
    path: '/nouveautes',
    site: 'unusual',
    isStatic: true,
    mask: ['p:text("Référence")'],
  },
  { name: 'public-maintenance', path: '/prompts', site: 'maintenance', isStatic: true },
  {
    name: 'public-preview',
    path: `/secure-admin-panel/apercu${prompt}`,
    isAdmin: true,
    isViewportOnly: true,
    widths: [360, 1280],
  },
]
