import { expect, type Page } from '@playwright/test'

import { promptDrafting } from '#shared/items/item-drafting.ts'
import { callAdmin, createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, signInContext, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectHeading } from '#tests/e2e/fixtures/sign-in-page.ts'
import { chooseStatut, giveUpCopy, saveBar, saveItem } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import { createReadyAdmin } from '#tests/support/calls/signed-in.ts'

const description = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true })
const title = (page: Page) => page.getByRole('textbox', { name: 'Titre', exact: true })
const found = (page: Page) => page.getByText('Un brouillon non enregistré a été retrouvé')
const keptOnServer = (page: Page) => page.getByText(/^Gardé à \d+\sh\s\d\d, pas encore enregistré$/)

test('what is typed is offered on another machine, to whoever typed it and to nobody else', async ({
  page,
  browser,
  ownSite,
  account,
}) => {
  const { id, titre, description: stored } = await createPrompt(page, { statut: 'valide' })
  await openAdmin(page, `/prompts/${id}`, titre)
  await description(page).fill('Tapée au bureau.')
  await expect(keptOnServer(page)).toBeVisible()
  await page.close()

  const colleague = await browser.newContext({ baseURL: ownSite.url })
  await signInContext(ownSite, colleague, await createReadyAdmin(ownSite))
  const theirs = await colleague.newPage()
  await openAdmin(theirs, `/prompts/${id}`, titre)
  await expect(description(theirs)).toHaveValue(stored)
  await expect(found(theirs)).toHaveCount(0)

  const laptop = await browser.newContext({ baseURL: ownSite.url })
  await signInContext(ownSite, laptop, account)
  const mine = await laptop.newPage()
  await openAdmin(mine, `/prompts/${id}`, titre)
  await expect(description(mine)).toHaveValue(stored)
  await mine.getByRole('button', { name: 'Reprendre le brouillon' }).click()
  await expect(description(mine)).toHaveValue('Tapée au bureau.')
  await expect(mine.getByRole('tab', { name: 'Général' })).toBeFocused()
  await expectNoViolations(mine)
  await mine.getByRole('button', { name: 'Publier les modifications' }).click()
  await expectToast(mine, 'Prompt mis à jour')
  await mine.reload()
  await expectHeading(mine, titre)
  await expect(found(mine)).toHaveCount(0)
})

test('a new item that was never saved is offered again, and can be erased and brought back', async ({
  page,
}) => {
  await page.goto('/secure-admin-panel/prompts/nouveau')
  await expectHeading(page, 'Nouveau prompt')
  await title(page).fill('Une idée en passant')
  await expect(keptOnServer(page)).toBeVisible()
  await page.reload()
  await expect(found(page)).toBeVisible()
  await page.getByRole('button', { name: 'L’effacer' }).click()
  await expect(found(page)).toHaveCount(0)
  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Reprendre le brouillon' }).click()
  await expect(title(page)).toHaveValue('Une idée en passant')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Prompt créé')
})

test('a draft that is taken up joins what was typed since, and gives back what it replaced', async ({
  page,
}) => {
  const { id, titre } = await createPrompt(page)
  await openAdmin(page, `/prompts/${id}`, titre)
  await description(page).fill('Tapée avant de partir.')
  await expect(keptOnServer(page)).toBeVisible()
  await page.reload()
  await expect(found(page)).toBeVisible()
  await title(page).fill('Un titre tapé depuis')
  const dropped = page.waitForResponse(/dropTyped/)
  await page.getByRole('button', { name: 'Reprendre le brouillon' }).click()
  await expect(description(page)).toHaveValue('Tapée avant de partir.')
  await expect(title(page)).toHaveValue('Un titre tapé depuis')
  // Else the one taken up would be offered, too.
  await dropped

  const kept = page.waitForResponse(/keepTyped/)
  await description(page).fill('Une première fois.')
  await kept
  await page.reload()
  await description(page).fill('Tapée depuis.')
  await page.getByRole('button', { name: 'Reprendre le brouillon' }).first().click()
  await expect(description(page)).toHaveValue('Une première fois.')
  await expectToast(page, 'Brouillon repris', 'Ce qui venait d’être tapé est proposé à son tour.')
  await page.getByRole('button', { name: 'Reprendre le brouillon' }).click()
  await expect(description(page)).toHaveValue('Tapée depuis.')
})

