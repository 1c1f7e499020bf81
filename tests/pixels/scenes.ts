import type { BrowserContextOptions, Locator, Page } from '@playwright/test'

import type { Width } from './pictures.ts'
import { frameScenes } from './scenes-frame.ts'
import { homeScenes } from './scenes-home.ts'
import { itemScenes } from './scenes-items.ts'
import { listScenes } from './scenes-lists.ts'
import { persoScenes } from './scenes-perso.ts'

/** A page in one state. Its content is the starting catalogue. */
export type Scene = {
  /** Name of its pictures. Scenes of the administration begin with `admin-`. */
  name: string
  path: string
  /** Opened by an administrator. */
  isAdmin?: boolean
  /** Brings the page into its state. */
  act?: (page: Page) => Promise<unknown>
  context?: Pick<
    BrowserContextOptions,
    'javaScriptEnabled' | 'forcedColors' | 'reducedMotion' | 'hasTouch'
  >
  /** Set after the state is reached. */
  media?: { media: 'print' }
  /** Entries of localStorage before the page loads. */
  stored?: Record<string, string>
  /** Selectors of what differs from run to run. A plain box covers it. */
  mask?: string[]
  /** Every width if absent. */
  widths?: Width[]
  /** For fixed layers and dialogs: no picture of the whole page. */
  isViewportOnly?: boolean
}

type Find = (page: Page) => Locator

const admin = '/secure-admin-panel'
const prompt = '/prompt/adresses-shopify-en-trop'
const gpt = '/gpt/analyste-intention-de-recherche'

const card = (page: Page) => page.getByRole('article').first()
const hover = (find: Find) => (page: Page) => find(page).hover()
const focus = (find: Find) => async (page: Page) => {
  await page.keyboard.press('Tab')
  await find(page).focus()
}

