import { expect, type Page } from '@playwright/test'

import {
  expectPaletteAnswer,
  moveToRow,
  openPalette,
  paletteBox,
  paletteRow,
  paletteSaid,
} from '#tests/e2e/support/palette.ts'
import { searchBox } from '#tests/e2e/support/search-box.ts'
import type { Scene } from '#tests/pixels/scene.ts'

import {
  acts,
  breakCalls,
  click,
  focus,
  holdCalls,
  hover,
  refuseCalls,
  stopTimers,
} from './acts.ts'
import { withBegun, withClient, withSelections, withUsed } from './stored.ts'

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })

/** Types into the box of the page and waits for what is proposed. */
const suggest = (text: string) => async (page: Page) => {
  await searchBox(page).click()
  await searchBox(page).pressSequentially(text)
  await expect(suggestions(page)).toHaveAttribute('aria-busy', 'false')
}

/** Types into the palette and waits for its rows. */
const ask = (text: string) => async (page: Page) => {
  await paletteBox(page).fill(text)
  await expectPaletteAnswer(page)
}

/** The palette and the suggestions of a search box. */
export const searchScenes: Scene[] = [
  {
    name: 'public-search-box-focus',
    path: '/recherche',
    isViewportOnly: true,
    widths: [360, 1280],
    act: focus(searchBox),
  },
  {
    name: 'public-suggestions',
    path: '/',
    isViewportOnly: true,
    act: acts(
      suggest('hreflag'),
      (page) => page.keyboard.press('ArrowDown'),
      hover((page) => suggestions(page).getByRole('option').last()),
    ),
  },
  {
    name: 'public-suggestions-categories',
    path: '/recherche',
    isViewportOnly: true,
    widths: [360, 1280],
    act: suggest('audit'),
  },
  {
    name: 'public-suggestions-refused',
    path: '/',
    isViewportOnly: true,
    widths: [360, 1280],
    act: async (page) => {
      await stopTimers(page)
      await refuseCalls(page)
      await searchBox(page).click()
      await searchBox(page).pressSequentially('hrefl')
      await page.getByText('Trop de requêtes').waitFor()
    },
  },
  { name: 'public-palette', path: '/prompts', isViewportOnly: true, act: openPalette },
  {
    name: 'public-palette-own-data',
    path: '/prompts',
    isViewportOnly: true,
    stored: { ...withBegun(2), ...withUsed, ...withSelections, ...withClient },
    act: acts(
      openPalette,
      hover((page) => paletteRow(page, 'Auditer une page').first()),
    ),
  },
  {
    name: 'public-palette-results',
    path: '/prompts',
    isViewportOnly: true,
    act: acts(openPalette, ask('hreflag')),
  },
  {
    name: 'public-palette-copied',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    stored: withClient,
    act: async (page) => {
      await stopTimers(page)
      await openPalette(page)
      await ask('brief')(page)
      await moveToRow(page, 'Écrire un brief')
      await page.keyboard.press('Control+Enter')
      await expect(paletteSaid(page)).toContainText('Copié')
    },
  },
  {
    name: 'public-palette-command',
    path: '/prompts',
    isViewportOnly: true,
    act: async (page) => {
      await openPalette(page)
      await ask('theme')(page)
      await moveToRow(page, 'Passer au thème')
      await page.keyboard.press('Enter')
      await expect(paletteSaid(page)).toContainText('Thème')
    },
  },
  {
    name: 'public-palette-vain',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    act: acts(openPalette, ask('zzzzqqq')),
  },
  {
    name: 'public-palette-waiting',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    act: acts(holdCalls, openPalette, (page) => paletteBox(page).fill('client')),
  },
  {
    name: 'public-palette-failed',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    act: acts(
      breakCalls,
      openPalette,
      (page) => paletteBox(page).fill('zzzz'),
      (page) => page.getByText('La recherche ne répond pas').waitFor(),
    ),
  },
  {
    name: 'public-palette-toast',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    act: async (page) => {
      await stopTimers(page)
      await openPalette(page)
      await ask('brief')(page)
      await moveToRow(page, 'Écrire un brief')
      await breakCalls(page)
      await page.keyboard.press('Control+Enter')
      await page.getByRole('region', { name: 'Messages' }).getByRole('dialog').waitFor()
    },
  },
  {
    name: 'public-palette-forced-colors',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    stored: withBegun(2),
    context: { forcedColors: 'active' },
    act: openPalette,
  },
  {
    name: 'public-print-palette',
    path: '/prompts',
    widths: [768],
    media: { media: 'print' },
    act: acts(openPalette, ask('brief')),
  },
  {
    name: 'public-palette-touch',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 768],
    context: { hasTouch: true },
    act: acts(openPalette, ask('brief')),
  },
  {
    name: 'public-palette-typing-focus',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    act: acts(
      openPalette,
      ask('brief'),
      (page) => page.keyboard.press('Tab'),
      click((page) => page.getByRole('dialog').getByRole('button', { name: 'Effacer' })),
    ),
  },
]
