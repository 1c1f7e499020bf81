import { expect, type Locator, type Page } from '@playwright/test'

import { createGpt, createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectSaved } from '#tests/e2e/support/admin-editor.ts'
import { toastsOf } from '#tests/e2e/support/toasts.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]
const shown = (page: Page) => toastsOf(page).filter({ visible: true })

for (const viewport of sizes) {
  test.describe(`a message of the administration at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('stays off the bar that publishes, which goes on publishing', async ({ page }) => {
      const { id, titre } = await createPrompt(page, { statut: 'valide' })
      await openAdmin(page, `/prompts/${id}`, titre)
      const publish = page.getByRole('button', { name: 'Publier les modifications' })
      for (const text of ['Première version.', 'Seconde version.']) {
        await page.getByRole('textbox', { name: 'Description', exact: true }).fill(text)
        await expectSaved(page)
        await publish.click()
        await expect(publish).toHaveCount(0)
        await expectOffBars(page)
      }
    })

    test('stays off the head and off the control that was used', async ({ page }) => {
      const { nom } = await createGpt(page, { statut: 'brouillon' })
      await openAdmin(page, `/gpts?q=${encodeURIComponent(nom)}`, 'GPT')
      const status = page.getByRole('combobox', { name: `Statut de ${nom}` })
      await status.focus()
      await status.selectOption('Valide')
      await expectOffBars(page, status)
    })

    test('stays off the bar that appears while a failure is shown', async ({ page }) => {
      const { id, titre } = await createPrompt(page)
      await openAdmin(page, `/prompts?q=${encodeURIComponent(titre)}`, 'Prompts')
      await fails(page, 'admin.prompts.setStatut')
      const status = page.getByRole('combobox', { name: `Statut de ${titre}` })
      await status.focus()
      await status.selectOption('Valide')
      await expectOffBars(page, status)
      await page.locator(`a[href*="${id}"]`).first().click()
      await expect(page.locator('form [data-uncovered]')).toBeVisible()
      await expectOffBars(page)
    })

    test('stays off the buttons beside the title of a screen', async ({ page }) => {
      await openAdmin(page, '/users', 'Utilisateurs')
      await fails(page, 'admin.users.invite')
      await page.getByRole('button', { name: 'Inviter' }).click()
      await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('nouvelle@example.org')
      await page.getByRole('dialog').getByRole('button', { name: 'Inviter' }).click()
      await expect(shown(page)).toHaveCount(1)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Annuler|Fermer/ })
        .first()
        .click()
      await expectOffBars(page)
    })
  })
}

/** Lets a call fail as if the server had answered so. */
const fails = (page: Page, path: string) =>
  page.route(`**/api/trpc/${path}`, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({
        error: {
          message: 'Une erreur.',
          code: -32_603,
          data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, path },
        },
      }),
    }),
  )

/** One message, within the content, over no bar and over none of the buttons of the head. */
async function expectOffBars(page: Page, used?: Locator) {
  await expect(shown(page)).toHaveCount(1)
  await expect(async () => {
    const element = (await used?.elementHandle()) ?? null
    const covered = await shown(page).evaluate((toast, pressed) => {
      const area = toast.getBoundingClientRect()
      const kept = document.querySelectorAll('[data-uncovered], aside[aria-label="Administration"]')
      const isUnder = ({ left, right, top, bottom }: DOMRect) =>
        left < area.right && right > area.left && top < area.bottom && bottom > area.top
      return [...kept, ...(pressed ? [pressed] : [])]
        .filter((one) => isUnder(one.getBoundingClientRect()))
        .map((one) => one.className)
    }, element)
    expect(covered).toEqual([])
  }).toPass({ timeout: 5000 })
}
