import { expect, type Page } from '@playwright/test'

import { fillPrompt, parsePrompt } from '#shared/variables/prompt-variables.ts'
import { publicPrompt } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'
import { storeProfile } from '#tests/e2e/support/own-data.ts'
import {
  activeRow,
  expectPaletteAnswer,
  moveToRow,
  paletteBox,
  paletteRow,
  paletteSaid,
} from '#tests/e2e/support/palette.ts'
import { journey } from '#tests/e2e/support/tiers.ts'

test.use({ permissions: clipboardPermissions })

/** A new client, three prompts: at most so many keys and clicks once its profile exists. */
const most = 25

const client = 'Boulangerie Martin'
const values = {
  secteur: 'boulangerie artisanale',
  ton: 'chaleureux',
  pays: 'France',
  site: 'martin.fr',
}

/** What is typed for each prompt, and which of the client's values it has. */
const wanted = [
  {
    typed: 'brief',
    slug: 'brief-contenu-redacteur',
    title: 'Écrire un brief qu’un rédacteur peut suivre seul',
    has: { secteur: values.secteur, ton: values.ton },
  },
  {
    typed: 'faq',
    slug: 'faq-questions-clients',
    title: 'Rédiger une FAQ à partir de vraies questions de clients',
    has: { ton: values.ton, pays: values.pays },
  },
  {
    typed: 'redir',
    slug: 'plan-redirections-refonte',
    title: 'Bâtir le plan de redirections d’une refonte',
    has: { site: values.site },
  },
] as const

async function expectCopied(page: Page, { slug, title, has }: (typeof wanted)[number]) {
  await expect(paletteSaid(page)).toContainText(`${title}\u00a0: Copié pour ${client}`)
  const { prompt } = await publicPrompt(slug)
  expect(await readClipboard(page)).toBe(fillPrompt(parsePrompt(prompt), has))
}

test('a new client, three prompts, with the keyboard alone', journey, async ({ page }) => {
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  const type = async (text: string) => {
    for (const letter of text) await press(letter)
  }
  await openPage(page, '/')
  await storeProfile(page, { name: client, values }, false)
  await reloadPage(page)

  await press('Control+k')
  await expect(paletteBox(page)).toBeFocused()
  await type('mar')
  await expect(activeRow(page)).toContainText(client)
  await press('Enter')
  await expect(paletteSaid(page)).toContainText(`Client\u00a0: ${client}`)
  for (const prompt of wanted) {
    await type(prompt.typed)
    await expect(paletteRow(page, prompt.title)).toBeVisible()
    await expectPaletteAnswer(page)
    await moveToRow(page, prompt.title, press)
    await press('Control+Enter')
    await expectCopied(page, prompt)
  }
  expect(presses).toBeLessThanOrEqual(most)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a new client, three prompts, by thumb', journey, async ({ page }) => {
    let presses = 0
    const tap = async (target: ReturnType<typeof paletteRow>) => {
      presses += 1
      await target.tap()
    }
    const type = async (text: string) => {
      presses += text.length
      await page.keyboard.type(text)
    }
    await openPage(page, '/')
    await storeProfile(page, { name: client, values }, false)
    await reloadPage(page)

    await tap(page.getByRole('banner').getByRole('link', { name: 'Rechercher' }))
    await expect(paletteBox(page)).toBeFocused()
    await tap(paletteRow(page, 'Choisir un client').getByRole('button'))
    await tap(paletteRow(page, client).getByRole('button'))
    await expect(paletteSaid(page)).toContainText(`Client\u00a0: ${client}`)
    for (const [place, prompt] of wanted.entries()) {
      if (place > 0) await tap(page.getByRole('button', { name: 'Effacer' }))
      await type(prompt.typed)
      await tap(paletteRow(page, prompt.title).getByRole('button', { name: /^Copier/ }))
      await expectCopied(page, prompt)
    }
    expect(presses).toBeLessThanOrEqual(most)
  })
})
