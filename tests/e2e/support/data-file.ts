import type { Page } from '@playwright/test'

/** Chooses a file to import on the page of profiles. */
export async function importFile(page: Page, content: string): Promise<void> {
  await page.getByLabel('Fichier de données à importer').setInputFiles({
    name: 'donnees.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  })
}
