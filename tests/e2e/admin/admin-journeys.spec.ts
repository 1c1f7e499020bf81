import { expect, type Page } from '@playwright/test'

import { openAdmin, openVisitor, test } from '#tests/e2e/fixtures/admin-test.ts'
import { fillFields } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'

const formOf = (page: Page) => page.getByRole('form', { name: 'Parcours', exact: true })

test(
  'a journey is written, refused while it is incomplete, published, removed and brought back',
  themedJourney,
  async ({ page, browser, ownSite }) => {
    const title = `Mission ${crypto.randomUUID().slice(0, 8)}`
    const path = `/parcours/${title.toLowerCase().replace(' ', '-')}`
    const visitor = await openVisitor(browser, ownSite)
    const status = async () => (await visitor.request.get(path)).status()
    await openAdmin(page, '/parcours', 'Parcours')
    await page.getByRole('button', { name: 'Nouveau parcours' }).click()
    const form = formOf(page)
    await fillFields(form, { Titre: title, Introduction: 'Ce que l’on fait, dans l’ordre.' })
    const steps = form.getByRole('textbox', { name: 'But' })
    await steps.nth(0).fill('Comprendre le site.')
    await steps.nth(1).fill('Écrire le plan.')
    const items = form.getByRole('combobox', { name: 'Fiche' })
    const optionFor = async (words: string) =>
      (await page.locator('datalist option', { hasText: words }).first().textContent()) ?? ''
    await items.nth(0).fill('Une fiche qui n’existe pas')
    await items.nth(1).fill(await optionFor('Plan de migration SEO'))
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(form).toContainText('Choisissez une fiche de la liste.')
    await expectNoViolations(page)

    await items.nth(0).fill(await optionFor('Auditer une page'))
    await form.getByLabel('Statut').selectOption({ label: 'Publié' })
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expectToast(page, 'Parcours enregistré')
    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row).toContainText('Publié')
    await expect.poll(status).toBe(200)
    await visitor.goto(path)
    await expect(visitor.getByRole('main')).toContainText('Comprendre le site.')

    await row.getByRole('button', { name: `Supprimer ${title}` }).click()
    await expectToast(page, 'Parcours supprimé')
    await expect.poll(status).toBe(404)
    await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
    await expectToast(page, 'Parcours rétabli')
    await expect.poll(status).toBe(200)

    await row.getByRole('button', { name: `Modifier ${title}` }).click()
    await form.getByLabel('Statut').selectOption({ label: 'Brouillon' })
    await page.keyboard.press('Control+s')
    await expectToast(page, 'Parcours enregistré')
    await expect.poll(status).toBe(404)
  },
)
