import { expect, type Page } from '@playwright/test'

import { publicPrompt } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import {
  arrivals,
  delayClient,
  holdClient,
  isLive,
  openEarly,
} from '#tests/e2e/fixtures/slow-client.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'
import { variableField } from '#tests/e2e/support/variables.ts'

test.use({ permissions: clipboardPermissions })

const slug = 'brief-contenu-redacteur'
const path = `/prompt/${slug}`

const filter = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const box = (page: Page) => page.getByRole('main').locator('input[type="search"]')

for (const { delayMs, viewport, tier } of arrivals) {
  test.describe(`with the client ${delayMs} ms late, ${viewport.width} px wide`, () => {
    test.use({ viewport })
    test.beforeEach(({ context }) => delayClient(context, delayMs))

    test(
      'a value typed into the form is in the text, in the counters and in the copy',
      tier,
      async ({ page }) => {
        const { prompt } = await publicPrompt(slug)
        const expected = prompt
          .replaceAll('[preuves]', 'sobre\nnet')
          .replaceAll('[public visé]', 'Zoé')
        await openEarly(page, path)
        await variableField(page, 'Preuves').pressSequentially('sobre')
        await page.keyboard.press('Enter')
        await page.keyboard.type('net')
        await variableField(page, 'Public visé').fill('Zoé')
        await isLive(page)

        await expect(variableField(page, 'Preuves')).toHaveValue('sobre\nnet')
        await expect(variableField(page, 'Public visé')).toBeFocused()
        const filled = page
          .locator('[data-prompt-text]')
          .getByRole('button', { name: /^Modifier /, includeHidden: true })
        await expect(filled).toHaveCount(2)
        await expect(page.getByText('2 variables sur 8 remplies')).toBeVisible()
        const count = await page.getByText(/caractères$/).textContent()
        expect(count?.replaceAll(/\D/g, '')).toBe(String(expected.length))
        const link = page.getByRole('link', { name: 'Ouvrir dans Claude' })
        await expect
          .poll(async () => new URL((await link.getAttribute('href')) ?? '').searchParams.get('q'))
          .toBe(expected)
        await page.getByRole('button', { name: 'Copier le prompt', exact: true }).click()
        await expectToast(page, 'Prompt copié !')
        expect(await readClipboard(page)).toBe(expected)
      },
    )

    test('what is typed into a search box stays, and is searched', tier, async ({ page }) => {
      for (const address of ['/', '/recherche', '/recherche?q=seo']) {
        await openEarly(page, address)
        await box(page).fill('hreflang')
        await isLive(page)
        await expect(box(page)).toHaveValue('hreflang')
        await box(page).press('Enter')
        await expect(page).toHaveURL('/recherche?q=hreflang')
      }
    })

    test('what is typed into the filter of a list filters it', async ({ page }) => {
      for (const address of ['/prompts', '/gpts']) {
        await openEarly(page, address)
        await box(page).fill('cannibalisation')
        await box(page).blur()
        await isLive(page)
        await expect(page).toHaveURL(`${address}?q=cannibalisation`)
        const cards = page.getByRole('main').getByRole('article')
        await expect(cards.first()).toContainText(/cannibalis/i)
        expect(await cards.count()).toBeLessThan(10)
        await expect(box(page)).toHaveValue('cannibalisation')
      }
    })

    test('a filter that is chosen acts, with what is typed beside it', async ({ page }) => {
      await openEarly(page, '/prompts')
      await unfoldFilters(page)
      await box(page).fill('audit')
      await filter(page, 'Catégorie').selectOption('Technical SEO')
      await expect(page).toHaveURL(/category=Technical(?:\+|%20)SEO/)
      await expect(page).toHaveURL(/q=audit/)
      await isLive(page)
      await expect(filter(page, 'Catégorie')).toHaveValue('Technical SEO')
      await expect(box(page)).toHaveValue('audit')
      await expect(page.getByText(/dans la catégorie Technical SEO$/)).toBeVisible()

      await openEarly(page, '/recherche?q=seo')
      await unfoldFilters(page)
      await filter(page, 'Niveau').selectOption('Avancé')
      await expect(page).toHaveURL(/niveau=Avanc/)
      await isLive(page)
      await expect(filter(page, 'Niveau')).toHaveValue('Avancé')

      await openEarly(page, '/prompts')
      await unfoldFilters(page)
      await filter(page, 'Trier par').selectOption('popular')
      await expect(page).toHaveURL(/tri=popular/)
    })
  })
}

test('a value is there on return, and stays erased where it was erased since', async ({ page }) => {
  for (const value of ['sobre', '']) {
    await openEarly(page, path)
    await isLive(page)
    await variableField(page, 'Preuves').fill('sobre')
    // The browser notes what a field holds some time after it changed.
    await page.waitForTimeout(1500)
    await page.goto('/mentions-legales')
    if (value === '') await page.evaluate(() => localStorage.clear())
    await page.goBack()
    await isLive(page)
    await expect(variableField(page, 'Preuves')).toHaveValue(value)
    await expect(page.getByText(`${value === '' ? 0 : 1} variable sur 8 remplie`)).toBeVisible()
  }
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('saisie')
})

test('a page that the browser has put to sleep shows what is kept by then', async ({ page }) => {
  await openEarly(page, path)
  await isLive(page)
  await variableField(page, 'Preuves').fill('sobre')
  await page.evaluate(() => {
    localStorage.clear()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(variableField(page, 'Preuves')).toHaveValue('')
  await expect(page.getByText('dans un autre onglet')).toHaveCount(0)
})

test('an assistant is not opened with the text as it was before the form was filled in', async ({
  page,
}) => {
  const release = await holdClient(page)
  await openEarly(page, path)
  const link = page.getByRole('link', { name: 'Ouvrir dans Claude' })
  await variableField(page, 'Preuves').fill('sobre')
  await expect(link).toHaveCSS('pointer-events', 'none')
  release()
  await isLive(page)
  await expect(link).toHaveCSS('pointer-events', 'auto')
  await expect(link).toHaveAttribute('href', /sobre/)
})

/** On a phone the filters are folded; the press waits for the client. */
async function unfoldFilters(page: Page) {
  const fold = page.getByRole('button', { name: /^Filtrer/ })
  if ((page.viewportSize()?.width ?? 0) < 768) await fold.click()
}
