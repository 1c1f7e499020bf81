import type { Page } from '@playwright/test'

import { adminRoot } from '#shared/addresses/admin-screens.ts'
import type { Scene } from '#tests/pixels/scene.ts'

import { acts, click, hoverAll } from './acts.ts'

const mask = ['iframe', ':text-matches("@example.org")']
const onEditedSite = { site: 'edited', isAdmin: true, mask } as const

const calendar = { ...onEditedSite, path: `${adminRoot}/calendrier?mois=2050-03` }
const besideLayout = { 'admin:differences': 'cote-a-cote' }

const showDifferences = (page: Page) => page.locator('main ins').first().waitFor()

const editCategories = click((page) => page.getByRole('button', { name: 'Modifier /categories' }))

async function typeLongTexts(page: Page): Promise<void> {
  await page.getByLabel('Titre', { exact: true }).fill('Un titre bien trop long '.repeat(4))
  await page.getByLabel('Description', { exact: true }).fill('Trop court')
}

async function openVersions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Versions précédentes' }).click()
  await page.getByRole('dialog').locator('summary').first().click()
}

/** States of the calendar, the revisions and the screens for search engines. */
export const adminEditedScenes: Scene[] = [
  { ...calendar, name: 'admin-calendrier-plans' },
  { ...calendar, name: 'admin-calendrier-plans-hover', act: hoverAll },
  {
    ...calendar,
    name: 'admin-calendrier-drag',
    act: (page) => page.locator('button[draggable="true"]').first().dispatchEvent('dragstart'),
  },
  {
    ...calendar,
    name: 'admin-calendrier-plan',
    act: click((page) => page.locator('button[draggable="true"]').first()),
  },
  ...['prompts', 'gpts'].flatMap((kind): Scene[] => {
    const revisions = { ...onEditedSite, path: `${adminRoot}/${kind}/$id/revisions` }
    return [
      { ...revisions, name: `admin-${kind}-id-revisions-diff`, act: showDifferences },
      {
        ...revisions,
        name: `admin-${kind}-id-revisions-beside`,
        stored: besideLayout,
        widths: [1280],
        act: showDifferences,
      },
    ]
  }),
  {
    ...onEditedSite,
    path: `${adminRoot}/prompts/$id/revisions`,
    name: 'admin-prompts-id-revisions-hover',
    act: acts(showDifferences, hoverAll),
  },
  {
    ...onEditedSite,
    path: `${adminRoot}/prompts/$id`,
    name: 'admin-prompts-id-referencement',
    act: click((page) => page.getByRole('tab', { name: /^Référencement/ })),
  },
  {
    ...onEditedSite,
    path: `${adminRoot}/seo-pages?vue=configurees`,
    name: 'admin-seo-pages-versions',
    act: acts(editCategories, openVersions),
  },
  {
    ...onEditedSite,
    path: `${adminRoot}/seo-pages?vue=configurees`,
    name: 'admin-seo-pages-long-texts',
    act: acts(editCategories, typeLongTexts),
  },
  {
    ...onEditedSite,
    path: `${adminRoot}/seo-pages`,
    name: 'admin-seo-pages-failed-counts',
    prepare: (page) => page.route('**/api/trpc/*cockpitCounts*', (route) => route.abort()),
    act: (page) => page.getByText('n’a pas abouti').waitFor(),
  },
  {
    ...onEditedSite,
    path: `${adminRoot}/seo-pages`,
    name: 'admin-seo-pages-hover',
    act: hoverAll,
  },
]
