import { and, eq } from 'drizzle-orm'

import { gpts, prompts } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { readConversations } from '#shared/items/sections/conversations.ts'
import { roleText } from '#shared/variables/gpt-launch-facts.ts'
import { type ShownConversation, shownConversation } from '#shared/variables/starting-question.ts'
import type { Database } from '#worker/database/db.ts'
import { AppError } from '#worker/runtime/errors.ts'

const sources = {
  prompt: { table: prompts, name: 'Prompt', text: prompts.prompt, opening: (text: string) => text },
  gpt: { table: gpts, name: 'GPT', text: gpts.role, opening: roleText },
}

/** The example conversations of a public item, for its card. Fails where there is no such item. */
export async function listConversations(
  db: Database,
  kind: ItemKind,
  slug: string,
): Promise<ShownConversation[]> {
  const { table, name, text, opening } = sources[kind]
  const [row] = await db
    .select({ stored: table.conversations_associees, text })
    .from(table)
    .where(and(eq(table.slug, slug), eq(table.statut, 'valide')))
  if (!row) throw new AppError('NOT_FOUND', `${name} « ${slug} » introuvable`)
  const before = row.text === null ? null : opening(row.text)
  return readConversations(row.stored).map((one) => shownConversation(one, before))
}
