import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'
import { copyLinkWithValues } from '#tests/e2e/support/share-link.ts'
import { refuseStorage } from '#tests/e2e/support/storage.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import { fillVariable, variableField } from '#tests/e2e/support/variables.ts'

test.use({ permissions: clipboardPermissions })

const path = '/prompt/brief-contenu-redacteur'

const kept = 'saisie-v1:brief-contenu-redacteur'
/** As if what is kept had been typed the day before. */
const letADayPass = (key: string) => {
  const values = JSON.parse(localStorage.getItem(key) ?? '{}')
  localStorage.setItem(key, JSON.stringify({ ...values, at: Date.now() - 86_400_000 }))
}

const restored = (page: Page) => page.getByText('Repris de votre dernière visite')
const stateOf = (page: Page, label: string) =>
  page.locator('label', { hasText: label }).locator('[data-state]')
const chip = (page: Page) => page.getByRole('button', { name: 'Client :' })

/** Stores profiles as the page of profiles does, before any page is opened. */
const withProfiles = (page: Page) =>
  page.addInitScript(() => {
    // A blank page has no storage to ask.
    if (location.protocol === 'about:' || localStorage.getItem('profils-v1') !== null) return
    const values = [
      { variable: 'persona', value: 'Artisans du bâtiment' },
      { variable: 'ton', value: 'Sobre et précis' },
    ]
    const profiles = [
      { id: 'dupont', name: 'Client Dupont', values },
      { id: 'vertou', name: 'Mairie de Vertou', values: [{ variable: 'ton', value: 'Officiel' }] },
    ]
    localStorage.setItem('profils-v1', JSON.stringify(profiles))
  })

async function choose(page: Page, name: string) {
  await chip(page).click()
  await page.getByRole('dialog', { name: 'Client' }).getByRole('button', { name }).click()
}

test('begun yesterday, finished today: what is typed comes back until it is erased', async ({
  page,
  context,
}) => {
  await openPage(page, path)
  await fillVariable(page, 'Public visé', 'Gérant de TPE')
  await fillVariable(page, 'Ton', 'espiègle')
  await expect(restored(page)).toHaveCount(0)
  await reloadPage(page)
  await expect(variableField(page, 'Public visé')).toHaveValue('Gérant de TPE')
  await expect(restored(page)).toBeVisible()
  await page.evaluate(letADayPass, kept)
  await reloadPage(page)
  await expect(variableField(page, 'Public visé')).toHaveValue('Gérant de TPE')
  await expect(variableField(page, 'Ton')).toHaveValue('espiègle')
  await expect(page.getByText('2 variables sur 8 remplies')).toBeVisible()
  await expect(restored(page)).toBeVisible()

  const other = await context.newPage()
  await openPage(other, path)
  await fillVariable(other, 'Objectif', 'Demander un devis')
  await expect(variableField(page, 'Objectif')).toHaveValue('Demander un devis')
  await fillVariable(page, 'Preuves', '42 poses')
  await expect(variableField(other, 'Preuves')).toHaveValue('42 poses')

  await page.getByRole('button', { name: 'Effacer' }).click()
  await expect(page.getByText('0 variable sur 8 remplie')).toBeVisible()
  await expect(variableField(other, 'Preuves')).toHaveValue('')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('4 variables sur 8 remplies')).toBeVisible()
  await page.getByRole('button', { name: 'Effacer' }).click()
  await fillVariable(page, 'Ton', 'sobre')
  await expect(restored(page)).toHaveCount(0)
  await fillVariable(page, 'Ton', '')
  await reloadPage(page)
  await expect(page.getByText('0 variable sur 8 remplie')).toBeVisible()
  await expect(restored(page)).toHaveCount(0)
})

