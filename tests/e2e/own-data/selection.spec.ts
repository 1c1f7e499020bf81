import { expect, type Page } from '@playwright/test'

import { breakApi } from '#tests/e2e/fixtures/api-calls.ts'
import { publicGpt, publicPrompt } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import {
  clipboardPermissions,
  readClipboard,
  refuseClipboard,
} from '#tests/e2e/support/clipboard.ts'
import { countShifts } from '#tests/e2e/support/layout-shifts.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'
import { refuseStorage } from '#tests/e2e/support/storage.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import { noMoreLists } from '#web/features/selection/keep-shared.ts'
import { packText } from '#web/storage/packed-text.ts'

test.use({ permissions: clipboardPermissions })

const promptSlug = 'brief-contenu-redacteur'
const gptSlug = 'lovable-architect'
const otherSlug = 'audit-on-page-url'

const addButton = (page: Page) => page.getByRole('button', { name: 'Ajouter à ma sélection' })
const keptButton = (page: Page) => page.getByRole('button', { name: 'Dans ma sélection' })
const titles = (page: Page) =>
  page.getByRole('main').locator('ol').getByRole('heading', { level: 2 })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Mes sélections' }).getByRole('button', { name })

/** Presses an entry of the menu of an item. */
async function choose(page: Page, title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Autres actions\u00a0: ${title}` }).click()
  await page.getByRole('button', { name: entry, exact: true }).click()
}

/** Keeps two prompts and a GPT, from their pages. */
async function keepThree(page: Page): Promise<string[]> {
  for (const path of [`/prompt/${promptSlug}`, `/gpt/${gptSlug}`, `/prompt/${otherSlug}`]) {
    await openPage(page, path)
    await addButton(page).click()
    await expect(keptButton(page)).toBeVisible()
  }
  const [one, gpt, other] = await Promise.all([
    publicPrompt(promptSlug),
    publicGpt(gptSlug),
    publicPrompt(otherSlug),
  ])
  return [one.titre, gpt.nom, other.titre]
}

/** The link of the visitor's own selection. */
async function copiedLink(page: Page): Promise<string> {
  await openPage(page, '/selection')
  await page.getByRole('button', { name: 'Partager' }).click()
  await expectToast(page, 'Lien de la sélection copié !')
  return readClipboard(page)
}

/** Makes so many selections, and leaves the page. */
async function makeLists(page: Page, count: number): Promise<void> {
  await page.evaluate((length) => {
    const lists = Array.from({ length }, (_, index) => ({
      id: `l${index}`,
      title: `Liste ${index}`,
      items: [],
    }))
    localStorage.setItem('selections-v1', JSON.stringify({ currentId: 'l0', lists }))
  }, count)
  await page.goto('about:blank')
}

test('keeps an item from its page, over a reload, and lets it go again', async ({ page }) => {
  await openPage(page, `/prompt/${promptSlug}`)
  await addButton(page).click()
  await expectToast(page, 'Ajouté à votre sélection', 'Elle contient 1 fiche, dans ce navigateur.')
  await expect(keptButton(page)).toBeFocused()
  await reloadPage(page)
  await keptButton(page).click()
  await expectToast(page, 'Retiré de votre sélection')
  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(keptButton(page)).toBeVisible()
})

test('lists what is kept, puts it in order by keyboard and gives back what was removed', async ({
  page,
}) => {
  const [one = '', gpt = '', other = ''] = await keepThree(page)
  await openPage(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ma sélection' }).click()
  await expect(page).toHaveTitle('Ma sélection de prompts et de GPT')
  await expect(titles(page)).toHaveText([one, gpt, other])

  const grip = page.getByRole('button', { name: `Déplacer ${other}` })
  await grip.focus()
  await page.keyboard.press('ArrowUp')
  await expect(titles(page)).toHaveText([one, other, gpt])
  await expect(grip).toBeFocused()
  await expect(page.getByText(`${other}\u00a0: place 2 sur 3`)).toBeAttached()

  // From anywhere in the row, with Alt.
  const copy = page.getByRole('button', { name: `Copier le prompt : ${other}` })
  await copy.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(titles(page)).toHaveText([other, one, gpt])
  await expect(copy).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(titles(page)).toHaveText([other, one, gpt])

  await choose(page, one, 'Descendre')
  await expect(titles(page)).toHaveText([other, gpt, one])
  await expect(page.getByRole('button', { name: `Autres actions\u00a0: ${one}` })).toBeFocused()
  await choose(page, one, 'Monter')

  await choose(page, one, 'Retirer de la sélection')
  await expect(titles(page)).toHaveText([other, gpt])
  await expect(page.getByRole('button', { name: `Déplacer ${gpt}` })).toBeFocused()
  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(titles(page)).toHaveText([other, one, gpt])
  await reloadPage(page)
  await expect(titles(page)).toHaveText([other, one, gpt])
})

test('puts a row where the pointer lets it go, and back on Escape', async ({ page }) => {
  const [one = '', gpt = '', other = ''] = await keepThree(page)
  await openPage(page, '/selection')
  await expect(titles(page)).toHaveText([one, gpt, other])
  const grip = page.getByRole('button', { name: `Déplacer ${one}` })
  const drag = async () => {
    const from = await grip.boundingBox()
    const last = await page.getByRole('button', { name: `Déplacer ${other}` }).boundingBox()
    if (!from || !last) throw new Error('No handle')
    await page.mouse.move(from.x + 20, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(from.x + 20, last.y + 60, { steps: 6 })
    await expect(page.locator('[data-dragged]')).toHaveCount(1)
  }
  await drag()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(titles(page)).toHaveText([one, gpt, other])

  await drag()
  await page.mouse.up()
  await expect(titles(page)).toHaveText([gpt, other, one])
  await expect(page.getByText(`${one}\u00a0: place 3 sur 3`)).toBeAttached()
})

test('keeps several selections: made, named, filled, moved between, deleted and put back', async ({
  page,
}) => {
  const [one = '', gpt = '', other = ''] = await keepThree(page)
  await openPage(page, '/selection')
  await page.getByRole('button', { name: 'Nouvelle' }).click()
  const field = page.getByRole('textbox', { name: 'Titre de la sélection' })
  await expect(field).toBeFocused()
  await page.keyboard.type('Refonte Dupont')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Refonte Dupont')
  await expect(page.getByRole('button', { name: 'Renommer la sélection' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Rien de gardé' })).toBeVisible()

  // The star puts into the one that is shown.
  await openPage(page, `/prompt/${otherSlug}`)
  await addButton(page).click()
  await expectToast(
    page,
    'Ajouté à votre sélection',
    '«\u00a0Refonte Dupont\u00a0» contient 1 fiche, dans ce navigateur.',
  )
  await openPage(page, '/selection')
  await expect(titles(page)).toHaveText([other])
  await tab(page, 'Ma sélection').click()
  await expect(titles(page)).toHaveText([one, gpt, other])
  await choose(page, gpt, 'Ranger dans «\u00a0Refonte Dupont\u00a0»')
  await expect(titles(page)).toHaveText([one, other])
  await tab(page, 'Refonte Dupont').click()
  await expect(titles(page)).toHaveText([other, gpt])

  await page.getByRole('button', { name: 'Supprimer la sélection' }).click()
  await expect(heading).toHaveText('Ma sélection')
  await expect(heading).toBeFocused()
  await toastsOf(page)
    .filter({ hasText: 'Sélection supprimée' })
    .getByRole('button', { name: 'Annuler' })
    .click()
  await expect(heading).toHaveText('Refonte Dupont')
  await expect(titles(page)).toHaveText([other, gpt])

  await page.getByRole('button', { name: 'Renommer la sélection' }).click()
  await page.keyboard.type('Autre chose')
  await page.keyboard.press('Escape')
  await expect(heading).toHaveText('Refonte Dupont')
  await makeLists(page, 20)
  await openPage(page, '/selection')
  await page.getByRole('button', { name: 'Nouvelle' }).click()
  await expectToast(page, 'Sélection inchangée', noMoreLists)
})

test('keeps a note while it is typed and on leaving, takes it back by Escape, and offers back one that is erased', async ({
  page,
  context,
}) => {
  const [one = ''] = await keepThree(page)
  await openPage(page, '/selection')
  const second = await context.newPage()
  await openPage(second, '/selection')
  const noteIn = (shown: Page) => shown.getByRole('textbox', { name: `Note sur ${one}` })
  const [note, seen] = [noteIn(page), noteIn(second)]
  await note.fill('À lancer en réunion.')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Note gardée')).toBeAttached()
  await note.pressSequentially(' Ou avant ')
  await expect(seen).toHaveValue('À lancer en réunion. Ou avant')
  await expect(note).toHaveValue('À lancer en réunion. Ou avant ')
  await page.keyboard.press('Escape')
  await expect(seen).toHaveValue('À lancer en réunion.')
  await expect(note).toHaveValue('À lancer en réunion.')
  await note.fill('Écrit juste avant de partir')
  await reloadPage(page)
  await expect(note).toHaveValue('Écrit juste avant de partir')
  await expect(seen).toHaveValue('Écrit juste avant de partir')

  await note.fill('')
  await page.keyboard.press('Tab')
  await expectToast(page, 'Note effacée', one)
  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(note).toHaveValue('Écrit juste avant de partir')
})

test('shows what an item is and does first: a category, a level, its text or the GPT', async ({
  page,
}) => {
  const [one = '', gpt = ''] = await keepThree(page)
  const [prompt, folder] = await Promise.all([publicPrompt(promptSlug), publicGpt(gptSlug)])
  await openPage(page, '/selection')
  const row = (title: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(row(one).getByRole('link', { name: prompt.categories[0] ?? '' })).toBeVisible()
  await expect(row(one).getByText(prompt.niveau)).toBeVisible()
  await row(one)
    .getByRole('button', { name: `Copier le prompt : ${one}` })
    .click()
  await expectToast(page, 'Prompt copié !')
  expect(await readClipboard(page)).toBe(prompt.prompt)
  await expect(row(gpt).getByRole('link', { name: folder.categories[0] ?? '' })).toBeVisible()
  await expect(row(gpt).getByRole('link', { name: 'Lancer ce GPT' })).toHaveAttribute(
    'href',
    `/gpt/${gptSlug}/ouvrir`,
  )
})

test('reads what was kept before there were several, and what an older page adds since', async ({
  page,
}) => {
  await openPage(page, '/selection')
  const keepFormer = (slugs: string[]) =>
    page.evaluate((kept) => {
      const items = kept.map((slug) => ({ kind: 'prompt', slug, title: slug }))
      localStorage.setItem('selection-v1', JSON.stringify(items))
    }, slugs)
  await keepFormer([promptSlug])
  await reloadPage(page)
  await expect(titles(page)).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('link', { name: /^Ma sélection/ })).toContainText(
    '1',
  )
  await page.getByRole('button', { name: 'Nouvelle' }).click()
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => localStorage.getItem('selection-v1'))).toBeNull()
  await keepFormer([otherSlug])
  await reloadPage(page)
  await tab(page, 'Ma sélection').click()
  await expect(titles(page)).toHaveCount(2)
})

test('has the keyboard at the title once the last item is removed', async ({ page }) => {
  await openPage(page, `/prompt/${promptSlug}`)
  await addButton(page).click()
  await expect(keptButton(page)).toBeVisible()
  await openPage(page, '/selection')
  await page.getByRole('button', { name: /^Autres actions/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Retirer de la sélection' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Rien de gardé' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  for (const name of ['Renommer la sélection', 'Ma sélection 0 fiche', 'Nouvelle']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Parcourir les prompts' })).toBeFocused()
})

test('copies titles, addresses and the texts of prompts', async ({ page, baseURL }) => {
  const [one = '', gpt = ''] = await keepThree(page)
  const { prompt } = await publicPrompt(promptSlug)
  await openPage(page, '/selection')
  await page.getByRole('button', { name: 'Tout copier en markdown' }).click()
  await expectToast(page, 'Sélection copiée !')
  const copied = await readClipboard(page)
  expect(copied).toContain(`## 1. ${one}\n\n${baseURL}/prompt/${promptSlug}\n\n`)
  expect(copied).toContain(prompt)
  expect(copied).toContain(`## 2. ${gpt}\n\n${baseURL}/gpt/${gptSlug}\n\n## 3.`)
})

