import { expect, type Page } from '@playwright/test'

import { callAdmin, createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, openSignedIn, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectHeading } from '#tests/e2e/fixtures/sign-in-page.ts'
import { addLabel, expectSaved, openSection } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import { createReadyAccount } from '#tests/support/calls/signed-in.ts'

const description = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true })
const publish = (page: Page) => page.getByRole('button', { name: 'Publier', exact: true })
const publication = (page: Page) => page.getByRole('region', { name: 'Publication' })

test(
  'a title alone is saved, and each missing field is listed with a link to it',
  themedJourney,
  async ({ page, context }) => {
    await openAdmin(page, '/prompts/nouveau', 'Nouveau prompt')
    await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Une idée à creuser')
    await expectSaved(page)
    await expectHeading(page, 'Une idée à creuser')

    const problems = page.getByRole('group').filter({ hasText: /avant de publier/ })
    await page.getByText('4 points avant de publier').click()
    await expect(problems.getByRole('listitem')).toHaveText([
      'Description',
      'Texte du prompt',
      'Catégories',
      'Niveau',
    ])
    await expectNoViolations(page)
    await problems.getByRole('button', { name: 'Texte du prompt' }).click()
    const text = page.getByRole('textbox', { name: 'Texte du prompt' })
    await expect(text).toBeFocused()
    await text.fill('Un texte.')

    // Publishing leads to the first problem that is left.
    await publish(page).click()
    await expect(description(page)).toBeFocused()
    await expect(description(page)).toHaveAccessibleDescription(/^La description est obligatoire\./)
    await description(page).fill('Une idée qui est prête.')
    await page.getByRole('combobox', { name: 'Niveau' }).selectOption('Expert')
    await expect(page.getByText('1 point avant de publier')).toBeVisible()
    await addLabel(page.getByRole('main'), 'Catégories', 'SEO')
    await expect(page.getByText(/avant de publier$/)).toHaveCount(0)
    await expectSaved(page)
    const answer = () => page.request.get('/prompt/une-idee-a-creuser.md')
    expect((await answer()).status()).toBe(404)

    await publish(page).click()
    await expectToast(page, 'Statut mis à jour')
    await expect(publication(page)).toContainText('En ligne')
    await expect(publish(page)).toHaveCount(0)
    await expectNoViolations(page)
    const opened = context.waitForEvent('page')
    await toastsOf(page).getByRole('button', { name: 'Voir la page' }).click()
    await expectHeading(await opened, 'Une idée à creuser')
    expect(await (await answer()).text()).toContain('Une idée qui est prête.')
  },
)

