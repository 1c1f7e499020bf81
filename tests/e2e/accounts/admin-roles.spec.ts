import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'

import type { Role } from '#shared/access/user.ts'
import { createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, signInContext } from '#tests/e2e/fixtures/admin-test.ts'
import { test } from '#tests/e2e/fixtures/new-site-test.ts'
import { expectHeading, fillSignIn, signInButton } from '#tests/e2e/fixtures/sign-in-page.ts'
import {
  addLabel,
  expectSaved,
  fillFields,
  publishDraft,
  rowOf,
  saveItem,
} from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'
import { createReadyAccount, createReadyAdmin } from '#tests/support/calls/signed-in.ts'
import type { BuiltWorker } from '#tests/support/site/built-worker.ts'

const refusal = 'Accès non autorisé - Seuls les administrateurs peuvent accéder à cette interface'
const hiddenTitle = "Brouillon de l'administratrice"
const draftTitle = 'Brouillon du contributeur'

test('an administrator opens the administration, a moderator edits, a contributor drafts (R139, R154, R222, R223, R225)', async ({
  page,
  browser,
  context,
  newSite,
}) => {
  test.setTimeout(240_000)
  await signInContext(newSite, context, await createReadyAdmin(newSite))
  const { id: hiddenId, slug: hiddenSlug } = await createPrompt(page, { titre: hiddenTitle })
  const moderator = await createReadyAccount(newSite, 'moderator')
  const moderatorPage = await openElsewhere(browser, newSite)
  const contributorPage = await openElsewhere(browser, newSite)

  await test.step('a moderator is refused while it is the administrators’ alone', async () => {
    await moderatorPage.goto('/secure-admin-panel')
    await fillSignIn(moderatorPage, moderator)
    await signInButton(moderatorPage).click()
    await expectToast(moderatorPage, 'Erreur de connexion', refusal)
  })

  await test.step('the administrator reads what each role may do, and opens it', async () => {
    await openAdmin(page, '/settings', 'Paramètres')
    const opening = page.getByRole('switch', {
      name: 'Ouvrir l’administration aux modérateurs et aux contributeurs',
    })
    await expect(opening).not.toBeChecked()
    await expect(opening).toHaveAccessibleDescription(
      'Un modérateur crée et modifie les fiches et change leur statut, sans rien supprimer. Un contributeur ne voit que ses propres fiches, et les modifie tant qu’elles ne sont pas en ligne. Utilisateurs, paramètres, pages SEO et journal restent aux administrateurs.',
    )
    await opening.check()
    await saveItem(page, 'Paramètre mis à jour')
  })

  await test.step('the moderator signs in and finds the screens of a moderator', async () => {
    await moderatorPage.goto('/secure-admin-panel/users')
    await fillSignIn(moderatorPage, moderator)
    await signInButton(moderatorPage).click()
    // The sign-in leads where they wanted to, within the client.
    await expectHeading(moderatorPage, 'Accès refusé')
    await expectNoViolations(moderatorPage)
    await moderatorPage.goto('/secure-admin-panel')
    await expectHeading(moderatorPage, 'Aujourd’hui')
    await expectFrame(moderatorPage, 'Modérateur')
    for (const heading of ['Sécurité', 'Derniers changements', 'Comptes utilisateurs']) {
      await expect(moderatorPage.getByRole('heading', { name: heading })).toHaveCount(0)
    }
    await expect(moderatorPage.getByRole('link', { name: 'Statistiques' })).toBeVisible()
    await expect(moderatorPage.getByRole('link', { name: 'Gérer les prompts' })).toBeVisible()
    await expect(moderatorPage.getByRole('link', { name: 'Gérer les utilisateurs' })).toHaveCount(0)
    await expectNoViolations(moderatorPage)
    await expectClosed(moderatorPage)
  })

  await test.step('the moderator edits and publishes what another created, and cannot delete', async () => {
    await openAdmin(moderatorPage, '/prompts', 'Prompts')
    await expect(moderatorPage.getByRole('link', { name: 'Corbeille' })).toHaveCount(0)
    const row = rowOf(moderatorPage, hiddenTitle)
    await expect(row.getByRole('link', { name: `Modifier ${hiddenTitle}` })).toBeVisible()
    await expect(row.getByRole('button', { name: /^Supprimer/ })).toHaveCount(0)
    await row.getByRole('checkbox').check()
    const bar = moderatorPage.getByRole('region', { name: 'Actions groupées' })
    await expect(bar.getByRole('button', { name: 'Valider' })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Supprimer' })).toHaveCount(0)
    await expectNoViolations(moderatorPage)

    await row.getByRole('link', { name: hiddenTitle, exact: true }).click()
    await expectHeading(moderatorPage, hiddenTitle)
    await expect(moderatorPage.getByRole('button', { name: 'Supprimer ce prompt' })).toHaveCount(0)
    await fillFields(moderatorPage.getByRole('tabpanel'), {
      Description: 'Une description du modérateur.',
    })
    await publishDraft(moderatorPage)
    expect((await page.request.get(`/prompt/${hiddenSlug}`)).status()).toBe(200)
    await moderatorPage.getByRole('button', { name: 'Retirer du site' }).click()
    await expect(publication(moderatorPage)).toContainText('Brouillon')
    expect((await page.request.get(`/prompt/${hiddenSlug}`)).status()).toBe(404)
  })

  await test.step('what the moderator writes is a draft until they publish it', async () => {
    await writePrompt(moderatorPage, 'Prompt du modérateur')
    await expect(publication(moderatorPage)).toContainText('Brouillon')
    await expect(publication(moderatorPage)).not.toContainText('est publié par un modérateur')
    expect((await page.request.get('/prompt/prompt-du-moderateur')).status()).toBe(404)
    await publishDraft(moderatorPage)
    expect((await page.request.get('/prompt/prompt-du-moderateur')).status()).toBe(200)
  })

  await test.step('a contributor sees nothing but what they draft', async () => {
    await enterAs(contributorPage, newSite, 'contributor')
    await openAdmin(contributorPage, '', 'Aujourd’hui')
    await expectFrame(contributorPage, 'Contributeur')
    await expect(
      contributorPage.getByRole('heading', { name: 'Rien ne vous attend' }),
    ).toBeVisible()
    await expect(contributorPage.getByRole('link', { name: 'Statistiques' })).toHaveCount(0)
    const counters = contributorPage.locator('section:has(> p > [data-tone]) > h2 + p')
    await expect(counters).toHaveText(['0', '0'])
    await expectNoViolations(contributorPage)
    await expectClosed(contributorPage)
    await contributorPage.keyboard.press('?')
    const keys = contributorPage.getByRole('dialog', { name: 'Raccourcis clavier' })
    await expect(keys).toContainText('Enregistrer')
    await expect(keys).not.toContainText('Publier')

    await openAdmin(contributorPage, '/prompts', 'Prompts')
    await expect(contributorPage.getByText('0 résultat', { exact: true })).toBeVisible()
    await writePrompt(contributorPage, draftTitle)
    await expect(publication(contributorPage)).toContainText(
      'Un brouillon est publié par un modérateur ou un administrateur.',
    )
    await expect(
      contributorPage.getByRole('button', { name: /^(?:Publier|Planifier|Refuser|Supprimer ce)/ }),
    ).toHaveCount(0)
    await expectNoViolations(contributorPage)

    await openAdmin(contributorPage, '/prompts', 'Prompts')
    await expect(contributorPage.getByText('1 résultat', { exact: true })).toBeVisible()
    const row = rowOf(contributorPage, draftTitle)
    await expect(row).toContainText('Brouillon')
    await expect(row.getByRole('combobox')).toHaveCount(0)
    // Fields of their own drafts are changed together too, and their status is not.
    await row.getByRole('checkbox').check()
    const bar = contributorPage.getByRole('region', { name: 'Actions groupées' })
    await expect(bar).toBeVisible()
    await expect(bar.getByRole('button', { name: /^(?:Valider|Supprimer)/ })).toHaveCount(0)
    await row.getByRole('checkbox').uncheck()
    await expect(row.getByRole('button', { name: /^Supprimer/ })).toHaveCount(0)
    await expect(contributorPage.getByText(hiddenTitle)).toHaveCount(0)
    await expectNoViolations(contributorPage)
    // A category that there is not is asked for, and nobody else's drafts are counted.
    await row
      .getByRole('button', {
        name: `Modifier Catégories de ${draftTitle} : Technical SEO`,
        exact: true,
      })
      .click()
    await contributorPage.keyboard.type('Sérigraphie')
    await contributorPage.keyboard.press('Enter')
    await expect(row).toContainText(
      '«\u00a0Sérigraphie\u00a0» n’est pas une catégorie\u00a0: choisissez-en une, ou demandez à un administrateur de la créer.',
    )
    await expect(row.getByRole('button', { name: /^Créer/ })).toHaveCount(0)
    await expectNoViolations(contributorPage)
    await contributorPage.keyboard.press('Escape')
    const views = contributorPage.getByRole('navigation', { name: 'Vues de la liste' })
    await expect(views.getByRole('button')).toHaveText([
      'Tous1 prompt',
      /^À compléter/,
      'Mes brouillons1 prompt',
    ])
    await openAdmin(contributorPage, '/gpts', 'GPT')
    await expect(contributorPage.getByText('Générateur', { exact: false })).toHaveCount(0)
  })

  await test.step('the contributor finds neither the editor nor the preview of another draft', async () => {
    const own = rowOf(contributorPage, draftTitle)
    await openAdmin(contributorPage, '/prompts', 'Prompts')
    const preview = await own
      .getByRole('link', { name: `Prévisualiser ${draftTitle} (nouvel onglet)` })
      .getAttribute('href')
    expect((await contributorPage.request.get(preview ?? '')).status()).toBe(200)
    const hidden = `/secure-admin-panel/apercu/prompt/${hiddenSlug}`
    expect((await contributorPage.request.get(hidden)).status()).toBe(404)
    await contributorPage.goto(`/secure-admin-panel/prompts/${hiddenId}`)
    await expect(contributorPage.getByRole('main')).toContainText(
      'Cette fiche n’existe pas ou a été supprimée',
    )
  })

  await test.step('a review goes from the contributor to the moderator and back', async () => {
    await openOwnDraft(contributorPage)
    await contributorPage.getByRole('button', { name: 'Prêt à relire' }).click()
    await expect(publication(contributorPage)).toContainText(/Prêt à relire depuis le /)

    await openReview(moderatorPage)
    await moderatorPage.getByRole('button', { name: 'Refuser…' }).click()
    const question = moderatorPage.getByRole('alertdialog', { name: 'Refuser la publication' })
    await question.getByRole('textbox', { name: 'Raison du refus' }).fill('Trop court.')
    await question.getByRole('button', { name: 'Refuser' }).click()
    await expectToast(moderatorPage, 'Statut mis à jour')
    await openAdmin(moderatorPage, '', 'Aujourd’hui')
    await expect(moderatorPage.getByRole('region', { name: 'À relire' })).toHaveCount(0)

    await openOwnDraft(contributorPage)
    await expect(contributorPage.getByText('Trop court.')).toBeVisible()
    await fillFields(contributorPage.getByRole('tabpanel'), {
      'Texte du prompt': 'Rédige un plan détaillé sur [sujet].',
    })
    await contributorPage.getByRole('button', { name: 'Prêt à relire' }).click()
    await expect(publication(contributorPage)).toContainText(/Prêt à relire depuis le /)
  })

  await test.step('the contributor reads what the moderator published, and cannot change it', async () => {
    await openReview(moderatorPage)
    await publishDraft(moderatorPage)
    await openAdmin(contributorPage, '/prompts', 'Prompts')
    const row = rowOf(contributorPage, draftTitle)
    await expect(row).toContainText('Technical SEO')
    await expect(row.getByRole('button', { name: /^Modifier/ })).toHaveCount(0)
    await openOwnDraft(contributorPage)
    await expect(
      contributorPage.getByText(
        'Cette fiche est en ligne\u00a0: seul un modérateur peut la modifier.',
      ),
    ).toBeVisible()
    await expect(
      contributorPage.getByRole('textbox', { name: 'Texte du prompt' }),
    ).not.toBeEditable()
    await expect(contributorPage.getByText('Trop court.')).toHaveCount(0)
  })

  await test.step('closed again, it refuses them at once', async () => {
    await openAdmin(page, '/settings', 'Paramètres')
    await page.getByRole('switch', { name: 'Ouvrir l’administration aux modérateurs' }).uncheck()
    await saveItem(page, 'Paramètre mis à jour')
    for (const closed of [moderatorPage, contributorPage]) {
      const response = await closed.goto('/secure-admin-panel/prompts')
      expect(response?.status()).toBe(403)
      await expectHeading(closed, 'Accès refusé')
    }
  })
})

test('an administrator is asked before giving up their own access', async ({
  page,
  context,
  newSite,
}) => {
  const account = await createReadyAdmin(newSite)
  await createReadyAdmin(newSite)
  await signInContext(newSite, context, account)
  await openAdmin(page, '/users', 'Utilisateurs')
  await page.getByRole('button', { name: `Modifier ${account.email}` }).click()
  const dialog = page.getByRole('dialog', { name: account.email })
  await expect(dialog.getByRole('combobox', { name: 'Rôle' })).toHaveAccessibleDescription(
    'Modérateurs et contributeurs n’entrent ici que si les paramètres les y autorisent.',
  )
  const ownAccess = 'vous perdrez l’accès à l’administration'
  const questions = [
    ['Suspendre le compte', 'Suspendre le compte', ownAccess],
    ['Supprimer le compte', 'Confirmer la suppression', ownAccess],
    ['Enregistrer le rôle', 'Renoncer à votre rôle', 'Vous perdrez les droits d’un administrateur'],
  ] as const

  await dialog.getByRole('combobox', { name: 'Rôle' }).selectOption('Modérateur')
  for (const [button, title, text] of questions) {
    await dialog.getByRole('button', { name: button }).click()
    const question = page.getByRole('alertdialog', { name: title })
    await expect(question).toContainText(text)
    await expectNoViolations(page)
    await question.getByRole('button', { name: 'Annuler' }).click()
    await expect(question).toHaveCount(0)
  }
  await page.reload()
  await expectHeading(page, 'Utilisateurs')
})

const publication = (page: Page) => page.getByRole('region', { name: 'Publication' })

async function openElsewhere(browser: Browser, site: BuiltWorker): Promise<Page> {
  const options: BrowserContextOptions = { baseURL: site.url }
  const context = await browser.newContext(options)
  return context.newPage()
}

/** Gives the page the session of a new account of the role. */
async function enterAs(page: Page, site: BuiltWorker, role: Role): Promise<void> {
  await signInContext(site, page.context(), await createReadyAccount(site, role))
}

/** The badge says the role, and the menu has the screens that it may open and no others. */
async function expectFrame(page: Page, role: string): Promise<void> {
  await expect(page.getByRole('banner').getByText(role, { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveText([
    'Aujourd’hui',
    'Prompts',
    'GPT',
    ...(role === 'Modérateur' ? ['Calendrier', 'Référencement', 'Recherche'] : []),
    'Paramètres',
  ])
}

/** Each of the administrators' own screens is refused by the server. */
async function expectClosed(page: Page): Promise<void> {
  for (const path of ['/users', '/settings', '/seo-pages', '/journal', '/corbeille']) {
    const response = await page.request.get(`/secure-admin-panel${path}`)
    expect(response.status()).toBe(403)
  }
  await page.goto('/secure-admin-panel/users')
  await expectHeading(page, 'Accès refusé')
  await expect(page.getByRole('main')).toContainText(refusal)
  await expect(page.getByRole('link', { name: 'Retour au site' })).toHaveAttribute('href', '/')
  // The menu stays, and a way to what one may open.
  await expect(page.getByRole('link', { name: 'Prompts', exact: true })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('main').getByRole('link', { name: 'Aujourd’hui' }).click()
  await expectHeading(page, 'Aujourd’hui')
}

/** Opens the contributor's item from their list. */
async function openOwnDraft(page: Page): Promise<void> {
  await openAdmin(page, '/prompts', 'Prompts')
  await rowOf(page, draftTitle).getByRole('link', { name: draftTitle, exact: true }).click()
  await expectHeading(page, draftTitle)
}

/** Opens the contributor's item from the queue of the moderators. */
async function openReview(page: Page): Promise<void> {
  await openAdmin(page, '', 'Aujourd’hui')
  const queue = page.getByRole('region', { name: 'À relire' })
  await expect(queue.getByRole('listitem')).toContainText(/prêt à relire depuis le /)
  await expectNoViolations(page)
  await queue.getByRole('link', { name: 'À relire\u00a0: voir 1 prompt' }).click()
  await expect(page).toHaveURL('/secure-admin-panel/prompts?relecture=oui')
  await expect(rowOf(page, draftTitle)).toContainText('Prêt à relire')
  await page.getByRole('link', { name: draftTitle, exact: true }).click()
  await expectHeading(page, draftTitle)
  await expect(publication(page)).toContainText(/Prêt à relire depuis le /)
}

/** Writes every field that publishing needs, and waits until the draft is saved. */
async function writePrompt(page: Page, titre: string): Promise<void> {
  await openAdmin(page, '/prompts', 'Prompts')
  await page.getByRole('link', { name: 'Ajouter' }).click()
  await expectHeading(page, 'Nouveau prompt')
  const text = page.getByRole('tabpanel')
  await fillFields(text, {
    Titre: titre,
    Description: 'Une description.',
    'Texte du prompt': 'Rédige un plan sur [sujet].',
  })
  await addLabel(text, 'Catégories', 'Technical SEO')
  await text.getByRole('combobox', { name: 'Niveau' }).selectOption('Intermédiaire')
  await expectHeading(page, titre)
  await expectSaved(page)
}