test.describe('without network', () => {
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ })

  test('what is typed stays in the browser, and is offered there', async ({ page, context }) => {
    const { id, titre } = await createPrompt(page)
    await openAdmin(page, `/prompts/${id}`, titre)
    await context.setOffline(true)
    await description(page).fill('Tapée dans un train.')
    await expect(page.getByText('Gardé sur cet ordinateur, hors ligne')).toBeVisible()
    await page.close({ runBeforeUnload: false })
    await context.setOffline(false)

    const again = await context.newPage()
    await openAdmin(again, `/prompts/${id}`, titre)
    // What is sent while the page is closed may still arrive, once there is a network.
    await expect(again.getByText(/^Gardé le .*(?:, sur cet ordinateur)?\. La fiche/)).toBeVisible()
    await again.getByRole('button', { name: 'Reprendre le brouillon' }).click()
    await expect(description(again)).toHaveValue('Tapée dans un train.')
    await expect(keptOnServer(again)).toBeVisible()
  })
})

test.describe('while the server is away', () => {
  test.use({ allowedConsole: /Failed to load resource/ })

  test('what failed leaves by itself once it is back, and what was typed reaches it', async ({
    page,
  }) => {
    const { id, titre } = await createPrompt(page)
    await openAdmin(page, `/prompts/${id}`, titre)
    const calls = '**/api/trpc/**'
    await page.route(calls, (route) => route.abort())
    await description(page).fill('Tapée pendant la panne.')
    await page.keyboard.press('Control+s')
    const told = toastsOf(page).filter({ hasText: 'sauvegarde' })
    const preview = page.getByText('L’aperçu n’est pas à jour')
    await expect(told).toBeVisible()
    await expect(preview).toBeVisible()

    await page.unroute(calls)

    const patient = { timeout: 25_000 }
    await expect(keptOnServer(page)).toBeVisible(patient)
    await expect(preview).toHaveCount(0, patient)
    await expect(told).toHaveCount(0, patient)
  })
})

test('«Annuler» asks, can be undone, and what was cancelled does not come back', async ({
  page,
}) => {
  const { id, titre, description: stored } = await createPrompt(page)
  await openAdmin(page, `/prompts/${id}`, titre)
  await description(page).fill('À annuler.')
  await expect(keptOnServer(page)).toBeVisible()
  const bar = saveBar(page)
  const question = page.getByRole('alertdialog', { name: 'Annuler vos modifications' })
  await bar.getByRole('button', { name: 'Annuler' }).click()
  await question.getByRole('button', { name: 'Continuer la saisie' }).click()
  await expect(description(page)).toHaveValue('À annuler.')

  await bar.getByRole('button', { name: 'Annuler' }).click()
  await question.getByRole('button', { name: 'Annuler mes modifications' }).click()
  await expect(description(page)).toHaveValue(stored)
  await toastsOf(page).getByRole('button', { name: 'Rétablir' }).click()
  await expect(description(page)).toHaveValue('À annuler.')

  await bar.getByRole('button', { name: 'Annuler' }).click()
  await question.getByRole('button', { name: 'Annuler mes modifications' }).click()
  await page.reload()
  await expectHeading(page, titre)
  await expect(description(page)).toHaveValue(stored)
  await expect(found(page)).toHaveCount(0)
})

