import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey, themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'

test.use({ allowedConsole: /^Failed to load resource/ })

const path = '/prompt/brief-contenu-redacteur'
const call = '**/api/trpc/reports.send*'

const linkOf = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Signaler un problème' })
const windowOf = (page: Page) => page.getByRole('dialog', { name: 'Signaler un problème' })
const textOf = (page: Page) => windowOf(page).getByRole('textbox')
const send = (page: Page) => windowOf(page).getByRole('button', { name: 'Envoyer' }).click()
const choose = (page: Page, name: string) => windowOf(page).getByRole('radio', { name }).check()

test(
  'tells a problem of a page, by keyboard and without an account',
  themedJourney,
  async ({ page }) => {
    const sent = page.waitForRequest(call)
    await openPage(page, `${path}?utm_source=lettre`)
    await linkOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(windowOf(page)).toBeVisible()
    await expect(windowOf(page).getByRole('link', { name: 'Écrire un e-mail' })).toHaveAttribute(
      'href',
      /^mailto:contact@example\.org\?/,
    )
    await expect(windowOf(page)).toContainText('Effacé après 90\u00a0jours.')
    await expectNoViolations(page)

    await choose(page, 'Erreur dans le texte')
    await send(page)
    await expect(windowOf(page).getByRole('alert')).toHaveText(
      'Dites en quelques mots ce qui ne va pas.',
    )
    await expect(textOf(page)).toBeFocused()
    await page.keyboard.type('Une faute au titre.')
    await expect(windowOf(page).getByRole('alert')).toHaveCount(0)
    await send(page)

    await expectToast(page, 'Signalement envoyé')
    await expect(windowOf(page)).toHaveCount(0)
    await expect(linkOf(page)).toBeFocused()
    expect((await sent).postDataJSON()).toEqual({
      0: {
        page: path,
        sujet: 'texte',
        texte: 'Une faute au titre.',
      },
    })
  },
)

test(
  'loses nothing that was typed, without network, refused or closed',
  journey,
  async ({ page, context }) => {
    await openPage(page, path)
    await linkOf(page).click()
    await textOf(page).fill('Le deuxième lien.')
    await context.setOffline(true)
    await send(page)
    await expect(windowOf(page).getByRole('alert')).toContainText('Vous êtes hors ligne.')

    await context.setOffline(false)
    await page.route(call, (route) => route.abort())
    await send(page)
    await expect(windowOf(page).getByRole('alert')).toHaveText(
      'Erreur de connexion. Vérifiez votre connexion internet.',
    )
    await page.unroute(call)
    await page.keyboard.press('Escape')
    await linkOf(page).click()
    await expect(textOf(page)).toHaveValue('Le deuxième lien.')
    await send(page)
    await expectToast(page, 'Signalement envoyé')
    await linkOf(page).click()
    await expect(textOf(page)).toHaveValue('')
  },
)

test('says how much is too much, and cuts nothing', async ({ page }) => {
  await openPage(page, path)
  await linkOf(page).click()
  await textOf(page).fill('x'.repeat(10_000))
  await send(page)

  await expect(windowOf(page).getByRole('alert')).toContainText('500 caractères au plus')
  await expect(textOf(page)).toHaveValue('x'.repeat(10_000))
})

test('says when it was too often', async ({ page }) => {
  await page.route(call, (route) =>
    route.fulfill({
      status: 429,
      json: [
        {
          error: {
            message: 'Trop de requêtes. Veuillez patienter.',
            code: -32_029,
            data: {
              code: 'TOO_MANY_REQUESTS',
              httpStatus: 429,
              details: { retryAfterSeconds: 42 },
            },
          },
        },
      ],
    }),
  )
  await openPage(page, path)
  await linkOf(page).click()
  await send(page)

  await expect(windowOf(page).getByRole('alert')).toContainText('Réessayez dans 42 secondes')
})

test('offers a letter where the form does not come', async ({ page }) => {
  await page.route('**/assets/report-window-*.js', (route) => route.abort())
  await openPage(page, path)
  await linkOf(page).click()

  await expectToast(page, 'Formulaire indisponible')
  await expect(toastsOf(page).getByRole('button', { name: 'Écrire un e-mail' })).toBeVisible()
})

for (const width of [360, 768, 1280]) {
  test(`has room for its form at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await openPage(page, path)
    await linkOf(page).click()
    await expect(windowOf(page).getByRole('button', { name: 'Envoyer' })).toBeInViewport()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
    await expectNoViolations(page)
  })
}
