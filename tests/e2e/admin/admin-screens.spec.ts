import { expect, type Page } from '@playwright/test'
import { z } from 'zod'

import { openClient } from '#drizzle/local/database-client.ts'
import { adminRoot, screenPaths, signInPath } from '#shared/addresses/admin-screens.ts'
import { test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { fillTables } from '#tests/e2e/support/filled-tables.ts'
import { seeEveryStop } from '#tests/e2e/support/tab-stops.ts'
import { journeyIf } from '#tests/e2e/support/tiers.ts'
import type { BuiltWorker } from '#tests/support/site/built-worker.ts'

type Screen = {
  /** Where `$id` is that of the best published item of the table before it. */
  path: string
  /** The page's heading, which its title begins with; a stored item has its own name. */
  heading: string | RegExp
  /** Waits for what comes last. */
  ready?: (page: Page) => Promise<void>
  /** Every tab of the editor is checked, not only the first. */
  hasTabs?: boolean
  /** Further states of the page, each looked at like the first. */
  states?: ((page: Page) => Promise<void>)[]
}

const showTab = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
  await expect(page.getByRole('tabpanel', { name: new RegExp(`^${name}`) })).toBeVisible()
}

const hasRows = (page: Page) => expect(page.locator('tbody').getByRole('row').first()).toBeVisible()

