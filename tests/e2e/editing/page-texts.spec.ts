import { expect, type Page } from '@playwright/test'

import { callAdmin, createGpt, createPrompt, editPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, signInContext, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectHeading } from '#tests/e2e/fixtures/sign-in-page.ts'
import { block, expectSaved, openSection, publishItem } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { themedJourney } from '#tests/e2e/support/tiers.ts'
import { createReadyAccount } from '#tests/support/calls/signed-in.ts'

const pageTitle = (page: Page) => page.getByRole('textbox', { name: 'Titre pour les moteurs' })
const pageDescription = (page: Page) => page.getByRole('textbox', { name: 'Méta description' })

test(
  'the texts of a page are saved with its item, and visitors see them once it is published',
  themedJourney,
  async ({ page }) => {
    const { id, titre, description, slug } = await createPrompt(page, { statut: 'valide' })
    const answer = async () => (await page.request.get(`/prompt/${slug}`)).text()
    await openAdmin(page, `/prompts/${id}`, titre)
    const panel = await openSection(page, 'Référencement')
    const result = panel.getByRole('tabpanel', { name: 'Ordinateur' })

    // While the fields are empty, the page has its own texts.
    await expect(pageTitle(page)).toHaveAttribute('placeholder', titre)
    await expect(result).toContainText(titre)
    await expect(result).toContainText(description)
    await expect(panel.getByRole('figure').locator('img')).toHaveJSProperty('naturalWidth', 1200)

    await pageTitle(page).fill('Un titre pour Google')
    await pageDescription(page).fill('Une description pour Google.')
    await expect(result).toContainText('Un titre pour Google')
    await expect(result).toContainText('Une description pour Google.')
    await expectNoViolations(page)
    await expectSaved(page)
    await page.reload()
    await expect(pageTitle(page)).toHaveValue('Un titre pour Google')
    expect(await answer()).not.toContain('Un titre pour Google')

    await publishItem(page, 'Prompt mis à jour')
    await expect.poll(answer).toContain('<title>Un titre pour Google')
    expect(await answer()).toContain('Une description pour Google.')
  },
)

test('an address that leads to an item is added beside its texts', async ({ page }) => {
  const { id, nom, slug } = await createGpt(page, { statut: 'valide' })
  await openAdmin(page, `/gpts/${id}?onglet=referencement`, nom)
  await page.getByRole('textbox', { name: 'Faire mener ici' }).fill(`/vers-${slug}`)
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(page.getByText(`/vers-${slug}`, { exact: true })).toBeVisible()
})

test('the cockpit leads to the texts of an item', async ({ page }) => {
  const { titre, slug } = await createPrompt(page, { statut: 'valide' })
  await openAdmin(page, `/seo-pages?q=${slug}`, 'Pages SEO')
  await page.getByRole('link', { name: `Modifier /prompt/${slug}` }).click()
  await expectHeading(page, titre)
  await expect(pageTitle(page)).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Référencement', selected: true })).toBeVisible()
})

test('the form of a configuration says where the texts of an item are', async ({ page }) => {
  await openAdmin(page, '/seo-pages', 'Pages SEO')
  await page.getByRole('button', { name: 'Nouvelle configuration' }).click()
  await page.getByLabel('Chemin de la page').fill('/prompt/une-fiche')
  await expect(page.getByLabel('Chemin de la page')).toHaveAccessibleDescription(
    /se règlent dans son éditeur/,
  )
})

test('a contributor writes the texts of a draft, also before it is saved', async ({
  page,
  context,
  ownSite,
}) => {
  await callAdmin(page, 'settings.save', { key: 'delegated_roles', value: true })
  await signInContext(ownSite, context, await createReadyAccount(ownSite, 'contributor'))
  await openAdmin(page, '/prompts/nouveau?onglet=referencement', 'Nouveau prompt')
  await pageTitle(page).fill('Un titre pour Google')
  await expect(page.getByText('Adresse et redirections')).toHaveCount(0)
  await openSection(page, 'Texte')
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Une idée')
  await expectSaved(page)
  await page.reload()
  await openSection(page, 'Référencement')
  await expect(pageTitle(page)).toHaveValue('Un titre pour Google')
  await expect(page.getByText('Adresse et redirections')).toHaveCount(0)
})

test('former addresses of tabs lead to the tabs that took their fields', async ({ page }) => {
  const prompt = await createPrompt(page)
  const gpt = await createGpt(page)
  for (const [tab, label] of [
    ['general', 'Texte'],
    ['texte', 'Texte'],
    ['conversations', 'Plus'],
    ['historique', 'Plus'],
    ['requetes-seo', 'Référencement'],
    ['seo', 'Référencement'],
  ] as const) {
    await openAdmin(page, `/prompts/${prompt.id}?onglet=${tab}`, prompt.titre)
    await expect(page.getByRole('tab', { name: label, selected: true })).toBeVisible()
  }
  for (const [tab, label] of [
    ['requetes-seo', 'Requêtes SEO'],
    ['seo', 'Référencement'],
  ] as const) {
    await openAdmin(page, `/gpts/${gpt.id}?onglet=${tab}`, gpt.nom)
    await expect(page.getByRole('tab', { name: label, selected: true })).toBeVisible()
  }
})

test('a new example proposes a value for each variable of the prompt, and for those that come later', async ({
  page,
}) => {
  const { id, titre } = await createPrompt(page, {
    statut: 'valide',
    prompt: 'Pour [secteur], en [ton].',
  })
  await openAdmin(page, `/prompts/${id}?onglet=exemple`, titre)
  const field = (place: number, name: string) =>
    block(page, `Valeur ${place}`).getByRole('textbox', { name })
  await expect(field(1, 'Nom')).toHaveValue('secteur')
  await expect(field(2, 'Nom')).toHaveValue('ton')
  // Proposed values are no change of the draft.
  await expect(page.getByText('En ligne', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publier les modifications' })).toHaveCount(0)

  await field(2, 'Valeur').pressSequentially('Direct')
  await expect(field(2, 'Valeur')).toBeFocused()
  await expect(field(2, 'Valeur')).toHaveValue('Direct')
  await expectSaved(page)

  await editPrompt(page, id, { prompt: 'Pour [secteur], en [ton], avec [budget].' })
  await page.reload()
  await page.getByRole('button', { name: 'Ajouter les variables qui manquent' }).click()
  await expect(field(3, 'Nom')).toHaveValue('budget')
  await expect(field(3, 'Valeur')).toBeFocused()
  await expect(field(2, 'Valeur')).toHaveValue('Direct')
})
