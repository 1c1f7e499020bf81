import type { Page } from '@playwright/test'

import type { Scene } from '../scene.ts'

const resumeTexts = [
  ['brief-contenu-redacteur', 'Un brief de contenu pour le rédacteur', 5, 7, 'Content'],
  [
    'audit-on-page-url',
    'Auditer une page dont le titre ne tient pas sur une ligne',
    4,
    30,
    'Audit',
  ],
  ['plan-redirections-refonte', 'Un plan de redirections', 1, 4, 'Technical SEO'],
  ['script-tableur-seo', 'Un script', 1, 6, 'Automation'],
] as const

/** Unfinished prompts as their pages store them, the latest first. */
function storedPrompts(count: number): Record<string, string> {
  const now = Date.now()
  return Object.fromEntries(
    resumeTexts.slice(0, count).map(([slug, titre, filled, total, category], index) => {
      const values = Object.fromEntries(Array.from({ length: filled }, (_, at) => [`v${at}`, 'x']))
      const record = { titre, filled, total, category, values, at: now - index * 1000 }
      return [`saisie-v1:${slug}`, JSON.stringify(record)]
    }),
  )
}

const usedItems = {
  'utilises-v1': JSON.stringify([
    {
      kind: 'gpt',
      slug: 'analyste-intention-de-recherche',
      title: 'Analyste de l’intention de recherche, dont le nom est long',
      at: Date.now(),
    },
    { kind: 'prompt', slug: 'personas-avis-clients', title: 'Personas', at: Date.now() - 5000 },
  ]),
}

const resume = async (page: Page) => {
  await page.getByRole('region', { name: 'Reprendre' }).waitFor()
}
const drawer = (page: Page) => page.getByRole('navigation', { name: 'Parcourir par catégorie' })
const contact = (page: Page) => page.getByRole('region', { name: 'Il manque une fiche' })

export const homeStates: Scene[] = [
  { name: 'home-resume', path: '/', stored: storedPrompts(4), act: resume, isViewportOnly: true },
  {
    name: 'home-resume-page',
    path: '/',
    stored: { ...storedPrompts(4), ...usedItems },
    act: resume,
    widths: [360, 1280],
  },
  { name: 'home-resume-one', path: '/', stored: storedPrompts(1), act: resume },
  { name: 'home-resume-two', path: '/', stored: storedPrompts(2), act: resume, widths: [768] },
  { name: 'home-resume-used', path: '/', stored: usedItems, act: resume },
  {
    name: 'home-resume-hover',
    path: '/',
    stored: { ...storedPrompts(3), ...usedItems },
    widths: [1280],
    act: async (page) => {
      await resume(page)
      await page.getByRole('region', { name: 'Reprendre' }).getByRole('link').first().hover()
    },
  },
  {
    name: 'home-resume-focus',
    path: '/',
    stored: { ...storedPrompts(3), ...usedItems },
    widths: [1280],
    act: async (page) => {
      await resume(page)
      await page.keyboard.press('Tab')
      await page.getByRole('link', { name: 'Personas' }).focus()
    },
  },
  {
    name: 'home-resume-forced-colors',
    path: '/',
    stored: storedPrompts(3),
    act: resume,
    widths: [1280],
    context: { forcedColors: 'active' },
  },
  { name: 'home-no-script', path: '/', widths: [360], context: { javaScriptEnabled: false } },
  { name: 'home-print', path: '/', widths: [768], media: { media: 'print' } },
  {
    name: 'home-tab-hover',
    path: '/',
    isViewportOnly: true,
    widths: [1280],
    act: (page) => drawer(page).getByRole('link').nth(4).hover(),
  },
  {
    name: 'home-tab-focus',
    path: '/',
    isViewportOnly: true,
    widths: [1280],
    act: async (page) => {
      await page.keyboard.press('Tab')
      await drawer(page).getByRole('link').nth(5).focus()
    },
  },
  {
    name: 'home-drawer-focus',
    path: '/',
    isViewportOnly: true,
    widths: [1280],
    act: async (page) => {
      await page.keyboard.press('Tab')
      await drawer(page).getByRole('link').last().focus()
    },
  },
  {
    name: 'home-faq-hover',
    path: '/',
    widths: [1280],
    act: (page) => page.getByRole('link', { name: 'Faut-il créer un compte' }).hover(),
  },
  {
    name: 'home-contact-accent-hover',
    path: '/',
    widths: [1280],
    act: (page) => contact(page).getByRole('link').first().hover(),
  },
  {
    name: 'home-contact-hover',
    path: '/',
    widths: [1280],
    act: (page) => contact(page).getByRole('link').last().hover(),
  },
  {
    name: 'home-contact-focus',
    path: '/',
    widths: [1280],
    act: async (page) => {
      await page.keyboard.press('Tab')
      await contact(page).getByRole('link').last().focus()
    },
  },
  { name: 'home-privacy', path: '/confidentialite', widths: [360, 1280] },
  { name: 'home-legal-notice', path: '/mentions-legales', widths: [360, 1280] },
  {
    name: 'home-summary-hover',
    path: '/cgu',
    isViewportOnly: true,
    widths: [1280],
    act: (page) =>
      page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link').last().hover(),
  },
  {
    name: 'home-plan-hover',
    path: '/plan-du-site',
    isViewportOnly: true,
    widths: [768],
    act: (page) => page.getByRole('main').getByRole('link').first().hover(),
  },
  { name: 'home-item-not-found', path: '/prompt/une-fiche-qui-manque', widths: [360, 1280] },
  {
    name: 'home-not-found-hover',
    path: '/nulle-part',
    widths: [1280],
    act: (page) => page.getByRole('link', { name: 'Tous les prompts' }).hover(),
  },
  {
    name: 'home-print-prompt',
    path: '/prompt/adresses-shopify-en-trop',
    widths: [360],
    media: { media: 'print' },
  },
  {
    name: 'home-print-gpt',
    path: '/gpt/analyste-intention-de-recherche',
    widths: [768],
    media: { media: 'print' },
  },
]
