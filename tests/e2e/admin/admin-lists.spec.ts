import { readFile } from 'node:fs/promises'

import { expect, type Page } from '@playwright/test'

import { createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'
import { counted } from '#tests/e2e/fixtures/counted.ts'
import { expectHeading } from '#tests/e2e/fixtures/sign-in-page.ts'
import { expectSaved, rowOf } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'

/** A word that is in no other item, so that a table can be cut down to those of a test. */
const ownWord = () => `mot${crypto.randomUUID().slice(0, 8)}`

async function createMany(page: Page, word: string, count: number) {
  for (let place = 1; place <= count; place += 1) {
    await createPrompt(page, {
      titre: `${word} ${String(place).padStart(2, '0')}`,
      statut: 'valide',
      ia: null,
    })
  }
}

const columns = 'colonnes=statut,ia,completude,date_modification'

test('the AI of 20 items is set in six actions, looked at first, and taken back in the journal', async ({
  page,
}) => {
  const word = ownWord()
  await createMany(page, word, 20)
  await openAdmin(page, `/prompts?q=${word}&${columns}`, 'Prompts')
  await expect(page.getByText('20 résultats', { exact: true })).toBeVisible()

  const editor = counted(page)
  await editor.click(page.getByRole('checkbox', { name: 'Tout sélectionner' }))
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('region', { name: 'Actions groupées' })).toBeInViewport()
  await editor.click(page.getByRole('button', { name: 'Modifier…' }))
  const dialog = page.getByRole('dialog', { name: 'Modifier un champ sur 20 prompts' })
  await expect(dialog.getByLabel('Nouvelle valeur')).toBeFocused()
  await page.keyboard.type('Claude')
  await expect(dialog.getByText('20 changent')).toBeVisible()
  await expectNoViolations(page)
  await editor.press('Enter')
  await expect(dialog.getByText('20 fiches publiques changeront pour les visiteurs.')).toBeVisible()
  await editor.press('Enter')

  await expectToast(page, '20 prompts modifiés')
  expect(editor.actions()).toBeLessThanOrEqual(6)
  await expect(page.getByRole('button', { name: /^Modifier IA de .* : Claude$/ })).toHaveCount(20)

  await openAdmin(page, '/journal', 'Journal')
  const row = page.getByRole('row').filter({ hasText: '20 prompts modifiés\u00a0: IA' }).first()
  await expect(row.getByRole('link')).toHaveCount(5)
  await expect(row).toContainText('et 15 autres fiches')
  await row.getByText('Voir', { exact: true }).click()
  await expect(row.getByRole('heading', { name: /^IA de / }).first()).toBeVisible()
  await row.getByRole('button', { name: /^Annuler/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Annuler ce changement' })
  await expect(question).toContainText('20\u00a0fiches reprendront')
  await expectNoViolations(page)
  await question.getByRole('button', { name: 'Ne rien changer' }).click()
  await expect(row).not.toContainText('Annulé')
  await row.getByRole('button', { name: /^Annuler/ }).click()
  await question.getByRole('button', { name: 'Annuler le changement' }).click()
  await expectToast(page, 'Changement annulé')
  await expect(row).toContainText('Annulé')
  await expectNoViolations(page)
})

test('the second click of a double click does not answer what the first one asks', async ({
  page,
}) => {
  const word = ownWord()
  await createMany(page, word, 12)
  await openAdmin(page, `/prompts?q=${word}&${columns}`, 'Prompts')
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).click()
  await page.getByRole('button', { name: 'Modifier…' }).click()
  const value = page.getByLabel('Nouvelle valeur')
  await value.fill('x'.repeat(41))
  await expect(value).toHaveAccessibleDescription(/^41 caractères sur 40, 1 de trop\./)
  await value.fill('Claude')
  await page.getByRole('button', { name: 'Appliquer à 12 prompts' }).dblclick()
  const confirm = page.getByRole('button', { name: 'Confirmer pour 12 prompts' })
  await expect(confirm).toBeFocused()
  await expect(toastsOf(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expectToast(page, '12 prompts modifiés')
})

test('a cell that is edited keeps what is too long, and the table stays within its place', async ({
  page,
}) => {
  const word = ownWord()
  await createMany(page, word, 1)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAdmin(page, `/prompts?q=${word}&${columns}`, 'Prompts')
  await page.getByRole('button', { name: `Modifier IA de ${word} 01`, exact: false }).click()
  const cell = page.getByRole('combobox', { name: `IA de ${word} 01` })
  await cell.fill('x'.repeat(41))
  await page.keyboard.press('Enter')
  await expect(cell).toHaveValue('x'.repeat(41))
  await expect(cell).toHaveAccessibleDescription('41 caractères sur 40, 1 de trop.')
  await page.keyboard.press('Escape')

  await openAdmin(page, '/prompts', 'Prompts')
  const table = page.locator('section:has(> table)').first()
  const overflow = () => table.evaluate((box) => box.scrollWidth - box.clientWidth)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(await overflow()).toBe(0)
  await page.locator('[data-cell^="categories"]').first().click()
  await expect(page.getByRole('combobox', { name: /^Catégories de / })).toBeFocused()
  expect(await overflow()).toBe(0)
})

test('what was edited since is left alone and named when the others are taken back', async ({
  page,
}) => {
  const word = ownWord()
  await createMany(page, word, 2)
  await openAdmin(page, `/prompts?q=${word}&${columns}`, 'Prompts')
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).click()
  await page.getByRole('button', { name: 'Modifier…' }).click()
  await page.getByLabel('Nouvelle valeur').fill('Claude')
  const note = page.getByRole('textbox', { name: 'Note (facultatif)' })
  const apply = page.getByRole('button', { name: 'Appliquer à 2 prompts' })
  await note.fill('x'.repeat(501))
  await expect(apply).toBeDisabled()
  await note.fill('Campagne de novembre')
  await apply.click()
  await expectToast(page, '2 prompts modifiés')
  await page.getByRole('button', { name: `Modifier IA de ${word} 01 : Claude` }).click()
  await page.keyboard.type(' 4')
  await page.keyboard.press('Enter')
  await expectToast(page, 'IA mise à jour')
  await openAdmin(page, '/journal', 'Journal')
  const changed = page.getByRole('row').filter({ hasText: '2 prompts modifiés\u00a0: IA' })
  const row = changed.filter({ hasText: `${word} 02` })
  await row.getByText('Voir', { exact: true }).click()
  await expect(row).toContainText('Campagne de novembre')
  await row.getByRole('button', { name: /^Annuler «/ }).click()
  await expectToast(
    page,
    'Changement annulé',
    `Modifiées entre-temps, donc laissées telles quelles\u00a0: ${word} 01.`,
  )
  await expect(row).toContainText('Annulé')
})

test('a cell is edited in place by keyboard: Enter saves and goes down, Escape leaves', async ({
  page,
}) => {
  const word = ownWord()
  await createMany(page, word, 2)
  await openAdmin(page, `/prompts?q=${word}&${columns}&tri=titre`, 'Prompts')
  const cell = (place: string, value: string) =>
    page.getByRole('button', { name: `Modifier IA de ${word} ${place} : ${value}` })

  await cell('01', 'à choisir').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Claude')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: `IA de ${word} 02` })).toBeFocused()
  await page.keyboard.type('Gemini')
  await page.keyboard.press('Escape')

  await expect(cell('01', 'Claude')).toBeVisible()
  await expect(cell('02', 'à choisir')).toBeFocused()
})

test('categories and tags are edited in their cell by keyboard, and taken back', async ({
  page,
}) => {
  const word = ownWord()
  for (const place of ['01', '02']) {
    await createPrompt(page, {
      titre: `${word} ${place}`,
      statut: 'valide',
      categories: ['SEO'],
      tags: [`${word} un`],
    })
  }
  await openAdmin(page, `/prompts?q=${word}&colonnes=categories,tags&tri=titre`, 'Prompts')
  const cell = (field: string, place: string, value: string) =>
    page.getByRole('button', {
      name: `Modifier ${field} de ${word} ${place} : ${value}`,
      exact: true,
    })

  await cell('Catégories', '01', 'SEO').focus()
  await page.keyboard.press('Enter')
  const categories = page.getByRole('combobox', { name: `Catégories de ${word} 01` })
  await expect(categories).toBeFocused()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Gardez au moins une catégorie.')
  await categories.fill('Sérigraphie')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('button', { name: 'Créer la catégorie «\u00a0Sérigraphie\u00a0»' }),
  ).toBeVisible()
  await expectNoViolations(page)
  await categories.fill('technical seo')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Catégories mises à jour')
  await expect(page.getByRole('combobox', { name: `Catégories de ${word} 02` })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cell('Catégories', '02', 'SEO')).toBeFocused()
  await expect(cell('Catégories', '01', 'Technical SEO')).toBeVisible()

  await cell('Tags', '02', `${word} un`).click()
  await page.getByRole('button', { name: `Retirer ${word} un` }).click()
  await page.keyboard.type(`#${word} deux,`)
  await page.getByRole('searchbox', { name: 'Rechercher' }).focus()
  await expectToast(page, 'Tags mis à jour')
  await expect(cell('Tags', '02', `${word} deux`)).toBeVisible()
  const told = toastsOf(page).filter({ hasText: 'Tags mis à jour' })
  await told.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(cell('Tags', '02', `${word} un`)).toBeVisible()
})

test('a search lists the exact title first, and the import finds every row of its CSV identical', async ({
  page,
}) => {
  const word = ownWord()
  const titles = [word, `${word} de conversion`, `Classer un ${word}`]
  for (const titre of titles.toReversed()) {
    await createPrompt(page, { titre, requetes_seo: { requetes: ['une', 'deux'] } })
  }
  await openAdmin(page, `/prompts?q=${word}`, 'Prompts')
  const listed = page.locator('tbody a:not([aria-label])')
  await expect(listed).toHaveText(titles)
  await expect(page.getByText('par pertinence', { exact: true })).toBeVisible()

  await page.getByRole('columnheader', { name: 'Titre' }).getByRole('button').click()
  await expect(page).toHaveURL(/tri=titre/)
  await expect(listed.first()).toHaveText(`Classer un ${word}`)
  await page.getByRole('button', { name: 'Trier par pertinence' }).click()
  await expect(page).not.toHaveURL(/tri=/)
  await expect(listed.first()).toHaveText(word)

  await listed.nth(1).click()
  await page.getByRole('tab', { name: /^Exemple/ }).click()
  await expect(page).toHaveURL(/onglet=exemple/)
  await page.getByRole('link', { name: 'Précédent' }).click()
  await expectHeading(page, word)
  await expect(page).toHaveURL(/onglet=exemple/)
  await openAdmin(page, `/prompts?q=${word}`, 'Prompts')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const file = await downloading
  await expectToast(page, 'Liste exportée')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.match(/"une\ndeux"/g)).toHaveLength(3)
  expect(text.indexOf(`"${word}"`)).toBeLessThan(text.indexOf(`"${word} de conversion"`))

  await openAdmin(page, '/importer', 'Importer et exporter')
  await page.getByLabel('Fichiers à importer').setInputFiles({
    name: file.suggestedFilename(),
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
  await page.getByRole('button', { name: 'Essayer sans rien écrire' }).click()
  const verdicts = page.getByRole('group', { name: 'Filtrer par verdict' })
  await expect(verdicts.getByRole('button', { name: '3 identiques', exact: true })).toBeVisible()
})

test.describe('without the network', () => {
  test.use({ allowedConsole: /net::ERR_FAILED/ })

  test('the export of a list that fails says so, and gives no file', async ({ page }) => {
    await openAdmin(page, '/prompts', 'Prompts')
    await page.route('**/export-liste/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Exporter en CSV' }).click()
    await expectToast(page, 'L’export de la liste a échoué\u00a0: aucun fichier.')
    await expect(page.getByRole('button', { name: 'Exporter en CSV' })).toBeEnabled()
  })
})

test('the queries of a prompt are saved in their window with Ctrl+S', async ({ page }) => {
  const titre = `Requêtes ${ownWord()}`
  await createPrompt(page, { titre })
  await openAdmin(page, `/prompts?q=${encodeURIComponent(titre)}`, 'Prompts')
  await page.getByRole('button', { name: `Requêtes SEO de ${titre}` }).click()
  const dialog = page.getByRole('dialog', { name: `Requêtes SEO\u00a0: ${titre}` })
  await dialog.getByLabel('Requêtes', { exact: true }).fill('une requête')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Prompt mis à jour')
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, titre)).toContainText('Configuré')
})

