import { expect, type Page } from '@playwright/test'

import { gptFields } from '#shared/items/gpt-fields.ts'
import { promptFields } from '#shared/items/prompt-fields.ts'
import { createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Écran, commande/ })).toBeFocused()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('the keyboard starts on the heading of each screen that one goes to, and never on nothing', async ({
  page,
}) => {
  const titre = `Focus ${crypto.randomUUID().slice(0, 8)}`
  await createPrompt(page, { titre })
  await openAdmin(page, '', 'Aujourd’hui')
  // A page that is loaded starts as any other does.
  await expect(heading(page, 'Aujourd’hui')).not.toBeFocused()

  await page.getByRole('link', { name: 'Calendrier' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Calendrier')).toBeFocused()

  await openPalette(page)
  await page.keyboard.type(titre)
  await expect(page.getByRole('option', { name: titre })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading(page, titre)).toBeFocused()

  await page.getByRole('link', { name: 'Révisions' }).click()
  await expect(heading(page, 'Révisions')).toBeFocused()
  await page.goBack()
  await expect(heading(page, titre)).toBeFocused()

  // The next stop is the first control after the heading.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Révisions' })).toBeFocused()
})

test('whoever is somewhere else by then stays there', async ({ page }) => {
  const titre = `Tardif ${crypto.randomUUID().slice(0, 8)}`
  await createPrompt(page, { titre })
  await openAdmin(page, `/prompts?q=${encodeURIComponent(titre)}`, 'Prompts')
  const { promise: isElsewhere, resolve: answer } = Promise.withResolvers<undefined>()
  await page.route('**/admin.prompts.get**', async (route) => {
    await isElsewhere
    await route.continue()
  })
  await page.getByRole('link', { name: titre, exact: true }).click()
  await expect(page.getByRole('main')).toBeFocused()
  const calendar = page.getByRole('link', { name: 'Calendrier' }).first()
  await calendar.focus()
  answer(undefined)
  await expect(heading(page, titre)).toBeVisible()
  await expect(calendar).toBeFocused()
})

test('a new item begins in its title, and saving it moves the keyboard nowhere', async ({
  page,
}) => {
  await openAdmin(page, '/prompts', 'Prompts')
  await openPalette(page)
  await page.keyboard.type('nouveau prompt')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toBeFocused()
  await page.keyboard.type('Une idée qui commence')
  await expect(heading(page, 'Une idée qui commence')).toBeVisible()
  await expect(page).toHaveURL(/\/prompts\/[\da-f-]{36}$/)
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toBeFocused()
})

for (const { kind, path, fields } of [
  { kind: 'prompt', path: '/prompts/nouveau', fields: promptFields },
  { kind: 'GPT', path: '/gpts/nouveau', fields: gptFields },
]) {
  test(`the editor draws every field of a ${kind}`, async ({ page }) => {
    // The status has buttons, which a new item does not show.
    for (const field of Object.keys(fields).filter((name) => name !== 'statut')) {
      await openAdmin(page, `${path}?champ=${field}`, `Nouveau ${kind}`)
      const control = page.locator(
        [`[name="${field}"]`, `[name^="${field}."]`, `[data-adds="${field}"]`].join(),
      )
      await expect(control.first(), field).toBeVisible()
    }
  })
}
