import { expect } from '@playwright/test'

import { createGpt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectSaved, publishDraft, publishItem } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'

// A refusal is one.
test.use({ allowedConsole: /^Failed to load resource: .* 400 \(Bad Request\)$/ })

const written = [
  '### Ce qu’il fait',
  'Il lit une **page** et ~~devine~~ *dit* ce qui manque, [ici](https://a.example/guide) comme `là`.',
  '- un point\n- un autre\n  1. d’abord\n  2. ensuite',
  '> Une phrase citée.',
  '| Requête | Tâche |\n|---|---|\n| prix vélo | comparer |',
  '```\nsite:exemple.fr\n```',
  '<script>alert(1)</script> et [rien](javascript:alert(1))',
].join('\n\n')

test('a description is shown in its preview as on its page', async ({ page }) => {
  const { id, nom, slug } = await createGpt(page, { description: 'Un mot.', statut: 'valide' })
  await openAdmin(page, `/gpts/${id}`, nom)
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill(written)
  await page.getByRole('button', { name: 'Aperçu', exact: true }).click()
  const preview = page.getByRole('region', { name: /aperçu$/ }).locator('.prose')
  await expect(preview.getByRole('table')).toBeVisible()
  const previewed = await preview.innerHTML()
  await publishItem(page, 'GPT mis à jour')

  await page.goto(`/gpt/${slug}`)
  const shown = page.getByRole('main').locator('[data-sent="description"]')
  expect(await shown.innerHTML()).toBe(previewed)
  await expect(shown.getByRole('link')).toHaveCount(1)
  await expect(shown.getByRole('link')).toHaveAttribute('href', 'https://a.example/guide')
  await expect(shown).toContainText('<script>alert(1)</script> et rien')
})

test('a description that is nested too deeply is saved, and publishing it names the line to correct', async ({
  page,
}) => {
  const { id, nom, description: stored } = await createGpt(page)
  await openAdmin(page, `/gpts/${id}`, nom)
  const description = page.getByRole('textbox', { name: 'Description', exact: true })
  const text = `Un mot.\n\n${'> '.repeat(40)}cité`
  await description.fill(text)
  await page.getByRole('button', { name: 'Aperçu', exact: true }).click()
  const preview = page.getByRole('region', { name: /aperçu$/ })
  await expect(preview).toContainText(/Ligne 3\s: mise en forme trop imbriquée/)

  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('1 point avant de publier')).toBeVisible()
  await expect(description).toHaveAccessibleDescription(/Ligne 3\s: mise en forme trop imbriquée/)
  await expectSaved(page)
  await expectNoViolations(page)
  await page.reload()
  await expect(description).toHaveValue(text)

  await description.fill(stored)
  await publishDraft(page)
})
