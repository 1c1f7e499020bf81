import { expect, type Page } from '@playwright/test'

import { selectionMaxItems } from '#shared/items/selection.ts'
import { breakApi } from '#tests/e2e/fixtures/api-calls.ts'
import { publicGpt, publicPrompt } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import {
  clipboardPermissions,
  readClipboard,
  refuseClipboard,
} from '#tests/e2e/support/clipboard.ts'
import { countShifts } from '#tests/e2e/support/layout-shifts.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'
import { refuseStorage } from '#tests/e2e/support/storage.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'

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

/** The link of the visitor's own selection. */
async function copiedLink(page: Page): Promise<string> {
  await openPage(page, '/selection')
  await page.getByRole('button', { name: 'Copier le lien de la sélection' }).click()
  await expectToast(page, 'Lien de la sélection copié !')
  return readClipboard(page)
}

/** Keeps so many items that no shared selection lists, and leaves the page. */
async function keepOthers(page: Page, count: number): Promise<void> {
  await page.evaluate((length) => {
    const items = Array.from({ length }, (_, index) => ({
      kind: 'gpt',
      slug: `un-autre-${index}`,
      title: `Un autre ${index}`,
    }))
    localStorage.setItem('selection-v1', JSON.stringify(items))
  }, count)
  await page.goto('about:blank')
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

test('has the keyboard at the title once the last item is removed', async ({ page }) => {
  await openPage(page, `/prompt/${promptSlug}`)
  await addButton(page).click()
  await expect(keptButton(page)).toBeVisible()
  await openPage(page, '/selection')
  await page.getByRole('button', { name: /^Retirer / }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Rien de gardé' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Parcourir les prompts' })).toBeFocused()
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

test(
  'shows a shared selection to another browser, which may keep it',
  journey,
  async ({ page, browser, baseURL }) => {
    const kept = await keepThree(page)
    const link = await copiedLink(page)
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
  },
)

test('says how many items of a shared selection find no place in a full one', async ({ page }) => {
  await keepThree(page)
  const link = await copiedLink(page)
  await keepOthers(page, selectionMaxItems - 1)
  await openPage(page, link)
  await page.getByRole('button', { name: 'Garder cette sélection' }).click()
  await expectToast(
    page,
    'Sélection gardée en partie',
    '1 fiche ajoutée à la vôtre. 2 fiches n’ont pas trouvé de place\u00a0: votre sélection en contient 200 au plus.',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ma sélection')
  await expect(titles(page)).toHaveCount(selectionMaxItems)

  await keepOthers(page, selectionMaxItems)
  await openPage(page, link)
  await page.getByRole('button', { name: 'Garder cette sélection' }).click()
  await expectToast(
    page,
    'Sélection complète',
    '3 fiches n’ont pas trouvé de place\u00a0: votre sélection en contient 200 au plus.',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sélection partagée')
})

test('selects the link in a field when the clipboard refuses it', async ({ page, baseURL }) => {
  const kept = await keepThree(page)
  await refuseClipboard(page)
  await openPage(page, '/selection')
  const button = page.getByRole('button', { name: 'Copier le lien de la sélection' })
  await button.click()
  await expectToast(
    page,
    'Copie impossible',
    'Le lien est sélectionné\u00a0: copiez-le avec Ctrl+C ou Cmd+C.',
  )
  const field = page.getByRole('textbox', { name: 'Lien de la sélection' })
  await expect(field).toBeFocused()
  const link = await field.inputValue()
  expect(link).toMatch(new RegExp(`^${baseURL}/selection#p=[\\w-]+$`))
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(link)
  await button.click()
  await expect(field).toBeFocused()
  await expectNoViolations(page)

  // It lists what is no longer there.
  await page
    .getByRole('button', { name: /^Retirer / })
    .first()
    .click()
  await expect(field).toBeHidden()
  await openPage(page, link)
  await expect(titles(page)).toHaveText(kept)
})

test('says so where a browser of older days cannot make the link', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CompressionStream'))
  await keepThree(page)
  await openPage(page, '/selection')
  await page.getByRole('button', { name: 'Copier le lien de la sélection' }).click()
  await expectToast(page, 'Copie impossible')
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
    const link = await copiedLink(page)
    await page.goto('about:blank')
    const mend = await breakApi(page)
    await openPage(page, link)
    await expect(page.getByRole('alert')).toContainText('n’a pas pu être chargée')
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

for (const { width, height } of [
  { width: 412, height: 823 },
  { width: 1280, height: 720 },
]) {
  test(`fills in without moving anything at ${width} px, empty or full, as the profiles do`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const shifts = await countShifts(page)
    const settled = async (path: string): Promise<number> => {
      await openPage(page, path)
      await page.waitForLoadState('networkidle')
      return shifts()
    }

    expect(await settled('/profils')).toBe(0)
    expect(await settled('/selection')).toBe(0)
    await keepThree(page)
    expect(await settled('/selection')).toBe(0)
  })
}
