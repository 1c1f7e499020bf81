import type { Scene } from '#tests/pixels/scene.ts'

import {
  acts,
  click,
  hoverAll,
  openExample,
  otherAssistants,
  scrollTo,
  stopTimers,
  summary,
} from './acts.ts'
import { gpt } from './pages.ts'

/** Every state of the page of a GPT. */
export const gptScenes: Scene[] = [
  {
    name: 'public-gpt-unfolded',
    path: gpt,
    act: async (page) => {
      await page.getByRole('button', { name: 'Lire le rôle en entier' }).click()
      for (const fold of [
        page.getByRole('button', { name: 'La fiche en détail' }),
        summary('Dans cette page')(page),
      ])
        if (await fold.isVisible()) await fold.click()
      await page.getByRole('region', { name: 'FAQ spécialisée' }).locator('summary').last().click()
    },
  },
  {
    name: 'public-gpt-example',
    path: '/gpt/atelier-donnees-structurees',
    act: openExample,
  },
  {
    name: 'public-gpt-scrolled',
    path: gpt,
    isViewportOnly: true,
    act: scrollTo(1200),
  },
  {
    name: 'public-gpt-assistants',
    path: gpt,
    isViewportOnly: true,
    act: acts(click(otherAssistants), hoverAll),
  },
  { name: 'public-gpt-preferred-assistant', path: gpt, stored: { assistant: 'claude' } },
  {
    name: 'public-gpt-last-assistant',
    path: gpt,
    isViewportOnly: true,
    widths: [360, 1280],
    stored: { assistant: 'perplexity' },
    act: click(otherAssistants),
  },
  {
    name: 'public-gpt-conversations',
    path: gpt,
    isViewportOnly: true,
    widths: [360, 1280],
    act: acts(
      click((page) => page.getByRole('button', { name: /^Conversations/ }).first()),
      (page) => page.getByRole('dialog').waitFor(),
    ),
  },
  {
    name: 'public-gpt-copied',
    path: gpt,
    isViewportOnly: true,
    widths: [360, 1280],
    act: acts(
      stopTimers,
      click((page) => page.getByRole('button', { name: 'Ajouter à ma sélection' })),
      click((page) =>
        page.getByRole('button', { name: /rôle$/ }).filter({ visible: true }).first(),
      ),
    ),
  },
]
