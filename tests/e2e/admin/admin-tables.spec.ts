import { expect, type Locator, type Page } from '@playwright/test'
import { z } from 'zod'

import { openClient } from '#drizzle/local/database-client.ts'
import { createGpt, createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectHeading } from '#tests/e2e/fixtures/sign-in-page.ts'
import { rowOf } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { fillTables } from '#tests/e2e/support/filled-tables.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'
import type { BuiltWorker } from '#tests/support/site/built-worker.ts'

/** A word that is in no other item, so that a table can be cut down to those of a test. */
const ownWord = () => `mot${crypto.randomUUID().slice(0, 8)}`

const today = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeZone: 'Europe/Paris',
}).format()

/** What stands in each cell of a row, by the header of its column. */
async function cellsOf(page: Page, title: string): Promise<Record<string, string>> {
  const headers = await page.getByRole('columnheader').allInnerTexts()
  const cells = rowOf(page, title).getByRole('cell')
  return Object.fromEntries(
    await Promise.all(
      headers.map(async (header, index) => [header.trim(), await cells.nth(index).innerText()]),
    ),
  )
}

test(
  'R163: a prompt is listed with its status, categories, queries and date',
  journey,
  async ({ page }) => {
    const word = ownWord()
    const full = `Complet ${word}`
    const bare = `Nu ${word}`
    await createPrompt(page, {
      titre: full,
      categories: ['SEO', 'Local', 'Audit', 'Content'],
      requetes_seo: { requetes: ['une requête'] },
    })
    await createPrompt(page, { titre: bare, categories: ['SEO'], requetes_seo: null })
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAdmin(page, `/prompts?q=${word}`, 'Prompts')
    await expect(page.getByRole('columnheader')).toHaveText([
      '',
      'Titre',
      'Statut',
      'Catégories',
      'Requêtes SEO',
      'Créé le',
      'Actions',
    ])
    const cells = await cellsOf(page, full)
    expect(cells['Titre']).toBe(full)
    // Before them stands what the button that changes them is called.
    expect(cells['Catégories']?.split(/\s+/).slice(-3)).toEqual(['SEO', 'Local', '+2'])
    expect(cells['Requêtes SEO']).toContain('Configuré')
    expect(cells['Créé le']).toBe(today)
    await expect(statutOf(page, full)).toHaveValue('brouillon')
    const others = await cellsOf(page, bare)
    expect(others['Catégories']).toMatch(/(?<![,:] )SEO$/)
    expect(others['Requêtes SEO']).toContain('À compléter')
    expect(others['Requêtes SEO']).not.toContain('Configuré')
  },
)

test('R167: a GPT is listed with its status, AI, categories, sections and date', async ({
  page,
}) => {
  const word = ownWord()
  const full = `Complet ${word}`
  const bare = `Nu ${word}`
  await createGpt(page, {
    nom: full,
    ia: 'Claude',
    categories: ['SEO', 'Local', 'Audit'],
    cas_usage: [{ titre: 'Cas', description: 'Un cas.' }],
    workflow: [{ numero: 1, titre: 'Étape', description: 'Une étape.' }],
    limitations: [{ type: 'limitation', titre: 'Limite', description: 'Une limite.' }],
    faq: [{ question: 'Une question ?', reponse: 'Oui.' }],
    requetes_seo: { requetes: ['une requête'] },
  })
  await createGpt(page, { nom: bare, ia: null })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAdmin(page, `/gpts?q=${word}`, 'GPT')
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Nom',
    'Statut',
    'IA',
    'Catégories',
    'Sections',
    'Créé le',
    'Actions',
  ])
  const cells = await cellsOf(page, full)
  expect(cells['Nom']).toBe(full)
  expect(cells['IA']).toMatch(/\nClaude$/)
  expect(cells['Catégories']?.split(/\s+/).slice(-3)).toEqual(['SEO', 'Local', '+1'])
  expect(cells['Sections']).toContain('Configuré')
  expect(cells['Créé le']).toBe(today)
  await expect(statutOf(page, full)).toHaveValue('brouillon')
  expect((await cellsOf(page, bare))['Sections']).toContain('À compléter')
})