test('what was cancelled is brought back beside what was typed and saved since, or offered', async ({
  page,
}) => {
  const { id, titre } = await createPrompt(page)
  await openAdmin(page, `/prompts/${id}`, titre)
  const cancel = async () => {
    await saveBar(page).getByRole('button', { name: 'Annuler' }).click()
    await page.getByRole('button', { name: 'Annuler mes modifications' }).click()
  }
  const bringBack = () => toastsOf(page).getByRole('button', { name: 'Rétablir' }).first().click()
  await description(page).fill('Annulée.')
  await cancel()
  await title(page).fill('Enregistré depuis')
  await saveItem(page, 'Prompt mis à jour')
  await page.getByRole('combobox', { name: 'IA', exact: true }).fill('Mistral')
  await bringBack()
  await expect(description(page)).toHaveValue('Annulée.')
  await expect(title(page)).toHaveValue('Enregistré depuis')
  await expect(page.getByRole('combobox', { name: 'IA', exact: true })).toHaveValue('Mistral')

  await cancel()
  await description(page).fill('Tapée depuis.')
  await bringBack()
  await expect(description(page)).toHaveValue('Tapée depuis.')
  await page.getByRole('button', { name: 'Reprendre le brouillon' }).click()
  await expect(description(page)).toHaveValue('Annulée.')
})

test('what was cancelled is brought back from another screen, and offered on its page', async ({
  page,
}) => {
  const { id, titre } = await createPrompt(page)
  await openAdmin(page, `/prompts/${id}`, titre)
  await description(page).fill('Annulée.')
  await saveBar(page).getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Annuler mes modifications' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Prompts' }).first().click()
  await expectHeading(page, 'Prompts')
  await toastsOf(page).getByRole('button', { name: 'Rétablir' }).click()
  await openAdmin(page, `/prompts/${id}`, titre)
  await page.getByRole('button', { name: 'Reprendre le brouillon' }).click()
  await expect(description(page)).toHaveValue('Annulée.')
})

test('a working copy that is taken back leaves what was typed since it was given up', async ({
  page,
}) => {
  const { id, titre } = await createPrompt(page, { statut: 'valide', description: 'Publiée.' })
  await openAdmin(page, `/prompts/${id}`, titre)
  await description(page).fill('En préparation.')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Copie de travail enregistrée')
  await giveUpCopy(page)
  await expect(description(page)).toHaveValue('Publiée.')
  await title(page).fill('Tapé depuis')
  await toastsOf(page)
    .filter({ hasText: 'Copie de travail abandonnée' })
    .getByRole('button', { name: 'Annuler' })
    .click()
  await expect(description(page)).toHaveValue('En préparation.')
  await expect(title(page)).toHaveValue('Tapé depuis')
})

test('what is given up with a working copy was kept with what was just typed', async ({ page }) => {
  const { id, titre } = await createPrompt(page, { statut: 'valide', description: 'Publiée.' })
  await openAdmin(page, `/prompts/${id}`, titre)
  await description(page).fill('En préparation.')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Copie de travail enregistrée')
  await description(page).fill('En préparation, et pas encore enregistrée.')
  await giveUpCopy(page)
  await expect(description(page)).toHaveValue('Publiée.')
  await expectToast(page, 'Copie de travail abandonnée')
  await toastsOf(page).last().getByRole('button', { name: 'Annuler' }).click()
  await expect(description(page)).toHaveValue('En préparation, et pas encore enregistrée.')
})

