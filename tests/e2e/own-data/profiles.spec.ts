import { readFile } from 'node:fs/promises'

import { expect, type Locator, type Page, type Request } from '@playwright/test'

import { offeredVariables, profilesMax } from '#shared/variables/profiles.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { importFile } from '#tests/e2e/support/data-file.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'
import { storeBegun, storeProfile } from '#tests/e2e/support/own-data.ts'
import { refuseStorage } from '#tests/e2e/support/storage.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import { fillVariable, variableField } from '#tests/e2e/support/variables.ts'

const path = '/prompt/brief-contenu-redacteur'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Profils clients' })
const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Profils', exact: true }).click()
  await expect(dialog(page)).toBeVisible()
}

/** What the vocabulary calls them. */
const labels: Record<string, string> = { site: 'Site', ville: 'Ville ou zone', ton: 'Ton' }

/** Writes a profile on the page of profiles. */
async function writeProfile(page: Page, name: string, values: Record<string, string>) {
  await page.getByRole('button', { name: 'Nouveau profil' }).click()
  const form = page.getByRole('form', { name: 'Nouveau profil' })
  await expect(form.getByLabel('Nom du profil')).toBeFocused()
  await form.getByLabel('Nom du profil').fill(name)
  for (const [variable, value] of Object.entries(values)) {
    const field = form.getByLabel(labels[variable] ?? variable, { exact: true })
    if (await field.evaluate((control) => control instanceof HTMLSelectElement)) {
      await field.selectOption('Autre…')
      await form.getByLabel(/autre réponse$/).fill(value)
    } else await field.fill(value)
  }
  await form.getByRole('button', { name: 'Enregistrer le profil' }).click()
  await expect(form).toBeHidden()
}

/** Imports a file of profiles, and waits until it is done. */
async function bringIn(page: Page, content: string) {
  await importFile(page, content)
  const opened = page.getByRole('dialog', { name: 'Importer ce fichier' })
  await opened.getByRole('button', { name: 'Importer' }).click()
  await expectToast(page, 'Import terminé')
}

test(
  'keeps what is filled in as a profile, and fills another prompt with it, telling no server',
  journey,
  async ({ page, context }) => {
    const requests: Request[] = []
    context.on('request', (request) => requests.push(request))
    await openPage(page, path)
    await fillVariable(page, 'Ton', 'espiègle et précis')
    await fillVariable(page, 'Public visé', 'Gérante de TPE')
    await openDialog(page)
    await expect(dialog(page)).toContainText('Vos valeurs restent dans votre navigateur.')
    await dialog(page).getByLabel('Nom du nouveau profil').fill('Boulangerie Martin')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Profil enregistré')
    await toastsOf(page).getByRole('button', { name: 'Travailler sans client' }).click()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()

    await openPage(page, '/prompt/faq-questions-clients')
    await openDialog(page)
    await dialog(page)
      .getByRole('button', { name: /^Boulangerie Martin/ })
      .click()
    await expect(dialog(page)).toBeHidden()
    await expectToast(page, 'Client : Boulangerie Martin')
    await expect(variableField(page, 'Ton')).toHaveValue('espiègle et précis')
    await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(variableField(page, 'Ton')).toHaveValue('')

    for (const request of requests) {
      const sent = `${decodeURIComponent(request.url())} ${request.postData() ?? ''}`
      expect(sent).not.toMatch(/espiègle|Boulangerie|Gérante/)
    }
  },
)

test('keeps what is the client’s, and what one mission asks only where it is ticked', async ({
  page,
}) => {
  await openPage(page, path)
  await fillVariable(page, 'Public visé', 'Gérante de TPE')
  await fillVariable(page, 'Objectif', '40 devis par mois')
  await fillVariable(page, 'Requête principale', 'escalier sur mesure')
  await openDialog(page)
  const tick = (name: RegExp) => dialog(page).getByRole('checkbox', { name })
  await expect(tick(/^Public visé/)).toBeChecked()
  await expect(tick(/^Objectif/)).not.toBeChecked()
  await expect(tick(/^Requête principale/)).not.toBeChecked()
  await expectNoViolations(page)
  await tick(/^Objectif/).check()
  await dialog(page).getByLabel('Nom du nouveau profil').fill('Boulangerie Martin')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Profil enregistré')
  await expect(tick(/^Objectif/)).not.toBeChecked()

  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('profils-v1') ?? '[]'))
  expect(kept[0].values.map(({ value: text }: { value: string }) => text).toSorted()).toEqual([
    '40 devis par mois',
    'Gérante de TPE',
  ])
})

