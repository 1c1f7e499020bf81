import { expect, type Locator, type Page } from '@playwright/test'

import { signInPath } from '#shared/addresses/admin-screens.ts'
import { test as changedSiteTest } from '#tests/e2e/fixtures/changed-site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'
import { journey, themedJourney } from '#tests/e2e/support/tiers.ts'
import { adminClient } from '#tests/support/calls/admin-client.ts'
import { securityHeaders } from '#worker/http/security-headers.ts'

const publisher = 'ca-pub-0123456789012345'
const adScript = /^https:\/\/pagead2\.googlesyndication\.com\/pagead\/js\/adsbygoogle\.js\?/
const days = 24 * 3600 * 1000

type Site = {
  setPublisher: (publisher: string) => Promise<void>
}

const test = changedSiteTest.extend<{ asked: string[] }, { admin: Site }>({
  admin: [
    async ({ changedSite }, use) => {
      const { mutate } = await adminClient(changedSite)
      await use({
        setPublisher: async (value) => {
          const response = await mutate('admin.settings.save', {
            key: 'ad_publisher',
            value,
          })
          expect(response.status).toBe(200)
        },
      })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** Google's host is outside of what a test may reach: what was asked of it, and a script in its place. */
  asked: [
    async ({ context }, use) => {
      const asked: string[] = []
      await context.route(adScript, (route) => {
        asked.push(route.request().url())
        return route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: `window.adRuns = (window.adRuns ?? 0) + 1; document.cookie = '__gads=x; path=/'`,
        })
      })
      await use(asked)
    },
    { auto: true },
  ],
})

// One site, whose setting each test needs as it says.
test.describe.configure({ mode: 'serial' })

const question = (page: Page) => page.getByRole('dialog', { name: 'Choix sur la publicité' })
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Gérer mes choix' })
const choose = (dialog: Locator, name: string) => dialog.getByRole('button', { name }).click()
const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Gérer mes choix' })
const runs = (page: Page) => page.evaluate(() => Reflect.get(window, 'adRuns') as unknown)

/** Opens a page and accepts; the script has run. */
async function acceptAt(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await choose(question(page), 'Tout accepter')
  await expect.poll(() => runs(page)).toBe(1)
}

async function visitOthers(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'GPT' }).click()
  await expect(page).toHaveURL('/gpts')
  await page.getByRole('banner').getByRole('link', { name: 'Prompts' }).click()
  await expect(page).toHaveURL('/prompts')
}

