import type { Page } from '@playwright/test'

import type { Scene } from '../scene.ts'

const admin = '/secure-admin-panel'
const prompt = '/prompt/adresses-shopify-en-trop'

const profiles = [
  { id: 'p1', name: 'Boutique Exemple', values: [{ variable: 'Site', value: 'exemple.fr' }] },
  { id: 'p2', name: 'Cabinet au nom assez long pour être coupé', values: [] },
]
const clients = {
  'profils-v1': JSON.stringify(profiles),
  'client-v1': JSON.stringify({ id: 'p2', name: profiles[1]?.name }),
}
const begun = {
  'saisie-v1:adresses-shopify-en-trop': JSON.stringify({
    slug: 'adresses-shopify-en-trop',
    titre: 'Adresses Shopify en trop',
    total: 4,
    filled: 2,
    category: 'SEO',
    values: { site: 'exemple.fr', public: 'tous' },
    at: Date.now(),
  }),
}

async function openPalette(page: Page, text = '') {
  await page.keyboard.press('Control+k')
  const box = page.getByRole('dialog').getByRole('combobox')
  await box.waitFor()
  await box.pressSequentially(text)
  if (text !== '') await page.waitForTimeout(1500)
}

async function suggest(page: Page) {
  await page.locator('main').getByRole('combobox').first().pressSequentially('seo')
  await page.getByRole('listbox').waitFor()
}

async function openClients(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Client/ })
    .click()
  await page.getByRole('dialog', { name: 'Client' }).waitFor()
}

async function searchNothing(page: Page) {
  await page.clock.install()
  await page.locator('main').getByRole('button', { name: 'Rechercher' }).click()
  await page.clock.runFor(600)
}

