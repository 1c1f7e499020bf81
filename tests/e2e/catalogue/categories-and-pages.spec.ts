import { expect } from '@playwright/test'

import { fixedPaths } from '#shared/pages/pages.ts'
import { breakApi, holdApi } from '#tests/e2e/fixtures/api-calls.ts'
import { publicGpts, publicPrompts } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey } from '#tests/e2e/support/tiers.ts'

test.describe('/categories', () => {
  test('counts the public items of each category, the fullest first (R102)', async ({ page }) => {
    const [prompts, gpts] = await Promise.all([publicPrompts(), publicGpts()])
    const totals = new Map<string, number>()
    for (const name of [...prompts, ...gpts].flatMap(({ categories }) => categories)) {
      totals.set(name, (totals.get(name) ?? 0) + 1)
    }
    await openPage(page, '/categories')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(totals.size)
    const shown = await cards.evaluateAll((all) =>
      all.map((card) => ({
        name: card.querySelector('h3')?.textContent ?? '',
        total: Number.parseInt(
          [...card.children].find((part) => /^\d+\s+fiches?$/.test(part.textContent))
            ?.textContent ?? '',
          10,
        ),
      })),
    )
    expect(shown.map(({ total }) => total)).toEqual(
      shown.map(({ total }) => total).toSorted((a, b) => b - a),
    )
    expect(new Map(shown.map(({ name, total }) => [name, total]))).toEqual(totals)
    expect(totals.size).toBe(16)
  })

  test(
    'describes a category and leads to its prompts and GPTs (R103, R253)',
    journey,
    async ({ page }) => {
      await openPage(page, '/categories')
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: 'Technical SEO', exact: true }) })
      await expect(card).toContainText('Exploration, indexation, redirections')
      await expect(card.getByRole('listitem')).toHaveText([
        '#crawl',
        '#indexation',
        '#redirections',
        '+1',
      ])
      const prompts = card.getByRole('link', { name: '5 prompts de la catégorie Technical SEO' })
      await expect(prompts).toHaveAttribute('href', /^\/prompts\?category=Technical(?:\+|%20)SEO$/)
      await card.getByRole('link', { name: '14 GPT de la catégorie Technical SEO' }).click()
      await expect(page.getByRole('combobox', { name: 'Catégorie' })).toHaveValue('Technical SEO')
      await expect(page).toHaveURL(/^[^?]+\/gpts\?category=/)
    },
  )

  test('asks for missing categories (R105)', async ({ page }) => {
    await openPage(page, '/categories')
    const call = page.getByRole('region', { name: 'Vous ne trouvez pas votre catégorie ?' })
    expect(await call.getByRole('heading').textContent()).toBe(
      'Vous ne trouvez pas votre catégorie ?',
    )
    await call.getByRole('link').click()
    await expect(page).toHaveURL('/ajouter')
  })

  test('says that it loads', async ({ page }) => {
    await openPage(page, '/cgu')
    const release = await holdApi(page)
    await page
      .getByRole('navigation', { name: 'Principale' })
      .getByRole('link', { name: 'Tout explorer' })
      .click()
    await expect(page.getByText('Chargement des catégories...', { exact: true })).toBeAttached()
    await release()
    await expect(page.getByRole('article')).toHaveCount(16)
  })
})

test.describe('/categories without an answer', () => {
  test.use({ allowedConsole: /^Failed to load resource: net::ERR_FAILED/ })

  test('says that loading failed, and tries again (R108)', async ({ page }) => {
    await openPage(page, '/cgu')
    const mend = await breakApi(page)
    await page
      .getByRole('navigation', { name: 'Principale' })
      .getByRole('link', { name: 'Tout explorer' })
      .click()
    await expect(
      page.getByText('Erreur lors du chargement des catégories', { exact: true }),
    ).toBeVisible()
    await mend()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('article')).toHaveCount(16)
  })
})

test(
  'sends contributors to the community server and lists the other tools (R3, R123)',
  journey,
  async ({ page }) => {
    await openPage(page, '/ajouter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contribuer')
    await expect(page.getByRole('main')).not.toContainText(/se règle|administration/)
    const steps = page.getByRole('region', { name: 'Proposer une fiche en trois étapes' })
    await expect(steps.getByRole('listitem')).toHaveCount(3)
    const invitation = steps.getByRole('link', { name: 'Rejoindre la communauté' })
    await expect(invitation).toHaveAttribute('href', 'https://communaute.example.org/invitation')
    await expect(invitation).toHaveAttribute('target', '_blank')
    const tools = page.getByRole('region', { name: 'Les autres outils de l’équipe' })
    await expect(tools.getByRole('link', { name: 'Outil Exemple' })).toHaveAttribute(
      'href',
      'https://outil.example.org/',
    )
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  },
)

