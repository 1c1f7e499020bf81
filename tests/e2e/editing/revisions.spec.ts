import { expect, type Page } from '@playwright/test'

import { createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectHeading } from '#tests/e2e/fixtures/sign-in-page.ts'
import { addLabel, giveUpCopy, publishItem } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

const description = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true })
const copyNotice = (page: Page) => page.getByText('Copie de travail', { exact: true })

/** What a visitor reads on the page of a prompt. */
async function publicText(page: Page, slug: string): Promise<string> {
  const response = await page.request.get(`/prompt/${slug}.md`)
  return response.text()
}

test(
  'what is public is edited as a working copy, which visitors do not see until it is published',
  themedJourney,
  async ({ page }) => {
    const { id, titre, slug } = await createPrompt(page, {
      statut: 'valide',
      description: 'La description publiée.',
    })
    await openAdmin(page, `/prompts/${id}`, titre)
    await description(page).fill('La description en préparation.')
    await page.keyboard.press('Control+s')
    await expectToast(
      page,
      'Copie de travail enregistrée',
      'Les visiteurs voient toujours la version publiée.',
    )
    await expect(page.getByText(/^Gardé le .*, pas encore publié$/)).toBeVisible()
    expect(await publicText(page, slug)).toContain('La description publiée.')

    await page.reload()
    await expectHeading(page, titre)
    await expect(copyNotice(page)).toBeVisible()
    await expect(page.getByText('Diffère\u00a0: Description.')).toBeVisible()
    await expect(description(page)).toHaveValue('La description en préparation.')
    await page.getByRole('button', { name: 'Voir ce qui change' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ce qui change' })
    await expect(dialog.locator('ins')).toHaveText('en préparation')
    await expect(dialog.locator('del')).toHaveText('publiée')
    await expectNoViolations(page)
    await page.keyboard.press('Escape')

    await publishItem(page, 'Prompt mis à jour')
    await expect(copyNotice(page)).toHaveCount(0)
    await expect.poll(() => publicText(page, slug)).toContain('La description en préparation.')
  },
)

test('on a phone the revision that is chosen is gone to, below the list', async ({ page }) => {
  const { id, titre } = await createPrompt(page)
  await openAdmin(page, `/prompts/${id}`, titre)
  for (const text of ['Un.', 'Deux.', 'Trois.', 'Quatre.', 'Cinq.', 'Six.', 'Sept.', 'Huit.']) {
    await description(page).fill(text)
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Tout est enregistré')).toBeVisible()
  }
  await page.setViewportSize({ width: 360, height: 640 })
  await openAdmin(page, `/prompts/${id}/revisions`, 'Révisions')
  const list = page.getByRole('navigation', { name: 'Révisions' })
  await list.getByRole('button').nth(1).click()
  const heading = page.getByRole('heading', { level: 2, name: /^Le .*, par / })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})

test('a working copy that is given up can be taken back at once', async ({ page }) => {
  const { id, titre } = await createPrompt(page, { statut: 'valide', description: 'Publiée.' })
  await openAdmin(page, `/prompts/${id}`, titre)
  await description(page).fill('En préparation.')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Copie de travail enregistrée')
  await giveUpCopy(page)
  await expect(description(page)).toHaveValue('Publiée.')
  await expect(copyNotice(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Annuler', exact: true }).last().click()
  await expect(description(page)).toHaveValue('En préparation.')
  await expect(copyNotice(page)).toBeVisible()
})

test('an idea is parked with a title alone, and its page says what is missing', async ({
  page,
}) => {
  await page.goto('/secure-admin-panel/prompts/nouveau')
  await expectHeading(page, 'Nouveau prompt')
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Une idée à creuser')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Prompt créé')
  await expectHeading(page, 'Une idée à creuser')

  const missing = page.getByRole('region', { name: /avant de publier$/ })
  await expect(missing.getByRole('heading')).toHaveText('4 points avant de publier')
  await expect(missing.getByRole('listitem')).toHaveText([
    'Description',
    'Catégories',
    'Niveau',
    'Texte du prompt',
  ])
  await expectNoViolations(page)
  await missing.getByRole('button', { name: /^Texte du prompt/ }).click()
  const text = page.getByRole('textbox', { name: 'Texte du prompt' })
  await expect(text).toBeFocused()

  await text.fill('Un texte.')
  await expect(missing.getByRole('heading')).toHaveText('3 points avant de publier')
  await missing.getByRole('button', { name: 'Description' }).click()
  await expect(description(page)).toBeFocused()
  await description(page).fill('Une description.')
  await missing.getByRole('button', { name: 'Niveau' }).click()
  await page.getByRole('combobox', { name: 'Niveau' }).selectOption('Expert')
  await expect(missing.getByRole('heading')).toHaveText('1 point avant de publier')
  await missing.getByRole('button', { name: 'Catégories' }).click()
  await addLabel(page.getByRole('main'), 'Catégories', 'SEO')
  await expect(missing).toHaveCount(0)
})

test('yesterday’s text is restored as a working copy, and nothing is published by it', async ({
  page,
}) => {
  const { id, titre, slug } = await createPrompt(page, { statut: 'valide', description: 'Hier.' })
  await openAdmin(page, `/prompts/${id}`, titre)
  await description(page).fill('Aujourd’hui.')
  await publishItem(page, 'Prompt mis à jour')

  await page.getByRole('link', { name: 'Révisions' }).click()
  await expectHeading(page, 'Révisions')
  const shown = page.getByRole('region', { name: /^Le / })
  await expect(shown.locator('ins')).toHaveText('Hier')
  await expect(shown.locator('del')).toHaveText('Aujourd’hui')
  await expect(shown).toContainText(/Barré\s: La version publique\. Souligné\s: Cette révision\./)
  await expectNoViolations(page)
  await shown.getByRole('button', { name: 'Restaurer en copie de travail' }).click()
  await expectToast(page, 'Révision restaurée en copie de travail')
  await expect(description(page)).toHaveValue('Hier.')
  expect(await publicText(page, slug)).toContain('Aujourd’hui.')
  await publishItem(page, 'Prompt mis à jour')
  await expect.poll(() => publicText(page, slug)).toContain('Hier.')
})

test('two versions stand side by side where there is room, and do again at the next visit', async ({
  page,
}) => {
  const { id, titre } = await createPrompt(page, { statut: 'valide', description: 'Hier.' })
  await openAdmin(page, `/prompts/${id}`, titre)
  await description(page).fill('Aujourd’hui.')
  await publishItem(page, 'Prompt mis à jour')
  await page.getByRole('link', { name: 'Révisions' }).click()
  await expectHeading(page, 'Révisions')
  const shown = page.getByRole('region', { name: 'Description' })
  await expect(shown.getByRole('heading', { level: 4 })).toHaveCount(0)
  await page.getByRole('button', { name: 'Côte à côte' }).click()
  await expect(shown.getByRole('heading', { level: 4 })).toHaveText([
    'La version publique',
    'Cette révision',
  ])
  await expect(shown.getByRole('paragraph')).toHaveText(['Aujourd’hui.', 'Hier.'])
  await expectNoViolations(page)

  await page.reload()
  await expect(shown.getByRole('heading', { level: 4 })).toHaveCount(2)
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(shown.getByRole('heading', { level: 4 })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Côte à côte' })).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'L’une sous l’autre' }).click()
  await page.reload()
  await expect(shown.locator('ins')).toHaveText('Hier')
  await expect(shown.getByRole('heading', { level: 4 })).toHaveCount(0)
})

test.describe('of an item that is not there', () => {
  test.use({ allowedConsole: /^Failed to load resource: .* 404 \(Not Found\)$/ })

  test('the revisions say so, as its editor does', async ({ page }) => {
    await openAdmin(page, `/prompts/${crypto.randomUUID()}/revisions`, 'Fiche introuvable')
    await page.getByRole('link', { name: 'Retour à la liste' }).click()
    await expectHeading(page, 'Prompts')
  })
})

test('the revisions fit a phone', async ({ page }) => {
  const { id, titre } = await createPrompt(page, { statut: 'valide', description: 'Hier.' })
  await openAdmin(page, `/prompts/${id}`, titre)
  await description(page).fill('Aujourd’hui.')
  await publishItem(page, 'Prompt mis à jour')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/secure-admin-panel/prompts/${id}/revisions`)
  await expectHeading(page, 'Révisions')
  await expect(page.getByRole('region', { name: /^Le / }).locator('ins')).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(360)
  await expectNoViolations(page)
})

test('a working copy without a title is still named by its page', async ({ page }) => {
  const { id, titre } = await createPrompt(page, { statut: 'valide' })
  await openAdmin(page, `/prompts/${id}`, titre)
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Copie de travail enregistrée')
  await page.reload()
  await expectHeading(page, 'Sans titre')
})
