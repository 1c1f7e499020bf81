import { expect, type Page } from '@playwright/test'

import { publicPrompt } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import {
  arrivals,
  delayClient,
  hold,
  holdClient,
  isLive,
  openEarly,
} from '#tests/e2e/fixtures/slow-client.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import { shareButton, shareDialog } from '#tests/e2e/support/share-link.ts'
import { journey, journeyIf } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import { variableField } from '#tests/e2e/support/variables.ts'

test.use({ permissions: clipboardPermissions })

const slug = 'brief-contenu-redacteur'
const prompt = `/prompt/${slug}`
const gpt = '/gpt/lovable-architect'

const copyButton = (page: Page) =>
  page.getByRole('button', { name: 'Copier le prompt', exact: true })
const star = (page: Page, index = 0) => page.locator('[data-star]').nth(index)
const palette = (page: Page) => page.getByRole('dialog', { name: 'Rechercher' })
const pressed = (page: Page) => page.locator('[data-star][aria-pressed="true"]')
const busy = (page: Page) => page.locator('[aria-busy="true"]')

for (const { delayMs, viewport, tier } of arrivals) {
  test.describe(`with the client ${delayMs} ms late, ${viewport.width} px wide`, () => {
    test.use({ viewport })
    test.beforeEach(({ context }) => delayClient(context, delayMs))

    test('a prompt is copied', tier, async ({ page }) => {
      const { prompt: text } = await publicPrompt(slug)
      await openEarly(page, prompt)
      await copyButton(page).click()
      await isLive(page)
      await expectToast(page, 'Prompt copié !')
      expect(await readClipboard(page)).toBe(text)

      await openEarly(page, '/prompts')
      await page
        .getByRole('button', { name: /^Copier le prompt/ })
        .first()
        .click()
      await isLive(page)
      await expectToast(page, 'Prompt copié !')
      expect(await readClipboard(page)).not.toBe(text)
      await expect(busy(page)).toHaveCount(0)
    })

    test('a link is shared', async ({ page, baseURL }) => {
      for (const path of [gpt, prompt]) {
        await openEarly(page, path)
        await page.getByRole('button', { name: /^Partager/ }).click()
        await isLive(page)
        await expectToast(page, 'Lien copié !')
        expect(await readClipboard(page)).toBe(`${baseURL}${path}`)
      }
    })

    test('stars are filled', async ({ page }) => {
      test.slow()
      for (const path of ['/', '/prompts', '/gpts', '/recherche?q=seo']) {
        await openEarly(page, path)
        await star(page, 0).click()
        await star(page, 1).click()
        await isLive(page)
        for (const index of [0, 1]) {
          await expect(star(page, index), path).toHaveAttribute('aria-pressed', 'true')
        }
        await page.evaluate(() => localStorage.clear())
      }
    })

    test('the palette opens, with what is typed until then', async ({ context }) => {
      const everywhere = ['/', '/prompts', '/gpts', prompt, gpt, '/recherche'].map((path) => ({
        path,
        key: 'Control+k',
      }))
      await Promise.all(
        [...everywhere, { path: gpt, key: '/' }].map(async ({ path, key }) => {
          const page = await context.newPage()
          await openEarly(page, path)
          await page.keyboard.press(key)
          await page.keyboard.type('lin')
          await isLive(page)
          await expect(palette(page), path).toHaveCount(1)
          await expect(palette(page).getByRole('combobox'), path).toBeFocused()
          await page.keyboard.type('k')
          await expect(palette(page).getByRole('combobox'), path).toHaveValue('link')
          await expect(palette(page).getByRole('row').first(), path).toBeVisible()
        }),
      )
    })

    // So late the client comes just after the first letters: a filter once overtook its list's hydration.
    const isClose = delayMs === 50 && viewport.width === 360
    test('«/» leads to the box of the page at once', journeyIf(isClose), async ({ context }) => {
      await Promise.all(
        ['/', '/prompts', '/gpts', '/recherche'].map(async (path) => {
          const page = await context.newPage()
          await openEarly(page, path)
          await page.keyboard.press('/')
          await page.keyboard.type('seo')
          const box = page.getByRole('main').locator('input[type="search"]')
          await expect(box, path).toBeFocused()
          await expect(box, path).toHaveValue('seo')
          await isLive(page)
          await expect(box, path).toBeFocused()
          await expect(box, path).toHaveValue('seo')
        }),
      )
    })
  })
}