export const scenes: Scene[] = [
  ...listScenes,
  // Public pages
  { name: 'public-home', path: '/' },
  { name: 'public-prompts', path: '/prompts' },
  { name: 'public-prompts-rows', path: '/prompts?vue=liste' },
  { name: 'public-prompts-last-page', path: '/prompts?page=2' },
  { name: 'public-prompts-filtered', path: '/prompts?q=audit&niveau=Avancé' },
  { name: 'public-prompts-empty', path: '/prompts?q=zzzzqqq' },
  { name: 'public-gpts', path: '/gpts' },
  { name: 'public-gpts-rows', path: '/gpts?vue=liste', widths: [360, 1280] },
  { name: 'public-prompt', path: prompt },
  { name: 'public-gpt', path: gpt },
  { name: 'public-category', path: '/categorie/seo' },
  { name: 'public-categories', path: '/categories' },
  { name: 'public-search', path: '/recherche?q=seo', widths: [360, 1280] },
  { name: 'public-news', path: '/nouveautes', widths: [360, 1280], mask: ['time'] },
  { name: 'public-selection', path: '/selection' },
  { name: 'public-profiles', path: '/profils' },
  { name: 'public-legal', path: '/cgu', widths: [360, 1280] },
  { name: 'public-mcp', path: '/mcp', widths: [360, 1280] },
  { name: 'public-submit', path: '/ajouter', widths: [360, 1280] },
  { name: 'public-plan', path: '/plan-du-site', widths: [360, 1280] },
  { name: 'public-not-found', path: '/nulle-part' },
  // Public states
  {
    name: 'public-card-hover',
    path: '/prompts',
    isViewportOnly: true,
    act: hover((page) => card(page).locator('h3 a')),
  },
  {
    name: 'public-card-tab-hover',
    path: '/gpts',
    isViewportOnly: true,
    act: hover((page) => card(page).getByRole('link').first()),
  },
  {
    name: 'public-card-button-hover',
    path: '/prompts',
    isViewportOnly: true,
    act: hover((page) => card(page).getByRole('button', { name: /Copier/ })),
  },
  {
    name: 'public-card-button-focus',
    path: '/prompts',
    isViewportOnly: true,
    act: focus((page) => card(page).getByRole('button', { name: /Copier/ })),
  },
  {
    name: 'public-card-starred',
    path: '/prompts',
    isViewportOnly: true,
    act: (page) => card(page).locator('[data-star]').click(),
  },
  {
    name: 'public-nav-hover',
    path: '/prompts',
    isViewportOnly: true,
    widths: [768, 1280],
    act: hover((page) =>
      page.getByRole('navigation', { name: 'Principale' }).getByRole('link').nth(1),
    ),
  },
  {
    name: 'public-nav-focus',
    path: '/gpts',
    isViewportOnly: true,
    widths: [768, 1280],
    act: focus((page) => page.getByRole('banner').getByRole('link').first()),
  },
  {
    name: 'public-skip-link',
    path: '/cgu',
    isViewportOnly: true,
    act: (page) => page.keyboard.press('Tab'),
  },
  {
    name: 'public-menu-open',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360],
    act: (page) => page.locator('header summary').click(),
  },
  {
    name: 'public-theme-toggled',
    path: '/prompts',
    isViewportOnly: true,
    act: (page) => page.getByRole('button', { name: 'Thème sombre' }).click(),
  },
  {
    name: 'public-select-focus',
    path: '/prompts',
    isViewportOnly: true,
    act: focus((page) => page.locator('main select').first()),
  },
  {
    name: 'public-palette',
    path: '/prompts',
    isViewportOnly: true,
    act: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'public-report-dialog',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    act: async (page) => {
      await page.getByRole('contentinfo').getByText('Signaler').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'public-toast',
    path: '/prompts',
    isViewportOnly: true,
    act: async (page) => {
      await page.clock.install()
      await card(page)
        .getByRole('button', { name: /Copier/ })
        .click()
      await page.clock.runFor(600)
    },
  },
  {
    name: 'public-prompt-filled',
    path: prompt,
    act: async (page) => {
      const field = page.locator('main').locator('input[type=text], textarea').first()
      if ((await field.count()) > 0) await field.fill('Boutique Exemple')
    },
  },
  { name: 'public-print-list', path: '/prompts', widths: [768], media: { media: 'print' } },
  { name: 'public-print-prompt', path: prompt, widths: [768], media: { media: 'print' } },
  {
    name: 'public-forced-colors',
    path: '/prompts',
    widths: [360, 1280],
    context: { forcedColors: 'active' },
  },
  {
    name: 'public-motion-allowed',
    path: '/prompts',
    widths: [1280],
    isViewportOnly: true,
    context: { reducedMotion: 'no-preference' },
  },
  {
    name: 'public-no-script',
    path: '/prompts',
    widths: [360, 1280],
    context: { javaScriptEnabled: false },
  },
  {
    name: 'public-clients-in-bar',
    path: '/prompts',
    isViewportOnly: true,
    stored: { 'profils-v1': '[{}]' },
  },
  // Administration
  { name: 'admin-sign-in', path: `${admin}/auth` },
  {
    name: 'admin-dashboard',
    path: admin,
    isAdmin: true,
    mask: ['time', 'svg.recharts-surface', ':text-matches("[0-9]{2}:[0-9]{2}")'],
  },
  { name: 'admin-prompts', path: `${admin}/prompts`, isAdmin: true, mask: ['time'] },
  {
    name: 'admin-prompts-selected',
    path: `${admin}/prompts?q=audit`,
    isAdmin: true,
    mask: ['time'],
    act: async (page) => {
      await page.locator('tbody').getByRole('row').first().getByRole('checkbox').check()
    },
  },
  { name: 'admin-prompts-empty', path: `${admin}/prompts?q=introuvable`, isAdmin: true },
  {
    name: 'admin-new-prompt-errors',
    path: `${admin}/prompts/nouveau`,
    isAdmin: true,
    mask: ['time', 'iframe'],
    act: async (page) => {
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    },
  },
  { name: 'admin-new-gpt', path: `${admin}/gpts/nouveau`, isAdmin: true, mask: ['time', 'iframe'] },
  { name: 'admin-calendar', path: `${admin}/calendrier`, isAdmin: true, widths: [360, 1280] },
  {
    name: 'admin-users',
    path: `${admin}/users`,
    isAdmin: true,
    mask: ['time', 'td'],
    widths: [360, 1280],
  },
  { name: 'admin-redirects', path: `${admin}/redirections`, isAdmin: true, mask: ['time'] },
  {
    name: 'admin-sign-in-focus',
    path: `${admin}/auth`,
    isViewportOnly: true,
    act: focus((page) => page.getByLabel('Adresse e-mail')),
  },
  { name: 'admin-categories', path: `${admin}/categories`, isAdmin: true },
  { name: 'admin-tags', path: `${admin}/tags`, isAdmin: true, widths: [360, 1280] },
  { name: 'admin-vocabulary', path: `${admin}/vocabulaire`, isAdmin: true },
  {
    name: 'admin-vocabulary-absent-subject',
    path: `${admin}/vocabulaire`,
    isAdmin: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Nouveau groupe' }).click()
      await page
        .getByRole('main')
        .getByRole('combobox')
        .first()
        .selectOption({ label: 'Sujet absent' })
    },
  },
  { name: 'admin-import', path: `${admin}/importer`, isAdmin: true, widths: [360, 1280] },
  { name: 'admin-settings', path: `${admin}/settings`, isAdmin: true, mask: ['time'] },
  {
    name: 'admin-button-hover',
    path: `${admin}/prompts`,
    isAdmin: true,
    isViewportOnly: true,
    mask: ['time'],
    act: (page) => page.locator('main a, main button').first().hover(),
  },
  {
    name: 'admin-button-focus',
    path: `${admin}/prompts`,
    isAdmin: true,
    isViewportOnly: true,
    mask: ['time'],
    act: async (page) => {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
    },
  },
  ...itemScenes,
  ...persoScenes,
  ...homeScenes,
  ...frameScenes,
]
