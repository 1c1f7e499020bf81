import type { Locator, Page } from '@playwright/test'

import type { Scene } from '../scene.ts'

const prompt = '/prompt/audit-on-page-url'
const gpt = '/gpt/formules-de-tableur-seo'
const gptWithLongValue = '/gpt/analyste-intention-de-recherche'
const begun = {
  'saisie-v1:audit-on-page-url': JSON.stringify({
    titre: 'Auditer une page',
    values: { v0: 'x', v1: 'x' },
    filled: 2,
    total: 6,
    category: 'Audit',
    at: Date.UTC(2025, 0, 2),
  }),
}
const profiles = {
  'profils-v1': JSON.stringify([
    {
      id: 'dupont',
      name: 'Client Dupont',
      values: [
        { variable: 'persona', value: 'Artisans du bâtiment' },
        { variable: 'ton', value: 'Sobre et précis' },
      ],
    },
  ]),
}

const markAlone = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-alone', ''))

/** Opens every fold of the page, the visible buttons too. */
async function unfold(page: Page) {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '')
  })
  const buttons = page
    .getByRole('button', { expanded: false })
    .filter({ visible: true, hasText: /La fiche|Lire le rôle/ })
  while ((await buttons.count()) > 0) await buttons.first().click()
}

async function openAssistants(page: Page) {
  await page
    .getByRole('button', { name: 'Autres assistants' })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByText('l’assistant s’ouvre dans un').waitFor()
}

const inMain = (find: (main: Locator) => Locator) => (page: Page) =>
  find(page.getByRole('main')).hover()

/** The pages of a prompt and of a GPT, and other pages with what they share. */
export const itemStates: Scene[] = [
  { name: 'items-prompt-unfolded', path: prompt, act: unfold },
  { name: 'items-gpt-unfolded', path: gpt, act: unfold },
  { name: 'items-gpt-long-value', path: gptWithLongValue, act: unfold, widths: [360, 1280] },
  { name: 'items-prompt-preferred', path: prompt, stored: { assistant: 'claude' } },
  { name: 'items-prompt-fourth-link', path: prompt, stored: { assistant: 'perplexity' } },
  { name: 'items-gpt-preferred', path: gpt, stored: { assistant: 'claude' } },
  { name: 'items-gpt-fourth-link', path: gpt, stored: { assistant: 'perplexity' } },
  { name: 'items-prompt-assistants', path: prompt, isViewportOnly: true, act: openAssistants },
  {
    name: 'items-prompt-assistants-preferred',
    path: prompt,
    isViewportOnly: true,
    stored: { assistant: 'perplexity' },
    act: openAssistants,
  },
  {
    name: 'items-gpt-assistants',
    path: gpt,
    isViewportOnly: true,
    stored: { assistant: 'claude' },
    act: openAssistants,
  },
  {
    name: 'items-assistant-hover',
    path: gpt,
    isViewportOnly: true,
    widths: [360, 1280],
    act: async (page) => {
      await openAssistants(page)
      await page
        .getByRole('link', { name: /Le Chat/ })
        .filter({ visible: true })
        .first()
        .hover()
    },
  },
  {
    name: 'items-assistant-focus',
    path: gpt,
    isViewportOnly: true,
    widths: [360, 1280],
    act: async (page) => {
      await openAssistants(page)
      await page.keyboard.press('Tab')
    },
  },
  {
    name: 'items-gpt-contents-hover',
    path: gpt,
    isViewportOnly: true,
    widths: [1280],
    act: inMain((main) =>
      main.getByRole('navigation', { name: 'Dans cette page' }).getByRole('link').nth(1),
    ),
  },
  {
    name: 'items-gpt-question-hover',
    path: gpt,
    isViewportOnly: true,
    widths: [1280],
    act: inMain((main) => main.locator('#faq summary').nth(1)),
  },
  {
    name: 'items-gpt-query-hover',
    path: gpt,
    isViewportOnly: true,
    widths: [1280],
    act: inMain((main) =>
      main
        .getByRole('region', { name: /Recherches/ })
        .getByRole('link')
        .nth(1),
    ),
  },
  {
    name: 'items-conversations',
    path: gptWithLongValue,
    isViewportOnly: true,
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Conversations/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'items-table-focus',
    path: gpt,
    isViewportOnly: true,
    widths: [360],
    act: async (page) => {
      await unfold(page)
      await page.keyboard.press('Tab')
      await page.getByRole('region', { name: 'Tableau' }).first().focus()
    },
  },
  { name: 'items-gpt-print', path: gpt, widths: [360, 1280], media: { media: 'print' } },
  {
    name: 'items-gpt-print-unfolded',
    path: gpt,
    widths: [360, 1280],
    act: unfold,
    media: { media: 'print' },
  },
  {
    name: 'items-prompt-print-unfolded',
    path: prompt,
    widths: [360, 1280],
    act: unfold,
    media: { media: 'print' },
  },
  { name: 'items-gpt-forced', path: gpt, context: { forcedColors: 'active' } },
  { name: 'items-gpt-no-script', path: gpt, context: { javaScriptEnabled: false } },
  { name: 'items-prompt-no-script', path: prompt, context: { javaScriptEnabled: false } },
  { name: 'items-gpt-alone', path: gpt, act: markAlone },
  { name: 'items-prompt-alone', path: prompt, act: markAlone },
  {
    name: 'items-prompt-filled-forced',
    path: prompt,
    widths: [360, 1280],
    context: { forcedColors: 'active' },
    act: (page) => page.getByRole('main').getByRole('textbox').first().fill('Boutique'),
  },
  { name: 'items-home-begun', path: '/', stored: begun, widths: [360, 1280] },
  {
    name: 'items-palette-begun',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    stored: begun,
    act: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByText('Auditer une page').waitFor()
    },
  },
  { name: 'items-profiles', path: '/profils', stored: profiles },
  {
    name: 'items-profile-edited',
    path: '/profils',
    stored: profiles,
    act: (page) =>
      page
        .getByRole('button', { name: /^Modifier/ })
        .first()
        .click(),
  },
  { name: 'items-search-start', path: '/recherche' },
  {
    name: 'items-kept-pages',
    path: '/hors-ligne',
    act: async (page) => {
      await page.evaluate(async () => {
        const cache = await caches.open('pages-v1')
        for (const address of ['/prompt/audit-on-page-url', '/prompt/un-autre', '/gpts', '/cgu']) {
          const note = {
            title: 'Une page',
            description: 'Ce que dit cette page.',
            keywords: '',
            visitedAt: 1,
            checkedAt: 1,
          }
          const headers = { 'x-kept': encodeURIComponent(JSON.stringify(note)) }
          await cache.put(address, new Response('', { headers }))
        }
      })
      await page.reload()
      await page.getByRole('link', { name: 'Une page' }).first().waitFor()
    },
  },
]
