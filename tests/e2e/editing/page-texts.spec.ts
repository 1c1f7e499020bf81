import { expect } from '@playwright/test'

import { callAdmin, createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectHeading } from '#tests/e2e/fixtures/sign-in-page.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

test('title, description and redirects of an item are kept in its editor, and found from the cockpit', async ({
  page,
}) => {
  const { id, titre, slug } = await createPrompt(page, { statut: 'valide' })
  await openAdmin(page, `/prompts/${id}?onglet=seo`, titre)
  const panel = page.getByRole('tabpanel', { name: 'SEO', exact: true })
  await panel.getByRole('textbox', { name: 'Titre de la page' }).fill('Un titre pour Google')
  await panel.getByRole('textbox', { name: 'Titre de la page' }).press('Control+s')
  await expectToast(page, 'Référencement enregistré')
  await expect
    .poll(async () => (await page.request.get(`/prompt/${slug}`)).text())
    .toContain('<title>Un titre pour Google')
  const card = panel.getByRole('figure').locator('img')
  await expect(card).toHaveJSProperty('naturalWidth', 1200)

  await panel.getByRole('textbox', { name: 'Faire mener ici' }).fill(`/vers-${slug}`)
  await panel.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(panel.getByText(`/vers-${slug}`, { exact: true })).toBeVisible()
  await expectNoViolations(page)

  await panel.getByRole('link', { name: 'Voir dans Pages SEO' }).click()
  await page.getByRole('link', { name: `Ouvrir la fiche de /prompt/${slug}` }).click()
  await expectHeading(page, titre)
})

test.describe('search texts of an item that somebody else saved meanwhile', () => {
  test.use({ allowedConsole: /^Failed to load resource: .* 409 \(Conflict\)$/ })

  test('say so in sight of whoever saves them, each time', async ({ page }) => {
    const { id, titre, slug } = await createPrompt(page, { statut: 'valide' })
    await openAdmin(page, `/prompts/${id}?onglet=seo`, titre)
    const panel = page.getByRole('tabpanel', { name: 'SEO', exact: true })
    const pageTitle = panel.getByRole('textbox', { name: 'Titre de la page' })
    await pageTitle.fill('Le mien')
    await callAdmin(page, 'seoPages.create', {
      page_route: `/prompt/${slug}`,
      meta_title: 'Le leur',
      meta_description: 'Saisie par quelqu’un d’autre.',
      meta_keywords: null,
      og_image: null,
    })
    const said = panel.getByText(/^Ce référencement a été modifié entre-temps/)
    await pageTitle.press('Control+s')
    await expect(said).toBeInViewport()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(said).not.toBeInViewport()
    await pageTitle.press('Control+s')
    await expect(said).toBeInViewport()
    await expect(pageTitle).toHaveValue('Le mien')
  })
})
