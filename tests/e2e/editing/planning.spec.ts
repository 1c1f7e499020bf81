import { expect, type Page } from '@playwright/test'

import { callAdmin, createPrompt, editPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, openSignedIn, test } from '#tests/e2e/fixtures/admin-test.ts'
import { counted } from '#tests/e2e/fixtures/counted.ts'
import { expectHeading } from '#tests/e2e/fixtures/sign-in-page.ts'
import { blockedWorker } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { journey, themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'
import { createReadyAdmin } from '#tests/support/calls/signed-in.ts'

const description = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true })

/** A public prompt with changes to publish, opened in its editor. */
async function prepare(page: Page) {
  const item = await createPrompt(page, { statut: 'valide' })
  await openAdmin(page, `/prompts/${item.id}`, item.titre)
  await description(page).fill('La description de la rentrée.')
  return item
}

test(
  'a change of a public prompt is prepared and planned in five actions, moved and given up',
  themedJourney,
  async ({ page }) => {
    const { id, titre } = await createPrompt(page, { statut: 'valide' })
    await openAdmin(page, `/prompts/${id}`, titre)
    const editor = counted(page)
    await editor.click(description(page))
    await page.keyboard.type('À la rentrée. ')
    await editor.click(page.getByRole('button', { name: 'Planifier…' }))
    const window = page.getByRole('dialog', { name: 'Planifier' })
    await expect(window.getByRole('radio', { name: /^Publier/ })).toBeChecked()
    await expectNoViolations(page)
    await editor.click(window.getByLabel('Jour'))
    await window.getByLabel('Jour').fill('2027-03-01')
    await editor.click(window.getByLabel('Heure de Paris'))
    await window.getByLabel('Heure de Paris').fill('08:15')
    await editor.press('Enter')
    expect(editor.actions()).toBeLessThanOrEqual(5)
    await expectToast(page, 'Publication planifiée', 'lundi 1er mars 2027 à 08:15, heure de Paris.')
    await expect(page.getByText('Publication le lundi 1er mars 2027 à 08:15')).toBeVisible()

    await page.goto('/secure-admin-panel/calendrier?mois=2027-03')
    await expectHeading(page, 'Calendrier')
    const event = page.getByRole('button', { name: `08:15 Publication\u00a0: ${titre}` })
    await event.click()
    const details = page.getByRole('dialog', { name: 'Publication' })
    await expect(details).toContainText('Prévu\u00a0: lundi 1er mars 2027 à 08:15')
    await expectNoViolations(page)
    await details.getByRole('button', { name: 'Changer la date' }).click()
    const move = page.getByRole('dialog', { name: 'Changer la date' })
    await move.getByLabel('Jour').fill('2027-03-03')
    await move.getByRole('button', { name: 'Changer la date' }).click()
    await expectToast(page, 'Date changée', 'mercredi 3 mars 2027 à 08:15, heure de Paris.')
    await expect(page.getByRole('listitem').filter({ hasText: 'mercredi 3 mars' })).toContainText(
      titre,
    )

    await event.click()
    await details.getByRole('button', { name: 'Annuler la planification' }).click()
    await expectToast(page, 'Planification annulée')
    await expect(event).toHaveCount(0)
    const toast = page.getByRole('dialog').filter({ hasText: 'Planification annulée' })
    await toast.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(event).toBeVisible()
    await expectNoViolations(page)
  },
)

test('an idea that is not finished cannot be planned, and says what it lacks', async ({ page }) => {
  await openAdmin(page, '/prompts/nouveau', 'Nouveau prompt')
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Une idée à planifier')
  await page.getByRole('button', { name: 'Planifier…' }).click()
  const window = page.getByRole('dialog', { name: 'Planifier' })
  await expect(window).toContainText('Description\u00a0: La description est obligatoire.')
  await expect(window).toContainText('Texte du prompt\u00a0: Le texte du prompt est obligatoire.')
  await expect(window.getByRole('button', { name: 'Planifier la publication' })).toBeDisabled()
  await expectNoViolations(page)
})

test('what is past cannot be planned, and says so', async ({ page }) => {
  await prepare(page)
  await page.getByRole('button', { name: 'Planifier…' }).click()
  const window = page.getByRole('dialog', { name: 'Planifier' })
  await window.getByLabel('Jour').fill('2020-01-01')
  await expect(window.getByText('Choisissez une date à venir.')).toBeVisible()
  await expect(window.getByRole('button', { name: 'Planifier la publication' })).toBeDisabled()
})

