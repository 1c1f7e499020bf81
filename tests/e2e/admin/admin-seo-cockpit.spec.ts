import { readFile } from 'node:fs/promises'

import { expect, type Page } from '@playwright/test'
import { z } from 'zod'

import { pages, type FixedPath } from '#shared/pages/pages.ts'
import { openAdmin, openVisitor, test as adminTest } from '#tests/e2e/fixtures/admin-test.ts'
import { fillFields } from '#tests/e2e/support/admin-editor.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

// The browser notes each refused call.
const test = adminTest.extend({
  allowedConsole: /Failed to load resource: the server responded with a status of 409/,
})

const rowOf = (page: Page, path: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: `Sélectionner ${path}`, exact: true }) })
const bulk = (page: Page) => page.getByRole('region', { name: 'Actions groupées' })
const select = (page: Page, path: string) => rowOf(page, path).getByRole('checkbox').check()
const find = (page: Page, text: string) =>
  page.getByRole('searchbox', { name: 'Rechercher' }).fill(text)

async function openCockpit(page: Page, query = ''): Promise<void> {
  await openAdmin(page, `/seo-pages${query}`, 'Pages SEO')
  await expect(page.getByRole('table', { name: 'Toutes les adresses' })).toBeVisible()
}

/** Each test has fixed pages of its own: the site is one for all of them. */
const fallbackTitle = (path: FixedPath) => pages[path].title