test('every view says how many items it shows, as soon as that changes', async ({ page }) => {
  const word = ownWord()
  await createMany(page, word, 2)
  await openAdmin(page, `/prompts?q=${word}&tri=titre`, 'Prompts')
  await page.getByRole('button', { name: 'Enregistrer cette vue' }).click()
  await page.getByRole('textbox', { name: 'Nom de la vue' }).fill(word)
  await page.keyboard.press('Enter')
  const views = page.getByRole('navigation', { name: 'Vues de la liste' })
  await expect(views.getByRole('button', { name: `${word} 2 prompts`, exact: true })).toBeVisible()
  const drafts = views.getByRole('button', { name: /^Brouillons/ })
  const countOf = async () => Number((/\d+/.exec((await drafts.textContent()) ?? '') ?? [''])[0])
  const before = await countOf()

  await page
    .getByRole('combobox', { name: `Statut de ${word} 01`, exact: true })
    .selectOption('Brouillon')

  await expectToast(page, 'Statut mis à jour')
  await expect.poll(countOf).toBe(before + 1)
  await expectNoViolations(page)
})

test('a list is kept as a view: filters, columns, name, and back after it was removed', async ({
  page,
}) => {
  await createPrompt(page, { niveau: 'Expert', ia: null })
  await openAdmin(page, '/prompts', 'Prompts')
  await page.getByRole('button', { name: 'Filtrer', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtrer' })
  await dialog.getByLabel('Niveau').selectOption('Expert')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Filtrer', exact: true }).click()
  await expect(page).toHaveURL(/niveau=Expert/)
  await page.getByRole('button', { name: 'Colonnes' }).click()
  await page.getByRole('checkbox', { name: 'Modifié le' }).check()
  await page.getByRole('button', { name: 'Afficher' }).click()
  await expect(page.getByRole('columnheader', { name: 'Modifié le' })).toBeVisible()

  await page.getByRole('button', { name: 'Enregistrer cette vue' }).click()
  await page.getByRole('textbox', { name: 'Nom de la vue' }).fill('Les experts')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Vue enregistrée')
  const views = page.getByRole('navigation', { name: 'Vues de la liste' })
  const tab = views.getByRole('button', { name: /^Les experts/ })
  await expect(tab).toHaveAttribute('aria-current', 'true')

  await views.getByRole('button', { name: /^Tous \d/ }).click()
  await expect(page).not.toHaveURL(/niveau/)
  await page.reload()
  await tab.click()
  await expect(page.getByRole('list', { name: 'Filtres actifs' })).toContainText('Expert')
  await views.getByRole('button', { name: 'Supprimer «\u00a0Les experts\u00a0»' }).click()
  await expect(tab).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(tab).toBeVisible()
})

test('the tab of a view is in sight on a phone, its name its own, and the way out of its filters whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAdmin(page, '/prompts?niveau=Expert&manque=ia', 'Prompts')
  await page.getByRole('button', { name: 'Enregistrer cette vue' }).click()
  const name = page.getByRole('textbox', { name: 'Nom de la vue' })
  const save = page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' })
  await name.fill('tous')
  await expect(name).toHaveAccessibleDescription(/^Toutes les listes ont déjà une vue de ce nom\./)
  await expect(save).toBeDisabled()
  await expectNoViolations(page)
  await name.fill('Experts')
  await save.click()
  await expectToast(page, 'Vue enregistrée')
  await page.reload()
  const views = page.getByRole('navigation', { name: 'Vues de la liste' })
  await expect(views.getByRole('button', { name: /^Experts/ })).toBeInViewport({ ratio: 1 })
  await expect(
    page
      .getByRole('list', { name: 'Filtres actifs' })
      .getByRole('button', { name: 'Tout retirer' }),
  ).toBeInViewport({ ratio: 1 })
  await views.getByRole('button', { name: 'Supprimer «\u00a0Experts\u00a0»' }).click()
})

test(
  'a queue is worked through: position, neighbours, publish and next',
  journey,
  async ({ page }) => {
    const word = ownWord()
    await createMany(page, word, 3)
    await openAdmin(page, `/prompts?q=${word}&completude=a-completer&tri=titre`, 'Prompts')
    await page.getByRole('link', { name: `${word} 01`, exact: true }).click()
    const walk = page.getByRole('navigation', { name: 'Dans la liste' })
    await expect(walk).toContainText('1 sur 3')
    await page.getByRole('textbox', { name: 'Description' }).fill('Une autre description.')
    const tab = page.getByRole('tab', { name: /^Exemple/ })
    await tab.click()
    await page.keyboard.press('Control+Enter')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} 02`)
    await expect(walk).toContainText('2 sur 3')
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    // Without changes there is nothing to publish.
    await page.keyboard.press('Control+Enter')
    await expect(walk).toContainText('3 sur 3')
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab').first().click()
    await page.getByRole('textbox', { name: 'Description' }).fill('Pas encore publiée.')
    await expectSaved(page)
    await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`q=${word}`))
    await expect(rowOf(page, `${word} 01`)).not.toContainText('Modifications à publier')
    await expect(rowOf(page, `${word} 03`)).toContainText('Modifications à publier')
  },
)

test('the keyboard goes anywhere: / searches, Ctrl+K finds screens and items, ? tells the keys', async ({
  page,
}) => {
  const titre = `Palette ${ownWord()}`
  await createPrompt(page, { titre })
  await openAdmin(page, '/prompts', 'Prompts')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Rechercher' })).toBeFocused()
  await page.getByRole('button', { name: 'Filtrer', exact: true }).focus()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Raccourcis clavier' })
  await expect(keys).toContainText('Chercher dans la liste')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Aller à…' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('corb')
  await expect(palette.getByRole('option')).toHaveText([/^Corbeille/])
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corbeille')
  await page.keyboard.press('Control+k')
  await page.keyboard.type(titre)
  await expect(palette.getByRole('option', { name: titre })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titre)
})

test('a copy is made at once, under a title that says so', async ({ page }) => {
  const titre = `Original ${ownWord()}`
  const { id } = await createPrompt(page, { titre })
  await openAdmin(page, `/prompts/${id}`, titre)
  await page.getByRole('button', { name: 'Dupliquer' }).click()
  await expectHeading(page, `${titre} (copie)`)
})

test('a refused item says why, and a deleted one comes back as it was', async ({ page }) => {
  const titre = `Refusé ${ownWord()}`
  const { id } = await createPrompt(page, { titre, statut: 'valide' })
  await openAdmin(page, `/prompts?q=${encodeURIComponent(titre)}`, 'Prompts')
  await page
    .getByRole('combobox', { name: `Statut de ${titre}`, exact: true })
    .selectOption('Refusé')
  await page.getByRole('textbox', { name: 'Raison du refus' }).fill('Trop proche d’un autre')
  await page.getByRole('button', { name: 'Refuser', exact: true }).click()
  await expectToast(page, 'Statut mis à jour')
  await openAdmin(page, `/prompts/${id}`, titre)
  await expect(page.getByText('Trop proche d’un autre')).toBeVisible()

  await page.getByRole('button', { name: 'Supprimer ce prompt' }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirmer la suppression' })
  await expect(question).toContainText('trente jours')
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await openAdmin(page, '/corbeille', 'Corbeille')
  await page.getByRole('button', { name: `Restaurer ${titre}` }).click()
  await page.getByRole('radio', { name: /^Refusée, comme avant/ }).check()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Restaurer', exact: true }).click()
  await expectToast(page, 'Prompt restauré')
  await openAdmin(page, `/prompts/${id}`, titre)
  await expect(page.getByText('Publication refusée')).toBeVisible()
})

test('keeps what is typed while the palette loads', async ({ page }) => {
  await openAdmin(page, '/prompts', 'Prompts')
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/admin/palette-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('jour')
  held.resolve()
  const box = page.getByRole('combobox', { name: 'Écran, commande, titre ou mot d’une fiche' })
  await expect(box).toHaveValue('jour')
  await expect(box).toBeFocused()
  await page.keyboard.type('nal')
  await expect(box).toHaveValue('journal')
})
