import { expect, type Page } from '@playwright/test'

import { createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { journey } from '#tests/e2e/support/tiers.ts'

const title = (page: Page) => page.getByRole('textbox', { name: 'Titre', exact: true })

test.describe('the preview', () => {
  const prompt = { statut: 'valide', prompt: 'Analyse [site] pour [requête].' } as const

  test('shows what is typed on its page, whose fields work', journey, async ({ page }) => {
    const { id, titre, slug } = await createPrompt(page, prompt)
    await page.setViewportSize({ width: 1280, height: 800 })
    await openAdmin(page, `/prompts/${id}`, titre)
    const preview = page.frameLocator('iframe[title^="Aperçu de la page"]')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(titre)
    await title(page).fill('Un titre que personne d’autre ne voit')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(
      'Un titre que personne d’autre ne voit',
    )
    // A long word does not widen the page.
    const heading = preview.getByRole('heading', { level: 1 })
    await title(page).fill('Anticonstitutionnellement'.repeat(4))
    await expect(heading).toContainText('AnticonstitutionnellementAnti')
    const widths = await preview.locator('html').evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }))
    expect(widths.scrollWidth).toBe(widths.clientWidth)
    await preview.getByRole('textbox', { name: 'Site' }).first().fill('exemple.fr')
    await expect(preview.getByText('1 variable sur 2 remplie')).toBeVisible()
    // Values that are filled in there are not stored.
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('saisie')),
      ),
    ).toEqual([])
    expect(await (await page.request.get(`/prompt/${slug}`)).text()).not.toContain(
      'personne d’autre',
    )
    await expectNoViolations(page)
  })

  test('opens in a window of its own, and in a dialog on a phone', async ({ page }) => {
    const { id, titre } = await createPrompt(page, prompt)
    await page.setViewportSize({ width: 360, height: 740 })
    await openAdmin(page, `/prompts/${id}`, titre)
    const opener = page.getByRole('button', { name: 'Aperçu de la saisie' })
    // The button is in sight without scrolling.
    await expect(opener).toBeInViewport({ ratio: 1 })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Aperçu' })
    const inDialog = dialog.frameLocator('iframe').getByRole('heading', { level: 1 })
    await expect(inDialog).toHaveText(titre)
    await expectNoViolations(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(360)

    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('link', { name: 'Ouvrir l’aperçu dans sa fenêtre' }).click(),
    ])
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText(titre)
    await page.keyboard.press('Escape')
    await title(page).fill('Suivi d’une fenêtre à l’autre')
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText(
      'Suivi d’une fenêtre à l’autre',
    )
  })
})