for (const [path, heading, column] of [
  ['/prompts', 'Prompts', 'Titre'],
  ['/gpts', 'GPT', 'Nom'],
] as const) {
  test(`the table of ${heading} is searched and sorted (R162, R163, R167)`, async ({ page }) => {
    const word = ownWord()
    for (const name of [`Bêta ${word}`, `Alpha ${word}`]) {
      if (path === '/prompts') await createPrompt(page, { titre: name })
      else await createGpt(page, { nom: name })
    }
    await openAdmin(page, path, heading)
    await page.getByRole('searchbox', { name: 'Rechercher' }).fill(`beta ${word}`)
    const titles = page.getByRole('row').locator('td > a')
    await expect(titles).toHaveText([`Bêta ${word}`])
    await page.getByRole('searchbox', { name: 'Rechercher' }).fill(word)
    await expect(titles).toHaveCount(2)
    const sort = page.getByRole('button', { name: column, exact: true })
    await sort.click()
    await expect(titles).toHaveText([`Alpha ${word}`, `Bêta ${word}`])
    await sort.click()
    await expect(titles).toHaveText([`Bêta ${word}`, `Alpha ${word}`])
  })

  test(`«Ajouter» above ${heading} opens a new form, beside it the page of contribution (R164)`, async ({
    page,
    context,
  }) => {
    await openAdmin(page, path, heading)
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Page de contribution' }).click()
    await expect(await opened).toHaveURL('/ajouter')
    await page.getByRole('link', { name: 'Ajouter', exact: true }).click()
    await expectHeading(page, path === '/prompts' ? 'Nouveau prompt' : 'Nouveau GPT')
    await expect(page).toHaveURL(`/secure-admin-panel${path}/nouveau`)
  })

  test(`the table of ${heading} says that it is empty, or what was not found (R173)`, async ({
    page,
  }) => {
    await openAdmin(page, `${path}?categorie=Introuvable`, heading)
    await expect(page.getByText('Aucune donnée disponible', { exact: true })).toBeVisible()
    await expect(page.getByText('0 résultat', { exact: true })).toBeVisible()
    const word = ownWord()
    await openAdmin(page, `${path}?q=${word}`, heading)
    await expect(
      page.getByText(`Aucun résultat trouvé pour "${word}"`, { exact: true }),
    ).toBeVisible()
    await expect(page.getByText('Aucune donnée disponible')).toHaveCount(0)
  })
}