test.describe('without a publisher', () => {
  test('nothing is asked, of anybody', async ({ page, asked }) => {
    const response = await openPage(page, '/')
    await visitOthers(page)
    await page.waitForLoadState('networkidle')

    expect(await response?.allHeaders()).toMatchObject(securityHeaders({ isHttps: false }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('#cc-main')).toHaveCount(0)
    await expect(footerLink(page)).toHaveCount(0)
    expect(asked).toEqual([])
  })

  test('the legal pages say so', async ({ page }) => {
    await openPage(page, '/confidentialite')
    await expect(page.getByText('Aucun sur les pages publiques, donc aucun bandeau.')).toBeVisible()
    await expect(page.getByText('ni transmise à une régie')).toBeVisible()
    await expect(page.getByText('AdSense')).toHaveCount(0)
  })
})

test('a page and its policy follow the setting at once, and return to the very same bytes', async ({
  request,
  admin,
}) => {
  const read = async () => {
    const response = await request.get('/')
    const policy = response.headers()['content-security-policy']
    return { policy, html: await response.text(), how: response.headers()['cache-status'] }
  }
  await read()
  const before = await read()
  expect(before.how).toBe('site; hit')
  await admin.setPublisher(publisher)
  const on = await read()
  await admin.setPublisher('')
  const after = await read()

  expect(on.policy).toBe(
    securityHeaders({ isHttps: false, guest: 'ads' })['content-security-policy'],
  )
  expect(on.html).toContain(`"adPublisher":"${publisher}"`)
  expect(after.policy).toBe(before.policy)
  expect(after.html).toBe(before.html)
})

test.describe('with a publisher', () => {
  test.use({ allowedRequest: adScript })
  test.beforeAll(({ admin }) => admin.setPublisher(publisher))
  test.afterAll(({ admin }) => admin.setPublisher(''))

  test(
    'a question is asked before anything is loaded, whose two answers look the same',
    themedJourney,
    async ({ page, asked }) => {
      await openPage(page, '/')
      await expect(question(page)).toBeVisible()
      await expect(question(page)).toContainText('Rien n’est chargé avant votre choix')
      await expectNoViolations(page)

      const looks = await Promise.all(
        ['Tout accepter', 'Tout refuser'].map((name) =>
          question(page)
            .getByRole('button', { name })
            .evaluate((button) => {
              const { backgroundColor, color, font, borderTopColor } = getComputedStyle(button)
              const { width, height } = button.getBoundingClientRect()
              return { backgroundColor, color, font, borderTopColor, width, height }
            }),
        ),
      )
      expect(looks[0]).toEqual(looks[1])
      await visitOthers(page)
      await expect(question(page)).toBeVisible()
      expect(asked).toEqual([])
    },
  )

  test(
    'who refuses by the keyboard is asked no more, and no third party hears of it',
    journey,
    async ({ page, asked }) => {
      await openPage(page, '/')
      const refuse = question(page).getByRole('button', { name: 'Tout refuser' })
      await refuse.focus()
      await page.keyboard.press('Enter')
      await expect(question(page)).toBeHidden()
      await visitOthers(page)
      await reloadPage(page)
      await page.waitForLoadState('networkidle')

      await expect(question(page)).toBeHidden()
      expect(await runs(page)).toBeUndefined()
      expect(asked).toEqual([])
    },
  )

  test('who accepts gets one script, however many pages follow (R20)', async ({
    page,
    context,
    asked,
  }) => {
    await acceptAt(page, '/')
    await visitOthers(page)
    await footerLink(page).click()
    await choose(preferences(page), 'Tout accepter')
    await page.waitForLoadState('networkidle')

    expect(asked).toEqual([
      `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${publisher}`,
    ])
    expect(await runs(page)).toBe(1)
    await expect(page.locator('script[src*="adsbygoogle"]')).toHaveCount(1)

    await reloadPage(page)
    await expect.poll(() => runs(page)).toBe(1)
    await expect(question(page)).toBeHidden()
    expect(asked).toHaveLength(2)
    await context.clearCookies()
  })

  test('a mind is changed in the footer: the script is gone, with its cookie', async ({
    page,
    context,
    asked,
  }) => {
    await acceptAt(page, '/prompts')
    expect(await context.cookies()).toMatchObject([{ name: '__gads' }])

    await footerLink(page).click()
    await expect(preferences(page)).toBeVisible()
    await expectNoViolations(page)
    const reloaded = page.waitForEvent('load')
    await choose(preferences(page), 'Tout refuser')
    await reloaded
    await expect(footerLink(page)).toBeVisible()
    await page.waitForLoadState('networkidle')

    expect(await runs(page)).toBeUndefined()
    await expect(page.locator('script[src*="adsbygoogle"]')).toHaveCount(0)
    expect(await context.cookies()).toEqual([])
    expect(asked).toHaveLength(1)
  })

  test('the preferences close by the keyboard, and the focus returns to the link', async ({
    page,
  }) => {
    await openPage(page, '/')
    await choose(question(page), 'Tout refuser')
    await footerLink(page).focus()
    await page.keyboard.press('Enter')
    await expect(preferences(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(preferences(page)).toBeHidden()
    await expect(footerLink(page)).toBeFocused()
  })

  test('an answer holds for six months at most, and no server is sent it', async ({ page }) => {
    await openPage(page, '/')
    await choose(question(page), 'Tout refuser')
    const kept = () =>
      page.evaluate(() => {
        const text = localStorage.getItem('choix-publicite') ?? '{}'
        return JSON.parse(text) as { expirationTime: number }
      })
    await expect.poll(async () => (await kept()).expirationTime).toBeGreaterThan(Date.now())
    expect((await kept()).expirationTime).toBeLessThan(Date.now() + 183 * days)

    await page.evaluate(() => {
      const text = localStorage.getItem('choix-publicite') ?? '{}'
      const answer = { ...JSON.parse(text), expirationTime: Date.now() - 1 }
      localStorage.setItem('choix-publicite', JSON.stringify(answer))
    })
    await reloadPage(page)
    await expect(question(page)).toBeVisible()
  })

  test('the administration neither asks nor loads anything, whatever was accepted', async ({
    page,
    context,
    asked,
  }) => {
    await acceptAt(page, '/')
    const response = await page.goto(signInPath)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')

    expect(await response?.allHeaders()).toMatchObject(
      securityHeaders({ isHttps: false, isAdministration: true }),
    )
    await expect(page.locator('#cc-main')).toHaveCount(0)
    expect(await runs(page)).toBeUndefined()
    expect(asked).toHaveLength(1)
    await context.clearCookies()
  })

  test('the legal pages tell what Google receives', async ({ page }) => {
    await openPage(page, '/confidentialite')
    await expect(page.getByText('la page charge un script de Google (AdSense)')).toBeVisible()
    await expect(page.getByText('ni transmise à une régie')).toHaveCount(0)
    await openPage(page, '/mentions-legales')
    await expect(page.getByText('sauf la publicité de Google si vous l’acceptez')).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('nothing is loaded, and the link leads to what is said of it', async ({ page, asked }) => {
      await page.goto('/')
      await footerLink(page).click()
      await expect(page).toHaveURL('/confidentialite#cookies')
      expect(asked).toEqual([])
    })
  })
})