test('Ctrl+Enter publishes, and opens the next item of a queue on the same tab', async ({
  page,
}) => {
  const word = `suite${crypto.randomUUID().slice(0, 8)}`
  const first = await createPrompt(page, { titre: `${word} 01` })
  const second = await createPrompt(page, { titre: `${word} 02` })
  await createPrompt(page, { titre: `${word} 03` })
  const answer = (slug: string) => page.request.get(`/prompt/${slug}.md`)
  await openAdmin(page, `/prompts?q=${word}&statut=brouillon&tri=titre&ordre=asc`, 'Prompts')
  await page.getByRole('link', { name: `${word} 01`, exact: true }).click()
  await expectHeading(page, `${word} 01`)
  await expect(page.getByText('1 sur 3')).toBeVisible()
  await openSection(page, 'Texte')
  const text = page.getByRole('textbox', { name: 'Texte du prompt' })
  await text.fill('Analyse [site].')
  await expect(publish(page)).toHaveAttribute('title', /publier et ouvrir la suivante$/)
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Statut mis à jour')
  await expect(toastsOf(page)).toContainText(
    `${word} 01\u00a0» est publié. Voici la fiche suivante.`,
  )
  await expectHeading(page, `${word} 02`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(text).toBeVisible()
  await expect.poll(async () => (await answer(first.slug)).text()).toContain('Analyse [site].')

  // An incomplete item is not published, and stays open.
  await text.fill('')
  await page.keyboard.press('Control+Enter')
  await expect(text).toBeFocused()
  await expectHeading(page, `${word} 02`)
  expect((await answer(second.slug)).status()).toBe(404)
})

test('Ctrl+Enter publishes and stays on an item that was opened from a search', async ({
  page,
}) => {
  const word = `recherche${crypto.randomUUID().slice(0, 8)}`
  await createPrompt(page, { titre: `${word} 01`, statut: 'valide' })
  await createPrompt(page, { titre: `${word} 02`, statut: 'valide' })
  await openAdmin(page, `/prompts?q=${word}&tri=titre&ordre=asc`, 'Prompts')
  await page.getByRole('link', { name: `${word} 01`, exact: true }).click()
  await expect(page.getByText('1 sur 2')).toBeVisible()
  await description(page).fill('Une autre description.')
  await expect(page.getByRole('button', { name: 'Publier les modifications' })).toHaveAttribute(
    'title',
    'Ctrl+Entrée',
  )
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Prompt mis à jour')
  await expect(toastsOf(page).filter({ hasText: 'fiche suivante' })).toHaveCount(0)
  await expectHeading(page, `${word} 01`)
  // Without changes there is nothing to publish, and nothing else to open.
  await page.keyboard.press('Control+Enter')
  await expect(description(page)).toBeFocused()
  await expectHeading(page, `${word} 01`)
})

test('a double click on an action of the editor is one action', async ({ page }) => {
  const { id, titre } = await createPrompt(page, { statut: 'valide', description: 'Publiée.' })
  await openAdmin(page, `/prompts/${id}`, titre)
  await page.getByRole('button', { name: 'Planifier…' }).dblclick()
  const plan = page.getByRole('dialog', { name: /^Planifier/ })
  await expect(plan.getByLabel('Jour', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(plan).toHaveCount(0)
  await page.getByRole('button', { name: 'Vérifié aujourd’hui avec…' }).dblclick()
  await expect(page.getByRole('combobox', { name: 'Assistant' })).toBeVisible()
  await page.keyboard.press('Escape')

  await description(page).fill('En préparation.')
  await page.getByRole('button', { name: 'Revenir à la version en ligne' }).dblclick()
  await expectToast(page, 'Version en ligne reprise')
  await expect(description(page)).toHaveValue('Publiée.')

  await page.getByRole('button', { name: 'Dupliquer' }).dblclick()
  await expectToast(page, 'Prompt dupliqué en brouillon')
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(toastsOf(page).filter({ hasText: 'Impossible' })).toHaveCount(0)
})

test('changes of a public item are discarded, and brought back by their message', async ({
  page,
}) => {
  const { id, titre, slug } = await createPrompt(page, {
    statut: 'valide',
    description: 'Publiée.',
  })
  await openAdmin(page, `/prompts/${id}`, titre)
  await description(page).fill('En préparation.')
  await expect(publication(page)).toContainText('En ligne, modifications à publier')
  // The text typed a moment ago is discarded too.
  await page.getByRole('button', { name: 'Revenir à la version en ligne' }).click()
  await expect(description(page)).toHaveValue('Publiée.')
  await expectToast(page, 'Version en ligne reprise')
  await expect(page.getByRole('button', { name: 'Publier les modifications' })).toHaveCount(0)

  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(description(page)).toHaveValue('En préparation.')
  await expect(publication(page)).toContainText('En ligne, modifications à publier')
  expect(await (await page.request.get(`/prompt/${slug}.md`)).text()).toContain('Publiée.')
})

test('an item is withdrawn at once, and put back by its message', async ({ page }) => {
  const { id, titre, slug } = await createPrompt(page, { statut: 'valide' })
  const status = async () => (await page.request.get(`/prompt/${slug}`)).status()
  await openAdmin(page, `/prompts/${id}`, titre)
  await page.getByRole('button', { name: 'Retirer du site' }).click()
  await expectToast(page, 'Statut mis à jour')
  await expect(publication(page)).toContainText('Brouillon')
  await expect.poll(status).toBe(404)
  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(publication(page)).toContainText('En ligne')
  await expect.poll(status).toBe(200)
})

test('a draft that lacks a field is refused with its reason, which its editor reads', async ({
  page,
}) => {
  const { id, titre } = await createPrompt(page)
  await openAdmin(page, `/prompts/${id}`, titre)
  await description(page).fill('')
  await page.getByRole('button', { name: 'Refuser…' }).click()
  const question = page.getByRole('alertdialog', { name: 'Refuser la publication' })
  await question.getByRole('textbox', { name: 'Raison du refus' }).fill('Trop court.')
  await question.getByRole('button', { name: 'Refuser' }).click()
  await expectToast(page, 'Statut mis à jour')
  await expect(page.getByText('Trop court.')).toBeVisible()
  await expect(publication(page)).toContainText('Refusé')
  await expectNoViolations(page)
  await page.reload()
  await expect(page.getByText('Trop court.')).toBeVisible()
  await expect(description(page)).toHaveValue('')
})

test('an author asks for a review, and only reads what is public then', async ({
  page,
  browser,
  ownSite,
}) => {
  await callAdmin(page, 'settings.save', { key: 'delegated_roles', value: true })
  const contributor = await createReadyAccount(ownSite, 'contributor')
  const author = await openSignedIn(browser, ownSite, contributor)
  const { id, titre } = await createPrompt(author)
  await openAdmin(author, `/prompts/${id}`, titre)
  await expect(author.getByText('Un brouillon est publié par un modérateur')).toBeVisible()
  await expect(publish(author)).toHaveCount(0)
  await description(author).fill('De son auteur.')
  // The text typed a moment ago is part of the review.
  await author.getByRole('button', { name: 'Prêt à relire' }).click()
  await expect(author.getByText(/^Prêt à relire depuis le /)).toBeVisible()
  await openAdmin(page, '/prompts?relecture=oui', 'Prompts')
  await page.getByRole('link', { name: titre, exact: true }).click()
  const request = page.locator('[data-tone]').filter({ hasText: /^Relecture demandée le / })
  await expect(request).toContainText(contributor.email)
  await expect(request.getByRole('button', { name: 'Refuser…' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Refuser…' })).toHaveCount(1)
  await expect(description(page)).toHaveValue('De son auteur.')
  await expectNoViolations(page)

  await request.getByRole('button', { name: 'Publier', exact: true }).click()
  await expectToast(page, 'Statut mis à jour')
  await expect(request).toHaveCount(0)
  await author.reload()
  await expectHeading(author, titre)
  await expect(
    author.getByText('Cette fiche est en ligne\u00a0: seul un modérateur peut la modifier.'),
  ).toBeVisible()
  await expect(description(author)).toHaveValue('De son auteur.')
  await expect(description(author)).not.toBeEditable()
  await expect(author.getByRole('button', { name: /^(?:Publier|Retirer du|Refuser)/ })).toHaveCount(
    0,
  )
  await expectNoViolations(author)
  await author.context().close()
})
