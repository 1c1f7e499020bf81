import { expect, type Page } from '@playwright/test'

import { createPrompt, publishPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectHeading } from '#tests/e2e/fixtures/sign-in-page.ts'
import { expectSaved, publishItem } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

const description = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true })
const list = (page: Page) => page.getByRole('navigation', { name: 'Révisions' })

/** Creates a prompt and publishes it with each description in turn. */
async function publishInTurn(page: Page, [first, ...later]: [string, ...string[]]) {
  const item = await createPrompt(page, { statut: 'valide', description: first })
  for (const text of later) await publishPrompt(page, item.id, { description: text })
  return item
}

/** What a visitor reads on the page of a prompt. */
async function publicText(page: Page, slug: string): Promise<string> {
  const response = await page.request.get(`/prompt/${slug}.md`)
  return response.text()
}

test(
  'yesterday’s text is compared word by word, restored, and public once it is published',
  themedJourney,
  async ({ page }) => {
    const { id, titre, slug } = await publishInTurn(page, ['Hier.', 'Aujourd’hui.'])
    await openAdmin(page, `/prompts/${id}`, titre)
    await page.getByRole('link', { name: 'Révisions' }).click()
    await expectHeading(page, 'Révisions')
    await expect(list(page).getByText('En ligne', { exact: true })).toBeVisible()
    const shown = page.getByRole('region', { name: /^Le / })
    await expect(shown.locator('ins')).toHaveText('Hier')
    await expect(shown.locator('del')).toHaveText('Aujourd’hui')
    await expect(shown).toContainText(/Barré\s: La version en ligne\. Souligné\s: Cette révision\./)
    await expectNoViolations(page)

    await shown.getByRole('button', { name: 'Reprendre cette version' }).click()
    await expectToast(page, 'Révision reprise', 'Rien n’est publié pour le moment.')
    await expectHeading(page, titre)
    await expect(description(page)).toHaveValue('Hier.')
    expect(await publicText(page, slug)).toContain('Aujourd’hui.')
    await publishItem(page, 'Prompt mis à jour')
    await expect.poll(() => publicText(page, slug)).toContain('Hier.')
  },
)

test('restoring a revision keeps the text that it replaces as a revision', async ({ page }) => {
  const { id, titre } = await publishInTurn(page, ['Hier.', 'Aujourd’hui.'])
  await openAdmin(page, `/prompts/${id}`, titre)
  await description(page).fill('Demain.')
  await expectSaved(page)
  await page.getByRole('link', { name: 'Révisions' }).click()
  await page.getByRole('combobox', { name: 'Comparer avec' }).selectOption({
    label: 'Les modifications à publier',
  })
  const shown = page.getByRole('region', { name: /^Le / })
  await expect(shown.locator('del')).toHaveText('Demain')
  await shown.getByRole('button', { name: 'Reprendre cette version' }).click()
  await expect(description(page)).toHaveValue('Hier.')

  await page.getByRole('link', { name: 'Révisions' }).click()
  await list(page)
    .getByRole('button', { name: /Modifications/ })
    .click()
  await expect(shown.locator('ins')).toHaveText('Demain')
})

test('two versions stand side by side where there is room, and do again at the next visit', async ({
  page,
}) => {
  const { id } = await publishInTurn(page, ['Hier.', 'Aujourd’hui.'])
  await openAdmin(page, `/prompts/${id}/revisions`, 'Révisions')
  const shown = page.getByRole('region', { name: 'Description' })
  await expect(shown.getByRole('heading', { level: 4 })).toHaveCount(0)
  await page.getByRole('button', { name: 'Côte à côte' }).click()
  await expect(shown.getByRole('heading', { level: 4 })).toHaveText([
    'La version en ligne',
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

test('on a phone the revisions fit, and the one that is chosen is gone to, below the list', async ({
  page,
}) => {
  const { id } = await publishInTurn(page, ['Un.', 'Deux.', 'Trois.', 'Quatre.', 'Cinq.', 'Six.'])
  await page.setViewportSize({ width: 360, height: 640 })
  await openAdmin(page, `/prompts/${id}/revisions`, 'Révisions')
  await expect(page.getByRole('region', { name: /^Le / }).locator('ins')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectNoViolations(page)
  await list(page).getByRole('button').nth(1).click()
  const heading = page.getByRole('heading', { level: 2, name: /^Le .*, par / })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})

test.describe('of an item that is not there', () => {
  test.use({ allowedConsole: /^Failed to load resource: .* 404 \(Not Found\)$/ })

  test('the revisions say so, as its editor does', async ({ page }) => {
    await openAdmin(page, `/prompts/${crypto.randomUUID()}/revisions`, 'Fiche introuvable')
    await page.getByRole('link', { name: 'Retour à la liste' }).click()
    await expectHeading(page, 'Prompts')
  })
})
