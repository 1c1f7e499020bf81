import type { Page } from '@playwright/test'

import type { Scene } from '#tests/pixels/scene.ts'

import { acts, click, focus, hoverAll } from './acts.ts'

const allColumns =
  'statut,niveau,ia,categories,tags,completude,auteur_nom,verifie_le,date_modification,date_creation'

const row = (page: Page) => page.locator('tbody').getByRole('row').first()
const rowShown = (page: Page) => row(page).waitFor()
const select = (page: Page) => row(page).getByRole('checkbox').check()
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const editCell = (field: string) => (page: Page) =>
  page.locator(`[data-cell^="${field} "]`).first().click()
const dialogShown = (page: Page) => page.getByRole('dialog').waitFor()

/** Lists in the states that they are used in. The paths are below the root of the administration. */
export const adminListScenes: Scene[] = [
  { name: 'admin-list-full', path: '/prompts', act: rowShown },
  {
    name: 'admin-list-filtered',
    path: '/prompts?statut=valide&ia=ChatGPT&niveau=Expert',
    act: (page) => page.getByRole('list', { name: 'Filtres actifs' }).waitFor(),
  },
  {
    name: 'admin-list-filtered-hover',
    path: '/prompts?statut=valide&niveau=Expert',
    act: acts((page) => page.getByRole('list', { name: 'Filtres actifs' }).waitFor(), hoverAll),
  },
  { name: 'admin-list-columns', path: `/prompts?q=audit&colonnes=${allColumns}`, act: rowShown },
  {
    name: 'admin-list-columns-dialog',
    path: '/prompts?q=audit',
    act: acts(rowShown, click(button('Colonnes')), dialogShown),
  },
  {
    name: 'admin-list-edited-text',
    path: `/prompts?q=audit&colonnes=ia,auteur_nom`,
    widths: [768, 1280],
    act: acts(rowShown, editCell('ia')),
  },
  {
    name: 'admin-list-edited-level',
    path: '/prompts?q=audit&colonnes=niveau',
    widths: [1280],
    act: acts(rowShown, editCell('niveau')),
  },
  {
    name: 'admin-list-edited-categories',
    path: '/prompts?q=audit',
    widths: [768, 1280],
    act: acts(rowShown, editCell('categories')),
  },
  {
    name: 'admin-list-chosen-hover',
    path: '/prompts',
    act: acts(rowShown, select, hoverAll),
    isViewportOnly: true,
  },
  {
    name: 'admin-list-chosen-focus',
    path: '/prompts?q=audit',
    act: acts(rowShown, select, focus(button('Modifier…'))),
    isViewportOnly: true,
  },
  {
    name: 'admin-list-change-preview',
    path: '/prompts?q=audit',
    act: acts(rowShown, select, click(button('Modifier…')), dialogShown, async (page) => {
      await page.getByLabel('Champ', { exact: true }).selectOption({ label: 'Niveau' })
      await page.getByLabel('Nouvelle valeur').selectOption('Expert')
      await page.getByRole('region', { name: 'Aperçu des changements' }).waitFor()
    }),
  },
  {
    name: 'admin-list-place-in-list',
    path: '/prompts/$id?liste=q%3Daudit',
    isViewportOnly: true,
    act: (page) => page.getByRole('navigation', { name: 'Dans la liste' }).waitFor(),
  },
  {
    name: 'admin-list-journal-entry',
    path: '/journal',
    act: acts(rowShown, (page) => row(page).getByText('Voir', { exact: true }).click()),
  },
  {
    name: 'admin-list-shortcuts',
    path: '/tags',
    act: acts(rowShown, (page) => page.keyboard.press('?'), dialogShown),
  },
  {
    name: 'admin-list-palette-found',
    path: '/tags',
    act: acts(
      rowShown,
      (page) => page.keyboard.press('Control+k'),
      dialogShown,
      (page) => page.getByRole('dialog').getByRole('combobox').fill('audit'),
      (page) =>
        page
          .getByRole('dialog')
          .getByRole('option', { name: /Prompt, valide/ })
          .first()
          .waitFor(),
      hoverAll,
    ),
  },
]