const legalPages = {
  '/mentions-legales': {
    title: 'Mentions légales',
    sections: [
      'Éditeur',
      'Hébergement',
      'Objet du site',
      'Propriété intellectuelle',
      'Responsabilité',
      'Données personnelles',
      'Cookies',
      'Droit applicable',
      'Contact',
    ],
    texts: ['droit français', 'tribunaux de Paris', 'Société Exemple', 'Cloudflare, Inc.'],
  },
  '/cgu': {
    title: 'Conditions générales d’utilisation',
    sections: [
      'Objet',
      'Définitions',
      'Accès',
      'Utilisation',
      'Contenus et propriété intellectuelle',
      'Responsabilité',
      'Données personnelles',
      'Modifications',
      'Fin de l’accès',
      'Droit applicable',
      'Contact',
    ],
    texts: ['gratuit et sans inscription', 'Sont interdits'],
  },
  '/confidentialite': {
    title: 'Politique de confidentialité',
    sections: [
      'Responsable du traitement',
      'Données recueillies',
      'Finalités',
      'Bases légales',
      'Destinataires',
      'Transferts hors de l’Union européenne',
      'Durées de conservation',
      'Vos droits',
      'Sécurité',
      'Cookies',
      'Modifications',
      'Contact',
    ],
    texts: ['version 1.0', '25 mois', '12 mois', '3 ans après le dernier contact', '13 mois'],
  },
}

for (const [path, { title, sections, texts }] of Object.entries(legalPages)) {
  test(`sets out ${path} (R124, R125, R126, R127, R128)`, async ({ page }) => {
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('time[datetime="2025-06-01"]')).toHaveText('1er juin 2025')
    const articles = page.getByRole('main').locator('section[aria-labelledby]')
    await expect(articles.getByRole('heading', { level: 2 })).toHaveText(sections)
    for (const text of texts) await expect(page.getByRole('main')).toContainText(text)

    const summary = page.getByRole('navigation', { name: 'Sommaire' })
    await expect(summary.getByRole('link')).toHaveText(sections)
    await summary.getByRole('link').last().click()
    await expect(articles.last()).toBeInViewport()

    await page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }).click()
    await expect(page).toHaveURL('/')
  })
}

test('lists every page, category and item on the site map (R15)', async ({ page }) => {
  const [prompts, gpts] = await Promise.all([publicPrompts(), publicGpts()])
  await openPage(page, '/plan-du-site')
  const main = page.getByRole('main')
  const addresses = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(
    expect.arrayContaining([
      ...fixedPaths.filter((path) => path !== '/plan-du-site'),
      ...prompts.map(({ slug }) => `/prompt/${slug}`),
      ...gpts.map(({ slug }) => `/gpt/${slug}`),
    ]),
  )
  expect(addresses.filter((href) => href?.startsWith('/prompt/'))).toHaveLength(34)
  expect(addresses.filter((href) => href?.startsWith('/gpt/'))).toHaveLength(86)
  expect(addresses.filter((href) => href?.includes('?category='))).toHaveLength(32)
})

test.describe('a path that leads nowhere', () => {
  test.use({ allowedConsole: /^(?:Failed to load resource: .* 404|Page introuvable )/ })

  for (const path of ['/nulle-part', '/admin', '/admin/x']) {
    test(`answers ${path} with the not-found screen and logs the path (R129, R130)`, async ({
      page,
    }) => {
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('Page introuvable'),
      )
      const response = await openPage(page, path)
      expect(response?.status()).toBe(404)
      expect((await logged).text()).toBe(`Page introuvable ${path}`)

      const main = page.getByRole('main')
      await expect(main.getByText('404', { exact: true })).toBeVisible()
      const english = main.getByText('Oops! Page not found', { exact: true })
      await expect(english).toHaveAttribute('lang', 'en')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page introuvable')
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

      await main.getByRole('link', { name: 'Retour à l’accueil' }).click()
      await expect(page).toHaveURL('/')
    })
  }

  test('searches from the not-found screen', journey, async ({ page }) => {
    await openPage(page, '/nulle-part')
    await page.getByRole('main').getByRole('searchbox').fill('maillage')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/recherche\?q=maillage$/)
  })

  test('answers 404 past the last page of a list', async ({ page }) => {
    const response = await page.goto('/prompts?page=99')
    expect(response?.status()).toBe(404)
  })
})
