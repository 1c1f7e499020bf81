import { type Browser, expect, type Page } from '@playwright/test'

import { callAdmin, createPrompt, readPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, openSignedIn, signInContext, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectHeading, fillSignIn, signInButton } from '#tests/e2e/fixtures/sign-in-page.ts'
import { expectSaved, rowOf } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import { createReadyAccount, createReadyAdmin } from '#tests/support/calls/signed-in.ts'
import type { BuiltWorker } from '#tests/support/site/built-worker.ts'

const title = (page: Page) => page.getByRole('textbox', { name: 'Titre', exact: true })
const description = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true })
const conflictOf = (page: Page, field: string) =>
  page.locator('[data-tone]').filter({ hasText: `«\u00a0${field}\u00a0» a été modifié ailleurs` })
const offline = (page: Page) => page.getByText(/^Hors ligne\s: gardé sur cet appareil/)
const gone = (page: Page) =>
  page.locator('[data-tone]').filter({ hasText: 'Cette fiche a été supprimée' })
const saves = '**/api/trpc/admin.prompts.saveEdits*'

const published = 'La description publiée.'
const typed = 'Tapée, et pas encore publiée.'

/** Creates a public prompt and opens its editor. */
async function openPublic(page: Page) {
  const item = await createPrompt(page, { statut: 'valide', description: published })
  const address = `/prompts/${item.id}`
  await openAdmin(page, address, item.titre)
  return { ...item, address }
}

/** Expects the typed text in the editor, and the former one on the page. */
async function expectFound(page: Page, slug: string) {
  await expect(description(page)).toHaveValue(typed)
  const answer = await page.request.get(`/prompt/${slug}.md`)
  expect(await answer.text()).toContain(published)
}

/** Waits for the save, and expects the typed text after a reload. */
async function expectStored(page: Page, slug: string) {
  await expectSaved(page)
  await page.reload()
  await expectFound(page, slug)
}

/** Closes a tab as its user does: handlers of `beforeunload` run. */
async function closeTab(page: Page) {
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
}

type Opened = Awaited<ReturnType<typeof openPublic>>

/** Opens the editor of the same prompt as another administrator. */
async function openColleague(browser: Browser, site: BuiltWorker, { address, titre }: Opened) {
  const colleague = await openSignedIn(browser, site, await createReadyAdmin(site))
  await openAdmin(colleague, address, titre)
  return colleague
}

/** Saves a description as a colleague. */
async function saveDescription(colleague: Page, text: string) {
  await description(colleague).fill(text)
  await expectSaved(colleague)
}

test('keeps what was typed right before the tab is closed', async ({ page, context }) => {
  const { slug, address, titre } = await openPublic(page)
  await description(page).fill(typed)
  await closeTab(page)
  const again = await context.newPage()
  await openAdmin(again, address, titre)
  await expectFound(again, slug)
})

test('keeps what was typed right before a reload', async ({ page }) => {
  const { slug } = await openPublic(page)
  await description(page).fill(typed)
  await page.reload()
  await expectFound(page, slug)
})

test('keeps what was typed right before going back, to the list or to another page', async ({
  page,
}) => {
  const { slug, titre } = await createPrompt(page, { statut: 'valide', description: published })
  await openAdmin(page, `/prompts?q=${encodeURIComponent(titre)}`, 'Prompts')
  await page.getByRole('link', { name: titre, exact: true }).click()
  await description(page).fill('Tapée avant de revenir.')
  await page.goBack()
  await expectHeading(page, 'Prompts')
  await page.getByRole('link', { name: titre, exact: true }).click()
  await expect(description(page)).toHaveValue('Tapée avant de revenir.')
  await description(page).fill(typed)
  await page.goto('about:blank')
  await page.goBack()
  await expectFound(page, slug)
})