test.describe('for whoever was overtaken', () => {
  test.use({ allowedConsole: /Failed to load resource: the server responded with a status of 409/ })

  test('a plan says what happened, without the number of a failure, and what to do', async ({
    page,
  }) => {
    const { id } = await prepare(page)
    await page.getByRole('button', { name: 'Planifier…' }).click()
    const window = page.getByRole('dialog', { name: 'Planifier' })
    await expect(window).toBeVisible()
    await callAdmin(page, 'prompts.setStatut', { ids: [id], statut: 'brouillon' })
    await window.getByRole('button', { name: 'Planifier la publication' }).click()
    await expectToast(
      page,
      'La fiche a changé entre-temps',
      'Rechargez la page, puis planifiez de nouveau si c’est toujours ce que vous voulez.',
    )
  })

  test('the editor says which plan will not take place as things are, and what to do', async ({
    page,
    browser,
    ownSite,
  }) => {
    const { id, titre } = await createPrompt(page, { statut: 'valide', ia: 'Grok' })
    const at = await editPrompt(page, id, { ia: 'Claude' })
    const plan = { action: 'publier', prevu_le: '2027-05-03T07:00:00Z' }
    await callAdmin(page, 'prompts.plan', { id, ...at, ...plan })
    const colleague = await openSignedIn(browser, ownSite, await createReadyAdmin(ownSite))
    await callAdmin(colleague, 'prompts.change', {
      entree: crypto.randomUUID(),
      items: [{ id, version: at.version }],
      changement: { champ: 'ia', valeur: 'Copilot' },
    })
    await colleague.context().close()

    await openAdmin(page, `/prompts/${id}`, titre)
    const notice = page
      .locator('[data-tone]')
      .filter({ hasText: 'Publication le lundi 3 mai 2027' })
    await expect(notice).toContainText('n’aura pas lieu en l’état')
    await expect(notice).toContainText('D’autres modifications des mêmes champs ont été publiées')
    await expect(notice).toContainText('Le texte prévu est parmi les révisions')
    await expectNoViolations(page)
    await notice.getByRole('button', { name: 'Annuler la planification' }).click()
    await expect(notice).toHaveCount(0)
  })

  test('a window of the calendar says what happened, and closes', async ({ page }) => {
    const { id, titre } = await prepare(page)
    await page.getByRole('button', { name: 'Planifier…' }).click()
    const window = page.getByRole('dialog', { name: 'Planifier' })
    await window.getByLabel('Jour').fill('2027-04-01')
    await window.getByRole('button', { name: 'Planifier la publication' }).click()
    await expectToast(page, 'Publication planifiée')
    await openAdmin(page, '/calendrier?mois=2027-04', 'Calendrier')
    await page.getByRole('button', { name: `07:30 Publication\u00a0: ${titre}` }).click()
    const details = page.getByRole('dialog', { name: 'Publication' })
    await expect(details).toContainText('Prévu')
    await callAdmin(page, 'prompts.remove', { ids: [id] })
    await details.getByRole('button', { name: 'Annuler la planification' }).click()
    await expectToast(
      page,
      'La planification a changé entre-temps',
      'Cette planification a déjà eu lieu, ou a été changée ou annulée.',
    )
    await expect(details).toHaveCount(0)
  })
})

test('the item of a day is chosen, and left to the rule again', journey, async ({ page }) => {
  const { titre } = await createPrompt(page, { statut: 'valide' })
  await openAdmin(page, '/calendrier?mois=2027-03', 'Calendrier')
  const day = page.getByRole('listitem').filter({ hasText: 'dimanche 14 mars' })
  await day.getByRole('button', { name: /^Prompt du jour/ }).click()
  const window = page.getByRole('dialog', { name: 'Élément du jour' })
  await window.getByLabel('Fiche publiée').fill('Rien de tel')
  await expect(window.getByText('Choisissez un titre de la liste.')).toBeVisible()
  await window.getByLabel('Fiche publiée').fill(titre)
  await window.getByRole('button', { name: 'Enregistrer' }).click()
  await expectToast(page, 'Choix du jour enregistré', 'dimanche 14 mars')
  const chosen = day.getByRole('button', { name: `Prompt du jour, imposé\u00a0: ${titre}` })
  await chosen.click()
  await window.getByRole('button', { name: 'Laisser la règle choisir' }).click()
  await expect(chosen).toHaveCount(0)
})

test('who is signed in goes from a public page to its editor; others are offered nothing', async ({
  page,
  browser,
  ownSite,
}) => {
  const { slug, titre } = await createPrompt(page, { statut: 'valide' })
  await openAdmin(page, '', 'Aujourd’hui')
  await page.goto(`/prompt/${slug}`)
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await expectHeading(page, titre)

  const other = await browser.newContext({ baseURL: ownSite.url })
  const visitor = await other.newPage()
  const asked: string[] = []
  visitor.on('request', (request) => asked.push(request.url()))
  // What is done once a page is at rest ends with what works offline, which tests have not.
  const rested = visitor.waitForEvent('console', (said) => said.text() === blockedWorker)
  await visitor.goto(`/prompt/${slug}`)
  await rested
  expect(asked.filter((url) => url.includes('edit-link'))).toEqual([])
  await expect(visitor.getByRole('link', { name: 'Modifier', exact: true })).toHaveCount(0)
  await other.close()
})
