import { expect } from '@playwright/test'

import { publicGpt } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import {
  clipboardPermissions,
  readClipboard,
  refuseClipboard,
} from '#tests/e2e/support/clipboard.ts'
import { expectToLead } from '#tests/e2e/support/launch-link.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'

test.use({ permissions: clipboardPermissions })

const slug = 'lovable-architect'
const path = `/gpt/${slug}`

test(
  'shows every section of a complete GPT, none of them generic (R86, R90, R91, R92, R93, R94, R95, R96, R97, R99)',
  journey,
  async ({ page }) => {
    const gpt = await publicGpt(slug)
    const response = await openPage(page, path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(gpt.nom)
    await expect(page.getByRole('main').locator('h2:not(dialog h2)')).toHaveText([
      'Rôle et expertise',
      'Voir un exemple de résultat',
      'Cas d’usage concrets',
      'Workflow recommandé',
      'Limitations et prérequis',
      'FAQ spécialisée',
      'Exemples de conversations',
      'Comment l’utiliser',
      gpt.requetes_seo?.titre ?? '',
      'Mots-clés associés',
      'Prêt à ouvrir le dossier ?',
      'Fiches voisines',
    ])
    await expect(page.getByText('Contenu générique')).toHaveCount(0)

    const aside = page.getByRole('complementary', { name: 'Lancer et partager' })
    await expect(aside).toContainText('2 juin 2025')
    await expect(aside).toContainText('5 novembre 2026')
    await expect(aside.getByRole('link', { name: 'Prénom Nom' })).toBeVisible()
  },
)

test('renders the description and the sections as they are stored (R86, R91, R92, R93, R95, R96, R97, R99)', async ({
  page,
}) => {
  const gpt = await publicGpt(slug)
  await openPage(page, path)
  const description = page.locator('[data-sent="description"]')
  await expect(description.locator('strong')).toHaveText('Le dossier de construction')
  await expect(description.getByRole('listitem')).toHaveCount(5)
  await expect(description).not.toContainText('**')

  const useCases = page.getByRole('region', { name: 'Cas d’usage concrets' })
  await expect(useCases.getByRole('heading', { level: 3 })).toHaveText(
    gpt.cas_usage.map(({ titre }) => titre),
  )
  const steps = page.getByRole('region', { name: 'Workflow recommandé' }).getByRole('listitem')
  await expect(steps).toHaveCount(4)
  await expect(steps.first()).toContainText('Durée estimée : 25 min')
  await expect(steps.first()).toContainText('Conseil : Apportez un exemple de donnée')
  await expect(steps.nth(1)).toContainText('Outils : ChatGPT, Traitement de texte')

  const limits = page.getByRole('region', { name: 'Limitations et prérequis' })
  await expect(limits.getByRole('listitem').first()).toContainText('Prérequis')
  await expect(limits.getByRole('listitem').first()).toContainText('Importance : Moyenne')
  await expect(limits.getByRole('listitem').nth(1)).toContainText('Importance : Élevée')

  const keywords = page.getByRole('region', { name: 'Mots-clés associés' })
  await expect(keywords.getByRole('listitem')).toHaveText(gpt.tags.map((tag) => `#${tag}`))
  const searches = page.getByRole('region', { name: gpt.requetes_seo?.titre ?? '' })
  await expect(searches.getByRole('link')).toHaveText(gpt.requetes_seo?.requetes ?? [])
  const conversations = page.getByRole('region', { name: 'Exemples de conversations' })
  await expect(conversations.getByRole('link')).toHaveCount(3)
  const howTo = page.getByRole('region', { name: 'Comment l’utiliser' })
  await expect(howTo.getByRole('listitem')).toHaveCount(3)
})

test('opens its example by a link to it, and no table of it widens the page of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/gpt/webographie-generator#exemple')
  const example = page.getByRole('region', { name: 'Voir un exemple de résultat' })
  await expect(example.getByText(/^EXEMPLE/)).toBeVisible()
  await expect(example.getByRole('region', { name: 'Tableau' }).first()).toBeAttached()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
})

