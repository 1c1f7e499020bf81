import { expect, type Page } from '@playwright/test'

import { openAdmin, openVisitor, test as adminTest } from '#tests/e2e/fixtures/admin-test.ts'
import { fillFields } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

// The browser notes each refused call.
const test = adminTest.extend({
  allowedConsole: /Failed to load resource: the server responded with a status of 409/,
})

const title = 'Vocabulaire de recherche'
const formOf = (page: Page) => page.getByRole('form', { name: 'Groupe du vocabulaire' })
const save = (page: Page) => formOf(page).getByRole('button', { name: 'Enregistrer' }).click()
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const triedList = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A word that nothing else holds. */
const ownWord = () => `mot${crypto.randomUUID().slice(0, 8)}`

async function create(page: Page, fields: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: 'Nouveau groupe' }).click()
  await fillFields(formOf(page), fields)
}

test(
  'a group is tried before it is saved, then the public search goes by it, until it is removed',
  themedJourney,
  async ({ page, browser, ownSite }) => {
    const word = ownWord()
    const visitor = await openVisitor(browser, ownSite)
    const found = async (path: string) => {
      await visitor.goto(`/recherche?q=${word}`)
      return visitor.getByRole('main').locator(`a[href="${path}"]`).count()
    }
    await openAdmin(page, '/vocabulaire', title)
    await expectNoViolations(page)
    await create(page, { 'Expressions équivalentes': `${word}\nmaillage interne` })
    await expect(formOf(page).getByText('est aussi dans le groupe')).toContainText(
      '«\u00a0maillage interne\u00a0»',
    )

    const trial = formOf(page).getByRole('searchbox', { name: 'Essayer une recherche' })
    await trial.fill(word)
    await trial.press('Enter')
    await expect(triedList(page, 'Aujourd’hui')).toContainText('0 résultat')
    const tried = triedList(page, 'Avec ce groupe').getByRole('listitem')
    await expect(tried.first()).toContainText('nouveau')
    await expect(triedList(page, 'Comment la requête est comprise')).toContainText(
      'maillage interne',
    )
    await expectNoViolations(page)
    const path = String(await tried.first().getByRole('link').getAttribute('href'))
    expect(await found(path)).toBe(0)

    await save(page)
    await expectToast(page, 'Groupe enregistré')
    await expect(page.getByRole('searchbox', { name: 'Filtrer les groupes' })).toHaveValue(word)
    await expect(page.getByText('1 résultat', { exact: true })).toBeVisible()
    await expect(rowOf(page, word)).toContainText('= maillage interne')
    expect(await found(path)).toBeGreaterThan(0)

    await page.getByRole('button', { name: `Supprimer ${word}` }).click()
    await expectToast(page, 'Groupe supprimé')
    await expect(rowOf(page, word)).toHaveCount(0)
    expect(await found(path)).toBe(0)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(rowOf(page, word)).toContainText('= maillage interne')
    expect(await found(path)).toBeGreaterThan(0)
  },
)

for (const [what, typed, message] of [
  ['has no expression', ' \n', 'Une expression au moins.'],
  [
    'has one of stop words alone',
    'audit\nde la',
    '«\u00a0de la\u00a0»\u00a0: cette expression n’a que des mots vides.',
  ],
  [
    'has one twice',
    'Éditorial\neditorial',
    '«\u00a0editorial\u00a0»\u00a0: cette expression est deux fois dans le groupe.',
  ],
  [
    'has one that is too long',
    'x'.repeat(81),
    `«\u00a0${'x'.repeat(40)}…\u00a0»\u00a0: 80 caractères au plus.`,
  ],
  ['has too many', 'mot\n'.repeat(25), '24 expressions au plus.'],
] as const) {
  test(`what is wrong with a group stands beside its field: it ${what}`, async ({ page }) => {
    await openAdmin(page, '/vocabulaire', title)
    await create(page, { 'Expressions équivalentes': typed })
    await save(page)
    await expect(formOf(page).getByText(message, { exact: true })).toBeVisible()
    await expect(formOf(page).getByLabel('Expressions équivalentes')).toBeFocused()
  })
}