test('shows a shared selection to another browser, which may keep it', async ({
  page,
  browser,
  baseURL,
}) => {
  const kept = await keepThree(page)
  await openPage(page, '/selection')
  await page.getByRole('button', { name: 'Renommer la sélection' }).click()
  await page.keyboard.type('Refonte Dupont')
  await page.keyboard.press('Enter')
  await page
    .getByRole('textbox', { name: `Note sur ${kept[0]}` })
    .fill('En réunion.\nAvec les exports.')
  const link = await copiedLink(page)
  expect(link).toMatch(new RegExp(`^${baseURL}/selection#p=[\\w-]+$`))

  const context = await browser.newContext()
  const fresh = await context.newPage()
  await openPage(fresh, link)
  const heading = fresh.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Refonte Dupont')
  await expect(titles(fresh)).toHaveText(kept)
  await expect(fresh.getByText('En réunion.\nAvec les exports.')).toBeVisible()
  await expectNoViolations(fresh)
  await fresh.getByRole('button', { name: 'Garder cette sélection' }).click()
  await expectToast(fresh, 'Sélection gardée', '3 fiches, sous «\u00a0Refonte Dupont\u00a0».')
  await expect(fresh.getByRole('textbox', { name: `Note sur ${kept[0]}` })).toHaveValue(
    'En réunion.\nAvec les exports.',
  )
  await expect(titles(fresh)).toHaveText(kept)
  await reloadPage(fresh)
  await expect(titles(fresh)).toHaveText(kept)

  // Kept once more, it is not there twice.
  await openPage(fresh, link)
  await fresh.getByRole('button', { name: 'Garder cette sélection' }).click()
  await expectToast(fresh, 'Sélection gardée', 'Vous l’aviez déjà.')
  await expect(fresh.getByRole('button', { name: 'Renommer la sélection' })).toBeVisible()
  await expect(
    fresh.getByRole('navigation', { name: 'Mes sélections' }).getByRole('listitem'),
  ).toHaveCount(2)
  await context.close()
})

