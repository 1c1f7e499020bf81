import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'
import { fillVariable } from '#tests/e2e/support/variables.ts'

test.use({ permissions: clipboardPermissions })

const path = '/prompt/brief-contenu-redacteur'

const shareButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Partager', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Partager ce prompt' })

test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.assign(navigator, { share: undefined })),
)

test('copies the bare link at once where nothing is filled', async ({ page, baseURL }) => {
  await openPage(page, path)
  await shareButton(page).click()
  await expectToast(page, 'Lien copié !')
  expect(await readClipboard(page)).toBe(`${baseURL}${path}`)
  await expect(dialog(page)).toHaveCount(0)
})

test(
  'lists what a link contains before it is copied, with the values or without',
  journey,
  async ({ page, baseURL }) => {
    await openPage(page, path)
    await fillVariable(page, 'Requête principale', 'escalier sur mesure')
    await shareButton(page).click()
    await expect(dialog(page).getByRole('radio', { name: /avec mes valeurs/ })).toBeChecked()
    await expect(dialog(page)).toContainText('Votre collègue trouve 1 champ sur 8 déjà rempli.')
    await expect(dialog(page).getByRole('term')).toHaveText(['Requête principale'])
    await expect(dialog(page).getByRole('definition')).toHaveText(['escalier sur mesure'])
    await expect(dialog(page).getByRole('button', { name: 'Envoyer…' })).toHaveCount(0)
    await expect(dialog(page).getByRole('checkbox')).toHaveCount(0)
    await expectNoViolations(page)

    await dialog(page).getByRole('button', { name: 'Copier le lien' }).click()
    await expectToast(page, 'Lien personnalisé copié !')
    expect(await readClipboard(page)).toMatch(new RegExp(`^${baseURL}${path}#v=[\\w-]+$`))
    await expect(shareButton(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await dialog(page)
      .getByRole('radio', { name: /Le lien de la fiche/ })
      .check()
    await expect(dialog(page).getByRole('definition')).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Copier le lien' }).click()
    await expectToast(page, 'Lien copié !')
    expect(await readClipboard(page)).toBe(`${baseURL}${path}`)
  },
)

test('sends the link where the device has a sheet for it', async ({ page, baseURL }) => {
  await page.addInitScript(() =>
    Object.assign(navigator, {
      share: (shared: unknown) => {
        Object.assign(window, { shared })
        return Promise.resolve()
      },
    }),
  )
  await openPage(page, path)
  await fillVariable(page, 'Requête principale', 'escalier sur mesure')
  await shareButton(page).click()
  await dialog(page).getByRole('button', { name: 'Envoyer…' }).click()
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'shared') ?? null)))
    .toContain(`"url":"${baseURL}${path}#v=`)
})
