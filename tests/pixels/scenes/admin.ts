import type { Page } from '@playwright/test'

import type { Scene } from '#tests/pixels/scene.ts'

import { acts, click, focus } from './acts.ts'

const admin = '/secure-admin-panel'
const dialogOpened = (page: Page) => page.getByRole('dialog').waitFor()

export const adminScenes: Scene[] = [
  { name: 'admin-sign-in', path: `${admin}/auth` },
  { name: 'admin-session-ended', path: `${admin}/auth?motif=inactivite` },
  {
    name: 'admin-dashboard',
    path: admin,
    isAdmin: true,
    mask: ['time', ':text-matches("[0-9]{2}:[0-9]{2}")'],
  },
  {
    name: 'admin-statistics',
    path: `${admin}?onglet=statistiques`,
    isAdmin: true,
    mask: ['svg.recharts-surface'],
  },
  { name: 'admin-failed-searches', path: `${admin}/sans-resultat`, isAdmin: true },
  { name: 'admin-prompts', path: `${admin}/prompts`, isAdmin: true, mask: ['time'] },
  {
    name: 'admin-prompts-selected',
    path: `${admin}/prompts?q=audit`,
    isAdmin: true,
    mask: ['time'],
    act: async (page) => {
      await page.locator('tbody').getByRole('row').first().getByRole('checkbox').check()
    },
  },
  { name: 'admin-prompts-empty', path: `${admin}/prompts?q=introuvable`, isAdmin: true },
  {
    name: 'admin-prompts-filter',
    path: `${admin}/prompts`,
    isAdmin: true,
    isViewportOnly: true,
    mask: ['time'],
    act: acts(
      click((page) => page.getByRole('button', { name: 'Filtrer' })),
      dialogOpened,
    ),
  },
  {
    name: 'admin-new-prompt-errors',
    path: `${admin}/prompts/nouveau`,
    isAdmin: true,
    mask: ['time', 'iframe'],
    act: async (page) => {
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    },
  },
  { name: 'admin-new-gpt', path: `${admin}/gpts/nouveau`, isAdmin: true, mask: ['time', 'iframe'] },
  { name: 'admin-calendar', path: `${admin}/calendrier`, isAdmin: true, widths: [360, 1280] },
  {
    name: 'admin-users',
    path: `${admin}/users`,
    isAdmin: true,
    mask: ['time', 'td'],
    widths: [360, 1280],
  },
  { name: 'admin-redirects', path: `${admin}/redirections`, isAdmin: true, mask: ['time'] },
  {
    name: 'admin-new-redirect',
    path: `${admin}/redirections`,
    isAdmin: true,
    mask: ['time'],
    act: acts(
      click((page) => page.getByRole('button', { name: 'Nouvelle redirection' })),
      (page) => page.getByRole('heading', { name: 'Nouvelle redirection' }).waitFor(),
    ),
  },
  { name: 'admin-links', path: `${admin}/liens`, isAdmin: true, mask: ['time'] },
  {
    name: 'admin-sign-in-focus',
    path: `${admin}/auth`,
    isViewportOnly: true,
    act: focus((page) => page.getByLabel('Adresse e-mail')),
  },
  { name: 'admin-categories', path: `${admin}/categories`, isAdmin: true },
  { name: 'admin-tags', path: `${admin}/tags`, isAdmin: true, widths: [360, 1280] },
  { name: 'admin-vocabulary', path: `${admin}/vocabulaire`, isAdmin: true },
  {
    name: 'admin-vocabulary-absent-subject',
    path: `${admin}/vocabulaire`,
    isAdmin: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Nouveau groupe' }).click()
      const kind = page.getByRole('main').getByRole('combobox').first()
      await kind.selectOption('absent')
    },
  },
  { name: 'admin-import', path: `${admin}/importer`, isAdmin: true, widths: [360, 1280] },
  { name: 'admin-settings', path: `${admin}/settings`, isAdmin: true, mask: ['time'] },
  {
    name: 'admin-palette',
    path: `${admin}/tags`,
    isAdmin: true,
    isViewportOnly: true,
    act: acts((page) => page.keyboard.press('Control+k'), dialogOpened),
  },
  {
    name: 'admin-theme-toggled',
    path: `${admin}/tags`,
    isAdmin: true,
    isViewportOnly: true,
    act: click((page) => page.getByRole('button', { name: 'Thème sombre' })),
  },
  {
    name: 'admin-button-hover',
    path: `${admin}/prompts`,
    isAdmin: true,
    isViewportOnly: true,
    mask: ['time'],
    act: (page) => page.locator('main a, main button').first().hover(),
  },
  {
    name: 'admin-button-focus',
    path: `${admin}/prompts`,
    isAdmin: true,
    isViewportOnly: true,
    mask: ['time'],
    act: async (page) => {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
    },
  },
]
