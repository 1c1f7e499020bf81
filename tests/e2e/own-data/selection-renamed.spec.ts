import { expect } from '@playwright/test'

import { openClient } from '#drizzle/local/database-client.ts'
import { test } from '#tests/e2e/fixtures/changed-site-test.ts'
import { publicGpt, publicPrompt } from '#tests/e2e/fixtures/seeded-content.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'
import { selectionLink } from '#web/features/selection/selection-link.ts'

test.use({ permissions: clipboardPermissions })

// No other test's: the site is shared with what runs after it.
const former = 'rapport-mensuel-commente'
const present = 'un-rapport-renomme'

test.beforeAll(async ({ changedSite }) => {
  await openClient(changedSite.database.url, changedSite.database.authToken).batch(
    [
      { sql: 'UPDATE prompts SET slug = ? WHERE slug = ?', args: [present, former] },
      {
        sql: "INSERT OR IGNORE INTO former_slugs (kind, slug, nouveau_slug) VALUES ('prompt', ?, ?)",
        args: [former, present],
      },
    ],
    'write',
  )
})

test('lists an item that was renamed once, at its present address', async ({ page, baseURL }) => {
  const link = await selectionLink(`${baseURL}/selection`, {
    title: '',
    items: [former, 'un-prompt-inconnu', present].map((slug) => ({
      kind: 'prompt',
      slug,
      note: '',
    })),
  })
  const { titre } = await publicPrompt(former)
  await openPage(page, link)
  const main = page.getByRole('main')
  await expect(main).toContainText('1 fiche et 1 autre qui a quitté le catalogue')
  await expect(main.getByRole('link', { name: titre })).toHaveAttribute(
    'href',
    `/prompt/${present}`,
  )
})

test('copies the text of a prompt that was renamed since it was kept', async ({
  page,
  baseURL,
}) => {
  const { prompt, titre } = await publicPrompt(former)
  const { nom } = await publicGpt('lovable-architect')
  await page.addInitScript((slug) => {
    const items = [
      { kind: 'prompt', slug, title: 'Gardé sous son ancien nom' },
      { kind: 'gpt', slug: 'lovable-architect', title: 'Gardé sous son ancien nom' },
    ]
    localStorage.setItem('selection-v1', JSON.stringify(items))
  }, former)
  await openPage(page, '/selection')
  await page.getByRole('button', { name: 'Tout copier en markdown' }).click()
  await expectToast(page, 'Sélection copiée !')
  const copied = await readClipboard(page)
  expect(copied).toContain(`## 1. ${titre}\n\n${baseURL}/prompt/${present}\n`)
  expect(copied).toContain(`## 2. ${nom}\n\n${baseURL}/gpt/lovable-architect\n`)
  expect(copied).not.toContain('ancien nom')
  expect(copied).toContain(prompt)
})
