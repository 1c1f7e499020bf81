import { expect, type Page } from '@playwright/test'

import { callAdmin, createGpt, createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, openVisitor, test } from '#tests/e2e/fixtures/admin-test.ts'
import {
  block,
  expectSaved,
  fillFields,
  openSection,
  rowOf,
} from '#tests/e2e/support/admin-editor.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'

/** A word that is in no other item, so that a table can be cut down to those of a test. */
const ownWord = () => `mot${crypto.randomUUID().slice(0, 8)}`

const statutOf = (page: Page, title: string) =>
  page.getByRole('combobox', { name: `Statut de ${title}`, exact: true })

test.describe('the table', () => {
  test('changes the status of several rows at once, and takes it back (R170, R245)', async ({
    page,
  }) => {
    const word = ownWord()
    const titles = [`Premier ${word}`, `Second ${word}`]
    for (const titre of titles) {
      await createPrompt(page, { titre })
    }
    await openAdmin(page, `/prompts?q=${word}`, 'Prompts')
    await expect(page.getByText('2 résultats', { exact: true })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check()
    const bar = page.getByRole('region', { name: 'Actions groupées' })
    await expect(bar).toContainText('2 prompts sélectionnés')

    await bar.getByRole('button', { name: 'Valider' }).click()
    await expectToast(page, 'Statut mis à jour')
    for (const title of titles) {
      await expect(statutOf(page, title)).toHaveValue('valide')
    }
    await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
    for (const title of titles) {
      await expect(statutOf(page, title)).toHaveValue('brouillon')
    }
  })

  test('asks why an item is refused, and keeps the reason in the journal (R170)', async ({
    page,
  }) => {
    const titre = `À refuser ${ownWord()}`
    const { id } = await createPrompt(page, { titre })
    await openAdmin(page, `/prompts?q=${encodeURIComponent(titre)}`, 'Prompts')
    const dialog = page.getByRole('alertdialog', { name: 'Refuser la publication' })

    await statutOf(page, titre).selectOption('Refusé')
    await expect(dialog.getByRole('button', { name: 'Refuser' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await expect(statutOf(page, titre)).toHaveValue('brouillon')

    await statutOf(page, titre).selectOption('Refusé')
    await dialog.getByLabel('Raison du refus').fill('Trop proche d’une autre fiche.')
    await dialog.getByRole('button', { name: 'Refuser' }).click()
    await expectToast(page, 'Statut mis à jour')
    await expect(statutOf(page, titre)).toHaveValue('refuse')

    await openAdmin(page, `/journal?q=${id}&action=prompt.statut`, 'Journal')
    await page.getByText('Voir', { exact: true }).click()
    await expect(page.getByRole('table')).toContainText('Trop proche d’une autre fiche.')
  })

  test(
    'deletes after the question, and gives back from the trash (R166, R245)',
    journey,
    async ({ page, browser, ownSite }) => {
      const titre = `À supprimer ${ownWord()}`
      const { slug } = await createPrompt(page, { titre, statut: 'valide' })
      const visitor = await openVisitor(browser, ownSite)
      const publicStatus = async () => (await visitor.request.get(`/prompt/${slug}`)).status()
      expect(await publicStatus()).toBe(200)

      await openAdmin(page, `/prompts?q=${encodeURIComponent(titre)}`, 'Prompts')
      await page.getByRole('button', { name: `Supprimer ${titre}` }).click()
      const dialog = page.getByRole('alertdialog', { name: 'Confirmer la suppression' })
      expect(await dialog.locator('p').first().textContent()).toBe(
        'Cette action est irréversible. Êtes-vous sûr de vouloir supprimer cet élément ?',
      )
      await expect(dialog).toContainText('trente jours dans la corbeille')
      await expect(dialog.getByRole('button')).toHaveText(['Annuler', 'Supprimer'])
      await dialog.getByRole('button', { name: 'Supprimer' }).click()
      await expectToast(page, 'Prompt supprimé')
      await expect(page.getByText(`Aucun résultat trouvé pour "${titre}"`)).toBeVisible()
      expect(await publicStatus()).toBe(410)

      await openAdmin(page, '/corbeille', 'Corbeille')
      await page.getByRole('button', { name: `Restaurer ${titre}` }).click()
      await page.getByRole('button', { name: 'Restaurer', exact: true }).click()
      await expectToast(page, 'Prompt restauré en brouillon')
      await expect(page.getByRole('button', { name: `Restaurer ${titre}` })).toHaveCount(0)
      expect(await publicStatus()).toBe(404)
      await openAdmin(page, `/prompts?q=${encodeURIComponent(titre)}`, 'Prompts')
      await expect(statutOf(page, titre)).toHaveValue('brouillon')
    },
  )

  test('edits the search queries of a prompt in a window of its own (R165, R245)', async ({
    page,
  }) => {
    const titre = `Sans requêtes ${ownWord()}`
    await createPrompt(page, { titre, requetes_seo: null })
    await openAdmin(page, `/prompts?q=${encodeURIComponent(titre)}`, 'Prompts')
    await expect(rowOf(page, titre)).toContainText('À compléter')

    await page.getByRole('button', { name: `Requêtes SEO de ${titre}` }).click()
    const dialog = page.getByRole('dialog', { name: `Requêtes SEO : ${titre}` })
    await dialog.getByRole('textbox', { name: 'Requêtes' }).fill('une requête\n\n  une autre  ')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expectToast(page, 'Prompt mis à jour')
    await expect(dialog).toHaveCount(0)
    await expect(rowOf(page, titre)).toContainText('Configuré')

    await page.getByRole('button', { name: `Requêtes SEO de ${titre}` }).click()
    await expect(dialog.getByRole('textbox', { name: 'Requêtes' })).toHaveValue(
      'une requête\nune autre',
    )
  })

  test('search queries that were typed and not saved are offered back in their window', async ({
    page,
  }) => {
    const titre = `À reprendre ${ownWord()}`
    await createPrompt(page, { titre, requetes_seo: { requetes: ['une requête'] } })
    await openAdmin(page, `/prompts?q=${encodeURIComponent(titre)}`, 'Prompts')
    const opener = page.getByRole('button', { name: `Requêtes SEO de ${titre}` })
    const dialog = page.getByRole('dialog', { name: `Requêtes SEO : ${titre}` })
    const queries = dialog.getByRole('textbox', { name: 'Requêtes', exact: true })
    const resume = dialog.getByRole('button', { name: 'Les reprendre' })

    await opener.click()
    await queries.fill('tapée, puis fermée')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await opener.click()
    await expect(queries).toHaveValue('une requête')
    await resume.click()
    await expect(queries).toHaveValue('tapée, puis fermée')

    await dialog.getByRole('button', { name: 'Annuler', exact: true }).click()
    await page.getByRole('button', { name: 'Rétablir' }).click()
    await opener.click()
    await resume.click()
    await expect(queries).toHaveValue('tapée, puis fermée')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expectToast(page, 'Prompt mis à jour')
    await opener.click()
    await expect(queries).toHaveValue('tapée, puis fermée')
    await expect(resume).toHaveCount(0)
  })

  test.describe('while somebody else changes the prompt', () => {
    test.use({ allowedConsole: /409/ })

    test('search queries that are refused say how to go on, and are not lost', async ({ page }) => {
      const titre = `À deux ${ownWord()}`
      const { id } = await createPrompt(page, {
        titre,
        requetes_seo: { requetes: ['une requête'] },
      })
      await openAdmin(page, `/prompts?q=${encodeURIComponent(titre)}`, 'Prompts')
      const opener = page.getByRole('button', { name: `Requêtes SEO de ${titre}` })
      const dialog = page.getByRole('dialog', { name: `Requêtes SEO : ${titre}` })
      const queries = dialog.getByRole('textbox', { name: 'Requêtes', exact: true })

      await opener.click()
      await queries.fill('la mienne')
      await callAdmin(page, 'prompts.setRequetesSeo', {
        id,
        version: 1,
        requetes_seo: { titre: 'Celui de l’autre', requetes: ['une requête'] },
      })
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(dialog).toContainText('Fermez cette fenêtre et rouvrez-la')
      await dialog.getByRole('button', { name: 'Fermer' }).click()
      await opener.click()
      await dialog.getByRole('button', { name: 'Les reprendre' }).click()
      await expect(queries).toHaveValue('la mienne')
      await expect(dialog.getByRole('textbox', { name: 'Titre de la section' })).toHaveValue(
        'Celui de l’autre',
      )
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await expectToast(page, 'Prompt mis à jour')
    })
  })

  test('keeps search, filter and order in the address (R162, R163)', async ({ page }) => {
    const word = ownWord()
    for (const titre of [`Beta ${word}`, `Alpha ${word}`]) {
      await createPrompt(page, { titre })
    }
    await createPrompt(page, { titre: `Gamma ${word}`, statut: 'valide' })
    const search = page.getByRole('searchbox', { name: 'Rechercher' })
    const statut = page.getByRole('combobox', { name: 'Statut', exact: true })
    const titles = page.getByRole('row').locator('td > a')

    await openAdmin(page, '/prompts', 'Prompts')
    await statut.selectOption('brouillon')
    await expect(page).toHaveURL('/secure-admin-panel/prompts?statut=brouillon')
    await search.fill(word)
    await expect(titles).toHaveText([`Alpha ${word}`, `Beta ${word}`])
    await page.getByRole('button', { name: 'Titre', exact: true }).click()
    await expect(page.getByRole('columnheader', { name: 'Titre' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await page.getByRole('button', { name: 'Titre', exact: true }).click()
    await expect(titles).toHaveText([`Beta ${word}`, `Alpha ${word}`])
    await expect(page).toHaveURL(
      `/secure-admin-panel/prompts?statut=brouillon&q=${word}&tri=titre&ordre=desc`,
    )

    await page.reload()
    await expect(search).toHaveValue(word)
    await expect(statut).toHaveValue('brouillon')
    await expect(titles).toHaveText([`Beta ${word}`, `Alpha ${word}`])

    await page.goBack()
    await expect(page).toHaveURL('/secure-admin-panel/prompts')
    await expect(search).toHaveValue('')
    await expect(statut).toHaveValue('all')
  })

  test('gives everything of a row to the keyboard', async ({ page }) => {
    const titre = `Au clavier ${ownWord()}`
    const { id } = await createPrompt(page, { titre })
    await openAdmin(page, `/prompts?q=${encodeURIComponent(titre)}`, 'Prompts')
    const row = rowOf(page, titre)
    await row.getByRole('checkbox', { name: `Sélectionner ${titre}` }).focus()
    for (const control of [
      row.getByRole('link', { name: titre, exact: true }),
      row.getByRole('combobox', { name: `Statut de ${titre}` }),
      row.getByRole('button', { name: `Modifier Catégories de ${titre}` }),
      row.getByRole('link', { name: `Prévisualiser ${titre} (nouvel onglet)` }),
      row.getByRole('button', { name: `Requêtes SEO de ${titre}` }),
      row.getByRole('link', { name: `Modifier ${titre}` }),
      row.getByRole('button', { name: `Supprimer ${titre}` }),
    ]) {
      await page.keyboard.press('Tab')
      await expect(control).toBeFocused()
    }

    const remove = row.getByRole('button', { name: `Supprimer ${titre}` })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog').getByText('Annuler')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(remove).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/secure-admin-panel/prompts/${id}\\?liste=`))
  })
})

test.describe('the editor', () => {
  test('adds, moves, removes and restores a block (R245)', async ({ page }) => {
    const { id, nom } = await createGpt(page, {
      workflow: [{ numero: 1, titre: 'Lister', description: 'Toutes les pages.' }],
    })
    await openAdmin(page, `/gpts/${id}`, nom)
    await openSection(page, 'Workflow')
    const title = (place: number) =>
      block(page, `Étape ${place}`).getByRole('textbox', { name: 'Titre' })

    await page.getByRole('button', { name: 'Ajouter une étape' }).click()
    await expect(title(2)).toBeFocused()
    await fillFields(block(page, 'Étape 2'), { Titre: 'Trier', Description: 'Par thème.' })
    await title(2).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(title(1)).toHaveValue('Trier')
    await expect(title(1)).toBeFocused()
    await expect(page.getByText('Étape en position 1 sur 2.')).toBeAttached()
    await block(page, 'Étape 1').getByRole('button', { name: 'Descendre l’étape 1' }).click()
    await expect(title(2)).toHaveValue('Trier')

    await page.getByRole('button', { name: 'Supprimer l’étape 1' }).click()
    await expect(block(page, 'Étape 2')).toHaveCount(0)
    await expect(title(1)).toHaveValue('Trier')
    const restore = page.getByRole('button', { name: 'Annuler la suppression' })
    await expect(restore).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(title(1)).toHaveValue('Lister')
    await expect(title(2)).toHaveValue('Trier')

    await expectSaved(page)
    await page.reload()
    await openSection(page, 'Workflow')
    await expect(title(1)).toHaveValue('Lister')
    await expect(title(2)).toHaveValue('Trier')
  })

  test.describe('whose publication the server refuses', () => {
    test.use({ allowedConsole: /^Failed to load resource: .* 409 \(Conflict\)$/ })

    test('says beside a slug that it is taken, while it is typed and when it is published', async ({
      page,
    }) => {
      const { slug: taken } = await createPrompt(page)
      const { id, titre } = await createPrompt(page)
      await openAdmin(page, `/prompts/${id}?champ=slug`, titre)
      const slug = page.getByRole('textbox', { name: 'Slug' })
      await slug.fill(taken)
      await expect(slug).toHaveAccessibleDescription(/^Ce slug est déjà utilisé\./)
      await expectSaved(page)
      await openSection(page, 'Exemple')
      await page.getByRole('button', { name: 'Publier', exact: true }).click()
      await expect(page.getByText('1 point avant de publier', { exact: true })).toBeVisible()
      await expect(slug).toBeVisible()
      await expect(slug).toHaveAccessibleDescription(/^Ce slug est déjà utilisé\./)
    })

    test('says of a slug that was taken since it was found free that it is taken, and no more', async ({
      page,
    }) => {
      // A draft would reserve its slug when it is saved.
      const { id, titre } = await createPrompt(page, { statut: 'valide' })
      await openAdmin(page, `/prompts/${id}?champ=slug`, titre)
      const slug = page.getByRole('textbox', { name: 'Slug' })
      const taken = `pris-${crypto.randomUUID()}`
      await slug.fill(taken)
      await expect(slug).toHaveAccessibleDescription(/Disponible/)
      await expectSaved(page)
      await createPrompt(page, { slug: taken })
      await page.keyboard.press('Control+Enter')
      await expect(slug).toHaveAccessibleDescription(/^Ce slug est déjà utilisé\./)
      await expect(slug).not.toHaveAccessibleDescription(/Disponible/)
    })
  })
})

test('the workflow generator shows its plan, its progress, and stops when asked (R169, R183)', async ({
  page,
}) => {
  for (let count = 0; count < 4; count += 1) {
    await createGpt(page, { statut: 'valide', workflow: [] })
  }
  const panel = page.getByRole('region', { name: 'Workflow automatique' })
  await openAdmin(page, '/gpts', 'GPT')
  await panel.getByRole('button', { name: 'Générer' }).click()
  const write = panel.getByRole('button', { name: /^Écrire \d+ workflows?$/ })
  const planned = Number.parseInt((await write.innerText()).replace('Écrire ', ''), 10)
  expect(planned).toBeGreaterThan(2)
  await expect(panel.locator('ol > li:has(> details)')).toHaveCount(planned)

  const second = await holdCall(page, 'admin.workflows.generate', 2)
  await write.click()
  await second.isHeld
  await expect(panel.getByRole('progressbar')).toBeVisible()
  await expect(panel).toContainText('1 workflow généré')
  await panel.getByRole('button', { name: 'Arrêter' }).click()
  second.release()
  await expect(panel.getByText('Génération arrêtée')).toBeVisible()
  await expect(panel).toContainText('2 workflows générés')
  await panel.getByRole('button', { name: 'Fermer' }).click()

  await panel.getByRole('button', { name: 'Générer' }).click()
  await expect(panel.locator('ol > li:has(> details)')).toHaveCount(planned - 2)
  await write.click()
  await expect(panel.getByText('Workflows générés avec succès !', { exact: true })).toBeVisible({
    timeout: 30_000,
  })
  await panel.getByRole('button', { name: 'Fermer' }).click()
  await panel.getByRole('button', { name: 'Générer' }).click()
  await expect(panel.getByRole('button', { name: 'Écrire 0 workflow' })).toBeDisabled()
})

/** Holds the n-th call of a procedure until it is released. */
async function holdCall(page: Page, procedure: string, nth: number) {
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let calls = 0
  await page.route(`**/api/trpc/${procedure}`, async (route) => {
    calls += 1
    if (calls === nth) {
      held.resolve()
      await released.promise
    }
    await route.continue()
  })
  return { isHeld: held.promise, release: () => released.resolve() }
}
