import { readFile, writeFile } from 'node:fs/promises'

import { expect, type Locator, type Page } from '@playwright/test'

import { projectPath } from '#drizzle/local/project-root.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { clipboardPermissions } from '#tests/e2e/support/clipboard.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey, themedJourney } from '#tests/e2e/support/tiers.ts'
import { variableField } from '#tests/e2e/support/variables.ts'

const path = '/prompt/cannibalisation-export-search-console'
const label = 'Export Search Console'

const exportPath = (name: string) => projectPath('tests/shared/tables/exports', name)
const readExport = (name: string) => readFile(exportPath(name), 'utf8')

const opener = (page: Page) =>
  page.getByRole('button', { name: `insérer un tableau dans ${label}` })
const tableWindow = (page: Page) =>
  page.getByRole('dialog', { name: `Tableau pour «\u00a0${label}` })
const fileInput = (page: Page) => page.getByLabel('Fichier CSV ou TSV')
const size = (page: Page) => tableWindow(page).getByRole('status')

/** Drops a file as a visitor drags it from a folder. */
async function drop(target: Locator, name: string, text: string): Promise<void> {
  // The code that accepts a table is loaded on the first use of the page.
  await expect(opener(target.page())).toBeVisible()
  const data = await target.page().evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], fileName))
      return transfer
    },
    [name, text] as const,
  )
  await target.dispatchEvent('dragover', { dataTransfer: data })
  await target.dispatchEvent('drop', { dataTransfer: data })
}

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  await fileInput(page).setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  })
}

