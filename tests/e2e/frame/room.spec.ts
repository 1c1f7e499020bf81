import { expect, type Locator, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'

const widths = [360, 390, 768, 1024, 1100, 1280]
const longName = 'Référencement local et multi-établissements'

/** Where each link to details begins, from the left of its card or row. */
const detailsOffsets = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Voir détails/ })
    .evaluateAll((links) => [
      ...new Set(
        links.map((link) => {
          const card = link.closest('article, li') ?? link
          return Math.round(link.getBoundingClientRect().left - card.getBoundingClientRect().left)
        }),
      ),
    ])

for (const width of widths) {
  test(`«Voir détails» begins at the same place on prompts and GPTs at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const view of ['', '?vue=liste']) {
      await openPage(page, `/prompts${view}`)
      const [offset, ...others] = await detailsOffsets(page)
      expect(others).toEqual([])
      await openPage(page, `/gpts${view}`)
      expect(await detailsOffsets(page)).toEqual([offset])
    }
    await openPage(page, '/recherche?q=seo')
    expect(await detailsOffsets(page)).toHaveLength(1)
  })

  test(`every tab of the drawer has room for its name and 128 items of each kind at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/')
    const tabs = page
      .getByRole('navigation', { name: 'Parcourir par catégorie' })
      .getByRole('listitem')
      .getByRole('link')
    await expect(tabs).not.toHaveCount(0)
    const cramped = await tabs.evaluateAll((all) =>
      all.flatMap((tab) => {
        const [name, count] = [tab.firstChild, tab.querySelector('b')?.firstChild]
        if (!name || !count) return ['without a name or a count']
        count.textContent = '128 prompts, 128 GPT'
        const range = document.createRange()
        range.selectNodeContents(name)
        const text = range.getBoundingClientRect()
        range.selectNodeContents(count)
        const figure = range.getBoundingClientRect()
        const own = tab.getBoundingClientRect()
        // The slant of a tab takes half of its depth at the height of the text.
        const slant = 6
        const hasRoom =
          text.left - own.left >= slant &&
          figure.left - text.right >= 4 &&
          own.right - figure.right >= slant &&
          own.right <= innerWidth
        return hasRoom ? [] : [name.textContent]
      }),
    )
    expect(cramped).toEqual([])
  })
}

const rename = (badges: Locator) =>
  badges.evaluateAll((found, name) => {
    for (const badge of found) badge.lastChild?.replaceWith(name)
  }, longName)

for (const width of [360, 768, 1280]) {
  test(`a category of 43 letters stays inside its card at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/prompts', '/gpts', '/prompts?vue=liste', '/nouveautes']) {
      await openPage(page, path)
      const badges = page.locator('main :is(article, li) a[href*="category="]')
      await expect(badges).not.toHaveCount(0)
      await rename(badges)
      const outside = await badges.evaluateAll(
        (found) =>
          found.filter((badge) => {
            const isTab = badge.matches('article > a')
            const card = badge.closest('article, li')?.getBoundingClientRect()
            const cote = badge.parentElement?.querySelector(':scope > [title="Cote"]')
            const { left, right } = badge.getBoundingClientRect()
            const isOver = (box: DOMRect) => left < box.right && right > box.left
            return (
              !card ||
              right > card.right + 1 ||
              left < card.left - 1 ||
              (isTab && !!cote && isOver(cote.getBoundingClientRect())) ||
              (!isTab && badge.scrollWidth > badge.clientWidth)
            )
          }).length,
      )
      expect([path, outside]).toEqual([path, 0])
    }
  })
}

test('a selection whose title has 80 letters leaves its buttons their place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(
    (title) => {
      const lists = [{ id: 'une', title, items: [] }]
      localStorage.setItem('selections-v1', JSON.stringify({ current: 'une', lists }))
    },
    'Audit complet de l’arborescence et du maillage pour le client de Brest, deuxième'.padEnd(
      80,
      '.',
    ),
  )
  await openPage(page, '/selection')
  for (const name of ['Renommer la sélection', 'Supprimer la sélection']) {
    const box = await page.getByRole('button', { name }).boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(40)
  }
})
