import { expect } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { storeBegun, storeProfile } from '#tests/e2e/support/own-data.ts'
import {
  activeRow,
  openPalette,
  palette,
  paletteBox,
  paletteList,
  paletteRow,
  paletteSaid,
} from '#tests/e2e/support/palette.ts'
import { refuseStorage } from '#tests/e2e/support/storage.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

const theme = (element: HTMLElement) => element.dataset['theme']

test('changes the theme by its name, and stays open', journey, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/cgu')
  await openPalette(page)
  await page.keyboard.type('SOMBRE')
  await expect(activeRow(page)).toContainText('Passer au thème sombre')
  await page.keyboard.press('Enter')
  await expect(paletteSaid(page)).toHaveText('Thème sombre')
  expect(await page.locator('html').evaluate(theme)).toBe('dark')
  await expect(activeRow(page)).toContainText('Passer au thème clair')
  await page.keyboard.press('Enter')
  await expect(paletteSaid(page)).toHaveText('Thème clair')
  // The system theme is light: it is followed again, as with the button of the top bar.
  expect(await page.locator('html').evaluate(theme)).toBeUndefined()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Thème sombre' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
})

for (const [typed, row, path] of [
  ['selec', 'Ouvrir ma sélection', '/selection'],
  ['nouveautés', 'Voir les nouveautés', '/nouveautes'],
  ['nouveautes', 'Voir les nouveautés', '/nouveautes'],
  ['données', 'Mes profils clients', '/profils'],
  ['profils', 'Mes profils clients', '/profils'],
] as const) {
  test(`goes to ${path} by «${typed}»`, async ({ page }) => {
    await openPage(page, '/cgu')
    await openPalette(page)
    await page.keyboard.type(typed)
    await expect(paletteRow(page, row)).toBeVisible()
    await expect(activeRow(page)).toContainText(row)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    await expect(palette(page)).toHaveCount(0)
  })
}

test('chooses a client by its name, changes it and puts it aside', journey, async ({ page }) => {
  await openPage(page, '/cgu')
  await storeProfile(page, { name: 'Client Dupont', values: { ton: 'Sobre' } }, false)
  await storeProfile(page, { name: 'Garage Ménard', values: { ton: 'Vif', ville: 'Lyon' } }, false)
  await openPalette(page)
  await expect(paletteRow(page, 'Choisir un client')).toBeVisible()
  await page.keyboard.type('menard')
  await expect(activeRow(page)).toContainText('Garage Ménard')
  await expect(activeRow(page)).toContainText('Client, 2 valeurs')
  await page.keyboard.press('Enter')
  await expect(paletteSaid(page)).toHaveText(
    'Client\u00a0: Garage Ménard. Ses valeurs remplissent les prompts que vous copiez.',
  )
  await expect(paletteBox(page)).toHaveValue('')
  await expect(paletteRow(page, 'Changer de client')).toContainText('Actif\u00a0: Garage Ménard')

  await paletteRow(page, 'Changer de client').getByRole('button').click()
  await expect(paletteBox(page)).toHaveValue('client ')
  await expect(paletteBox(page)).toBeFocused()
  await expect(paletteRow(page, 'Garage Ménard')).toContainText('Client actif')
  await expect(activeRow(page)).toContainText('Client Dupont')
  await page.keyboard.press('Enter')
  await expect(paletteSaid(page)).toContainText('Client\u00a0: Client Dupont')

  await page.keyboard.type('sans client')
  await expect(activeRow(page)).toContainText('Travailler sans client')
  await page.keyboard.press('Enter')
  await expect(paletteSaid(page)).toContainText('Sans client')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Sans client' })).toBeVisible()
})

test('offers to make a profile where there is none', async ({ page }) => {
  await openPage(page, '/cgu')
  await openPalette(page)
  await page.keyboard.type('client')
  await expect(activeRow(page)).toContainText('Créer un profil client')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profils')
})

test(
  'before anything is typed, offers what was begun and kept, commands and popular searches',
  journey,
  async ({ page }) => {
    await openPage(page, '/cgu')
    await storeBegun(page, {
      slug: 'brief-contenu-redacteur',
      titre: 'Écrire un brief',
      total: 8,
      values: { ton: 'Sobre', secteur: 'Cuisine' },
    })
    await page.evaluate(() => {
      const items = [{ kind: 'gpt', slug: 'controle-hreflang', title: 'Contrôle', note: '' }]
      const lists = [{ id: 'premiere', title: 'Ma sélection', items }]
      localStorage.setItem('selections-v1', JSON.stringify({ currentId: 'premiere', lists }))
    })
    await openPalette(page)
    await expect(paletteList(page).getByRole('rowgroup').locator('> span')).toHaveText([
      'Reprendre',
      'Utilisés et gardés',
      'Commandes',
      'Recherches populaires',
    ])
    await expect(activeRow(page)).toContainText('Écrire un brief')
    await expect(activeRow(page)).toContainText('2 sur 8 variables remplies, aujourd’hui')
    await expect(paletteRow(page, 'Ouvrir ma sélection')).toContainText('1 fiche')
    const searches = paletteList(page).getByRole('rowgroup', { name: 'Recherches populaires' })
    await expect(searches.getByRole('row')).toHaveText([
      'Optimisation SEO',
      'LinkedIn',
      'Copywriting',
      'Audit SEO',
      'Rédaction',
      'Analyse SERP',
    ])
    await searches.getByRole('button', { name: 'LinkedIn' }).click()
    await expect(paletteBox(page)).toHaveValue('LinkedIn')
    await expect(paletteList(page).locator('mark').first()).toContainText('LinkedIn')

    await page.getByRole('button', { name: 'Effacer' }).click()
    await expect(paletteBox(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/prompt/brief-contenu-redacteur')
  },
)

test('works where the browser keeps nothing', async ({ page }) => {
  await refuseStorage(page)
  await openPage(page, '/cgu')
  await openPalette(page)
  await expect(paletteList(page).getByRole('rowgroup').locator('> span')).toHaveText([
    'Commandes',
    'Recherches populaires',
  ])
  await page.keyboard.type('theme')
  await page.keyboard.press('Enter')
  await expect(paletteSaid(page)).toHaveText(/^Thème/)
})

test('says when a client cannot be chosen', async ({ page }) => {
  await openPage(page, '/cgu')
  await storeProfile(page, { name: 'Client Dupont', values: { ton: 'Sobre' } }, false)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await openPalette(page)
  await page.keyboard.type('dupont')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Rien ne peut être gardé')
})
