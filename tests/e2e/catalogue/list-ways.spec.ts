import { expect, type Page } from '@playwright/test'

import { publicGpts, publicPrompts } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { foundRows } from '#tests/e2e/support/found-items.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey, themedJourney } from '#tests/e2e/support/tiers.ts'

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const isTagged = ({ tags }: { tags: string[] }) => tags.includes('search console')
const emptyState = (page: Page) => page.locator('[data-state="empty"]')

test.describe('the filters of a list', () => {
  test(
    'R114: prompts are filtered by level and assistant, in the address and its pages',
    journey,
    async ({ page }) => {
      const experts = (await publicPrompts()).filter(({ niveau }) => niveau === 'Expert')
      await openPage(page, '/prompts')
      await select(page, 'Niveau').selectOption('Expert')
      await expect(page).toHaveURL('/prompts?niveau=Expert')
      await expect(titles(page)).toHaveCount(experts.length)
      await expect(page.getByText(/ disponibles? de niveau Expert$/)).toBeVisible()

      const options = await select(page, 'IA').getByRole('option').allTextContents()
      expect(options[0]).toBe('Toutes')
      await select(page, 'IA').selectOption(options[1] ?? '')
      await expect(page).toHaveURL(/[?&]ia=[^&]+/)
      await page.getByRole('link', { name: 'Effacer les filtres' }).click()
      await expect(page).toHaveURL('/prompts')
      await expect(select(page, 'Niveau')).toHaveValue('all')
    },
  )

  // The specification has no sort there: visitors asked for one, and the default stays what it was.
  test('R80: GPTs are sorted by date when asked', async ({ page }) => {
    const newest = (await publicGpts()).toSorted((a, b) =>
      b.date_modification.localeCompare(a.date_modification),
    )
    await openPage(page, '/gpts')
    await select(page, 'Trier par').selectOption('Plus récents')
    await expect(page).toHaveURL('/gpts?tri=recent')
    await expect(titles(page)).toHaveText(newest.slice(0, 20).map(({ nom }) => nom))
    await select(page, 'Trier par').selectOption('Par défaut')
    await expect(page).toHaveURL('/gpts')
  })

  for (const [path, fields] of [
    ['/prompts', 6],
    ['/gpts', 4],
  ] as const) {
    for (const width of [360, 768, 1280]) {
      test(`the tools of ${path} reach both edges at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await openPage(page, path)
        const toolbar = page.locator(`form[action="${path}"]`)
        const tools = toolbar.locator(
          'input[type="search"]:visible, select:visible, fieldset:visible, button:visible',
        )
        const boxes = await tools.evaluateAll((all) =>
          all.map((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect()
            return { left, right, top, bottom }
          }),
        )
        const edges = await toolbar.evaluate((bar) => {
          const { left, right } = bar.getBoundingClientRect()
          return { left, right }
        })
        // A phone shows the search and the button that unfolds the rest.
        expect(boxes).toHaveLength(width === 360 ? 2 : fields)
        // No choice is cut short.
        const cut = await toolbar.locator('select').evaluateAll((selects) =>
          selects.flatMap((field) => {
            const shown = field.getBoundingClientRect().width
            const whole = field.cloneNode(true) as HTMLElement // A select's copy is one.
            whole.style.width = 'max-content'
            field.after(whole)
            const needed = whole.getBoundingClientRect().width
            whole.remove()
            return shown + 1 < needed ? [`${shown} of ${needed}`] : []
          }),
        )
        expect(cut).toEqual([])
        expect(Math.min(...boxes.map(({ left }) => left))).toBeCloseTo(edges.left, 0)
        // Of each row the last reaches the right edge.
        for (const { top } of boxes) {
          const row = boxes.filter((box) => Math.abs(box.top - top) < 4)
          expect(Math.max(...row.map(({ right }) => right))).toBeCloseTo(edges.right, 0)
        }
      })
    }
  }

  test.describe('without the script', () => {
    test.use({ javaScriptEnabled: false })

    test('apply by the form, a tag among them', async ({ page }) => {
      await page.goto('/prompts?tag=ga4')
      await select(page, 'Niveau').selectOption('Intermédiaire')
      await page.getByRole('button', { name: 'Filtrer' }).click()
      await expect(page).toHaveURL(/[?&]tag=ga4(?:&|$)/)
      await expect(page).toHaveURL(/[?&]niveau=Interm%C3%A9diaire(?:&|$)/)
      await expect(page.getByText(/avec le tag ga4 de niveau Intermédiaire$/)).toBeVisible()
    })
  })
})

test.describe('a card of a filtered list', () => {
  test('R63: says why it is there', async ({ page }) => {
    await openPage(page, '/prompts?q=facettes')
    const card = page.getByRole('article').first()
    const reason = card.getByRole('paragraph').filter({ hasText: /^Pourquoi/ })
    expect(await reason.textContent()).toBe('Pourquoi tag facettes')
    await expect(reason.locator('mark')).toHaveText('facettes')

    await openPage(page, '/prompts?q=maillage&vue=liste')
    for (const row of await foundRows(page).all()) {
      await expect(row.locator('mark').first()).toHaveText(/maillage/i)
    }
  })
})

test.describe('an empty list', () => {
  test('R56: leads out by all the ways there are', journey, async ({ page }) => {
    await openPage(page, '/prompts?q=zzzz')
    expect(await emptyState(page).getByRole('heading').textContent()).toBe('Aucun prompt trouvé')
    await expect(emptyState(page).getByRole('link')).toHaveText([
      'Effacer les filtres',
      'Chercher «\u00a0zzzz\u00a0» partout',
      'Voir tous les GPT',
    ])
    await emptyState(page).getByRole('link', { name: 'Effacer les filtres' }).click()
    await expect(page).toHaveURL('/prompts')
    await expect(page.getByRole('searchbox').first()).toHaveValue('')
  })

  test('of a tag that nothing has leads to a search for it, and to the other kind', async ({
    page,
  }) => {
    await openPage(page, '/gpts?tag=nulle-part')
    const ways = emptyState(page).getByRole('link')
    expect(await ways.evaluateAll((all) => all.map((way) => way.getAttribute('href')))).toEqual([
      '/gpts',
      '/recherche?q=nulle-part',
      '/prompts',
    ])
    await expect(ways.last()).toHaveText('Voir tous les prompts')
  })

  test('R82: names the other kind with how many it has', async ({ page }) => {
    const gpts = (await publicGpts()).filter(({ tags }) => tags.includes('hreflang'))
    await openPage(page, '/prompts?tag=hreflang')
    await expect(emptyState(page)).toBeVisible()
    await emptyState(page)
      .getByRole('link', { name: `Voir ${gpts.length} GPT`, exact: true })
      .click()
    await expect(page).toHaveURL('/gpts?tag=hreflang')
    await expect(titles(page)).toHaveCount(gpts.length)
  })

  test('R119: a search leads to itself without filters, and to the lists', async ({ page }) => {
    await openPage(page, '/recherche?q=superlatifs&categorie=Local')
    for (const [name, href] of [
      ['Tous les prompts', '/prompts'],
      ['Tous les GPT', '/gpts'],
    ] as const) {
      const way = emptyState(page).getByRole('link', { name, exact: true })
      await expect(way).toHaveAttribute('href', href)
    }
    await emptyState(page)
      .getByRole('link', { name: /^Sans les filtres : \d résultats$/ })
      .click()
    await expect(page).toHaveURL('/recherche?q=superlatifs')
    await expect(page.getByRole('heading', { name: 'Résultats' })).toHaveCount(1)
  })

  for (const [path, isAbsent] of [
    ['/prompts?category=Inconnue', false],
    ['/prompts?niveau=Expert&category=Local&ia=Gemini', false],
    ['/prompts?tag=nulle-part', false],
    ['/gpts?q=zzzz', false],
    ['/gpts?category=Inconnue&q=zzzz', false],
    ['/recherche?q=zzzzzz&type=gpts', false],
    ['/tag/nulle-part', true],
    ['/categorie/nulle-part', true],
    ['/selection', false],
  ] as const) {
    test.describe(path, () => {
      test.use({ allowedConsole: /^Failed to load resource: .* 404/ })

      test('has a way out, in place of nothing', async ({ page }) => {
        await openPage(page, path)
        const place = isAbsent ? page.getByRole('main') : emptyState(page)
        await expect(place.getByRole('link').first()).toBeVisible()
        await expectNoViolations(page)
      })
    })
  }
})

test.describe('a page beyond the last', () => {
  test.use({ allowedConsole: /^Failed to load resource: .* 404/ })

  for (const [path, last] of [
    ['/prompts?page=99', '/prompts?page=2'],
    ['/prompts?category=Local&page=2', '/prompts?category=Local'],
    ['/gpts?page=99&vue=liste', '/gpts?page=5&vue=liste'],
    ['/recherche?q=seo&page=99', /^[^?]*\/recherche\?q=seo&page=\d+$/],
  ] as const) {
    test(`is a 404 with the pager and the way to the last: ${path}`, async ({ page }) => {
      const response = await openPage(page, path)

      expect(response?.status()).toBe(404)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await expect(titles(page)).toHaveCount(0)
      await page.getByRole('link', { name: /^Aller à la dernière page/ }).click()
      await expect(page).toHaveURL(last)
      await expect(titles(page).first()).toBeVisible()
    })
  }

  test('is reached from nowhere, but keeps the pager', async ({ page }) => {
    await openPage(page, '/prompts?page=99')
    const pager = page.getByRole('navigation', { name: 'Pagination' })
    await expect(pager.getByRole('link', { name: 'Page précédente' })).toHaveAttribute(
      'href',
      '/prompts?page=2',
    )
    await expect(pager.locator('[aria-current]')).toHaveCount(0)
  })
})

test.describe('tags', () => {
  test('lead from a card to the items of both kinds', themedJourney, async ({ page }) => {
    const [prompts, gpts] = await Promise.all([publicPrompts(), publicGpts()])
    await openPage(page, '/prompts?q=search+console')
    await page.getByRole('article').getByRole('link', { name: '#search console' }).first().click()
    await expect(page).toHaveURL('/tag/search-console')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Prompts et GPT «\u00a0search console\u00a0»',
    )
    const [ofPrompts, ofGpts] = [prompts.filter(isTagged).length, gpts.filter(isTagged).length]
    await expect(page.getByText(`${ofPrompts} prompts et ${ofGpts} GPT avec ce tag.`)).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(ofPrompts + ofGpts)
    await expectNoViolations(page)
  })
})

test('R102: the drawer and the page of a category count both kinds', async ({ page }) => {
  await openPage(page, '/')
  const tab = page
    .getByRole('navigation', { name: 'Parcourir par catégorie' })
    .getByRole('link', { name: /^Technical SEO/ })
  expect(await tab.textContent()).toBe('Technical SEO 5 prompts, 14 GPT')
  await tab.click()
  await expect(page).toHaveURL('/categorie/technical-seo')
  await expect(page.getByText('5 prompts, 14 GPT', { exact: true })).toBeVisible()
})

for (const width of [360, 768, 1280]) {
  test(`the tabs of the drawer have room for their words at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/')
    const tabs = page
      .getByRole('navigation', { name: 'Parcourir par catégorie' })
      .getByRole('listitem')
      .getByRole('link')
    await expect(tabs).not.toHaveCount(0)
    const tight = await tabs.evaluateAll((all) =>
      all.filter((tab) => tab.scrollWidth > tab.clientWidth).map((tab) => tab.textContent),
    )
    expect(tight).toEqual([])
  })
}
