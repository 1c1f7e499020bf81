import { readFile } from 'node:fs/promises'

import { expect, type Page } from '@playwright/test'

import { breakApi } from '#tests/e2e/fixtures/api-calls.ts'
import { publicGpt, publicPrompt } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey, themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'

const promptSlug = 'brief-contenu-redacteur'
const gptSlug = 'rapport-mensuel-assiste'

/** Its destination is long: the site launches it. */
const launched = (baseURL: string | undefined) => `${baseURL}/gpt/${gptSlug}/ouvrir`

/** A selection with a note, a profile, and a value that was typed into the prompt of the selection. */
async function prepare(page: Page): Promise<void> {
  await page.goto('/plan-du-site')
  await page.evaluate(
    ([prompt, gpt]) => {
      const items = [
        { kind: 'prompt', slug: prompt, title: 'Brief', note: 'Une page de service\nà la fois.' },
        { kind: 'gpt', slug: gpt, title: 'Rapport', note: '' },
        { kind: 'prompt', slug: 'un-prompt-parti', title: 'Parti', note: '' },
      ]
      const lists = [{ id: 'a', title: 'Refonte Dupont, semaine 1', items }]
      const profile = {
        id: 'p',
        name: 'Client Dupont',
        values: [{ variable: 'Ton', value: 'Sobre et technique' }],
      }
      const kept = {
        titre: 'Brief',
        total: 8,
        values: { objectif: 'Demander un devis' },
        at: Date.now(),
      }
      localStorage.setItem('selections-v1', JSON.stringify({ currentId: 'a', lists }))
      localStorage.setItem('profils-v1', JSON.stringify([profile]))
      localStorage.setItem(`saisie-v1:${prompt}`, JSON.stringify(kept))
    },
    [promptSlug, gptSlug] as const,
  )
}

test(
  'fills a selection for a client: what was typed, what the profile has, and what is missing',
  themedJourney,
  async ({ page, baseURL }) => {
    const [prompt, gpt] = await Promise.all([publicPrompt(promptSlug), publicGpt(gptSlug)])
    await prepare(page)
    await openPage(page, '/selection')
    await page.getByRole('link', { name: 'Document client' }).click()
    await expect(page).toHaveURL('/selection/document')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Refonte Dupont, semaine 1')
    await expect(main.getByText(/^Préparé le \d/)).toBeVisible()

    const first = main.getByRole('article').first()
    await expect(first.getByRole('heading')).toHaveText(`1. ${prompt.titre}`)
    await expect(first.getByText('Une page de service\nà la fois.')).toBeVisible()
    await expect(first.locator('u')).toHaveText(['Demander un devis'])
    const clients = page.getByRole('combobox', { name: 'Rempli pour' })
    await clients.selectOption('Client Dupont')
    // All of the site works for them: that is said, and taken back by one press.
    await expectToast(page, 'Client : Client Dupont')
    await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(main.getByText(/^Préparé le \d/)).toBeVisible()
    await clients.selectOption('Client Dupont')
    await expect(main.getByText(/^Préparé pour Client Dupont, le \d/)).toBeVisible()
    await expect(first.locator('u').last()).toHaveText('Sobre et technique')
    // Lines and brackets, and not colour alone.
    await expect(first.locator('u').first()).toHaveCSS('text-decoration-style', 'solid')
    const missing = first.getByText(/^\[.+\]$/).first()
    await expect(missing).toHaveCSS('text-decoration-style', 'dashed')
    await expect(main.getByText('Entre crochets\u00a0: à compléter avant usage')).toBeVisible()

    const second = main.getByRole('article').nth(1)
    await expect(second.getByRole('heading')).toHaveText(`2. ${gpt.nom}`)
    await expect(second.getByText((gpt.role ?? '').split('\n')[0] ?? '')).toBeVisible()
    await expect(second.getByRole('link')).toHaveAttribute('href', launched(baseURL))
    await expect(main.getByRole('article').nth(2)).toContainText('n’est plus dans le catalogue')
    await expectNoViolations(page)

    // The client is the same on prompts, and the document remembers it.
    await openPage(page, '/selection/document')
    await expect(main.getByText(/^Préparé pour Client Dupont/)).toBeVisible()
  },
)

test(
  'is saved as markdown, with what is filled and what is not',
  journey,
  async ({ page, baseURL }) => {
    await prepare(page)
    await openPage(page, '/selection/document')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Enregistrer en markdown' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('refonte-dupont-semaine-1.md')
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toMatch(/^# Refonte Dupont, semaine 1\n\nPréparé le \d/)
    expect(text).toContain('> Une page de service\n> à la fois.')
    expect(text).toContain('Demander un devis')
    expect(text).toContain('[ton]')
    expect(text).toContain(`GPT\u00a0: ${launched(baseURL)}`)
    expect(text).toContain('*Cette fiche n’est plus dans le catalogue.*')
  },
)

test('is printed as the text alone, an item on each page of A4', async ({ page }) => {
  await prepare(page)
  await openPage(page, '/selection/document')
  const pieces = page.getByRole('article')
  await expect(pieces).toHaveCount(3)
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Imprimer', 'Enregistrer en markdown']) {
    await expect(page.getByRole('button', { name })).toBeHidden()
  }
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(pieces.nth(1)).toHaveCSS('break-before', 'page')
  await expect(pieces.first().locator('> :last-child')).toHaveCSS('background-image', 'none')
})

test('says what to do where the selection is empty', async ({ page }) => {
  await openPage(page, '/selection/document')
  await expect(page.getByRole('heading', { name: 'Rien à imprimer' })).toBeVisible()
  await page.getByRole('link', { name: 'Voir mes sélections' }).click()
  await expect(page).toHaveURL('/selection')
})

test.describe('offline', () => {
  test.use({ allowedConsole: /^Failed to load resource: net::ERR_FAILED/ })

  test('offers another try for texts that do not come', async ({ page }) => {
    await prepare(page)
    const mend = await breakApi(page)
    await openPage(page, '/selection/document')
    await expect(page.getByRole('alert')).toContainText('n’ont pas pu être chargés')
    await mend()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('article')).toHaveCount(3)
  })
})
