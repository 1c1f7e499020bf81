import { sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Editor, isItemEditableBy } from '#worker/services/access/rights.ts'
import { logStatement } from '#worker/services/journal/admin-logs.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'

import { explainAbsence } from './writing/edit-failures.ts'

/** Asks the moderators to review a draft, or withdraws the request. */
export async function setReviewRequest(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  { id, isAsked }: { id: string; isAsked: boolean },
): Promise<{ relecture_le: string | null }> {
  const table = contentTables[kind]
  const item = sql`select 1 from ${table} where ${table.id} = ${id}`
  const relecture_le = isAsked ? editor.now.toISOString() : null
  await writeBatch(db, [
    failUnless(sql`exists (${item} and ${isItemEditableBy(kind, editor)})`, 'absent'),
    failUnless(sql`not exists (${item} and ${table.statut} = 'valide')`, 'statut'),
    sql`update ${table} set relecture_le = ${relecture_le} where id = ${id}`,
    logStatement(db, editor, {
      action: `${kind}.relecture`,
      table: `${kind}s`,
      recordId: id,
      details: { demandee: isAsked },
    }),
  ]).catch(async (error: unknown) => {
    if (isGuardFailure(error, 'statut')) throw new AppError('CONFLICT', alreadyPublic)
    if (!isGuardFailure(error, 'absent')) throw error
    throw await explainAbsence(db, editor, kind, id, error)
  })
  return { relecture_le }
}

const alreadyPublic = 'Cette fiche est déjà en ligne.'
