import { expect, type Page } from '@playwright/test'

import { breakApi } from './api-calls.ts'
import { expectNoViolations } from './axe.ts'
import { clipboardPermissions, readClipboard } from './clipboard.ts'
import { openPage, reloadPage } from './open-page.ts'
import { publicGpt, publicPrompt } from './seeded-content.ts'
import { test } from './site-test.ts'
import { refuseStorage } from './storage.ts'
import { expectToast, toastsOf } from './toasts.ts'

test.use({ permissions: clipboardPermissions })

const promptSlug = 'brief-contenu-redacteur'
const gptSlug = 'lovable-architect'
const otherSlug = 'audit-on-page-url'

const addButton = (page: Page) => page.getByRole('button', { name: 'Ajouter à ma sélection' })
const keptButton = (page: Page) => page.getByRole('button', { name: 'Dans ma sélection' })
const titles = (page: Page) =>
  page.getByRole('main').locator('ol').getByRole('heading', { level: 2 })

/** Keeps two prompts and a GPT, from their pages. */
async function keepThree(page: Page): Promise<string[]> {
  for (const path of [`/prompt/${promptSlug}`, `/gpt/${gptSlug}`, `/prompt/${otherSlug}`]) {
    await openPage(page, path)
    await addButton(page).click()
    await expect(keptButton(page)).toBeVisible()
  }
  const [one, gpt, other] = await Promise.all([
    publicPrompt(promptSlug),
    publicGpt(gptSlug),
    publicPrompt(otherSlug),
  ])
  return [one.titre, gpt.nom, other.titre]
}

test('keeps an item from its page, over a reload, and lets it go again', async ({ page }) => {
  await openPage(page, `/prompt/${promptSlug}`)
  await addButton(page).click()
  await expectToast(page, 'Ajouté à votre sélection', 'Elle contient 1 fiche, dans ce navigateur.')
  await expect(keptButton(page)).toBeFocused()
  await reloadPage(page)
  await keptButton(page).click()
  await expectToast(page, 'Retiré de votre sélection')
  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(keptButton(page)).toBeVisible()
})