test('names the profiles above the fields, on a phone too', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await openPage(page, path)
    const button = page.getByRole('button', { name: 'Profils', exact: true })
    const [name, field] = [
      await button.boundingBox(),
      await page
        .getByRole('form', { name: 'Variables du prompt' })
        .locator('label')
        .first()
        .boundingBox(),
    ]
    expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0)
  }
})

test('refuses a profile without a name and says why', async ({ page }) => {
  await openPage(page, path)
  await openDialog(page)
  await expect(dialog(page)).toContainText('Remplissez des variables')
  await page.keyboard.press('Escape')
  await fillVariable(page, 'Ton', 'sobre')
  await openDialog(page)
  await dialog(page).getByRole('button', { name: 'Enregistrer ces valeurs' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Profil refusé\u00a0: donnez-lui un nom.',
  )
})

test('refuses a profile without a name at the field, far above the button, and goes there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/profils')
  await page.getByRole('button', { name: 'Nouveau profil' }).click()
  const form = page.getByRole('form', { name: 'Nouveau profil' })
  await form.getByLabel('Site', { exact: true }).fill('https://petit.example')
  await form.getByRole('button', { name: 'Enregistrer le profil' }).click()
  const name = form.getByLabel('Nom du profil')
  await expect(name).toBeFocused()
  await expect(name).toBeInViewport({ ratio: 1 })
  await expect(name).toHaveAccessibleDescription('Profil refusé\u00a0: donnez-lui un nom.')
  await expect(form.getByText('Profil refusé')).toBeInViewport({ ratio: 1 })
  await expectNoViolations(page)
})

test('refuses a second profile of the same name, whatever its case and blanks', async ({
  page,
}) => {
  await openPage(page, '/profils')
  await writeProfile(page, 'Garage Petit', { site: 'https://petit.example' })
  await writeProfile(page, 'Garage Grand', { site: 'https://grand.example' })
  await page.getByRole('button', { name: 'Nouveau profil' }).click()
  const form = page.getByRole('form', { name: 'Nouveau profil' })
  await form.getByLabel('Nom du profil').fill(' garage  PETIT ')
  await form.getByLabel('Site', { exact: true }).fill('https://autre.example')
  await form.getByRole('button', { name: 'Enregistrer le profil' }).click()
  await expect(form.getByLabel('Nom du profil')).toHaveAccessibleDescription(
    'Profil refusé\u00a0: «\u00a0Garage Petit\u00a0» existe déjà.',
  )
  await form.getByRole('button', { name: 'Annuler' }).click()

  await page.getByRole('button', { name: 'Modifier Garage Grand' }).click()
  const edited = page.getByRole('form', { name: 'Modifier Garage Grand' })
  await edited.getByLabel('Nom du profil').fill('garage petit')
  await edited.getByRole('button', { name: 'Enregistrer le profil' }).click()
  await expect(edited).toContainText('existe déjà')
  // Its own name in another spelling is no other's.
  await edited.getByLabel('Nom du profil').fill('GARAGE GRAND')
  await edited.getByRole('button', { name: 'Enregistrer le profil' }).click()
  await expect(names(page)).toHaveText(['Garage Petit', 'GARAGE GRAND'])

  await openPage(page, path)
  await fillVariable(page, 'Ton', 'sobre')
  await openDialog(page)
  await dialog(page).getByLabel('Nom du nouveau profil').fill('garage grand')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('alert')).toContainText('existe déjà')
})

