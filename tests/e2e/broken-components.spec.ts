import { expect, type Page } from '@playwright/test'

import { breakComponent, expectFailedPage, followLink } from './broken-code.ts'
import { openPage } from './open-page.ts'
import { test } from './site-test.ts'

// The network stack reports the status of the page that is not there.
test.use({ allowedConsole: /^Failed to load resource: .* 404 \(Not Found\)/ })

/** Each kind of page: its address, and the file that brings its component. */
const kinds = [
  ['home', '/', '_site'],
  ['list of prompts', '/prompts', 'prompts'],
  ['list of GPT', '/gpts', 'gpts'],
  ['prompt', '/prompt/audit-on-page-url', 'prompt._slug'],
  ['GPT', '/gpt/analyste-intention-de-recherche', 'gpt._slug'],
  ['categories', '/categories', 'categories'],
  ['category', '/categorie/seo', 'categorie._slug'],
  ['search', '/recherche', 'recherche'],
  ['results', '/recherche?q=seo', 'recherche'],
  ['legal text', '/cgu', 'cgu'],
  ['news', '/nouveautes', 'nouveautes'],
  ['site plan', '/plan-du-site', 'plan-du-site'],
  ['selection', '/selection', 'selection'],
  ['profiles', '/profils', 'profils'],
  ['assistants', '/mcp', 'mcp'],
  ['contribution', '/ajouter', 'ajouter'],
  ['absent page', '/une-adresse-inconnue', 'not-found-page'],
] as const

for (const [kind, path, file] of kinds) {
  test(`a component that throws leaves the frame and another try: ${kind}, hydrated`, async ({
    page,
  }) => {
    const mend = await breakComponent(page, file)
    await page.goto(path)
    await expectFailedPage(page)
    await mend()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expectWholePage(page)
  })

  test(`a component that throws leaves the frame and another try: ${kind}, after a link`, async ({
    page,
  }) => {
    const mend = await breakComponent(page, file)
    await openPage(page, '/mentions-legales')
    await followLink(page, path)
    await expectFailedPage(page)
    await mend()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expectWholePage(page)
  })
}

async function expectWholePage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/pu s’afficher/)
  await expect(page.getByRole('main')).toHaveCount(1)
}
