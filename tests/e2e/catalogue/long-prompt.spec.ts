import { expect } from '@playwright/test'
import { drizzle } from 'drizzle-orm/libsql/web'

import type { DatabaseAddress } from '#drizzle/commands/prepare-database.ts'
import { promptDerivedValues } from '#drizzle/derived/content-values.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { prompts } from '#drizzle/schema/index.ts'
import { promptDrafting } from '#shared/items/item-drafting.ts'
import { test } from '#tests/e2e/fixtures/changed-site-test.ts'
import { openedAddress, stubAssistants } from '#tests/e2e/support/assistant-tabs.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'
import { builtInFacts } from '#tests/support/database/built-in-categories.ts'

test.use({ permissions: clipboardPermissions })

const variableCount = 50
const line =
  'Vérifie chaque point de la liste avec la source qui le prouve, puis passe au suivant.\n'
const longText = Array.from({ length: variableCount }, (_, index) => {
  const part = `# Partie ${index + 1}\nDonnée : [donnée ${index + 1}]\n`
  return part + line.repeat(Math.floor((2880 - part.length) / line.length))
})
  .join('')
  .padEnd(144_000, '.')

test('stays usable with 144,000 characters and 50 variables', async ({
  page,
  context,
  changedSite,
}) => {
  await insertLongPrompt(changedSite.database)
  await stubAssistants(context)
  await openPage(page, '/prompt/tres-long')
  await expect(page.getByText('0 variable sur 50 remplie')).toBeVisible()
  const field = page.getByRole('form').getByLabel('Donnée 50')

  // A key that found the page busy would be handled late and out of step with what is typed.
  await field.pressSequentially('valeur tapée au clavier')
  await expect(field).toHaveValue('valeur tapée au clavier')
  await expect(
    page.getByRole('button', { name: 'Modifier donnée 50, rempli : valeur tapée au clavier' }),
  ).toBeVisible()
  await expect(page.getByText('1 variable sur 50 remplie')).toBeVisible()

  await page.getByRole('button', { name: 'Remplir donnée 1, à remplir' }).click()
  await page.keyboard.type('dans le texte')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('form').getByLabel('Donnée 1', { exact: false }).first()).toHaveValue(
    'dans le texte',
  )

  const expected = longText
    .replace('[donnée 50]', 'valeur tapée au clavier')
    .replace('[donnée 1]', 'dans le texte')
  await page
    .getByRole('region', { name: 'Personnaliser le prompt' })
    .getByRole('button', { name: 'Copier le prompt' })
    .click()
  await expectToast(
    page,
    'Prompt copié !',
    'Le prompt personnalisé a été copié dans votre presse-papier. 48 crochets restent à remplir.',
  )
  expect(await readClipboard(page)).toBe(expected)

  const url = await openedAddress(page, page.getByRole('link', { name: 'Ouvrir dans ChatGPT' }))
  expect(url.href).toBe('https://chatgpt.com/')
  await page.bringToFront()
  await expectToast(
    page,
    'Ouverture de ChatGPT',
    'Prompt copié : collez-le si le champ est vide. 48 crochets restent à remplir.',
  )
  expect(await readClipboard(page)).toBe(expected)
})

async function insertLongPrompt(database: DatabaseAddress): Promise<void> {
  const input = promptDrafting.inputSchema.parse({
    slug: 'tres-long',
    titre: 'Un texte très long',
    description: 'Le plus long texte que le fonds ait à montrer.',
    prompt: longText,
    categories: ['SEO'],
    tags: ['long'],
    niveau: 'Expert',
    ia: null,
    statut: 'valide',
    auteur_nom: null,
    auteur_linkedin_url: null,
    conversations_associees: null,
    requetes_seo: null,
    historique: [],
    exemple: null,
  })
  const instant = '2026-01-01T00:00:00.000Z'
  await drizzle(openClient(database.url, database.authToken))
    .insert(prompts)
    .values({
      ...input,
      ...promptDerivedValues(input, builtInFacts),
      cote_rang: 999,
      date_creation: instant,
      date_modification: instant,
    })
}