test('asks for a value as the page of a prompt does, and works for the new client from then on', async ({
  page,
}) => {
  await openPage(page, '/profils')
  await page.getByRole('button', { name: 'Nouveau profil' }).click()
  const form = page.getByRole('form', { name: 'Nouveau profil' })
  await form.getByLabel('Nom du profil').fill('Garage Petit')
  const tone = form.getByLabel('Ton', { exact: true })
  await expect(tone).toHaveAccessibleDescription(/^Choisissez la façon de parler/)
  await tone.selectOption('Sobre et précis')
  const site = form.getByLabel('Site', { exact: true })
  await expect(site).toHaveAttribute('placeholder', /^Ex\. : https:/)
  await expect(site).toHaveAttribute('inputmode', 'url')
  await form.getByRole('button', { name: 'Enregistrer le profil' }).click()
  await expectToast(
    page,
    'Profil enregistré',
    '«\u00a0Garage Petit\u00a0» garde 1 valeur, dans ce navigateur, et remplit les prompts.',
  )
  const chip = page.getByRole('button', { name: 'Client :' })
  await expect(chip).toContainText('Garage Petit')
  await openPage(page, path)
  await expect(variableField(page, 'Ton')).toHaveValue('Sobre et précis')
  await chip.click()
  await page.getByRole('button', { name: 'Travailler sans client' }).click()
  await expect(variableField(page, 'Ton')).toHaveValue('')
})

test('writes, changes, deletes and gives back a profile', async ({ page }) => {
  await openPage(page, '/profils')
  await expect(page).toHaveTitle('Profils clients pour remplir les prompts')
  await writeProfile(page, 'Garage Petit', { site: 'garage-petit.fr', ville: 'Lyon' })
  await expect(names(page)).toHaveText(['Garage Petit'])
  await expect(page.getByRole('main')).toContainText('garage-petit.fr')

  await page.getByRole('button', { name: 'Modifier Garage Petit' }).click()
  const form = page.getByRole('form', { name: 'Modifier Garage Petit' })
  await form.getByLabel('Nom du profil').fill('Garage Grand')
  await form.getByRole('button', { name: 'Ajouter une variable' }).click()
  await form.getByLabel('Variable').last().fill('VILLE')
  await form
    .getByLabel(/^Valeur/)
    .last()
    .fill('Paris')
  await form.getByRole('button', { name: 'Enregistrer le profil' }).click()
  await expect(form.getByRole('alert')).toHaveText(
    'Profil refusé\u00a0: la variable «\u00a0VILLE\u00a0» y est deux fois.',
  )
  await form
    .getByRole('button', { name: /^Retirer la valeur / })
    .last()
    .click()
  await form.getByRole('button', { name: 'Enregistrer le profil' }).click()
  await expect(names(page)).toHaveText(['Garage Grand'])

  await expect(page.getByRole('button', { name: 'Nouveau profil' })).toBeFocused()
  await page.getByRole('button', { name: 'Supprimer Garage Grand' }).click()
  await expect(names(page)).toHaveCount(0)
  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(names(page)).toHaveText(['Garage Grand'])
  await reloadPage(page)
  await expect(names(page)).toHaveText(['Garage Grand'])
})

/** Two profiles, the first of which is being changed: its form. */
async function changeOneOfTwo(page: Page): Promise<Locator> {
  await openPage(page, '/profils')
  await writeProfile(page, 'Un', { ton: 'sobre' })
  await writeProfile(page, 'Deux', { ton: 'vif' })
  await page.getByRole('button', { name: 'Modifier Un' }).click()
  const form = page.getByRole('form', { name: 'Modifier Un' })
  await form.getByLabel('Nom du profil').fill('Un, changé')
  return form
}