test('lists what is kept, puts it in order by keyboard and gives back what was removed', async ({
  page,
}) => {
  const [one = '', gpt = '', other = ''] = await keepThree(page)
  await openPage(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ma sélection' }).click()
  await expect(page).toHaveTitle('Ma sélection de prompts et de GPT')
  await expect(titles(page)).toHaveText([one, gpt, other])

  const up = page.getByRole('button', { name: `Monter ${other}` })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(titles(page)).toHaveText([one, other, gpt])
  await expect(up).toBeFocused()
  await expect(page.getByText(`${other}\u00a0: place 2 sur 3`)).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(titles(page)).toHaveText([other, one, gpt])
  await expect(up).toBeFocused()
  await expect(up).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect(titles(page)).toHaveText([other, one, gpt])

  await page.getByRole('button', { name: `Retirer ${one}` }).click()
  await expect(titles(page)).toHaveText([other, gpt])
  await expect(page.getByRole('button', { name: `Retirer ${gpt}` })).toBeFocused()
  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(titles(page)).toHaveText([other, one, gpt])
  await reloadPage(page)
  await expect(titles(page)).toHaveText([other, one, gpt])
})

test('copies titles, addresses and the texts of prompts', async ({ page, baseURL }) => {
  const [one = '', gpt = ''] = await keepThree(page)
  const { prompt } = await publicPrompt(promptSlug)
  await openPage(page, '/selection')
  await page.getByRole('button', { name: 'Tout copier en markdown' }).click()
  await expectToast(page, 'Sélection copiée !')
  const copied = await readClipboard(page)
  expect(copied).toContain(`## 1. ${one}\n\n${baseURL}/prompt/${promptSlug}\n\n`)
  expect(copied).toContain(prompt)
  expect(copied).toContain(`## 2. ${gpt}\n\n${baseURL}/gpt/${gptSlug}\n\n## 3.`)
})

test('shows a shared selection to another browser, which may keep it', async ({
  page,
  browser,
  baseURL,
}) => {
  const kept = await keepThree(page)
  await openPage(page, '/selection')
  await page.getByRole('button', { name: 'Copier le lien de la sélection' }).click()
  await expectToast(page, 'Lien de la sélection copié !')
  const link = await readClipboard(page)
  expect(link).toMatch(new RegExp(`^${baseURL}/selection#p=[\\w-]+$`))

  const context = await browser.newContext()
  const fresh = await context.newPage()
  await openPage(fresh, link)
  await expect(fresh.getByRole('heading', { level: 1 })).toHaveText('Sélection partagée')
  await expect(titles(fresh)).toHaveText(kept)
  await fresh.getByRole('button', { name: 'Garder cette sélection' }).click()
  await expectToast(fresh, 'Sélection gardée', '3 fiches ajoutées à la vôtre.')
  await expect(fresh.getByRole('heading', { level: 1 })).toHaveText('Ma sélection')
  await expect(titles(fresh)).toHaveText(kept)
  await reloadPage(fresh)
  await expect(titles(fresh)).toHaveText(kept)
  await context.close()
})

test('tells of a shared link that is cut, and of names that do not come', async ({ page }) => {
  await openPage(page, '/selection#p=abcdef')
  await expect(page.getByRole('heading', { name: 'Lien incomplet' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Voir ma sélection' }).click()
  await expect(page.getByRole('heading', { name: 'Rien de gardé' })).toBeVisible()
})

test.describe('offline', () => {
  test.use({ allowedConsole: /^Failed to load resource: net::ERR_FAILED/ })

  test('offers another try for the names of a shared selection', async ({ page }) => {
    const kept = await keepThree(page)
    await openPage(page, '/selection')
    await page.getByRole('button', { name: 'Copier le lien de la sélection' }).click()
    await expectToast(page, 'Lien de la sélection copié !')
    const link = await readClipboard(page)
    await page.goto('about:blank')
    const mend = await breakApi(page)
    await openPage(page, link)
    await expect(page.getByRole('alert')).toContainText("n'a pas pu être chargée")
    await mend()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(titles(page)).toHaveText(kept)
  })
})

test('keeps two tabs in step', async ({ page, context }) => {
  await openPage(page, `/prompt/${promptSlug}`)
  const second = await context.newPage()
  await openPage(second, '/selection')
  await addButton(page).click()
  await expect(titles(second)).toHaveCount(1)
  await second.getByRole('button', { name: /^Retirer / }).click()
  await expect(addButton(page)).toBeVisible()
})

test('says that nothing can be kept where storage is refused', async ({ page }) => {
  await refuseStorage(page)
  await openPage(page, `/prompt/${promptSlug}`)
  await addButton(page).click()
  await expectToast(page, 'Rien ne peut être gardé')
  await expect(addButton(page)).toBeVisible()
  await openPage(page, '/selection')
  await expect(page.getByRole('heading', { name: 'Rien de gardé' })).toBeVisible()
})

test('reads whatever another version left in storage as nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selection-v1', '{"a":[1,2'))
  await openPage(page, '/selection')
  await expect(page.getByRole('heading', { name: 'Rien de gardé' })).toBeVisible()
})

test('prints the list with its addresses and without buttons', async ({ page, baseURL }) => {
  await keepThree(page)
  await openPage(page, '/selection')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`${baseURL}/gpt/${gptSlug}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Retirer / }).first()).toBeHidden()
})

test('has no fault that axe finds, empty or full', async ({ page }) => {
  await openPage(page, '/selection')
  await expectNoViolations(page)
  await keepThree(page)
  await openPage(page, '/selection')
  await expect(titles(page)).toHaveCount(3)
  await expectNoViolations(page)
})
