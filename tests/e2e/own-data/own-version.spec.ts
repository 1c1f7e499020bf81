import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { shareButton, shareDialog } from '#tests/e2e/support/share-link.ts'
import { refuseStorage } from '#tests/e2e/support/storage.ts'
import { tabTo } from '#tests/e2e/support/tab-stops.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import { fillVariable, variableField } from '#tests/e2e/support/variables.ts'

test.use({ permissions: clipboardPermissions })

const slug = 'brief-contenu-redacteur'
const path = `/prompt/${slug}`
const key = `version-v1:${slug}`
const added = 'Écris pour [marque préférée].'

const editButton = (page: Page) => page.getByRole('button', { name: 'Modifier le texte' })
const editor = (page: Page) => page.getByRole('textbox', { name: 'Votre version' })
const documentText = (page: Page) => page.locator('[data-prompt-text]')
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key)

test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.assign(navigator, { share: undefined })),
)

/** Adds a line with a variable, and takes out another variable. */
async function write(page: Page): Promise<void> {
  await editButton(page).click()
  const text = await editor(page).inputValue()
  await editor(page).fill(`${added}\n${text.replaceAll('[public visé]', 'des gens pressés')}`)
  await expect(variableField(page, 'Marque préférée')).toBeAttached()
  await page.getByRole('button', { name: 'Terminer' }).click()
}

/** Simulates a change of the catalogue's text after the version was made. */
async function changeOriginal(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const version = JSON.parse(localStorage.getItem(name) ?? '')
    const original = version.original.replace('Tu es', 'Vous êtes')
    localStorage.setItem(name, JSON.stringify({ ...version, original }))
  }, key)
}

test('is written, compared, copied and given up for the original', journey, async ({ page }) => {
  await openPage(page, path)
  await fillVariable(page, 'Secteur', 'Escaliers')
  await fillVariable(page, 'Public visé', 'Des artisans')
  await write(page)
  await expectToast(page, 'Votre version est gardée')
  await expect(page.getByText('gardée dans ce navigateur')).toBeVisible()
  await expect(documentText(page)).toContainText('Écris pour')
  await expect(variableField(page, 'Public visé')).toHaveCount(0)
  await expect(variableField(page, 'Secteur')).toHaveValue('Escaliers')
  await fillVariable(page, 'Marque préférée', 'Dupont')

  await page.getByRole('button', { name: 'Différences' }).click()
  const differences = page.getByRole('region', { name: 'Différences' })
  await expect(differences.locator('ins').first()).toContainText(added)
  await expect(differences.locator('del').first()).toContainText('public')
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Copier le prompt', exact: true }).click()
  await expectToast(page, 'Prompt copié !')
  expect(await readClipboard(page)).toMatch(/^Écris pour Dupont\.\n/)

  await openPage(page, path)
  await expect(documentText(page)).toContainText('Écris pour')
  await expect(variableField(page, 'Marque préférée')).toHaveValue('Dupont')
  await page.getByRole('button', { name: 'Revenir à l’original' }).click()
  await expectToast(page, 'Texte d’origine rétabli')
  await expect(documentText(page)).not.toContainText('Écris pour')
  await expect(variableField(page, 'Public visé')).toHaveValue('Des artisans')
  expect(await stored(page)).toBeNull()
  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(documentText(page)).toContainText('Écris pour')
})

test('says what changed of the original since, and keeps one or takes the other', async ({
  page,
}) => {
  await openPage(page, path)
  await write(page)
  await changeOriginal(page)
  await openPage(page, path)
  const notice = page.getByText('Le texte d’origine a changé')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Ce qui a changé' }).click()
  const differences = page.getByRole('region', { name: 'Différences' })
  await expect(differences.locator('del').first()).toHaveText('Vous')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Garder la mienne' }).click()
  await expect(notice).toHaveCount(0)
  await expect(documentText(page)).toContainText('Écris pour')

  await changeOriginal(page)
  await openPage(page, path)
  await page.getByRole('button', { name: 'Prendre le nouveau texte' }).click()
  await expect(documentText(page)).not.toContainText('Écris pour')
  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(notice).toBeVisible()
})