test('gives back a profile that was left half-written, and forgets it when told to', async ({
  page,
}) => {
  await openPage(page, '/profils')
  await page.getByRole('button', { name: 'Nouveau profil' }).click()
  const form = page.getByRole('form', { name: 'Nouveau profil' })
  await form.getByLabel('Nom du profil').fill('Garage Petit')
  await form.getByLabel('Site', { exact: true }).fill('garage-petit.fr')
  await reloadPage(page)
  await expect(form.getByText('Repris de votre saisie non enregistrée')).toBeVisible()
  await expect(form.getByLabel('Nom du profil')).toHaveValue('Garage Petit')
  await expect(form.getByLabel('Site', { exact: true })).toHaveValue('garage-petit.fr')
  await expectNoViolations(page)

  await form.getByRole('button', { name: 'Effacer' }).click()
  await expect(form.getByLabel('Nom du profil')).toHaveValue('')
  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(form.getByLabel('Nom du profil')).toHaveValue('Garage Petit')
  await form.getByRole('button', { name: 'Annuler' }).click()
  await expect(form).toBeHidden()
  await toastsOf(page).getByRole('button', { name: 'Reprendre' }).click()
  await expect(form.getByLabel('Site', { exact: true })).toHaveValue('garage-petit.fr')
  await form.getByRole('button', { name: 'Enregistrer le profil' }).click()
  await expect(names(page)).toHaveText(['Garage Petit'])

  await page.getByRole('button', { name: 'Modifier Garage Petit' }).click()
  await page.getByLabel('Site', { exact: true }).fill('garage.fr')
  await reloadPage(page)
  await expect(page.getByLabel('Site', { exact: true })).toHaveValue('garage.fr')
  await page
    .getByRole('form', { name: 'Modifier Garage Petit' })
    .getByRole('button', { name: 'Annuler' })
    .click()
  await reloadPage(page)
  await expect(page.getByRole('form')).toHaveCount(0)
})

test('cuts nothing that is too long for a profile, and says by how much', async ({ page }) => {
  await openPage(page, '/profils')
  await page.getByRole('button', { name: 'Nouveau profil' }).click()
  const form = page.getByRole('form', { name: 'Nouveau profil' })
  await form.getByLabel('Nom du profil').fill('Martin'.repeat(15))
  await form.getByLabel('Site', { exact: true }).fill('x'.repeat(20_412))
  await expect(form.getByText('90\u00a0caractères sur 80')).toBeVisible()
  await expect(form.getByText('20\u202f412\u00a0caractères sur 20\u202f000')).toBeVisible()
  await form.getByRole('button', { name: 'Enregistrer le profil' }).click()
  await expect(form.getByRole('alert')).toHaveText(
    'Profil refusé\u00a0: son nom compte 90\u00a0caractères sur 80.',
  )
  await expect(form.getByLabel('Nom du profil')).toHaveValue('Martin'.repeat(15))
})

test('brings a profile that another tab deletes meanwhile back when told to, with what is typed', async ({
  page,
  context,
}) => {
  const form = await changeOneOfTwo(page)
  const told = form.getByRole('alert').filter({ hasText: 'supprimé dans un autre onglet' })

  const second = await context.newPage()
  await openPage(second, '/profils')
  for (const name of ['Un', 'Deux']) {
    await second.getByRole('button', { name: `Supprimer ${name}`, exact: true }).click()
  }
  await expect(names(page)).toHaveCount(0)
  await expect(told).toBeVisible()
  await expect(form.getByLabel('Nom du profil')).toHaveValue('Un, changé')
  await form.getByLabel('Nom du profil').press('Enter')
  await expectNoViolations(page)
  await reloadPage(page)
  await expect(told).toBeVisible()
  await expect(names(second)).toHaveCount(0)

  await form.getByRole('button', { name: 'Recréer ce profil' }).click()
  await expect(names(page)).toHaveText(['Un, changé'])
  await expect(names(second)).toHaveText(['Un, changé'])
})

test('saves what is changed alone: what another tab changes meanwhile stays', async ({
  page,
  context,
}) => {
  await openPage(page, '/profils')
  await writeProfile(page, 'Un', { site: 'un.fr', ton: 'sobre', ville: 'Lyon' })
  const second = await context.newPage()
  await openPage(second, '/profils')
  for (const tab of [page, second]) await tab.getByRole('button', { name: 'Modifier Un' }).click()
  await second.getByLabel('Site', { exact: true }).fill('deux.fr')
  await second.getByRole('button', { name: 'Retirer la valeur Ville' }).click()
  await second.getByRole('button', { name: 'Enregistrer le profil' }).click()

  await page.getByLabel('Nom du profil').fill('Un, changé')
  await page.getByRole('button', { name: 'Enregistrer le profil' }).click()
  const told = 'Ce qui en a été changé dans un autre onglet y est aussi.'
  await expect(toastsOf(page).filter({ hasText: told })).toBeVisible()
  await expect(names(page)).toHaveText(['Un, changé'])
  await expect(page.getByRole('main').getByRole('definition').first()).toHaveText('deux.fr')
  await expect(page.getByRole('main').getByRole('article')).toContainText('2 valeurs')
})