test('a group is edited by keyboard, and the focus comes back to where it was', async ({
  page,
}) => {
  const word = ownWord()
  await openAdmin(page, '/vocabulaire', title)
  await create(page, { 'Expressions équivalentes': word })
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('searchbox', { name: 'Filtrer les groupes' })).toBeFocused()
  const edit = page.getByRole('button', { name: `Modifier ${word}` })

  await edit.focus()
  await page.keyboard.press('Enter')
  await expect(formOf(page).getByLabel('Expressions équivalentes')).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\nautre expression')
  await page.keyboard.press('Control+s')
  await expect(edit).toBeFocused()
  await expect(rowOf(page, word)).toContainText('= autre expression')
})

test('a group is removed and brought back by keyboard', async ({ page }) => {
  const word = ownWord()
  await openAdmin(page, '/vocabulaire', title)
  for (const first of [`${word} a`, `${word} b`]) {
    await create(page, { 'Expressions équivalentes': first })
    await save(page)
    await expectToast(page, 'Groupe enregistré')
  }
  await page.getByRole('searchbox', { name: 'Filtrer les groupes' }).fill(word)
  await expect(page.getByText('2 résultats', { exact: true })).toBeVisible()

  for (const [first, next] of [
    [`${word} b`, page.getByRole('button', { name: `Modifier ${word} a` })],
    [`${word} a`, page.getByRole('searchbox', { name: 'Filtrer les groupes' })],
  ] as const) {
    await page.getByRole('button', { name: `Supprimer ${first}` }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `Supprimer ${first}` })).toHaveCount(0)
    await expect(next).toBeFocused()
  }
  // The newest message comes first.
  await page.keyboard.press('F6')
  const undo = page.getByRole('button', { name: 'Annuler', exact: true }).first()
  for (let key = 0; key < 5 && !(await undo.evaluate(isFocused)); key += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(rowOf(page, `${word} a`)).toBeVisible()
})

const isFocused = (element: Element) => element === document.activeElement

test('a group that somebody else changed meanwhile is not written over', async ({
  page,
  context,
}) => {
  const word = ownWord()
  await openAdmin(page, '/vocabulaire', title)
  await create(page, { 'Expressions équivalentes': word })
  await save(page)
  await page.getByRole('button', { name: `Modifier ${word}` }).click()
  const other = await context.newPage()
  await openAdmin(other, `/vocabulaire?q=${word}`, title)
  await other.getByRole('button', { name: `Modifier ${word}` }).click()
  await fillFields(formOf(other), { 'Expressions plus larges': 'la version voisine' })
  await save(other)
  await expectToast(other, 'Groupe enregistré')

  await fillFields(formOf(page), { 'Expressions plus larges': 'ma version' })
  await save(page)
  await expect(page.getByText('Ce groupe a été modifié entre-temps.')).toBeVisible()
  await expect(formOf(page).getByLabel('Expressions plus larges')).toHaveValue('ma version')
  await other.reload()
  await expect(rowOf(other, word)).toContainText('la version voisine')
})

test('a group that is not saved holds back whoever leaves', async ({ page }) => {
  await openAdmin(page, '/vocabulaire', title)
  await create(page, { 'Expressions équivalentes': ownWord() })
  await page.getByRole('link', { name: 'Référencement', exact: true }).click()
  await page.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect(formOf(page)).toBeVisible()
})

test('groups are filtered by each word, whatever its accents and capitals', async ({ page }) => {
  const word = ownWord()
  await openAdmin(page, '/vocabulaire', title)
  await create(page, {
    'Expressions équivalentes': `Référence ${word}`,
    'Expressions plus larges': 'Éditorial',
  })
  await save(page)
  await openAdmin(page, `/vocabulaire?q=EDITORIAL+reference+${word}`, title)
  await expect(page.getByText('1 résultat', { exact: true })).toBeVisible()
  await openAdmin(page, `/vocabulaire?q=${word}+absent`, title)
  await expect(page.getByText(`Aucun résultat trouvé pour "${word} absent"`)).toBeVisible()
})