test(
  'travels in a link, where it is marked and replaces nothing unasked',
  journey,
  async ({ page, browser }) => {
    await openPage(page, path)
    await write(page)
    await fillVariable(page, 'Marque préférée', 'Dupont')
    await toastsOf(page).getByRole('button', { name: 'Fermer' }).click()
    await shareButton(page).click()
    await expect(shareDialog(page).getByRole('radio', { name: /avec ma version/ })).toBeChecked()
    await expectNoViolations(page)
    await shareDialog(page).getByRole('button', { name: 'Copier le lien' }).click()
    await expectToast(page, 'Lien personnalisé copié !')

    const context = await browser.newContext()
    const colleague = await context.newPage()
    await openPage(colleague, await readClipboard(page))
    await expect(colleague.getByText('Version reçue par un lien')).toBeVisible()
    await expect(documentText(colleague)).toContainText('Écris pour')
    await expect(variableField(colleague, 'Marque préférée')).toHaveValue('Dupont')
    await editButton(colleague).click()
    const linked = await editor(colleague).inputValue()
    await editor(colleague).fill(`Revu. ${linked}`)
    await colleague.getByRole('button', { name: 'Terminer' }).click()
    await expectToast(colleague, 'Version du lien modifiée')
    await expect(documentText(colleague)).toContainText('Revu.')
    expect(await stored(colleague)).toBeNull()
    await colleague.getByRole('button', { name: 'Garder cette version' }).click()
    await expect(colleague.getByText('gardée dans ce navigateur')).toBeVisible()
    expect(await stored(colleague)).toContain('marque préférée')
    await context.close()
  },
)

test('is copied from the selection and filled in a client document', async ({ page }) => {
  await openPage(page, path)
  await write(page)
  await page.evaluate((name) => {
    const items = [{ kind: 'prompt', slug: name, title: 'Brief', note: '' }]
    const lists = [{ id: 'a', title: 'Refonte', items }]
    localStorage.setItem('selections-v1', JSON.stringify({ currentId: 'a', lists }))
  }, slug)
  await openPage(page, '/selection')
  await expect(page.getByText('votre version')).toBeVisible()
  await page.getByRole('button', { name: 'Copier le prompt' }).click()
  await expectToast(page, 'Prompt copié !')
  expect(await readClipboard(page)).toMatch(/^Écris pour \[marque préférée\]\./)
  await openPage(page, '/selection/document')
  await expect(page.getByRole('article')).toContainText('Écris pour')
  await openPage(page, '/profils')
  await expect(page.getByText('1 prompt modifié')).toBeVisible()
})

test.describe('by keyboard alone, on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('is written where the text stands, and taken back', journey, async ({ page }) => {
    await openPage(page, path)
    await tabTo(page, editButton(page))
    await page.keyboard.press('Enter')
    await expect(editor(page)).toBeFocused()
    await page.keyboard.type('Bonjour [prénom]. ')
    await expectNoViolations(page)
    await page.keyboard.press('Control+Enter')
    await expect(editButton(page)).toBeFocused()
    await expect(documentText(page)).toContainText('Bonjour')
    await expect(page.getByText('gardée dans ce navigateur')).toBeVisible()

    await page.keyboard.press('Enter')
    await expect(editor(page)).toBeFocused()
    await page.keyboard.type('Encore. ')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(documentText(page)).not.toContainText('Encore')
    await expect(documentText(page)).toContainText('Bonjour')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
  })
})

test('another tab’s version survives «Annuler», and a text that is too long stays open', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await openPage(tab, path)
  await editButton(page).click()
  await editor(page).fill('Le premier texte')
  await expect(documentText(other)).toContainText('Le premier texte')
  await editButton(other).click()
  await editor(other).fill('Le texte de l’autre')
  await other.getByRole('button', { name: 'Terminer' }).click()
  await expect(page.getByText('Ce texte a changé dans un autre onglet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Terminer' })).toBeDisabled()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(documentText(page)).toContainText('Le texte de l’autre')
  expect(await stored(page)).toContain('Le texte de l’autre')

  await editButton(page).click()
  await editor(page).fill('a'.repeat(150_001))
  await page.getByRole('button', { name: 'Terminer' }).click()
  await expectToast(page, 'Texte trop long')
  await expect(editor(page)).toBeVisible()
  expect(await stored(page)).toContain('Le texte de l’autre')
})

test('stays in view after it has become much shorter', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await openPage(page, path)
  await editButton(page).click()
  await editor(page).evaluate((field) => scrollTo(0, field.getBoundingClientRect().bottom))
  await editor(page).fill('Un texte court.')
  await page.getByRole('button', { name: 'Terminer' }).click()
  await expect(documentText(page)).toBeInViewport()
})

test('is shown and copied where the browser refuses to keep it, which is said', async ({
  page,
}) => {
  await refuseStorage(page)
  await openPage(page, path)
  await write(page)
  await expect(page.getByText('elle part avec cette page')).toBeVisible()
  await expect(documentText(page)).toContainText('Écris pour')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('hides the editor and its button', async ({ page }) => {
    await page.goto(path)
    await expect(editButton(page)).toHaveCount(0)
    await expect(page.getByText('Votre version')).toHaveCount(0)
  })
})
