import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { clipboardPermissions } from '#tests/e2e/support/clipboard.ts'
import { countShifts } from '#tests/e2e/support/layout-shifts.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'
import { journey, themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import { fillVariable, variableField } from '#tests/e2e/support/variables.ts'

const path = '/parcours/chute-de-trafic'
const [first, second, third] = [
  '/prompt/rapport-mensuel-commente',
  '/gpt/cellule-de-crise-trafic',
  '/prompt/rapport-discover-sujets',
] as const

const bar = (page: Page) => page.getByRole('navigation', { name: 'Parcours Chute de trafic' })
const progress = (page: Page) => page.getByRole('region', { name: 'Progression' })

test.describe('with a mouse', () => {
  test.use({ permissions: clipboardPermissions })

  test(
    'leads from step to step with what was typed, and ends with one document',
    themedJourney,
    async ({ page }) => {
      await openPage(page, '/')
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Chute de trafic', exact: true })
        .click()
      await expect(page).toHaveURL(path)
      await page.getByRole('link', { name: 'Commencer à l’étape 1' }).click()
      await expect(page).toHaveURL(first)
      await expect(bar(page)).toContainText('étape 1 sur 6')
      await fillVariable(page, 'Marque', 'Maison Lumen')
      await fillVariable(page, 'Secteur', 'Luminaires')
      await page.getByRole('button', { name: 'Copier le prompt', exact: true }).click()
      await expect(bar(page).getByRole('checkbox', { name: 'Étape faite' })).toBeChecked()

      await bar(page)
        .getByRole('link', { name: /^Suivante/ })
        .click()
      await expect(page).toHaveURL(second)
      await expect(bar(page)).toContainText('étape 2 sur 6')
      await bar(page)
        .getByRole('link', { name: /^Suivante/ })
        .click()
      await expect(page).toHaveURL(third)
      await expect(variableField(page, 'Marque')).toHaveValue('Maison Lumen')
      await expect(page.getByText('étape 1', { exact: true })).toHaveCount(2)

      // A value typed here stays, and later steps prefer it.
      await fillVariable(page, 'Secteur', 'Lampes')
      await reloadPage(page)
      await expect(variableField(page, 'Secteur')).toHaveValue('Lampes')
      await expect(variableField(page, 'Marque')).toHaveValue('Maison Lumen')
      await page.goto(first)
      await expect(variableField(page, 'Secteur')).toHaveValue('Luminaires')

      await openPage(page, path)
      await expect(progress(page)).toContainText('1 étape faite sur 6')
      await page.getByRole('link', { name: 'Document client' }).click()
      const sheet = page.getByRole('main')
      await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(
        /^Parcours «\sChute de trafic\s»$/,
      )
      await expect(sheet.getByRole('listitem').nth(2)).toContainText('2 sur 8 remplis')
      await expect(sheet).toContainText('Vérifier dans Discover quelles pages')
      await page.getByRole('link', { name: 'Le parcours' }).click()
      await expect(page).toHaveURL(path)
      await page.getByRole('link', { name: 'Reprendre à l’étape 2' }).click()
      await expect(page).toHaveURL(second)

      await bar(page).getByRole('button', { name: 'Quitter le parcours' }).click()
      await expect(bar(page)).toHaveCount(0)
      await expectToast(page, 'Parcours quitté')
      await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
      await expect(bar(page)).toBeVisible()
    },
  )
})

test(
  'ticks and unticks steps by keyboard, and takes erased progress back',
  journey,
  async ({ page }) => {
    await openPage(page, path)
    const boxes = page.getByRole('checkbox', { name: /^Étape faite/ })
    await boxes.nth(1).focus()
    await page.keyboard.press('Space')
    await expect(boxes.nth(1)).toBeChecked()
    await expect(progress(page)).toContainText('1 étape faite sur 6')
    await page.keyboard.press('Space')
    await expect(progress(page)).toContainText('Aucune étape faite')
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Effacer ma progression' }).press('Enter')
    await expect(boxes.nth(1)).not.toBeChecked()
    await toastsOf(page).getByRole('button', { name: 'Annuler' }).press('Enter')
    await expect(boxes.nth(1)).toBeChecked()
    await expectNoViolations(page)
  },
)

test('leads from the last step to the document', journey, async ({ page }) => {
  await openPage(page, path)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Étape faite' })
    .last()
    .getByRole('link')
    .first()
    .click()
  await bar(page).getByRole('link', { name: 'Terminer' }).click()
  await expect(page).toHaveURL(`${path}#document-client`)
  await expect(page.getByRole('link', { name: 'Document client' })).toBeInViewport()
})

for (const width of [320, 390]) {
  test(
    `fits a phone of ${width} px, and its bar moves nothing as it comes`,
    journey,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 780 })
      const fits = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        )
      await openPage(page, '/parcours')
      expect(await fits()).toBe(true)
      await openPage(page, path)
      expect(await fits()).toBe(true)
      await page.getByRole('link', { name: 'Commencer à l’étape 1' }).click()
      await expect(bar(page)).toBeVisible()
      const shifts = await countShifts(page)
      await reloadPage(page)
      await expect(bar(page)).toBeVisible()
      expect(await fits()).toBe(true)
      expect(await shifts()).toBe(0)
      await expectNoViolations(page, 'main')
    },
  )
}

test('shows a matching journey above the results', journey, async ({ page }) => {
  await openPage(page, '/recherche?q=refonte de site')
  const found = page.getByRole('region', { name: 'Dans l’ordre d’une mission' })
  await found.getByRole('link', { name: 'Refonte' }).click()
  await expect(page).toHaveURL('/parcours/refonte')
  await openPage(page, '/recherche?q=hreflang')
  await expect(found).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('reads well and its links lead to its items', async ({ page }) => {
    await page.goto('/parcours')
    await page.getByRole('main').getByRole('link', { name: 'Refonte', exact: true }).click()
    await expect(page).toHaveURL('/parcours/refonte')
    const main = page.getByRole('main')
    await expect(main).toContainText('8 champs, dont 5 déjà demandés plus haut')
    await expect(main.getByRole('checkbox')).toHaveCount(0)
    await main.getByRole('link', { name: 'Commencer à l’étape 1' }).click()
    await expect(page).toHaveURL('/prompt/audit-on-page-url')
    await expect(page.getByRole('main')).toContainText('Les douze contrôles')
  })
})
