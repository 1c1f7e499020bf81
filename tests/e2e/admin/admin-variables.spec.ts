import { expect, type Page } from '@playwright/test'

import { createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, openVisitor, test as adminTest } from '#tests/e2e/fixtures/admin-test.ts'
import { expectSaved, fillFields, openSection } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'

// The browser notes each refused call.
const test = adminTest.extend({
  allowedConsole: /Failed to load resource: the server responded with a status of 409/,
})

const formOf = (page: Page) => page.getByRole('form', { name: 'Variable', exact: true })
const save = (page: Page) => formOf(page).getByRole('button', { name: 'Enregistrer' }).click()
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** A word that nothing else holds. */
const ownWord = () => `mot${crypto.randomUUID().slice(0, 8)}`

async function create(page: Page, fields: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: 'Nouvelle variable' }).click()
  await fillFields(formOf(page), { Exemple: 'Un exemple', ...fields })
  await save(page)
}

test(
  'a variable is created, asked for by a public prompt, merged, and taken apart again',
  themedJourney,
  async ({ page, browser, ownSite }) => {
    const word = ownWord()
    const { slug } = await createPrompt(page, {
      statut: 'valide',
      prompt: `Écris pour [${word}] puis [${word} bis].`,
    })
    const visitor = await openVisitor(browser, ownSite)
    const asked = async (label: string) => {
      await visitor.goto(`/prompt/${slug}`)
      return visitor.getByRole('form').getByRole('textbox', { name: label }).count()
    }
    await openAdmin(page, '/variables', 'Variables')
    await expect(rowOf(page, '[ton]')).toContainText(/dans \d+\u00a0prompts/)
    await expectNoViolations(page)

    // A name that prompts have and no variable is offered.
    await page.getByRole('button', { name: `Créer une variable pour ${word}`, exact: true }).click()
    await expect(formOf(page).getByLabel('Libellé')).toBeFocused()
    await fillFields(formOf(page), {
      Libellé: `Libellé ${word}`,
      'Aide, une phrase': 'Dites ce que c’est.',
      Exemple: 'Un exemple',
    })
    const preview = page.getByRole('region', { name: 'Comme le visiteur le verra' })
    await expect(preview).toContainText('Dites ce que c’est.')
    await expectNoViolations(page)
    await page.keyboard.press('Control+s')
    await expectToast(page, 'Variable enregistrée')
    await expect(rowOf(page, `Libellé ${word}`)).toContainText('dans 1\u00a0prompt')
    expect(await asked(`Libellé ${word}`)).toBe(1)

    // A name of another is refused beside its field.
    await create(page, {
      Libellé: `Autre ${word}`,
      'Aide, une phrase': 'Autre chose.',
      Alias: `${word} bis\n${word.toUpperCase()}`,
    })
    await expect(
      formOf(page).getByText(
        `«\u00a0${word}\u00a0» est déjà un nom de la variable «\u00a0Libellé ${word}\u00a0».`,
      ),
    ).toBeVisible()
    await fillFields(formOf(page), { Alias: `${word} bis` })
    await save(page)
    await expect(rowOf(page, `Autre ${word}`)).toContainText('dans 1\u00a0prompt')

    await page.getByRole('button', { name: `Fusionner Autre ${word}` }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('button', { name: 'Fusionner' })).toBeDisabled()
    await dialog.getByLabel('Avec la variable').selectOption(`Libellé ${word}`)
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Fusionner' }).click()
    await expectToast(page, 'Variables fusionnées')
    await page.getByRole('searchbox', { name: 'Chercher une variable' }).fill(word)
    await expect(rowOf(page, `Libellé ${word}`)).toContainText(`autre ${word}, ${word} bis`)
    await expect(page.getByRole('button', { name: `Modifier Autre ${word}` })).toHaveCount(0)

    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expectToast(page, 'Fusion annulée')
    await expect(rowOf(page, `Autre ${word}`)).toBeVisible()

    await page.getByRole('button', { name: `Supprimer Autre ${word}` }).click()
    await expectToast(page, 'Variable supprimée')
    await expect(page.getByRole('button', { name: `Modifier Autre ${word}` })).toHaveCount(0)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(rowOf(page, `Autre ${word}`)).toBeVisible()
  },
)

