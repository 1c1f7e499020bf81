import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { clipboardPermissions } from '#tests/e2e/support/clipboard.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'
import { copyLinkWithValues } from '#tests/e2e/support/share-link.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'
import { fillVariable, variableField } from '#tests/e2e/support/variables.ts'

test.use({ permissions: clipboardPermissions })

const path = '/prompt/brief-contenu-redacteur'

const restored = (page: Page) => page.getByText('Repris de votre dernière visite')
const stateOf = (page: Page, label: string) =>
  page.locator('label', { hasText: label }).locator('.state')
const chip = (page: Page) => page.getByRole('button', { name: 'Client :' })

/** Stores profiles as the page of profiles does, before any page is opened. */
const withProfiles = (page: Page) =>
  page.addInitScript(() => {
    // A blank page has no storage to ask.
    if (location.protocol === 'about:' || localStorage.getItem('profils-v1') !== null) return
    const values = [
      { variable: 'persona', value: 'Artisans du bâtiment' },
      { variable: 'ton', value: 'Sobre et précis' },
    ]
    const profiles = [
      { id: 'dupont', name: 'Client Dupont', values },
      { id: 'vertou', name: 'Mairie de Vertou', values: [{ variable: 'ton', value: 'Officiel' }] },
    ]
    localStorage.setItem('profils-v1', JSON.stringify(profiles))
  })

async function choose(page: Page, name: string) {
  await chip(page).click()
  await page.getByRole('dialog', { name: 'Client' }).getByRole('button', { name }).click()
}

test(
  'begun yesterday, finished today: what is typed comes back until it is erased',
  journey,
  async ({ page, context }) => {
    await openPage(page, path)
    await fillVariable(page, 'Public visé', 'Gérant de TPE')
    await fillVariable(page, 'Ton', 'espiègle')
    await reloadPage(page)
    await expect(variableField(page, 'Public visé')).toHaveValue('Gérant de TPE')
    await expect(variableField(page, 'Ton')).toHaveValue('espiègle')
    await expect(page.getByText('2 variables sur 8 remplies')).toBeVisible()
    await expect(restored(page)).toBeVisible()

    const other = await context.newPage()
    await openPage(other, path)
    await fillVariable(other, 'Objectif', 'Demander un devis')
    await expect(variableField(page, 'Objectif')).toHaveValue('Demander un devis')
    await fillVariable(page, 'Preuves', '42 poses')
    await expect(variableField(other, 'Preuves')).toHaveValue('42 poses')

    await page.getByRole('button', { name: 'Effacer' }).click()
    await expect(page.getByText('0 variable sur 8 remplie')).toBeVisible()
    await expect(variableField(other, 'Preuves')).toHaveValue('')
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByText('4 variables sur 8 remplies')).toBeVisible()
    await page.getByRole('button', { name: 'Effacer' }).click()
    await reloadPage(page)
    await expect(page.getByText('0 variable sur 8 remplie')).toBeVisible()
    await expect(restored(page)).toHaveCount(0)
  },
)

test(
  'a client chosen once fills every prompt, and gives way to what is typed',
  journey,
  async ({ page }) => {
    await withProfiles(page)
    await openPage(page, path)
    await expect(chip(page)).toBeVisible()
    await choose(page, 'Client Dupont')
    await expectToast(page, 'Client : Client Dupont')
    await expect(variableField(page, 'Public visé')).toHaveValue('Artisans du bâtiment')
    await expect(stateOf(page, 'Public visé')).toHaveText('Client Dupont')
    await expect(page.getByText('2 valeurs de Client Dupont')).toBeVisible()
    await expectNoViolations(page)

    await fillVariable(page, 'Public visé', 'Paysagistes')
    await expect(stateOf(page, 'Public visé')).toHaveText('rempli')
    await expect(page.getByText('1 valeur de Client Dupont')).toBeVisible()
    await page.getByRole('button', { name: 'Retirer' }).click()
    await expect(variableField(page, 'Ton')).toHaveValue('')
    await expect(variableField(page, 'Public visé')).toHaveValue('Paysagistes')

    await openPage(page, '/prompt/post-linkedin-expertise')
    await expect(variableField(page, 'Public visé')).toHaveValue('Artisans du bâtiment')
    await choose(page, 'Mairie de Vertou')
    await expect(variableField(page, 'Public visé')).toHaveValue('')
    await expect(variableField(page, 'Ton')).toHaveValue('Officiel')
    await chip(page).click()
    await page.getByRole('button', { name: 'Travailler sans client' }).click()
    await expect(variableField(page, 'Ton')).toHaveValue('')
  },
)

test('a link with values wins over what is kept and over the client, with a way back', async ({
  page,
}) => {
  await withProfiles(page)
  await openPage(page, path)
  await fillVariable(page, 'Objectif', 'le lien')
  await copyLinkWithValues(page)
  await expectToast(page, 'Lien personnalisé copié !')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await fillVariable(page, 'Objectif', 'le mien')
  await choose(page, 'Client Dupont')

  await page.goto('about:blank')
  await page.goto(link)
  await expect(variableField(page, 'Objectif')).toHaveValue('le lien')
  await expect(variableField(page, 'Public visé')).toHaveValue('')
  await page.getByRole('button', { name: 'Rétablir mes valeurs' }).click()
  await expect(variableField(page, 'Objectif')).toHaveValue('le mien')
  await openPage(page, path)
  await expect(variableField(page, 'Objectif')).toHaveValue('le mien')
})
