import { expect, type Page } from '@playwright/test'

import { followLink } from '#tests/e2e/support/broken-code.ts'
import { refuseClipboard } from '#tests/e2e/support/clipboard.ts'
import { importFile } from '#tests/e2e/support/data-file.ts'
import type { Scene } from '#tests/pixels/scene.ts'
import { pagesCacheName } from '#web/offline/kept-copy.ts'

import {
  acts,
  breakCalls,
  click,
  type Find,
  focus,
  holdCalls,
  hover,
  hoverAll,
  stopTimers,
} from './acts.ts'
import {
  sharedSelection,
  withBegun,
  withClient,
  withProfiles,
  withSelections,
  withTyped,
} from './stored.ts'

const rows = (page: Page) => page.getByRole('main').locator('ol > li')
const handle: Find = (page) => page.getByRole('button', { name: /^Déplacer/ }).first()
const itemMenu: Find = (page) => page.getByRole('button', { name: /^Autres actions/ }).first()
const noteField: Find = (page) => page.getByRole('textbox', { name: /^Note sur/ }).nth(1)
const itemsKnown = (page: Page) => rows(page).getByText('Content').first().waitFor()
const form: Find = (page) => page.getByRole('main').getByRole('form')
const documentLoaded = (page: Page) => page.getByRole('article').first().waitFor()

const day = new Date('2026-11-26T09:00:00+01:00')
/** The document shows today's date. */
const fixDay = (page: Page) => page.clock.setFixedTime(day)

/** What another browser has exported. */
const exportedData = JSON.stringify({
  version: 1,
  exporte_le: day.toISOString(),
  profils: [{ nom: 'Garage Petit', valeurs: { ton: 'Vif', site: 'https://petit.example' } }],
})

/** Moves the first row below the second, and holds it there. */
async function drag(page: Page): Promise<void> {
  const from = await handle(page).boundingBox()
  const below = await rows(page).nth(1).boundingBox()
  if (!from || !below) throw new Error('There are no rows')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, below.y + below.height / 2 + 40, { steps: 6 })
  await page.locator('[data-dragged]').waitFor()
}

/** Puts copies of pages where the service worker does. */
const keepPages = (page: Page) =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name)
    const kept = [
      ['/prompt/brief-contenu-redacteur', 'Écrire un brief', 'Un brief en sept parties.'],
      ['/gpt/lovable-architect', 'Lovable Architect', 'De l’idée aux prompts.'],
      ['/prompts', 'Prompts', ''],
      ['/prompts?category=SEO', 'Prompts', ''],
    ] as const
    for (const [address, title, description] of kept) {
      const note = { title, description, keywords: '', visitedAt: 1, checkedAt: 1 }
      const headers = { 'x-kept': encodeURIComponent(JSON.stringify(note)) }
      await cache.put(address, new Response('', { headers }))
    }
  }, pagesCacheName)