test('what the table says of an address is what its page says', async ({
  page,
  browser,
  ownSite,
}) => {
  const visitor = await openVisitor(browser, ownSite)
  for (const type of ['fixe', 'categorie', 'prompt', 'gpt']) {
    await openCockpit(page, `?type=${type}`)
    const row = page.locator('tbody').getByRole('row').first()
    const path = (await row.getByRole('link').first().getAttribute('href')) ?? ''
    await visitor.goto(path)
    await expect(row).toContainText(await visitor.title())
    await row.getByRole('button', { name: `Détails de ${path}` }).click()
    const dialog = page.getByRole('dialog', { name: path })
    const shown = await readTags(dialog.locator('dl'))
    expect(shown).toMatchObject(await readHead(visitor))
    const types = await visitor
      .locator('script[type="application/ld+json"]')
      .allTextContents()
      .then((blocks) => blocks.flatMap(typesOf))
    if (types.length > 0) await expect(dialog).toContainText(types.join(', '))
    for (const name of types) await expect(dialog.locator('pre')).toContainText(`"${name}"`)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await visitor.context().close()
})

const graph = z.object({ '@graph': z.array(z.object({ '@type': z.string() })) })
const typesOf = (json: string) =>
  graph.parse(JSON.parse(json))['@graph'].map((thing) => thing['@type'])

/** Names and values of the lists of a dialog. */
const readTags = async (lists: ReturnType<Page['locator']>): Promise<Record<string, string>> => {
  const [names, values] = await Promise.all([
    lists.locator('dt').allTextContents(),
    lists.locator('dd').allTextContents(),
  ])
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
}

/** What the head of the shown page says, by the names of its tags. */
const readHead = (visitor: Page): Promise<Record<string, string>> =>
  visitor.evaluate(() => {
    const tags = [...document.head.querySelectorAll('meta[name], meta[property]')]
      .map(
        (tag) =>
          [
            tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
            tag.getAttribute('content') ?? '',
          ] as const,
      )
      .filter(([name]) => /^(?:og:|twitter:|description$|keywords$)/.test(name))
    const canonical = document.head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
    return { ...Object.fromEntries(tags), title: document.title, canonical }
  })

test('a problem filters the table, and the address keeps it', async ({ page }) => {
  await openAdmin(page, '/seo-pages?vue=configurees', 'Pages SEO')
  const route = `/sans-page-${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: 'Nouvelle configuration' }).click()
  const form = page.getByRole('form', { name: 'Configuration SEO' })
  await fillFields(form, { 'Chemin de la page': route, Titre: 'Court', Description: 'Brève.' })
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expectToast(page, 'Configuration SEO sauvegardée')

  await openCockpit(page)
  await expect(rowOf(page, route)).toHaveCount(0)
  const chip = page.getByRole('button', { name: /^Configuration sans page/ })
  await expect(chip).toHaveAttribute('aria-pressed', 'false')
  await chip.click()
  await expect(rowOf(page, route)).toContainText('Aucune page')
  await expect(page).toHaveURL(/probleme=orpheline/)
  await page.reload()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(rowOf(page, route)).toBeVisible()
  await chip.click()
  await expect(rowOf(page, '/')).toBeVisible()
})

test('a page is edited from its row, and the row follows', journey, async ({ page }) => {
  await openCockpit(page)
  await page.getByRole('button', { name: 'Modifier /plan-du-site', exact: true }).click()
  const form = page.getByRole('form', { name: 'Configuration SEO' })
  await expect(form.getByLabel('Chemin de la page')).toHaveValue('/plan-du-site')
  const title = form.getByRole('textbox', { name: 'Titre', exact: true })
  await expect(title).toHaveValue(fallbackTitle('/plan-du-site'))
  await title.fill('Toutes nos pages, prompts et GPT en un coup d’œil')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expectToast(page, 'Configuration SEO sauvegardée')
  await expect(rowOf(page, '/plan-du-site')).toContainText('en un coup d’œil')
  await expect(rowOf(page, '/plan-du-site')).toContainText('configurée')
})

test('a suffix is previewed, added where there is room, and taken back', async ({
  page,
  browser,
  ownSite,
}) => {
  await openCockpit(page)
  const [short, full] = ['/mentions-legales', '/mcp'] as const
  await select(page, short)
  await select(page, full)
  await bulk(page).getByRole('button', { name: 'Ajouter un suffixe au titre' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Ajouter un suffixe au titre' })
  await dialog.getByRole('textbox', { name: 'Suffixe' }).fill(' | À nous')
  await expect(dialog.getByText(`${fallbackTitle(short)} | À nous`)).toBeVisible()
  await expect(dialog.getByText(/caractères, 60 au plus$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Ajouter à 1 titre' }).click()
  await expectToast(page, '1 titre modifié')
  await expect(rowOf(page, short)).toContainText(`${fallbackTitle(short)} | À nous`)
  await expect(rowOf(page, full)).not.toContainText('À nous')
  const visitor = await openVisitor(browser, ownSite)
  await visitor.goto(short)
  await expect(visitor).toHaveTitle(`${fallbackTitle(short)} | À nous`)

  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expectToast(page, 'Configurations rétablies')
  await expect(rowOf(page, short)).not.toContainText('À nous')
  await visitor.reload()
  await expect(visitor).toHaveTitle(fallbackTitle(short))
  await visitor.context().close()
})

test('the table follows a change without waiting for what is counted', async ({ page }) => {
  const path = '/nouveautes'
  await openCockpit(page)
  await expect(page.getByText('Analyse des adresses en cours...')).toHaveCount(0)
  const counted = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route('**/api/trpc/*cockpitCounts*', async (route) => {
    counted.resolve()
    await released.promise
    await route.continue()
  })
  await select(page, path)
  await bulk(page).getByRole('button', { name: 'Ajouter un suffixe au titre' }).click()
  await page.getByRole('textbox', { name: 'Suffixe' }).fill(' (3)')
  await page.getByRole('button', { name: 'Ajouter à 1 titre' }).click()
  await counted.promise
  await expect(rowOf(page, path)).toContainText(`${fallbackTitle(path)} (3)`)
  await select(page, path)
  await expect(bulk(page).getByRole('button', { name: /^Retirer/ })).toBeEnabled()
  released.resolve()
})

test('configurations are taken away together, and come back when that was a mistake', async ({
  page,
}) => {
  const path = '/cgu'
  await openCockpit(page)
  await select(page, path)
  await expect(bulk(page).getByRole('button', { name: /^Retirer/ })).toHaveCount(0)
  await page.getByRole('button', { name: `Modifier ${path}`, exact: true }).click()
  const form = page.getByRole('form', { name: 'Configuration SEO' })
  await fillFields(form, { Titre: 'Nos conditions', 'Mots-clés': 'conditions' })
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(rowOf(page, path)).toContainText('Nos conditions')

  await select(page, path)
  await bulk(page).getByRole('button', { name: 'Retirer la configuration (1)' }).click()
  await expectToast(page, '1 configuration retirée')
  await expect(rowOf(page, path)).toContainText(fallbackTitle(path))
  await expect(bulk(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(rowOf(page, path)).toContainText('Nos conditions')
  await page.getByRole('button', { name: `Modifier ${path}`, exact: true }).click()
  await expect(form.getByRole('textbox', { name: 'Mots-clés' })).toHaveValue('conditions')
})

test('a change that somebody else was faster with is refused, and the table is read anew', async ({
  page,
  context,
}) => {
  const path = '/confidentialite'
  await openCockpit(page)
  await select(page, path)
  const other = await context.newPage()
  await openCockpit(other)
  await other.getByRole('button', { name: `Modifier ${path}`, exact: true }).click()
  const form = other.getByRole('form', { name: 'Configuration SEO' })
  await fillFields(form, { Titre: 'Vos données chez nous' })
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(rowOf(other, path)).toContainText('Vos données chez nous')

  await bulk(page).getByRole('button', { name: 'Ajouter un suffixe au titre' }).click()
  await page.getByRole('textbox', { name: 'Suffixe' }).fill(' (2)')
  await page.getByRole('button', { name: 'Ajouter à 1 titre' }).click()
  await expectToast(page, 'Impossible de modifier ces configurations.')
  await expect(rowOf(page, path)).toContainText('Vos données chez nous')
})

test('the whole list is exported as CSV', async ({ page }) => {
  await openCockpit(page)
  const tab = page.getByRole('tab', { name: /^Toutes les adresses/ })
  // Addresses are counted after the table is shown.
  await expect(tab).toContainText(/\d/)
  const total = Number((await tab.textContent())?.replaceAll(/\D/g, ''))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter en CSV' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(download.suggestedFilename()).toBe('adresses-seo.csv')
  const [head, ...lines] = text.slice(1).trimEnd().split('\r\n')
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(head).toMatch(/^"chemin";"type";"titre";"titre_caracteres";"titre_px";"description"/)
  expect(lines).toHaveLength(total)
  expect(lines.filter((line) => line.startsWith('"/prompt/')).length).toBeGreaterThan(20)
  expect(lines.find((line) => line.startsWith('"/mcp"'))).toContain('/mcp"')
})

test('a search finds addresses by their texts, and says when there are none', async ({ page }) => {
  await openCockpit(page)
  await find(page, 'audit')
  await expect(page).toHaveURL(/q=audit/)
  await expect(page.locator('tbody').getByRole('row').first()).toContainText(/audit/i)
  await find(page, 'introuvable-nulle-part')
  await expect(page.getByText('Aucun résultat trouvé pour "introuvable-nulle-part"')).toBeVisible()
})
