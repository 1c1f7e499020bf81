import { expect } from '@playwright/test'

import { publicGpt, publicPrompt } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { journey, journeyIf } from '#tests/e2e/support/tiers.ts'

test.use({
  javaScriptEnabled: false,
  allowedConsole: /^Failed to load resource: .* 404/,
})

const pages: Record<string, string[]> = {
  '/': [
    'La bibliothèque de prompts du référencement',
    'Découvertes quotidiennes',
    'GPT du jour',
    'Prompt du jour',
    'Lovable Architect : de l’idée aux prompts',
    'Où vont les valeurs que je saisis',
    'Prendre rendez-vous',
  ],
  '/prompts': ['34 prompts disponibles', 'Voir détails', 'Page suivante'],
  '/prompts?category=Local&vue=liste': ['3 prompts disponibles dans la catégorie Local'],
  '/gpts': ['86 GPT disponibles', 'Lovable Architect : de l’idée aux prompts', 'Utiliser'],
  '/categories': ['Technical SEO', '5 prompts', '14 GPT', 'Vous ne trouvez pas votre catégorie ?'],
  '/parcours': ['Refonte', 'Chute de trafic', 'Nouveau client'],
  '/recherche?q=hreflang': ['Contrôle hreflang multilingue'],
  '/ajouter': ['Rejoindre la communauté', 'Outil Exemple'],
  '/mentions-legales': ['tribunaux de Paris'],
  '/cgu': ['gratuit et sans inscription'],
  '/confidentialite': ['25 mois'],
  '/plan-du-site': ['Lovable Architect : de l’idée aux prompts'],
  '/mcp': [
    'claude mcp add --transport http promptotheque',
    'mcpServers',
    'activez le mode développeur',
  ],
  '/nouveautes': ['Prompts en JSON', 'GPT en CSV'],
  '/selection': ['pour la voir, activez JavaScript'],
  '/selection/document': ['pour voir le document, activez JavaScript'],
  '/profils': ['pour les voir, activez JavaScript', 'restent dans votre navigateur'],
  '/hors-ligne': ['pour les voir, activez JavaScript'],
  '/nulle-part': ['Oops! Page not found', 'Page introuvable'],
  '/prompt/inconnu': ['Prompt non trouvé'],
  '/gpt/inconnu': ['GPT non trouvé'],
}

for (const [path, texts] of Object.entries(pages)) {
  test(`reads ${path} without the script`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    for (const text of texts) await expect(main.getByText(text).first()).toBeVisible()
    await expect(main.getByText(/^Chargement/)).toHaveCount(0)
  })
}

for (const width of [360, 1280]) {
  test(
    `selects a prompt as it is written without the script, ${width} px wide`,
    journeyIf(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      const { prompt } = await publicPrompt('brief-contenu-redacteur')
      await page.goto('/prompt/brief-contenu-redacteur')
      const text = page.locator('[data-prompt-text], main pre').filter({ visible: true })
      await expect(text).toHaveCount(1)
      expect(await text.evaluate(selectedText)).toBe(prompt)
      const main = page.getByRole('main')
      await expect(main.getByText(/^Sans JavaScript, le texte ne se remplit pas ici/)).toBeVisible()
      await expect(main.getByRole('form')).toHaveCount(0)
      await expect(main.getByText(/remplie/)).toBeHidden()
      // It opens the assistant, and claims nothing more.
      const link = page.getByRole('link', { name: 'Ouvrir dans ChatGPT' })
      await expect(link).toHaveAttribute('href', 'https://chatgpt.com/')
      await expect(link).not.toHaveAttribute('title')
    },
  )
}

for (const path of [
  '/',
  '/prompts',
  '/gpts?vue=liste',
  '/prompt/brief-contenu-redacteur',
  '/gpt/lovable-architect',
  '/recherche?q=seo',
]) {
  test(`shows no button of ${path} that nothing answers without the script`, async ({ page }) => {
    await page.goto(path)
    const buttons = page.locator('button[type="button"]:not([commandfor])')
    expect(await buttons.count()).toBeGreaterThan(1)
    await expect(buttons.filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('textarea').filter({ visible: true })).toHaveCount(0)
  })
}

test('reads every section of a GPT without the script', async ({ page }) => {
  const gpt = await publicGpt('lovable-architect')
  await page.goto('/gpt/lovable-architect')
  const main = page.getByRole('main')
  for (const { titre, description } of [...gpt.cas_usage, ...gpt.workflow, ...gpt.limitations]) {
    await expect(main.getByText(titre, { exact: true })).toBeVisible()
    await expect(main.getByText(description, { exact: true })).toBeVisible()
  }
  await main.getByText(gpt.faq[2]?.question ?? '').click()
  await expect(main.getByText(gpt.faq[2]?.reponse ?? '')).toBeVisible()
})

test('searches and opens the small menu without the script', journey, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('banner').locator('summary').click()
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Contribuer' })
    .click()
  await expect(page).toHaveURL('/ajouter')

  await page.goto('/')
  await page.getByRole('searchbox').fill('hreflang')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recherche?q=hreflang')
  await expect(
    page.getByRole('heading', { name: 'Contrôle hreflang multilingue', exact: true }),
  ).toBeVisible()
})

/** What a visitor who selects all of an element copies. */
function selectedText(element: Element): string {
  getSelection()?.selectAllChildren(element)
  return String(getSelection())
}
