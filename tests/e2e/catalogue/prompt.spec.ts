import { expect, type Locator, type Page } from '@playwright/test'

import { typeset } from '#shared/text/typography.ts'
import { publicPrompt } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openedAddress, stubAssistants } from '#tests/e2e/support/assistant-tabs.ts'
import {
  clipboardPermissions,
  readClipboard,
  refuseClipboard,
} from '#tests/e2e/support/clipboard.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { copiedToast, expectToast } from '#tests/e2e/support/toasts.ts'
import { fillVariable, variableField } from '#tests/e2e/support/variables.ts'

test.use({ permissions: clipboardPermissions })

const slug = 'brief-contenu-redacteur'
const path = `/prompt/${slug}`

/** Of its eight variables. */
const left = '7 crochets restent à remplir.'

const copyButton = (page: Page) =>
  page.getByRole('region', { name: 'Personnaliser le prompt' }).getByRole('button', {
    name: 'Copier le prompt',
  })
const toFill = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remplir ${name}, à remplir` })
const filled = (page: Page, name: string, value: string) =>
  page.getByRole('button', { name: `Modifier ${name}, rempli : ${value}` })
const editor = (page: Page, name: string) => page.locator('[data-prompt-text]').getByLabel(name)
/** The facts of the prompt, which stand there twice: once for small screens. */
const factsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('dl')
    .filter({ has: page.getByText('Niveau', { exact: true }) })
const tag = (page: Page) => page.getByText('Personnalisé', { exact: true })
const assistant = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Ouvrir dans un assistant' })
    .getByRole('link', { name: `Ouvrir dans ${name}` })

/** The hue of a variable's highlighter. */
const hue = (variable: Locator) =>
  variable.locator('> span').evaluate((mark) => {
    const colour = /oklch\(\S+ \S+ ([\d.]+)/.exec(getComputedStyle(mark).backgroundImage)
    return Number(colour?.[1])
  })

async function copied(page: Page): Promise<string> {
  await copyButton(page).click()
  await expectToast(page, 'Prompt copié !')
  return readClipboard(page)
}

test.describe('the page', () => {
  test('states what the prompt is (R64, R65, R66, R68)', journey, async ({ page }) => {
    const prompt = await publicPrompt(slug)
    const response = await openPage(page, path)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle('Écrire un brief qu’un rédacteur peut suivre seul')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(prompt.titre)
    const main = page.getByRole('main')
    await expect(main).toContainText(prompt.description)
    const facts = factsOf(page).filter({ visible: true })
    await expect(facts.getByRole('link', { name: 'Content' })).toHaveAttribute(
      'href',
      '/prompts?category=Content',
    )
    await expect(facts.getByRole('link', { name: 'SEO', exact: true })).toBeVisible()
    await expect(facts).toContainText('Intermédiaire')
    await expect(facts).toContainText('Claude')
    await expect(facts).toContainText('18 novembre 2026')
    await expect(facts.getByRole('link', { name: 'Prénom Nom' })).toHaveAttribute(
      'href',
      'https://linkedin.example.org/prenom-nom',
    )
    for (const name of prompt.tags) {
      await expect(main.getByRole('link', { name: `#${typeset(name)}` }).first()).toBeVisible()
    }
    const howTo = page.getByRole('region', { name: 'Comment l’utiliser' })
    await expect(howTo.getByRole('listitem')).toHaveCount(3)
  })

  test('says the whole of a long title and names the default assistant (R64)', async ({ page }) => {
    const { titre } = await publicPrompt('faq-questions-clients')
    await openPage(page, '/prompt/faq-questions-clients')
    await expect(page).toHaveTitle(titre)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titre)
    await expect(factsOf(page).first()).toContainText('ChatGPT')
  })

  test('lists the modifications, the searches and the neighbours (R69, R70)', async ({ page }) => {
    const { requetes_seo } = await publicPrompt(slug)
    await openPage(page, path)
    const history = page.getByRole('region', { name: 'Historique des modifications' })
    await expect(history.getByRole('listitem')).toHaveText([
      /^18\/11\/2026\s*Mise à jour de la fiche\.$/,
      /^14\/04\/2026\s*La rubrique Recette remplace la longueur imposée\.$/,
    ])
    const searches = page.getByRole('region', { name: 'Vous cherchiez peut-être' })
    await expect(searches.getByRole('link')).toHaveText(requetes_seo?.requetes.map(typeset) ?? [])

    const related = page.getByRole('region', { name: 'Fiches voisines' })
    await expect(related.getByRole('article').first()).toBeVisible()
    await expect(related.getByRole('link', { name: 'Écrire un brief' })).toHaveCount(0)
  })

  test('has an entry for the date it shows without a note, and a usual title for searches (R69, R70)', async ({
    page,
  }) => {
    await openPage(page, '/prompt/audit-on-page-url')
    await expect(page.getByRole('definition').filter({ hasText: '20 novembre 2025' })).toBeVisible()
    const history = page.getByRole('region', { name: 'Historique des modifications' })
    await expect(history.getByRole('listitem')).toHaveText([
      /^20\/11\/2025\s*Mise à jour de la fiche\.$/,
    ])
    await expect(page.getByRole('region', { name: 'Recherches qui mènent ici' })).toBeVisible()
  })

  test('shows what it gives for a fictional client, folded, also without the script', async ({
    browser,
    baseURL,
  }) => {
    const { exemple } = await publicPrompt(slug)
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`/prompt/${slug}`)
    const example = page.getByRole('region', { name: 'Voir un exemple de résultat' })
    await expect(example).toContainText(/Rédigé par l’éditeur, données fictives, environ \d+ mots/)
    await expect(example.getByText(/^EXEMPLE/)).toBeHidden()
    await example.locator('summary').first().click()
    await expect(example.getByText(/^EXEMPLE/)).toBeVisible()
    await expect(example.locator('dt')).toHaveText(
      exemple?.valeurs.map(({ nom }) => typeset(nom)) ?? [],
    )
    await expect(example.getByRole('heading', { name: 'Remarque de l’éditeur' })).toBeVisible()
    await context.close()
  })

  test('opens its example conversations (R64)', async ({ page }) => {
    const { titre } = await publicPrompt(slug)
    await openPage(page, path)
    await page.getByRole('button', { name: 'Exemples de conversations (1)' }).click()
    const dialog = page.getByRole('dialog', { name: `Conversations - ${titre}` })
    await expect(dialog.getByRole('link')).toHaveText([/^Brief pour un comparatif de logiciels/])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('leads back to its list by the path at the top', async ({ page }) => {
    await openPage(page, path)
    const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' })
    await expect(trail.getByRole('link')).toHaveText(['Accueil', 'Prompts', 'Content'])
    await trail.getByRole('link', { name: 'Content' }).click()
    await expect(page).toHaveURL('/categorie/content')
  })
})

