import { expect, type Locator, type Page } from '@playwright/test'

import { openClient } from '#drizzle/local/database-client.ts'
import { createGpt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test as adminTest } from '#tests/e2e/fixtures/admin-test.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import type { BuiltWorker } from '#tests/support/site/built-worker.ts'

const written = JSON.stringify([
  { numero: 1, titre: 'Lire le rapport', description: 'De la première page à la dernière.' },
])

/** Three public GPTs without a workflow, and a draft; all others have one until the test is over. */
const test = adminTest.extend<{ lacking: { id: string; nom: string }[] }>({
  // What is refused or does not arrive is noted by the browser.
  allowedConsole:
    /^Failed to load resource: (?:net::ERR_FAILED|the server responded with a status of 404)/,
  lacking: async ({ ownSite, page }, use) => {
    const client = openClient(ownSite.database.url, ownSite.database.authToken)
    const { rows } = await client.execute('SELECT id, workflow FROM gpts')
    await client.execute({ sql: 'UPDATE gpts SET workflow = ?', args: [written] })
    const gpts = []
    for (const statut of ['valide', 'valide', 'valide', 'brouillon'] as const) {
      gpts.push(await createGpt(page, { statut, workflow: [] }))
    }
    await use(gpts.slice(0, 3))
    await client.batch(
      [
        ...rows.map(({ id, workflow }) => ({
          sql: 'UPDATE gpts SET workflow = ? WHERE id = ?',
          args: [workflow ?? null, id ?? null],
        })),
        ...gpts.map(({ id }) => ({
          sql: "UPDATE gpts SET statut = 'brouillon' WHERE id = ?",
          args: [id],
        })),
      ],
      'write',
    )
  },
})

const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Workflow automatique' })

async function openPlan(page: Page): Promise<Locator> {
  await openAdmin(page, '/gpts', 'GPT')
  const panel = panelOf(page)
  await panel.getByRole('button', { name: 'Générer' }).click()
  await expect(panel.getByRole('button', { name: 'Écrire 3 workflows' })).toBeEnabled()
  return panel
}

test(
  'R183: goes from idle to a result that counts what was generated, kept and all',
  journey,
  async ({ page, lacking, ownSite }) => {
    await openAdmin(page, '/gpts', 'GPT')
    const panel = panelOf(page)
    await expect(panel.getByRole('button')).toHaveText(['Générer'])
    await openPlan(page)
    // The draft is no business of it.
    await expect(panel.locator('ol > li:has(> details)')).toHaveCount(3)
    const release = await holdGeneration(page)
    await panel.getByRole('button', { name: 'Écrire 3 workflows' }).click()
    await expect(panel.getByRole('progressbar')).toBeVisible()
    await expect(panel.getByText('Workflows générés avec succès !')).toHaveCount(0)
    release()

    const total = await countValid(ownSite)
    const title = panel.getByText('Workflows générés avec succès !', { exact: true })
    expect(await title.textContent()).toBe('Workflows générés avec succès !')
    await expect(
      panel.getByText(`3 workflows générés, ${total - 3} conservés, ${total} au total.`, {
        exact: true,
      }),
    ).toBeVisible()
    for (const { id } of lacking) expect(await stepsOf(ownSite, id)).toBeGreaterThan(2)
    await panel.getByRole('button', { name: 'Fermer' }).click()
    await expect(panel.getByRole('button')).toHaveText(['Générer'])
  },
)

test('ends at a refusal of the server, with what was done until then (R183)', async ({
  page,
  lacking,
  ownSite,
}) => {
  const panel = await openPlan(page)
  const names = await panel.locator('ol > li summary').allInnerTexts()
  const second = lacking.find(({ nom }) => names[1]?.startsWith(nom))
  // It is withdrawn between the plan and the writing.
  await openClient(ownSite.database.url, ownSite.database.authToken).execute({
    sql: "UPDATE gpts SET statut = 'brouillon' WHERE id = ?",
    args: [second?.id ?? ''],
  })
  await panel.getByRole('button', { name: 'Écrire 3 workflows' }).click()
  await expect(panel.getByText('Erreur lors de la génération', { exact: true })).toBeVisible()
  await expect(panel).toContainText(/1 workflow généré, \d+ conservés?, \d+ au total\./)
  await expect(panel).toContainText(/\(ERR_\d{13}_[\da-f]{8}\)/)
})

test('ends at what nobody foresaw (R183)', async ({ page, lacking, ownSite }) => {
  const panel = await openPlan(page)
  await page.route('**/api/trpc/admin.workflows.generate', (route) => route.abort())
  await panel.getByRole('button', { name: 'Écrire 3 workflows' }).click()
  await expect(panel.getByText('Erreur inattendue', { exact: true })).toBeVisible()
  await expect(panel).toContainText(/^.*0 workflow généré/)
  await expect(panel).toContainText(/\(ERR_\d{13}_[\da-f]{8}\)/)
  for (const { id } of lacking) expect(await stepsOf(ownSite, id)).toBe(0)
})

test('waits 100 ms between two updates (R184)', async ({ page, lacking }) => {
  await page.clock.install()
  const panel = await openPlan(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('admin.workflows.generate')) calls += 1
  })
  const write = panel.getByRole('button', { name: 'Écrire 3 workflows' })
  await Promise.all([answerRead(page), write.click()])
  for (const update of [1, 2]) {
    expect(calls).toBe(update)
    await page.clock.runFor(99)
    await settled(page)
    expect(calls).toBe(update)
    await Promise.all([answerRead(page), page.clock.runFor(1)])
  }
  expect(calls).toBe(lacking.length)
  await page.clock.resume()
  await expect(panel.getByText('Workflows générés avec succès !', { exact: true })).toBeVisible()
})

/** Waits until the page has read an answer of the generator. */
async function answerRead(page: Page): Promise<void> {
  const response = await page.waitForResponse('**/api/trpc/admin.workflows.generate')
  await response.finished()
  await settled(page)
}

/** A round trip of the page's own, which what was under way before is done with. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const response = await fetch('/favicon.svg')
    await response.text()
  })

/** Holds the calls of the generator until the function it gives is called. */
async function holdGeneration(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route('**/api/trpc/admin.workflows.generate', async (route) => {
    await released.promise
    await route.continue()
  })
  return () => released.resolve()
}

async function countValid({ database }: BuiltWorker): Promise<number> {
  const { rows } = await openClient(database.url, database.authToken).execute(
    "SELECT count(*) AS n FROM gpts WHERE statut = 'valide'",
  )
  return Number(rows[0]?.['n'])
}

async function stepsOf({ database }: BuiltWorker, id: string): Promise<number> {
  const { rows } = await openClient(database.url, database.authToken).execute({
    sql: 'SELECT json_array_length(workflow) AS n FROM gpts WHERE id = ?',
    args: [id],
  })
  return Number(rows[0]?.['n'])
}
