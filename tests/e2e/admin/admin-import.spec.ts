import { expect, type Page } from '@playwright/test'
import { z } from 'zod'

import { checkExport } from '#drizzle/export/check-export.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { openAdmin, test as adminTest } from '#tests/e2e/fixtures/admin-test.ts'
import { expectHeading } from '#tests/e2e/fixtures/sign-in-page.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'
import type { BuiltWorker } from '#tests/support/site/built-worker.ts'

const test = adminTest.extend({
  allowedConsole: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
})

const ownWord = () => `mot${crypto.randomUUID().slice(0, 8)}`

const choose = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Fichiers à importer')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

/** How many prompts have a word in their title. */
async function countOf({ database }: BuiltWorker, word: string): Promise<number> {
  const { rows } = await openClient(database.url, database.authToken).execute({
    sql: 'SELECT count(*) AS found FROM prompts WHERE instr(titre, ?) > 0',
    args: [word],
  })
  return z.number().parse(rows[0]?.['found'])
}

const verdict = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Filtrer par verdict' })
    .getByRole('button', { name, exact: true })

test(
  'a file becomes drafts by its columns and a try that writes nothing, and is taken back',
  journey,
  async ({ page, ownSite }) => {
    test.slow()
    const word = ownWord()
    await openAdmin(page, '/importer', 'Importer et exporter')
    await choose(
      page,
      'prompts.csv',
      [
        '\uFEFFact;prompt;rubrique;note',
        `Premier ${word};"Pour {{secteur}},`,
        'sur deux lignes";SEO;a',
        `Deuxième ${word};Sans rien;Inconnue;b`,
        `Troisième ${word};Sans rien;Inconnue;c`,
      ].join('\r\n'),
    )
    await expectHeading(page, 'Importer des fiches')
    await expect(page.getByText('3 lignes, 4 colonnes, point-virgule, UTF-8')).toBeVisible()
    await expect(page.getByLabel('« act » devient')).toHaveValue('titre')
    await expect(page.getByLabel('« note » devient')).toHaveValue('aucun')
    await page.getByLabel('« rubrique » devient').selectOption('Catégories')
    await expect(page.getByRole('checkbox', { name: /^Traduire \{\{secteur\}\}/ })).toBeChecked()
    await expectNoViolations(page)

    await page.getByRole('button', { name: 'Essayer sans rien écrire' }).click()
    await expect(page.getByText(/^Essai terminé en .* Rien n’a été écrit\.$/)).toBeVisible()
    await verdict(page, '2 refusées').click()
    await expect(page.locator('tbody').getByRole('row')).toHaveCount(2)
    await expect(page.locator('tbody')).toContainText('rubrique : Inconnue')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Les 2 refusées (CSV)' }).click()
    expect((await download).suggestedFilename()).toBe('prompts-refusées.csv')

    await page.getByRole('button', { name: `Ranger dans…, Deuxième ${word}` }).click()
    const categories = page.getByRole('combobox', { name: 'Catégories' })
    await expect(categories).toBeFocused()
    await categories.selectOption('Content')
    await page.getByLabel('Aussi pour 1 autre ligne refusée pour la même valeur').check()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(verdict(page, '0 refusée')).toBeFocused()
    await verdict(page, '3 lignes').click()
    expect(await countOf(ownSite, word)).toBe(0)

    await page.getByRole('button', { name: 'Importer 3 fiches' }).click()
    await expect(page.getByText('3 fiches créées', { exact: true })).toBeVisible()
    await expect(page.getByText('3 sont en brouillon', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Voir les prompts de cet import' })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('link', { name: `Premier ${word}` }).click()
    await expectHeading(page, `Premier ${word}`)
    await page.getByRole('tab', { name: /^Texte/ }).click()
    await expect(page.getByLabel('Texte du prompt', { exact: true })).toHaveValue(
      'Pour [secteur],\nsur deux lignes',
    )
    await expect(page.getByText('Brouillon').first()).toBeVisible()

    await openAdmin(page, '/importer', 'Importer des fiches')
    await page.getByRole('button', { name: 'Annuler l’import' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler l’import' }).click()
    await expect(page.getByText('Le catalogue est comme avant l’import.')).toBeVisible()
    expect(await countOf(ownSite, word)).toBe(0)
    await page.reload()
    await expect(page.getByText('Import annulé', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Importer un autre fichier' }).click()
    await openAdmin(page, '/corbeille', 'Corbeille')
    await expect(page.getByText(`Premier ${word}`)).toBeVisible()
  },
)

test('an import waits while nobody answers, goes on after a reload, and writes nothing twice', async ({
  page,
  ownSite,
}) => {
  test.slow()
  const word = ownWord()
  const rows = Array.from({ length: 60 }, (_, index) => `${word} ${index},Texte ${index},SEO`)
  await openAdmin(page, '/importer', 'Importer et exporter')
  await choose(page, 'soixante.csv', ['titre,prompt,categorie', ...rows].join('\n'))
  await page.getByRole('button', { name: 'Essayer sans rien écrire' }).click()
  await expect(verdict(page, '60 nouvelles')).toBeVisible()

  let calls = 0
  await page.route('**/api/trpc/admin.import.write', async (route) => {
    calls += 1
    if (calls === 1) return route.continue()
    // The second is written, and its answer lost.
    if (calls === 2) await route.fetch()
    return route.abort('internetdisconnected')
  })
  await page.getByRole('button', { name: 'Importer 60 fiches' }).click()
  await expect(page.getByText('Le site ne répond pas')).toBeVisible()
  await expect(page.getByText('25 sur 60 fiches')).toBeVisible()
  expect(await countOf(ownSite, word)).toBe(50)
  await expectNoViolations(page)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(page.getByText('25 sur 60 fiches')).toBeVisible()
  await expect(page.getByText(/^En pause\./)).toBeVisible()
  await page.getByRole('button', { name: 'Reprendre l’import' }).click()
  await expect(page.getByText('Import terminé', { exact: true })).toBeVisible()
  await expect(page.getByText('35 fiches créées', { exact: true })).toBeVisible()
  await expect(page.getByText('25 fiches écrites avant une coupure')).toBeVisible()
  expect(await countOf(ownSite, word)).toBe(60)
})

test('an import is paused and goes on by hand, and by itself when the network is back', async ({
  page,
  ownSite,
}) => {
  const word = ownWord()
  const rows = Array.from({ length: 60 }, (_, index) => `${word} ${index},Texte ${index},SEO`)
  await openAdmin(page, '/importer', 'Importer et exporter')
  await choose(page, 'soixante.csv', ['titre,prompt,categorie', ...rows].join('\n'))
  await page.getByRole('button', { name: 'Essayer sans rien écrire' }).click()
  let isCut = false
  const waiting: (() => void)[] = []
  await page.route('**/api/trpc/admin.import.write', async (route) => {
    if (isCut) return route.abort('internetdisconnected')
    await new Promise<void>((resolve) => waiting.push(resolve))
    return route.continue()
  })
  await page.getByRole('button', { name: 'Importer 60 fiches' }).click()
  await page.getByRole('button', { name: 'Mettre en pause' }).click()
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.()
  await expect(page.getByText('25 sur 60 fiches')).toBeVisible()
  await expect(page.getByText(/^En pause\./)).toBeVisible()
  expect(await countOf(ownSite, word)).toBe(25)

  isCut = true
  await page.getByRole('button', { name: 'Reprendre l’import' }).click()
  await expect(page.getByText('Le site ne répond pas')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('60 fiches créées', { exact: true })).toBeVisible()
})

test('a file that cannot be read is refused in a sentence, and text can be pasted', async ({
  page,
}) => {
  await openAdmin(page, '/importer', 'Importer et exporter')
  await choose(page, 'classeur.xlsx', 'PK\u0003\u0004\u0000')
  await expect(page.getByRole('alert')).toContainText('est un classeur de tableur. Exportez en CSV')
  await expectNoViolations(page)
  await page.getByText('Coller un texte à la place').click()
  await page.getByLabel('Texte à importer').fill('[{"titre":"Collé","prompt":"Texte"}]')
  await page.getByRole('button', { name: 'Lire ce texte' }).click()
  await expect(page.getByText('1 ligne, 2 colonnes, JSON')).toBeVisible()
  await page.getByLabel('« titre » devient').selectOption('Ne pas importer')
  await expect(page.getByText('Aucune colonne ne devient le titre.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Essayer sans rien écrire' })).toBeDisabled()
  await page.reload()
  await expectHeading(page, 'Importer des fiches')
  await page.getByRole('button', { name: 'Autre fichier' }).click()
  await expectHeading(page, 'Importer et exporter')
})

test('whoever signs out leaves no file behind', async ({ page }) => {
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('administration', 1)
          opening.addEventListener('success', () => {
            const store = opening.result.transaction('kept').objectStore('kept')
            const counting = store.count()
            counting.addEventListener('success', () => {
              opening.result.close()
              resolve(counting.result)
            })
          })
        }),
    )
  await openAdmin(page, '/importer', 'Importer et exporter')
  await choose(page, 'secret.csv', 'titre,prompt\nUn secret,Texte')
  await expectHeading(page, 'Importer des fiches')
  await expect.poll(kept).toBe(2)
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expectHeading(page, 'Administration Sécurisée')
  await expect.poll(kept).toBe(0)
})

test('everything leaves in one file, which the check reads', async ({ page }) => {
  await openAdmin(page, '/importer', 'Importer et exporter')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tout exporter' }).click()
  const file = await download
  await expectToast(page, 'Export terminé')
  const { tables } = await checkExport(await file.path())

  expect(file.suggestedFilename()).toMatch(/^export-.*\.jsonl\.gz$/)
  expect(tables.find(({ name }) => name === 'prompts')?.rows).toBeGreaterThan(30)
  await openAdmin(page, '/journal', 'Journal')
  await expect(page.getByRole('cell', { name: 'Tout exporté' }).first()).toBeVisible()
})
