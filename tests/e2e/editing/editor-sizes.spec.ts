import { expect, type Page } from '@playwright/test'

import { createGpt, createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectSaved } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

/** High enough that the bar covers nothing. */
const heightPx = 3600

async function expectFit(page: Page) {
  const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
  await expectNoViolations(page)
}

/** Every tab is in sight beside the preview, without scrolling. */
async function expectAllTabs(page: Page) {
  const strip = page.getByRole('tablist', { name: /^Sections du/ })
  expect(await strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
}

test('an editor with changes to publish, what is planned with them and the calendar fit a phone, a tablet and a desk', async ({
  page,
}) => {
  const { id, titre } = await createPrompt(page, { statut: 'valide', description: 'Publiée.' })
  await openAdmin(page, `/prompts/${id}`, titre)
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Préparée.')
  await page.getByRole('button', { name: 'Planifier…' }).click()
  const day = page.getByLabel('Jour', { exact: true })
  // Tomorrow may be in the next month.
  const month = (await day.inputValue()).slice(0, 7)
  await page.getByRole('button', { name: 'Planifier la publication' }).click()
  await expectToast(page, 'Publication planifiée')

  for (const width of [360, 768, 1280]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: heightPx })
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

test('on a desk the tabs fit one row and the first field is high up, of new and stored items', async ({
  page,
}) => {
  const prompt = await createPrompt(page, { statut: 'valide' })
  const gpt = await createGpt(page, { statut: 'valide' })
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [path, heading] of [
    [`/prompts/${prompt.id}`, prompt.titre],
    [`/gpts/${gpt.id}`, gpt.nom],
    ['/prompts/nouveau', 'Nouveau prompt'],
    ['/gpts/nouveau', 'Nouveau GPT'],
  ] as const) {
    await openAdmin(page, path, heading)
    await expectAllTabs(page)
    const first = page.getByRole('tabpanel').filter({ visible: true }).getByRole('textbox').first()
    expect((await first.boundingBox())?.y).toBeLessThan(330)
  }
})

test('the column beside the form begins with the publication, and ends above the bar', async ({
  page,
}) => {
  const { id, titre } = await createPrompt(page, { statut: 'valide', description: 'Publiée.' })
  await openAdmin(page, `/prompts/${id}`, titre)
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Préparée.')
  await expectSaved(page)
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await openAdmin(page, `/prompts/${id}`, titre)
    const withdraw = page.getByRole('button', { name: 'Retirer du site' })
    await expect(withdraw).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Refuser…' })).toBeInViewport({ ratio: 1 })
    const remove = page.getByRole('button', { name: 'Supprimer ce prompt' })
    await remove.scrollIntoViewIfNeeded()
    const bar = await page.getByRole('button', { name: 'Publier les modifications' }).boundingBox()
    const last = await remove.boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  }
  for (const width of [360, 390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    for (const name of ['Revenir à la version en ligne', 'Publier les modifications']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
    await expectFit(page)
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

test('the problems open above the bar of a phone, within its width', async ({ page }) => {
  const { id, titre } = await createPrompt(page, { statut: 'valide' })
  await page.setViewportSize({ width: 360, height: 740 })
  await openAdmin(page, `/prompts/${id}`, titre)
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('')
  await page.getByText('1 point avant de publier').click()
  await expect(page.getByRole('button', { name: 'Description', exact: true })).toBeInViewport({
    ratio: 1,
  })
  await expect(page.getByRole('button', { name: 'Publier les modifications' })).toBeInViewport({
    ratio: 1,
  })
  await expectFit(page)
})