test.describe('what is typed while the server takes its time', () => {
  test.use({ allowedConsole: /^Failed to load resource: .* 409 \(Conflict\)$/ })

  test('to refuse a save is in what is compared then', async ({ page }) => {
    const { id, ...item } = await createPrompt(page, { statut: 'valide' })
    await openAdmin(page, `/prompts/${id}`, item.titre)
    await description(page).fill('La mienne.')
    const release = await holdCall(page, 'prompts.saveCopy')
    await page.keyboard.press('Control+s')
    await callAdmin(page, 'prompts.saveCopy', {
      id,
      version: 1,
      draft: promptDrafting.draftOf({ ...item, description: 'La leur.' }),
    })
    await title(page).fill('Un titre tapé pendant ce temps')
    release()
    const conflict = page.getByRole('alertdialog', {
      name: 'Cette fiche a été modifiée entre-temps',
    })
    await conflict.getByRole('button', { name: 'Reprendre ces choix' }).click()
    await expect(title(page)).toHaveValue('Un titre tapé pendant ce temps')
  })

  test('to give a working copy up stays', async ({ page }) => {
    const { id, titre, description: published } = await createPrompt(page, { statut: 'valide' })
    await openAdmin(page, `/prompts/${id}`, titre)
    await description(page).fill('De la copie.')
    await page.keyboard.press('Control+s')
    await expectToast(page, 'Copie de travail enregistrée')
    const release = await holdCall(page, 'prompts.dropCopy')
    await giveUpCopy(page)
    await title(page).fill('Un titre tapé pendant ce temps')
    release()
    await expectToast(page, 'Copie de travail abandonnée')
    await expect(description(page)).toHaveValue(published)
    await expect(title(page)).toHaveValue('Un titre tapé pendant ce temps')
  })
})

/** Holds the calls that the page makes of a procedure until they are released. */
async function holdCall(page: Page, procedure: string): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(`**/api/trpc/admin.${procedure}*`, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

test('what is too long is kept, marked and refused, and the errors go as they are mended', async ({
  page,
}) => {
  const { id, titre } = await createPrompt(page)
  await openAdmin(page, `/prompts/${id}`, titre)
  await title(page).fill('é'.repeat(403))
  await expect(title(page)).toHaveValue('é'.repeat(403))
  await expect(title(page)).toHaveAccessibleDescription(/^403 caractères sur 160, 243 de trop\./)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Enregistrement impossible : 1 champ à corriger')).toBeVisible()
  await expect(
    page.getByText('Non enregistré : 403 caractères sur 160, 243 de trop.'),
  ).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Sélectionner ce qui dépasse' }).click()
  await expect(title(page)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(title(page)).toHaveValue('é'.repeat(160))
  await expect(page.getByText(/^Enregistrement impossible/)).toHaveCount(0)
  await saveItem(page, 'Prompt mis à jour')
})

test('what is public is not withdrawn by a key that only meant to save', async ({ page }) => {
  const { id, titre, slug } = await createPrompt(page, { statut: 'valide' })
  await openAdmin(page, `/prompts/${id}`, titre)
  await chooseStatut(page, 'brouillon')
  await page.keyboard.press('Control+s')
  const question = page.getByRole('alertdialog', { name: 'Retirer cette fiche du site' })
  await question.getByRole('button', { name: 'Garder en ligne' }).click()
  expect((await page.request.get(`/prompt/${slug}`)).status()).toBe(200)

  await page.keyboard.press('Control+s')
  await question.getByRole('button', { name: 'Retirer du site' }).click()
  await expectToast(page, 'Prompt mis à jour')
  expect((await page.request.get(`/prompt/${slug}`)).status()).toBe(404)
})

test.describe('the preview', () => {
  const prompt = { statut: 'valide', prompt: 'Analyse [site] pour [requête].' } as const

  test('shows what is typed on its page, whose fields work', journey, async ({ page }) => {
    const { id, titre, slug } = await createPrompt(page, prompt)
    await page.setViewportSize({ width: 1280, height: 800 })
    await openAdmin(page, `/prompts/${id}`, titre)
    const preview = page.frameLocator('iframe[title^="Aperçu de la page"]')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(titre)
    await title(page).fill('Un titre que personne d’autre ne voit')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(
      'Un titre que personne d’autre ne voit',
    )
    // A word as long as it likes stays on the page.
    const heading = preview.getByRole('heading', { level: 1 })
    await title(page).fill('Anticonstitutionnellement'.repeat(4))
    await expect(heading).toContainText('AnticonstitutionnellementAnti')
    const room = await preview.locator('html').evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }))
    expect(room.scrollWidth).toBe(room.clientWidth)
    await preview.getByRole('textbox', { name: 'Site' }).first().fill('exemple.fr')
    await expect(preview.getByText('1 variable sur 2 remplie')).toBeVisible()
    // What is filled in there is stored nowhere.
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('saisie')),
      ),
    ).toEqual([])
    expect(await (await page.request.get(`/prompt/${slug}`)).text()).not.toContain(
      'personne d’autre',
    )
    await expectNoViolations(page)
  })

  test('opens in a window of its own, and in a dialog on a phone', async ({ page }) => {
    const { id, titre } = await createPrompt(page, prompt)
    await page.setViewportSize({ width: 360, height: 740 })
    await openAdmin(page, `/prompts/${id}`, titre)
    const opener = page.getByRole('button', { name: 'Aperçu de la saisie' })
    // It is where the thumb is, without scrolling.
    await expect(opener).toBeInViewport({ ratio: 1 })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Aperçu' })
    const inDialog = dialog.frameLocator('iframe').getByRole('heading', { level: 1 })
    await expect(inDialog).toHaveText(titre)
    await expectNoViolations(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(360)

    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('link', { name: 'Ouvrir l’aperçu dans sa fenêtre' }).click(),
    ])
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText(titre)
    await page.keyboard.press('Escape')
    await title(page).fill('Suivi d’une fenêtre à l’autre')
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText(
      'Suivi d’une fenêtre à l’autre',
    )
  })
})

