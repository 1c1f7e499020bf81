import { expect, type Page, test as base } from '@playwright/test'

import { signInPath } from '#shared/addresses/admin-screens.ts'
import { servedSite } from '#tests/e2e/fixtures/served-site.ts'
import { signInButton } from '#tests/e2e/fixtures/sign-in-page.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'
import type { BuiltWorker } from '#tests/support/site/built-worker.ts'

type Options = Record<string, unknown> & { callback: (token: string) => void }

declare global {
  interface Window {
    widget: Options
  }
}

/** A site whose challenge is Cloudflare's, with a stand-in for the script of that host. */
const test = base.extend<object, { turnstileSite: BuiltWorker }>({
  turnstileSite: servedSite({
    variables: { TURNSTILE_SITE_KEY: 'clef-du-site', TURNSTILE_SECRET: 'secret-du-site' },
  }),
  baseURL: async ({ turnstileSite }, use) => use(turnstileSite.url),
})

const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
const standIn = `window.turnstile = {
  render(container, options) {
    container.textContent = 'Épreuve'
    window.widget = options
    return 'widget'
  },
  remove() {},
}`

async function openWithWidget(page: Page): Promise<void> {
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standIn }),
  )
  await page.goto(signInPath)
  await expect(page.getByText('Épreuve')).toBeVisible()
}

const solve = (page: Page) => page.evaluate(() => window.widget.callback('jeton'))

test("Cloudflare's challenge is shown on the sign-in page alone, with its times (R158)", async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('https://challenges.cloudflare.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: standIn })
  })
  for (const path of ['/', '/prompts', '/ajouter']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(asked).toEqual([])

  await page.goto(signInPath)
  await expect(page.getByText('Épreuve')).toBeVisible()
  expect(asked).toEqual([script])
  expect(
    await page.evaluate(() => ({
      sitekey: window.widget.sitekey,
      action: window.widget.action,
      retry: window.widget['retry-interval'],
    })),
  ).toEqual({ sitekey: 'clef-du-site', action: 'login', retry: 8000 })
})

test('the button waits for a token of Cloudflare (R147)', async ({ page }) => {
  await openWithWidget(page)
  await expect(signInButton(page)).toBeDisabled()
  await solve(page)
  await expect(signInButton(page)).toBeEnabled()
  await expect(signInButton(page)).toHaveText('Se connecter')
})

for (const event of ['expired-callback', 'timeout-callback', 'error-callback'] as const) {
  test(`the token is gone after ${event} (R151)`, async ({ page }) => {
    await openWithWidget(page)
    await solve(page)
    await expect(signInButton(page)).toBeEnabled()
    await page.evaluate((name) => {
      const lost = window.widget[name]
      if (typeof lost === 'function') lost()
    }, event)
    await expect(signInButton(page)).toBeDisabled()
    if (event === 'error-callback') {
      await expectToast(page, 'Erreur CAPTCHA', 'Veuillez réessayer la vérification CAPTCHA.')
    }
  })
}

test('a script that has not come after 30 seconds is an error (R151, R158)', async ({ page }) => {
  await page.clock.install()
  const asked = Promise.withResolvers<void>()
  await page.route(script, () => asked.resolve())
  await page.goto(signInPath)
  await asked.promise
  await page.clock.fastForward(29_000)
  await expect(page.getByText('Erreur CAPTCHA')).toHaveCount(0)
  await page.clock.fastForward(1500)
  await expectToast(page, 'Erreur CAPTCHA', 'Veuillez réessayer la vérification CAPTCHA.')
})
