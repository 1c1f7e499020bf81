import { expect, type Page } from '@playwright/test'

import { createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, openVisitor, test as adminTest } from '#tests/e2e/fixtures/admin-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'

// The browser notes each refused call.
const test = adminTest.extend({
  allowedConsole: /Failed to load resource: the server responded with a status of (?:404|409)/,
})

const rowOf = (page: Page, tag: string) =>
  page.getByRole('row').filter({ has: page.getByText(`#${tag}`, { exact: true }) })

const ownWord = () => `mot${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}`

test(
  'a tag is renamed with the keyboard, its page leads on, merged and taken back',
  themedJourney,
  async ({ page, browser, ownSite }) => {
    const word = ownWord()
    await createPrompt(page, { statut: 'valide', tags: [word] })
    await createPrompt(page, { statut: 'valide', tags: [`${word}s`, word] })
    const visitor = await openVisitor(browser, ownSite)
    await openAdmin(page, `/tags?q=${word}`, 'Tags')
    await expectNoViolations(page)

    // Renamed: the pen, the name, Enter.
    await page.getByRole('button', { name: `Renommer ${word}`, exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await page.keyboard.type(`${word} neuf`)
    await expect(dialog).toContainText(
      `Touche 2\u00a0fiches, toutes publiques. /tag/${word} redirige (301) vers /tag/${word}-neuf.`,
    )
    await expectNoViolations(page)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Tag renommé')
    await expect(rowOf(page, `${word} neuf`)).toContainText(word)
    await visitor.goto(`/tag/${word}`)
    await expect(visitor).toHaveURL(`/tag/${word}-neuf`)

    // A name that another has merges the two.
    await page.getByRole('button', { name: `Renommer ${word}s`, exact: true }).click()
    await page.keyboard.type(`${word} NEUF`)
    await expect(dialog).toContainText('existe déjà')
    await dialog.getByRole('button', { name: 'Fusionner' }).click()
    await expectToast(page, 'Tags fusionnés')
    await expect(rowOf(page, `${word}s`)).toHaveCount(0)

    await toastsOf(page)
      .filter({ hasText: 'Tags fusionnés' })
      .getByRole('button', { name: 'Annuler' })
      .click()
    await expectToast(page, 'Changement annulé')
    await expect(rowOf(page, `${word}s`)).toHaveCount(1)
  },
)

test('tags that look alike are merged or kept apart where they are shown together', async ({
  page,
}) => {
  const word = ownWord()
  await createPrompt(page, { tags: [`${word}a`, `${word}as`, `${word}b`, `${word}bs`] })
  await openAdmin(page, '/tags', 'Tags')
  const panel = page.getByRole('region', { name: 'À rapprocher' })

  await panel.getByRole('button', { name: `Garder ${word}as et ${word}a` }).click()
  await expect(panel.getByText(`#${word}as`)).toHaveCount(0)
  await panel.getByRole('button', { name: `Fusionner ${word}bs avec ${word}b` }).click()
  await expectToast(page, 'Tags fusionnés')

  await expect(panel.getByText(`#${word}bs`)).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Chercher un tag' }).fill(word)
  await expect(rowOf(page, `${word}as`)).toHaveCount(1)
  await expect(rowOf(page, `${word}bs`)).toHaveCount(0)
})

test('a tag is taken off its items after a question', async ({ page }) => {
  const word = ownWord()
  await createPrompt(page, { tags: [word] })
  await openAdmin(page, `/tags?usage=une&q=${word}`, 'Tags')
  await page.getByRole('button', { name: `Supprimer ${word}`, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expectToast(page, 'Tag supprimé')
  await expect(rowOf(page, word)).toHaveCount(0)
})
