import { expect, type Page } from '@playwright/test'

import { publicGpt, publicGpts } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journeyIf } from '#tests/e2e/support/tiers.ts'
import { fillVariable } from '#tests/e2e/support/variables.ts'

const path = '/prompt/brief-contenu-redacteur'
const gptSlug = 'lovable-architect'

/** A sheet of A4 without its margins, in px; lying down it is as wide as a small screen. */
const sheets = {
  portrait: { width: 718, height: 1047 },
  landscape: { width: 1047, height: 718 },
}

/** What is for the screen alone. */
const offPaper = [
  'main button:not([data-prompt-text] *)',
  'main form',
  'header nav ~ *',
  'footer',
  'main article',
  'nav',
  '[data-prompt-actions]',
  'fieldset[aria-label="Ouvrir dans un assistant"]',
  'a:has-text("Lancer ce GPT")',
  'a:has-text("Accéder au GPT")',
].join(', ')

/** What of it takes room on the sheet. */
const shown = (page: Page) =>
  page
    .locator(offPaper)
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML.slice(0, 80)),
    )

for (const [name, sheet] of Object.entries(sheets)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(
      `on a sheet in ${name}, from a screen in ${colorScheme}`,
      journeyIf(colorScheme === 'light' && name === 'portrait'),
      () => {
        test.use({ colorScheme, viewport: sheet })

        test('a prompt is printed at full width, with its values and nothing to press', async ({
          page,
          baseURL,
        }) => {
          await openPage(page, path)
          await fillVariable(page, 'Ton', 'sobre')
          expect(await shown(page)).not.toEqual([])
          await page.emulateMedia({ media: 'print' })

          expect(await shown(page)).toEqual([])
          const text = page.locator('[data-prompt-text]')
          const box = await text.boundingBox()
          const main = await page.getByRole('main').boundingBox()
          expect(box?.width).toBe(main?.width)
          expect(main?.width).toBe(sheet.width)
          // What stands there and takes no room is not printed.
          await expect(text).toContainText('Ton : sobre', { useInnerText: true })
          await expect(text).toContainText('[public visé]', { useInnerText: true })
          const lines = await text
            .locator('> *')
            .evaluateAll((all) =>
              Math.max(...all.map((line) => line.getBoundingClientRect().width)),
            )
          expect(lines).toBe(sheet.width)

          expect(await page.getByRole('banner').innerText()).toBe('Promptothèque')
          const address = await page
            .locator('link[rel="canonical"]')
            .evaluate((link) => getComputedStyle(link, '::before').content)
          expect(address).toBe(`"${baseURL}${path}"`)
          // Ink on white paper, whatever the screen.
          await expect(text).toHaveCSS('color', /^oklch\(0\.255 /)
        })

        test('a GPT is printed with what it says, folded answers included', async ({ page }) => {
          const { faq } = await publicGpt(gptSlug)
          await openPage(page, `/gpt/${gptSlug}`)
          expect(await shown(page)).not.toEqual([])
          await page.emulateMedia({ media: 'print' })

          expect(await shown(page)).toEqual([])
          for (const { reponse } of faq) {
            const answer = page.getByText(reponse, { exact: true })
            expect(
              await answer.evaluate((one) => one.getBoundingClientRect().height),
            ).toBeGreaterThan(10)
            expect(
              await answer.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true })),
            ).toBe(true)
          }
          const heading = page.getByRole('heading', { name: 'Rôle et expertise' })
          const facts = page.getByRole('complementary', { name: 'Lancer et partager' })
          const [lower, upper] = [await heading.boundingBox(), await facts.boundingBox()]
          expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0)
          expect(lower?.x).toBe(0)
        })
      },
    )
  }
}

test('the role of a GPT is printed whole, folded or not', async ({ page }) => {
  const [long] = (await publicGpts()).toSorted(
    (a, b) => (b.role?.length ?? 0) - (a.role?.length ?? 0),
  )
  await openPage(page, `/gpt/${long?.slug}`)
  const role = page.getByRole('region', { name: 'Rôle et expertise' }).locator('#texte-role')
  const cut = () => role.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)
  expect(await cut()).toBeGreaterThan(50)
  await page.emulateMedia({ media: 'print' })

  expect(await cut()).toBe(0)
  const veil = () => role.evaluate((sheet) => getComputedStyle(sheet, '::after').content)
  expect(await veil()).toBe('none')
})
