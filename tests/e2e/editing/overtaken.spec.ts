import { expect, type Page } from '@playwright/test'

import { callAdmin, createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, signInContext, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectHeading } from '#tests/e2e/fixtures/sign-in-page.ts'
import { addLabel, publishItem, saveItem } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import { createReadyAccount } from '#tests/support/calls/signed-in.ts'

const description = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true })
const title = (page: Page) => page.getByRole('textbox', { name: 'Titre', exact: true })
const keptOnServer = (page: Page) => page.getByText(/^Gardé à \d+\sh\s\d\d, pas encore enregistré$/)
const resume = (page: Page) => page.getByRole('button', { name: 'Reprendre le brouillon' })
const conflict = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Cette fiche a été modifiée entre-temps' })

test.describe('a working copy that was begun before what is public', () => {
  test.use({ allowedConsole: /^Failed to load resource: .* 409 \(Conflict\)$/ })

  test('is published once it was compared, and undoes nothing', async ({ page, account }) => {
    const { id, titre, slug } = await createPrompt(page, { statut: 'valide', ia: 'Grok' })
    await openAdmin(page, `/prompts/${id}`, titre)
    await description(page).fill('En préparation.')
    await page.keyboard.press('Control+s')
    await expectToast(page, 'Copie de travail enregistrée')
    await callAdmin(page, 'prompts.change', {
      entree: crypto.randomUUID(),
      items: [{ id, version: 1 }],
      changement: { champ: 'ia', valeur: 'Copilot' },
    })

    await page.reload()
    const dialog = conflict(page)
    await expect(dialog).toContainText(`La copie de travail, enregistrée par ${account.email} le`)
    const ai = dialog.getByRole('group', { name: /^IA/ })
    await expect(ai).toContainText('(modifié dans la version publiée)')
    await expect(ai.getByRole('radio', { name: 'Reprendre la version publiée' })).toBeChecked()
    const text = dialog.getByRole('group', { name: /^Description/ })
    await expect(text.getByRole('radio', { name: 'Garder la copie de travail' })).toBeChecked()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByRole('button', { name: 'Comparer' })).toBeVisible()

    await page.getByRole('button', { name: 'Publier les modifications' }).click()
    await dialog.getByRole('button', { name: 'Reprendre ces choix' }).click()
    await publishItem(page, 'Prompt mis à jour')
    const markdown = async () => (await page.request.get(`/prompt/${slug}.md`)).text()
    await expect.poll(markdown).toContain('En préparation.')
    expect(await markdown()).toContain('Copilot')
  })
})

test('a draft that is taken up after a colleague saved keeps what each of the three wrote', async ({
  page,
  context,
}) => {
  const { id, titre } = await createPrompt(page, { description: 'Du début.', ia: 'Grok' })
  await openAdmin(page, `/prompts/${id}`, titre)
  await description(page).fill('Du brouillon.')
  await expect(keptOnServer(page)).toBeVisible()
  await page.close()

  const colleague = await context.newPage()
  await callAdmin(colleague, 'prompts.change', {
    entree: crypto.randomUUID(),
    items: [{ id, version: 1 }],
    changement: { champ: 'ia', valeur: 'Copilot' },
  })
  await openAdmin(colleague, `/prompts/${id}`, titre)
  await title(colleague).fill('Tapé à l’instant')
  await resume(colleague).click()
  await expect(description(colleague)).toHaveValue('Du brouillon.')
  await expect(title(colleague)).toHaveValue('Tapé à l’instant')
  await expect(colleague.getByRole('combobox', { name: 'IA', exact: true })).toHaveValue('Copilot')
  await saveItem(colleague, 'Prompt mis à jour')
})

test('a draft that a colleague wrote over is compared with what both began with', async ({
  page,
}) => {
  const { id, titre } = await createPrompt(page, { description: 'Du début.', ia: 'Grok' })
  await openAdmin(page, `/prompts/${id}`, titre)
  await page.getByRole('combobox', { name: 'IA', exact: true }).fill('Mistral')
  await expect(keptOnServer(page)).toBeVisible()
  await callAdmin(page, 'prompts.change', {
    entree: crypto.randomUUID(),
    items: [{ id, version: 1 }],
    changement: { champ: 'ia', valeur: 'Copilot' },
  })
  await page.reload()
  await title(page).fill('Tapé à l’instant')
  await resume(page).click()
  await expect(conflict(page).getByRole('group')).toHaveCount(1)
  await expect(conflict(page).getByRole('group', { name: /^IA/ })).toContainText(
    '(modifié des deux côtés)',
  )
  await conflict(page).getByRole('button', { name: 'Reprendre ces choix' }).click()
  await expect(page.getByRole('combobox', { name: 'IA', exact: true })).toHaveValue('Mistral')
  await expect(title(page)).toHaveValue('Tapé à l’instant')
})

test('of two ideas that were parked, the one that makes room is parked again', async ({ page }) => {
  await page.goto('/secure-admin-panel/prompts/nouveau')
  for (const idea of ['La première idée', 'La seconde idée']) {
    await expectHeading(page, 'Nouveau prompt')
    await title(page).fill(idea)
    await expect(keptOnServer(page)).toBeVisible()
    await page.reload()
  }
  const notice = page.getByText(/^Gardé le /)
  await expect(notice).not.toContainText('La fiche montre')
  await resume(page).click()
  await expect(title(page)).toHaveValue('La seconde idée')
  await expect(keptOnServer(page)).toBeVisible()
  await resume(page).click()
  await expect(title(page)).toHaveValue('La première idée')
  await expect(resume(page)).toBeVisible()
  await expect(keptOnServer(page)).toBeVisible()

  await page.reload()
  await expect(resume(page)).toBeVisible()
  await resume(page).click()
  const one = await title(page).inputValue()
  await resume(page).click()
  await expect(title(page)).not.toHaveValue(one)
  expect(['La première idée', 'La seconde idée']).toContain(await title(page).inputValue())
})

