import { expect } from '@playwright/test'

import { dailyIndex, dayInParis, firstDailyGptSlug } from '#shared/items/daily-pick.ts'
import { holdApi } from '#tests/e2e/fixtures/api-calls.ts'
import {
  publicGpt,
  publicGpts,
  publicPrompt,
  publicPrompts,
} from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import {
  clipboardPermissions,
  readClipboard,
  refuseClipboard,
} from '#tests/e2e/support/clipboard.ts'
import { expectExactTexts } from '#tests/e2e/support/exact-text.ts'
import { expectToLead } from '#tests/e2e/support/launch-link.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { bracketsToFill, expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'

test.use({ permissions: clipboardPermissions })

/** The categories of a card beside the one on its tab. */
const badges = 'div > a[href*="category="]'

test('shows its sections in order (R42, R43, R46, R49)', journey, async ({ page }) => {
  await openPage(page, '/')
  const parts = page.getByRole('main').locator('h1, h2:not(nav h2, dialog h2), dl:not(section *)')
  const texts = await parts.allTextContents()

  expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'La bibliothèque de prompts du référencement',
    expect.stringContaining('15+'),
    'Découvertes quotidiennes',
    'Prompts populaires',
    'GPT à la une',
    'Parcours',
    'Ce que l’on peut en faire un mardi matin',
    'Qu’est-ce qu’un bon prompt ?',
    'IA et SEO traditionnel',
    'Quatre réglages avant de copier',
    'Un même prompt, six assistants',
    'Quand passer du prompt au GPT',
    'Trois prompts à essayer tout de suite',
    'Questions fréquentes',
    'Prénom Nom, consultant SEO',
    'Il manque une fiche ?',
  ])
})

test('gives its headline figures from the live counts (R4, R28)', async ({ page }) => {
  await openPage(page, '/')
  const figures = page.getByRole('main').locator('dl:not(section *)')

  await expect(figures.locator('dd')).toHaveText(['34', '86', '15+', '0'])
  await expect(figures.locator('dt')).toHaveText([
    'prompts prêts à copier',
    'GPT personnalisés',
    'ans d’expertise SEO',
    'hallucination tolérée',
  ])
  const comparison = page.getByRole('region', { name: 'Tableau comparatif' })
  await expect(comparison).toContainText('95 % plus rapide')
  await expect(comparison).toContainText('99 % moins cher')
  await expect(comparison).toContainText('500 à 2 000 €')
})

test('picks the GPT and the prompt that the day gives (R30, R31, R41)', async ({ page }) => {
  const day = dayInParis(new Date())
  const newestGpts = (await publicGpts()).toReversed()
  const gpts = newestGpts.toSorted(
    (a, b) => Number(b.slug === firstDailyGptSlug) - Number(a.slug === firstDailyGptSlug),
  )
  const prompts = (await publicPrompts()).toReversed()
  const gpt = gpts[dailyIndex(day, 'gpt', gpts.length) ?? -1]
  const prompt = prompts[dailyIndex(day, 'prompt', prompts.length) ?? -1]

  await openPage(page, '/')
  const section = page.getByRole('region', { name: 'Découvertes quotidiennes' })
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    gpt?.nom ?? '',
    prompt?.titre ?? '',
  ])

  const gptCard = section.getByRole('article').first()
  const gptLinks = gptCard.getByRole('link')
  await expect(gptLinks.first()).toHaveText(`Catégorie : ${gpt?.categories[0]}`)
  await expect(gptCard.locator(badges)).toHaveText(gpt?.categories.slice(1, 3) ?? [])
  await expect(gptCard.getByRole('link', { name: /^Voir/ })).toHaveAttribute(
    'href',
    `/gpt/${gpt?.slug}`,
  )
  const launch = gptCard.getByRole('link', { name: 'Lancer' })
  await expectToLead(launch, gpt?.url_destination ?? '')
  await expect(launch).toHaveAttribute('target', '_blank')
  await expect(gptCard.getByRole('paragraph')).toHaveCSS('-webkit-line-clamp', '3')
  await expect(gptCard.getByRole('paragraph')).not.toContainText('**')

  const promptCard = section.getByRole('article').last()
  await expect(promptCard.getByText(prompt?.niveau ?? '', { exact: true })).toBeVisible()
  await expect(promptCard.locator(badges)).toHaveText(prompt?.categories.slice(1, 2) ?? [])
  await expect(promptCard.getByRole('link', { name: /^Voir/ })).toHaveAttribute(
    'href',
    `/prompt/${prompt?.slug}`,
  )

  await promptCard.getByRole('button', { name: /^Copier/ }).click()
  await expectToast(
    page,
    'Prompt copié !',
    `Le prompt "${prompt?.titre}" a été copié dans votre presse-papier. ${bracketsToFill(prompt?.prompt ?? '')}`,
  )
  expect(await readClipboard(page)).toBe(prompt?.prompt)
})

