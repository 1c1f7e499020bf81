import { expect, type Locator, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { clipboardPermissions } from '#tests/e2e/support/clipboard.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { toastsOf } from '#tests/e2e/support/toasts.ts'

test.use({ permissions: clipboardPermissions })

const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
]

for (const size of sizes) {
  test(`covers neither the pressed control nor a toolbar at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await openPage(page, '/prompt/brief-contenu-redacteur')
    await expectUncovered(page, page.getByRole('button', { name: 'Partager' }))
    await expectUncovered(page, page.getByRole('button', { name: 'Copier le prompt', exact: true }))

    await openPage(page, '/prompts')
    const copy = page.getByRole('article').getByRole('button', { name: /^Copier le prompt/ })
    for (const button of [copy.nth(0), copy.nth(2)]) {
      // Under the top bar, where messages usually appear.
      await button.evaluate((element) =>
        scrollBy(0, element.getBoundingClientRect().top - (56 + 24)),
      )
      await expectUncovered(page, button)
    }
  })
}

test('covers neither the journey bar nor the prompt actions on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await openPage(page, '/parcours/chute-de-trafic')
  await page.getByRole('link', { name: 'Commencer à l’étape 1' }).click()
  await expect(page.locator('[data-journey-bar]')).toBeVisible()
  await expectUncovered(page, page.getByRole('button', { name: 'Copier le prompt', exact: true }))
})

test('shows only the newest message', async ({ page }) => {
  await openPage(page, '/prompts')
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: /^Copier le prompt/ }).click()
  await expect(shown(page)).toHaveText(/Prompt copié/)
  await card.getByRole('button', { name: /^Mettre de côté/ }).click()
  await expect(shown(page)).toHaveText([/Ajouté à votre sélection/])
})

test('confirms the copied link in the button without changing its width', async ({ page }) => {
  await openPage(page, '/prompt/brief-contenu-redacteur')
  const width = await widthOf(page.getByRole('button', { name: 'Partager' }))
  await page.getByRole('button', { name: 'Partager' }).click()
  const copied = page.getByRole('button', { name: 'Lien copié !' })
  await expect(copied).toBeVisible()
  expect(await widthOf(copied)).toBe(width)
  await expect(page.getByRole('button', { name: 'Partager' })).toBeVisible()
})

const shown = (page: Page) => toastsOf(page).filter({ visible: true })
const widthOf = async (button: Locator) => (await button.boundingBox())?.width

/** Presses a button and expects its message to cover neither it nor a toolbar. */
async function expectUncovered(page: Page, button: Locator) {
  const element = await button.elementHandle()
  await button.click()
  await expect(shown(page)).toHaveCount(1)
  const covered = await shown(page).evaluate((toast, pressed) => {
    const area = toast.getBoundingClientRect()
    const bars = document.querySelectorAll(
      'search, [data-prompt-actions], [data-launch-bar], [data-journey-bar]',
    )
    return [pressed, ...bars].filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      return left < area.right && right > area.left && top < area.bottom && bottom > area.top
    }).length
  }, element)
  expect(covered).toBe(0)
  await shown(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(shown(page)).toHaveCount(0)
}
