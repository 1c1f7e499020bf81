import { expect } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { shareButton, shareDialog } from '#tests/e2e/support/share-link.ts'
import { withClient } from '#tests/e2e/support/storage.ts'
import { tabTo } from '#tests/e2e/support/tab-stops.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import { fillVariable, variableField } from '#tests/e2e/support/variables.ts'

test.use({ permissions: clipboardPermissions })

const path = '/prompt/brief-contenu-redacteur'

test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.assign(navigator, { share: undefined })),
)

test('copies the bare link at once where nothing is filled', async ({ page, baseURL }) => {
  await openPage(page, path)
  await shareButton(page).click()
  await expectToast(page, 'Lien copié !')
  expect(await readClipboard(page)).toBe(`${baseURL}${path}`)
  await expect(shareDialog(page)).toHaveCount(0)
})

test(
  'lists what a link contains before it is copied, with the values or without',
  journey,
  async ({ page, baseURL }) => {
    await openPage(page, path)
    await fillVariable(page, 'Requête principale', 'escalier sur mesure')
    await shareButton(page).click()
    const withValues = shareDialog(page).getByRole('radio', { name: /avec mes valeurs/ })
    await expect(withValues).toBeChecked()
    await expect(withValues).toHaveAccessibleName(/Qui a le lien peut les lire\.$/)
    await expect(shareDialog(page)).toContainText(
      'Votre collègue trouve 1 champ sur 8 déjà rempli.',
    )
    await expect(shareDialog(page).getByRole('term')).toHaveText(['Requête principale'])
    await expect(shareDialog(page).getByRole('definition')).toHaveText(['escalier sur mesure'])
    await expect(shareDialog(page).getByRole('button', { name: 'Envoyer…' })).toHaveCount(0)
    await expect(shareDialog(page).getByRole('checkbox')).toHaveCount(0)
    await expectNoViolations(page)

    await shareDialog(page).getByRole('button', { name: 'Copier le lien' }).click()
    await expectToast(page, 'Lien personnalisé copié !')
    expect(await readClipboard(page)).toMatch(new RegExp(`^${baseURL}${path}#v=[\\w-]+$`))
    await expect(shareButton(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(shareDialog(page)).toBeVisible()
    await shareDialog(page)
      .getByRole('radio', { name: /Le lien de la fiche/ })
      .check()
    await expect(shareDialog(page).getByRole('definition')).toHaveCount(0)
    await shareDialog(page).getByRole('button', { name: 'Copier le lien' }).click()
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
  await shareDialog(page).getByRole('button', { name: 'Envoyer…' }).click()
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'shared') ?? null)))
    .toContain(`"url":"${baseURL}${path}#v=`)
})

test.describe('by keyboard alone, on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('shows the choice to leave out a client’s values, and the first of them, before copying', async ({
    page,
  }) => {
    await withClient(page)
    await openPage(page, path)
    await expect(variableField(page, 'Ton')).toHaveValue('Sobre')
    for (const label of ['Requête principale', 'Public visé', 'Objectif', 'Preuves']) {
      await fillVariable(page, label, 'Une réponse assez longue pour tenir sur deux lignes')
    }
    await shareButton(page).click()
    const choice = shareDialog(page).getByRole('checkbox', { name: 'Sans les valeurs du client' })
    // Unlike `check`, scrolls nothing into sight.
    const { left, top } = await choice.evaluate((box) => box.getBoundingClientRect())
    await page.mouse.click(left + 5, top + 5)
    await expect(choice).toBeChecked()
    const isSeen = await shareDialog(page)
      .getByRole('definition')
      .first()
      .evaluate((value) => {
        const box = value.getBoundingClientRect()
        return document.elementFromPoint(box.left + 1, box.bottom - 1) === value
      })
    expect(isSeen).toBe(true)
    await expect(shareDialog(page)).not.toContainText('Sobre')
  })

  test('shared with a colleague', journey, async ({ page, browser }) => {
    await openPage(page, path)
    await tabTo(page, variableField(page, 'Requête principale'))
    await page.keyboard.type('escalier sur mesure')
    await tabTo(page, shareButton(page))
    await page.keyboard.press('Enter')
    await expect(shareDialog(page)).toContainText('escalier sur mesure')
    await expectNoViolations(page)
    await tabTo(page, shareDialog(page).getByRole('button', { name: 'Copier le lien' }))
    await page.keyboard.press('Enter')
    await expectToast(page, 'Lien personnalisé copié !')

    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const colleague = await context.newPage()
    await openPage(colleague, await readClipboard(page))
    const field = variableField(colleague, 'Requête principale')
    await expect(field).toHaveValue('escalier sur mesure')
    await expectToast(colleague, 'Lien personnalisé ouvert', '1 variable remplie.')
    // The key that leads to messages.
    await colleague.keyboard.press('F6')
    await tabTo(colleague, toastsOf(colleague).getByRole('button', { name: 'Retirer ces valeurs' }))
    await colleague.keyboard.press('Enter')
    await expect(field).toHaveValue('')
    await context.close()
  })
})