test('shows four popular prompts and copies one from its card (R34, R41)', async ({ page }) => {
  await openPage(page, '/')
  const cards = page.getByRole('region', { name: 'Prompts populaires' }).getByRole('article')
  await expect(cards).toHaveCount(4)

  const card = cards.nth(1)
  const href = await card.getByRole('heading').getByRole('link').getAttribute('href')
  const prompt = await publicPrompt(href?.replace('/prompt/', '') ?? '')
  await card.getByRole('button', { name: 'Copier le prompt' }).click()
  await expectToast(
    page,
    'Prompt copié !',
    `Le prompt "${prompt.titre}" a été copié dans votre presse-papier. ${bracketsToFill(prompt.prompt)}`,
  )
  expect(await readClipboard(page)).toBe(prompt.prompt)
})

test('features two GPTs, the pinned one first, with three hashtags at most (R35, R38, R253)', async ({
  page,
}) => {
  await openPage(page, '/')
  const cards = page.getByRole('region', { name: 'GPT à la une' }).getByRole('article')
  await expect(cards).toHaveCount(2)
  const pinned = await publicGpt('lovable-architect')
  const card = cards.first()
  await expect(card.getByRole('heading')).toHaveText(pinned.nom)
  const launch = card.getByRole('link', { name: 'Lancer ce GPT' })
  await expectToLead(launch, pinned.url_destination)
  await expect(launch).toHaveAttribute('target', '_blank')
  await expect(card.getByRole('listitem')).toHaveText([
    ...pinned.tags.slice(0, 3).map((tag) => `#${tag}`),
    `+${pinned.tags.length - 3}`,
  ])
})

test(
  'opens the conversations of a GPT with the mouse and gives the focus back (R39, R40)',
  journey,
  async ({ page }) => {
    await openPage(page, '/')
    const { nom, conversations_associees } = await publicGpt('lovable-architect')
    const button = page.getByRole('button', { name: 'Conversations (3)' }).first()
    const dialog = page.getByRole('dialog', { name: `Conversations - ${nom}` })
    await expect(dialog).toBeHidden()

    await button.click()
    await expect(dialog).toBeVisible()
    expect(await dialog.getByRole('heading').textContent()).toBe(`Conversations - ${nom}`)
    const links = dialog.getByRole('link')
    await expect(links).toHaveCount(3)
    for (const [index, stored] of Object.values(conversations_associees ?? []).entries()) {
      const link = links.nth(index)
      await expect(link).toHaveAttribute('target', '_blank')
      // A question comes after the role, whose text the address carries before it.
      await expect(link).toContainText(stored.nom)
      const address = new URL((await link.getAttribute('href')) ?? '')
      const question = new URL(stored.url).searchParams.get('q') ?? ''
      expect(address.origin).toBe(new URL(stored.url).origin)
      expect(address.searchParams.get('q')?.endsWith(question)).toBe(true)
    }

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await expect(dialog).toBeHidden()

    await button.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 300)
    await expect(dialog).toBeHidden()
  },
)

test('opens the conversations from the keyboard and keeps the focus inside', async ({ page }) => {
  await openPage(page, '/')
  const button = page.getByRole('button', { name: 'Conversations (3)' }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Conversations - / })
  await expect(dialog).toBeVisible()

  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement))
  expect(await isInside()).toBe(true)
  await dialog.getByRole('link').last().focus()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('scrolls a long list of conversations inside its window (R40)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 240 })
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Conversations (3)' }).first().click()
  const dialog = page.getByRole('dialog', { name: /^Conversations - / })
  const box = await dialog.boundingBox()
  expect((box?.y ?? -1) >= 0 && (box?.height ?? 999) <= 240).toBe(true)

  const last = dialog.getByRole('link').last()
  await expect(last).not.toBeInViewport({ ratio: 1 })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 0.9 })
})

test('says that a static example is copied for two seconds (R44, R253)', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/')
  const example = page
    .getByRole('region', { name: 'Trois prompts à essayer tout de suite' })
    .getByRole('article')
    .first()
  const words = example.getByRole('button').locator('[aria-live]')
  expect(await words.textContent()).toBe('Copier')

  await page.clock.pauseAt(Date.now() + 60_000)
  await example.getByRole('button').click()
  await expect(words).toHaveText('Copié !')
  expect(await words.textContent()).toBe('Copié !')
  await page.clock.runFor(1900)
  await expect(words).toHaveText('Copié !')
  await page.clock.runFor(200)
  await expect(words).toHaveText('Copier')

  await page.clock.resume()
  expect(await readClipboard(page)).toBe(await example.getByRole('paragraph').textContent())
})