test.describe('personalisation', () => {
  test('names every variable for those who hear the text (R67, R72)', async ({ page }) => {
    await openPage(page, path)
    for (const name of ['requête principale', 'public visé', 'objectif', 'preuves']) {
      await expect(toFill(page, name)).toHaveCount(1)
    }
    await expect(toFill(page, 'ton')).toHaveCount(2)
    const form = page.getByRole('form', { name: 'Variables du prompt' })
    await expect(form.getByRole('textbox').or(form.getByRole('combobox'))).toHaveCount(8)
  })

  test(
    'turns a variable of the text into a field, and Enter commits (R74, R76)',
    journey,
    async ({ page }) => {
      await openPage(page, path)
      await expect(tag(page)).toHaveCount(0)
      await toFill(page, 'public visé').click()
      await expect(editor(page, 'public visé')).toBeFocused()
      await page.keyboard.type('Gérant de TPE')
      await page.keyboard.press('Enter')

      await expect(filled(page, 'public visé', 'Gérant de TPE')).toBeFocused()
      await expect(editor(page, 'public visé')).not.toHaveRole('textbox')
      await expect(variableField(page, 'Public visé')).toHaveValue('Gérant de TPE')
      await expect(tag(page)).toBeVisible()
      await expect(page.getByText('1 variable sur 8 remplie')).toBeVisible()
    },
  )

  test('commits when the field of the text is left (R74)', async ({ page }) => {
    await openPage(page, path)
    await toFill(page, 'public visé').click()
    await page.keyboard.type('Une lectrice')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(filled(page, 'public visé', 'Une lectrice')).toBeVisible()
    await expect(variableField(page, 'Public visé')).toHaveValue('Une lectrice')
  })

  test('keeps what is typed in the text from the first key, at all its places', async ({
    page,
  }) => {
    await openPage(page, path)
    await toFill(page, 'public visé').click()
    await page.keyboard.type('Gérant')
    await expect(page.getByText('1 variable sur 8 remplie')).toBeVisible()
    await expect(variableField(page, 'Public visé')).toHaveValue('Gérant')
    await expect(editor(page, 'public visé')).toBeFocused()
    await reloadPage(page)
    await expect(filled(page, 'public visé', 'Gérant')).toBeVisible()
  })

  test('starts a new line with Enter where a long text is asked for', async ({ page }) => {
    await openPage(page, path)
    await toFill(page, 'preuves').click()
    await page.keyboard.type('42 poses')
    await page.keyboard.press('Enter')
    await page.keyboard.type('3 labels')
    await expect(variableField(page, 'Preuves')).toHaveValue('42 poses\n3 labels')
  })

  test('cancels with Escape (R74)', async ({ page }) => {
    await openPage(page, path)
    await fillVariable(page, 'Public visé', 'Premier')
    await filled(page, 'public visé', 'Premier').click()
    await page.keyboard.type('Second')
    await page.keyboard.press('Escape')
    await expect(filled(page, 'public visé', 'Premier')).toBeFocused()
    await expect(variableField(page, 'Public visé')).toHaveValue('Premier')

    await toFill(page, 'requête principale').click()
    await page.keyboard.type('abandon')
    await page.keyboard.press('Escape')
    await expect(toFill(page, 'requête principale')).toBeFocused()
    await expect(variableField(page, 'Requête principale')).toHaveValue('')
  })

  test('writes what is typed in the form at every place of the text', journey, async ({ page }) => {
    await openPage(page, path)
    await fillVariable(page, 'Ton', 'sobre')
    await expect(filled(page, 'ton', 'sobre')).toHaveCount(2)
    await fillVariable(page, 'Ton', '')
    await expect(toFill(page, 'ton')).toHaveCount(2)
    await expect(page.getByText('0 variable sur 8 remplie')).toBeVisible()
    await expect(tag(page)).toHaveCount(0)
  })

  test('takes a blank value for an empty one (R73, R76)', async ({ page }) => {
    const { prompt } = await publicPrompt(slug)
    await openPage(page, path)
    await fillVariable(page, 'Ton', '   ')
    await expect(toFill(page, 'ton')).toHaveCount(2)
    await expect(tag(page)).toHaveCount(0)
    expect(await copied(page)).toBe(prompt)
  })

  test('marks what is to fill in yellow, what is filled in blue, and both in words (R75)', async ({
    page,
  }) => {
    await openPage(page, path)
    const yellow = await hue(toFill(page, 'public visé'))
    expect(yellow > 80 && yellow < 115).toBe(true)
    const state = page.getByRole('form').locator('label', { hasText: 'Public visé' })
    await expect(state).toContainText('à remplir')

    await fillVariable(page, 'Public visé', 'X')
    const blue = await hue(filled(page, 'public visé', 'X'))
    expect(blue > 220 && blue < 280).toBe(true)
    await expect(state).toHaveText('Public visérempli')
  })

  test('goes through the variables in the order of the text with Tab', async ({ page }) => {
    await openPage(page, path)
    await variableField(page, 'Requête principale').focus()
    for (const label of ['Public visé', 'Objectif', 'Relevé de la SERP']) {
      await page.keyboard.press('Tab')
      await expect(variableField(page, label)).toBeFocused()
    }
    await toFill(page, 'requête principale').focus()
    for (const name of ['public visé', 'objectif', 'relevé de la SERP']) {
      await page.keyboard.press('Tab')
      await expect(toFill(page, name)).toBeFocused()
    }
  })

  test(
    'copies what it shows and says whether it is personalised (R77)',
    journey,
    async ({ page }) => {
      const { prompt } = await publicPrompt(slug)
      await openPage(page, path)
      await copyButton(page).click()
      await expectToast(page, 'Prompt copié !', copiedToast(prompt))
      expect(await readClipboard(page)).toBe(prompt)

      await reloadPage(page)
      await fillVariable(page, 'Ton', 'direct')
      await copyButton(page).click()
      await expectToast(
        page,
        'Prompt copié !',
        `Le prompt personnalisé a été copié dans votre presse-papier. ${left}`,
      )
      expect(await readClipboard(page)).toBe(prompt.replaceAll('[ton]', 'direct'))
    },
  )

  for (const value of [
    'coût $& $1 $` $$ fin',
    '[ton] et [public visé]',
    `guillemets " ' « » <b>&amp;</b> \\`,
    'émoji 👩🏽‍💻 🇫🇷',
    'ligne une\nligne deux\n\nligne quatre',
  ]) {
    test(`copies ${JSON.stringify(value)} as it is`, async ({ page }) => {
      const { prompt } = await publicPrompt(slug)
      await openPage(page, path)
      await fillVariable(page, 'Public visé', value)
      await fillVariable(page, 'Ton', 'simple')
      const expected = prompt.split('[ton]').join('simple').split('[public visé]').join(value)
      expect(await copied(page)).toBe(expected)
      const url = await assistant(page, 'ChatGPT').getAttribute('href')
      expect(new URL(url ?? '').searchParams.get('q')).toBe(expected)
    })
  }

  test('takes several lines in the field of the text with Shift+Enter', async ({ page }) => {
    await openPage(page, path)
    await toFill(page, 'public visé').click()
    await page.keyboard.type('un')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('deux')
    await page.keyboard.press('Enter')
    await expect(variableField(page, 'Public visé')).toHaveValue('un\ndeux')
  })

  test('counts the characters of the result', async ({ page }) => {
    const { prompt } = await publicPrompt(slug)
    await openPage(page, path)
    const count = async () =>
      Number(
        (await page.getByText(/caractères$/).textContent())
          ?.replaceAll(/\s/g, '')
          .replace('caractères', ''),
      )
    expect(await count()).toBe(prompt.length)
    await fillVariable(page, 'Public visé', 'abc')
    await expect.poll(count).toBe(prompt.length - '[public visé]'.length + 3)
    await fillVariable(page, 'Ton', 'z')
    await expect(page.getByText('2 variables sur 8 remplies')).toBeVisible()
  })

  test('empties the fields and gives the values back', async ({ page }) => {
    await openPage(page, path)
    const reset = page.getByRole('button', { name: 'Réinitialiser' })
    await expect(reset).toBeDisabled()
    await fillVariable(page, 'Public visé', 'Alice')
    await fillVariable(page, 'Ton', 'vif')
    await reset.click()
    await expect(variableField(page, 'Public visé')).toHaveValue('')
    await expect(tag(page)).toHaveCount(0)

    await page.getByRole('button', { name: 'Rétablir mes valeurs' }).click()
    await expect(variableField(page, 'Public visé')).toHaveValue('Alice')
    await expect(filled(page, 'ton', 'vif')).toHaveCount(2)
  })

  test('keeps the focus on the button that empties and restores', async ({ page }) => {
    await openPage(page, path)
    await fillVariable(page, 'Public visé', 'Alice')
    await page.getByRole('button', { name: 'Réinitialiser' }).focus()
    await page.keyboard.press('Enter')
    const restore = page.getByRole('button', { name: 'Rétablir mes valeurs' })
    await expect(restore).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(variableField(page, 'Public visé')).toHaveValue('Alice')
  })

  test('keeps no value for another prompt', async ({ page }) => {
    await openPage(page, path)
    await fillVariable(page, 'Ton', 'vif')
    await page
      .getByRole('region', { name: 'Fiches voisines' })
      .locator('a[href^="/prompt/"]')
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Écrire un brief/)
    await expect(tag(page)).toHaveCount(0)
    const values = await page
      .getByRole('form')
      .getByRole('textbox')
      .evaluateAll((all) => all.map((one) => one instanceof HTMLTextAreaElement && one.value))
    expect(new Set(values)).toEqual(new Set(['']))
  })

  test('selects the text when the clipboard refuses', async ({ page }) => {
    await refuseClipboard(page)
    await openPage(page, path)
    await copyButton(page).click()
    await expectToast(page, 'Copie impossible')
    const selected = await page.evaluate(() => String(getSelection()))
    expect(selected).toContain('# Avant de rendre')
  })
})