async function removeFromSelection(page: Page) {
  await page.locator('[data-star]').first().click()
  await page.goto('/selection')
  await page.locator('html[data-live]').waitFor()
  await page.clock.install()
  await page
    .getByRole('button', { name: /Autres actions/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Retirer de la sélection' }).first().click()
  await page.clock.runFor(600)
}

/** What surrounds every page, and what opens over it. */
export const frameStates: Scene[] = [
  {
    name: 'frame-footer-hover',
    path: '/cgu',
    isViewportOnly: true,
    act: (page) => page.getByRole('contentinfo').locator('ul a').first().hover(),
  },
  {
    name: 'frame-legal-hover',
    path: '/cgu',
    isViewportOnly: true,
    act: (page) => page.getByRole('contentinfo').locator('a').last().hover(),
  },
  {
    name: 'frame-crumbs-hover',
    path: prompt,
    isViewportOnly: true,
    act: (page) =>
      page
        .getByRole('navigation', { name: /Ariane/ })
        .getByRole('link')
        .first()
        .hover(),
  },
  {
    name: 'frame-pager-hover',
    path: '/prompts',
    isViewportOnly: true,
    act: (page) =>
      page.getByRole('navigation', { name: 'Pagination' }).locator('li a').last().hover(),
  },
  {
    name: 'frame-search-link-hover',
    path: '/prompts',
    isViewportOnly: true,
    act: (page) =>
      page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).first().hover(),
  },
  {
    name: 'frame-search-focus',
    path: '/',
    isViewportOnly: true,
    act: (page) => page.locator('main').getByRole('combobox').first().focus(),
  },
  { name: 'frame-suggestions', path: '/', isViewportOnly: true, act: suggest },
  {
    name: 'frame-suggestions-active',
    path: '/',
    isViewportOnly: true,
    act: async (page) => {
      await suggest(page)
      await page.keyboard.press('ArrowDown')
      await page.getByRole('option').nth(2).hover()
    },
  },
  {
    name: 'frame-palette-begun',
    path: '/prompts',
    isViewportOnly: true,
    stored: { ...clients, ...begun },
    act: (page) => openPalette(page),
  },
  {
    name: 'frame-palette-typed',
    path: '/prompts',
    isViewportOnly: true,
    act: async (page) => {
      await openPalette(page, 'seo')
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'frame-palette-hover',
    path: '/gpts',
    isViewportOnly: true,
    act: async (page) => {
      await openPalette(page, 'audit')
      await page.getByRole('dialog').getByRole('row').nth(2).hover()
    },
  },
  {
    name: 'frame-palette-empty',
    path: '/gpts',
    isViewportOnly: true,
    act: (page) => openPalette(page, 'zzzzqqq'),
  },
  {
    name: 'frame-palette-done',
    path: '/gpts',
    isViewportOnly: true,
    act: async (page) => {
      await openPalette(page, 'theme')
      await page.keyboard.press('Enter')
    },
  },
  {
    name: 'frame-palette-touch',
    path: '/gpts',
    isViewportOnly: true,
    context: { hasTouch: true },
    widths: [360],
    act: (page) => openPalette(page, 'audit'),
  },
  {
    name: 'frame-palette-forced-colors',
    path: '/gpts',
    isViewportOnly: true,
    context: { forcedColors: 'active' },
    act: (page) => openPalette(page, 'audit'),
  },
  {
    name: 'frame-palette-print',
    path: '/gpts',
    widths: [768],
    media: { media: 'print' },
    act: (page) => openPalette(page, 'audit'),
  },
  {
    name: 'frame-clients',
    path: '/prompts',
    isViewportOnly: true,
    stored: clients,
    act: openClients,
  },
  {
    name: 'frame-clients-hover',
    path: '/prompts',
    isViewportOnly: true,
    stored: clients,
    act: async (page) => {
      await openClients(page)
      await page.getByRole('button', { name: /Boutique/ }).hover()
    },
  },
  {
    name: 'frame-client-hover',
    path: '/prompts',
    isViewportOnly: true,
    stored: clients,
    act: (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /Client/ })
        .hover(),
  },
  {
    name: 'frame-menu-clients',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360],
    stored: clients,
    act: (page) => page.locator('header summary').click(),
  },
  {
    name: 'frame-star-count',
    path: '/prompts',
    isViewportOnly: true,
    act: async (page) => {
      await page.locator('[data-star]').nth(0).click()
      await page.locator('[data-star]').nth(1).click()
    },
  },
  {
    name: 'frame-report-error',
    path: '/prompts',
    isViewportOnly: true,
    act: async (page) => {
      await page.getByRole('contentinfo').getByText('Signaler').first().click()
      await page.getByRole('dialog').getByText('Envoyer').click()
    },
  },
  {
    name: 'frame-report-focus',
    path: '/prompts',
    isViewportOnly: true,
    act: async (page) => {
      await page.getByRole('contentinfo').getByText('Signaler').first().click()
      await page.getByRole('dialog').getByRole('radio').first().focus()
      await page.keyboard.press('ArrowDown')
    },
  },
  { name: 'frame-toast-error', path: '/', isViewportOnly: true, act: searchNothing },
  {
    name: 'frame-toast-low',
    path: '/prompts',
    isViewportOnly: true,
    act: async (page) => {
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 420 })
      await page.route('**/assets/report-window*', (route) => route.abort())
      await page.clock.install()
      await page.getByRole('contentinfo').getByText('Signaler').first().click()
      await page.clock.runFor(600)
    },
  },
  {
    name: 'frame-toast-action',
    path: '/prompts',
    isViewportOnly: true,
    act: removeFromSelection,
  },
  {
    name: 'frame-toast-action-low',
    path: '/prompts',
    isViewportOnly: true,
    act: async (page) => {
      await removeFromSelection(page)
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 420 })
    },
  },
  {
    name: 'frame-edit-link',
    path: prompt,
    isViewportOnly: true,
    stored: { 'administration-v1': `${admin}/modifier` },
    act: (page) => page.locator('body > a', { hasText: 'Modifier' }).waitFor(),
  },
  {
    name: 'frame-edit-link-hover',
    path: prompt,
    isViewportOnly: true,
    stored: { 'administration-v1': `${admin}/modifier` },
    act: (page) => page.locator('body > a', { hasText: 'Modifier' }).hover(),
  },
  {
    name: 'frame-edit-link-typing',
    path: prompt,
    isViewportOnly: true,
    widths: [360, 768],
    stored: { 'administration-v1': `${admin}/modifier` },
    act: async (page) => {
      await page.locator('body > a', { hasText: 'Modifier' }).waitFor()
      await page.locator('main input, main textarea').first().focus()
    },
  },
  {
    name: 'frame-edit-link-print',
    path: '/gpt/analyste-intention-de-recherche',
    widths: [768],
    stored: { 'administration-v1': `${admin}/modifier` },
    media: { media: 'print' },
    act: (page) => page.locator('body > a', { hasText: 'Modifier' }).waitFor(),
  },
  {
    name: 'frame-alone',
    path: '/cgu',
    isViewportOnly: true,
    act: (page) => page.evaluate(() => (document.documentElement.dataset['alone'] = '')),
  },
  {
    name: 'frame-offline',
    path: '/cgu',
    isViewportOnly: true,
    act: (page) =>
      page.evaluate(() => {
        document.body.insertAdjacentHTML(
          'afterbegin',
          '<aside class="offline"><p>Hors ligne</p></aside>',
        )
      }),
  },
  {
    name: 'frame-selection-no-script',
    path: '/selection',
    widths: [360, 1280],
    context: { javaScriptEnabled: false },
  },
  {
    name: 'frame-skeleton',
    path: '/categories',
    isViewportOnly: true,
    act: async (page) => {
      await page.route('**/trpc/**', () => undefined)
      await page.locator('main a[href^="/categorie/"]').first().click()
      await page.locator('main output', { hasText: 'Chargement' }).waitFor({ state: 'attached' })
    },
  },
  { name: 'frame-news', path: '/nouveautes', mask: ['time'], widths: [360, 1280] },
  {
    name: 'frame-conversations',
    path: prompt,
    isViewportOnly: true,
    act: async (page) => {
      await page.locator('main [aria-haspopup=dialog]').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'frame-print-text', path: '/cgu', widths: [768], media: { media: 'print' } },
  {
    name: 'frame-forced-colors-home',
    path: '/',
    widths: [360, 1280],
    context: { forcedColors: 'active' },
  },
  // Administration
  {
    name: 'admin-frame-palette',
    path: `${admin}/tags`,
    isAdmin: true,
    isViewportOnly: true,
    act: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'admin-frame-filter',
    path: `${admin}/prompts`,
    isAdmin: true,
    isViewportOnly: true,
    mask: ['time'],
    act: async (page) => {
      await page
        .getByRole('button', { name: /Filtrer/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'admin-frame-new-redirect',
    path: `${admin}/redirections`,
    isAdmin: true,
    mask: ['time'],
    act: (page) =>
      page
        .getByRole('button', { name: /Nouvelle|Ajouter/ })
        .first()
        .click(),
  },
  { name: 'admin-frame-expired', path: `${admin}/auth?motif=inactivite` },
  { name: 'admin-frame-links', path: `${admin}/liens`, isAdmin: true, mask: ['time'] },
  {
    name: 'admin-frame-theme',
    path: `${admin}/tags`,
    isAdmin: true,
    isViewportOnly: true,
    act: (page) => page.getByRole('button', { name: 'Thème sombre' }).click(),
  },
]