test('a button that waits for the client shows it, and acts once however often it is pressed', async ({
  page,
}) => {
  const release = await holdClient(page)
  await openEarly(page, '/prompts')
  for (let press = 0; press < 3; press++) await star(page).click()
  const theme = page.getByRole('button', { name: 'Thème sombre' })
  await theme.click()
  await expect(star(page)).toHaveAttribute('aria-busy', 'true')
  await expect(busy(page)).toHaveCount(2)
  release()
  await expect(pressed(page)).toHaveCount(1)
  await expect(theme).toHaveAttribute('aria-pressed', 'true')
  await expect(busy(page)).toHaveCount(0)
})

test('copying and sharing that wait are done once', journey, async ({ page }) => {
  await page.addInitScript(() => {
    const writes: string[] = []
    Object.assign(window, { writes })
    Object.assign(navigator.clipboard, {
      writeText: (text: string) => Promise.resolve(void writes.push(text)),
    })
  })
  const release = await holdClient(page)
  await openEarly(page, prompt)
  await copyButton(page).dblclick()
  await page.getByRole('button', { name: 'Partager' }).dblclick()
  release()
  // Only the newest message stays.
  await expect(toastsOf(page)).toHaveText([/(?:Prompt|Lien) copié !/])
  expect(await page.evaluate((): unknown => Reflect.get(window, 'writes'))).toHaveLength(2)
})

