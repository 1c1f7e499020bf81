import { expect, type Page } from '@playwright/test'

import { fillVariable } from '#tests/e2e/support/variables.ts'
import type { Scene } from '#tests/pixels/scene.ts'

import { acts, click } from './acts.ts'

const path = '/parcours/chute-de-trafic'

/** Opens the first step and fills two of its fields. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Commencer à l’étape 1' }).click()
  await expect(page.locator('[data-journey-bar]')).toBeVisible()
  await fillVariable(page, 'Marque', 'Maison Lumen')
  await fillVariable(page, 'Secteur', 'Luminaires')
}

/** States of a journey and of its steps. */
export const journeyScenes: Scene[] = [
  { name: 'public-journey-step', path, isViewportOnly: true, act: begin },
  {
    name: 'public-journey-values',
    path,
    isViewportOnly: true,
    widths: [360, 1280],
    act: acts(
      begin,
      click((page) => page.locator('[data-journey-bar]').getByRole('link', { name: /^Suivante/ })),
      click((page) => page.locator('[data-journey-bar]').getByRole('link', { name: /^Suivante/ })),
      (page) => page.getByText('étape 1', { exact: true }).first().waitFor(),
    ),
  },
  {
    name: 'public-journey-begun',
    path,
    widths: [360, 1280],
    act: click((page) => page.getByRole('checkbox', { name: /^Étape faite/ }).first()),
  },
  {
    name: 'public-journey-document',
    path: '/selection/document?parcours=chute-de-trafic',
    widths: [360, 1280],
    act: (page) => page.getByRole('heading', { level: 1, name: /^Parcours/ }).waitFor(),
  },
]
