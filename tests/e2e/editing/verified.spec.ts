import { expect } from '@playwright/test'

import { createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, openVisitor, test } from '#tests/e2e/fixtures/admin-test.ts'
import { publishItem } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'

test(
  'an item is noted as tried today with an assistant, beside what is being written, and its page says so',
  journey,
  async ({ page, browser, ownSite }) => {
    const { id, titre, slug } = await createPrompt(page, { statut: 'valide', ia: 'Claude' })
    await openAdmin(page, `/prompts/${id}`, titre)
    const description = page.getByRole('textbox', { name: 'Description', exact: true })
    await description.fill('Tapée avant, pas encore publiée.')
    await expect(page.getByText('Pas encore vérifié.')).toBeVisible()

    await page.getByRole('button', { name: 'Vérifié aujourd’hui avec…' }).click()
    const question = page.getByRole('dialog', { name: 'Vérifié aujourd’hui avec…' })
    await expect(question.getByRole('combobox', { name: 'Assistant' })).toHaveValue('Claude')
    await expectNoViolations(page)
    await question.getByRole('combobox', { name: 'Assistant' }).fill('GPT-5')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Vérification notée')
    await expect(page.getByText(/^Vérifié le .* avec GPT-5\.$/)).toBeVisible()
    await expect(description).toHaveValue('Tapée avant, pas encore publiée.')

    const visitor = await openVisitor(browser, ownSite)
    await expect(async () => {
      await visitor.goto(`/prompt/${slug}`)
      await expect(visitor.locator('dl').filter({ hasText: 'Mis à jour' }).first()).toContainText(
        /Vérifiéle .* avec GPT-5/,
        {
          timeout: 500,
        },
      )
    }).toPass()
    const markdown = await visitor.request.get(`/prompt/${slug}.md`)
    expect(await markdown.text()).toMatch(/Vérifié le .* avec GPT-5\.\n$/)

    await toastsOf(page).last().getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByText('Pas encore vérifié.')).toBeVisible()
    await publishItem(page, 'Prompt mis à jour')
    await visitor.context().close()
  },
)