test('opens a link that was made before selections had titles and notes', async ({
  page,
  baseURL,
}) => {
  const packed = await packText(`prompt ${promptSlug}\ngpt ${gptSlug}`)
  const [prompt, gpt] = await Promise.all([publicPrompt(promptSlug), publicGpt(gptSlug)])
  await openPage(page, `${baseURL}/selection#p=${packed}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sélection partagée')
  await expect(titles(page)).toHaveText([prompt.titre, gpt.nom])
})

test('says that a shared selection finds no place beside twenty others', async ({ page }) => {
  await keepThree(page)
  const link = await copiedLink(page)
  await makeLists(page, 20)
  await openPage(page, link)
  await page.getByRole('button', { name: 'Garder cette sélection' }).click()
  await expectToast(page, 'Sélection inchangée', noMoreLists)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sélection partagée')
})

test('selects the link in a field when the clipboard refuses it', async ({ page, baseURL }) => {
  const kept = await keepThree(page)
  await refuseClipboard(page)
  await openPage(page, '/selection')
  const button = page.getByRole('button', { name: 'Partager' })
  await button.click()
  await expectToast(
    page,
    'Copie impossible',
    'Le lien est sélectionné\u00a0: copiez-le avec Ctrl+C ou Cmd+C.',
  )
  const field = page.getByRole('textbox', { name: 'Lien de la sélection' })
  await expect(field).toBeFocused()
  const link = await field.inputValue()
  expect(link).toMatch(new RegExp(`^${baseURL}/selection#p=[\\w-]+$`))
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(link)
  await button.click()
  await expect(field).toBeFocused()
  await expectNoViolations(page)

  // It lists what is no longer there.
  await choose(page, kept[0] ?? '', 'Retirer de la sélection')
  await expect(field).toBeHidden()
  await openPage(page, link)
  await expect(titles(page)).toHaveText(kept)
})

test('says so where a browser of older days cannot make the link', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CompressionStream'))
  await keepThree(page)
  await openPage(page, '/selection')
  await page.getByRole('button', { name: 'Partager' }).click()
  await expectToast(page, 'Copie impossible')
})