test(
  'a client chosen once fills every prompt, and gives way to what is typed',
  journey,
  async ({ page }) => {
    await withProfiles(page)
    await openPage(page, path)
    await expect(chip(page)).toBeVisible()
    await choose(page, 'Client Dupont')
    await expectToast(page, 'Client : Client Dupont')
    await expect(variableField(page, 'Public visé')).toHaveValue('Artisans du bâtiment')
    await expect(stateOf(page, 'Public visé')).toHaveText('Client Dupont')
    await expect(page.getByText('2 valeurs de Client Dupont')).toBeVisible()
    await expectNoViolations(page)

    await fillVariable(page, 'Public visé', 'Paysagistes')
    await expect(stateOf(page, 'Public visé')).toHaveText('rempli')
    await expect(page.getByText('1 valeur de Client Dupont')).toBeVisible()
    await page.getByRole('button', { name: 'Retirer' }).click()
    await expect(variableField(page, 'Ton')).toHaveValue('')
    await expect(variableField(page, 'Public visé')).toHaveValue('Paysagistes')

    await openPage(page, '/prompt/post-linkedin-expertise')
    await expect(variableField(page, 'Public visé')).toHaveValue('Artisans du bâtiment')
    await choose(page, 'Mairie de Vertou')
    await expectToast(
      page,
      'Client : Mairie de Vertou',
      'Ses valeurs remplissent les prompts, partout sur le site. Ce que vous avez tapé pour Client Dupont est gardé à part.',
    )
    await expect(variableField(page, 'Public visé')).toHaveValue('')
    await expect(variableField(page, 'Ton')).toHaveValue('Officiel')
    await chip(page).click()
    await page.getByRole('button', { name: 'Travailler sans client' }).click()
    await expect(variableField(page, 'Ton')).toHaveValue('')
  },
)

/** A link with a value of the prompt, made and copied on its page, which then holds none. */
async function copiedLink(page: Page, values: Record<string, string>): Promise<string> {
  await openPage(page, path)
  for (const [label, value] of Object.entries(values)) await fillVariable(page, label, value)
  await copyLinkWithValues(page)
  await expectToast(page, 'Lien personnalisé copié !')
  await page.evaluate((key) => localStorage.removeItem(key), kept)
  return page.evaluate(() => navigator.clipboard.readText())
}

async function openLink(page: Page, link: string) {
  await page.goto('about:blank')
  await openPage(page, link)
}

const origins = (page: Page) =>
  page.getByRole('form', { name: 'Variables du prompt' }).getByRole('list')

test('a link with values loses none of one’s own, whatever is typed over it, until that is chosen', async ({
  page,
}) => {
  const link = await copiedLink(page, { Objectif: 'du lien', Preuves: 'du lien' })
  await openPage(page, path)
  await fillVariable(page, 'Objectif', 'le mien')
  await fillVariable(page, 'Secteur', 'le mien')

  await openLink(page, link)
  await expect(variableField(page, 'Objectif')).toHaveValue('du lien')
  await expect(origins(page)).toContainText('Les valeurs d’un lien remplacent les vôtres')
  await expectNoViolations(page)
  await variableField(page, 'Preuves').press('End')
  await page.keyboard.type('!')
  await expect(page).toHaveURL(path)

  await reloadPage(page)
  await expect(variableField(page, 'Preuves')).toHaveValue('du lien!')
  await expect(variableField(page, 'Secteur')).toHaveValue('')
  await expect(page.getByText('2 variables sur 8 remplies')).toBeVisible()
  await page.getByRole('button', { name: 'Revenir à mes valeurs' }).click()
  await expect(variableField(page, 'Objectif')).toHaveValue('le mien')
  await expect(variableField(page, 'Secteur')).toHaveValue('le mien')
  await expect(variableField(page, 'Preuves')).toHaveValue('')
  await expect(origins(page).filter({ hasText: 'lien' })).toHaveCount(0)
  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(variableField(page, 'Preuves')).toHaveValue('du lien!')

  await page.getByRole('button', { name: 'Garder celles-ci' }).click()
  await reloadPage(page)
  await expect(variableField(page, 'Preuves')).toHaveValue('du lien!')
  await expect(origins(page).filter({ hasText: 'lien' })).toHaveCount(0)
})

