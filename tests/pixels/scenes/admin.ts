import type { Page } from '@playwright/test'

import { adminRoot, signInPath } from '#shared/addresses/admin-screens.ts'
import { numericDate } from '#shared/text/french-date.ts'
import type { Scene } from '#tests/pixels/scene.ts'
import { adminScreens } from '#tests/support/page/admin-screens.ts'

import { acts, breakCalls, click, focus, hoverAll } from './acts.ts'
import { prepareAccounts } from './admin-accounts.ts'
import { adminListScenes } from './admin-lists.ts'

const dialogOpened = (page: Page) => page.getByRole('dialog').waitFor()

/** Times, charts, previews, and texts that differ from run to run. */
const mask = [
  'time',
  'iframe',
  'svg.recharts-surface',
  ':text-matches("[0-9]{2}:[0-9]{2}")',
  ':text-matches("@example.org")',
]

const onFilledSite = { site: 'filled', isAdmin: true, mask } as const

/** Ids, days, sessions and codes of failures: they have other lengths in another run, so a mask is not enough. */
const replaceVariableTexts = (page: Page) =>
  page.evaluate((today) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      text.nodeValue =
        text.nodeValue
          ?.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, '0'.repeat(36))
          .replace(today, '01/01/2026')
          .replace(/\d+ sess\./, '1 sess.')
          .replace(/ERR_[\w-]+/, 'ERR_0') ?? null
    }
  }, numericDate(new Date().toISOString()))

/** The sessions of other pictures are in the journal. */
const queries: Partial<Record<string, string>> = { '/journal': '?au=2026-01-31' }

/** A scene for each screen, and one for each of its states. */
const screenScenes: Scene[] = []
for (const { path, ready, states = [] } of adminScreens) {
  const name = `admin${path.replaceAll(/\W+/g, '-')}`
  const screen = {
    ...onFilledSite,
    path: adminRoot + path + (queries[path] ?? ''),
    prepare: prepareAccounts,
  }
  const shown = ready ? [ready] : []
  screenScenes.push({ ...screen, name, act: acts(...shown, replaceVariableTexts) })
  for (const [place, state] of states.entries()) {
    shown.push(state)
    screenScenes.push({
      ...screen,
      name: `${name}-${place + 1}`,
      act: acts(...shown, replaceVariableTexts),
    })
  }
}
for (const scene of adminListScenes) {
  screenScenes.push({ ...onFilledSite, ...scene, path: adminRoot + scene.path })
}

export const adminScenes: Scene[] = [
  { name: 'admin-sign-in', path: signInPath },
  { name: 'admin-session-ended', path: `${signInPath}?motif=inactivite` },
  {
    name: 'admin-sign-in-focus',
    path: signInPath,
    isViewportOnly: true,
    act: focus((page) => page.getByLabel('Adresse e-mail')),
  },
  ...screenScenes,
  {
    ...onFilledSite,
    name: 'admin-vocabulary-absent-subject',
    path: `${adminRoot}/vocabulaire`,
    act: async (page) => {
      await page.getByRole('button', { name: 'Nouveau groupe' }).click()
      await page.getByRole('main').getByRole('combobox').first().selectOption('absent')
    },
  },
  {
    ...onFilledSite,
    name: 'admin-palette',
    path: `${adminRoot}/tags`,
    act: acts((page) => page.keyboard.press('Control+k'), dialogOpened),
  },
  {
    ...onFilledSite,
    name: 'admin-theme-toggled',
    path: `${adminRoot}/tags`,
    isViewportOnly: true,
    act: click((page) => page.getByRole('button', { name: 'Thème sombre' })),
  },
  {
    ...onFilledSite,
    name: 'admin-hover',
    path: `${adminRoot}/prompts?q=audit`,
    act: hoverAll,
  },
  {
    ...onFilledSite,
    name: 'admin-editor-hover',
    path: `${adminRoot}/gpts/$id`,
    act: hoverAll,
  },
  {
    ...onFilledSite,
    name: 'admin-offline-edit',
    path: `${adminRoot}/prompts/$id`,
    act: async (page) => {
      await breakCalls(page)
      await page.getByLabel('Titre', { exact: true }).fill('Un autre titre')
      await page.getByText('Hors ligne').waitFor()
    },
  },
  {
    ...onFilledSite,
    name: 'admin-failed-list',
    path: `${adminRoot}/tags`,
    prepare: (page) => page.route('**/api/trpc/admin.tags*', (route) => route.abort()),
    act: acts((page) => page.getByText('ERR_').waitFor(), replaceVariableTexts),
  },
]