test('opens no other profile over the one that is being written', async ({ page }) => {
  const form = await changeOneOfTwo(page)

  for (const name of ['Nouveau profil', 'Modifier Deux']) {
    const button = page.getByRole('button', { name })
    await expect(button).toBeDisabled()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toBeFocused()
  }
  await page.getByRole('button', { name: 'Supprimer Deux' }).click()
  await expect(page.getByRole('button', { name: 'Nouveau profil' })).toBeFocused()
  await expect(page.getByRole('form')).toHaveCount(1)
  await expect(form.getByLabel('Nom du profil')).toHaveValue('Un, changé')
  await form.getByRole('button', { name: 'Enregistrer le profil' }).click()
  await expect(names(page)).toHaveText(['Un, changé'])
  await expect(page.getByRole('button', { name: 'Nouveau profil' })).toBeEnabled()
})

test('has the keyboard at the next value, or at adding one, when a value is removed', async ({
  page,
}) => {
  await openPage(page, '/profils')
  await page.getByRole('button', { name: 'Nouveau profil' }).click()
  const remove = page.getByRole('button', { name: /^Retirer la valeur / })
  await page.getByRole('button', { name: 'Retirer la valeur Marque' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Retirer la valeur Ton' })).toBeFocused()
  await remove.last().focus()
  await page.keyboard.press('Enter')
  await expect(remove).toHaveCount(offeredVariables.length - 2)
  await expect(page.getByRole('button', { name: 'Ajouter une variable' })).toBeFocused()
})

test('takes what was typed for a client away with the profile, says so, and gives both back', async ({
  page,
}) => {
  await openPage(page, '/profils')
  await storeProfile(page, { name: 'Dupont', values: { ton: 'sobre' } })
  await openPage(page, '/prompt/brief-contenu-redacteur')
  await fillVariable(page, 'Objectif', 'Demander un devis')
  await openPage(page, '/profils')
  await page.getByRole('button', { name: 'Supprimer Dupont' }).click()
  await expectToast(page, 'Profil supprimé', 'Dupont, avec 1 valeur tapée pour ce client.')
  const typed = () => page.evaluate(() => localStorage.getItem('saisie-v1:brief-contenu-redacteur'))
  expect(await typed()).toBeNull()
  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(typed).toContain('Demander un devis')
  await expect(names(page)).toHaveText(['Dupont'])
})

test('gives back the client whom one worked for, and never one who is gone', async ({ page }) => {
  const client = page.getByRole('button', { name: /^Client\s: / })
  await openPage(page, '/profils')
  await storeProfile(page, { name: 'Dupont', values: { ton: 'sobre' } })
  await storeProfile(page, { name: 'Martin', values: { ton: 'vif' } }, false)
  await reloadPage(page)
  await page.getByRole('button', { name: 'Supprimer Dupont' }).click()
  await expect(client).toHaveAccessibleName('Client\u00a0: Sans client')
  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(client).toHaveAccessibleName('Client\u00a0: Dupont')

  await client.click()
  await page
    .getByRole('dialog', { name: 'Client' })
    .getByRole('button', { name: /^Martin/ })
    .click()
  const chosen = toastsOf(page).filter({ hasText: 'Client : Martin' })
  const undo = chosen.getByRole('button', { name: 'Annuler' })
  await undo.hover()
  await page.getByRole('button', { name: 'Supprimer Dupont' }).press('Enter')
  await expectToast(page, 'Profil supprimé', 'Dupont')
  await undo.click()
  await expectToast(page, 'Dupont est supprimé')
  await expect(client).toHaveAccessibleName('Client\u00a0: Martin')
})

test('gives back no profile where others have taken its place, and says so', async ({ page }) => {
  await openPage(page, '/profils')
  const profils = Array.from({ length: profilesMax }, (_, index) => ({
    nom: `Client ${index}`,
    valeurs: { ton: 'sobre' },
  }))
  await bringIn(page, JSON.stringify({ version: 1, profils }))
  await expect(names(page)).toHaveCount(profilesMax)
  await page.getByRole('button', { name: 'Supprimer Client 3', exact: true }).click()
  const removed = toastsOf(page).filter({ hasText: 'Profil supprimé' })
  const undo = removed.getByRole('button', { name: 'Annuler' })
  await undo.hover()
  await page.evaluate((key) => {
    const [first, ...others] = JSON.parse(localStorage.getItem(key) ?? '[]')
    localStorage.setItem(key, JSON.stringify([first, ...others, { ...first, id: 'de-plus' }]))
  }, 'profils-v1')
  await undo.click()
  await expectToast(page, 'Trop de profils', 'Ce navigateur en garde 50 au plus.')
  expect(await page.evaluate(() => localStorage.getItem('profils-v1'))).toContain('de-plus')
})

test('exports a file that another browser imports, and refuses a broken one as a whole', async ({
  page,
  browser,
  baseURL,
}) => {
  await openPage(page, '/profils')
  await expect(page.getByRole('button', { name: 'Exporter les profils' })).toBeDisabled()
  await writeProfile(page, 'Un', { ton: 'sobre' })
  await writeProfile(page, 'Deux', { ton: 'vif' })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter les profils' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('profils-clients.json')
  const content = await readFile(await file.path(), 'utf8')

  const context = await browser.newContext()
  const other = await context.newPage()
  await openPage(other, `${baseURL}/profils`)
  await importFile(other, content.replace('"Deux"', '""'))
  await expectToast(
    other,
    'Rien n’a été importé',
    'Profil 2\u00a0: donnez-lui un nom. Corrigez ce profil dans le fichier, puis importez-le de nouveau.',
  )
  await expect(names(other)).toHaveCount(0)
  await bringIn(other, content)
  await expect(names(other)).toHaveText(['Un', 'Deux'])
  await context.close()
})

test('keeps two tabs in step', async ({ page, context }) => {
  await openPage(page, '/profils')
  const second = await context.newPage()
  await openPage(second, '/profils')
  await writeProfile(page, 'Un', { ton: 'sobre' })
  await expect(names(second)).toHaveText(['Un'])
})

test('says that nothing can be kept where storage is refused', async ({ page }) => {
  await refuseStorage(page)
  await openPage(page, path)
  await fillVariable(page, 'Ton', 'sobre')
  await openDialog(page)
  await dialog(page).getByLabel('Nom du nouveau profil').fill('Un')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Rien ne peut être gardé')
  await expect(dialog(page).getByLabel('Nom du nouveau profil')).toHaveValue('Un')
})

test('has no fault that axe finds: empty, written, listed, and on a prompt', async ({ page }) => {
  await openPage(page, '/profils')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Nouveau profil' }).click()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await writeProfile(page, 'Un', { ton: 'sobre' })
  await expectNoViolations(page)
  await openPage(page, path)
  await expect(variableField(page, 'Ton')).toHaveValue('sobre')
  await fillVariable(page, 'Ton', 'vif')
  await openDialog(page)
  await expectNoViolations(page)
})

test.describe('without a connection', () => {
  test.use({ allowedConsole: /^Failed to load resource: net::ERR_FAILED/ })

  test('says that the profiles did not come', async ({ page }) => {
    await page.route('**/assets/profiles-dialog-*.js', (route) => route.abort())
    await openPage(page, path)
    await page.getByRole('button', { name: 'Profils', exact: true }).click()
    await expectToast(
      page,
      'Profils indisponibles',
      'Vérifiez votre connexion, puis rechargez la page.',
    )
  })
})

test('a name without a break stays within the page wherever it is shown', async ({ page }) => {
  const name = 'lesartisansboulangersdunordpasdecalaisetdelapicardie.example'.padEnd(80, 'e')
  await openPage(page, '/profils')
  await storeProfile(page, { name, values: { [name]: name, ton: 'Sobre' } })
  await storeBegun(page, {
    slug: 'brief-contenu-redacteur',
    titre: name,
    total: 8,
    values: { secteur: `https://${name}` },
  })
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    for (const where of ['/profils', '/', path]) {
      await openPage(page, where)
      await expect(page.getByRole('main').getByText(name).first()).toBeAttached()
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        `${where} at ${width} px`,
      ).toBeLessThanOrEqual(0)
    }
  }
})
