import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'
import { withClient } from '#tests/e2e/support/storage.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import { fillVariable, variableField } from '#tests/e2e/support/variables.ts'

const path = '/prompt/brief-contenu-redacteur'

const offers = (page: Page) => page.getByText(/^Ajouter à Client Dupont\u00a0\?$/)
const form = (page: Page) => page.getByRole('form', { name: 'Variables du prompt' })
const add = (page: Page) => form(page).getByRole('button', { name: /^Ajouter / })
const refuse = (page: Page) => form(page).getByRole('button', { name: /^Non/ })
const profile = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('profils-v1') ?? '[]')[0])

/** Writes a value and goes to the next field. */
async function write(page: Page, label: string, value: string) {
  await fillVariable(page, label, value)
  await page.keyboard.press('Tab')
}

test.beforeEach(async ({ page }) => {
  await withClient(page)
  await openPage(page, path)
  await expect(variableField(page, 'Ton')).toHaveValue('Sobre')
})

test(
  'offers what is typed to the client once the field is left, adds it when asked, and takes it back',
  journey,
  async ({ page }) => {
    await fillVariable(page, 'Public visé', 'Artisans du bâtiment')
    await expect(offers(page)).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(offers(page)).toHaveCount(1)
    await expectNoViolations(page)
    expect((await profile(page)).values).toHaveLength(1)

    await add(page).press('Enter')
    await expectToast(page, 'Ajouté à Client Dupont', 'Public visé\u00a0: Artisans du bâtiment')
    await expect(offers(page)).toHaveCount(0)
    await expect(variableField(page, 'Public visé')).toBeFocused()
    expect((await profile(page)).values).toContainEqual({
      variable: 'public',
      value: 'Artisans du bâtiment',
    })
    await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
    await expect.poll(async () => (await profile(page)).values).toHaveLength(1)
    await expect(variableField(page, 'Public visé')).toHaveValue('Artisans du bâtiment')

    await openPage(page, '/prompt/post-linkedin-expertise')
    await expect(variableField(page, 'Public visé')).toHaveValue('')
  },
)

test('a value in the place of another says so, and fills other prompts', async ({ page }) => {
  await write(page, 'Ton', 'Espiègle')
  await expect(form(page)).toContainText('Remplacer dans Client Dupont\u00a0?')
  await form(page).getByRole('button', { name: 'Remplacer Ton' }).click()
  await expectToast(page, 'Remplacé dans Client Dupont', 'Ton\u00a0: Espiègle, au lieu de Sobre')
  await openPage(page, '/prompt/post-linkedin-expertise')
  await expect(variableField(page, 'Ton')).toHaveValue('Espiègle')
  await openPage(page, path)
  await expect(offers(page)).toHaveCount(0)
})

test('a no is remembered for that field, in every prompt', async ({ page }) => {
  await write(page, 'Public visé', 'Artisans')
  await refuse(page).click()
  await expect(offers(page)).toHaveCount(0)
  await write(page, 'Public visé', 'Paysagistes')
  await expect(offers(page)).toHaveCount(0)
  await reloadPage(page)
  await write(page, 'Public visé', 'Couvreurs')
  await write(page, 'Objectif', 'Demander un devis')
  await expect(offers(page)).toHaveCount(1)
  await openPage(page, '/prompt/post-linkedin-expertise')
  await expect(variableField(page, 'Ton')).toHaveValue('Sobre')
  await write(page, 'Public visé', 'Maçons')
  await expect(offers(page)).toHaveCount(0)
  expect((await profile(page)).values).toHaveLength(1)
})

test('offers nothing that the client has, that was emptied or that nothing was changed of', async ({
  page,
}) => {
  await variableField(page, 'Public visé').focus()
  await page.keyboard.press('Tab')
  await write(page, 'Ton', 'Sobre')
  await write(page, 'Objectif', ' ')
  await expect(offers(page)).toHaveCount(0)
  await write(page, 'Objectif', 'Vendre')
  await expect(offers(page)).toHaveCount(1)
  await fillVariable(page, 'Objectif', '')
  await expect(offers(page)).toHaveCount(0)
})

test('loads nothing of it, and offers nothing, without a client', async ({ page }) => {
  await page.evaluate(() => localStorage.removeItem('client-v1'))
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await reloadPage(page)
  await write(page, 'Public visé', 'Artisans')
  await expect(page.getByText('1 variable sur 8 remplie')).toBeVisible()
  await expect(offers(page)).toHaveCount(0)
  expect(loaded.filter((url) => url.includes('client-values'))).toEqual([])
})

test('is at hand for a thumb at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await write(page, 'Public visé', 'Artisans')
  for (const button of [add(page), refuse(page)]) {
    const box = await button.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
  }
  await expectNoViolations(page)
})

test('lets whoever leaves the field for a button press it: nothing moves under the pointer', async ({
  page,
}) => {
  await fillVariable(page, 'Public visé', 'Artisans')
  await page.getByRole('button', { name: 'Réinitialiser' }).click()
  await expect(page.getByText('0 variable sur 8 remplie')).toBeVisible()
})
