import { expect } from '@playwright/test'

import { breakApi, holdApi } from '#tests/e2e/fixtures/api-calls.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { exactText, expectExactTexts } from '#tests/e2e/support/exact-text.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'

// Every text here is one that is given sign by sign: it is compared so, on one load of each page.

test('R13, R15, R23, R29, R30, R31, R38: the words of the home page', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Principale' })
  await expectExactTexts(bar, ['Tout explorer', 'Contribuer'])
  await expectExactTexts(page.getByRole('contentinfo'), ['Plan du site'])
  await expectExactTexts(page.getByRole('search'), ['optimisation seo', 'linkedin', 'copywriting'])
  await expectExactTexts(page.getByRole('main'), ['Découvertes quotidiennes', 'Lancer ce GPT'])
  const [gpt, prompt] = await page
    .getByRole('region', { name: 'Découvertes quotidiennes' })
    .getByRole('article')
    .all()
  if (!gpt || !prompt) throw new Error('No GPT or no prompt of the day')
  await expectExactTexts(gpt, ['Voir', 'Lancer'])
  await expectExactTexts(prompt, ['Voir', 'Copier'])
})

test('R51, R52, R53, R61: the words of the list of prompts', async ({ page }) => {
  await page.goto('/prompts')
  const main = page.getByRole('main')
  expect(await main.getByRole('searchbox').getAttribute('placeholder')).toBe(
    'Rechercher dans les prompts...',
  )
  const all = main.getByRole('combobox', { name: 'Catégorie' }).locator('option[value="all"]')
  expect(await all.textContent()).toBe('Toutes les catégories')
  const sorts = main.getByRole('combobox', { name: 'Trier par' }).locator('option')
  expect(await sorts.allTextContents()).toEqual(['Plus récents', 'Plus populaires'])
  const card = main.getByRole('article').first()
  await expectExactTexts(card, ['Copier le prompt'])
  const details = await card.getByRole('link', { name: /^Voir détails/ }).textContent()
  expect(details?.slice(0, 'Voir détails →'.length)).toBe('Voir détails →')
})

test('R81: the words of the list of GPTs', async ({ page }) => {
  await page.goto('/gpts')
  const card = page.getByRole('main').getByRole('article').first()
  await expectExactTexts(card, ['Utiliser'])
  const details = await card.getByRole('link', { name: /^Voir détails/ }).textContent()
  expect(details?.slice(0, 'Voir détails →'.length)).toBe('Voir détails →')
})

test('R87, R98: the words of a GPT', async ({ page }) => {
  await page.goto('/gpt/lovable-architect')
  await expectExactTexts(page.getByRole('main'), [
    'Lancer ce GPT',
    'Partager ce GPT',
    'Accéder au GPT',
  ])
})

test('R105, R109, R111, R112: the words of the categories and of the search page', async ({
  page,
}) => {
  await page.goto('/categories')
  await expectExactTexts(page.getByRole('main'), ['Vous ne trouvez pas votre catégorie ?'])
  await page.goto('/recherche')
  const button = page.getByRole('main').getByRole('button', { name: 'Rechercher' })
  expect(await button.textContent()).toBe('Rechercher')
  const popular = page.getByRole('region', { name: 'Recherches populaires' })
  await expectExactTexts(popular, ['Recherches populaires'])
  expect(await popular.getByRole('link').allTextContents()).toEqual([
    'Optimisation SEO',
    'LinkedIn',
    'Copywriting',
  ])
  const ready = page.getByRole('region', { name: 'Prêt à chercher ?' })
  await expectExactTexts(ready, ['Prêt à chercher ?'])
  expect(await ready.getByRole('link').allTextContents()).toEqual([
    'Optimisation SEO',
    'LinkedIn',
    'Copywriting',
    'Audit SEO',
    'Rédaction',
    'Analyse SERP',
  ])
})

test('R56, R82, R119: the words where nothing is found', async ({ page }) => {
  await page.goto('/prompts?category=Inconnue')
  await expectExactTexts(page.getByRole('main'), ['Aucun prompt trouvé', 'Voir tous les prompts'])
  await page.goto('/gpts?category=Inconnue')
  await expectExactTexts(page.getByRole('main'), ['Aucun GPT trouvé'])
  await page.goto('/recherche?q=zzzzzz')
  await expectExactTexts(page.getByRole('main'), [
    'Aucun résultat trouvé',
    'Essayez de modifier votre recherche ou utilisez des termes plus généraux',
    'Analyse SERP',
  ])
})

test('R32, R34, R35, R57, R83, R116: the words while something loads', async ({ page }) => {
  await openPage(page, '/cgu')
  const bar = page.getByRole('banner')
  for (const [link, texts] of [
    [
      'Promptothèque',
      ['Chargement des contenus du jour...', 'Chargement des prompts...', 'Chargement des GPTs...'],
    ],
    ['Prompts', ['Chargement des prompts...']],
    ['GPT', ['Chargement des GPTs...']],
  ] as const) {
    const release = await holdApi(page)
    await bar
      .getByRole('link', { name: link, exact: link !== 'Promptothèque' })
      .first()
      .click()
    await expectExactTexts(page, [...texts])
    await release()
    await expect(exactText(page, texts[0])).toHaveCount(0)
  }

  await openPage(page, '/recherche')
  const release = await holdApi(page)
  await page.getByRole('main').getByRole('link', { name: 'LinkedIn' }).last().click()
  await expectExactTexts(page, ['Recherche en cours...'])
  await release()
})

test.describe('without an answer', () => {
  // The network stack reports each call that is cut off.
  test.use({ allowedConsole: /^Failed to load resource: net::ERR_FAILED/ })

  test('R58, R84, R108, R117: the words when something failed', async ({ page }) => {
    await openPage(page, '/recherche')
    await breakApi(page)
    await page.getByRole('main').getByRole('link', { name: 'LinkedIn' }).last().click()
    await expectExactTexts(page, ['Erreur lors de la recherche'])
    for (const [link, text] of [
      ['Prompts', 'Erreur lors du chargement des prompts'],
      ['GPT', 'Erreur lors du chargement des GPTs'],
      ['Tout explorer', 'Erreur lors du chargement des catégories'],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).first().click()
      await expectExactTexts(page, [text])
    }
  })
})

test.describe('at an address that is nothing', () => {
  // What is absent is reported by the network stack, and by the page that was asked for.
  test.use({ allowedConsole: /^(?:Failed to load resource: .* 404|Page introuvable )/ })

  test('R71, R101, R129: the words where nothing is', async ({ page }) => {
    await page.goto('/prompt/inconnu')
    await expectExactTexts(page.getByRole('main'), [
      'Prompt non trouvé',
      "Le prompt que vous recherchez n'existe pas ou a été supprimé.",
    ])
    await page.goto('/gpt/inconnu')
    await expectExactTexts(page.getByRole('main'), ['GPT non trouvé', 'Retour aux GPTs'])
    await page.goto('/nulle-part')
    await expectExactTexts(page.getByRole('main'), ['404', 'Oops! Page not found'])
  })
})
