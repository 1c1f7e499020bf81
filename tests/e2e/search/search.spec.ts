import { expect } from '@playwright/test'

import { holdApi } from '#tests/e2e/fixtures/api-calls.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { countLine, foundRows } from '#tests/e2e/support/found-items.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { searchBox } from '#tests/e2e/support/search-box.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

test('keeps the keyboard in the box after a search, and the box in step with the address (R109, R110)', async ({
  page,
}) => {
  await openPage(page, '/recherche')
  await searchBox(page).fill('  hreflang ')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Contrôle hreflang multilingue' })).toBeVisible()
  await expect(page).toHaveURL('/recherche?q=hreflang')
  await expect(searchBox(page)).toBeFocused()
  await expect(searchBox(page)).toHaveValue('hreflang')

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Prêt à chercher ?' })).toBeVisible()
  await expect(searchBox(page)).toHaveValue('')
})

test('searches for nothing but text (R110)', async ({ page }) => {
  await openPage(page, '/recherche')
  await searchBox(page).fill('   ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recherche')
  await expect(page.getByRole('heading', { name: 'Prêt à chercher ?' })).toBeVisible()
})

test('says that it searches, the first time and the next (R116)', async ({ page }) => {
  await openPage(page, '/recherche')
  for (const query of ['hreflang', 'maillage']) {
    const release = await holdApi(page)
    await searchBox(page).fill(query)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Recherche en cours...', { exact: true })).toBeAttached()
    await release()
    await expect(page.getByText(`pour «\u00a0${query}\u00a0»`)).toBeVisible()
  }
})

test('fills the box with a suggestion and searches for it (R112, R113)', async ({ page }) => {
  await openPage(page, '/recherche')
  const offered = page.getByRole('region', { name: 'Prêt à chercher ?' }).getByRole('link')
  await expect(offered).toHaveText([
    'Optimisation SEO',
    'LinkedIn',
    'Copywriting',
    'Audit SEO',
    'Rédaction',
    'Analyse SERP',
  ])
  await offered.getByText('Audit SEO').click()
  await expect(page).toHaveURL('/recherche?q=Audit+SEO')
  await expect(searchBox(page)).toHaveValue('Audit SEO')
  await expect(countLine(page)).toHaveText(/^\d+ résultats pour «\u00a0Audit SEO\u00a0»$/)
})

test(
  'lists prompts and GPTs together, marks what answers, and says where the long text does (R118)',
  journey,
  async ({ page }) => {
    await openPage(page, '/recherche?q=redaction')
    for (const [kind, path] of [
      ['Prompt', '/prompt/'],
      ['GPT', '/gpt/'],
    ] as const) {
      const row = foundRows(page).filter({ has: page.getByText(kind, { exact: true }) })
      await expect(row.first().getByRole('heading').getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`^${path}`),
      )
    }
    const paragraphs = foundRows(page).getByRole('paragraph')
    const reasons = paragraphs.filter({ hasText: /^Pourquoi/ })
    const descriptions = paragraphs.filter({ hasNotText: /^Pourquoi/ })
    for (const place of [foundRows(page).getByRole('heading'), descriptions, reasons]) {
      const marks = place.locator('mark').filter({ hasText: /^rédact/i })
      await expect(marks.first()).toBeVisible()
    }
    await openPage(page, '/recherche?q=superlatifs')
    await expect(reasons.first()).toHaveText('Pourquoi dans la fiche')

    await openPage(page, '/recherche?q=seo+audits')
    const best = foundRows(page).filter({ hasText: 'Audit SEO avec Prénom Nom' })
    await expect(best.locator('h3 mark')).toHaveText(['Audit SEO'])
    await openPage(page, '/recherche?q=audits+seo')
    await expect(best.locator('h3 mark')).toHaveText(['Audit SEO'])
    await expect(best.getByRole('paragraph').first().locator('mark').first()).toHaveText(
      'audit SEO',
    )
  },
)

test('goes from page to page, and has none past the last', async ({ page }) => {
  await openPage(page, '/recherche?q=seo&type=gpts')
  const first = await foundRows(page).getByRole('heading').allTextContents()
  await page.getByRole('link', { name: 'Page suivante' }).click()
  await expect(page).toHaveURL('/recherche?q=seo&type=gpts&page=2')
  await expect(page.locator('[aria-current="page"]', { hasText: '2' })).toBeVisible()
  for (const title of first) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
  }
  const past = await page.request.get('/recherche?q=seo&type=gpts&page=999')
  expect(past.status()).toBe(404)
})

test(
  'says what it searched instead of a mistyped word, and searches for that word on demand',
  journey,
  async ({ page }) => {
    await openPage(page, '/recherche?q=hreflng')
    await expect(countLine(page)).toContainText('Résultats pour «\u00a0hreflang\u00a0»')
    await expect(searchBox(page)).toHaveValue('hreflng')
    await expect(foundRows(page).first().locator('mark').first()).toHaveText('hreflang')

    await page.getByRole('link', { name: 'Rechercher plutôt «\u00a0hreflng\u00a0»' }).click()
    await expect(page).toHaveURL('/recherche?q=hreflng&exact=1')
    await expect(page.getByRole('heading', { name: 'Aucun résultat trouvé' })).toBeVisible()
    await expect(page.getByText('Résultats pour')).toHaveCount(0)
  },
)

test('separates the items that are about a query from those that mention it (D115)', async ({
  page,
}) => {
  await openPage(page, '/recherche?q=superlatifs')
  await expect(countLine(page)).toHaveText('Aucune fiche ne porte sur «\u00a0superlatifs\u00a0»')
  const mentions = page.getByRole('region', { name: 'Elles en parlent aussi' })
  await expect(mentions.getByRole('listitem')).not.toHaveCount(0)

  await openPage(page, '/recherche?q=hreflang')
  const count = Number(/^\d+/.exec((await countLine(page).textContent()) ?? '')?.[0])
  await expect(foundRows(page)).not.toHaveCount(count)
})

test('says of a subject that the catalogue does not cover what it has instead', async ({
  page,
}) => {
  await openPage(page, '/recherche?q=modèle de facture')
  await expect(
    page.getByText('Le catalogue n’a rien pour faire des devis ou des factures.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Répondre à un devis jugé trop cher' }).click()
  await expect(page).toHaveURL('/gpt/banque-d-objections')
})

test('is listed by search engines without a query only', async ({ page }) => {
  await page.goto('/recherche')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  await page.goto('/recherche?q=seo')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
})

test(
  'refuses the eleventh search of a minute, typed or chosen (R121, R216)',
  journey,
  async ({ page }) => {
    await openPage(page, '/recherche')
    for (let search = 0; search < 10; search += 1) {
      const query = search % 2 === 0 ? 'hreflang' : 'maillage'
      await searchBox(page).fill(query)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/recherche?q=${query}`)
    }
    await searchBox(page).fill('netlinking')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Trop de requêtes. Veuillez patienter.')
    await expect(page).toHaveURL('/recherche?q=maillage')

    await openPage(page, '/recherche')
    await page.getByRole('main').getByRole('link', { name: 'Copywriting' }).last().click()
    await expectToast(page, 'Trop de requêtes. Veuillez patienter.')
    await expect(page).toHaveURL('/recherche')
  },
)