test('keeps what was typed in two tabs on the same item', async ({ page, context }) => {
  const { id, slug, titre, address } = await openPublic(page)
  const other = await context.newPage()
  await openAdmin(other, address, titre)
  await description(page).fill(typed)
  await expectSaved(page)
  await title(other).fill('Un titre tapé à côté')
  await expectSaved(other)
  await expectFound(other, slug)
  await page.reload()
  await expect(title(page)).toHaveValue('Un titre tapé à côté')
  await expectFound(page, slug)
  expect((await readPrompt(page, id)).draft).toMatchObject({ description: typed })
})

test('keeps what two editors typed in different fields, and shows each the other', async ({
  page,
  browser,
  ownSite,
  account,
}) => {
  const opened = await openPublic(page)
  const colleague = await openColleague(browser, ownSite, opened)
  await expect(colleague.getByText(`${account.email} modifie cette fiche.`)).toBeVisible()
  await description(page).fill(typed)
  await title(colleague).fill('Le titre de la collègue')
  await expectSaved(page)
  await expectSaved(colleague)
  await expect(page.getByText(/modifie cette fiche\.$/)).toBeVisible()
  for (const reader of [page, colleague]) {
    await reader.reload()
    await expect(title(reader)).toHaveValue('Le titre de la collègue')
    await expectFound(reader, opened.slug)
  }
  await colleague.context().close()
})

test(
  'keeps what two editors typed in the same words, until one of them chooses',
  themedJourney,
  async ({ page, browser, ownSite }) => {
    const opened = await openPublic(page)
    const colleague = await openColleague(browser, ownSite, opened)
    await saveDescription(colleague, 'La description de la collègue.')
    await description(page).fill(typed)
    const conflict = conflictOf(page, 'Description')
    await expect(conflict.locator('del')).toContainText('collègue')
    await expect(conflict.locator('ins')).toContainText('Tapée')
    await expect(description(page)).toHaveValue(typed)
    await expectNoViolations(page)

    // Other fields are saved meanwhile, and a reload keeps the conflict.
    await title(page).fill('Un titre tapé entre-temps')
    await expect(page.getByText('Enregistré, sauf un champ')).toBeVisible()
    await page.reload()
    await expectHeading(page, 'Un titre tapé entre-temps')
    await expect(description(page)).toHaveValue(typed)
    await conflict.getByRole('button', { name: 'Garder mon texte' }).click()
    await expect(conflict).toHaveCount(0)
    await expect(description(page)).toBeFocused()
    await expectSaved(page)
    await expectFound(page, opened.slug)

    // The other text is among the revisions.
    await page.getByRole('link', { name: 'Révisions' }).click()
    const shown = page.getByRole('region', { name: 'Description' })
    await expect(shown.locator('ins')).toContainText('collègue')
    await colleague.context().close()
  },
)

test.describe('in two tabs', () => {
  // The server makes one preview at a time for a session.
  test.use({ allowedConsole: /^Failed to load resource: .* 429 \(Too Many Requests\)$/ })

  test('decides a conflict with another tab once, also after that tab was closed undecided', async ({
    page,
    context,
  }) => {
    const { slug, titre, address } = await openPublic(page)
    const other = await context.newPage()
    await openAdmin(other, address, titre)
    await saveDescription(page, 'Du premier onglet.')
    await description(other).fill('Du second.')
    await expect(conflictOf(other, 'Description')).toBeVisible()
    await closeTab(other)
    await saveDescription(page, 'Du premier onglet, encore.')

    const again = await context.newPage()
    await openAdmin(again, address, titre)
    const conflict = conflictOf(again, 'Description')
    await expect(conflict).toBeVisible()
    await expect(toastsOf(again)).toHaveCount(0)
    await description(again).fill(typed)
    await conflict.getByRole('button', { name: 'Garder mon texte' }).click()
    await expectSaved(again)
    await expect(conflict).toHaveCount(0)
    await again.reload()
    await expectFound(again, slug)
    await expect(conflict).toHaveCount(0)
  })

  test('shows the latest other text of a conflict while it waits', async ({ page, context }) => {
    const { titre, address } = await openPublic(page)
    const other = await context.newPage()
    await openAdmin(other, address, titre)
    await saveDescription(page, 'Du premier onglet.')
    await description(other).fill('Du second.')
    const conflict = conflictOf(other, 'Description')
    await expect(conflict).toBeVisible()
    await saveDescription(page, 'Encore modifiée.')
    // The tab is read again when it is shown.
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(conflict).toContainText('Encore')
    await conflict.getByRole('button', { name: 'Garder mon texte' }).click()
    await expectSaved(other)
    await expect(conflict).toHaveCount(0)
    await expect(description(other)).toHaveValue('Du second.')
  })
})