test.describe('an item that a colleague deleted while one types in it', () => {
  test.use({ allowedConsole: /^Failed to load resource: .* 404 \(Not Found\)$/ })

  test('is said to be in the bin, and what was typed is offered once it is back', async ({
    page,
    account,
  }) => {
    const { id, titre } = await createPrompt(page)
    await openAdmin(page, `/prompts/${id}`, titre)
    await callAdmin(page, 'prompts.remove', { ids: [id] })
    await description(page).fill('Tapée trop tard.')
    await page.keyboard.press('Control+s')
    const said = `Ce prompt a été supprimé par ${account.email}\u00a0: il est dans la corbeille.`
    await expectToast(page, said, 'Ce que vous avez tapé reste gardé sur cet ordinateur.')
    await expect(page.getByText(`Gardé sur cet ordinateur\u00a0: ${said}`)).toBeVisible()
    await toastsOf(page).getByRole('button', { name: 'Ouvrir la corbeille' }).click()
    await expectHeading(page, 'Corbeille')
    await page
      .getByRole('button', { name: /^Restaurer/ })
      .first()
      .click()
    await openAdmin(page, `/prompts/${id}`, titre)
    await resume(page).click()
    await conflict(page).getByRole('button', { name: 'Reprendre ces choix' }).click()
    await expect(description(page)).toHaveValue('Tapée trop tard.')
  })
})

test.describe('a draft that an administrator published while its contributor types in it', () => {
  test.use({ allowedConsole: /^Failed to load resource: .* 404 \(Not Found\)$/ })

  test('is closed to them, and what they typed goes on as a new draft', async ({
    page,
    browser,
    ownSite,
  }) => {
    await callAdmin(page, 'settings.save', { key: 'delegated_roles', value: true })
    const context = await browser.newContext({ baseURL: ownSite.url })
    await signInContext(ownSite, context, await createReadyAccount(ownSite, 'contributor'))
    const theirs = await context.newPage()
    const { id, titre } = await createPrompt(theirs)
    await openAdmin(theirs, `/prompts/${id}`, titre)
    await description(theirs).fill('Tapée avant.')
    await expect(keptOnServer(theirs)).toBeVisible()
    await callAdmin(page, 'prompts.setStatut', { ids: [id], statut: 'valide' })
    await description(theirs).fill('Tapée trop tard.')
    await theirs.keyboard.press('Control+s')
    await expect(toastsOf(theirs)).toContainText('n’est plus un brouillon')

    theirs.on('dialog', (dialog) => void dialog.accept())
    await openAdmin(theirs, `/prompts/${id}`, 'Fiche introuvable')
    await expectNoViolations(theirs)
    await theirs.getByRole('button', { name: 'En faire un nouveau brouillon' }).click()
    await expectHeading(theirs, 'Nouveau prompt')
    await resume(theirs).click()
    await expect(description(theirs)).toHaveValue('Tapée trop tard.')
    await theirs.keyboard.press('Control+s')
    await expectToast(theirs, 'Prompt créé')
    await context.close()
  })
})

test('a category that is typed and not taken in is marked when the item is saved', async ({
  page,
}) => {
  const { id, titre } = await createPrompt(page, { statut: 'valide' })
  await openAdmin(page, `/prompts/${id}`, titre)
  const labels = (name: string) => page.getByRole('combobox', { name, exact: true })
  await labels('Tags').fill('un-tag-tapé')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Copie de travail enregistrée')
  await expect(page.getByRole('list', { name: 'Tags : choix' })).toContainText('un-tag-tapé')

  await labels('Catégories').fill('Inconnue au bataillon')
  await page.keyboard.press('Control+s')
  await expect(
    page.getByText('«\u00a0Inconnue au bataillon\u00a0» n’est pas une catégorie'),
  ).toBeVisible()
  await expect(labels('Catégories')).toHaveValue('')
})

test('what is public now is named above the revisions, of which none says that it is', async ({
  page,
}) => {
  const { id, titre } = await createPrompt(page, { statut: 'valide' })
  await openAdmin(page, `/prompts/${id}`, titre)
  await description(page).fill('La seconde.')
  await publishItem(page, 'Prompt mis à jour')
  await page.getByRole('link', { name: 'Révisions' }).click()
  const list = page.getByRole('navigation', { name: 'Révisions' })
  await expect(list.getByText(/Version 2, enregistrée par /)).toBeVisible()
  await expect(list.getByText('publique', { exact: true })).toHaveCount(1)
  await expect(list.getByRole('button', { name: /Version 1.*n’est plus publique/ })).toBeVisible()
})

test('a category that was merged meanwhile has its present name once the item is published', async ({
  page,
}) => {
  await callAdmin(page, 'categories.create', { nom: 'Éphémère' })
  const { id, titre } = await createPrompt(page, { statut: 'valide', categories: ['Audit'] })
  await openAdmin(page, `/prompts/${id}`, titre)
  await addLabel(page.getByRole('main'), 'Catégories', 'Éphémère')
  await callAdmin(page, 'categories.merge', { de: 'Éphémère', vers: 'SEO' })
  await publishItem(page, 'Prompt mis à jour')
  const chosen = page.getByRole('list', { name: 'Catégories : choix' })
  await expect(chosen.getByRole('listitem')).toHaveText(['Audit', 'SEO'])
  await expect(keptOnServer(page)).toHaveCount(0)
})