test('tells of a shared link that is cut, and of names that do not come', async ({ page }) => {
  await openPage(page, '/selection#p=abcdef')
  await expect(page.getByRole('heading', { name: 'Lien incomplet' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Voir ma sélection' }).click()
  await expect(page.getByRole('heading', { name: 'Rien de gardé' })).toBeVisible()
})

test.describe('offline', () => {
  test.use({ allowedConsole: /^Failed to load resource: net::ERR_FAILED/ })

  test('offers another try for the names of a shared selection', async ({ page }) => {
    const kept = await keepThree(page)
    const link = await copiedLink(page)
    await page.goto('about:blank')
    const mend = await breakApi(page)
    await openPage(page, link)
    await expect(page.getByRole('alert')).toContainText('n’a pas pu être chargée')
    await mend()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(titles(page)).toHaveText(kept)
  })
})

test('keeps two tabs in step', async ({ page, context }) => {
  await openPage(page, `/prompt/${promptSlug}`)
  const second = await context.newPage()
  await openPage(second, '/selection')
  await addButton(page).click()
  await expect(titles(second)).toHaveCount(1)
  await second.getByRole('button', { name: /^Autres actions/ }).click()
  await second.getByRole('button', { name: 'Retirer de la sélection' }).click()
  await expect(addButton(page)).toBeVisible()
})

test('says that nothing can be kept where storage is refused', async ({ page }) => {
  await refuseStorage(page)
  await openPage(page, `/prompt/${promptSlug}`)
  await addButton(page).click()
  await expectToast(page, 'Rien ne peut être gardé')
  await expect(addButton(page)).toBeVisible()
  await openPage(page, '/selection')
  await expect(page.getByRole('heading', { name: 'Rien de gardé' })).toBeVisible()
})

test('reads whatever another version left in storage as nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selections-v1', '{"a":[1,2'))
  await openPage(page, '/selection')
  await expect(page.getByRole('heading', { name: 'Rien de gardé' })).toBeVisible()
})

test('prints the list with its addresses and without buttons', async ({ page, baseURL }) => {
  await keepThree(page)
  await openPage(page, '/selection')
  const order = page.getByText('Pour changer l’ordre')
  await expect(order).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(order).toBeHidden()
  await expect(page.getByText(`${baseURL}/gpt/${gptSlug}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Autres actions/ }).first()).toBeHidden()
})

test('has no fault that axe finds, empty or full', async ({ page }) => {
  await openPage(page, '/selection')
  await expectNoViolations(page)
  await keepThree(page)
  await openPage(page, '/selection')
  await expect(titles(page)).toHaveCount(3)
  await expectNoViolations(page)
})

for (const { width, height } of [
  { width: 412, height: 823 },
  { width: 1280, height: 720 },
]) {
  test(`fills in without moving anything at ${width} px, empty or full, as the profiles do`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const shifts = await countShifts(page)
    const settled = async (path: string): Promise<number> => {
      await openPage(page, path)
      await page.waitForLoadState('networkidle')
      return shifts()
    }

    expect(await settled('/profils')).toBe(0)
    expect(await settled('/selection')).toBe(0)
    await keepThree(page)
    expect(await settled('/selection')).toBe(0)
  })
}
