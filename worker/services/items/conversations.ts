import { and, eq } from 'drizzle-orm'

import { gpts, prompts } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { type Conversation, readConversations } from '#shared/items/sections/conversations.ts'
import type { Database } from '#worker/database/db.ts'
import { AppError } from '#worker/runtime/errors.ts'

const sources = {
  prompt: { table: prompts, name: 'Prompt' },
  gpt: { table: gpts, name: 'GPT' },
}

/** The example conversations of a public item, for its card. Fails where there is no such item. */
export async function listConversations(
  db: Database,
  kind: ItemKind,
  slug: string,
): Promise<Conversation[]> {
  const { table, name } = sources[kind]
  const [row] = await db
    .select({ stored: table.conversations_associees })
    .from(table)
    .where(and(eq(table.slug, slug), eq(table.statut, 'valide')))
  if (!row) throw new AppError('NOT_FOUND', `${name} « ${slug} » introuvable`)
  return readConversations(row.stored)
}
