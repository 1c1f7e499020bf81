import type { Page } from '@playwright/test'

import { selectionLink } from '#web/features/selection/selection-link.ts'

import type { Scene } from '../scene.ts'

const prompt = (slug: string, title: string, note = '') => ({
  kind: 'prompt' as const,
  slug,
  title,
  note,
})

const items = [
  prompt(
    'adresses-shopify-en-trop',
    'Adresses Shopify en trop',
    'Pour le client de mardi.\nÀ relire avant.',
  ),
  {
    kind: 'gpt' as const,
    slug: 'analyste-intention-de-recherche',
    title: 'Analyste d’intention de recherche',
    note: '',
  },
  prompt('brief-contenu-redacteur', 'Brief de contenu pour un rédacteur', 'Relu'),
  prompt('une-fiche-qui-n-existe-plus', 'Une fiche qui n’existe plus'),
]
const lists = [
  { id: 'premiere', title: 'Ma sélection', items },
  { id: 'deuxieme', title: 'Une autre sélection au nom long, très long pour un onglet', items: [] },
]
const values = [
  { variable: 'site', value: 'exemple.fr' },
  { variable: 'secteur', value: 'jouets en bois' },
]
const selections = { 'selections-v1': JSON.stringify({ currentId: 'premiere', lists }) }
const client = {
  'profils-v1': JSON.stringify([{ id: 'c', name: 'Client d’essai', values }]),
  'client-v1': JSON.stringify({ id: 'c', name: 'Client d’essai' }),
}
const keptPage = (title: string) => ({
  title,
  description: `Description de «\u00a0${title}\u00a0».`,
  keywords: '',
  visitedAt: 1,
  checkedAt: 1,
})
const kept = {
  '/prompt/adresses-shopify-en-trop': keptPage('Adresses Shopify en trop'),
  '/gpt/analyste-intention-de-recherche': keptPage('Analyste d’intention de recherche'),
  '/': keptPage('Accueil'),
  '/prompts?niveau=Avancé': keptPage('Prompts'),
}
const dataFile = JSON.stringify({
  format: 'mes-donnees',
  version: 1,
  exportedAt: '2026-01-05T10:00:00.000Z',
  profiles: [],
  kept: [],
  selections: { currentId: 'premiere', lists: [lists[0]] },
  client: null,
  assistant: null,
})
const sharedLink = await selectionLink('/selection', { title: 'Partagée', items })

const rows = '/prompts?vue=liste'
const row = (page: Page) => page.getByRole('main').locator('ul > li:has(h3)').first()

/** Keeps pages as a service worker would, and opens the page again. */
async function keepPages(page: Page): Promise<void> {
  await page.evaluate(async (pages) => {
    const cache = await caches.open('pages-v1')
    for (const [path, note] of Object.entries(pages)) {
      const headers = { 'x-kept': encodeURIComponent(JSON.stringify(note)) }
      await cache.put(path, new Response('', { headers }))
    }
  }, kept)
  await page.reload()
  await page.getByRole('link', { name: 'Adresses Shopify en trop' }).waitFor()
}

/** Takes the first item by its handle and holds it over the second. */
async function holdFirst(page: Page): Promise<void> {
  const box = await page.locator('[data-handle]').first().boundingBox()
  if (!box) throw new Error('No handle')
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 10, box.y + 90)
  await page.waitForTimeout(300)
}