const screens: Screen[] = [
  {
    path: '',
    heading: 'Aujourd’hui',
    ready: async (page) => {
      for (const queue of [
        'Recherches sans résultat',
        'Adresses introuvables',
        'Liens à traiter',
      ]) {
        await expect(page.getByRole('region', { name: queue })).toBeVisible()
      }
    },
    states: [
      async (page) => {
        await page.locator('main summary').click()
      },
    ],
  },
  {
    path: '?onglet=statistiques',
    heading: 'Statistiques',
    ready: (page) => expect(page.locator('svg.recharts-surface')).toHaveCount(2),
    states: [
      async (page) => {
        await page.getByText('Voir les chiffres').first().click()
      },
    ],
  },
  {
    path: '/prompts?q=audit',
    heading: 'Prompts',
    ready: hasRows,
    states: [
      async (page) => {
        await page.locator('tbody').getByRole('row').first().getByRole('checkbox').check()
      },
    ],
  },
  { path: '/prompts?q=introuvable', heading: 'Prompts' },
  {
    path: '/prompts/nouveau',
    heading: 'Nouveau prompt',
    states: [
      async (page) => {
        await page.getByRole('button', { name: 'Publier', exact: true }).click()
        await expect(page.getByLabel('Titre', { exact: true })).toHaveAttribute(
          'aria-invalid',
          'true',
        )
      },
      async (page) => {
        await page.getByText(/points avant de publier$/).click()
        await expect(
          page.getByRole('button', { name: 'Texte du prompt', exact: true }),
        ).toBeVisible()
      },
    ],
  },
  { path: '/prompts/$id', heading: /./, hasTabs: true },
  { path: '/prompts/$id/revisions', heading: 'Révisions' },
  { path: '/calendrier', heading: 'Calendrier' },
  {
    path: '/gpts?q=audit',
    heading: 'GPT',
    ready: hasRows,
  },
  { path: '/gpts/nouveau', heading: 'Nouveau GPT' },
  { path: '/gpts/$id', heading: /./, hasTabs: true },
  { path: '/gpts/$id/revisions', heading: 'Révisions' },
  {
    path: '/users',
    heading: 'Utilisateurs',
    ready: hasRows,
    states: [
      async (page) => {
        await page.getByRole('button', { name: 'Inviter' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    ],
  },
  {
    path: '/settings',
    heading: 'Paramètres',
    ready: (page) => expect(page.getByLabel('Nom du site')).toBeVisible(),
  },
  {
    path: '/seo-pages',
    heading: 'Pages SEO',
    ready: async (page) => {
      await expect(page.locator('tbody').getByRole('row').first()).toBeVisible()
      await expect(page.getByText('Analyse des adresses en cours...')).toHaveCount(0)
    },
    states: [
      async (page) => {
        await page.getByRole('checkbox', { name: 'Sélectionner /cgu' }).check()
        await page.getByRole('button', { name: 'Ajouter un suffixe au titre' }).click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
      },
      async (page) => {
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Détails de /', exact: true }).click()
        await expect(page.locator('dialog pre')).toBeVisible()
      },
      async (page) => {
        await page.keyboard.press('Escape')
        await showTab('Pages configurées')(page)
      },
      showTab('Pages par défaut'),
      async (page) => {
        await page.getByRole('button', { name: 'Configurer /', exact: true }).click()
        await expect(page.getByRole('form', { name: 'Configuration SEO' })).toBeVisible()
      },
    ],
  },
  {
    path: '/seo-pages?probleme=titre-court',
    heading: 'Pages SEO',
    ready: (page) =>
      expect(page.getByRole('group', { name: 'Filtrer par problème' })).toBeVisible(),
  },
  { path: '/liens', heading: 'Liens', ready: hasRows, states: [showTab('Signalements')] },
  {
    path: '/redirections',
    heading: 'Redirections',
    ready: hasRows,
    states: [
      showTab('Adresses introuvables'),
      async (page) => {
        await page.getByRole('button', { name: 'Nouvelle redirection' }).click()
        await expect(page.getByRole('form', { name: 'Redirection' })).toBeVisible()
      },
    ],
  },
  {
    path: '/categories',
    heading: 'Catégories',
    ready: hasRows,
    states: [
      async (page) => {
        await page.getByRole('button', { name: 'Supprimer SEO', exact: true }).click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
      },
    ],
  },
  {
    path: '/tags',
    heading: 'Tags',
    ready: hasRows,
    states: [
      async (page) => {
        await page
          .getByRole('button', { name: /^Renommer / })
          .first()
          .click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
      },
    ],
  },
  {
    path: '/variables',
    heading: 'Variables',
    ready: hasRows,
    states: [
      async (page) => {
        await page.getByRole('button', { name: 'Modifier Ton', exact: true }).click()
        await expect(page.getByRole('form', { name: 'Variable' })).toBeVisible()
      },
      async (page) => {
        await page.getByRole('button', { name: 'Annuler', exact: true }).click()
        await page.getByRole('button', { name: 'Fusionner Ton', exact: true }).click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
      },
    ],
  },
  {
    path: '/parcours',
    heading: 'Parcours',
    ready: hasRows,
    states: [
      async (page) => {
        await page.getByRole('button', { name: 'Modifier Refonte', exact: true }).click()
        await expect(page.getByRole('form', { name: 'Parcours' })).toBeVisible()
      },
    ],
  },
  { path: '/sans-resultat', heading: 'Recherches sans résultat', ready: hasRows },
  { path: '/sans-resultat?q=introuvable', heading: 'Recherches sans résultat' },
  {
    path: '/vocabulaire?q=serp',
    heading: 'Vocabulaire de recherche',
    ready: hasRows,
    states: [
      async (page) => {
        await page
          .getByRole('button', { name: /^Modifier / })
          .first()
          .click()
        await page.getByRole('searchbox', { name: 'Essayer une recherche' }).fill('serp')
        await expect(
          page.getByRole('heading', { name: 'Avec ce groupe', exact: true }),
        ).toBeVisible()
      },
    ],
  },
  {
    path: '/importer',
    heading: /^Import/,
    ready: (page) => expect(page.getByRole('button', { name: 'Tout exporter' })).toBeVisible(),
    states: [
      async (page) => {
        await page.getByText('Coller un texte à la place').click()
        await page
          .getByLabel('Texte à importer')
          .fill('titre,prompt,cat\nUn essai,Pour {{secteur}},SEO\nUn refus,Rien,Nulle part')
        await page.getByRole('button', { name: 'Lire ce texte' }).click()
        await expect(page.getByRole('checkbox', { name: /^Traduire/ })).toBeChecked()
      },
      async (page) => {
        await page.getByRole('button', { name: 'Essayer sans rien écrire' }).click()
        await page.getByRole('button', { name: 'Aperçu, Un essai' }).click()
      },
      async (page) => {
        await page.getByRole('button', { name: /^Ranger dans…, Un refus/ }).click()
        await expect(page.getByRole('form', { name: 'Corriger Un refus' })).toBeVisible()
      },
    ],
  },
  {
    path: '/journal',
    heading: 'Journal',
    ready: hasRows,
    states: [showTab('Connexions')],
  },
  { path: '/corbeille', heading: 'Corbeille', ready: hasRows },
  {
    path: '/compte',
    heading: 'Mon compte',
    ready: (page) => expect(page.getByText('Cette session')).toBeVisible(),
  },
]

test('every screen is tried', () => {
  const tried = screens.map(({ path }) => path.replace(/\?.*/, ''))

  // The one is no screen of the frame, the other leads on to an editor.
  expect(new Set([...tried, '/auth', '/fiche'])).toEqual(new Set(screenPaths))
})

/** A page of figures, a table, an editor, a form: one of each kind stands for all. */
const kinds = new Set(['', '/prompts?q=audit', '/gpts/nouveau', '/settings'])

/** A desktop, a phone, and a phone below the breakpoint of 384 px. */
const widthsPx = [1280, 390, 360]

for (const width of widthsPx) {
  for (const screen of screens) {
    test(
      `«${screen.path}» at ${width} px is whole, named, without a violation, and one can sign out`,
      journeyIf(width === 1280 && kinds.has(screen.path)),
      async ({ page, ownSite }) => {
        test.setTimeout(180_000)
        await fillTables(page, ownSite)
        await page.setViewportSize({ width, height: 800 })
        await page.goto(await addressOf(screen, ownSite))
        await expectNamed(page, screen.heading)
        await screen.ready?.(page)
        await expectWayOut(page)
        await expectWhole(page)
        for (const tab of screen.hasTabs ? await editorTabs(page).all() : []) {
          await tab.click()
          await expect(tab).toHaveAttribute('aria-selected', 'true')
          await expectWhole(page)
        }
        for (const show of screen.states ?? []) {
          await show(page)
          await expectWhole(page)
        }
      },
    )
  }
}

for (const width of widthsPx) {
  test(
    `the sign-in page at ${width} px is whole, named and without a violation`,
    journeyIf(width === 360),
    async ({ page, context }) => {
      await context.clearCookies()
      await page.setViewportSize({ width, height: 800 })
      await page.goto(signInPath)
      await expectNamed(page, 'Administration Sécurisée', 'Connexion')
      await expect(page.getByRole('checkbox')).toBeVisible()
      await expectWhole(page)
    },
  )
}

for (const screen of screens) {
  test(
    `«${screen.path}»: every control is reached by Tab and shows it`,
    journeyIf(screen.path === '/prompts/nouveau'),
    async ({ page, ownSite }) => {
      // The longest of them has hundreds of controls.
      test.slow()
      await fillTables(page, ownSite)
      await page.goto(await addressOf(screen, ownSite))
      await expectNamed(page, screen.heading)
      await screen.ready?.(page)
      const { count, ...faults } = await seeEveryStop(page)
      expect(count).toBeGreaterThan(10)
      expect(faults).toEqual({ missed: [], unmarked: [] })
    },
  )
}

const editorTabs = (page: Page) =>
  page.getByRole('tablist', { name: /^Sections du / }).getByRole('tab')

async function addressOf({ path }: Screen, { database }: BuiltWorker): Promise<string> {
  const [, table, below = ''] = /^\/(\w+)\/\$id(.*)$/.exec(path) ?? []
  if (table === undefined) return adminRoot + path
  const { rows } = await openClient(database.url, database.authToken).execute(
    `SELECT id FROM ${table} WHERE statut = 'valide' ORDER BY score DESC, id LIMIT 1`,
  )
  return `${adminRoot}/${table}/${z.string().parse(rows[0]?.['id'])}${below}`
}

/** One heading, and a title that begins with it. */
async function expectNamed(page: Page, heading: string | RegExp, title = heading): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const own =
    typeof title === 'string' ? title : await page.getByRole('heading', { level: 1 }).textContent()
  await expect(page).toHaveTitle(`${own} · Administration`)
}

/** The button that signs out is in sight, or in the menu of a narrow window. */
async function expectWayOut(page: Page): Promise<void> {
  const signOut = page.getByRole('button', { name: 'Déconnexion', exact: true })
  const menu = page.getByRole('button', { name: 'Ouvrir le menu' })
  await expect(signOut.or(menu).filter({ visible: true })).toHaveCount(1)
}

async function expectWhole(page: Page): Promise<void> {
  await expectNoViolations(page)
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess, 'pixels beyond the right edge').toBe(0)
}
