import { expect, type Page } from '@playwright/test'
import { z } from 'zod'

import type { DatabaseAddress } from '#drizzle/commands/prepare-database.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { adminRoot } from '#shared/addresses/admin-screens.ts'

export type AdminScreen = {
  /** `$id` stands for the best published item of the table before it. */
  path: string
  /** The page's heading, which its title begins with; a stored item has its own name. */
  heading: string | RegExp
  /** Waits for what is drawn last. */
  ready?: (page: Page) => Promise<void>
  /** Further states of the page. Each leads on from the one before. */
  states?: ((page: Page) => Promise<void>)[]
}

const showTab = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
  await expect(page.getByRole('tabpanel', { name: new RegExp(`^${name}`) })).toBeVisible()
}

const hasRows = (page: Page) => expect(page.locator('tbody').getByRole('row').first()).toBeVisible()

/** Every screen of the frame, with the states in which it is looked at. */
export const adminScreens: AdminScreen[] = [
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
  {
    path: '/prompts/$id',
    heading: /./,
    states: [
      showTab('Exemple'),
      showTab('Référencement'),
      showTab('Plus'),
      async (page) => {
        await page.getByRole('button', { name: 'Planifier', exact: false }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    ],
  },
  { path: '/prompts/$id/revisions', heading: 'Révisions' },
  {
    path: '/calendrier',
    heading: 'Calendrier',
    states: [
      async (page) => {
        await page.getByRole('button', { name: 'Choisir un élément du jour' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    ],
  },
  {
    path: '/gpts?q=audit',
    heading: 'GPT',
    ready: hasRows,
    states: [
      async (page) => {
        await page.getByRole('button', { name: 'Filtrer' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
      async (page) => {
        await page.keyboard.press('Escape')
        await page.locator('tbody').getByRole('checkbox').first().check()
        await page.getByRole('button', { name: 'Modifier…' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    ],
  },
  { path: '/gpts/nouveau', heading: 'Nouveau GPT' },
  {
    path: '/gpts/$id',
    heading: /./,
    states: [
      showTab('Cas d’usage'),
      showTab('Workflow'),
      showTab('Limitations'),
      showTab('FAQ'),
      showTab('Requêtes SEO'),
      showTab('Référencement'),
      showTab('Exemple'),
    ],
  },
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
    states: [
      showTab('Sujet du catalogue'),
      showTab('Chiffres affichés'),
      showTab('Identité de l’éditeur'),
      showTab('Publicité'),
    ],
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
        await page.getByRole('button', { name: 'Modifier SEO', exact: true }).click()
        await expect(page.getByRole('form', { name: 'Catégorie' })).toBeVisible()
      },
      async (page) => {
        await page.getByRole('button', { name: 'Annuler', exact: true }).click()
      },
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

/** Address of a screen on a site with items. */
export async function findScreenAddress(path: string, database: DatabaseAddress): Promise<string> {
  const [, table, below = ''] = /^\/(\w+)\/\$id(.*)$/.exec(path) ?? []
  if (table === undefined) return adminRoot + path
  const { rows } = await openClient(database.url, database.authToken).execute(
    `SELECT id FROM ${table} WHERE statut = 'valide' ORDER BY score DESC, id LIMIT 1`,
  )
  return `${adminRoot}/${table}/${z.string().parse(rows[0]?.['id'])}${below}`
}