export const listStates: Scene[] = [
  {
    name: 'lists-row-hover',
    path: rows,
    isViewportOnly: true,
    act: (page) => row(page).locator('h3 a').hover(),
  },
  {
    name: 'lists-row-star-hover',
    path: rows,
    isViewportOnly: true,
    act: async (page) => {
      await row(page).locator('[data-star]').click()
      await row(page).locator('[data-star]').hover()
    },
  },
  {
    name: 'lists-row-tag-hover',
    path: rows,
    isViewportOnly: true,
    act: (page) => row(page).locator('ul a').first().hover(),
  },
  {
    name: 'lists-row-category-hover',
    path: rows,
    isViewportOnly: true,
    act: (page) => row(page).locator('a[href*="category="]').first().hover(),
  },
  {
    name: 'lists-chat-hover',
    path: '/gpts',
    isViewportOnly: true,
    act: (page) => page.locator('article button[aria-haspopup]').first().hover(),
  },
  {
    name: 'lists-star-hover',
    path: '/gpts',
    isViewportOnly: true,
    act: (page) => page.locator('article [data-star]').first().hover(),
  },
  {
    name: 'lists-star-focus',
    path: '/gpts',
    isViewportOnly: true,
    act: async (page) => {
      await page.keyboard.press('Tab')
      await page.locator('article [data-star]').first().focus()
    },
  },
  {
    name: 'lists-conversations',
    path: '/gpts',
    isViewportOnly: true,
    act: async (page) => {
      await page.locator('article button[aria-haspopup]').first().click()
      await page.getByRole('dialog').getByRole('link').first().waitFor()
    },
  },
  { name: 'lists-rows-print', path: rows, widths: [768], media: { media: 'print' } },
  { name: 'lists-gpts-print', path: '/gpts', widths: [768], media: { media: 'print' } },
  {
    name: 'lists-rows-forced-colors',
    path: rows,
    widths: [360, 1280],
    context: { forcedColors: 'active' },
  },
  {
    name: 'lists-rows-no-script',
    path: rows,
    widths: [360, 1280],
    context: { javaScriptEnabled: false },
  },
  { name: 'lists-filtered-rows', path: '/prompts?vue=liste&q=adresse&category=Technical SEO' },
  { name: 'lists-filtered-cards', path: '/prompts?q=title', widths: [360, 1280] },
  { name: 'lists-gpts-beyond', path: '/gpts?page=99', widths: [360, 1280] },
  { name: 'lists-search', path: '/recherche', widths: [360, 1280] },
  { name: 'lists-search-filtered', path: '/recherche?q=seo&type=prompts&niveau=Avancé' },
  { name: 'lists-search-filtered-gpts', path: '/recherche?q=contenu&type=gpts&ia=ChatGPT' },
  { name: 'lists-search-corrected', path: '/recherche?q=canibalisation', widths: [360, 1280] },
  { name: 'lists-search-synonym', path: '/recherche?q=vitesse', widths: [360, 1280] },
  { name: 'lists-search-nothing', path: '/recherche?q=zzzzqqq', widths: [360, 1280] },
  {
    name: 'lists-search-no-script',
    path: '/recherche?q=seo',
    widths: [360, 1280],
    context: { javaScriptEnabled: false },
  },
  { name: 'lists-tag', path: '/tag/seo', widths: [360, 1280] },
  { name: 'lists-news-768', path: '/nouveautes', widths: [768], mask: ['time'] },
  { name: 'lists-news-gpts', path: '/nouveautes?type=gpts', widths: [1280], mask: ['time'] },
  { name: 'lists-selection', path: '/selection', stored: selections },
  {
    name: 'lists-selection-hover',
    path: '/selection',
    stored: selections,
    isViewportOnly: true,
    act: (page) => page.getByRole('main').locator('h2 a').first().hover(),
  },
  {
    name: 'lists-selection-tab-hover',
    path: '/selection',
    stored: selections,
    isViewportOnly: true,
    act: (page) => page.getByRole('button', { name: /Une autre sélection/ }).hover(),
  },
  {
    name: 'lists-selection-tab-focus',
    path: '/selection',
    stored: selections,
    isViewportOnly: true,
    act: async (page) => {
      await page.keyboard.press('Tab')
      await page.locator('nav [aria-current="true"]').last().focus()
    },
  },
  {
    name: 'lists-selection-naming',
    path: '/selection',
    stored: selections,
    isViewportOnly: true,
    act: (page) => page.getByRole('button', { name: 'Renommer la sélection' }).click(),
  },
  {
    name: 'lists-selection-menu',
    path: '/selection',
    stored: selections,
    isViewportOnly: true,
    act: async (page) => {
      await page
        .getByRole('button', { name: /Autres actions/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Descendre' }).first().hover()
    },
  },
  {
    name: 'lists-selection-note',
    path: '/selection',
    stored: selections,
    act: async (page) => {
      await page.getByRole('textbox').nth(1).fill('x'.repeat(450))
      await page.getByRole('textbox').nth(3).hover()
    },
  },
  {
    name: 'lists-selection-drag',
    path: '/selection',
    stored: selections,
    isViewportOnly: true,
    act: holdFirst,
  },
  {
    name: 'lists-selection-touch',
    path: '/selection',
    stored: selections,
    widths: [360],
    context: { hasTouch: true },
  },
  {
    name: 'lists-selection-begun',
    path: '/selection',
    widths: [360, 1280],
    stored: {
      ...selections,
      'saisie-v1:adresses-shopify-en-trop': JSON.stringify({
        titre: 'Adresses Shopify en trop',
        values: { v0: 'x', v1: 'x' },
        filled: 2,
        total: 6,
        at: Date.UTC(2025, 0, 2),
      }),
    },
  },
  {
    name: 'lists-selection-print',
    path: '/selection',
    stored: selections,
    widths: [768],
    media: { media: 'print' },
  },
  {
    name: 'lists-selection-forced-colors',
    path: '/selection',
    stored: selections,
    widths: [1280],
    context: { forcedColors: 'active' },
  },
  {
    name: 'lists-selection-no-script',
    path: '/selection',
    widths: [360],
    context: { javaScriptEnabled: false },
  },
  { name: 'lists-shared', path: sharedLink },
  { name: 'lists-shared-print', path: sharedLink, widths: [768], media: { media: 'print' } },
  { name: 'lists-shared-broken', path: '/selection#p=xyz', widths: [360, 1280] },
  { name: 'lists-document', path: '/selection/document', stored: selections },
  {
    name: 'lists-document-client',
    path: '/selection/document',
    stored: { ...selections, ...client },
  },
  { name: 'lists-document-empty', path: '/selection/document', widths: [360, 1280] },
  {
    name: 'lists-document-print',
    path: '/selection/document',
    stored: { ...selections, ...client },
    widths: [768],
    media: { media: 'print' },
  },
  { name: 'lists-offline-empty', path: '/hors-ligne', widths: [360, 1280] },
  { name: 'lists-offline', path: '/hors-ligne', act: keepPages },
  {
    name: 'lists-offline-hover',
    path: '/hors-ligne?page=/prompts',
    isViewportOnly: true,
    act: async (page) => {
      await keepPages(page)
      await page.getByRole('link', { name: 'Adresses Shopify en trop' }).hover()
    },
  },
  {
    name: 'lists-own-data-import',
    path: '/profils',
    stored: selections,
    isViewportOnly: true,
    act: async (page) => {
      await page.getByLabel('Fichier de données à importer').setInputFiles({
        name: 'donnees.json',
        mimeType: 'application/json',
        buffer: Buffer.from(dataFile),
      })
      await page.getByRole('dialog').getByRole('table').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'lists-favourite-kept',
    path: '/gpt/analyste-intention-de-recherche',
    stored: selections,
    isViewportOnly: true,
    act: (page) => page.getByText('Dans ma sélection').first().scrollIntoViewIfNeeded(),
  },
  { name: 'lists-missing-prompt', path: '/prompt/nulle-part', widths: [360, 1280] },
]
