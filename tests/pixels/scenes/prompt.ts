import { expect, type Page } from '@playwright/test'

import { refuseClipboard } from '#tests/e2e/support/clipboard.ts'
import { shareButton, shareDialog } from '#tests/e2e/support/share-link.ts'
import { fillVariable, variableField } from '#tests/e2e/support/variables.ts'
import type { Scene } from '#tests/pixels/scene.ts'

import {
  acts,
  click,
  type Find,
  focus,
  hoverAll,
  openExample,
  otherAssistants,
  scrollTo,
  showText,
  startWithoutTimers,
  stopTimers,
  summary,
} from './acts.ts'
import { prompt } from './pages.ts'
import { brief, personalisedBrief, withClient, withTyped } from './stored.ts'

const example = '/prompt/expert-amelioration-prompts'
const copyButton: Find = (page) =>
  page.getByRole('button', { name: 'Copier le prompt', exact: true })
const profilesButton: Find = (page) => page.getByRole('button', { name: 'Profils', exact: true })

const editText: Find = (page) => page.getByRole('button', { name: 'Modifier le texte' })

/** Writes a version with another first line. */
async function writeVersion(page: Page): Promise<void> {
  await editText(page).click()
  const editor = page.getByRole('textbox', { name: 'Votre version' })
  await editor.fill(`Écris pour [marque préférée].\n${await editor.inputValue()}`)
  await page.getByRole('button', { name: 'Terminer' }).click()
  await page.getByText('gardée dans ce navigateur').waitFor()
}

async function fillSome(page: Page): Promise<void> {
  await fillVariable(page, 'Objectif', 'Demander un devis')
  await fillVariable(page, 'Secteur', 'Menuiserie\nEscaliers sur mesure')
  await fillVariable(page, 'Ton', 'Sobre')
}

/** Makes the browser report a screen keyboard as a phone does. */
const emulateKeyboard = (page: Page) =>
  page.addInitScript(() => {
    const viewport = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0 })
    Object.defineProperty(viewport, 'height', {
      get: () => innerHeight - (document.querySelector(':is(textarea, input):focus') ? 300 : 0),
    })
    Object.defineProperty(window, 'visualViewport', { value: viewport })
    for (const type of ['focusin', 'focusout'])
      addEventListener(type, () =>
        setTimeout(() => viewport.dispatchEvent(new Event('resize')), 60),
      )
  })

