import type { Page } from '@playwright/test'

import { variableCount } from './interaction-prompts.ts'

/** Something that a visitor does with a prompt to fill in, a number of times. */
export type Action = (page: Page) => Promise<void>

const form = (page: Page) => page.getByRole('form', { name: 'Variables du prompt' })
const section = (page: Page) => page.getByRole('region', { name: 'Personnaliser le prompt' })

export const personalisationActions: Record<string, Action> = {
  'a word typed in each field': async (page) => {
    for (const field of await form(page).getByRole('textbox').all()) {
      await field.focus()
      await page.keyboard.type('audit', { delay: 30 })
    }
  },
  'each field entered by a click': async (page) => {
    for (const field of await form(page).getByRole('textbox').all()) await field.click()
  },
  'each variable changed in the text': async (page) => {
    for (let number = 1; number <= variableCount; number += 1) {
      await section(page)
        .getByRole('button', { name: `Modifier donnée ${number}, rempli : audit` })
        .click()
      await page.keyboard.type('seo', { delay: 30 })
      await page.keyboard.press('Enter')
    }
  },
  'every value emptied and brought back': async (page) => {
    for (let round = 0; round < 5; round += 1) {
      await page.getByRole('button', { name: 'Réinitialiser' }).click()
      await page.getByRole('button', { name: 'Rétablir mes valeurs' }).click()
    }
  },
  'the text copied': async (page) => {
    for (let round = 0; round < 5; round += 1) {
      await section(page).getByRole('button', { name: 'Copier le prompt' }).click()
      await page.waitForTimeout(200)
    }
  },
  'the theme changed': async (page) => {
    for (let round = 0; round < 4; round += 1) {
      await page.getByRole('banner').getByRole('button', { name: 'Thème sombre' }).click()
    }
  },
}