/** Selections, documents, profiles and what is kept offline: what only this browser has. */
export const ownDataScenes: Scene[] = [
  // Selections
  {
    name: 'public-selection-filled',
    path: '/selection',
    stored: { ...withSelections, ...withBegun(1) },
    act: itemsKnown,
  },
  {
    name: 'public-selection-menu',
    path: '/selection',
    isViewportOnly: true,
    stored: withSelections,
    act: acts(
      itemsKnown,
      click(itemMenu),
      hover((page) => page.getByRole('button', { name: 'Descendre' }).filter({ visible: true })),
    ),
  },
  {
    name: 'public-selection-named',
    path: '/selection',
    isViewportOnly: true,
    widths: [360, 1280],
    stored: withSelections,
    act: acts(
      itemsKnown,
      click((page) => page.getByRole('button', { name: 'Renommer la sélection' })),
    ),
  },
  {
    name: 'public-selection-dragged',
    path: '/selection',
    isViewportOnly: true,
    widths: [360, 1280],
    stored: withSelections,
    act: acts(itemsKnown, drag),
  },
  {
    name: 'public-selection-note-focus',
    path: '/selection',
    isViewportOnly: true,
    widths: [360, 1280],
    stored: withSelections,
    act: acts(itemsKnown, focus(noteField)),
  },
  {
    name: 'public-selection-note-length',
    path: '/selection',
    isViewportOnly: true,
    widths: [360, 1280],
    stored: withSelections,
    act: acts(
      itemsKnown,
      (page) => noteField(page).fill('x'.repeat(450)),
      (page) => page.getByText('450 caractères sur').waitFor(),
    ),
  },
  {
    name: 'public-selection-forced-colors',
    path: '/selection',
    widths: [360, 1280],
    stored: { ...withSelections, ...withBegun(1) },
    context: { forcedColors: 'active' },
    act: itemsKnown,
  },
  {
    name: 'public-selection-touch',
    path: '/selection',
    isViewportOnly: true,
    widths: [360, 768],
    stored: withSelections,
    context: { hasTouch: true },
    act: itemsKnown,
  },
  {
    name: 'public-print-selection',
    path: '/selection',
    widths: [768],
    stored: withSelections,
    media: { media: 'print' },
    act: itemsKnown,
  },
  {
    name: 'public-selection-link-refused',
    path: '/selection',
    isViewportOnly: true,
    widths: [360, 1280],
    stored: withSelections,
    prepare: refuseClipboard,
    act: acts(
      itemsKnown,
      click((page) => page.getByRole('button', { name: 'Partager' })),
      (page) => page.getByLabel('Lien de la sélection').waitFor(),
    ),
  },
  { name: 'public-shared-selection', path: sharedSelection, act: itemsKnown },
  {
    name: 'public-shared-selection-broken',
    path: '/selection#p=xxxx',
    widths: [360, 1280],
    act: (page) => page.getByText('Lien incomplet').waitFor(),
  },
  {
    name: 'public-shared-selection-waiting',
    path: '/cgu',
    widths: [360, 1280],
    act: acts(
      holdCalls,
      (page) => followLink(page, sharedSelection),
      (page) => page.locator('output', { hasText: 'Chargement' }).waitFor({ state: 'attached' }),
    ),
  },
  // Document for a client
  {
    name: 'public-document-filled',
    path: '/selection/document',
    stored: { ...withSelections, ...withClient, ...withTyped },
    prepare: fixDay,
    act: documentLoaded,
  },
  {
    name: 'public-document-without-profile',
    path: '/selection/document',
    isViewportOnly: true,
    widths: [360, 1280],
    stored: withSelections,
    prepare: fixDay,
    act: acts(documentLoaded, hoverAll),
  },
  {
    name: 'public-print-document',
    path: '/selection/document',
    widths: [768],
    stored: { ...withSelections, ...withClient, ...withTyped },
    prepare: fixDay,
    media: { media: 'print' },
    act: documentLoaded,
  },
  {
    name: 'public-document-waiting',
    path: '/selection/document',
    isStatic: true,
    widths: [360, 1280],
    stored: withSelections,
    prepare: holdCalls,
    act: (page) => page.locator('output', { hasText: 'Chargement' }).waitFor({ state: 'attached' }),
  },
  {
    name: 'public-document-failed',
    path: '/selection/document',
    widths: [360, 1280],
    stored: withSelections,
    prepare: breakCalls,
    act: (page) => page.getByRole('main').getByRole('alert').waitFor(),
  },
  // Profiles
  {
    name: 'public-profiles-filled',
    path: '/profils',
    stored: { ...withClient, ...withSelections, ...withTyped },
  },
  {
    name: 'public-profiles-edited',
    path: '/profils',
    stored: withClient,
    act: acts(
      click((page) => page.getByRole('button', { name: 'Modifier Client Dupont' })),
      click((page) => page.getByRole('button', { name: 'Ajouter une variable' })),
    ),
  },
  {
    name: 'public-profiles-refused',
    path: '/profils',
    widths: [360, 1280],
    act: acts(
      click((page) => page.getByRole('button', { name: 'Nouveau profil' })),
      (page) => form(page).getByLabel('Site', { exact: true }).fill('x'.repeat(20_412)),
      click((page) => page.getByRole('button', { name: 'Enregistrer le profil' })),
      (page) => form(page).getByRole('alert').first().waitFor(),
    ),
  },
  {
    name: 'public-profiles-restored',
    path: '/profils',
    widths: [360, 1280],
    stored: {
      ...withProfiles,
      'profil-commence-v1': JSON.stringify({
        profile: null,
        name: 'Garage Petit',
        values: [{ variable: 'site', value: 'garage-petit.fr' }],
      }),
    },
    act: (page) => page.getByText('Repris de votre saisie').waitFor(),
  },
  {
    name: 'public-profiles-removed',
    path: '/profils',
    isViewportOnly: true,
    widths: [360, 1280],
    stored: withClient,
    act: acts(
      stopTimers,
      click((page) => page.getByRole('button', { name: 'Supprimer Client Dupont' })),
      (page) => page.getByRole('region', { name: 'Messages' }).getByRole('dialog').waitFor(),
    ),
  },
  {
    name: 'public-data-imported',
    path: '/profils',
    isViewportOnly: true,
    widths: [360, 1280],
    stored: withClient,
    act: acts(
      (page) => importFile(page, exportedData),
      focus((page) => page.getByRole('dialog').getByRole('radio').first()),
    ),
  },
  {
    name: 'public-data-erased',
    path: '/profils',
    isViewportOnly: true,
    widths: [360, 1280],
    stored: withClient,
    act: acts(
      click((page) => page.getByRole('button', { name: 'Tout effacer' })),
      hover((page) => page.getByRole('dialog').getByRole('button', { name: 'Tout effacer' })),
    ),
  },
  // Offline
  {
    name: 'public-offline-kept',
    path: '/cgu',
    act: acts(
      keepPages,
      (page) => followLink(page, '/hors-ligne?page=/gpts'),
      (page) => page.getByText('2 fiches enregistrées').waitFor(),
    ),
  },
  {
    name: 'public-offline-kept-hovered',
    path: '/cgu',
    widths: [360, 1280],
    act: acts(
      keepPages,
      (page) => followLink(page, '/hors-ligne'),
      (page) => page.getByText('2 fiches enregistrées').waitFor(),
      hoverAll,
    ),
  },
  {
    name: 'public-offline-searched',
    path: '/cgu',
    widths: [360, 1280],
    act: acts(
      keepPages,
      (page) => followLink(page, '/hors-ligne?q=zzz'),
      (page) => expect(page.getByRole('heading', { name: '0 fiche enregistrée' })).toBeVisible(),
    ),
  },
  {
    name: 'public-offline-refused',
    path: '/hors-ligne',
    widths: [360, 1280],
    stored: { 'hors-ligne-v1': 'false' },
  },
]