/** Every state of the page of a prompt. */
export const promptScenes: Scene[] = [
  // Variables
  {
    name: 'public-prompt-filled',
    path: brief,
    act: acts(fillSome, showText, hoverAll),
  },
  {
    name: 'public-prompt-filled-form',
    path: brief,
    widths: [360, 1280],
    act: fillSome,
  },
  {
    name: 'public-prompt-other-answer',
    path: brief,
    act: (page) => variableField(page, 'Ton').selectOption('Autre…'),
  },
  {
    name: 'public-prompt-long-value',
    path: brief,
    act: (page) => fillVariable(page, 'Objectif', 'Une longue ligne de texte. '.repeat(250)),
  },
  {
    name: 'public-prompt-filled-forced-colors',
    path: brief,
    widths: [360, 1280],
    context: { forcedColors: 'active' },
    act: acts(fillSome, showText),
  },
  {
    name: 'public-print-prompt-filled',
    path: brief,
    widths: [768],
    media: { media: 'print' },
    act: fillSome,
  },
  {
    name: 'public-prompt-variable-edited',
    path: brief,
    isViewportOnly: true,
    widths: [360, 1280],
    act: acts(
      fillSome,
      showText,
      click((page) => page.getByRole('button', { name: /^Modifier objectif/ }).first()),
    ),
  },
  {
    name: 'public-prompt-views-focus',
    path: brief,
    isViewportOnly: true,
    widths: [360],
    act: focus((page) => page.getByRole('radio', { name: /^Remplir/ })),
  },
  {
    name: 'public-prompt-too-long',
    path: brief,
    isViewportOnly: true,
    widths: [360, 1280],
    act: acts(
      (page) => fillVariable(page, 'Objectif', 'mot '.repeat(6000)),
      (page) => page.getByText('caractères sur 20').waitFor(),
      (page) => variableField(page, 'Objectif').scrollIntoViewIfNeeded(),
    ),
  },
  {
    name: 'public-prompt-screen-keyboard',
    path: brief,
    isViewportOnly: true,
    widths: [360],
    prepare: emulateKeyboard,
    act: acts(
      click((page) => variableField(page, 'Secteur')),
      (page) => page.getByRole('region', { name: 'Champs du prompt' }).waitFor(),
    ),
  },
  {
    name: 'public-prompt-scrolled',
    path: brief,
    isViewportOnly: true,
    act: acts(showText, scrollTo(1000)),
  },
  // Stored and shared values
  {
    name: 'public-prompt-client',
    path: brief,
    widths: [360, 1280],
    stored: { ...withClient, ...withTyped },
    act: async (page) => {
      await page.getByText('Repris de votre dernière visite').waitFor()
      await fillVariable(page, 'Public visé', 'Artisans du bâtiment')
      await page.keyboard.press('Tab')
      await page.getByText(/^Ajouter à Client Dupont/).waitFor()
    },
  },
  {
    name: 'public-prompt-link',
    path: personalisedBrief,
    widths: [360, 1280],
    stored: { ...withClient, ...withTyped },
    prepare: startWithoutTimers,
    act: acts(
      (page) => page.getByText('Les valeurs d’un lien remplacent les vôtres').waitFor(),
      (page) => page.getByRole('region', { name: 'Messages' }).getByRole('dialog').waitFor(),
    ),
  },
  // The visitor's version
  {
    name: 'public-prompt-version-edited',
    path: brief,
    act: acts(click(editText), (page) =>
      page.getByRole('textbox', { name: 'Votre version' }).waitFor(),
    ),
  },
  {
    name: 'public-prompt-version',
    path: brief,
    prepare: startWithoutTimers,
    act: acts(
      writeVersion,
      click((page) => page.getByRole('button', { name: 'Différences' })),
      (page) => page.getByRole('region', { name: 'Différences' }).waitFor(),
    ),
  },
  // A table and the check list
  {
    name: 'public-prompt-table',
    path: '/prompt/cannibalisation-export-search-console',
    isViewportOnly: true,
    act: async (page) => {
      const field = 'Export Search Console'
      await page.getByRole('button', { name: `insérer un tableau dans ${field}` }).click()
      const rows = ['Requête;Clics;Position', 'lampe de chevet;120;3,2', 'lustre;85;7,5']
      await page.getByLabel('Fichier CSV ou TSV').setInputFiles({
        name: 'requetes.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(rows.join('\n')),
      })
      await page.getByRole('dialog').getByRole('status').waitFor()
    },
  },
  {
    name: 'public-prompt-check-list',
    path: example,
    widths: [360, 1280],
    act: async (page) => {
      await page.keyboard.press('Shift')
      await page.getByRole('button', { name: 'Ouvrir la liste de contrôle' }).click()
      await page.getByLabel('Réponse de l’assistant').fill('Une réponse à contrôler.')
    },
  },
  // Windows
  {
    name: 'public-prompt-share',
    path: brief,
    isViewportOnly: true,
    widths: [360, 1280],
    stored: withClient,
    act: async (page) => {
      await expect(variableField(page, 'Secteur')).toHaveValue('Menuiserie sur mesure')
      await fillVariable(page, 'Objectif', 'Demander un devis')
      await shareButton(page).click()
      await shareDialog(page).getByRole('checkbox').waitFor()
    },
  },
  {
    name: 'public-prompt-share-without-values',
    path: brief,
    isViewportOnly: true,
    widths: [360, 1280],
    stored: withTyped,
    act: async (page) => {
      await shareButton(page).click()
      await shareDialog(page).getByRole('radio', { checked: true }).focus()
      await page.keyboard.press('ArrowUp')
      await expect(shareDialog(page).getByRole('term')).toHaveCount(0)
    },
  },
  {
    name: 'public-prompt-profiles',
    path: brief,
    isViewportOnly: true,
    widths: [360, 1280],
    stored: withClient,
    act: async (page) => {
      await expect(variableField(page, 'Secteur')).toHaveValue('Menuiserie sur mesure')
      await profilesButton(page).click()
      await page.getByRole('button', { name: 'Enregistrer ces valeurs' }).click()
      await page.getByRole('dialog').getByRole('alert').filter({ hasText: 'refusé' }).waitFor()
    },
  },
  {
    name: 'public-prompt-profiles-empty',
    path: brief,
    isViewportOnly: true,
    widths: [360, 1280],
    act: acts(click(profilesButton), (page) => page.getByRole('dialog').waitFor()),
  },
  {
    name: 'public-prompt-conversations',
    path: example,
    isViewportOnly: true,
    widths: [360, 1280],
    act: acts(
      click((page) => page.getByRole('button', { name: /^Exemples de conversations \(/ })),
      (page) => page.getByRole('dialog').waitFor(),
    ),
  },
  // Copying and opening
  {
    name: 'public-prompt-copied',
    path: brief,
    isViewportOnly: true,
    widths: [360, 1280],
    act: acts(
      stopTimers,
      click((page) => page.getByRole('button', { name: 'Ajouter à ma sélection' })),
      click(copyButton),
      (page) => page.locator('[data-state="copied"]').first().waitFor(),
    ),
  },
  {
    name: 'public-prompt-copy-refused',
    path: brief,
    isViewportOnly: true,
    widths: [360, 1280],
    prepare: refuseClipboard,
    act: acts(showText, scrollTo(500), click(copyButton), (page) =>
      page.getByText('Copie impossible').waitFor(),
    ),
  },
  {
    name: 'public-prompt-assistants',
    path: brief,
    isViewportOnly: true,
    act: acts(click(otherAssistants), hoverAll),
  },
  { name: 'public-prompt-preferred-assistant', path: brief, stored: { assistant: 'claude' } },
  {
    name: 'public-prompt-last-assistant',
    path: brief,
    isViewportOnly: true,
    stored: { assistant: 'le-chat' },
    act: acts(
      click(otherAssistants),
      focus((page) => page.getByRole('group').getByRole('list').getByRole('link').last()),
    ),
  },
  // Below the prompt
  {
    name: 'public-prompt-facts',
    path: brief,
    widths: [360],
    act: click(summary('La fiche en détail')),
  },
  { name: 'public-prompt-example', path: example, act: openExample },
  {
    name: 'public-prompt-example-code',
    path: '/prompt/plan-redirections-refonte',
    widths: [360, 1280],
    act: acts(
      openExample,
      focus((page) => page.getByRole('region', { name: 'Tableau' }).first()),
    ),
  },
  {
    name: 'public-print-prompt-example',
    path: example,
    widths: [768],
    media: { media: 'print' },
    act: openExample,
  },
  {
    name: 'public-prompt-part-focus',
    path: `${prompt}#personnaliser`,
    isViewportOnly: true,
    widths: [360, 1280],
  },
]
