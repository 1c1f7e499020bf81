import { expect, type Page } from '@playwright/test'

import { breakApi, holdApi } from '#tests/e2e/fixtures/api-calls.ts'
import { publicGpt, publicPrompt, publicPrompts } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import { expectToLead } from '#tests/e2e/support/launch-link.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey, journeyIf } from '#tests/e2e/support/tiers.ts'
import { copiedToast, expectToast } from '#tests/e2e/support/toasts.ts'

test.use({ permissions: clipboardPermissions })

const pageSize = 20
/** A chosen view is the current one, or the very page that the link leads to. */
const current = /^(?:true|page)$/

const categorySelect = (page: Page) => page.getByRole('combobox', { name: 'Catégorie' })
const sortSelect = (page: Page) => page.getByRole('combobox', { name: 'Trier par' })
const textFilter = (page: Page) => page.getByRole('main').getByRole('searchbox')
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const viewLink = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Affichage' }).getByRole('link', { name })
const countLine = (page: Page) => page.getByText(/disponibles?/).first()

async function expectCount(page: Page, text: string) {
  await expect(countLine(page)).toHaveText(text)
  expect(await countLine(page).textContent()).toBe(text)
}

async function expectCopied(page: Page) {
  const prompt = await publicPrompt('diagnostic-core-web-vitals')
  await openPage(page, `/prompts?q=${encodeURIComponent(prompt.titre)}`)
  await page.getByRole('button', { name: 'Copier le prompt' }).click()
  await expectToast(page, 'Prompt copié !', copiedToast(prompt.prompt))
  expect(await readClipboard(page)).toBe(prompt.prompt)
}

