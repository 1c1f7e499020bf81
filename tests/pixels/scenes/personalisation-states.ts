import type { Page } from '@playwright/test'

import type { Scene } from '../scene.ts'

const slug = 'brief-contenu-redacteur'
const path = `/prompt/${slug}`

const profiles = [
  {
    id: 'dupont',
    name: 'Client Dupont',
    values: [
      { variable: 'ton', value: 'Sobre et précis' },
      { variable: 'secteur', value: 'Menuiserie\nEscaliers sur mesure' },
      { variable: 'preuves', value: 'Vingt ans de chantiers' },
    ],
  },
  { id: 'martin', name: 'Boulangerie Martin', values: [{ variable: 'ville', value: 'Lyon' }] },
]
const client = {
  'profils-v1': JSON.stringify(profiles),
  'client-v1': JSON.stringify({ id: 'dupont', name: 'Client Dupont' }),
}
const typed = {
  [`saisie-v1:${slug}`]: JSON.stringify({
    slug,
    titre: 'Brief',
    total: 8,
    filled: 2,
    category: 'Content',
    values: { 'requete-principale': 'escalier sur mesure', objectif: 'Ton propre\nobjectif' },
    at: Date.now(),
  }),
}
const draft = {
  'profil-commence-v1': JSON.stringify({
    profile: null,
    name: 'Brouillon',
    values: [
      { variable: 'site', value: 'https://exemple.fr' },
      { variable: '', value: 'Sans nom' },
    ],
  }),
}
const ownData = JSON.stringify({
  version: 1,
  profils: [{ nom: 'Atelier', valeurs: { ton: 'Direct' } }],
})

const form = (page: Page) => page.getByRole('form', { name: 'Variables du prompt' })
const text = (page: Page) => page.locator('[data-prompt-text]')
const dialog = (page: Page) => page.getByRole('dialog')
const fillFirst = (page: Page) => form(page).getByLabel('Requête principale').fill('escalier')
const share = async (page: Page) => {
  await page.evaluate(() => Object.assign(navigator, { share: undefined }))
  await page.getByRole('button', { name: 'Partager', exact: true }).click()
  await dialog(page).waitFor()
}

/** Chromium has no screen keyboard: the page is told of one. */
const openKeys = async (page: Page) => {
  await page.addInitScript(() => {
    const viewport = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0 })
    Object.defineProperty(viewport, 'height', { get: () => innerHeight - 300 })
    Object.defineProperty(window, 'visualViewport', { value: viewport })
  })
  await page.reload()
  await page.locator('html[data-live]').waitFor()
  await form(page).getByLabel('Requête principale').focus()
  await page.getByRole('region', { name: 'Champs du prompt' }).waitFor()
}

/** States of the document of a prompt and of client profiles. */
export const personalisationStates: Scene[] = [
  { name: 'perso-client', path, stored: { ...client, ...typed } },
  { name: 'perso-typed', path, stored: typed },
  {
    name: 'perso-text',
    path,
    stored: typed,
    widths: [360],
    act: (page) => page.getByRole('radio', { name: 'Texte' }).check({ force: true }),
  },
  {
    name: 'perso-tab-focus',
    path,
    widths: [360],
    isViewportOnly: true,
    act: async (page) => {
      await page.keyboard.press('Tab')
      await page.getByRole('radio', { name: 'Remplir' }).focus()
    },
  },
  {
    name: 'perso-facts',
    path,
    widths: [360],
    act: (page) => page.getByText('La fiche en détail').click(),
  },
  {
    name: 'perso-variable-hover',
    path,
    stored: typed,
    widths: [768, 1280],
    isViewportOnly: true,
    act: (page) => text(page).getByRole('button').first().hover(),
  },
  {
    name: 'perso-variable-filled-hover',
    path,
    stored: typed,
    widths: [768, 1280],
    isViewportOnly: true,
    act: (page) =>
      text(page)
        .getByRole('button', { name: /^Modifier/ })
        .first()
        .hover(),
  },
  {
    name: 'perso-variable-edit',
    path,
    stored: typed,
    widths: [768, 1280],
    act: (page) =>
      text(page)
        .getByRole('button', { name: /^Modifier/ })
        .first()
        .click(),
  },
  {
    name: 'perso-other-answer',
    path,
    act: (page) => form(page).locator('select').first().selectOption('Autre…'),
  },
  {
    name: 'perso-long-value',
    path,
    act: async (page) => {
      await fillFirst(page)
      await form(page).getByLabel('Objectif').fill('Une longue ligne de texte. '.repeat(250))
    },
  },
  {
    name: 'perso-offer',
    path,
    stored: client,
    act: async (page) => {
      await form(page).getByText('valeurs de Client Dupont').waitFor()
      await fillFirst(page)
      await page.keyboard.press('Tab')
      await form(page)
        .getByText(/^Ajouter à/)
        .waitFor()
    },
  },
  {
    name: 'perso-profiles',
    path,
    stored: { ...client, ...typed },
    isViewportOnly: true,
    act: async (page) => {
      await form(page).getByRole('button', { name: 'Profils' }).click()
      await dialog(page).waitFor()
    },
  },
  {
    name: 'perso-profiles-none',
    path,
    isViewportOnly: true,
    act: async (page) => {
      await form(page).getByRole('button', { name: 'Profils' }).click()
      await dialog(page).waitFor()
    },
  },
  {
    name: 'perso-share',
    path,
    stored: { ...client, ...typed },
    isViewportOnly: true,
    act: async (page) => {
      await page.getByText('valeurs de Client Dupont').waitFor()
      await share(page)
    },
  },
  {
    name: 'perso-share-focus',
    path,
    stored: typed,
    isViewportOnly: true,
    act: async (page) => {
      await share(page)
      await page.keyboard.press('Tab')
      await dialog(page).getByRole('radio').first().press('ArrowDown')
    },
  },
  {
    name: 'perso-conversations',
    path: '/prompt/adresses-shopify-en-trop',
    isViewportOnly: true,
    act: async (page) => {
      const button = page.getByRole('button', { name: /^Exemples de conversations/ }).first()
      if ((await button.count()) === 0) return
      await button.click()
      await dialog(page).waitFor()
    },
  },
  { name: 'perso-keys', path, widths: [360], isViewportOnly: true, act: openKeys },
  { name: 'perso-no-script', path, context: { javaScriptEnabled: false } },
  {
    name: 'perso-forced-colors',
    path,
    stored: typed,
    widths: [360, 1280],
    context: { forcedColors: 'active' },
  },
  { name: 'perso-print', path, stored: typed, media: { media: 'print' } },
  { name: 'perso-profiles-page', path: '/profils', stored: client },
  {
    name: 'perso-profile-edit',
    path: '/profils',
    stored: client,
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Modifier/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Ajouter une variable' }).click()
    },
  },
  {
    name: 'perso-profile-refused',
    path: '/profils',
    act: async (page) => {
      await page.getByRole('button', { name: 'Nouveau profil' }).click()
      await page.getByRole('button', { name: 'Enregistrer le profil' }).click()
    },
  },
  { name: 'perso-profile-draft', path: '/profils', stored: { ...client, ...draft } },
  {
    name: 'perso-import',
    path: '/profils',
    isViewportOnly: true,
    act: async (page) => {
      await page.getByLabel('Fichier de données à importer').setInputFiles({
        name: 'profils.json',
        mimeType: 'application/json',
        buffer: Buffer.from(ownData),
      })
      await dialog(page).waitFor()
    },
  },
]
