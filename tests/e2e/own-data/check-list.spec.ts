import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { refuseStorage } from '#tests/e2e/support/storage.ts'
import { tabTo } from '#tests/e2e/support/tab-stops.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'

const path = '/prompt/expert-amelioration-prompts'
const withoutList = '/prompt/angles-relations-presse'

const region = (page: Page) => page.getByRole('region', { name: 'Contrôler la réponse' })
const opener = (page: Page) =>
  region(page).getByRole('button', { name: 'Ouvrir la liste de contrôle' })
/** The section comes with the first use of a page at rest. */
async function openPrompt(page: Page, address = path): Promise<void> {
  const code = page.waitForResponse('**/assets/show-check-list-*.js')
  const rest = page.waitForResponse('**/assets/after-rest-*.js')
  await openPage(page, address)
  await rest
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect.poll(() => isLoaded(page), { timeout: 500 }).toBe(true)
  }).toPass()
  await code
}

const isLoaded = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('show-check-list')),
  )
const answer = (page: Page) => region(page).getByLabel('Réponse de l’assistant')

test(
  'on a phone, by keyboard: ticks the checks beside the answer, which persists, is erased and is restored',
  journey,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPrompt(page)
    await expect(region(page)).toContainText('2 points à cocher')
    await tabTo(page, opener(page))
    await page.keyboard.press('Enter')
    const boxes = region(page).getByRole('checkbox')
    await expect(boxes).toHaveCount(2)
    await expect(boxes.first()).toBeFocused()
    await page.keyboard.press('Space')
    await expect(region(page)).toContainText('1 point vérifié sur 2')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(answer(page)).toBeFocused()
    await page.keyboard.type('Huit résultats, tous des guides.')
    await expectNoViolations(page)

    await openPrompt(page)
    await opener(page).click()
    await expect(boxes.first()).toBeChecked()
    await expect(answer(page)).toHaveValue('Huit résultats, tous des guides.')

    await region(page).getByRole('button', { name: 'Tout effacer' }).click()
    await expectToast(page, 'Contrôle effacé')
    await expect(boxes.first()).not.toBeChecked()
    await expect(answer(page)).toHaveValue('')
    await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(boxes.first()).toBeChecked()
    await expect(answer(page)).toHaveValue('Huit résultats, tous des guides.')
  },
)

test('keeps an answer that was entered after the erasure', async ({ page }) => {
  await openPrompt(page)
  await opener(page).click()
  await answer(page).fill('Une réponse')
  await region(page).getByRole('button', { name: 'Tout effacer' }).click()
  await expectToast(page, 'Contrôle effacé')
  await answer(page).fill('Une autre réponse')
  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expectToast(page, 'Réponse inchangée')
  await expect(answer(page)).toHaveValue('Une autre réponse')
})

test('lists the checks of the visitor’s version of the prompt', async ({ page }) => {
  const version = { text: '# Relecture\n- le ton', original: 'Un texte', at: 1 }
  await page.addInitScript(([key, stored]) => localStorage.setItem(key, stored), [
    `version-v1:${path.split('/').at(-1)}`,
    JSON.stringify(version),
  ] as const)
  await openPrompt(page)
  await expect(region(page)).toContainText('1 point à cocher')
  await opener(page).click()
  await expect(region(page).getByRole('checkbox', { name: 'le ton' })).toBeVisible()
})

test('is listed in and erased with «Mes données»', async ({ page, context }) => {
  await openPrompt(page)
  await opener(page).click()
  await answer(page).fill('Une réponse')
  const tab = await context.newPage()
  await openPage(tab, '/profils')
  const own = tab.getByRole('region', { name: 'Mes données' })
  await expect(own).toContainText('1 réponse')
  await own.getByRole('button', { name: 'Tout effacer' }).click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Tout effacer' }).click()
  await expectToast(tab, 'Données effacées')
  // The other tab follows.
  await expect(answer(page)).toHaveValue('')
  await toastsOf(tab).getByRole('button', { name: 'Annuler' }).click()
  await expect(answer(page)).toHaveValue('Une réponse')
})

test('loads nothing before it is opened, and is absent when the prompt has no checks or script is off', async ({
  page,
  browser,
  baseURL,
}) => {
  await openPage(page, path)
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => /check-list/.test(name)),
  )
  expect(loaded).toEqual([])
  await openPrompt(page, withoutList)
  await expect(region(page)).toHaveCount(0)
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await plain.goto(path)
  await expect(plain.getByText('Contrôler la réponse')).toHaveCount(0)
  await plain.close()
})

test('warns when storage is refused, and still shows the typed answer', async ({ page }) => {
  await refuseStorage(page)
  await openPrompt(page)
  await opener(page).click()
  await answer(page).fill('Une réponse')
  await expectToast(page, 'Rien ne peut être gardé')
  await expect(answer(page)).toHaveValue('Une réponse')
})
