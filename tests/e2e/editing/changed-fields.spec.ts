import { expect, type Locator, type Page } from '@playwright/test'

import { createGpt, createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectHeading } from '#tests/e2e/fixtures/sign-in-page.ts'
import { block, expectSaved, openSection, publishItem } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'

const title = (page: Page) => page.getByRole('textbox', { name: 'Titre', exact: true })
const description = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true })
const takeBack = (part: Page | Locator, name: string) =>
  part.getByRole('button', { name: `Reprendre\u00a0: ${name}`, exact: true })
const marks = (page: Page) => page.getByText('modifié', { exact: true })

test(
  'each field that differs from what is public says so, and goes back to it alone',
  themedJourney,
  async ({ page }) => {
    const { id, titre, tags } = await createPrompt(page, {
      statut: 'valide',
      titre: 'Un vieux titre',
      description: 'Publiée.',
      tags: ['alpha', 'beta'],
    })
    await openAdmin(page, `/prompts/${id}`, titre)
    await expect(marks(page)).toHaveCount(0)
    await title(page).fill('Un meilleur titre')
    await description(page).fill('En préparation.')
    await page.getByRole('button', { name: 'Retirer beta' }).click()
    await page.getByRole('combobox', { name: 'Niveau' }).selectOption('Expert')
    await expect(marks(page)).toHaveCount(4)
    await expect(title(page)).toHaveAccessibleDescription('modifié')
    await expect(page.getByText('Publié\u00a0: Un vieux titre')).toBeVisible()
    await expectNoViolations(page)

    // Saved changes are still compared with the public version.
    await expectSaved(page)
    await page.reload()
    await expect(marks(page)).toHaveCount(4)

    await takeBack(page, 'Titre').click()
    await expect(title(page)).toHaveValue('Un vieux titre')
    await expect(title(page)).toBeFocused()
    await expect(description(page)).toHaveValue('En préparation.')
    await takeBack(page, 'Tags').click()
    await expect(page.getByRole('list', { name: 'Tags : choix' })).toContainText(tags[1] ?? '')
    await expect(marks(page)).toHaveCount(2)

    await publishItem(page, 'Prompt mis à jour')
    await expect(marks(page)).toHaveCount(0)
  },
)

test('taking a field back is undone by its message, unless the field changed since', async ({
  page,
}) => {
  const { id, titre } = await createPrompt(page, { statut: 'valide', description: 'Publiée.' })
  await openAdmin(page, `/prompts/${id}`, titre)
  const undo = toastsOf(page).getByRole('button', { name: 'Annuler' })
  await description(page).fill('Tapée.')
  await takeBack(page, 'Description').click()
  await expect(description(page)).toHaveValue('Publiée.')
  await undo.click()
  await expect(description(page)).toHaveValue('Tapée.')

  await takeBack(page, 'Description').click()
  await description(page).fill('Tapée depuis.')
  await undo.last().click()
  await expectToast(page, '«\u00a0Description\u00a0» a changé depuis')
  await expect(description(page)).toHaveValue('Tapée depuis.')

  // The message goes with the form that it would change.
  await takeBack(page, 'Description').click()
  await expect(undo.first()).toBeVisible()
  await page.getByRole('link', { name: 'Aujourd’hui' }).click()
  await expectHeading(page, 'Aujourd’hui')
  await expect(undo).toHaveCount(0)
})

test('blocks say it of the field that changed, and of all where one came or went', async ({
  page,
}) => {
  const { id, nom } = await createGpt(page, {
    statut: 'valide',
    faq: [
      { question: 'Est-ce gratuit ?', reponse: 'Oui.' },
      { question: 'Est-ce long ?', reponse: 'Non.' },
    ],
  })
  await openAdmin(page, `/gpts/${id}`, nom)
  const panel = await openSection(page, 'FAQ')
  await block(page, 'Question 2').getByRole('textbox', { name: 'Réponse' }).fill('Cinq minutes.')
  await takeBack(panel, 'Réponse').click()
  await expect(block(page, 'Question 2').getByRole('textbox', { name: 'Réponse' })).toHaveValue(
    'Non.',
  )
  await page.getByRole('button', { name: 'Supprimer la question 1' }).click()
  await expect(panel.getByText('modifié', { exact: true })).toHaveCount(1)
  await takeBack(panel, 'Questions').click()
  await expect(block(page, 'Question 1').getByRole('textbox', { name: 'Question' })).toHaveValue(
    'Est-ce gratuit ?',
  )
  await expect(page.getByRole('button', { name: 'Ajouter une question' })).toBeFocused()
})

test('a draft marks no field as changed', async ({ page }) => {
  const { id, titre } = await createPrompt(page)
  await openAdmin(page, `/prompts/${id}`, titre)
  await title(page).fill('Une idée')
  await expectSaved(page)
  await expect(marks(page)).toHaveCount(0)
})

test('proposed steps are taken back until somebody writes in them', async ({ page }) => {
  const { id, nom } = await createGpt(page, { workflow: [] })
  await openAdmin(page, `/gpts/${id}`, nom)
  await openSection(page, 'Workflow')
  const panel = page.getByRole('region', { name: 'Workflow automatique' })
  const undo = panel.getByRole('button', { name: 'Annuler', exact: true })
  await panel.getByRole('button', { name: 'Générer' }).click()
  await expect(undo).toBeVisible()
  await block(page, 'Étape 1').getByRole('textbox', { name: 'Titre' }).fill('Écrite depuis')
  await expect(undo).toHaveCount(0)
  await expect(block(page, 'Étape 1').getByRole('textbox', { name: 'Titre' })).toHaveValue(
    'Écrite depuis',
  )
})
