import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey, journeyIf } from '#tests/e2e/support/tiers.ts'
import { variableField } from '#tests/e2e/support/variables.ts'

test.use({ permissions: clipboardPermissions })

const path = '/prompt/brief-contenu-redacteur'
const keysHeight = 300

const bar = (page: Page) => page.getByRole('region', { name: 'Champs du prompt' })
const copyButton = (page: Page) =>
  page.getByRole('button', { name: 'Copier le prompt', exact: true })
/** Which of the fields has the focus, in words. */
const placeOf = (page: Page) => bar(page).getByText(/^Champ \d+ sur \d+$/)
const button = (page: Page, name: string) => bar(page).getByRole('button', { name })

/** Makes the browser tell of a screen keyboard as a phone does, which Chromium has none of here. */
const emulateKeys = (page: Page) =>
  page.addInitScript((covered) => {
    const viewport = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0 })
    let isOpen = false
    Object.defineProperty(viewport, 'height', {
      get: () => innerHeight - (isOpen ? covered : 0),
    })
    Object.defineProperty(window, 'visualViewport', { value: viewport })
    const follow = () => {
      const opens = document.activeElement?.matches('textarea, input') === true
      if (opens === isOpen) return
      isOpen = opens
      viewport.dispatchEvent(new Event('resize'))
    }
    // Keys come and go a moment later.
    for (const type of ['focusin', 'focusout']) addEventListener(type, () => setTimeout(follow, 60))
  }, keysHeight)

/** Where the field that has the focus is seen, between the bar at the top and the one over the keys. */
async function expectInSight(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const field = document.activeElement?.getBoundingClientRect()
        const top = document.querySelector('header')?.getBoundingClientRect().bottom
        const keys = document
          .querySelector('[aria-label="Champs du prompt"]')
          ?.getBoundingClientRect().top
        return field && top && keys ? field.top >= top + 8 && field.bottom <= keys - 8 : null
      }),
    )
    .toBe(true)
}

for (const [width, height] of [
  [360, 740],
  [390, 844],
] as const) {
  test(
    `over the keys of a phone one goes from field to field, ${width} px`,
    journeyIf(width === 360),
    async ({ page }) => {
      await emulateKeys(page)
      await page.setViewportSize({ width, height })
      await openPage(page, path)
      await expect(bar(page)).toHaveCount(0)
      await variableField(page, 'Secteur').click()
      await expect(bar(page)).toBeVisible()
      await expect(copyButton(page)).toBeHidden()
      await expectInSight(page)
      await expectNoViolations(page)

      const boxes = await Promise.all(
        (await bar(page).getByRole('button').all()).map((one) => one.boundingBox()),
      )
      for (const box of boxes) {
        expect(box?.width).toBeGreaterThanOrEqual(44)
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(height - keysHeight - 8)
      }

      const { places, names } = await walk(page)
      expect(places).toEqual(names.map((_, index) => `Champ ${index + 1} sur ${names.length}`))
      await expect(button(page, 'Champ suivant')).toHaveAttribute('aria-disabled', 'true')
      // The last is a choice: the keys go a moment later, and the bar comes down.
      await expect
        .poll(async () => (await bar(page).boundingBox())?.y)
        .toBeGreaterThan(height - keysHeight)
      await button(page, 'Champ précédent').click()
      await expect(bar(page)).toContainText(`Champ ${names.length - 1} sur ${names.length}`)

      await page.keyboard.type('Luminaires')
      await button(page, 'Terminé').click()
      await expect(bar(page)).toHaveCount(0)
      await expect(copyButton(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect.poll(() => readClipboard(page)).toContain('Luminaires')
    },
  )
}

/** Goes through all fields from the first one: what the bar says at each, and their names. */
async function walk(page: Page) {
  const fields = page.getByRole('form', { name: 'Variables du prompt' }).locator('[name]')
  const names = await fields.evaluateAll((all) => all.map((one) => one.getAttribute('name')))
  await fields.first().focus()
  const places: (string | null)[] = []
  for (const [index, name] of names.entries()) {
    await expect(fields.nth(index)).toBeFocused()
    await expect(bar(page)).toContainText(`Champ ${index + 1} `)
    places.push(await placeOf(page).textContent())
    if (name !== 'ton') await expectInSight(page)
    if (index + 1 < names.length) await button(page, 'Champ suivant').click()
  }
  return { places, names }
}

test('over the keys one goes from variable to variable in the text', journey, async ({ page }) => {
  await emulateKeys(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, path)
  await page.getByRole('group', { name: 'Affichage' }).getByText('Texte').click()
  await page.getByRole('button', { name: 'Remplir secteur, à remplir' }).first().click()
  await expectInSight(page)
  await page.keyboard.type('Luminaires')
  const before = await placeOf(page).textContent()
  await button(page, 'Champ suivant').click()
  await expect(placeOf(page)).not.toHaveText(before ?? '')
  await expect(page.locator('[data-prompt-text]').getByRole('textbox')).toBeFocused()
  await expectInSight(page)
  await button(page, 'Terminé').click()
  await expect(copyButton(page)).toBeFocused()
  await expect(
    page.getByRole('button', { name: /^Modifier secteur, rempli/ }).first(),
  ).toBeVisible()
})

test('nothing changes where a browser cannot tell of its keys', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'visualViewport', { value: null }))
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, path)
  await variableField(page, 'Secteur').click()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('field-bar')),
  )
  await expect(copyButton(page)).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test('the code for it is asked for by a small screen alone, and by its first field', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('field-bar')) asked.push(request.url())
  })
  await openPage(page, path)
  await variableField(page, 'Secteur').focus()
  expect(asked).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await variableField(page, 'Public visé').focus()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})
