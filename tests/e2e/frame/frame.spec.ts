import { expect } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'
import { activeRow, openPalette, paletteSaid } from '#tests/e2e/support/palette.ts'
import { journey } from '#tests/e2e/support/tiers.ts'

test('keeps the top bar in place while the page scrolls (R11)', async ({ page }) => {
  await openPage(page, '/')
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)

  const bar = page.getByRole('banner')
  await expect(bar).toBeInViewport()
  expect((await bar.boundingBox())?.y).toBe(0)
})

test('names its sections in the top bar (R13)', journey, async ({ page }) => {
  await openPage(page, '/')
  const nav = page.getByRole('navigation', { name: 'Principale' })

  await expect(nav.getByRole('link')).toHaveText(['Prompts', 'GPT', 'Tout explorer', 'Contribuer'])
  await expect(nav.getByRole('link', { name: 'Tout explorer' })).toHaveAttribute(
    'href',
    '/categories',
  )
  await expect(nav.getByRole('link', { name: 'Contribuer' })).toHaveAttribute('href', '/ajouter')
})

test('folds the navigation into a menu under 768 px (R12, R260)', journey, async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 })
  await openPage(page, '/')
  await expect(page.getByRole('navigation', { name: 'Principale' })).toBeHidden()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeHidden()

  await page.getByRole('banner').locator('summary').click()
  await expect(menu.getByRole('link')).toHaveText([
    'Prompts',
    'GPT',
    'Tout explorer',
    'Contribuer',
    'Ma sélection',
  ])

  await menu.getByRole('link', { name: 'Tout explorer' }).click()
  await expect(page).toHaveURL('/categories')
  await expect(menu).toBeHidden()

  await page.setViewportSize({ width: 768, height: 800 })
  await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible()
  await expect(page.getByRole('banner').locator('summary')).toBeHidden()
})

test('opens and leaves the small menu from the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/')
  await page.getByRole('banner').locator('summary').focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('banner').locator('summary')).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Prompts', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/prompts')
  await expect(menu).toBeHidden()
})

test('links every public page and every contact from the footer (R14, R15, R16)', async ({
  page,
}) => {
  await openPage(page, '/')
  const footer = page.getByRole('contentinfo')
  const addresses = {
    Prompts: '/prompts',
    GPT: '/gpts',
    'Tout explorer': '/categories',
    Parcours: '/parcours',
    Contribuer: '/ajouter',
    Nouveautés: '/nouveautes',
    'Ma sélection': '/selection',
    'Mes profils clients': '/profils',
    'Disponible hors ligne': '/hors-ligne',
    'Utiliser dans votre assistant (MCP)': '/mcp',
    'Plan du site': '/plan-du-site',
    'Mentions légales': '/mentions-legales',
    CGU: '/cgu',
    Confidentialité: '/confidentialite',
    'Profil LinkedIn (nouvel onglet)': 'https://linkedin.example.org/prenom-nom',
    'contact@example.org': 'mailto:contact@example.org',
    'Prendre rendez-vous (nouvel onglet)': 'https://rendez-vous.example.org/',
    'Agence Exemple (nouvel onglet)': 'https://agence.example.org/',
  }
  for (const [name, address] of Object.entries(addresses)) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
  }
  await expect(footer).toContainText('34 prompts et 86 GPT.')
  await expect(footer).toContainText('indépendant')

  await footer.getByRole('link', { name: 'Plan du site' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Plan du site' })).toBeVisible()
})

test('reports a problem of the page that is shown, and of its item', async ({ page }) => {
  await openPage(page, '/prompts?utm_source=lettre')
  const report = page.getByRole('contentinfo').getByRole('link', { name: 'Signaler un problème' })
  const letter = async () => decodeURIComponent((await report.getAttribute('href')) ?? '')
  expect(await letter()).toContain('/prompts\r\n')

  const title = page.getByRole('main').getByRole('heading', { level: 3 }).first()
  const name = (await title.textContent()) ?? ''
  await title.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(await letter()).toContain(`Fiche\u00a0: ${name}\r\nPage\u00a0: ${page.url()}\r\n`)
})

test('takes the keyboard past the top bar by the skip link', async ({ page }) => {
  await openPage(page, '/prompts')
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox', { name: 'Rechercher' })).toBeFocused()
})

test('moves the focus into the new page and announces its title', journey, async ({ page }) => {
  await openPage(page, '/')
  const title = 'GPT personnalisés pour le SEO et le marketing'
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(0)

  await page
    .getByRole('navigation', { name: 'Principale' })
    .getByRole('link', { name: 'GPT' })
    .click()

  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached()
})

test('changes title, metadata and canonical address with the page', async ({ page, baseURL }) => {
  await openPage(page, '/categories')
  const head = async () => ({
    title: await page.title(),
    ogTitle: await page.locator('meta[property="og:title"]').getAttribute('content'),
    twitterTitle: await page.locator('meta[name="twitter:title"]').getAttribute('content'),
    description: await page.locator('meta[name="description"]').getAttribute('content'),
    keywords: await page.locator('meta[name="keywords"]').getAttribute('content'),
    canonical: await page.locator('link[rel="canonical"]').getAttribute('href'),
  })
  const before = await head()
  expect(before.canonical).toBe(`${baseURL}/categories`)

  await page
    .getByRole('link', { name: /de la catégorie SEO$/ })
    .first()
    .click()
  const title = 'Prompts SEO et marketing à copier et personnaliser'
  await expect(page).toHaveTitle(title)

  const after = await head()
  expect(after).toMatchObject({
    ogTitle: title,
    twitterTitle: title,
    canonical: `${baseURL}/prompts`,
  })
  expect(after.description).toContain('Parcourez nos prompts IA')
  expect(after.keywords).not.toBe(before.keywords)
  await expect(page).toHaveURL('/prompts?category=SEO')
})

test('has one of each head tag before and after a navigation', async ({ page }) => {
  await openPage(page, '/')
  const unique = [
    'title',
    'meta[name="description"]',
    'meta[name="keywords"]',
    'meta[property="og:title"]',
    'meta[property="og:description"]',
    'meta[property="og:url"]',
    'meta[name="twitter:card"]',
    'meta[name="twitter:title"]',
    'meta[name="twitter:description"]',
    'link[rel="canonical"]',
  ]
  for (const selector of unique) await expect(page.locator(`head ${selector}`)).toHaveCount(1)

  await page.getByRole('contentinfo').getByRole('link', { name: 'CGU' }).click()
  await expect(page).toHaveTitle('Conditions générales d’utilisation')
  for (const selector of unique) await expect(page.locator(`head ${selector}`)).toHaveCount(1)
})

test(
  'switches the theme, keeps it, and sets it before the body exists',
  journey,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('body')) return
        observer.disconnect()
        Object.assign(window, { themeBeforeBody: document.documentElement.dataset.theme ?? 'none' })
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    const themeBeforeBody = () =>
      page.evaluate((): unknown => Reflect.get(window, 'themeBeforeBody'))
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await openPage(page, '/')
    const toggle = page.getByRole('button', { name: 'Thème sombre' })
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    expect(await themeBeforeBody()).toBe('none')
    const light = await background()

    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const dark = await background()
    expect(dark).not.toBe(light)

    await reloadPage(page)
    expect(await themeBeforeBody()).toBe('dark')
    expect(await background()).toBe(dark)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')

    await toggle.click()
    await expect.poll(background).toBe(light)
  },
)