test.describe('where the clipboard refuses', () => {
  test.use({ allowedConsole: /^Copie impossible/ })

  test('selects a static example, logs the failure and says what to do (R45)', async ({ page }) => {
    await refuseClipboard(page)
    await openPage(page, '/')
    const example = page
      .getByRole('region', { name: 'Trois prompts à essayer tout de suite' })
      .getByRole('article')
      .first()
    const logged = page.waitForEvent('console', (message) => message.type() === 'error')
    await example.getByRole('button').click()

    expect((await logged).text()).toContain('Copie impossible')
    await expectToast(page, 'Copie impossible')
    const selected = await page.evaluate(() => String(getSelection()))
    expect(selected).toBe(await example.getByRole('paragraph').textContent())
    await expect(example.getByRole('button').locator('[aria-live]')).toHaveText('Copier')
  })
})

test('sends the visitor of a card to the page when the clipboard refuses', async ({ page }) => {
  await refuseClipboard(page)
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Copier le prompt' }).first().click()
  await expectToast(
    page,
    'Copie impossible',
    'Ouvrez la fiche du prompt et copiez le texte affiché.',
  )
})

test('highlights a question on hover and on keyboard focus (R46)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  const cards = page.getByRole('region', { name: 'Questions fréquentes' }).getByRole('listitem')
  const background = (index: number) =>
    cards.nth(index).evaluate((card) => getComputedStyle(card).backgroundColor)
  const resting = await background(1)
  await cards.first().hover()
  const highlighted = await background(0)
  expect(highlighted).not.toBe(resting)

  await page.mouse.move(0, 0)
  await expect.poll(() => background(0)).toBe(resting)
  await page
    .getByRole('region', { name: 'Questions fréquentes' })
    .getByRole('link', { name: 'Écrivez-nous' })
    .focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => background(0)).toBe(highlighted)
})

test('takes a search of two words key by key (R22, R25)', journey, async ({ page }) => {
  await openPage(page, '/')
  const box = page.getByRole('combobox', { name: 'Rechercher un prompt ou un GPT' })
  await box.pressSequentially('audit seo')
  await expect(box).toHaveValue('audit seo')

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recherche?q=audit+seo')
})

test('cleans the search box while it is typed in (R22, R25)', async ({ page }) => {
  await openPage(page, '/')
  const box = page.getByRole('combobox', { name: 'Rechercher un prompt ou un GPT' })
  await box.pressSequentially(String.raw`  <b>"l'audit";   &seo\ `)
  await expect(box).toHaveValue("bl'audit seo ")

  await box.fill('a'.repeat(250))
  await expect(box).toHaveValue('a'.repeat(200))

  await box.fill('  maillage   interne ')
  await page.getByRole('main').getByRole('button', { name: 'Rechercher' }).click()
  await expect(page).toHaveURL('/recherche?q=maillage+interne')
})

test('cleans apostrophes when the search is sent, not while it is typed', async ({ page }) => {
  await openPage(page, '/')
  const box = page.getByRole('combobox', { name: 'Rechercher un prompt ou un GPT' })
  await box.pressSequentially("brief d'article")
  await expect(box).toHaveValue("brief d'article")
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recherche?q=brief+darticle')
})

for (const refused of ['script', '<script tableur', 'drop table', 'a', '']) {
  test(`refuses to search for «${refused}» (R26, R27)`, async ({ page }) => {
    await openPage(page, '/')
    await page.getByRole('combobox', { name: 'Rechercher un prompt ou un GPT' }).fill(refused)
    await page.getByRole('main').getByRole('button', { name: 'Rechercher' }).click()
    await expectToast(
      page,
      'Recherche invalide',
      'Veuillez utiliser des termes de recherche valides.',
    )
    await expect(toastsOf(page)).toHaveAttribute('data-type', 'error')
    await expect(page).toHaveURL('/')
  })
}

