import { expect, type Page } from '@playwright/test'

import { followLink } from '#tests/e2e/support/broken-code.ts'
import { keptNotice, untilKept } from '#tests/e2e/support/kept-pages.ts'
import type { Scene } from '#tests/pixels/scene.ts'

import {
  acts,
  breakCalls,
  breakClient,
  card,
  click,
  type Find,
  focus,
  holdCalls,
  holdClient,
  hover,
  hoverAll,
  showText,
  startWithoutTimers,
  stopTimers,
} from './acts.ts'
import { gpt, prompt } from './pages.ts'
import { brief, withClient, withEditor, withoutAds, withProfiles } from './stored.ts'

const clientChip: Find = (page) => page.getByRole('banner').getByRole('button', { name: /^Client/ })
const dialog: Find = (page) => page.getByRole('dialog')
const editLink: Find = (page) => page.getByRole('link', { name: 'Modifier', exact: true })
const toast: Find = (page) => page.getByRole('region', { name: 'Messages' }).getByRole('dialog')
const star: Find = (page) => card(page).getByRole('button', { name: /^Mettre de côté/ })
const copyButton: Find = (page) => card(page).getByRole('button', { name: /^Copier/ })

async function openReport(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByText('Signaler').first().click()
  await dialog(page).waitFor()
}

/** A window as low as a phone that lies on its side. */
const lowWindow = (page: Page) =>
  page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 460 })