test('takes the other text of a conflict, also after typing went on', async ({
  page,
  browser,
  ownSite,
}) => {
  const colleague = await openColleague(browser, ownSite, await openPublic(page))
  await description(page).fill('La mienne.')
  await expectSaved(page)
  await description(colleague).fill('La sienne.')
  await expect(conflictOf(colleague, 'Description')).toBeVisible()
  await description(colleague).fill('La sienne, continuée.')
  await expect(conflictOf(colleague, 'Description').locator('ins')).toContainText('continuée')
  await conflictOf(colleague, 'Description')
    .getByRole('button', { name: 'Prendre l’autre texte' })
    .click()
  await expect(description(colleague)).toHaveValue('La mienne.')
  await expectSaved(colleague)
  await colleague.reload()
  await expect(description(colleague)).toHaveValue('La mienne.')
  await colleague.context().close()
})

test.describe('when the session ends', () => {
  test.use({ allowedConsole: /^Failed to load resource: .* 401 \(Unauthorized\)$/ })

  test('keeps what is typed after it was ended elsewhere, and sends it after the sign-in', async ({
    page,
    browser,
    ownSite,
    account,
  }) => {
    const { slug } = await openPublic(page)
    const elsewhere = await openSignedIn(browser, ownSite, account)
    const ended = await elsewhere.request.post('/api/trpc/auth.endOtherSessions', {
      headers: { 'sec-fetch-site': 'same-origin', 'x-app': '1' },
      data: {},
    })
    expect(ended.status()).toBe(200)
    await elsewhere.context().close()
    await description(page).fill(typed)
    await expect(page.getByText(/^Session terminée\s: gardé sur cet appareil/)).toBeVisible()
    await expect(description(page)).toBeFocused()
    await page.getByRole('button', { name: 'Se reconnecter' }).click()
    await expectNoViolations(page)
    await fillSignIn(page, account)
    await signInButton(page).click()
    await expectStored(page, slug)
  })

  test('keeps what was typed before fifteen minutes without activity', async ({
    page,
    context,
    ownSite,
    account,
  }) => {
    await page.clock.install()
    const { slug, address, titre } = await openPublic(page)
    await description(page).fill(typed)
    const ended = page.waitForResponse(/auth\.signOut/)
    await page.clock.fastForward('15:01')
    await expect(page.getByText('Vous avez été déconnecté après 15 minutes')).toBeVisible()
    await ended
    await signInContext(ownSite, context, account)
    await openAdmin(page, address, titre)
    await expectFound(page, slug)
  })

  test('keeps what was typed right before signing out, and nothing of it in the browser', async ({
    page,
    context,
    ownSite,
    account,
  }) => {
    const { slug, address, titre } = await openPublic(page)
    await description(page).fill(typed)
    await page.getByRole('button', { name: 'Déconnexion' }).click()
    await expect(page.getByLabel('Adresse e-mail')).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(typed)
    await signInContext(ownSite, context, account)
    await openAdmin(page, address, titre)
    await expectFound(page, slug)
  })
})