test('an editor says whether a variable is the client’s or one mission’s', async ({ page }) => {
  await openAdmin(page, '/variables?q=page prévue', 'Variables')
  await expect(rowOf(page, 'Page prévue')).toContainText('La mission')
  await page.getByRole('button', { name: 'Modifier Page prévue', exact: true }).click()
  await formOf(page).getByLabel('Vaut pour').selectOption('Le client')
  await save(page)
  await expectToast(page, 'Variable enregistrée')
  await expect(rowOf(page, 'Page prévue')).toContainText('Le client')
})

test('what is wrong with a variable stands beside its field', async ({ page }) => {
  await openAdmin(page, '/variables', 'Variables')
  await create(page, {})
  await expect(formOf(page).getByText('Le libellé est obligatoire.')).toBeVisible()
  await expect(formOf(page).getByText('L’aide est obligatoire.')).toBeVisible()
  await fillFields(formOf(page), { Libellé: 'Un libellé', 'Aide, une phrase': 'Une aide.' })
  await formOf(page).getByLabel('Type').selectOption('Choix')
  await expect(formOf(page).getByText('Deux choix au moins.')).toBeVisible()
})

test('a variable that somebody else changed meanwhile is not written over', async ({
  page,
  context,
}) => {
  await openAdmin(page, '/variables?q=ton', 'Variables')
  await page.getByRole('button', { name: 'Modifier Ton', exact: true }).click()
  const other = await context.newPage()
  await openAdmin(other, '/variables?q=ton', 'Variables')
  await other.getByRole('button', { name: 'Modifier Ton', exact: true }).click()
  await fillFields(formOf(other), { Exemple: 'La version voisine' })
  await save(other)
  await expectToast(other, 'Variable enregistrée')

  await fillFields(formOf(page), { Exemple: 'Ma version' })
  await save(page)
  await expect(page.getByText('Cette variable a été modifiée entre-temps.')).toBeVisible()
  await expect(formOf(page).getByLabel('Exemple')).toHaveValue('Ma version')

  await formOf(page).getByRole('button', { name: 'Annuler' }).click()
  await toastsOf(page).getByRole('button', { name: 'Rétablir' }).click()
  await page.getByRole('button', { name: 'Modifier Ton', exact: true }).click()
  await page.getByRole('button', { name: 'Les reprendre' }).click()
  await expect(formOf(page).getByLabel('Exemple')).toHaveValue('Ma version')
})

test(
  'known variables are proposed while a bracket is typed, and a slip of a name is mended',
  themedJourney,
  async ({ page }) => {
    const { id, titre } = await createPrompt(page, { prompt: 'Pour [secteurs], ' })
    await openAdmin(page, `/prompts/${id}`, titre)
    const section = await openSection(page, 'Texte')
    const text = section.getByRole('textbox', { name: 'Texte du prompt' })
    const options = section.getByRole('listbox', { name: 'Variables connues' }).getByRole('option')
    await text.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('en [')
    await expect(options.first()).toBeVisible()
    await page.keyboard.type('TO')
    await expect(options.first()).toContainText('[ton]')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expectNoViolations(page)
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'false')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(text).toHaveValue('Pour [secteurs], en [ton]')
    await expect(options).toHaveCount(0)

    // What was written can be taken back, and Escape leaves the text as it is typed.
    await page.keyboard.press('Control+z')
    await expect(text).toHaveValue('Pour [secteurs], en [TO')
    await page.keyboard.press('Control+End')
    await page.keyboard.type('N')
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await page.keyboard.type('] et [sit')
    await page.keyboard.press('Tab')
    await expect(text).toHaveValue('Pour [secteurs], en [TON] et [site]')
    await expect(text).toBeFocused()

    const form = section.getByRole('region', { name: 'Variables' })
    await expect(form).toContainText('3 variables')
    await expect(form).toContainText('Site')
    await section.getByRole('button', { name: 'Remplacer par [secteur]' }).click()
    await expect(text).toHaveValue('Pour [secteur], en [TON] et [site]')
    await expect(text).toBeFocused()
    await expect(section.getByText('sous un autre nom')).toHaveCount(0)
    await expectNoViolations(page)
    await expectSaved(page)
  },
)
