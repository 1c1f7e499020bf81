import { expect, type Page } from '@playwright/test'

import { createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

/** So high that nothing lies under the bar that saves. */
const height = 3600

async function expectFit(page: Page) {
  const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
  await expectNoViolations(page)
}

/** Every tab is in sight beside the preview, without scrolling. */
async function expectAllTabs(page: Page) {
  const strip = page.getByRole('tablist', { name: 'Sections du prompt' })
  expect(await strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
}

test('an editor with a working copy, what is planned with it and the calendar fit a phone, a tablet and a desk', async ({
  page,
}) => {
  const { id, titre } = await createPrompt(page, { statut: 'valide', description: 'Publiée.' })
  await openAdmin(page, `/prompts/${id}`, titre)
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Préparée.')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Copie de travail enregistrée')
  await page.getByRole('button', { name: 'Planifier…' }).click()
  const day = page.getByLabel('Jour', { exact: true })
  // Tomorrow may be in the next month.
  const month = (await day.inputValue()).slice(0, 7)
  await page.getByRole('button', { name: 'Planifier la publication' }).click()
  await expectToast(page, 'Publication planifiée')

  for (const width of [360, 768, 1280]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height })
      await openAdmin(page, `/prompts/${id}`, titre)
      await expect(page.getByText('modifié', { exact: true })).toBeVisible()
      await expectFit(page)
      if (width === 1280) await expectAllTabs(page)
      await page.getByRole('button', { name: 'Planifier…' }).click()
      await expectFit(page)
      await openAdmin(page, `/calendrier?mois=${month}`, 'Calendrier')
      // By chance it may be a pick of the day, too.
      await expect(page.getByRole('button', { name: `Publication : ${titre}` })).toBeVisible()
      await expectFit(page)
    })
  }
})

test('at the end of a desk’s page the bar covers nothing of the column beside the form', async ({
  page,
}) => {
  const { id, titre } = await createPrompt(page, { statut: 'brouillon' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await openAdmin(page, `/prompts/${id}`, titre)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('button', { name: 'Supprimer ce prompt' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Confirmer la suppression' })
  await expect(dialog).toContainText('trente jours dans la corbeille')
})

test('the buttons of the bar stay beside each other, whatever is said in it', async ({ page }) => {
  const word = `barre${crypto.randomUUID().slice(0, 8)}`
  for (const place of ['01', '02']) {
    await createPrompt(page, { titre: `${word} ${place}`, statut: 'valide' })
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAdmin(page, `/prompts?q=${word}&tri=titre`, 'Prompts')
  await page.getByRole('link', { name: `${word} 01`, exact: true }).click()
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('')
  const publish = page.getByRole('button', { name: 'Publier les modifications' })
  await publish.click()
  await expect(page.getByText('Non publié\u00a0: La description est obligatoire.')).toBeVisible()
  const top = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())?.y
  expect(await top('Publier les modifications')).toBe(await top('Enregistrer et suivant'))
})
