import { and, asc, gt, sql } from 'drizzle-orm'

import { gpts, prompts } from '#drizzle/schema/index.ts'
import { formatCote, type ItemKind } from '#shared/items/cote.ts'
import { readConversations } from '#shared/items/sections/conversations.ts'
import type { Database } from '#worker/database/db.ts'

import { gptColumns } from './gpts.ts'
import { promptColumns } from './prompts.ts'

/** So many items are in memory at once. */
export const exportPageSize = 500

/** An item as it is given away: what its page shows, as it is stored. */
type ExportedItem = { slug: string } & Record<string, unknown>
type Columns = { prompt: typeof writtenPromptColumns; gpt: typeof writtenGptColumns }
/** The fields of an item that is given away. */
export type ExportedField<Kind extends ItemKind> =
  | Exclude<keyof Columns[Kind], 'id' | 'conversations_associees' | 'cote_code' | 'cote_rang'>
  | 'cote'
  | 'conversations'

/** Every public item of a kind, a page at a time. */
export async function* readCatalogue(db: Database, kind: ItemKind): AsyncGenerator<ExportedItem[]> {
  let after = ''
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before it ended
    const rows = await (kind === 'prompt' ? readPrompts(db, after) : readGpts(db, after))
    yield rows.map(({ id: _id, conversations_associees, cote_code, cote_rang, ...item }) => ({
      cote: formatCote(cote_code, kind, cote_rang),
      ...item,
      conversations: readConversations(conversations_associees),
    }))
    const last = rows.at(-1)
    if (!last || rows.length < exportPageSize) return
    after = last.id
  }
}

const readPrompts = (db: Database, after: string) =>
  db
    .select(writtenPromptColumns)
    .from(prompts)
    .where(isNext(prompts, after))
    .orderBy(asc(prompts.id))
    .limit(exportPageSize)

/** The markdown of a text says all that was made of it. */
const { exemple_arbre: _result, ...writtenPromptColumns } = promptColumns
const {
  exemple_arbre: _gptResult,
  description_texte: _text,
  description_format: _format,
  description_arbre: _tree,
  ...writtenGptColumns
} = gptColumns

const readGpts = (db: Database, after: string) =>
  db
    .select(writtenGptColumns)
    .from(gpts)
    .where(isNext(gpts, after))
    .orderBy(asc(gpts.id))
    .limit(exportPageSize)

/** The sign keeps the planner from an index by status, which would sort all of it for every page. */
const isNext = (table: typeof prompts | typeof gpts, after: string) =>
  and(gt(table.id, after), sql`+${table.statut} = 'valide'`)
