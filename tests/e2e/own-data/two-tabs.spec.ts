import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'
import { storeProfile } from '#tests/e2e/support/own-data.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { toastsOf } from '#tests/e2e/support/toasts.ts'
import { fillVariable, variableField } from '#tests/e2e/support/variables.ts'

const path = '/prompt/brief-contenu-redacteur'

const told = (page: Page, what: string) => page.getByRole('status').filter({ hasText: what })
const take = (page: Page) => page.getByRole('button', { name: /^Reprendre cette valeur/ })

test(
  'what is typed in one tab takes the place of nothing that is typed in another, which says so',
  journey,
  async ({ page, context }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) await openPage(tab, path)
    await fillVariable(page, 'Objectif', 'écrit ici')
    await expect(variableField(other, 'Objectif')).toHaveValue('écrit ici')
    await fillVariable(other, 'Objectif', 'écrit là')
    await fillVariable(other, 'Secteur', 'Luminaires')

    await expect(variableField(page, 'Secteur')).toHaveValue('Luminaires')
    await expect(variableField(page, 'Objectif')).toHaveValue('écrit ici')
    await expect(told(page, 'Modifié dans un autre onglet\u00a0: écrit là')).toBeVisible()
    await expectNoViolations(page)

    await take(page).press('Enter')
    await expect(variableField(page, 'Objectif')).toHaveValue('écrit là')
    await expect(variableField(page, 'Objectif')).toBeFocused()
    await expect(told(page, 'Modifié')).toHaveCount(0)
    await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(variableField(page, 'Objectif')).toHaveValue('écrit ici')

    await expect(told(other, 'Modifié dans un autre onglet\u00a0: écrit ici')).toBeVisible()
    await other.getByRole('button', { name: /^Garder la mienne/ }).click()
    await expect(told(other, 'Modifié')).toHaveCount(0)
    await reloadPage(other)
    await expect(variableField(other, 'Objectif')).toHaveValue('écrit là')
    await expect(variableField(page, 'Objectif')).toHaveValue('écrit ici')
  },
)

test('what is erased in one tab stays in another where it was typed, which says so', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await openPage(tab, path)
  await fillVariable(page, 'Objectif', 'écrit ici')
  await expect(variableField(other, 'Objectif')).toHaveValue('écrit ici')
  await other.getByRole('button', { name: 'Réinitialiser' }).click()

  await expect(told(page, 'Effacé dans un autre onglet')).toBeVisible()
  await expect(variableField(page, 'Objectif')).toHaveValue('écrit ici')
  await other.getByRole('button', { name: 'Rétablir mes valeurs' }).click()
  await expect(told(page, 'Effacé')).toHaveCount(0)
  await fillVariable(other, 'Objectif', '')
  await page.getByRole('button', { name: /^Effacer ici aussi/ }).click()
  await expect(variableField(page, 'Objectif')).toHaveValue('')
})

test('what is erased in one tab alone is kept with what is typed next in the other', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await openPage(tab, path)
  await fillVariable(page, 'Objectif', 'écrit ici')
  await expect(variableField(other, 'Objectif')).toHaveValue('écrit ici')
  await other.getByRole('button', { name: 'Réinitialiser' }).click()
  await expect(told(page, 'Effacé dans un autre onglet')).toBeVisible()
  await fillVariable(page, 'Secteur', 'Luminaires')
  await expect(told(page, 'Effacé dans un autre onglet')).toBeVisible()
  await reloadPage(page)
  await expect(variableField(page, 'Objectif')).toHaveValue('écrit ici')
  await expect(variableField(page, 'Secteur')).toHaveValue('Luminaires')
})

test('what is erased in one tab alone is kept for its client when another is chosen', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await openPage(page, path)
  for (const name of ['Vertou', 'Dupont']) await storeProfile(page, { name, values: { x: 'y' } })
  for (const tab of [page, other]) await openPage(tab, path)
  await fillVariable(page, 'Objectif', 'écrit ici')
  await expect(variableField(other, 'Objectif')).toHaveValue('écrit ici')
  await other.getByRole('button', { name: 'Réinitialiser' }).click()
  await expect(told(page, 'Effacé dans un autre onglet')).toBeVisible()
  for (const [name, value] of [
    ['Vertou', ''],
    ['Dupont', 'écrit ici'],
  ] as const) {
    await page.getByRole('button', { name: 'Client :' }).click()
    await page.getByRole('dialog', { name: 'Client' }).getByRole('button', { name }).click()
    await expect(variableField(page, 'Objectif')).toHaveValue(value)
  }
})