test('asks before signing out erases a text that waits for a choice', async ({
  page,
  browser,
  ownSite,
}) => {
  const opened = await openPublic(page)
  const colleague = await openColleague(browser, ownSite, opened)
  await saveDescription(colleague, 'La description de la collègue.')
  await colleague.context().close()
  await description(page).fill(typed)
  await expect(conflictOf(page, 'Description')).toBeVisible()

  await page.getByRole('button', { name: 'Déconnexion' }).click()
  const question = page.getByRole('alertdialog', { name: 'Un texte n’est pas enregistré' })
  await question.getByRole('button', { name: 'Rester connecté' }).click()

  await expectFound(page, opened.slug)
})

test.describe('without an answer', () => {
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ })

  test('sends what was typed once it is back', async ({ page, context }) => {
    const { slug } = await openPublic(page)
    await context.setOffline(true)
    await description(page).fill(typed)
    await expect(offline(page)).toBeVisible()
    await expectNoViolations(page)
    await context.setOffline(false)
    await expectStored(page, slug)
  })

  test('sends what was typed in a tab that was closed, from any screen later', async ({
    page,
    context,
    browser,
    ownSite,
    account,
  }) => {
    const { id, slug, address, titre } = await openPublic(page)
    await context.setOffline(true)
    await description(page).fill(typed)
    await expect(offline(page)).toBeVisible()
    await closeTab(page)
    await context.setOffline(false)
    const again = await context.newPage()
    await openAdmin(again, '', 'Aujourd’hui')
    await expect.poll(async () => (await readPrompt(again, id)).draft.description).toBe(typed)

    const laptop = await openSignedIn(browser, ownSite, account)
    await openAdmin(laptop, address, titre)
    await expectFound(laptop, slug)
    await laptop.context().close()
  })

  test('does not save twice when the answer is lost', async ({ page }) => {
    const { id, slug } = await openPublic(page)
    await page.route(
      saves,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await description(page).fill(typed)
    await expect(offline(page)).toBeVisible()
    const { copie } = await readPrompt(page, id)
    await expectSaved(page)
    await expect(conflictOf(page, 'Description')).toHaveCount(0)
    expect((await readPrompt(page, id)).copie).toBe(copie)
    await page.reload()
    await expectFound(page, slug)
  })

  test('sends what was typed once a failing server answers', async ({ page }) => {
    const { slug } = await openPublic(page)
    await page.route(saves, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
    await description(page).fill('Tapée au début de la panne.')
    await expect(
      page.getByText(/^Le serveur ne répond pas\s: gardé sur cet appareil/),
    ).toBeVisible()
    await description(page).fill(typed)
    await page.unroute(saves)
    await expectStored(page, slug)
  })
})

test.describe('when somebody deletes the item', () => {
  test.use({ allowedConsole: /^Failed to load resource: .* 404 \(Not Found\)$/ })

  test('makes a new draft of what is typed', async ({ page }) => {
    const { id, address } = await openPublic(page)
    await callAdmin(page, 'prompts.remove', { ids: [id] })
    await description(page).fill(typed)
    await expect(gone(page)).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'En faire un nouveau brouillon' }).click()
    await expect(page).not.toHaveURL(new RegExp(`${address}$`))
    await expect(gone(page)).toHaveCount(0)
    await expect(description(page)).toHaveValue(typed)
    await page.reload()
    await expect(description(page)).toHaveValue(typed)
    await expect(page.getByRole('button', { name: 'Publier', exact: true })).toBeVisible()
  })

  test('keeps what is typed for when it is back from the bin', async ({ page }) => {
    const { id, slug, titre, address } = await openPublic(page)
    await callAdmin(page, 'prompts.remove', { ids: [id] })
    await description(page).fill(typed)
    await gone(page).getByRole('link', { name: 'Ouvrir la corbeille' }).click()
    await expectHeading(page, 'Corbeille')
    await page.getByRole('button', { name: `Restaurer ${titre}` }).click()
    const question = page.getByRole('alertdialog', { name: `Restaurer «\u00a0${titre}\u00a0»` })
    await question.getByRole('radio', { name: /^Publiée, comme avant/ }).check()
    await question.getByRole('button', { name: 'Restaurer' }).click()
    await expectToast(page, 'Prompt restauré')
    await openAdmin(page, address, titre)
    await expectFound(page, slug)
  })
})

