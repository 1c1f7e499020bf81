import { expect, type Page } from '@playwright/test'

import { openAdmin, openVisitor, test as adminTest } from '#tests/e2e/fixtures/admin-test.ts'
import { fillFields } from '#tests/e2e/support/admin-editor.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

// The browser notes each page that is not found, and each refused call.
const test = adminTest.extend({
  allowedConsole: /Failed to load resource: the server responded with a status of 4(?:04|09)/,
})

const formOf = (page: Page) => page.getByRole('form', { name: 'Redirection' })
const tabOf = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const save = (page: Page) => formOf(page).getByRole('button', { name: 'Enregistrer' }).click()
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** A path that no other test asks for. */
const ownPath = () => `/perdue-${crypto.randomUUID().slice(0, 8)}`

test(
  'an address that visitors ask for in vain is redirected by one click, and then leads on',
  journey,
  async ({ page, browser, ownSite }) => {
    const path = ownPath()
    const visitor = await openVisitor(browser, ownSite)
    expect((await visitor.goto(path))?.status()).toBe(404)

    await expect(async () => {
      await openAdmin(page, '/redirections', 'Redirections')
      await tabOf(page, 'Adresses introuvables').click()
      await expect(rowOf(page, path)).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.getByRole('button', { name: `Rediriger ${path}` }).click()
    await expect(formOf(page).getByLabel('Adresse de départ')).toHaveValue(path)
    await fillFields(formOf(page), { Destination: '/categories' })
    await save(page)
    await expectToast(page, 'Redirection enregistrée')
    await expect(rowOf(page, path)).toContainText('/categories')

    await visitor.goto(path)
    await expect(visitor).toHaveURL('/categories')
    await tabOf(page, 'Adresses introuvables').click()
    await expect(rowOf(page, path)).toHaveCount(0)
  },
)

test('what the server has against a redirect stands beside its field', async ({ page }) => {
  await openAdmin(page, '/redirections', 'Redirections')
  await page.getByRole('button', { name: 'Nouvelle redirection' }).click()
  await save(page)
  await expect(formOf(page).getByText('L’adresse de départ est obligatoire.')).toBeVisible()

  await fillFields(formOf(page), { 'Adresse de départ': '/prompts', Destination: '/gpts' })
  await save(page)
  await expect(
    formOf(page).getByText(
      'Le site répond lui-même à cette adresse\u00a0: elle ne peut pas être redirigée.',
    ),
  ).toBeVisible()
  await expect(formOf(page).getByLabel('Adresse de départ')).toHaveValue('/prompts')
})

test('a pasted address is shown as it will be stored, with nothing of where it leads lost', async ({
  page,
  ownSite,
}) => {
  const name = ownPath()
  await openAdmin(page, '/redirections', 'Redirections')
  await page.getByRole('button', { name: 'Nouvelle redirection' }).click()
  await expect(formOf(page)).not.toContainText('Tout est enregistré')
  await fillFields(formOf(page), {
    'Adresse de départ': `${ownSite.url}${name}-%C3%A9t%C3%A9?utm=x`,
    Destination: `${ownSite.url}/prompts?category=SEO#haut`,
  })
  await formOf(page).getByRole('button', { name: 'Enregistrer' }).focus()
  await expect(formOf(page).getByLabel('Adresse de départ')).toHaveValue(`${name}-été`)
  await expect(formOf(page).getByLabel('Destination')).toHaveValue('/prompts?category=SEO#haut')
  await save(page)
  await expect(rowOf(page, `${name}-été`)).toContainText('/prompts?category=SEO#haut')
  await page.getByRole('button', { name: `Modifier ${name}-été` }).click()
  await expect(formOf(page)).toContainText('Tout est enregistré')
})

test('a redirect is edited and removed, and comes back when that was a mistake', async ({
  page,
  browser,
  ownSite,
}) => {
  const path = ownPath()
  await openAdmin(page, '/redirections', 'Redirections')
  await page.getByRole('button', { name: 'Nouvelle redirection' }).click()
  await fillFields(formOf(page), { 'Adresse de départ': path, Destination: '/gpts' })
  await save(page)
  const visitor = await openVisitor(browser, ownSite)
  await visitor.goto(path)
  await expect(visitor).toHaveURL('/gpts')
  await page.getByRole('button', { name: `Modifier ${path}` }).click()
  await fillFields(formOf(page), { Destination: 'https://exemple.org/page' })
  await save(page)
  await expect(rowOf(page, path)).toContainText('https://exemple.org/page')

  await page.getByRole('button', { name: `Supprimer ${path}` }).click()
  await expect(rowOf(page, path)).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(rowOf(page, path)).toContainText('https://exemple.org/page')
  await expect(rowOf(page, path).getByRole('cell', { name: '1', exact: true })).toBeVisible()
})

test('what was typed and not saved is offered again, and the focus comes back to the row', async ({
  page,
}) => {
  const path = ownPath()
  const add = page.getByRole('button', { name: 'Nouvelle redirection' })
  const source = formOf(page).getByLabel('Adresse de départ')
  await openAdmin(page, '/redirections', 'Redirections')
  await add.click()
  await expect(source).toBeFocused()
  await fillFields(formOf(page), { 'Adresse de départ': path, Destination: '/prompts' })
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  await expect.poll(stored).toContain('/prompts')
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await add.click()
  await formOf(page).getByRole('button', { name: 'Les reprendre' }).click()
  await expect(source).toHaveValue(path)
  await expect(source).toBeFocused()
  await expect(formOf(page)).toContainText('Modifications non enregistrées')
  await save(page)
  await expectToast(page, 'Redirection enregistrée')
  expect(await stored()).not.toContain(path)

  const edit = page.getByRole('button', { name: `Modifier ${path}` })
  await edit.click()
  await formOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(edit).toBeFocused()
})

test('an address that is of no use is ignored', async ({ page, browser, ownSite }) => {
  const path = ownPath()
  const visitor = await openVisitor(browser, ownSite)
  await visitor.goto(path)
  await expect(async () => {
    await openAdmin(page, '/redirections', 'Redirections')
    await tabOf(page, 'Adresses introuvables').click()
    await expect(rowOf(page, path)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: `Ignorer ${path}` }).click()
  await expect(rowOf(page, path)).toHaveCount(0)
})
