import { expect, type Page } from '@playwright/test'
import { drizzle } from 'drizzle-orm/libsql/web'

import { openClient } from '#drizzle/local/database-client.ts'
import { gpts } from '#drizzle/schema/index.ts'
import { roleText } from '#shared/variables/gpt-launch-facts.ts'
import { test as changedSiteTest } from '#tests/e2e/fixtures/changed-site-test.ts'
import { publicGpt } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openedAddress, stubAssistants } from '#tests/e2e/support/assistant-tabs.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'
import { gptValues } from '#tests/support/database/factories.ts'

const slug = 'plan-de-migration-seo'
const card = (page: Page) => page.getByRole('complementary', { name: 'Lancer et partager' })
/** The open menu covers other controls, which axe would report as too small. */
const openMenu = '[aria-label="Autres assistants"] + *'
const bar = (page: Page) => page.getByRole('region', { name: 'Lancer', exact: true })

test.describe('a GPT whose address carries its role', () => {
  test.use({ permissions: clipboardPermissions })
  test.beforeEach(({ context }) => stubAssistants(context))

  test('says what launching does, and opens elsewhere', journey, async ({ page }) => {
    const { role } = await publicGpt(slug)
    await openPage(page, `/gpt/${slug}`)
    await expect(card(page)).toContainText('S’ouvre dans ChatGPT, avec ce rôle déjà écrit')
    await expect(bar(page)).toBeHidden()

    const url = await openedAddress(
      page,
      card(page).getByRole('link', { name: 'Ouvrir dans Claude' }),
    )
    expect(url.searchParams.get('q')).toBe(roleText(role ?? ''))
    await page.bringToFront()
    await expectToast(page, 'Ouverture de Claude', 'Le rôle va s’ouvrir dans Claude.')

    await card(page).getByRole('button', { name: 'Autres assistants' }).click()
    await expect(card(page).getByRole('group').getByRole('listitem')).toHaveCount(3)
    await expectNoViolations(page, openMenu)
    await page.keyboard.press('Escape')
  })

  test('says the same in fewer words wherever it can be launched from', async ({ page }) => {
    const words = 'Dans ChatGPT, rôle déjà écrit'
    for (const path of ['/', '/recherche?q=migration&type=gpts']) {
      await openPage(page, path)
      const launches = page.getByRole('main').getByRole('link', { name: /^(Lancer|Utiliser)/ })
      await expect(launches.first()).toBeVisible()
      await expect(page.getByText(words, { exact: true })).toHaveCount(await launches.count())
    }
    // A page whose GPTs all do the same says so once.
    for (const path of ['/gpts', '/gpts?vue=liste']) {
      await openPage(page, path)
      await expect(page.getByText(/rôle déjà écrit$/)).toHaveText([
        'Sur cette page\u00a0: dans ChatGPT, rôle déjà écrit',
      ])
    }
  })

  test('folds a long role, which is copied whole', async ({ page }) => {
    const { role } = await publicGpt(slug)
    await openPage(page, `/gpt/${slug}`)
    const section = page.getByRole('region', { name: 'Rôle et expertise' })
    const sheet = page.locator('#texte-role')
    const folded = await sheet.evaluate(({ clientHeight }) => clientHeight)
    await section.getByRole('button', { name: 'Copier le rôle' }).click()
    await expectToast(page, 'Rôle copié !')
    expect(await readClipboard(page)).toBe(role)

    await section.getByRole('button', { name: 'Lire le rôle en entier' }).click()
    expect(await sheet.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(folded + 100)
    await expect(section.getByRole('button', { name: 'Replier le rôle' })).toBeFocused()
  })

  test('calls a question that begins a conversation one, and gives it the role', async ({
    page,
  }) => {
    const { role } = await publicGpt(slug)
    await openPage(page, `/gpt/${slug}`)
    const link = page
      .getByRole('region', { name: 'Exemples de conversations' })
      .getByRole('link')
      .first()
    await expect(link).toContainText('Question de départ, à la suite du rôle')
    const url = await openedAddress(page, link)
    expect(url.searchParams.get('q')?.startsWith(roleText(role ?? ''))).toBe(true)
    expect(url.searchParams.get('q')).toContain('Nous changeons de marque')
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } })

    test('keeps launching in reach all the way down', async ({ page }) => {
      await openPage(page, `/gpt/${slug}`)
      const launch = bar(page).getByRole('link', { name: 'Lancer ce GPT' })
      await expect(launch).toBeInViewport()
      await page.getByRole('heading', { name: 'FAQ spécialisée' }).scrollIntoViewIfNeeded()
      await expect(launch).toBeInViewport()
      await expect(card(page).getByRole('link', { name: 'Lancer ce GPT' })).toBeHidden()

      await bar(page).getByRole('button', { name: 'Autres assistants' }).click()
      await expect(bar(page).getByRole('listitem')).toHaveCount(5)
      await expectNoViolations(page, openMenu)
      await page.keyboard.press('Escape')
      await card(page).getByText('Dans cette page').click()
      await expect(
        card(page).getByRole('navigation', { name: 'Dans cette page' }).getByRole('link'),
      ).toHaveCount(11)
    })
  })
})

changedSiteTest('a GPT made in ChatGPT opens there alone', async ({ page, changedSite }) => {
  const db = drizzle(openClient(changedSite.database.url, changedSite.database.authToken))
  const values = gptValues({
    id: 'fait-dans-chatgpt',
    slug: 'fait-dans-chatgpt',
    role: 'Tu audites des sites.',
    url_destination: 'https://chatgpt.com/g/g-abc-audit',
  })
  await db.insert(gpts).values({ ...values, cote_rang: 900 })
  await openPage(page, `/recherche?q=${encodeURIComponent(values.nom)}`)
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: values.nom }) })
  await expect(row.first().getByText('Dans ChatGPT', { exact: true })).toBeVisible()
  await openPage(page, '/gpt/fait-dans-chatgpt')
  await expect(card(page).getByText('S’ouvre dans ChatGPT', { exact: true })).toBeVisible()
  await expect(card(page).getByRole('group', { name: 'Ouvrir dans un assistant' })).toHaveCount(0)
  await expect(card(page).getByRole('button', { name: 'Copier le rôle' })).toHaveCount(0)
  await expect(card(page).getByRole('link', { name: 'Lancer ce GPT' })).toHaveAttribute(
    'href',
    'https://chatgpt.com/g/g-abc-audit',
  )
})