test.describe('when a moderator publishes the draft', () => {
  test.use({ allowedConsole: /^Failed to load resource: .* 403 \(Forbidden\)$/ })

  test('makes a new draft of what its author typed meanwhile', async ({
    page,
    browser,
    ownSite,
  }) => {
    await callAdmin(page, 'settings.save', { key: 'delegated_roles', value: true })
    const contributor = await createReadyAccount(ownSite, 'contributor')
    const author = await openSignedIn(browser, ownSite, contributor)
    const { id, slug, titre } = await createPrompt(author, { description: published })
    await openAdmin(author, `/prompts/${id}`, titre)
    await callAdmin(page, 'prompts.setStatut', { ids: [id], statut: 'valide' })
    await description(author).fill(typed)
    await expect(author.getByText('Cette fiche a été publiée entre-temps')).toBeVisible()
    await author.getByRole('button', { name: 'En faire un nouveau brouillon' }).click()
    await expect(author).not.toHaveURL(new RegExp(`${id}$`))
    await expectFound(author, slug)
    await author.context().close()
  })
})

test('keeps a new item that is closed right after its title was typed', async ({
  page,
  context,
}) => {
  const name = `Une idée ${crypto.randomUUID().slice(0, 8)}`
  await openAdmin(page, '/prompts/nouveau', 'Nouveau prompt')
  await title(page).fill(name)
  await closeTab(page)
  const again = await context.newPage()
  await expect(async () => {
    await openAdmin(again, '/prompts?tri=date_creation', 'Prompts')
    await expect(rowOf(again, name)).toHaveCount(1, { timeout: 2000 })
  }).toPass()
  await again.getByRole('link', { name, exact: true }).click()
  await expectHeading(again, name)
  await expect(title(again)).toHaveValue(name)
})

test('opens the new draft again when the page is reloaded right after its title was typed', async ({
  page,
}) => {
  const name = `Une idée ${crypto.randomUUID().slice(0, 8)}`
  await openAdmin(page, '/prompts/nouveau', 'Nouveau prompt')
  await title(page).fill(name)
  await expect(page).toHaveURL(/\/prompts\/nouveau\?brouillon=[\da-f-]{36}$/)
  await page.reload()
  await expect(title(page)).toHaveValue(name)
  await expectSaved(page)
  await expectHeading(page, name)
  await expect(page).toHaveURL(/\/prompts\/[\da-f-]{36}$/)

  // The address of the new draft leads to the item that was made of it.
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await openAdmin(page, `/prompts/nouveau?brouillon=${id}`, name)
  await expect(title(page)).toHaveValue(name)
  await expect(page).toHaveURL(new RegExp(`/prompts/${id}$`))
  await openAdmin(page, '/prompts?tri=date_creation', 'Prompts')
  await expect(rowOf(page, name)).toHaveCount(1)
})

test('keeps a new item that was left before it had a title', async ({ page, context }) => {
  await openAdmin(page, '/prompts/nouveau', 'Nouveau prompt')
  await description(page).fill(typed)
  await expect(page.getByText('Donnez un titre pour enregistrer ce brouillon.')).toBeVisible()
  await closeTab(page)
  const again = await context.newPage()
  await openAdmin(again, '', 'Aujourd’hui')
  await openAdmin(again, '/prompts/nouveau', 'Nouveau prompt')
  await expect(description(again)).toHaveValue(typed)
  await title(again).fill('Son titre, enfin')
  await expectSaved(again)
  await expectHeading(again, 'Son titre, enfin')
  await expect(toastsOf(again)).toHaveCount(0)

  // The next new item begins empty.
  await openAdmin(again, '/prompts/nouveau', 'Nouveau prompt')
  await expect(description(again)).toHaveValue('')
})
