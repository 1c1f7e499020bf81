import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { countLine, foundRows } from '#tests/e2e/support/found-items.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { searchBox } from '#tests/e2e/support/search-box.ts'
import { journey } from '#tests/e2e/support/tiers.ts'

const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const typeLink = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Type' }).getByRole('link', { name })
const clearLink = (page: Page) => page.getByRole('link', { name: 'Effacer les filtres' })
const options = (page: Page, name: string) => select(page, name).getByRole('option')

async function expectCount(page: Page, count: number) {
  const noun = count < 2 ? 'résultat' : 'résultats'
  await expect(countLine(page)).toHaveText(`${count} ${noun} pour «\u00a0seo\u00a0»`)
}

/** The number in «SEO (12)». */
const countIn = (label: string) => Number(/\((\d+)\)$/.exec(label)?.[1])

test('offers each filter with the number of results of every choice (R114, R115)', async ({
  page,
}) => {
  await openPage(page, '/recherche?q=seo')
  const types = page.getByRole('group', { name: 'Type' }).getByRole('link')
  await expect(types).toHaveText([/^Tous \(\d+\)$/, /^GPT \(\d+\)$/, /^Prompts \(\d+\)$/])
  const [all = 0, gpts = 0, prompts = 0] = (await types.allTextContents()).map(countIn)
  expect(all).toBe(gpts + prompts)
  await expectCount(page, all)

  const categories = await options(page, 'Catégorie').allTextContents()
  const names = categories.map((label) => label.replace(/ \(\d+\)$/, ''))
  expect(names.slice(0, 6)).toEqual([
    'Toutes',
    'SEO',
    'Content',
    'Strategy',
    'Analysis',
    'Technical',
  ])
  expect(names).toContain('Audit')
  expect(new Set(names).size).toBe(names.length)

  await expect(options(page, 'IA')).toHaveText([
    'Toutes',
    /^Claude \(\d+\)$/,
    /^Gemini \(\d+\)$/,
    /^ChatGPT \(\d+\)$/,
  ])
  await expect(options(page, 'Niveau')).toHaveText([
    'Tous',
    /^Débutant \(\d+\)$/,
    /^Intermédiaire \(\d+\)$/,
    /^Avancé \(\d+\)$/,
    /^Expert \(\d+\)$/,
  ])
  const levels = await options(page, 'Niveau').allTextContents()
  expect(levels.slice(1).reduce((sum, label) => sum + countIn(label), 0)).toBe(prompts)
  await expect(clearLink(page)).toHaveCount(0)
})

test(
  'applies a filter by itself, keeps it in the address and gives what it promised',
  journey,
  async ({ page }) => {
    await openPage(page, '/recherche?q=seo&page=2')
    const promised = await options(page, 'Catégorie')
      .filter({ hasText: /^Audit/ })
      .textContent()
    await select(page, 'Catégorie').focus()
    await select(page, 'Catégorie').selectOption('Audit')
    await expect(page).toHaveURL('/recherche?q=seo&categorie=Audit')
    await expectCount(page, countIn(promised ?? ''))
    await expect(select(page, 'Catégorie')).toBeFocused()

    const expert = await options(page, 'Niveau')
      .filter({ hasText: /^Expert/ })
      .textContent()
    await select(page, 'Niveau').selectOption('Expert')
    await expect(page).toHaveURL('/recherche?q=seo&categorie=Audit&niveau=Expert')
    await expectCount(page, countIn(expert ?? ''))

    await page.goBack()
    await expect(select(page, 'Niveau')).toHaveValue('all')
    await expectCount(page, countIn(promised ?? ''))

    await select(page, 'Catégorie').selectOption('Toutes')
    await expect(page).toHaveURL('/recherche?q=seo')
    await expect(clearLink(page)).toHaveCount(0)
  },
)

test('has no level for GPTs, and forgets the one chosen (R114)', async ({ page }) => {
  await openPage(page, '/recherche?q=seo&niveau=Expert')
  await typeLink(page, 'GPT').click()
  await expect(page).toHaveURL('/recherche?q=seo&type=gpts')
  await expect(typeLink(page, 'GPT')).toHaveAttribute('aria-current', /^(?:true|page)$/)
  await expect(select(page, 'Niveau')).toHaveCount(0)
  await expect(
    foundRows(page)
      .getByText(/^(?:GPT|Prompt)$/)
      .first(),
  ).toHaveText('GPT')

  await typeLink(page, 'Prompts').click()
  await expect(page).toHaveURL('/recherche?q=seo&type=prompts')
  await expect(select(page, 'Niveau')).toHaveValue('all')
})

test('keeps a chosen value that nothing has, and clears all filters at once (R115)', async ({
  page,
}) => {
  await openPage(page, '/recherche?q=seo&type=prompts&categorie=Botanique&ia=Claude&niveau=Expert')
  await expect(select(page, 'Catégorie')).toHaveValue('Botanique')
  await expect(select(page, 'Catégorie').locator('option:checked')).toHaveText('Botanique (0)')
  await expect(select(page, 'IA').locator('option:checked')).toHaveText('Claude (0)')
  await expect(page.getByRole('heading', { name: 'Aucun résultat trouvé' })).toBeVisible()

  await clearLink(page).click()
  await expect(page).toHaveURL('/recherche?q=seo')
  await expect(foundRows(page).first()).toBeVisible()
  await expect(searchBox(page)).toHaveValue('seo')
})

test('starts a new query without the filters of the last', async ({ page }) => {
  await openPage(page, '/recherche?q=seo&type=prompts&niveau=Expert&page=1')
  await searchBox(page).fill('hreflang')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recherche?q=hreflang')
})

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false })

  test('filters by a form', async ({ page }) => {
    await page.goto('/recherche?q=seo')
    await typeLink(page, 'Prompts').click()
    await expect(page).toHaveURL('/recherche?q=seo&type=prompts')
    await select(page, 'Catégorie').selectOption('SEO')
    const promised = await options(page, 'Catégorie').filter({ hasText: /^SEO/ }).textContent()
    await page.getByRole('button', { name: 'Filtrer' }).click()
    await expect(page).toHaveURL('/recherche?q=seo&type=prompts&categorie=SEO')
    await expectCount(page, countIn(promised ?? ''))
    await clearLink(page).click()
    await expect(page).toHaveURL('/recherche?q=seo')
  })
})

test('a filter that changes while another page is on its way keeps what is searched', async ({
  page,
}) => {
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<undefined>()
  await page.route(/\/assets\/prompts-[^/]*\.js$/, async (route) => {
    await arrives
    await route.continue()
  })
  await openPage(page, '/recherche?q=brief')
  await page
    .getByRole('navigation', { name: 'Principale' })
    .getByRole('link', { name: 'Prompts', exact: true })
    .click()
  await select(page, 'Catégorie').selectOption('Content')
  await expect(page).toHaveURL('/recherche?q=brief&categorie=Content')
  arrive(undefined)
})