test('the queries of a prompt that are all removed are none (R165)', async ({ page, ownSite }) => {
  const titre = `Avec requêtes ${ownWord()}`
  const { id } = await createPrompt(page, { titre, requetes_seo: { requetes: ['une requête'] } })
  await openAdmin(page, `/prompts?q=${encodeURIComponent(titre)}`, 'Prompts')
  await page.getByRole('button', { name: `Requêtes SEO de ${titre}` }).click()
  const dialog = page.getByRole('dialog', { name: `Requêtes SEO : ${titre}` })
  await expect(dialog.getByText(/^Une requête par ligne/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Requêtes' }).fill(' \n\n')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expectToast(page, 'Prompt mis à jour')
  await expect(rowOf(page, titre)).toContainText('À compléter')
  const { rows } = await openClient(ownSite.database.url, ownSite.database.authToken).execute({
    sql: 'SELECT requetes_seo FROM prompts WHERE id = ?',
    args: [id],
  })
  expect(rows[0]?.['requetes_seo']).toBeNull()
})

test('the sections of a GPT are edited in tabs, the five in their order (R168)', async ({
  page,
}) => {
  const { id, nom } = await createGpt(page)
  await openAdmin(page, `/gpts/${id}`, nom)
  const tabs = page.getByRole('tablist', { name: 'Sections du GPT' }).getByRole('tab')
  await expect(tabs).toHaveText([
    /^Général/,
    /^Cas d’usage/,
    /^Workflow/,
    /^Limitations/,
    /^FAQ/,
    /^Requêtes SEO/,
    /^Référencement/,
    /^Exemple/,
  ])
  for (const tab of await tabs.all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    // What a section shows in tabs of its own stands within it.
    const outer = page.locator('[role=tabpanel]:not([role=tabpanel] [role=tabpanel])')
    await expect(outer.filter({ visible: true })).toHaveCount(1)
  }
})

test('a GPT is deleted after the question (R166, R245)', async ({ page }) => {
  const nom = `À supprimer ${ownWord()}`
  await createGpt(page, { nom })
  await openAdmin(page, `/gpts?q=${encodeURIComponent(nom)}`, 'GPT')
  const remove = page.getByRole('button', { name: `Supprimer ${nom}` })
  const dialog = page.getByRole('alertdialog', { name: 'Confirmer la suppression' })
  await remove.click()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(rowOf(page, nom)).toBeVisible()
  await remove.click()
  await expect(
    dialog.getByText(
      'Cette action est irréversible. Êtes-vous sûr de vouloir supprimer cet élément ?',
      { exact: true },
    ),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expectToast(page, 'GPT supprimé')
  await expect(rowOf(page, nom)).toHaveCount(0)
})

test('the status of a GPT changes where it stands (R170, R245)', async ({ page, ownSite }) => {
  const nom = `Statut ${ownWord()}`
  const { id } = await createGpt(page, { nom })
  await openAdmin(page, `/gpts?q=${encodeURIComponent(nom)}`, 'GPT')
  await statutOf(page, nom).selectOption('Valide')
  await expectToast(page, 'Statut mis à jour')
  await expect(statutOf(page, nom)).toHaveValue('valide')
  const { rows } = await openClient(ownSite.database.url, ownSite.database.authToken).execute({
    sql: 'SELECT statut FROM gpts WHERE id = ?',
    args: [id],
  })
  expect(rows[0]?.['statut']).toBe('valide')
})

for (const theme of ['light', 'dark'] as const) {
  test(`each status has its colour and its word, ${theme} (R171)`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    const word = ownWord()
    for (const statut of ['valide', 'brouillon', 'refuse'] as const) {
      await createPrompt(page, { titre: `${statut} ${word}`, statut })
    }
    await openAdmin(page, `/prompts?q=${word}`, 'Prompts')
    const valide = await hueOf(statutOf(page, `valide ${word}`))
    const brouillon = await hueOf(statutOf(page, `brouillon ${word}`))
    const refuse = await hueOf(statutOf(page, `refuse ${word}`))
    expect(valide, 'green').toBeGreaterThan(90)
    expect(valide, 'green').toBeLessThan(170)
    expect(brouillon, 'ochre').toBeGreaterThan(25)
    expect(brouillon, 'ochre').toBeLessThan(60)
    expect(refuse <= 20 || refuse >= 330, `crimson: ${refuse}`).toBe(true)
    for (const [statut, label] of [
      ['valide', 'Valide'],
      ['brouillon', 'Brouillon'],
      ['refuse', 'Refusé'],
    ] as const) {
      await expect(statutOf(page, `${statut} ${word}`).locator('option:checked')).toHaveText(label)
    }
  })
}

test('R172: a table shows 200 rows a page, and how many there are', async ({ page, ownSite }) => {
  const word = ownWord()
  const { id } = await createPrompt(page, { titre: `Modèle ${word}` })
  await openAdmin(page, `/prompts?q=${word}`, 'Prompts')
  await expect(page.getByText('1 résultat', { exact: true })).toBeVisible()
  await copyPrompt(ownSite, id, 200)
  try {
    await openAdmin(page, `/prompts?q=${word}`, 'Prompts')
    const rows = page.locator('tbody').getByRole('row')
    const previous = page.getByRole('button', { name: 'Précédent', exact: true })
    const next = page.getByRole('button', { name: 'Suivant', exact: true })
    await expect(page.getByText('201 résultats', { exact: true })).toBeVisible()
    expect(await previous.textContent()).toBe('Précédent')
    expect(await next.textContent()).toBe('Suivant')
    await expect(page.getByText('1 à 200 sur 201 résultats', { exact: true })).toBeVisible()
    await expect(rows).toHaveCount(200)
    await expect(previous).toBeDisabled()
    await next.click()
    await expect(page.getByText('201 à 201 sur 201 résultats', { exact: true })).toBeVisible()
    await expect(rows).toHaveCount(1)
    await expect(next).toBeDisabled()
    await previous.click()
    await expect(rows).toHaveCount(200)
    // A page that is not there any more is the last one that is.
    await openAdmin(page, `/prompts?q=${word}&page=999`, 'Prompts')
    await expect(page.getByText('201 à 201 sur 201 résultats', { exact: true })).toBeVisible()
    await expect(rows).toHaveCount(1)
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
  } finally {
    await openClient(ownSite.database.url, ownSite.database.authToken).execute({
      sql: "DELETE FROM prompts WHERE id LIKE ? || '-%'",
      args: [id],
    })
  }
})

/** Every table of the administration, with the columns that say something. */
const tables: [path: string, heading: string, label: string, columns: string[]][] = [
  ['/prompts', 'Prompts', 'Prompts', ['Titre', 'Statut', 'Catégories', 'Requêtes SEO', 'Créé le']],
  ['/gpts', 'GPT', 'GPT', ['Nom', 'Statut', 'IA', 'Catégories', 'Sections', 'Créé le']],
  [
    '/users',
    'Utilisateurs',
    'Utilisateurs',
    ['Utilisateur', 'Rôle', 'Attribué le', 'Dernière connexion', 'État'],
  ],
  ['/seo-pages', 'Pages SEO', 'Toutes les adresses', ['Adresse', 'Titre', 'Description']],
  [
    '/seo-pages?vue=configurees',
    'Pages SEO',
    'Pages configurées',
    ['Page', 'Titre', 'État', 'Modifiée le'],
  ],
  [
    '/seo-pages?vue=defauts',
    'Pages SEO',
    'Pages par défaut',
    ['Page', 'Titre et description', 'État'],
  ],
  [
    '/redirections',
    'Redirections',
    'Redirections',
    ['Adresse de départ', 'Destination', 'Passages', 'Dernier passage'],
  ],
  [
    '/redirections?vue=introuvables',
    'Redirections',
    'Adresses introuvables',
    ['Adresse', 'Visites', 'Première', 'Dernière'],
  ],
  ['/liens', 'Liens', 'Liens', ['Adresse', 'Absent depuis', 'Dernière visite']],
  ['/liens?vue=signalements', 'Liens', 'Signalements', ['Signalement', 'Page', 'Reçu le']],
  [
    '/sans-resultat',
    'Recherches sans résultat',
    'Recherches sans résultat',
    ['Recherche', 'Fois', 'Dernière'],
  ],
  [
    '/vocabulaire',
    'Vocabulaire de recherche',
    'Vocabulaire de recherche',
    ['Expressions équivalentes', 'Plus larges'],
  ],
  ['/categories', 'Catégories', 'Catégories', ['Nom', 'Code', 'Nom français', 'Prompts', 'GPT']],
  ['/tags', 'Tags', 'Tags', ['Tag', 'Fiches', 'Aussi écrit']],
  ['/parcours', 'Parcours', 'Parcours', ['Titre', 'Statut', 'Étapes', 'Place']],
  ['/variables', 'Variables', 'Variables', ['Variable', 'Type', 'Vaut pour', 'Alias', 'Prompts']],
  ['/journal', 'Journal', 'Modifications', ['Action', 'Date', 'Enregistrement', 'Adresse']],
  [
    '/journal?vue=connexions',
    'Journal',
    'Connexions',
    ['Action', 'Date', 'Enregistrement', 'Adresse'],
  ],
  ['/corbeille', 'Corbeille', 'Prompts supprimés', ['Titre', 'Supprimé le', 'Par']],
]

for (const [path, heading, label, columns] of tables) {
  test(`R163, R167, R172: every column of «${label}» sorts by keyboard and in the address, above its pager`, async ({
    page,
    ownSite,
  }) => {
    await fillTables(page, ownSite)
    await page.setViewportSize({ width: 1280, height: 800 })
    await openAdmin(page, path, heading)
    const section = page.getByRole('region', { name: label, exact: true })
    const sortable = section.getByRole('columnheader').filter({ has: page.getByRole('button') })
    await expect(sortable).toHaveText(columns)
    const pager = section.locator('xpath=following-sibling::*[1]')
    expect(await pager.locator('> span').first().textContent()).toMatch(
      /^1 à \d+ sur (?:1 résultat|[\d\s]+ résultats)$/,
    )
    expect(await pager.getByRole('button').allTextContents()).toEqual(['Précédent', 'Suivant'])
    for (const name of columns) {
      const header = section.getByRole('columnheader', { name, exact: true })
      const button = header.getByRole('button')
      await button.focus()
      for (let times = 0; times < 2; times += 1) {
        const before = await header.getAttribute('aria-sort')
        await page.keyboard.press('Enter')
        await expect(header).not.toHaveAttribute('aria-sort', before ?? 'none')
        await expect(header).toHaveAttribute('aria-sort', /^(ascending|descending)$/)
        await expect(button).toBeFocused()
      }
    }
    const last = section.getByRole('columnheader', { name: columns.at(-1) ?? '', exact: true })
    const order = (await last.getAttribute('aria-sort')) ?? ''
    await page.reload()
    await expect(last).toHaveAttribute('aria-sort', order)
  })

  test(`R172: «${label}» sorts at 360 px, and nothing sticks out`, async ({ page, ownSite }) => {
    await fillTables(page, ownSite)
    await page.setViewportSize({ width: 360, height: 740 })
    await openAdmin(page, path, heading)
    const section = page.getByRole('region', { name: label, exact: true })
    await section.getByLabel('Trier par').selectOption(`${columns[0]}, décroissant`)
    await expect(page).toHaveURL(/[?&](?:\w+-)?tri=/)
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(excess).toBeLessThanOrEqual(0)
    await expectNoViolations(page)
  })
}

const statutOf = (page: Page, title: string): Locator =>
  page.getByRole('combobox', { name: `Statut de ${title}`, exact: true })

/** Degrees on the circle of colours: 0 is red, 120 green. */
async function hueOf(control: Locator): Promise<number> {
  const colour = await control.evaluate((element) => {
    // The browser itself turns any notation into bytes.
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = getComputedStyle(element).color
    context.fillRect(0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data]
  })
  const [red = 0, green = 0, blue = 0] = colour.map((byte) => byte / 255)
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (range === 0) return Number.NaN
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range
  return (sixth * 60 + 360) % 360
}

/** So many more rows like one, written where the table is kept. */
async function copyPrompt({ database }: BuiltWorker, id: string, copies: number): Promise<void> {
  const client = openClient(database.url, database.authToken)
  const { rows } = await client.execute('SELECT name FROM pragma_table_info(?)', ['prompts'])
  const columns = rows.map(({ name }) => z.string().parse(name))
  const own: Record<string, string> = {
    id: "id || '-' || n.i",
    slug: "slug || '-' || n.i",
    cote_rang: 'cote_rang + 100000 + n.i',
  }
  await client.execute({
    sql: `INSERT INTO prompts (${columns.join(', ')})
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
      SELECT ${columns.map((column) => own[column] ?? column).join(', ')} FROM prompts, n WHERE id = ?`,
    args: [copies, id],
  })
}
