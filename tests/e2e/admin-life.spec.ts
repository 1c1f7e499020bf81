import { expect } from '@playwright/test'

import { openAdmin, openVisitor, test } from './admin-test.ts'
import { expectToast } from './toasts.ts'

const titre = 'Plan de maillage pour une boutique'

test('a prompt lives: created, previewed, published, found, edited, withdrawn, deleted, restored', async ({
  page,
  browser,
  ownSite,
}) => {
  test.setTimeout(120_000)
  const visitor = await openVisitor(browser, ownSite)

  await openAdmin(page, '/prompts/nouveau', 'Nouveau prompt')
  await page.getByLabel('Titre', { exact: true }).fill(titre)
})
