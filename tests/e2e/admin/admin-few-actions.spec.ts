import { expect, type Page } from '@playwright/test'

import { createGpt, createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'
import { counted } from '#tests/e2e/fixtures/counted.ts'
import { expectHeading } from '#tests/e2e/fixtures/sign-in-page.ts'
import { expectSaved, publishItem } from '#tests/e2e/support/admin-editor.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

const publicText = async (page: Page, slug: string) =>
  (await page.request.get(`/prompt/${slug}.md`)).text()

test(
  'a typing error seen on a public page is corrected in three actions, and those that publish it',
  journey,
  async ({ page }) => {
    const { slug, titre } = await createPrompt(page, {
      statut: 'valide',
      description: 'Une description avec une fote.',
      prompt: 'Un texte avec une fote pour [site].',
    })
    await openAdmin(page, '', 'Aujourd’hui')

    const inDescription = counted(page)
    await page.goto(`/prompt/${slug}`)
    await inDescription.click(page.getByRole('link', { name: 'Modifier', exact: true }))
    await inDescription.click(page.getByRole('textbox', { name: 'Description', exact: true }))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Une description sans faute.')
    await inDescription.press('Control+Enter')
    await expectToast(page, 'Prompt mis à jour')
    await expect.poll(() => publicText(page, slug)).toContain('Une description sans faute.')
    expect(inDescription.actions()).toBeLessThanOrEqual(3)

    // The word is selected where it is read, and the editor opens at its field.
    const inText = counted(page)
    await page.goto(`/prompt/${slug}`)
    await inText.doubleClick(page.getByText('Un texte avec une fote', { exact: false }).first())
    await inText.click(page.getByRole('link', { name: 'Modifier', exact: true }))
    await expectHeading(page, titre)
    await expect(page.getByRole('textbox', { name: 'Texte du prompt' })).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Un texte sans faute pour vous.')
    expect(inText.actions()).toBeLessThanOrEqual(3)
    await inText.press('Control+Enter')
    await expectToast(page, 'Prompt mis à jour')
    await expect.poll(() => publicText(page, slug)).toContain('Un texte sans faute pour vous.')
  },
)

test('an idea is parked from anywhere in two actions', journey, async ({ page }) => {
  await openAdmin(page, '/journal', 'Journal')
  const editor = counted(page)
  await editor.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Écran, commande/ })).toBeFocused()
  await page.keyboard.type('nouveau p')
  await editor.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toBeFocused()
  await page.keyboard.type('Une idée garée en passant')
  await expectSaved(page)
  await expect(page).toHaveURL(/\/prompts\/[\da-f-]{36}$/)
  expect(editor.actions()).toBeLessThanOrEqual(2)
})

test('yesterday’s text is public again in four actions', journey, async ({ page }) => {
  const { id, titre, slug } = await createPrompt(page, { statut: 'valide', description: 'Hier.' })
  await openAdmin(page, `/prompts/${id}`, titre)
  const description = page.getByRole('textbox', { name: 'Description', exact: true })
  for (const text of ['Ce matin.', 'À l’instant.']) {
    await description.fill(text)
    await publishItem(page, 'Prompt mis à jour')
  }
  await expect.poll(() => publicText(page, slug)).toContain('À l’instant.')

  const editor = counted(page)
  await editor.click(page.getByRole('link', { name: 'Révisions' }))
  await expectHeading(page, 'Révisions')
  await editor.click(page.getByRole('navigation', { name: 'Révisions' }).getByRole('button').last())
  await editor.click(page.getByRole('button', { name: 'Reprendre cette version' }))
  await expect(description).toHaveValue('Hier.')
  await editor.press('Control+Enter')
  await expect.poll(() => publicText(page, slug)).toContain('Hier.')
  expect(editor.actions()).toBeLessThanOrEqual(4)
})

test('on a phone the way to the editor leaves the beginnings of fields free, and goes while one types', async ({
  page,
}) => {
  const { slug } = await createPrompt(page, {
    statut: 'valide',
    prompt: 'Pour [ville], [secteur].',
  })
  await openAdmin(page, '', 'Aujourd’hui')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/prompt/${slug}`)
  const edit = page.getByRole('link', { name: 'Modifier', exact: true })
  await expect(edit).toBeVisible()
  expect((await edit.boundingBox())?.x).toBeGreaterThan(180)
  await page.getByRole('main').getByRole('textbox').first().focus()
  await expect(edit).toBeHidden()
})

test('the editor of a GPT opens at what one has scrolled to on its page', async ({ page }) => {
  const { slug, nom } = await createGpt(page, {
    statut: 'valide',
    faq: [{ question: 'Est-ce gratuit ?', reponse: 'Oui.' }],
  })
  await openAdmin(page, '', 'Aujourd’hui')
  await page.goto(`/gpt/${slug}`)
  const edit = page.getByRole('link', { name: 'Modifier', exact: true })
  await expect(edit).toBeVisible()
  await page
    .getByRole('region', { name: /^FAQ/ })
    .evaluate((part) => scrollBy(0, part.getBoundingClientRect().top - innerHeight / 3 + 40))
  await edit.focus()
  await page.keyboard.press('Enter')
  await expectHeading(page, nom)
  await expect(page.getByRole('tab', { name: /^FAQ/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused()
})
