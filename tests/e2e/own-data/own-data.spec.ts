import { readFile } from 'node:fs/promises'

import { type Browser, expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { importFile } from '#tests/e2e/support/data-file.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'
import { withClient } from '#tests/e2e/support/storage.ts'
import { themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import { fillVariable, variableField } from '#tests/e2e/support/variables.ts'
import { usedItemsKey } from '#web/storage/stored-keys.ts'

const prompt = '/prompt/brief-contenu-redacteur'

const section = (page: Page) => page.getByRole('region', { name: 'Mes données' })
const amounts = (page: Page) => section(page).getByRole('definition')
const importWindow = (page: Page) => page.getByRole('dialog', { name: 'Importer ce fichier' })
/** What is kept, by its key. */
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.keys(localStorage)
        .filter((key) => /^(?:profils|client|selections|saisie|utilises)/.test(key))
        .map((key): [string, unknown] => [key, JSON.parse(localStorage.getItem(key) ?? '')]),
    ),
  )

/** A browser where a client is chosen, a prompt is begun and one is kept. */
async function use(page: Page) {
  await withClient(page)
  await openPage(page, prompt)
  await fillVariable(page, 'Public visé', 'Artisans')
  await openPage(page, '/prompts')
  await page.locator('[data-star]').first().click()
  await expectToast(page, 'Ajouté à votre sélection')
  await openPage(page, '/profils')
}

const filled = [
  '1 profil',
  '1 valeur dans 1 prompt',
  'aucune',
  '1 fiche dans 1 sélection',
  'aucune',
  'Client Dupont',
  'aucun',
]
const nothing = ['aucun', 'aucune', 'aucune', 'aucune', 'aucune', 'aucun', 'aucun']

async function exportedFile(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter mes données' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d\d-\d\d\.json$/)
  return readFile(await file.path(), 'utf8')
}

/** The page of profiles in a browser that has kept nothing. */
async function otherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await openPage(page, `${baseURL}/profils`)
  return page
}

test(
  'says what is kept and how much, takes it along and brings it into another browser',
  themedJourney,
  async ({ page, browser, baseURL }) => {
    await use(page)
    await expect(amounts(page)).toHaveText(filled)
    await expectNoViolations(page)
    const content = await exportedFile(page)

    const other = await otherBrowser(browser, baseURL)
    await expect(amounts(other)).toHaveText(nothing)
    await expect(other.getByRole('button', { name: 'Exporter mes données' })).toBeDisabled()
    await importFile(other, content)
    await expect(importWindow(other)).toContainText(/Exporté le \d/)
    await expect(importWindow(other).getByRole('radio', { name: /Fusionner/ })).toBeChecked()
    await expect(importWindow(other).getByRole('row', { name: /Sélections/ })).toHaveText(
      'Sélections1 fiche dans 1 sélection1 fiche dans 1 sélection',
    )
    await expectNoViolations(other)
    expect(await stored(other)).toEqual({})
    await importWindow(other).getByRole('button', { name: 'Importer' }).click()
    await expectToast(
      other,
      'Import terminé',
      'Les données du fichier sont ajoutées aux vôtres. Ce navigateur garde\u00a0: 1 profil\u00a0; 1 valeur dans 1 prompt\u00a0; 1 fiche dans 1 sélection.',
    )
    await expect(amounts(other)).toHaveText(filled)

    await openPage(other, `${baseURL}${prompt}`)
    await expect(variableField(other, 'Public visé')).toHaveValue('Artisans')
    await expect(variableField(other, 'Ton')).toHaveValue('Sobre')
    await other.context().close()
  },
)

test('takes an import back', async ({ page, browser, baseURL }) => {
  await use(page)
  const content = await exportedFile(page)
  const other = await otherBrowser(browser, baseURL)
  await importFile(other, content)
  await importWindow(other).getByRole('button', { name: 'Importer' }).click()
  await toastsOf(other).getByRole('button', { name: 'Annuler' }).click()
  await expect(amounts(other)).toHaveText(nothing)
  await other.context().close()
})

test('merges without losing what is newer here, or replaces, as is asked', async ({ page }) => {
  await use(page)
  const content = await exportedFile(page)
  await page.getByRole('button', { name: 'Modifier Client Dupont' }).click()
  const form = page.getByRole('form', { name: 'Modifier Client Dupont' })
  await form.getByRole('textbox', { name: /autre réponse/ }).fill('Vif')
  await form.getByRole('button', { name: 'Enregistrer le profil' }).click()
  const profiles = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
  await expect(profiles).toContainText('Vif')

  await importFile(page, content)
  await importWindow(page).getByRole('button', { name: 'Importer' }).click()
  await expectToast(page, 'Import terminé')
  await expect(profiles).toContainText('Vif')
  await expect(amounts(page)).toHaveText(filled)

  await importFile(page, content)
  await importWindow(page)
    .getByRole('radio', { name: /Remplacer/ })
    .check()
  await importWindow(page).getByRole('button', { name: 'Importer' }).click()
  await expect(profiles).toContainText('Sobre')
  await expect(toastsOf(page)).toHaveCount(1)
  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(profiles).toContainText('Vif')
})

