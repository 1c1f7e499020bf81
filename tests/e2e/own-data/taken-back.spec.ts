import { expect, type BrowserContext, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { followLink } from '#tests/e2e/support/broken-code.ts'
import { clipboardPermissions } from '#tests/e2e/support/clipboard.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'
import { storeProfile } from '#tests/e2e/support/own-data.ts'
import { copyLinkWithValues } from '#tests/e2e/support/share-link.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import { fillVariable, variableField } from '#tests/e2e/support/variables.ts'

test.use({ permissions: clipboardPermissions })

const slug = 'brief-contenu-redacteur'
const path = `/prompt/${slug}`

/** What is typed before something is done, and what is typed between that and taking it back. */
const before = 'Tapé avant'
const since = 'Tapé depuis'

const undo = (page: Page, title: string) =>
  toastsOf(page).filter({ hasText: title }).getByRole('button', { name: 'Annuler' })
/** Keeps the message for as long as the pointer is there. */
const hold = (page: Page, title: string) => undo(page, title).hover()
/** Closes the newest message, so that the one behind it shows. */
const closeShown = (page: Page) =>
  toastsOf(page).filter({ visible: true }).getByRole('button', { name: 'Fermer' }).click()
const form = (page: Page) => page.getByRole('form', { name: 'Nouveau profil' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What is in the fields of the prompt, by their labels. */
async function expectFields(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await expect(variableField(page, label)).toHaveValue(value)
  }
}

/** The prompt with two values of an earlier visit. */
async function begin(page: Page) {
  await openPage(page, path)
  await fillVariable(page, 'Objectif', before)
  await fillVariable(page, 'Secteur', before)
  await reloadPage(page)
  await expect(page.getByText('Repris de votre dernière visite')).toBeVisible()
}

/** The same with the values of a link in their place. */
async function beginWithLink(page: Page) {
  await openPage(page, path)
  await fillVariable(page, 'Objectif', 'du lien')
  await copyLinkWithValues(page)
  await expectToast(page, 'Lien personnalisé copié !')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await fillVariable(page, 'Objectif', before)
  await page.goto('about:blank')
  await openPage(page, link)
  await expectFields(page, { Objectif: 'du lien' })
}

async function chooseClient(page: Page, name: string) {
  await page.getByRole('button', { name: 'Client :' }).click()
  await page.getByRole('dialog', { name: 'Client' }).getByRole('button', { name }).click()
}

async function openSecond(context: BrowserContext, address: string): Promise<Page> {
  const second = await context.newPage()
  await openPage(second, address)
  return second
}

test.describe('what was erased of a prompt comes back', () => {
  test('beside what was typed since, in the same page and in another tab', async ({
    page,
    context,
  }) => {
    await begin(page)
    const second = await openSecond(context, path)
    await page.bringToFront()
    await button(page, 'Effacer').click()
    await fillVariable(page, 'Objectif', since)
    await hold(page, 'Saisie effacée')
    await fillVariable(second, 'Ton', since)
    await expectFields(page, { Ton: since })
    await undo(page, 'Saisie effacée').click()
    await expectFields(page, { Objectif: since, Secteur: before, Ton: since })
    await reloadPage(page)
    await expectFields(page, { Objectif: since, Secteur: before, Ton: since })
  })

  test('from another page', async ({ page }) => {
    await begin(page)
    await button(page, 'Effacer').click()
    await hold(page, 'Saisie effacée')
    await followLink(page, '/cgu')
    await expect(page).toHaveURL('/cgu')
    await undo(page, 'Saisie effacée').click()
    await openPage(page, path)
    await expectFields(page, { Objectif: before, Secteur: before })
  })

  test('for its client, and in no field of another’s', async ({ page }) => {
    await openPage(page, path)
    await storeProfile(page, { name: 'Martin', values: { x: 'y' } })
    await storeProfile(page, { name: 'Dupont', values: { x: 'y' } })
    await begin(page)
    await button(page, 'Effacer').click()
    await hold(page, 'Saisie effacée')
    await chooseClient(page, 'Martin')
    await fillVariable(page, 'Objectif', since)
    await closeShown(page)
    await undo(page, 'Saisie effacée').click()
    await expectFields(page, { Objectif: since, Secteur: '' })
    await chooseClient(page, 'Dupont')
    await expectFields(page, { Objectif: before, Secteur: before })
  })

  test('in its own client’s fields, where another is chosen since all was emptied', async ({
    page,
  }) => {
    await openPage(page, path)
    await storeProfile(page, { name: 'Martin', values: { x: 'y' } })
    await storeProfile(page, { name: 'Dupont', values: { x: 'y' } })
    await begin(page)
    await button(page, 'Réinitialiser').click()
    await expect(button(page, 'Rétablir mes valeurs')).toBeVisible()
    await chooseClient(page, 'Martin')
    await expect(button(page, 'Rétablir mes valeurs')).toHaveCount(0)
    await chooseClient(page, 'Dupont')
    await button(page, 'Rétablir mes valeurs').click()
    await expectFields(page, { Objectif: before, Secteur: before })
  })

  test('on the home page, beside what another tab has typed', async ({ page, context }) => {
    await begin(page)
    await openPage(page, '/')
    await page.getByRole('button', { name: /^Retirer / }).click()
    await hold(page, 'Saisie effacée')
    const second = await openSecond(context, path)
    await fillVariable(second, 'Objectif', since)
    await undo(page, 'Saisie effacée').click()
    await reloadPage(second)
    await expectFields(second, { Objectif: since, Secteur: before })
  })
})

test.describe('what was chosen of a link is taken back', () => {
  test('with what it took the place of, which a reload brings back, too', async ({ page }) => {
    await beginWithLink(page)
    await button(page, 'Garder celles-ci').click()
    await undo(page, 'Valeurs du lien gardées').click()
    await reloadPage(page)
    await expectFields(page, { Objectif: before })
  })

  test('with what was typed into its values since', async ({ page }) => {
    await beginWithLink(page)
    await button(page, 'Garder celles-ci').click()
    await fillVariable(page, 'Secteur', since)
    await undo(page, 'Valeurs du lien gardées').click()
    await expectFields(page, { Objectif: 'du lien', Secteur: since })
    await button(page, 'Revenir à mes valeurs').click()
    await expectFields(page, { Objectif: before, Secteur: '' })
  })

  test('with what was typed since into one’s own aside', async ({ page }) => {
    await beginWithLink(page)
    await button(page, 'Revenir à mes valeurs').click()
    await fillVariable(page, 'Secteur', since)
    await undo(page, 'Vos valeurs sont revenues').click()
    await expectFields(page, { Objectif: 'du lien', Secteur: '' })
    await button(page, 'Revenir à mes valeurs').click()
    await expectFields(page, { Objectif: before, Secteur: since })
  })

  test('once: a message that is late takes nothing away', async ({ page }) => {
    await beginWithLink(page)
    const late = toastsOf(page).getByRole('button', { name: 'Rétablir mes valeurs' })
    await late.hover()
    await button(page, 'Revenir à mes valeurs').press('Enter')
    await expectFields(page, { Objectif: before })
    await closeShown(page)
    await late.click()
    await expectFields(page, { Objectif: before })
  })
})

test('another tab’s value is taken back, and what was typed over it stays', async ({
  page,
  context,
}) => {
  await openPage(page, path)
  const second = await openSecond(context, path)
  await page.bringToFront()
  await fillVariable(page, 'Objectif', before)
  await fillVariable(second, 'Objectif', 'écrit là')
  await page.getByRole('button', { name: /^Reprendre cette valeur/ }).click()
  await fillVariable(page, 'Objectif', since)
  await undo(page, 'Valeur reprise').click()
  await expectFields(page, { Objectif: since })
})

/** A new profile that was begun, left and opened again. */
async function beginProfile(page: Page) {
  await openPage(page, '/profils')
  await button(page, 'Nouveau profil').click()
  await form(page).getByLabel('Nom du profil').fill(before)
  await form(page).getByLabel('Site', { exact: true }).fill(before)
  await reloadPage(page)
  await expect(page.getByText('Repris de votre saisie non enregistrée')).toBeVisible()
}

test.describe('of profiles', () => {
  test('an erased form comes back beside what was typed since', async ({ page }) => {
    await beginProfile(page)
    await button(page, 'Effacer').click()
    await form(page).getByLabel('Nom du profil').fill(since)
    await undo(page, 'Saisie effacée').click()
    await expect(form(page).getByLabel('Nom du profil')).toHaveValue(since)
    await expect(form(page).getByLabel('Site', { exact: true })).toHaveValue(before)
    await reloadPage(page)
    await expect(form(page).getByLabel('Nom du profil')).toHaveValue(since)
  })

  test('an erased form comes back where it was closed since', async ({ page }) => {
    await beginProfile(page)
    await button(page, 'Effacer').click()
    await form(page).getByRole('button', { name: 'Annuler' }).click()
    await undo(page, 'Saisie effacée').click()
    await expect(form(page).getByLabel('Nom du profil')).toHaveValue(before)
  })

  test('what was given up waits for what is being written', async ({ page }) => {
    await openPage(page, '/profils')
    await storeProfile(page, { name: 'Martin', values: { ton: 'Vif' } })
    await beginProfile(page)
    await form(page).getByRole('button', { name: 'Annuler' }).click()
    const again = toastsOf(page).getByRole('button', { name: 'Reprendre' })
    await again.hover()
    await page.getByRole('button', { name: 'Modifier Martin' }).press('Enter')
    const other = page.getByRole('form', { name: 'Modifier Martin' })
    await other.getByLabel('Nom du profil').fill(since)
    await again.click()
    const later = toastsOf(page).filter({ hasText: 'annulez d’abord celle qui est en cours' })
    await expect(other.getByLabel('Nom du profil')).toHaveValue(since)
    await other.getByRole('button', { name: 'Enregistrer le profil' }).click()
    await later.getByRole('button', { name: 'Reprendre' }).click()
    await expect(form(page).getByLabel('Nom du profil')).toHaveValue(before)
  })

  test('an erasure of everything leaves the profile that is begun since', async ({ page }) => {
    await openPage(page, '/profils')
    await storeProfile(page, { name: 'Martin', values: { ton: 'Vif' } })
    await reloadPage(page)
    await button(page, 'Tout effacer').click()
    const dialog = page.getByRole('dialog', { name: 'Tout effacer\u00a0?' })
    await dialog.getByRole('button', { name: 'Tout effacer' }).click()
    await hold(page, 'Données effacées')
    await button(page, 'Nouveau profil').press('Enter')
    await form(page).getByLabel('Nom du profil').fill(since)
    await undo(page, 'Données effacées').click()
    await expect(page.getByRole('heading', { name: 'Martin' })).toBeVisible()
    await reloadPage(page)
    await expect(form(page).getByLabel('Nom du profil')).toHaveValue(since)
  })

  test('a deletion can be taken back after another client is chosen, or deleted', async ({
    page,
  }) => {
    await openPage(page, '/profils')
    for (const name of ['Martin', 'Petit', 'Dupont']) {
      await storeProfile(page, { name, values: { ton: 'Vif' } })
    }
    await reloadPage(page)
    await page.getByRole('button', { name: 'Supprimer Dupont' }).click()
    await hold(page, 'Dupont')
    await page.getByRole('button', { name: 'Supprimer Petit' }).press('Enter')
    await chooseClient(page, 'Martin')
    await closeShown(page)
    await undo(page, 'Profil suppriméPetit').click()
    await undo(page, 'Profil suppriméDupont').click()
    await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText([
      'Martin',
      'Petit',
      'Dupont',
    ])
    await expect(page.getByRole('button', { name: 'Client :' })).toContainText('Martin')
  })

  test('what was added to one leaves what was written there since', async ({ page, context }) => {
    await openPage(page, path)
    await storeProfile(page, { name: 'Dupont', values: { ton: 'Vif' } })
    await reloadPage(page)
    await expect(variableField(page, 'Ton')).toHaveValue('Vif')
    await fillVariable(page, 'Secteur', before)
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: /^Ajouter Secteur/ }).click()
    await hold(page, 'Ajouté à Dupont')
    const second = await openSecond(context, '/profils')
    await second.getByRole('button', { name: 'Modifier Dupont' }).click()
    const other = second.getByRole('form', { name: 'Modifier Dupont' })
    await other.getByLabel('Secteur', { exact: true }).fill(since)
    await other.getByRole('button', { name: 'Enregistrer le profil' }).click()
    await undo(page, 'Ajouté à Dupont').click()
    await expect(second.getByRole('main').getByRole('article')).toContainText(since)
  })
})
