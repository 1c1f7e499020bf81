import { exportText } from '#drizzle/export/export-text.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { type Actor, logStatement } from '#worker/services/journal/admin-logs.ts'

/** Notes in the journal who takes everything there is. */
export async function noteWholeExport(db: Database, actor: Actor): Promise<void> {
  await writeBatch(db, [
    logStatement(db, actor, { action: 'data.export', table: 'export', recordId: '', details: {} }),
  ])
}

/**
 * The text of an export of everything. Each piece is one state of the database; what is edited while it
 * leaves may stand in it as it was or as it became.
 */
export const wholeExportText = (db: Database, origin: string, now: Date): AsyncGenerator<string> =>
  exportText(
    {
      execute: async (statement) => {
        const [result] = await db.client.read([statement])
        return { rows: result?.rows ?? [] }
      },
    },
    { made_at: now.toISOString(), origin },
  )