test('refuses a damaged file in a sentence, and changes nothing', async ({ page }) => {
  await use(page)
  const content = await exportedFile(page)
  const before = await stored(page)
  const faults = [
    [
      'des mots',
      'Ce fichier n’est pas un export de ce site. Choisissez celui que «\u00a0Exporter mes données\u00a0» a enregistré\u00a0: son nom commence par «\u00a0mes-donnees\u00a0».',
    ],
    [
      content.replace('"version": 2', '"version": 3'),
      'Ce fichier vient d’une version plus récente du site\u00a0: rechargez la page, puis réessayez.',
    ],
    [
      content.replace('"Artisans"', '["Artisans"]'),
      'Ce fichier est abîmé\u00a0: des valeurs saisies ne peuvent pas être lues. Exportez de nouveau vos données là où elles sont, et importez ce nouveau fichier sans le modifier.',
    ],
  ] as const
  for (const [damaged, fault] of faults) {
    await importFile(page, damaged)
    await expectToast(page, 'Rien n’a été importé')
    await expect(toastsOf(page).last().locator('p')).toHaveText(fault)
    await expect(importWindow(page)).toHaveCount(0)
  }
  expect(await stored(page)).toEqual(before)
})

test('erases everything once that is confirmed, and gives it back', async ({ page }) => {
  await use(page)
  const used = [{ kind: 'gpt', slug: 'analyste', title: 'Usage Dupont', at: 1 }]
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    usedItemsKey,
    JSON.stringify(used),
  ] as const)
  const before = await stored(page)
  const erase = page.getByRole('button', { name: 'Tout effacer' })
  await erase.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Tout effacer\u00a0?' })
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Annuler' }).press('Enter')
  await expect(erase).toBeFocused()
  // Focus is back before the page has heard that its window is closed.
  await expect(page.locator('dialog', { hasText: 'même commencés' })).toHaveCount(0)
  expect(await stored(page)).toEqual(before)

  await erase.press('Enter')
  await dialog.getByRole('button', { name: 'Tout effacer' }).press('Enter')
  await expectToast(page, 'Données effacées')
  await expect(amounts(page)).toHaveText(nothing)
  await expect(erase).toBeFocused()
  expect(JSON.stringify(await stored(page))).not.toMatch(/Dupont|Artisans/)
  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(amounts(page)).toHaveText(filled)
  expect(await stored(page)).toEqual(before)

  await reloadPage(page)
  await expect(amounts(page)).toHaveText(filled)
})

test('gives back what was erased, beside what was typed and kept since, whatever comes no more', async ({
  page,
  context,
}) => {
  await use(page)
  await page.getByRole('button', { name: 'Tout effacer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tout effacer\u00a0?' })
  await expect(dialog).toBeVisible()
  // Nothing else comes any more.
  await page.route(/\/assets\/(?:changed|merge|replace)-[\w-]+\.js$/, (route) => route.abort())
  await dialog.getByRole('button', { name: 'Tout effacer' }).click()
  const undo = toastsOf(page).getByRole('button', { name: 'Annuler' })
  await undo.hover()
  const second = await context.newPage()
  await openPage(second, '/prompt/audit-on-page-url')
  await fillVariable(second, 'Adresse de la page', 'https://exemple.fr')
  await second.getByRole('button', { name: 'Ajouter à ma sélection' }).click()
  await expectToast(second, 'Ajouté à votre sélection')
  await undo.click()
  await expect(amounts(page)).toHaveText([
    '1 profil',
    '2 valeurs dans 2 prompts',
    'aucune',
    '2 fiches dans 1 sélection',
    'aucune',
    'Client Dupont',
    'aucun',
  ])
})

test('hears of what another tab keeps', async ({ page, context }) => {
  await openPage(page, '/profils')
  const second = await context.newPage()
  await openPage(second, prompt)
  await fillVariable(second, 'Public visé', 'Artisans')
  await expect(amounts(page)).toContainText(['1 valeur dans 1 prompt'])
})

test('has room at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await use(page)
  const content = await exportedFile(page)
  await importFile(page, content)
  await expect(importWindow(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const table = await importWindow(page).getByRole('table').boundingBox()
  expect((table?.x ?? 0) + (table?.width ?? 999)).toBeLessThanOrEqual(344)
})