test('a variable of the text opens, and nothing opens once its visitor types elsewhere', async ({
  page,
}) => {
  const release = await holdClient(page)
  await openEarly(page, prompt)
  await page.getByRole('button', { name: 'Remplir public visé, à remplir' }).click()
  release()
  await expect(
    page.locator('[data-prompt-text]').getByRole('textbox', { name: 'public visé' }),
  ).toBeFocused()

  const releaseAgain = await holdClient(page)
  await openEarly(page, prompt)
  await page.getByRole('button', { name: 'Remplir public visé, à remplir' }).click()
  await page.getByRole('button', { name: 'Profils' }).click()
  await page.keyboard.press('Control+k')
  await expect(busy(page)).toHaveCount(3)
  await variableField(page, 'Preuves').pressSequentially('so')
  await expect(busy(page)).toHaveCount(0)
  releaseAgain()
  await isLive(page)
  await page.keyboard.type('bre')
  await expect(variableField(page, 'Preuves')).toHaveValue('sobre')
  await expect(page.getByText('1 variable sur 8 remplie')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a star whose code is late shows it, and counts once', async ({ page }) => {
  const release = await hold(page, /\/assets\/favourite-changes-/)
  await openEarly(page, '/prompts')
  await isLive(page)
  await star(page).click()
  await expect(star(page)).toHaveAttribute('aria-busy', 'true')
  await star(page).click()
  release()
  await expect(pressed(page)).toHaveCount(1)
  await expect(busy(page)).toHaveCount(0)
  await star(page).click()
  await expect(pressed(page)).toHaveCount(0)
})

test('a copy whose text is late shows it, and is made once', async ({ page }) => {
  const release = await hold(page, /catalogue\.promptText/)
  await openEarly(page, '/prompts')
  await isLive(page)
  const button = page.getByRole('button', { name: /^Copier le prompt/ }).first()
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await button.click()
  release()
  await expectToast(page, 'Prompt copié !')
  await expect(busy(page)).toHaveCount(0)
  await expect(toastsOf(page)).toHaveCount(1)
})

test('the window of profiles and the link with values wait for their code', async ({ page }) => {
  const releaseProfiles = await hold(page, /\/assets\/profiles-dialog-/)
  const releaseShare = await hold(page, /\/assets\/share-dialog-/)
  await openEarly(page, prompt)
  await isLive(page)
  await variableField(page, 'Preuves').fill('sobre')
  await shareButton(page).click()
  await expect(shareButton(page)).toHaveAttribute('aria-busy', 'true')
  await shareButton(page).click()
  releaseShare()
  await expect(shareDialog(page)).toHaveCount(1)
  await shareDialog(page).getByRole('button', { name: 'Copier le lien' }).click()
  await expectToast(page, 'Lien personnalisé copié !')
  expect(await readClipboard(page)).toContain('#')

  const profiles = page.getByRole('button', { name: 'Profils' })
  await profiles.click()
  await profiles.click()
  releaseProfiles()
  await expect(page.getByRole('dialog', { name: 'Profils clients' })).toHaveCount(1)
})

test.describe('a browser that takes no text for a press of long ago', () => {
  test('says that another press is needed, and then copies', async ({ page }) => {
    await page.addInitScript(() => {
      // A gesture counts for as long as it is dealt with.
      let isActive = false
      Object.defineProperty(navigator.userActivation, 'isActive', { get: () => isActive })
      addEventListener(
        'click',
        ({ isTrusted }) => {
          isActive = isTrusted
          setTimeout(() => {
            isActive = false
          })
        },
        true,
      )
      const { clipboard } = navigator
      const write = clipboard.writeText.bind(clipboard)
      Object.assign(clipboard, {
        writeText: (text: string) =>
          isActive ? write(text) : Promise.reject(new DOMException('', 'NotAllowedError')),
      })
    })
    const release = await holdClient(page)
    await openEarly(page, prompt)
    await copyButton(page).click()
    release()
    await expectToast(
      page,
      'Prêt\u00a0: cliquez de nouveau',
      'La page vient de finir de charger, et la copie demande un nouveau clic.',
    )
    await expect(toastsOf(page)).toHaveCount(1)
    await copyButton(page).click()
    await expectToast(page, 'Prompt copié !')
    const { prompt: text } = await publicPrompt(slug)
    expect(await readClipboard(page)).toBe(text)
  })
})

test.describe('when the client never arrives', () => {
  test.use({ allowedConsole: /^Failed to load resource: net::ERR_FAILED/ })

  test('no button keeps its visitor waiting, and the page says why', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(/\/assets\/entry-client\.js/, async (route) => {
      await promise
      await route.abort()
    })
    await openEarly(page, '/prompts')
    await star(page).click()
    await expect(busy(page)).toHaveCount(1)
    resolve()
    await expect(busy(page)).toHaveCount(0)
    await expect(page.getByRole('alert')).toContainText('Une partie de la page n’est pas arrivée')
    // What does nothing is gone, as without script.
    await expect(star(page)).toBeHidden()
    await page.getByLabel('Trier par').selectOption('popular')
    await expect(page).toHaveURL(/tri=popular/)
  })

  for (const width of [360, 1280]) {
    test(`what says so covers no bar and loads the page anew, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.route(/\/assets\/entry-client\.js/, (route) => route.abort())
      await page.goto('/prompt/brief-contenu-redacteur#contenu')
      const note = page.getByRole('alert')
      await expect(note).toBeVisible()
      for (const bar of ['body > header', '[data-prompt-actions]']) {
        await page.locator(bar).scrollIntoViewIfNeeded()
        const [one, other] = [await note.boundingBox(), await page.locator(bar).boundingBox()]
        if (!one || !other) throw new Error(`The note or ${bar} is not drawn`)
        const isApart = one.y + one.height <= other.y || other.y + other.height <= one.y
        expect(isApart, bar).toBe(true)
      }

      await page.unroute(/\/assets\/entry-client\.js/)
      await note.getByRole('link', { name: 'Recharger la page' }).click()
      await isLive(page)
      await expect(note).toHaveCount(0)
    })
  }
})