test.describe('opening in an assistant', () => {
  test.beforeEach(({ context }) => stubAssistants(context))

  for (const [name, start] of [
    ['ChatGPT', 'https://chatgpt.com/?q='],
    ['Claude', 'https://claude.ai/new?q='],
  ] as const) {
    test(`opens the personalised text in ${name} and copies it (R78, R79)`, async ({ page }) => {
      const { prompt } = await publicPrompt(slug)
      const expected = prompt.replaceAll('[ton]', 'net & clair + 100 %')
      await openPage(page, path)
      await fillVariable(page, 'Ton', 'net & clair + 100 %')
      const url = await openedAddress(page, assistant(page, name))
      expect(url.href.startsWith(start)).toBe(true)
      expect(url.searchParams.get('q')).toBe(expected)

      await page.bringToFront()
      await expectToast(
        page,
        `Ouverture de ${name}`,
        `Le prompt personnalisé va s’ouvrir dans ${name}. ${left}`,
      )
      expect(await readClipboard(page)).toBe(expected)
    })
  }

  test('tells to paste in Gemini if the field is empty (R78, R79)', async ({ page }) => {
    const { prompt } = await publicPrompt(slug)
    await openPage(page, path)
    const url = await openedAddress(page, assistant(page, 'Gemini'))
    expect(url.origin + url.pathname).toBe('https://gemini.google.com/app')
    expect(url.searchParams.get('q')).toBe(prompt)
    await page.bringToFront()
    await expectToast(page, 'Ouverture de Gemini', 'Prompt copié : collez-le si le champ est vide')
  })

  test('opens the bare address for a text that an address cannot carry', async ({ page }) => {
    await openPage(page, path)
    await fillVariable(page, 'Preuves', 'é'.repeat(1000))
    await expect(assistant(page, 'ChatGPT')).toHaveAttribute('href', 'https://chatgpt.com/')
    const url = await openedAddress(page, assistant(page, 'ChatGPT'))
    expect(url.href).toBe('https://chatgpt.com/')
    await page.bringToFront()
    await expectToast(
      page,
      'Ouverture de ChatGPT',
      `Prompt copié : collez-le si le champ est vide. ${left}`,
    )
    expect(await readClipboard(page)).toContain('é'.repeat(1000))
  })

  test('opens what was typed the moment before', async ({ page }) => {
    await openPage(page, path)
    await fillVariable(page, 'Ton', 'dernier mot')
    await assistant(page, 'Claude').focus()
    const url = await openedAddress(page, () => page.keyboard.press('Enter'))
    expect(url.searchParams.get('q')).toContain('- Ton\u00a0: dernier mot')
  })

  test('does everything from the keyboard: fill, copy, open', journey, async ({ page }) => {
    const { prompt } = await publicPrompt(slug)
    const expected = prompt.replace('[requête principale]', 'devis bâtiment')
    await openPage(page, path)
    const variable = toFill(page, 'requête principale')
    for (let stops = 0; stops < 60; stops += 1) {
      await page.keyboard.press('Tab')
      if (await variable.evaluate((element) => element === document.activeElement)) break
    }
    await page.keyboard.press('Enter')
    await page.keyboard.type('devis bâtiment')
    await page.keyboard.press('Enter')
    await expect(filled(page, 'requête principale', 'devis bâtiment')).toBeFocused()

    for (let stops = 0; stops < 20; stops += 1) {
      await page.keyboard.press('Tab')
      if (await copyButton(page).evaluate((element) => element === document.activeElement)) break
    }
    await page.keyboard.press('Enter')
    await expectToast(page, 'Prompt copié !')
    expect(await readClipboard(page)).toBe(expected)

    await page.keyboard.press('Tab')
    await expect(assistant(page, 'Claude')).toBeFocused()
    const url = await openedAddress(page, () => page.keyboard.press('Enter'))
    expect(url.searchParams.get('q')).toBe(expected)
  })

  test('remembers the assistant after a reload', async ({ page }) => {
    await openPage(page, path)
    await expect(page.getByTitle('Votre dernier choix')).toHaveCount(0)
    await openedAddress(page, assistant(page, 'Claude'))
    await page.bringToFront()
    await reloadPage(page)
    await expect(page.getByTitle('Votre dernier choix')).toHaveText(/Claude/)
    await expect(page.getByTitle('Votre dernier choix')).toHaveCount(1)
  })

  test('begins with the assistant it was written for, and keeps the order after a use', async ({
    page,
  }) => {
    const { ia } = await publicPrompt(slug)
    const names = page
      .getByRole('group', { name: 'Ouvrir dans un assistant' })
      .getByRole('link', { name: /^Ouvrir dans/ })
    const order = [/Claude/, /ChatGPT/, /Gemini/]
    await openPage(page, path)
    expect(ia).toBe('Claude')
    await expect(names).toHaveText(order)
    await openedAddress(page, assistant(page, 'Gemini'))
    await page.bringToFront()
    await reloadPage(page)
    await expect(page.getByTitle('Votre dernier choix')).toHaveText(/Gemini/)
    await expect(names).toHaveText(order)
  })
})

test.describe('a prompt that is not there', () => {
  test.use({
    allowedConsole: /^Failed to load resource: the server responded with a status of 404/,
  })

  for (const absent of ['inconnu', 'reponses-questions-journaliste', 'cent-variantes-page-ville']) {
    test(`answers 404 for ${absent} and leads to the prompts (R71)`, async ({ page }) => {
      const response = await openPage(page, `/prompt/${absent}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prompt non trouvé')
      const text = "Le prompt que vous recherchez n'existe pas ou a été supprimé."
      expect(await page.getByText(text).textContent()).toBe(text)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

      await page.getByRole('main').locator('a[href="/prompts"]').first().click()
      await expect(page).toHaveURL('/prompts')
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    })
  }
})