test('title, description and redirects of an item are kept in its editor, and found from the cockpit', async ({
  page,
}) => {
  const { id, titre, slug } = await createPrompt(page, { statut: 'valide' })
  await openAdmin(page, `/prompts/${id}?onglet=seo`, titre)
  const panel = page.getByRole('tabpanel', { name: 'SEO', exact: true })
  await panel.getByRole('textbox', { name: 'Titre de la page' }).fill('Un titre pour Google')
  await panel.getByRole('textbox', { name: 'Titre de la page' }).press('Control+s')
  await expectToast(page, 'Référencement enregistré')
  await expect
    .poll(async () => (await page.request.get(`/prompt/${slug}`)).text())
    .toContain('<title>Un titre pour Google')
  const card = panel.getByRole('figure').locator('img')
  await expect(card).toHaveJSProperty('naturalWidth', 1200)

  await panel.getByRole('textbox', { name: 'Faire mener ici' }).fill(`/vers-${slug}`)
  await panel.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(panel.getByText(`/vers-${slug}`, { exact: true })).toBeVisible()
  await expectNoViolations(page)

  await panel.getByRole('link', { name: 'Voir dans Pages SEO' }).click()
  await page.getByRole('link', { name: `Ouvrir la fiche de /prompt/${slug}` }).click()
  await expectHeading(page, titre)
})

test.describe('search texts of an item that somebody else saved meanwhile', () => {
  test.use({ allowedConsole: /^Failed to load resource: .* 409 \(Conflict\)$/ })

  test('say so in sight of whoever saves them, each time', async ({ page }) => {
    const { id, titre, slug } = await createPrompt(page, { statut: 'valide' })
    await openAdmin(page, `/prompts/${id}?onglet=seo`, titre)
    const panel = page.getByRole('tabpanel', { name: 'SEO', exact: true })
    const pageTitle = panel.getByRole('textbox', { name: 'Titre de la page' })
    await pageTitle.fill('Le mien')
    await callAdmin(page, 'seoPages.create', {
      page_route: `/prompt/${slug}`,
      meta_title: 'Le leur',
      meta_description: 'Saisie par quelqu’un d’autre.',
      meta_keywords: null,
      og_image: null,
    })
    const said = panel.getByText(/^Ce référencement a été modifié entre-temps/)
    await pageTitle.press('Control+s')
    await expect(said).toBeInViewport()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(said).not.toBeInViewport()
    await pageTitle.press('Control+s')
    await expect(said).toBeInViewport()
    await expect(pageTitle).toHaveValue('Le mien')
  })
})