test('R26: checks what was typed key by key, though the box shows it cleaned', async ({ page }) => {
  await openPage(page, '/')
  const box = page.getByRole('combobox', { name: 'Rechercher un prompt ou un GPT' })
  await box.pressSequentially('<script tableur')
  await expect(box).toHaveValue('script tableur')
  await page.keyboard.press('Enter')
  await expectToast(
    page,
    'Recherche invalide',
    'Veuillez utiliser des termes de recherche valides.',
  )
  await expect(page).toHaveURL('/')

  await box.fill('')
  await box.pressSequentially('script tableur')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recherche?q=script+tableur')
})

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false })

  test('R26: refuses to search for «<script» in the same words', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('searchbox').fill('<script')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/recherche?q=%3Cscript')
    const main = page.getByRole('main')
    expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Recherche invalide',
    ])
    await expectExactTexts(main, ['Veuillez utiliser des termes de recherche valides.'])
    await expect(page.getByRole('searchbox')).toHaveValue('<script')
  })
})

for (const accepted of ['meta description', 'réunion', 'core update', 'JavaScript SEO']) {
  test(`searches for «${accepted}»`, async ({ page }) => {
    await openPage(page, '/')
    await page.getByRole('combobox', { name: 'Rechercher un prompt ou un GPT' }).fill(accepted)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/recherche\?q=/)
    expect(new URL(page.url()).searchParams.get('q')).toBe(accepted)
  })
}

test('offers three quick searches (R23, R24)', async ({ page }) => {
  await openPage(page, '/')
  const links = page.getByRole('search').getByRole('link')
  await expect(links).toHaveText(['optimisation seo', 'linkedin', 'copywriting'])
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses.map((href) => new URL(href ?? '', page.url()).searchParams.get('q'))).toEqual([
    'optimisation seo',
    'linkedin',
    'copywriting',
  ])

  await links.first().click()
  await expect(page).toHaveURL(/\/recherche\?q=optimisation(?:\+|%20)seo$/)
})

test('follows no quick search once this browser has searched too often', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate(() => localStorage.setItem('recherches', String(Date.now() + 30_000)))
  await page.getByRole('search').getByRole('link', { name: 'linkedin' }).click()
  await expectToast(page, 'Trop de requêtes. Veuillez patienter.')
  await expect(page).toHaveURL('/')
})

test('leads from a category tab to the page of the category, whose items are of both kinds', async ({
  page,
}) => {
  await openPage(page, '/')
  const drawer = page.getByRole('navigation', { name: 'Parcourir par catégorie' })
  await expect(drawer.getByRole('listitem')).toHaveCount(16)
  await drawer.getByRole('link', { name: /^E-commerce/ }).click()
  await expect(page).toHaveURL('/categorie/e-commerce')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prompts et GPT E-commerce')
})

test('presents the author and the contacts (R47, R48)', async ({ page }) => {
  await openPage(page, '/')
  const author = page.getByRole('region', { name: 'Prénom Nom, consultant SEO' })
  for (const [name, address] of [
    ['Prendre rendez-vous', 'https://rendez-vous.example.org/'],
    ['Profil LinkedIn', 'https://linkedin.example.org/prenom-nom'],
  ] as const) {
    const link = author.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', address)
    await expect(link).toHaveAttribute('target', '_blank')
  }
  await expect(
    page.getByRole('region', { name: 'Il manque une fiche' }).getByRole('link', {
      name: 'Nous écrire',
    }),
  ).toHaveAttribute('href', 'mailto:contact@example.org')
})

test('labels its illustrations as examples of use (R42)', async ({ page }) => {
  await openPage(page, '/')
  const quotes = page.getByRole('region', { name: 'Ce que l’on peut en faire un mardi matin' })
  await expect(quotes.getByRole('figure')).toHaveCount(3)
  await expect(quotes.getByText('Exemple d’usage')).toHaveCount(3)
})

test('says what it waits for when its parts are on their way (R32, R34, R35)', async ({ page }) => {
  await openPage(page, '/cgu')
  const release = await holdApi(page)
  await page.getByRole('banner').getByRole('link', { name: 'Promptothèque' }).click()
  for (const text of [
    'Chargement des contenus du jour...',
    'Chargement des prompts...',
    'Chargement des GPTs...',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeAttached()
  }
  await release()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByText('Chargement des prompts...')).toHaveCount(0)
})

test.describe('where it is already tomorrow', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('stamps the selection with the day in Paris', async ({ page, request }) => {
    const html = await (await request.get('/')).text()
    const [, day, stamp] = /<time dateTime="([\d-]+)">([^<]+)<\/time><small[^>]*>/i.exec(html) ?? []
    expect(day).toBe(dayInParis(new Date()))

    await openPage(page, '/')

    await expect(page.locator(`time[datetime="${day ?? ''}"]`)).toHaveText(stamp ?? '')
  })
})
