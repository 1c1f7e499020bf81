import { expect, type Page } from '@playwright/test'

import { followLink } from '#tests/e2e/support/broken-code.ts'
import { searchBox } from '#tests/e2e/support/search-box.ts'
import type { Scene } from '#tests/pixels/scene.ts'

import {
  acts,
  breakCalls,
  card,
  click,
  type Find,
  focus,
  holdCalls,
  hover,
  hoverAll,
  refuseCalls,
  scrollTo,
  stopTimers,
} from './acts.ts'
import { withBegun, withSelections, withUsed } from './stored.ts'

const copyButton: Find = (page) => card(page).getByRole('button', { name: /^Copier/ })
const conversations: Find = (page) =>
  page.getByRole('button', { name: /^Exemples de conversations/ }).first()
const resumed = (page: Page) => page.getByRole('region', { name: 'Reprendre' }).waitFor()
const follow = (path: string) => (page: Page) => followLink(page, path)
const skeleton = (page: Page) => page.locator('output', { hasText: 'Chargement' }).first().waitFor()
const alert = (page: Page) => page.getByRole('main').getByRole('alert').first().waitFor()

/** The home page and lists of items in their states. */
export const listScenes: Scene[] = [
  // What was begun, on the home page
  { name: 'public-resume-used', path: '/', stored: withUsed, isViewportOnly: true, act: resumed },
  {
    name: 'public-resume-one',
    path: '/',
    stored: withBegun(1),
    isViewportOnly: true,
    act: resumed,
  },
  {
    name: 'public-resume-two',
    path: '/',
    stored: { ...withBegun(2), ...withSelections },
    act: acts(resumed, hoverAll),
  },
  {
    name: 'public-resume-four',
    path: '/',
    stored: { ...withBegun(4), ...withSelections, ...withUsed },
    act: acts(
      resumed,
      focus((page) => page.getByRole('region', { name: 'Reprendre' }).getByRole('link').last()),
    ),
  },
  {
    name: 'public-home-scrolled',
    path: '/',
    isViewportOnly: true,
    widths: [1280],
    act: scrollTo(1300),
  },
  {
    name: 'public-home-invalid-search',
    path: '/',
    isViewportOnly: true,
    widths: [360, 1280],
    act: async (page) => {
      await stopTimers(page)
      await searchBox(page).fill('<')
      await page.keyboard.press('Enter')
      await page.getByRole('region', { name: 'Messages' }).getByRole('dialog').waitFor()
    },
  },
  {
    name: 'public-home-waiting',
    path: '/cgu',
    act: acts(holdCalls, follow('/'), skeleton),
  },
  {
    name: 'public-home-failed',
    path: '/cgu',
    widths: [360, 1280],
    act: acts(breakCalls, follow('/'), (page) =>
      expect(page.getByRole('main').getByRole('alert')).toHaveCount(3),
    ),
  },
  // Cards
  {
    name: 'public-card-hover',
    path: '/prompts',
    isViewportOnly: true,
    act: hover((page) => card(page).getByRole('heading').getByRole('link')),
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
    act: hover(copyButton),
  },
  {
    name: 'public-card-button-focus',
    path: '/prompts',
    isViewportOnly: true,
    act: focus(copyButton),
  },
  {
    name: 'public-card-starred',
    path: '/prompts',
    isViewportOnly: true,
    act: acts(
      stopTimers,
      click((page) => card(page).getByRole('button', { name: /^Mettre de côté/ })),
    ),
  },
  {
    name: 'public-card-copying',
    path: '/prompts',
    isViewportOnly: true,
    act: acts(holdCalls, click(copyButton), (page) =>
      page.getByRole('main').locator('button[aria-busy="true"]').waitFor(),
    ),
  },
  {
    name: 'public-card-copied',
    path: '/prompts',
    isViewportOnly: true,
    act: acts(stopTimers, click(copyButton), (page) =>
      page.getByRole('main').locator('[data-state="copied"]').waitFor(),
    ),
  },
  {
    name: 'public-conversations',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    act: acts(
      click(conversations),
      hover((page) => page.getByRole('dialog').getByRole('link').first()),
    ),
  },
  {
    name: 'public-conversations-waiting',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    act: acts(holdCalls, click(conversations), (page) => page.getByRole('dialog').waitFor()),
  },
  {
    name: 'public-conversations-failed',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    act: acts(breakCalls, click(conversations), (page) =>
      page.getByRole('dialog').getByRole('alert').waitFor(),
    ),
  },
  // Lists
  {
    name: 'public-select-focus',
    path: '/prompts',
    isViewportOnly: true,
    act: focus((page) => page.getByRole('main').getByRole('combobox').first()),
  },
  {
    name: 'public-print-prompts-rows',
    path: '/prompts?vue=liste',
    widths: [768],
    media: { media: 'print' },
  },
  {
    name: 'public-prompts-waiting',
    path: '/cgu',
    act: acts(holdCalls, follow('/prompts'), skeleton),
  },
  {
    name: 'public-gpts-failed',
    path: '/cgu',
    widths: [360, 1280],
    act: acts(breakCalls, follow('/gpts'), alert),
  },
  {
    name: 'public-categories-failed',
    path: '/cgu',
    widths: [360, 1280],
    act: acts(breakCalls, follow('/categories'), alert),
  },
  {
    name: 'public-prompts-refused',
    path: '/cgu',
    widths: [360, 1280],
    act: acts(stopTimers, refuseCalls, follow('/prompts'), (page) =>
      page.getByText('Trop de requêtes').first().waitFor(),
    ),
  },
  {
    name: 'public-prompt-waiting',
    path: '/cgu',
    widths: [360, 1280],
    act: acts(holdCalls, follow('/prompt/audit-on-page-url'), skeleton),
  },
  {
    name: 'public-search-waiting',
    path: '/recherche',
    widths: [360, 1280],
    act: acts(holdCalls, follow('/recherche?q=hreflang'), (page) =>
      page.getByText('Recherche en cours').first().waitFor({ state: 'attached' }),
    ),
  },
  {
    name: 'public-search-failed',
    path: '/recherche',
    widths: [360, 1280],
    act: acts(breakCalls, follow('/recherche?q=hreflang'), alert),
  },
  {
    name: 'public-search-refused',
    path: '/recherche?q=seo',
    widths: [360, 1280],
    act: acts(stopTimers, refuseCalls, follow('/recherche?q=hreflang'), (page) =>
      page.getByText('Trop de requêtes').first().waitFor(),
    ),
  },
]
