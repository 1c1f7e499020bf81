import { expect, type Locator } from '@playwright/test'
import { drizzle } from 'drizzle-orm/libsql/web'

import type { DatabaseAddress } from '#drizzle/commands/prepare-database.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { gpts, prompts } from '#drizzle/schema/index.ts'
import { niveaux } from '#shared/items/niveau.ts'
import { test } from '#tests/e2e/fixtures/changed-site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { builtInNames } from '#tests/support/database/built-in-categories.ts'
import { gptValues, promptValues } from '#tests/support/database/factories.ts'

const unknown = 'Herboristerie'

const isLevel = new RegExp(`^(?:${niveaux.join('|')})$`)

/** Colours nearer to grey than this are grey. */
const greyChroma = 0.03

test('gives each category and each level its own colour, and an unknown one grey (R37, R107, R259)', async ({
  page,
  changedSite,
}) => {
  await insertColourCards(changedSite.database)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openPage(page, '/prompts?q=Nuancier')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(builtInNames.length + 1)

    const tabs = await coloursOf(
      cards.getByRole('link', { name: /^Catégorie : / }),
      'background-color',
      '::before',
    )
    const known = builtInNames.map((name) => tabs.get(`Catégorie : ${name}`) ?? '')
    expect(new Set(known).size, `tabs, ${colorScheme}`).toBe(builtInNames.length)
    for (const colour of known) expect(chromaOf(colour)).toBeGreaterThan(greyChroma)
    expect(chromaOf(tabs.get(`Catégorie : ${unknown}`) ?? '')).toBeLessThan(greyChroma)

    const levels = await coloursOf(cards.getByText(isLevel), 'color')
    expect([...levels.keys()].toSorted()).toEqual([...niveaux].toSorted())
    expect(new Set(levels.values()).size, `levels, ${colorScheme}`).toBe(niveaux.length)
    for (const colour of levels.values()) expect(chromaOf(colour)).toBeGreaterThan(greyChroma)
  }
})

test('offers no prompts of a category that has only GPTs (R103)', async ({ page, changedSite }) => {
  const values = gptValues({ slug: 'herbier', nom: 'Herbier', categories: ['Herbier'] })
  await database(changedSite.database)
    .insert(gpts)
    .values({ ...values, id: 'herbier', cote_rang: 950 })
  await openPage(page, '/categories')
  const card = page.getByRole('article').filter({
    has: page.getByRole('heading', { name: 'Herbier', exact: true }),
  })
  const lists = card.getByRole('link', { name: /de la catégorie/ })
  await expect(lists).toHaveText(['1 GPT de la catégorie Herbier'])
  await lists.click()
  await expect(page).toHaveURL('/gpts?category=Herbier')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

const database = ({ url, authToken }: DatabaseAddress) => drizzle(openClient(url, authToken))

/** One card for each built-in category and one for an unknown one; the levels take turns. */
async function insertColourCards(address: DatabaseAddress): Promise<void> {
  const rows = [...builtInNames, unknown].map((name, index) => {
    const slug = `nuancier-${index}`
    const niveau = niveaux[index % niveaux.length]
    const values = promptValues({ slug, titre: `Nuancier ${name}`, categories: [name], niveau })
    return Object.assign(values, { id: slug, cote_rang: 900 + index })
  })
  await database(address).insert(prompts).values(rows)
}

/** The computed colours of elements, by their text. */
async function coloursOf(
  parts: Locator,
  property: 'background-color' | 'color',
  pseudo?: string,
): Promise<Map<string, string>> {
  const found = await parts.evaluateAll(
    (elements, [name, from]) =>
      elements.map((element) => {
        const style = getComputedStyle(element, from)
        return [element.textContent, style.getPropertyValue(name)] as const
      }),
    [property, pseudo] as const,
  )
  return new Map(found)
}

function chromaOf(colour: string): number {
  return Number(/^oklch\(\S+ ([\d.]+)/.exec(colour)?.[1])
}