test.describe('/prompts', () => {
  test(
    'lists the first page, last modified first (R51, R52, R53, R252)',
    journey,
    async ({ page }) => {
      const newest = (await publicPrompts()).toSorted((a, b) =>
        b.date_modification.localeCompare(a.date_modification),
      )
      await openPage(page, '/prompts')
      await expectCount(page, '34 prompts disponibles')
      await expect(textFilter(page)).toHaveAttribute(
        'placeholder',
        'Rechercher dans les prompts...',
      )
      await expect(sortSelect(page)).toHaveValue('recent')
      await expect(sortSelect(page).getByRole('option')).toHaveText([
        'Plus récents',
        'Plus populaires',
      ])
      await expect(categorySelect(page)).toHaveValue('all')
      await expect(categorySelect(page).getByRole('option').first()).toHaveText(
        'Toutes les catégories',
      )
      await expect(titles(page)).toHaveText(newest.slice(0, pageSize).map(({ titre }) => titre))
    },
  )

  test('shows the facts of a prompt on its card (R59, R60, R61)', async ({ page }) => {
    const prompt = await publicPrompt('diagnostic-core-web-vitals')
    await openPage(page, '/prompts?category=Technical')
    const card = page.getByRole('article').filter({ hasText: prompt.titre })
    await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      `/prompt/${prompt.slug}`,
    )
    await expect(card.getByRole('link').first()).toHaveText('Catégorie : Technical')
    await expect(card.getByText(prompt.niveau, { exact: true })).toBeVisible()
    await expect(card.getByRole('paragraph')).toHaveText(prompt.description)
    await expect(card.getByRole('listitem')).toHaveText([
      ...prompt.tags.slice(0, 4).map((tag) => `#${tag}`),
      `+${prompt.tags.length - 4}`,
    ])
    await expect(card.getByRole('link', { name: /^Voir détails/ })).toHaveAttribute(
      'href',
      `/prompt/${prompt.slug}`,
    )
    await expect(card.getByRole('link', { name: /^Voir détails/ })).toContainText('Voir détails →')

    await card.getByRole('button', { name: 'Exemples de conversations : 1' }).click()
    await expect(
      page.getByRole('dialog', { name: `Conversations - ${prompt.titre}` }),
    ).toBeVisible()
  })

  test('copies a prompt from its card (R62)', async ({ page }) => {
    await expectCopied(page)
  })

  test('copies a prompt of the list view from the keyboard', async ({ page }) => {
    const prompt = await publicPrompt('diagnostic-core-web-vitals')
    await openPage(page, '/prompts?category=Technical&vue=liste')
    await page
      .getByRole('listitem')
      .filter({ hasText: prompt.titre })
      .getByRole('button', { name: 'Copier le prompt' })
      .focus()
    await page.keyboard.press('Enter')
    await expectToast(page, 'Prompt copié !', copiedToast(prompt.prompt))
    expect(await readClipboard(page)).toBe(prompt.prompt)
  })

  test('preselects the category of the address and follows its changes (R50, R55)', async ({
    page,
  }) => {
    await openPage(page, '/prompts?category=Local')
    await expect(categorySelect(page)).toHaveValue('Local')
    await expectCount(page, '3 prompts disponibles dans la catégorie Local')
    await expect(titles(page)).toHaveCount(3)

    await categorySelect(page).selectOption('E-commerce')
    await expect(page).toHaveURL('/prompts?category=E-commerce')
    await expectCount(page, '5 prompts disponibles dans la catégorie E-commerce')

    await page.goBack()
    await expect(categorySelect(page)).toHaveValue('Local')
    await expectCount(page, '3 prompts disponibles dans la catégorie Local')

    await categorySelect(page).selectOption('all')
    await expect(page).toHaveURL('/prompts')
    await expectCount(page, '34 prompts disponibles')
  })

  test('sorts by popularity, which is by creation until there is usage (R53, R252)', async ({
    page,
  }) => {
    const newest = (await publicPrompts()).toReversed()
    await openPage(page, '/prompts')
    await sortSelect(page).selectOption('Plus populaires')
    await expect(page).toHaveURL('/prompts?tri=popular')
    await expect(titles(page)).toHaveText(newest.slice(0, pageSize).map(({ titre }) => titre))

    await sortSelect(page).selectOption('Plus récents')
    await expect(page).toHaveURL('/prompts')
  })

  test('switches between grid and list and always keeps one chosen (R54)', async ({ page }) => {
    await openPage(page, '/prompts')
    await expect(viewLink(page, 'Grille')).toHaveAttribute('aria-current', current)
    await expect(viewLink(page, 'Liste')).not.toHaveAttribute('aria-current')

    await viewLink(page, 'Liste').click()
    await expect(page).toHaveURL('/prompts?vue=liste')
    await expect(viewLink(page, 'Liste')).toHaveAttribute('aria-current', current)
    await expect(page.getByRole('article')).toHaveCount(0)

    await viewLink(page, 'Liste').click()
    await expect(page).toHaveURL('/prompts?vue=liste')
    await expect(viewLink(page, 'Liste')).toHaveAttribute('aria-current', current)

    await viewLink(page, 'Grille').click()
    await expect(page).toHaveURL('/prompts')
    await expect(page.getByRole('article')).toHaveCount(pageSize)
  })

  test('cuts descriptions at 150 characters in the list view (R59, R253)', async ({ page }) => {
    const { titre, description } = await publicPrompt('diagnostic-core-web-vitals')
    await openPage(page, '/prompts?category=Technical&vue=liste')
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: titre })
    const shown = (await row.getByRole('paragraph').textContent()) ?? ''
    expect(shown.length).toBeLessThanOrEqual(150)
    expect(shown.endsWith('…')).toBe(true)
    expect(description.startsWith(shown.slice(0, -1))).toBe(true)
  })

  test(
    'filters by a text in the title, the description or a tag (R63)',
    journey,
    async ({ page }) => {
      const all = await publicPrompts()
      const matching = all.filter(({ titre, description, tags }) =>
        [titre, description, ...tags].some((text) => text.toLowerCase().includes('redirections')),
      )
      await openPage(page, '/prompts')
      await textFilter(page).pressSequentially('REDIRECTIONS')
      await expect(page).toHaveURL('/prompts?q=REDIRECTIONS')
      await expectCount(page, `${matching.length} prompts disponibles`)
      await expect(titles(page)).toHaveCount(matching.length)
      for (const { titre } of matching) await expect(titles(page).getByText(titre)).toBeVisible()

      await categorySelect(page).selectOption('Content')
      const both = matching.filter(({ categories }) => categories.includes('Content'))
      await expect(titles(page)).toHaveCount(both.length)
      expect(new URL(page.url()).searchParams.get('q')).toBe('REDIRECTIONS')
      await expect(textFilter(page)).toBeVisible()

      await textFilter(page).fill('')
      await expect(page).toHaveURL('/prompts?category=Content')
    },
  )

  test('filters at once on Enter', async ({ page }) => {
    await openPage(page, '/prompts')
    await textFilter(page).fill('logs')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/prompts?q=logs')
  })

  test('does not call back a visitor who opens a prompt while the typing pause runs', async ({
    page,
  }) => {
    await page.clock.install()
    await openPage(page, '/prompts')
    const release = await holdApi(page)
    await textFilter(page).fill('logs')
    await titles(page).first().getByRole('link').click()
    await page.clock.fastForward(1000)
    await release()

    await expect(page.getByRole('heading', { level: 2, name: 'Personnaliser' })).toBeVisible()
    await expect(page).toHaveURL(/\/prompt\//)
  })

  test('says one prompt in the singular (R55)', async ({ page }) => {
    const { titre } = await publicPrompt('controle-contenu-ymyl')
    await openPage(page, `/prompts?q=${encodeURIComponent(titre)}`)
    await expectCount(page, '1 prompt disponible')
    await expect(titles(page)).toHaveText([titre])
  })

  test('reaches the other pages by links', async ({ page }) => {
    await openPage(page, '/prompts')
    const pagination = page.getByRole('navigation', { name: 'Pagination' })
    const next = pagination.getByRole('link', { name: 'Page suivante' })
    await expect(next).toHaveAttribute('rel', 'next')
    await expect(pagination.getByRole('link', { name: 'Page précédente' })).toHaveCount(0)
    await next.click()

    await expect(page).toHaveURL('/prompts?page=2')
    await expect(titles(page)).toHaveCount(34 - pageSize)
    await expect(pagination.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(pagination.getByRole('link', { name: 'Page suivante' })).toHaveCount(0)

    await sortSelect(page).selectOption('popular')
    await expect(page).toHaveURL('/prompts?tri=popular')
    await pagination.getByRole('link', { name: 'Page 2' }).click()
    await pagination.getByRole('link', { name: 'Page précédente' }).click()
    await expect(page).toHaveURL('/prompts?tri=popular')
  })

  test('restores filters, list and scroll on the way back', journey, async ({ page }) => {
    await openPage(page, '/prompts')
    await categorySelect(page).selectOption('Content')
    await sortSelect(page).selectOption('popular')
    await expect(page).toHaveURL('/prompts?category=Content&tri=popular')
    await expectCount(page, '19 prompts disponibles dans la catégorie Content')
    const shown = await titles(page).allTextContents()
    await titles(page).nth(12).scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => window.scrollY)
    expect(scrolled).toBeGreaterThan(500)

    await titles(page).nth(12).getByRole('link').click()
    await expect(page).toHaveURL(/\/prompt\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown[12] ?? '')
    await page.goBack()

    await expect(page).toHaveURL('/prompts?category=Content&tri=popular')
    await expect(categorySelect(page)).toHaveValue('Content')
    await expect(sortSelect(page)).toHaveValue('popular')
    await expect(titles(page)).toHaveText(shown)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
  })

  test('keeps every filter of an address that is opened directly', async ({ page }) => {
    await openPage(page, '/prompts?category=Content&q=brief&tri=popular&vue=liste')
    await expect(categorySelect(page)).toHaveValue('Content')
    await expect(textFilter(page)).toHaveValue('brief')
    await expect(sortSelect(page)).toHaveValue('popular')
    await expect(viewLink(page, 'Liste')).toHaveAttribute('aria-current', current)
  })

  test('is empty for an unknown category, which stays selected (R56)', async ({ page }) => {
    await openPage(page, '/prompts?category=Inconnue')
    await expect(page.getByRole('heading', { name: 'Aucun prompt trouvé' })).toBeVisible()
    await expectCount(page, '0 prompt disponible dans la catégorie Inconnue')
    await expect(categorySelect(page)).toHaveValue('Inconnue')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

    await page.getByRole('link', { name: 'Voir tous les prompts' }).click()
    await expect(page).toHaveURL('/prompts')
    await expectCount(page, '34 prompts disponibles')
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  })

  test('offers no way to all prompts when no category empties the list (R56)', async ({ page }) => {
    await openPage(page, '/prompts?q=zzzzzz')
    await expect(page.getByRole('heading', { name: 'Aucun prompt trouvé' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Voir tous les prompts' })).toHaveCount(0)
  })

  test('takes percent and underscore as plain characters', async ({ page }) => {
    await openPage(page, '/prompts?q=%25%5F%25')
    await expectCount(page, '0 prompt disponible')
  })

  test('says that it loads while a filter is on its way (R57, R206)', async ({ page }) => {
    await openPage(page, '/prompts')
    const release = await holdApi(page)
    await categorySelect(page).selectOption('Local')
    await expect(page.getByText('Chargement des prompts...', { exact: true })).toBeAttached()
    await release()
    await expectCount(page, '3 prompts disponibles dans la catégorie Local')
    await expect(page.getByText('Chargement des prompts...')).toHaveCount(0)
  })
})

test.describe('a clipboard of an older browser', () => {
  test('takes the text as a blob', async ({ page }) => {
    await page.addInitScript(() => {
      const Item = window.ClipboardItem
      window.ClipboardItem = new Proxy(Item, {
        construct: (target, [parts]: [Record<string, Promise<unknown>>]) => {
          const blobs = Object.entries(parts).map(([type, part]) => {
            const blob = part.then((value) => {
              if (value instanceof Blob) return value
              throw new TypeError('Not a Blob')
            })
            return [type, blob] as const
          })
          return new target(Object.fromEntries(blobs))
        },
      })
    })
    await expectCopied(page)
  })

  test('takes the text where it has no items', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'))
    await expectCopied(page)
  })
})

test.describe('/prompts without an answer', () => {
  // The network stack reports each call that is cut off.
  test.use({ allowedConsole: /^Failed to load resource: net::ERR_FAILED/ })

  test('says in red that loading failed, and tries again (R58)', async ({ page }) => {
    await openPage(page, '/prompts')
    const mend = await breakApi(page)
    await categorySelect(page).selectOption('Local')
    const error = page.getByText('Erreur lors du chargement des prompts', { exact: true })
    await expect(error).toBeVisible()
    const red = await page.evaluate(() => {
      const probe = document.createElement('i')
      probe.style.color = 'var(--color-bad)'
      document.body.append(probe)
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    })
    await expect(error).toHaveCSS('color', red)

    await mend()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expectCount(page, '3 prompts disponibles dans la catégorie Local')
    await expect(error).toHaveCount(0)
  })

  test('does the same for the GPTs (R84)', async ({ page }) => {
    await openPage(page, '/gpts')
    const mend = await breakApi(page)
    await categorySelect(page).selectOption('Local')
    await expect(
      page.getByText('Erreur lors du chargement des GPTs', { exact: true }),
    ).toBeVisible()

    await mend()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expectCount(page, '7 GPT disponibles dans la catégorie Local')
  })
})

test.describe('/gpts', () => {
  test('lists the GPTs with the pinned one first, sorted so unless asked', async ({ page }) => {
    await openPage(page, '/gpts')
    await expectCount(page, '86 GPT disponibles')
    await expect(textFilter(page)).toHaveAttribute('placeholder', 'Rechercher dans les GPT...')
    await expect(sortSelect(page)).toHaveValue('ranking')
    await expect(titles(page)).toHaveCount(pageSize)
    await expect(titles(page).first()).toHaveText('Lovable Architect : de l’idée aux prompts')
  })

  test('shows the facts of a GPT on its card (R81, R253)', async ({ page }) => {
    const gpt = await publicGpt('localisation-francophone')
    await openPage(page, '/gpts?category=Local')
    const card = page.getByRole('article').filter({ hasText: gpt.nom })
    // All GPTs of the starting content are for one assistant.
    await expect(card.getByText(gpt.ia ?? 'ChatGPT', { exact: true })).toHaveCount(0)
    await expect(card.getByRole('link').first()).toHaveText('Catégorie : Content')
    await expect(card.getByRole('listitem')).toHaveText([
      ...gpt.tags.slice(0, 4).map((tag) => `#${tag}`),
      `+${gpt.tags.length - 4}`,
    ])
    await expect(card.getByRole('link', { name: /^Voir détails/ })).toHaveAttribute(
      'href',
      `/gpt/${gpt.slug}`,
    )
    const launch = card.getByRole('link', { name: 'Utiliser' })
    await expectToLead(launch, gpt.url_destination)
    await expect(launch).toHaveAttribute('target', '_blank')

    await card.getByRole('button', { name: 'Conversations (2)' }).click()
    await expect(page.getByRole('dialog', { name: `Conversations - ${gpt.nom}` })).toBeVisible()
  })

  test('filters by category and text, and shows a list (R80, R85)', async ({ page }) => {
    await openPage(page, '/gpts')
    await categorySelect(page).selectOption('Technical SEO')
    await expect(page).toHaveURL('/gpts?category=Technical+SEO')
    await expectCount(page, '14 GPT disponibles dans la catégorie Technical SEO')

    await textFilter(page).fill('hreflang')
    await expect(titles(page)).toHaveText(['Contrôle hreflang multilingue'])
    await expectCount(page, '1 GPT disponible dans la catégorie Technical SEO')

    await viewLink(page, 'Liste').click()
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(titles(page)).toHaveText(['Contrôle hreflang multilingue'])
    await expect(viewLink(page, 'Liste')).toHaveAttribute('aria-current', current)
  })

  test('is empty where nothing matches (R82)', async ({ page }) => {
    await openPage(page, '/gpts?category=Inconnue')
    await expect(page.getByRole('heading', { name: 'Aucun GPT trouvé' })).toBeVisible()
    await expect(categorySelect(page)).toHaveValue('Inconnue')
  })

  test('says that it loads while it is opened from another page (R83)', async ({ page }) => {
    await openPage(page, '/cgu')
    const release = await holdApi(page)
    await page
      .getByRole('navigation', { name: 'Principale' })
      .getByRole('link', { name: 'GPT' })
      .click()
    await expect(page.getByText('Chargement des GPTs...', { exact: true })).toBeAttached()
    await release()
    await expectCount(page, '86 GPT disponibles')
  })
})

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/prompts', '/gpts']) {
    test(
      `filters, switches and turns the pages of ${path}`,
      journeyIf(path === '/prompts'),
      async ({ page }) => {
        await page.goto(path)
        await textFilter(page).fill('audit')
        await categorySelect(page).selectOption('SEO')
        await page.getByRole('button', { name: 'Filtrer' }).click()
        await expect(page).toHaveURL(/[?&]q=audit(?:&|$)/)
        await expect(page).toHaveURL(/[?&]category=SEO(?:&|$)/)
        await expect(countLine(page)).toContainText('dans la catégorie SEO')
        await expect(categorySelect(page)).toHaveValue('SEO')
        await expect(textFilter(page)).toHaveValue('audit')

        await viewLink(page, 'Liste').click()
        await expect(viewLink(page, 'Liste')).toHaveAttribute('aria-current', current)
        await expect(page.getByRole('article')).toHaveCount(0)

        await page.goto(path)
        await page.getByRole('link', { name: 'Page suivante' }).click()
        await expect(page).toHaveURL(`${path}?page=2`)
      },
    )
  }

  test('sorts by the form', async ({ page }) => {
    const newest = (await publicPrompts()).toReversed()
    await page.goto('/prompts')
    await sortSelect(page).selectOption('popular')
    await page.getByRole('button', { name: 'Filtrer' }).click()
    await expect(titles(page).first()).toHaveText(newest[0]?.titre ?? '')
  })
})
