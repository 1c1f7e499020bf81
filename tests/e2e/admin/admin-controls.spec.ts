import { expect, type Page } from '@playwright/test'

import { createGpt, createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'
import { openSection } from '#tests/e2e/support/admin-editor.ts'

/** Every select of the administration, in the states that show it. */
const withSelects: {
  path: string
  heading: string | RegExp
  show?: (page: Page) => Promise<unknown>
}[] = [
  { path: '/prompts', heading: 'Prompts' },
  { path: '/prompts/nouveau', heading: 'Nouveau prompt' },
  { path: '/gpts', heading: 'GPT' },
  {
    path: '/gpts/nouveau',
    heading: 'Nouveau GPT',
    show: async (page) => {
      await openSection(page, 'Limitations')
      await page.getByRole('button', { name: 'Ajouter une limitation' }).click()
    },
  },
  {
    path: '/users',
    heading: 'Utilisateurs',
    show: (page) => page.getByRole('button', { name: 'Inviter' }).click(),
  },
  { path: '/journal', heading: 'Journal' },
]

for (const { path, heading, show } of withSelects) {
  test(`no select of «${path}» has an empty value (R218)`, async ({ page }) => {
    await createPrompt(page)
    await createGpt(page)
    await openAdmin(page, path, heading)
    await show?.(page)
    await expect(page.locator('select').filter({ visible: true }).first()).toBeVisible()
    const values = await page
      .locator('option')
      .evaluateAll((options) =>
        options.map((option) => (option instanceof HTMLOptionElement ? option.value : '')),
      )
    expect(values.length).toBeGreaterThan(2)
    expect(values.filter((value) => value.trim() === '')).toEqual([])
  })
}

test('fields of passwords name their purpose, are not spell-checked and take a paste (R220)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAdmin(page, '/compte', 'Mon compte')
  const fields = page.locator('input[type="password"]')
  await expect(fields).toHaveCount(3)
  const purposes = ['current-password', 'new-password', 'new-password']
  await page.evaluate(() => navigator.clipboard.writeText('collé depuis un gestionnaire'))
  for (const [place, purpose] of purposes.entries()) {
    const field = fields.nth(place)
    await expect(field).toHaveAttribute('autocomplete', purpose)
    await expect(field).toHaveAttribute('spellcheck', 'false')
    await field.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(field).toHaveValue('collé depuis un gestionnaire')
  }
})

for (const path of ['', '/prompts/nouveau', '/gpts/nouveau', '/users', '/settings', '/seo-pages']) {
  test(`«${path}» has no field for a password, a secret, a token or a key (R220)`, async ({
    page,
  }) => {
    await openAdmin(page, path, /./)
    await expect(page.locator('input[type="password"]')).toHaveCount(0)
    const labels = await page.locator('label, input, textarea').evaluateAll((elements) =>
      elements.map((element) =>
        ['name', 'id', 'placeholder', 'aria-label']
          .map((name) => element.getAttribute(name) ?? '')
          .concat(element.textContent)
          .join(' '),
      ),
    )
    const secret =
      /secret|token|jeton|password|mot de passe|(?:^|\s)(?:keys?|clefs?|clés?)(?:$|\s)/i
    expect(labels.filter((label) => secret.test(label))).toEqual([])
  })
}

test('the level of a prompt is beside its AI, and above it on a phone', async ({ page }) => {
  await openAdmin(page, '/prompts/nouveau', 'Nouveau prompt')
  const topOf = (name: string) =>
    page.getByLabel(name, { exact: true }).evaluate((field) => field.getBoundingClientRect().top)

  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await topOf('Niveau')).toBe(await topOf('IA'))
  }
  await page.setViewportSize({ width: 360, height: 900 })
  expect(await topOf('Niveau')).toBeLessThan(await topOf('IA'))
})
