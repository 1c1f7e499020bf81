import { expect, type Page } from '@playwright/test'

import { callAdmin, createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectHeading } from '#tests/e2e/fixtures/sign-in-page.ts'
import { addLabel, expectSaved, publishItem } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'

const title = (page: Page) => page.getByRole('textbox', { name: 'Titre', exact: true })
const labels = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

test('a title that is too long is saved whole and marked, and published only once it is cut', async ({
  page,
}) => {
  const { id, titre } = await createPrompt(page, { statut: 'valide' })
  await openAdmin(page, `/prompts/${id}`, titre)
  await title(page).fill('é'.repeat(403))
  await expect(title(page)).toHaveAccessibleDescription(/^403 caractères sur 160, 243 de trop\./)
  await expectSaved(page)
  await page.reload()
  await expect(title(page)).toHaveValue('é'.repeat(403))
  await page.getByRole('button', { name: 'Publier les modifications' }).click()
  await expect(title(page)).toBeFocused()
  await expect(page.getByText('1 point avant de publier')).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Sélectionner ce qui dépasse' }).click()
  await page.keyboard.press('Delete')
  await expect(title(page)).toHaveValue('é'.repeat(160))
  await expect(page.getByText(/avant de publier$/)).toHaveCount(0)
  await publishItem(page, 'Prompt mis à jour')
})

test('Ctrl+S saves at once, and Enter in a field publishes nothing', async ({ page }) => {
  const { id, titre } = await createPrompt(page)
  await openAdmin(page, `/prompts/${id}`, titre)
  // With the clock paused, nothing is saved by itself.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  const saved = page.waitForResponse(/prompts\.saveEdits/)
  await title(page).fill('Enregistré d’une touche')
  await page.keyboard.press('Control+s')
  expect((await saved).status()).toBe(200)
  await expectSaved(page)
  await page.keyboard.press('Enter')
  await expectHeading(page, 'Enregistré d’une touche')
  await expect(page.getByRole('button', { name: 'Publier', exact: true })).toBeVisible()
})

test('Ctrl+S adds the tag that is being typed, and reports an unknown category', async ({
  page,
}) => {
  const { id, titre } = await createPrompt(page, { statut: 'valide' })
  await openAdmin(page, `/prompts/${id}`, titre)
  await labels(page, 'Tags').fill('un-tag-tapé')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('list', { name: 'Tags : choix' })).toContainText('un-tag-tapé')
  await expectSaved(page)

  await labels(page, 'Catégories').fill('Inconnue au bataillon')
  await page.keyboard.press('Control+s')
  await expect(
    page.getByText('«\u00a0Inconnue au bataillon\u00a0» n’est pas une catégorie'),
  ).toBeVisible()
  await expect(labels(page, 'Catégories')).toHaveValue('')
})

test('a category that was merged meanwhile has its present name once the item is published', async ({
  page,
}) => {
  await callAdmin(page, 'categories.create', { nom: 'Éphémère' })
  const { id, titre } = await createPrompt(page, { statut: 'valide', categories: ['Audit'] })
  await openAdmin(page, `/prompts/${id}`, titre)
  await addLabel(page.getByRole('main'), 'Catégories', 'Éphémère')
  await expectSaved(page)
  await callAdmin(page, 'categories.merge', { de: 'Éphémère', vers: 'SEO' })
  await publishItem(page, 'Prompt mis à jour')
  const chosen = page.getByRole('list', { name: 'Catégories : choix' })
  await expect(chosen.getByRole('listitem')).toHaveText(['Audit', 'SEO'])
})

test('the heading of an item without a title is «Sans titre»', async ({ page }) => {
  const { id, titre } = await createPrompt(page, { statut: 'valide' })
  await openAdmin(page, `/prompts/${id}`, titre)
  await title(page).fill('')
  await expectSaved(page)
  await page.reload()
  await expectHeading(page, 'Sans titre')
})