async function paste(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await variableField(page, label).focus()
  await expect(opener(page)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+v')
}

const offer = (page: Page) => page.getByRole('button', { name: 'Choisir colonnes et lignes' })

const crawlRow = (index: number) =>
  `https://exemple.fr/page/${index},"Titre ""${index}""",${index % 97},0`

test(
  'a dropped export becomes a small table: columns, rows and order are chosen, and it is undone',
  themedJourney,
  async ({ page }) => {
    await openPage(page, path)
    const field = variableField(page, label)
    await field.fill('Septembre 2026')
    await drop(field, 'requetes.csv', await readExport('search-console-requetes.csv'))
    const dialog = tableWindow(page)
    await expect(dialog.getByText('requetes.csv\u00a0: 12 lignes, 5 colonnes')).toBeVisible()
    await expect(dialog.getByText('Rien n’est envoyé')).toBeVisible()
    await expectNoViolations(page)

    await dialog.getByLabel('CTR').uncheck()
    await dialog.getByLabel('Position').uncheck()
    await dialog.getByLabel('Lignes qui contiennent').fill('DEVIS')
    await expect(size(page)).toContainText('8 lignes sur 8')
    await dialog.getByLabel('Trier par').selectOption('Impressions')
    await dialog.getByLabel('Sens').selectOption('Du plus petit au plus grand')
    await dialog.getByLabel('Premières lignes').fill('3')
    const preview = dialog.getByRole('region', { name: 'Aperçu' })
    await expect(preview.getByRole('row')).toHaveText([
      /^Requêtes les plus fréquentesClicsImpressions$/,
      /^devis peinture m²351190$/,
      /^#devis1503600$/,
      /^devis électricien1053780$/,
    ])
    await expect(size(page)).toContainText(/3 lignes sur 8.*Le champ en aura \d+ sur 20\s000/)
    await dialog.getByRole('button', { name: 'Insérer' }).click()
    await expect(dialog).toBeHidden()
    await expect(field).toHaveValue(
      'Septembre 2026\n\nRequêtes les plus fréquentes\tClics\tImpressions\ndevis peinture m²\t35\t1190\n#devis\t150\t3600\ndevis électricien\t105\t3780',
    )
    const note = page.getByText('3 lignes insérées de «\u00a0requetes.csv\u00a0».')
    await expect(note).toBeVisible()
    await expectNoViolations(page)

    await page.getByRole('button', { name: 'Annuler l’insertion' }).click()
    await expect(field).toHaveValue('Septembre 2026')
    await expect(field).toBeFocused()
    await expect(note).toBeHidden()
  },
)

test(
  'the keyboard alone chooses a file, its columns and rows, inserts and undoes',
  journey,
  async ({ page }) => {
    const choosing = page.waitForEvent('filechooser')
    await openPage(page, path)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    const dialog = tableWindow(page)
    await dialog.getByRole('button', { name: 'Choisir un fichier' }).focus()
    await page.keyboard.press('Enter')
    await (await choosing).setFiles(exportPath('screaming-frog-interne.csv'))
    await expect(dialog.getByText('screaming-frog-interne.csv\u00a0: 6 lignes')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('Adresse')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(dialog.getByLabel('Type de contenu')).not.toBeChecked()
    const insert = dialog.getByRole('button', { name: 'Insérer' })
    await expect(insert).toBeEnabled()
    for (let stops = 0; stops < 30; stops += 1) {
      if (await insert.evaluate((button) => button === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(insert).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(variableField(page, label)).toHaveValue(/^Adresse\tCode HTTP\tStatut\t/)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Annuler l’insertion' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(variableField(page, label)).toHaveValue('')

    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener(page)).toBeFocused()
  },
)

test.describe('a pasted table', () => {
  test.use({ permissions: clipboardPermissions })

  const pasted = [
    'requête\tclics',
    ...Array.from({ length: 90 }, (_, row) => `requête ${row}\t${row}`),
  ]

  test('stays as pasted until its rows are chosen', journey, async ({ page }) => {
    await openPage(page, path)
    const field = variableField(page, label)
    await field.fill('Avant\n')
    await paste(page, pasted.join('\n'))
    await expect(field).toHaveValue(`Avant\n${pasted.join('\n')}`)
    await expect(page.getByText('Tableau collé, 91 lignes.')).toBeVisible()
    await offer(page).click()
    const dialog = tableWindow(page)
    await expect(dialog.getByText('Tableau collé\u00a0: 90 lignes, 2 colonnes')).toBeVisible()
    const count = dialog.getByLabel('Premières lignes')
    await expect(count).toHaveAttribute('placeholder', '90, ce que le champ peut prendre')
    await count.fill('0')
    await expect(count).toHaveValue('')
    await count.fill('2')
    await dialog.getByRole('button', { name: 'Insérer' }).click()
    await expect(field).toHaveValue('Avant\nrequête\tclics\nrequête 0\t0\nrequête 1\t1')
    await page.getByRole('button', { name: 'Annuler l’insertion' }).click()
    await expect(field).toHaveValue(`Avant\n${pasted.join('\n')}`)
  })

  test('is offered once, and pasted prose is not', async ({ page }) => {
    await openPage(page, path)
    await paste(page, pasted.join('\n'))
    await page.getByRole('button', { name: 'Garder tel quel' }).click()
    await expect(offer(page)).toBeHidden()
    await variableField(page, label).fill('')
    await paste(page, 'Une phrase, puis une autre.\n'.repeat(9) + 'Un texte long. '.repeat(90))
    await expect(variableField(page, label)).toHaveValue(/Un texte long/)
    await expect(offer(page)).toBeHidden()
  })
})

test(
  'an unreadable file is refused with advice, and another can be chosen',
  journey,
  async ({ page }) => {
    await openPage(page, path)
    await opener(page).click()
    const dialog = tableWindow(page)
    const refused: [string, string, string][] = [
      ['rapport.xlsx', 'PK\u0003\u0004\u0000', 'Exportez en CSV'],
      ['vide.csv', '', 'est vide'],
      ['mixte.csv', 'a;b;c\n1,2,3\n4,5,6\n', 'Séparateurs mélangés'],
      ['ouvert.csv', 'a;b\n"1;2\n', 'un guillemet ouvert n’est jamais refermé'],
    ]
    for (const [name, content, reason] of refused) {
      await choose(page, name, content)
      await expect(dialog.getByRole('alert')).toContainText(reason)
    }
    await expectNoViolations(page)
    await choose(page, 'liste.csv', 'Adresse\nhttps://a.example/un\nhttps://a.example/deux\n')
    await expect(dialog.getByText('Une seule colonne\u00a0:')).toBeVisible()
    await dialog.getByRole('button', { name: 'Insérer' }).click()
    await expect(variableField(page, label)).toHaveValue(
      'Adresse\nhttps://a.example/un\nhttps://a.example/deux',
    )
  },
)

test('an export of several tables offers a choice of table', async ({ page }) => {
  await openPage(page, path)
  await opener(page).click()
  await fileInput(page).setInputFiles(exportPath('ga4-pages.csv'))
  const dialog = tableWindow(page)
  await expect(dialog.getByLabel('Tableau', { exact: true })).toContainText('Tous les utilisateurs')
  await expect(dialog.getByLabel('Chemin de la page')).toBeChecked()
  await dialog.getByLabel('Tableau', { exact: true }).selectOption({ index: 0 })
  await expect(dialog.getByLabel('Nième jour')).toBeChecked()
  await expect(dialog.getByLabel('Chemin de la page')).toBeHidden()
})

test(
  '100,000 rows never block the page, and reading them can be cancelled',
  journey,
  async ({ page }, testInfo) => {
    await openPage(page, path)
    const rows = Array.from({ length: 100_000 }, (_, index) => crawlRow(index))
    const large = testInfo.outputPath('crawl.csv')
    await writeFile(large, `Adresse,Titre,Clics,Vide\n${rows.join('\n')}`)
    await opener(page).click()
    await expect(fileInput(page)).toBeAttached()
    await page.evaluate(() => {
      const longest = { ms: 0 }
      Object.assign(window, { longest })
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration)
      }).observe({ type: 'longtask' })
    })
    const dialog = tableWindow(page)
    await fileInput(page).setInputFiles(large)
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await expect(dialog.getByRole('button', { name: 'Choisir un fichier' })).toBeVisible()

    await fileInput(page).setInputFiles(large)
    await expect(dialog.getByText(/crawl\.csv\u00a0: 100\s000 lignes/)).toBeVisible()
    await expect(size(page)).toContainText(/sur 100\s000/)
    await dialog.getByLabel('Trier par').selectOption('Clics')
    await dialog.getByLabel('Lignes qui contiennent').fill('page/9')
    await expect(size(page)).toContainText(/sur 11\s111/)
    await dialog.getByLabel('Premières lignes').fill('2000')
    await expect(size(page)).toContainText('trop pour un profil ou un lien')
    await dialog.getByRole('button', { name: /^Garder les/ }).click()
    await expect(size(page)).not.toContainText('trop pour')
    const longest = await page.evaluate(() => Object(window).longest.ms)
    expect(longest).toBeLessThan(200)
    await dialog.getByRole('button', { name: 'Insérer' }).click()
    expect((await variableField(page, label).inputValue()).length).toBeLessThanOrEqual(20_000)
  },
)

test('a file dropped beside the fields does not replace the page', async ({ page }) => {
  await openPage(page, path)
  await page.mouse.move(10, 10)
  await expect
    .poll(() =>
      page.evaluate(() => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File(['a,b'], 'a.csv'))
        const event = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true })
        document.querySelector('h1')?.dispatchEvent(event)
        return event.defaultPrevented
      }),
    )
    .toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test(
    'the button and the window fit, and the button is large enough to tap',
    journey,
    async ({ page }) => {
      await openPage(page, path)
      const box = await opener(page).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
      await opener(page).tap()
      await fileInput(page).setInputFiles(exportPath('screaming-frog-interne.csv'))
      const dialog = tableWindow(page)
      await expect(dialog.getByRole('region', { name: 'Aperçu' })).toBeAttached()
      const { scroll, width } = await dialog.locator('.body').evaluate((body) => ({
        scroll: body.scrollWidth,
        width: body.clientWidth,
      }))
      expect(scroll).toBe(width)
      await expectNoViolations(page)
      await dialog.getByRole('button', { name: 'Insérer' }).tap()
      await expect(page.getByRole('button', { name: 'Annuler l’insertion' })).toBeInViewport()
    },
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('hides the table button without script', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('CSV', { exact: true }).first()).toBeHidden()
  })
})
