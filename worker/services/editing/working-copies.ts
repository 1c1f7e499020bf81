import { and, eq, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { workingCopies } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { editsBetween } from '#shared/items/draft-edits.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { type Editor, isItemEditableBy } from '#worker/services/access/rights.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'

import { absentOrDeleted, type AtVersion, stale } from './writing/edit-failures.ts'

/** An item and its working copy as an editor knows them; `copie` is 0 where there is none. */
export type AtCopy = AtVersion & { copie: number }

type NewCopy = {
  id: string
  /** The version of the copy that is stored. */
  copie: number
  itemDraft: object
  draft: object
  /** Fields whose change began from another value than the item has now. */
  since?: Readonly<Record<string, unknown>>
}

/** Stores what a draft changes of its item, or nothing where they are the same. Gives the copy's version. */
export function storeCopy(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  { id, copie, itemDraft, draft, since = {} }: NewCopy,
): { statement: Statement; copie: number } {
  const changes = Object.entries(editsBetween(itemDraft, draft))
  if (changes.length === 0) return { statement: dropCopy(db, kind, id), copie: 0 }
  const depuis = changes.map(([name, { from }]) => [name, name in since ? since[name] : from])
  const values = {
    contenu: JSON.stringify(draft),
    depuis: JSON.stringify(Object.fromEntries(depuis)),
    version: copie + 1,
    modifie_par: editor.userId,
    modifie_le: editor.now.toISOString(),
  }
  const statement = db
    .insert(workingCopies)
    .values({ kind, item_id: id, ...values })
    .onConflictDoUpdate({ target: [workingCopies.kind, workingCopies.item_id], set: values })
  return { statement, copie: copie + 1 }
}

export const dropCopy = (db: Database, kind: ItemKind, id: string): Statement =>
  db.delete(workingCopies).where(and(eq(workingCopies.kind, kind), eq(workingCopies.item_id, id)))

/** Fails the batch of an editor who has not seen the working copy that is stored. */
export const sameCopy = (kind: ItemKind, { id, copie }: { id: string; copie: number }): SQL =>
  failUnless(
    sql`coalesce((select ${workingCopies.version} from ${workingCopies} where ${workingCopies.kind} = ${kind} and ${workingCopies.item_id} = ${id}), 0) = ${copie}`,
    'stale',
  )

/** Writes where item and copy are as the editor knows them; else `CONFLICT` or `NOT_FOUND`, and nothing. */
export async function writeKnown(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  at: AtCopy,
  statements: Statement[],
): Promise<void> {
  const table = contentTables[kind]
  const stored = sql`select ${table.version} from ${table} where ${table.id} = ${at.id} and ${isItemEditableBy(kind, editor)}`
  try {
    await writeBatch(db, [
      failUnless(sql`exists (${stored})`, 'absent'),
      failUnless(sql`(${stored}) = ${at.version}`, 'stale'),
      sameCopy(kind, at),
      ...statements,
    ])
  } catch (error) {
    if (isGuardFailure(error, 'absent')) throw await absentOrDeleted(db, editor, kind, at.id, error)
    if (isGuardFailure(error, 'stale')) throw await stale(db, kind, at.id, error)
    throw error
  }
}