test('shows no conversations of a GPT that has none', async ({ page }) => {
  await openPage(page, '/gpt/controle-hreflang')
  await expect(page.getByRole('region', { name: 'Workflow recommandé' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Exemples de conversations' })).toHaveCount(0)
  await expect(
    page.getByRole('complementary').getByRole('button', { name: /Conversations/ }),
  ).toHaveCount(0)
})

test('opens and closes the questions with mouse and keyboard (R94)', async ({ page }) => {
  const { faq } = await publicGpt(slug)
  await openPage(page, path)
  const section = page.getByRole('region', { name: 'FAQ spécialisée' })
  await expect(section.locator('summary')).toHaveText(faq.map(({ question }) => question))
  const second = section.getByText(faq[1]?.reponse ?? '')
  await expect(section.getByText(faq[0]?.reponse ?? '')).toBeVisible()
  await expect(second).toBeHidden()

  await section.locator('summary').nth(1).click()
  await expect(second).toBeVisible()
  await page.keyboard.press('Space')
  await expect(second).toBeHidden()
})

test(
  'launches the GPT in a new tab from the card and from the end of the page (R87, R98)',
  journey,
  async ({ page }) => {
    const { url_destination } = await publicGpt(slug)
    await openPage(page, path)
    const main = page.getByRole('main')
    for (const link of [
      page
        .getByRole('complementary', { name: 'Lancer et partager' })
        .getByRole('link', { name: 'Lancer ce GPT' }),
      main.getByRole('link', { name: 'Accéder au GPT' }),
    ]) {
      await expectToLead(link, url_destination)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
  },
)

test('opens the conversations of the launch card (R89)', async ({ page }) => {
  const { nom } = await publicGpt(slug)
  await openPage(page, path)
  const button = page
    .getByRole('complementary', { name: 'Lancer et partager' })
    .getByRole('button', { name: 'Conversations (3)' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: `Conversations - ${nom}` })
  await expect(dialog.getByRole('link')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test(
  'R88: «Partager» copies the link of the page and says so',
  journey,
  async ({ page, baseURL }) => {
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
    await openPage(page, `${path}?utm_source=x`)
    const button = page.getByRole('button', { name: 'Partager ce GPT' })
    await expect(button).toHaveAccessibleName('Partager ce GPT')
    await button.click()
    await expectToast(page, 'Lien copié !')
    expect(await readClipboard(page)).toBe(`${baseURL}${path}`)
  },
)

for (const answer of ['shares', 'is closed', 'refuses']) {
  test(`R88: the link is copied as well where the sheet of the device ${answer}`, async ({
    page,
    baseURL,
  }) => {
    const { nom } = await publicGpt(slug)
    await page.addInitScript((outcome) => {
      const errors: Record<string, string> = {
        'is closed': 'AbortError',
        refuses: 'NotAllowedError',
      }
      const error = errors[outcome]
      Object.assign(navigator, {
        share: (shared: unknown) => {
          Object.assign(window, { shared })
          return error ? Promise.reject(new DOMException('', error)) : Promise.resolve()
        },
      })
    }, answer)
    await openPage(page, path)
    await page.getByRole('button', { name: 'Partager ce GPT' }).click()
    await expectToast(page, 'Lien copié !')
    await expect
      .poll(() => page.evaluate((): unknown => Reflect.get(window, 'shared')))
      .toMatchObject({ title: nom, url: `${baseURL}${path}` })
    expect(await readClipboard(page)).toBe(`${baseURL}${path}`)
    await expect(toastsOf(page)).toHaveCount(1)
  })
}

test('shows the link when it can neither share nor copy', async ({ page, baseURL }) => {
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  await refuseClipboard(page)
  await openPage(page, path)
  await page.getByRole('button', { name: 'Partager ce GPT' }).click()
  await expectToast(page, 'Copie impossible', `${baseURL}${path}`)
})

test.describe('a GPT that is not there', () => {
  test.use({
    allowedConsole: /^Failed to load resource: the server responded with a status of 404/,
  })

  for (const absent of ['inconnu', 'scenario-podcast', 'spin-de-textes']) {
    test(`answers 404 for ${absent} and leads to the GPTs (R101)`, async ({ page }) => {
      const response = await openPage(page, `/gpt/${absent}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('GPT non trouvé')
      await page.getByRole('link', { name: 'Retour aux GPTs' }).click()
      await expect(page).toHaveURL('/gpts')
    })
  }
})

test('on a phone begins with what the GPT does; who made it and when is folded below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, path)
  const description = page.locator('[data-sent="description"]')
  const aside = page.getByRole('complementary', { name: 'Lancer et partager' })
  await expect(description).toBeInViewport({ ratio: 0.3 })
  const [described, beside] = await Promise.all([description.boundingBox(), aside.boundingBox()])
  expect(described?.y).toBeLessThan(300)
  expect(beside?.y).toBeGreaterThanOrEqual((described?.y ?? 0) + (described?.height ?? 0))
  await expect(aside.getByText('Créé le').filter({ visible: true })).toHaveCount(0)
  await aside.getByRole('button', { name: 'La fiche en détail' }).click()
  await expect(aside.getByText('Créé le').filter({ visible: true })).toHaveCount(1)
})
