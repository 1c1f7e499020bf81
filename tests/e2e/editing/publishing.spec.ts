import { expect } from '@playwright/test'

import { createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectSaved } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { journey, themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

test(
  'a draft becomes public by a button that says so, and stays a draft while it is not finished',
  themedJourney,
  async ({ page }) => {
    const { id, titre, slug } = await createPrompt(page, { statut: 'brouillon' })
    const answer = () => page.request.get(`/prompt/${slug}.md`)
    await openAdmin(page, `/prompts/${id}`, titre)
    const description = page.getByRole('textbox', { name: 'Description', exact: true })
    const statut = page.getByRole('combobox', { name: 'Statut' })
    const publish = page.getByRole('button', { name: 'Publier la fiche', exact: true })
    await expect(statut).toHaveAccessibleDescription(/^Les visiteurs ne voient pas cette fiche/)

    await description.fill('')
    await publish.click()
    await expect(page.getByText('Publication impossible\u00a0: 1 champ à corriger')).toBeVisible()
    await expect(description).toBeFocused()
    await expect(statut).toHaveValue('brouillon')
    expect((await answer()).status()).toBe(404)
    await expectNoViolations(page)

    await description.fill('Une idée qui est prête.')
    await page.keyboard.press('Control+Shift+Enter')
    await expectToast(page, 'Prompt mis à jour')
    await expectSaved(page)
    await expect(statut).toHaveValue('valide')
    await expect(publish).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Publier les modifications' })).toBeDisabled()
    await expect.poll(async () => (await answer()).text()).toContain('Une idée qui est prête.')
  },
)

test('what is chosen as public says that saving publishes it', journey, async ({ page }) => {
  const { id, titre } = await createPrompt(page, { statut: 'brouillon' })
  await openAdmin(page, `/prompts/${id}`, titre)
  const statut = page.getByRole('combobox', { name: 'Statut' })
  await statut.selectOption('valide')
  await expect(statut).toHaveAccessibleDescription(/cette fiche sera visible des visiteurs/)
})
