import { desc, sql } from 'drizzle-orm'

import { contentTables, titleColumns } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import { foldText } from '#shared/search/search-text.ts'
import type { Database } from '#worker/database/db.ts'
import type { Editor } from '#worker/services/access/rights.ts'

import { isMeant, type ItemFilter } from './item-filter.ts'

/** An item to go to. */
export type FoundItem = { kind: ItemKind; id: string; titre: string; statut: Statut }

const maxFound = 6

/** Items of both kinds that answer a text, those first that have it in their title. */
export async function findItems(
  db: Database,
  editor: Editor,
  text: NonNullable<ItemFilter['text']>,
): Promise<FoundItem[]> {
  const found = await Promise.all([
    findOfKind(db, editor, 'prompt', text),
    findOfKind(db, editor, 'gpt', text),
  ])
  return found
    .flat()
    .toSorted((a, b) => b.isInTitle - a.isInTitle)
    .map(({ isInTitle: _isInTitle, ...item }) => item)
}

async function findOfKind(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  text: NonNullable<ItemFilter['text']>,
) {
  const table = contentTables[kind]
  const isInTitle = sql<number>`instr(${table.recherche} ->> 'titre', ${foldText(text.q)}) > 0`
  const rows = await db
    .select({
      id: table.id,
      titre: titleColumns[kind],
      statut: table.statut,
      isInTitle,
    })
    .from(table)
    .where(isMeant(kind, editor, { text }))
    .orderBy(desc(isInTitle), desc(table.score), desc(table.date_creation))
    .limit(maxFound)
  return rows.map((row) => Object.assign({ kind }, row))
}