export const frameScenes: Scene[] = [
  // Top bar
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
    act: acts(
      click((page) => page.getByRole('banner').locator('summary')),
      hoverAll,
    ),
  },
  {
    name: 'public-theme-toggled',
    path: '/prompts',
    isViewportOnly: true,
    act: click((page) => page.getByRole('button', { name: 'Thème sombre' })),
  },
  {
    name: 'public-theme-light',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    stored: { theme: 'light' },
  },
  {
    name: 'public-clients-in-bar',
    path: '/prompts',
    isViewportOnly: true,
    stored: { 'profils-v1': '[{}]' },
  },
  {
    name: 'public-client-menu',
    path: '/prompts',
    isViewportOnly: true,
    stored: withClient,
    act: acts(
      click(clientChip),
      hover((page) => dialog(page).getByRole('button', { name: /^Mairie/ })),
    ),
  },
  {
    name: 'public-client-menu-unchosen',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    stored: withProfiles,
    act: acts(
      click(clientChip),
      focus((page) => dialog(page).getByRole('button', { name: /^Client Dupont/ })),
    ),
  },
  // Messages
  {
    name: 'public-toast',
    path: '/prompts',
    isViewportOnly: true,
    act: acts(stopTimers, click(copyButton), click(star), (page) =>
      expect(toast(page).filter({ hasText: 'Ajouté' })).toBeVisible(),
    ),
  },
  {
    name: 'public-toast-low-window',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    act: acts(lowWindow, stopTimers, click(star), (page) => toast(page).waitFor()),
  },
  {
    name: 'public-toast-error',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    act: acts(
      (page) => page.route('**/assets/report-window-*', (route) => route.abort()),
      click((page) => page.getByRole('contentinfo').getByText('Signaler').first()),
      (page) => toast(page).getByRole('button', { name: 'Fermer' }).focus(),
    ),
  },
  {
    name: 'public-print-overlays',
    path: brief,
    widths: [768],
    stored: withEditor,
    media: { media: 'print' },
    act: acts(
      (page) => editLink(page).waitFor(),
      stopTimers,
      click((page) => page.getByRole('button', { name: 'Ajouter à ma sélection' })),
      (page) => toast(page).waitFor(),
    ),
  },
  // Report
  {
    name: 'public-report-dialog',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    act: openReport,
  },
  {
    name: 'public-report-refused',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    act: async (page) => {
      await openReport(page)
      await dialog(page).getByRole('button', { name: 'Envoyer' }).click()
      await expect(dialog(page).getByRole('alert')).not.toBeEmpty()
      await page.keyboard.press('Shift+Tab')
    },
  },
  {
    name: 'public-report-sending',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    act: async (page) => {
      await openReport(page)
      await dialog(page).getByRole('textbox').fill('Le texte s’arrête au milieu.')
      await holdCalls(page)
      await dialog(page).getByRole('button', { name: 'Envoyer' }).click()
      await page.getByRole('button', { name: 'Envoi…' }).waitFor()
    },
  },
  // Advertisements
  {
    name: 'public-consent',
    path: '/cgu',
    site: 'unusual',
    isViewportOnly: true,
    act: acts(
      (page) => page.getByRole('dialog', { name: 'Choix sur la publicité' }).waitFor(),
      focus((page) => page.getByRole('button', { name: 'Tout accepter' }).first()),
    ),
  },
  {
    name: 'public-consent-preferences',
    path: '/cgu',
    site: 'unusual',
    isViewportOnly: true,
    stored: withoutAds,
    act: acts(
      click((page) => page.getByRole('contentinfo').getByText('Gérer mes choix')),
      (page) => page.getByRole('dialog', { name: 'Gérer mes choix' }).waitFor(),
    ),
  },
  // Editors
  {
    name: 'public-edit-link',
    path: gpt,
    isViewportOnly: true,
    stored: withEditor,
    act: (page) => editLink(page).waitFor(),
  },
  {
    name: 'public-edit-link-hover',
    path: prompt,
    isViewportOnly: true,
    widths: [360, 1280],
    stored: withEditor,
    act: hover(editLink),
  },
  {
    name: 'public-edit-link-while-typing',
    path: brief,
    isViewportOnly: true,
    widths: [360, 1280],
    stored: withEditor,
    act: acts(
      (page) => editLink(page).waitFor(),
      (page) => page.getByRole('main').getByRole('form').getByRole('textbox').first().focus(),
    ),
  },
  // Failures
  {
    name: 'public-page-failed',
    path: '/cgu',
    act: acts(
      breakCalls,
      (page) => followLink(page, '/nouveautes'),
      (page) => page.getByRole('alert').waitFor(),
    ),
  },
  {
    name: 'public-client-failed',
    path: '/prompts',
    isStatic: true,
    widths: [360, 1280],
    prepare: breakClient,
    act: (page) => page.locator('html[data-script=failed]').waitFor(),
  },
  {
    name: 'public-client-failed-prompt',
    path: brief,
    isStatic: true,
    widths: [360, 1280],
    prepare: breakClient,
    act: (page) => page.locator('html[data-script=failed]').waitFor(),
  },
  {
    name: 'public-client-failed-scrolled',
    path: gpt,
    isStatic: true,
    isViewportOnly: true,
    widths: [360, 1280],
    prepare: breakClient,
    act: async (page) => {
      await page.locator('html[data-script=failed]').waitFor()
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    },
  },
  {
    name: 'public-early-presses',
    path: '/prompts',
    isStatic: true,
    isViewportOnly: true,
    widths: [360, 1280],
    prepare: holdClient,
    act: async (page) => {
      const talkative = page.getByRole('article').filter({ hasText: 'Core Web Vitals' })
      for (const name of [/^Copier/, /^Mettre de côté/, /^Exemples de conversations/])
        await talkative.getByRole('button', { name }).click()
    },
  },
  {
    name: 'public-early-prompt',
    path: brief,
    isStatic: true,
    widths: [360, 1280],
    prepare: holdClient,
    act: async (page) => {
      await page.getByRole('form').getByRole('textbox').first().fill('Avant l’heure')
      await showText(page)
      await page
        .getByRole('button', { name: /^Remplir/ })
        .first()
        .click()
    },
  },
  {
    name: 'public-offline-notice',
    path: '/cgu',
    isViewportOnly: true,
    widths: [360, 1280],
    context: { serviceWorkers: 'allow' },
    act: async (page) => {
      await untilKept(page, '/cgu')
      await page.context().setOffline(true)
      await page.reload()
      await page.locator('html[data-live]').waitFor()
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
      // It tells the time.
      await keptNotice(page)
        .locator('p')
        .evaluate((notice) => {
          notice.textContent = 'Hors ligne : vous consultez une version enregistrée'
        })
    },
  },
  // Without script
  ...['/', '/prompts', brief, gpt, '/recherche?q=seo', '/selection', '/profils'].map(
    (path): Scene => ({
      name: `public-no-script-${/\w+/.exec(path)?.[0] ?? 'home'}`,
      path,
      widths: [360, 1280],
      context: { javaScriptEnabled: false },
    }),
  ),
  // Contrast, paper and motion
  ...['/', '/prompts', '/recherche?q=hreflag', gpt].map((path): Scene => ({
    name: `public-forced-colors-${/\w+/.exec(path)?.[0] ?? 'home'}`,
    path,
    widths: [360, 1280],
    context: { forcedColors: 'active' },
  })),
  ...['/', '/prompts', '/cgu', prompt, gpt].map((path): Scene => ({
    name: `public-print-${/\w+/.exec(path)?.[0] ?? 'home'}`,
    path,
    widths: [768],
    media: { media: 'print' },
  })),
  {
    name: 'public-motion-allowed',
    path: '/prompts',
    widths: [1280],
    isViewportOnly: true,
    context: { reducedMotion: 'no-preference' },
    prepare: startWithoutTimers,
  },
]
