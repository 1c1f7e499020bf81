import type { Page } from '@playwright/test'

import { openClient } from '#drizzle/local/database-client.ts'
import { callAdmin, createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import type { BuiltWorker } from '#tests/support/site/built-worker.ts'

/** Gives every table of the administration at least one row. */
export async function fillTables(page: Page, { database }: BuiltWorker): Promise<void> {
  const { id } = await createPrompt(page)
  await callAdmin(page, 'prompts.remove', { ids: [id] })
  await openClient(database.url, database.authToken).batch(rowStatements(), 'write')
}

/** Statements that give every table a row, but for the bin. */
export const rowStatements = (): string[] => [
  `INSERT OR IGNORE INTO redirects (id, source, destination, created_at, updated_at)
        VALUES ('tri', '/ancienne-adresse', '/prompts', '${at}', '${at}')`,
  `INSERT OR IGNORE INTO missing_pages (chemin, visites, premiere_visite, derniere_visite)
        VALUES ('/nulle-part', 2, '${at}', '${at}')`,
  `INSERT OR IGNORE INTO search_demand (jour, requete, recherches, resultats)
        VALUES (date('now', '-1 day'), 'rien de tel', 2, 0)`,
  `INSERT OR IGNORE INTO seo_pages_config (id, page_route, meta_title, meta_description, updated_at)
        VALUES ('tri', '/categories', 'Titre', 'Description', '${at}')`,
  `INSERT OR IGNORE INTO liens (adresse, fiches, etat, constat, absent_depuis, vu_le)
        SELECT 'https://chatgpt.com/', json_array(json_object('kind', 'gpt', 'id', id)), 'mort', 'Réponse 404', '2026-01-01', '${at}'
        FROM gpts WHERE url_destination LIKE 'https://chatgpt.com/?q=%' LIMIT 1`,
  `INSERT OR IGNORE INTO signalements (id, page, sujet, texte, recu_le)
        VALUES ('tri', '/prompts', 'texte', 'Une faute.', '${at}')`,
  `INSERT INTO admin_logs (id, action, table_name, record_id, created_at)
        VALUES ('${crypto.randomUUID()}', 'sign_in', 'sessions', 'x', '${at}')`,
]

const at = '2026-01-01T00:00:00.000Z'
