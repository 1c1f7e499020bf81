import { expect, type Page } from '@playwright/test'
import { z } from 'zod'

import { openClient } from '#drizzle/local/database-client.ts'
import { openAdmin, openVisitor, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import type { BuiltWorker } from '#tests/support/site/built-worker.ts'

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const tabOf = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const undo = (page: Page) => toastsOf(page).last().getByRole('button', { name: 'Annuler' }).click()

/** Makes a link of a public GPT a dead one; gives the name of the GPT. */
async function killLink({ database }: BuiltWorker, address: string): Promise<string> {
  const client = openClient(database.url, database.authToken)
  const { rows } = await client.execute(
    "SELECT id, nom FROM gpts WHERE statut = 'valide' ORDER BY id LIMIT 1",
  )
  const [{ id, nom } = { id: '', nom: '' }] = rows
  await client.batch(
    [
      { sql: 'UPDATE gpts SET auteur_linkedin_url = ? WHERE id = ?', args: [address, id ?? ''] },
      {
        sql: `INSERT INTO liens (adresse, fiches, etat, constat, absent_depuis, vu_le)
          VALUES (?, json_array(json_object('kind', 'gpt', 'id', ?)), 'mort', 'Réponse 404', '2026-11-01', '2026-11-02T03:00:00.000Z')`,
        args: [address, id ?? ''],
      },
    ],
    'write',
  )
  return z.string().parse(nom)
}

test(
  'a dead link waits on the dashboard, leads to its item and goes by hand',
  themedJourney,
  async ({ page, ownSite }) => {
    const address = `https://disparu.example/${crypto.randomUUID()}`
    const name = await killLink(ownSite, address)
    await openAdmin(page, '', 'Aujourd’hui')
    await expect(page.getByRole('region', { name: 'Liens à traiter' })).toContainText(
      /liens?\smorts?/,
    )
    await page.getByRole('link', { name: 'Ouvrir les liens' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liens')

    const row = rowOf(page, address.slice('https://'.length, 60))
    await expect(row).toContainText('Réponse 404')
    await expect(row).toContainText('01/11/2026')
    await expect(row.getByRole('link', { name, exact: true })).toBeVisible()
    await expectNoViolations(page)

    await row.getByRole('button', { name: /^Vérifié à la main/ }).focus()
    await page.keyboard.press('Enter')
    await expectToast(page, 'Lien vérifié à la main')
    await expect(row).toHaveCount(0)
    await expect(page.locator('main :focus')).toBeVisible()
    await undo(page)
    await expect(row).toBeVisible()

    await row.getByRole('button', { name: /^Vérifié à la main/ }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('combobox', { name: 'État' }).selectOption('Vérifiés à la main')
    await expect(row).toContainText('Vérifié le')
    await row.getByRole('button', { name: /^Remettre à traiter/ }).click()
    await expectToast(page, 'Lien remis à traiter')
    await expect(row).toHaveCount(0)
  },
)

test(
  'what a visitor tells arrives as it was typed, and is dealt with',
  themedJourney,
  async ({ page, browser, ownSite }) => {
    const text = `<script>alert(1)</script> ${crypto.randomUUID()}`
    const visitor = await openVisitor(browser, ownSite)
    await openPage(visitor, '/prompt/brief-contenu-redacteur')
    await visitor.getByRole('link', { name: 'Signaler un problème' }).click()
    await visitor.getByRole('radio', { name: 'Autre' }).check()
    await visitor.getByRole('dialog').getByRole('textbox').fill(text)
    await visitor.getByRole('button', { name: 'Envoyer' }).click()
    await expectToast(visitor, 'Signalement envoyé')

    await openAdmin(page, '/liens?vue=signalements', 'Liens')
    const row = rowOf(page, text)
    await expect(row).toContainText('Autre')
    await expect(row.getByRole('link', { name: /brief/i }).first()).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('combobox', { name: 'Sujet' }).selectOption('Lien mort')
    await expect(row).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Sujet' }).selectOption('Tous les sujets')

    await row.getByRole('button', { name: /^Traité/ }).click()
    await expectToast(page, 'Signalement traité')
    await expect(row).toHaveCount(0)
    await undo(page)
    await expect(row).toBeVisible()
    await tabOf(page, 'Liens morts').click()
    await expect(page).toHaveURL(/\/liens$/)
  },
)

for (const width of [360, 768, 1280]) {
  test(`nothing sticks out of the lists at ${width} px`, async ({ page, ownSite }) => {
    await killLink(ownSite, `https://disparu.example/${'tres-long-'.repeat(30)}${width}`)
    await page.setViewportSize({ width, height: 740 })
    for (const path of ['/liens', '/liens?vue=signalements']) {
      await openAdmin(page, path, 'Liens')
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      await expectNoViolations(page)
    }
  })
}