test('a link with values wins over the client too, says whose values are aside, and leads back', async ({
  page,
}) => {
  await withProfiles(page)
  const link = await copiedLink(page, { Objectif: 'le lien' })
  await choose(page, 'Client Dupont')

  await openLink(page, link)
  await expect(variableField(page, 'Objectif')).toHaveValue('le lien')
  await expect(variableField(page, 'Public visé')).toHaveValue('')
  await expectToast(
    page,
    'Lien personnalisé ouvert',
    '1 variable remplie. Celles de Client Dupont sont mises de côté.',
  )
  await fillVariable(page, 'Objectif', 'le lien, et moi')
  await reloadPage(page)
  // What the link left empty stays so.
  await expect(variableField(page, 'Public visé')).toHaveValue('')
  await page.getByRole('button', { name: 'Revenir à mon client' }).click()
  await expect(variableField(page, 'Public visé')).toHaveValue('Artisans du bâtiment')
  await expect(variableField(page, 'Objectif')).toHaveValue('')

  await fillVariable(page, 'Objectif', 'le mien')
  await openLink(page, link)
  await expectToast(
    page,
    'Lien personnalisé ouvert',
    '1 variable remplie. Vos valeurs et celles de Client Dupont sont mises de côté.',
  )
  await page.getByRole('button', { name: 'Rétablir mes valeurs' }).click()
  await expect(variableField(page, 'Objectif')).toHaveValue('le mien')
  await expect(variableField(page, 'Public visé')).toHaveValue('Artisans du bâtiment')
  await reloadPage(page)
  await expect(variableField(page, 'Public visé')).toHaveValue('Artisans du bâtiment')
})

test('a long text is cut nowhere: it is marked, copied whole and there the next day', async ({
  page,
}) => {
  const long = `${'x'.repeat(20_411)}!`
  await openPage(page, path)
  await fillVariable(page, 'Preuves', long)
  await expect(page.getByText('20\u202f412\u00a0caractères sur 20\u202f000')).toBeVisible()
  await page.getByRole('button', { name: 'Copier le prompt', exact: true }).click()
  await expectToast(page, 'Prompt copié !')
  expect(await readClipboard(page)).toContain(long)
  await reloadPage(page)
  await expect(variableField(page, 'Preuves')).toHaveValue(long)
})

test('says that nothing is kept where the browser refuses to, from the start or once it is full', async ({
  page,
  context,
}) => {
  const promise = page.getByText('Vos valeurs restent dans votre navigateur, 90\u00a0jours')
  const refusal =
    'Votre navigateur refuse de garder vos valeurs\u00a0: elles partent avec cette page'
  await openPage(page, path)
  await expect(promise).toBeVisible()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await fillVariable(page, 'Objectif', 'Demander un devis')
  await expectToast(page, 'Rien ne peut être gardé')
  await expect(page.getByText(refusal)).toBeVisible()
  await expect(promise).toHaveCount(0)

  const closed = await context.newPage()
  await refuseStorage(closed)
  await openPage(closed, path)
  await expect(closed.getByText(refusal)).toBeVisible()
})

test('«Profils» and the top bar choose one and the same client', async ({ page }) => {
  await withProfiles(page)
  await openPage(page, path)
  await page.getByRole('button', { name: 'Profils', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Profils clients' })
  await dialog.getByRole('button', { name: /^Client Dupont/ }).click()
  await expectToast(page, 'Client : Client Dupont')
  await expect(chip(page)).toContainText('Client Dupont')
  await expect(stateOf(page, 'Public visé')).toHaveText('Client Dupont')

  await choose(page, 'Mairie de Vertou')
  await page.getByRole('button', { name: 'Profils', exact: true }).click()
  await expect(dialog.getByRole('button', { pressed: true })).toContainText('Mairie de Vertou')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Travailler sans client' }).click()
  await expect(chip(page)).toContainText('Sans client')
  await expect(variableField(page, 'Ton')).toHaveValue('')
})
