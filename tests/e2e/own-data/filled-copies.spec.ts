import { expect, type Page } from '@playwright/test'

import { fillPrompt, parsePrompt } from '#shared/variables/prompt-variables.ts'
import { publicPrompt } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { storeBegun, storeProfile } from '#tests/e2e/support/own-data.ts'
import { journeyIf } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

test.use({ permissions: clipboardPermissions })

const slug = 'brief-contenu-redacteur'
const values = { objectif: 'Demander un devis' }

/** A browser with a value for the prompt, and the prompt in its selection. */
async function begin(page: Page) {
  const { titre, prompt } = await publicPrompt(slug)
  await openPage(page, '/plan-du-site')
  await storeBegun(page, { slug, titre, total: parsePrompt(prompt).variables.length, values })
  await page.evaluate((item) => localStorage.setItem('selection-v1', JSON.stringify([item])), {
    kind: 'prompt',
    slug,
    title: titre,
  })
  return { titre, parsed: parsePrompt(prompt) }
}

const copyButton = (page: Page) =>
  page
    .getByRole('main')
    .locator('li, article')
    .filter({ has: page.locator(`a[href="/prompt/${slug}"]`) })
    .getByRole('button', { name: /^Copier le prompt/ })
    .first()

for (const [where, address] of [
  ['a card', '/prompts?category=Content'],
  ['a row', '/prompts?category=Content&vue=liste'],
  ['an answer of the search', '/recherche?q=brief+redacteur'],
  ['a selection', '/selection'],
] as const) {
  test(
    `${where} copies a prompt as its page does, with one’s own values`,
    journeyIf(where === 'a card'),
    async ({ page }) => {
      const { parsed } = await begin(page)
      await openPage(page, address)
      await copyButton(page).click()
      await expectToast(
        page,
        'Prompt copié !',
        `Avec vos valeurs\u00a0: ${parsed.variables.length - 1} crochets restent à remplir.`,
      )
      expect(await readClipboard(page)).toBe(fillPrompt(parsed, values))
    },
  )
}

test('a selection is copied whole with one’s own values and those of the client', async ({
  page,
}) => {
  const { parsed } = await begin(page)
  await storeProfile(page, { name: 'Client Dupont', values: { ton: 'Sobre' } })
  await openPage(page, '/selection')
  await page.getByRole('button', { name: 'Tout copier en markdown' }).click()
  await expectToast(
    page,
    'Sélection copiée !',
    `Titres, adresses, notes et textes des prompts, en markdown. Avec vos valeurs pour Client Dupont\u00a0: ${parsed.variables.length - 2} crochets restent à remplir.`,
  )
  expect(await readClipboard(page)).toContain(fillPrompt(parsed, { ...values, ton: 'Sobre' }))
})