test('follows the theme of the system until one is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPage(page, '/')
  const toggle = page.getByRole('button', { name: 'Thème sombre' })
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')

  await page.emulateMedia({ colorScheme: 'light' })
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
})

test('leads back from a chosen theme to that of the system', journey, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/cgu')
  const toggle = page.getByRole('button', { name: 'Thème sombre' })
  await toggle.click()
  await toggle.click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await toggle.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await reloadPage(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

  // By keyboard, whenever it was chosen.
  await openPalette(page)
  await page.keyboard.type('thème système')
  await expect(activeRow(page)).toContainText('Suivre le thème du système')
  await page.keyboard.press('Enter')
  await expect(paletteSaid(page)).toHaveText('Thème du système')
  await reloadPage(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

test('moves nothing for visitors who ask for reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  const longest = () =>
    page.evaluate(() => {
      const durations = [...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return `${transitionDuration},${animationDuration}`.split(',')
      })
      return Math.max(...durations.map((duration) => Number.parseFloat(duration)))
    })
  expect(await longest()).toBeLessThanOrEqual(0.001)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await longest()).toBeGreaterThan(0.1)
})

for (const path of [
  '/',
  '/gpts',
  '/prompt/brief-contenu-redacteur',
  '/gpt/lovable-architect',
  '/ajouter',
]) {
  test(`opens the external links of ${path} in a new tab that learns nothing (R21)`, async ({
    page,
  }) => {
    await openPage(page, path)
    const external = await page.locator('a[href^="http"]').evaluateAll((links) =>
      links
        .filter((link) => link instanceof HTMLAnchorElement && link.origin !== location.origin)
        .map((link) => ({
          target: link.getAttribute('target'),
          isProtected: link.getAttribute('rel')?.split(' ').includes('noopener'),
          isAnnounced: link.textContent.includes('nouvel onglet'),
        })),
    )
    expect(external.length).toBeGreaterThan(2)
    for (const link of external) {
      expect(link).toEqual({ target: '_blank', isProtected: true, isAnnounced: true })
    }
  })
}
