import { and, desc, eq } from 'drizzle-orm'

import { gpts, prompts } from '#drizzle/schema/index.ts'
import { checkGpt, checkPrompt, type ItemCheck } from '#shared/admin/item-check.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import { hasCompletude } from '#worker/services/editing/admin-content-list.ts'

/** A public item that lacks something, and what. */
export type ItemToComplete = { kind: ItemKind; id: string; titre: string; manques: string[] }

/** Among the newest public items that lack something, those that lack most. */
export async function listToComplete(db: Database, limit: number): Promise<ItemToComplete[]> {
  const [promptRows, gptRows] = await Promise.all([
    db
      .select({
        id: prompts.id,
        titre: prompts.titre,
        description: prompts.description,
        prompt: prompts.prompt,
        niveau: prompts.niveau,
        tags: prompts.tags,
        ia: prompts.ia,
        requetes_seo: prompts.requetes_seo,
      })
      .from(prompts)
      .where(and(eq(prompts.statut, 'valide'), hasCompletude('prompt', 'a-completer')))
      .orderBy(desc(prompts.date_creation))
      .limit(limit),
    db
      .select({
        id: gpts.id,
        nom: gpts.nom,
        description: gpts.description,
        role: gpts.role,
        tags: gpts.tags,
        ia: gpts.ia,
        cas_usage: gpts.cas_usage,
        workflow: gpts.workflow,
        limitations: gpts.limitations,
        faq: gpts.faq,
        requetes_seo: gpts.requetes_seo,
      })
      .from(gpts)
      .where(and(eq(gpts.statut, 'valide'), hasCompletude('gpt', 'a-completer')))
      .orderBy(desc(gpts.date_creation))
      .limit(limit),
  ])
  return [
    ...promptRows.map((row) => entry('prompt', row.id, row.titre, checkPrompt(row))),
    ...gptRows.map((row) => entry('gpt', row.id, row.nom, checkGpt(row))),
  ]
    .toSorted((a, b) => a.score - b.score)
    .slice(0, limit)
    .map(({ score: _score, ...item }) => item)
}

function entry(kind: ItemKind, id: string, titre: string, { score, manques }: ItemCheck) {
  return { kind, id, titre, score, manques: manques.map(({ message }) => message) }
}
