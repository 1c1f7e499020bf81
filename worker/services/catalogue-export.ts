import { and, asc, gt, sql } from 'drizzle-orm'

import { gpts, prompts } from '#drizzle/schema/index.ts'
import { readConversations } from '#shared/conversations.ts'
import { formatCote, type ItemKind } from '#shared/cote.ts'

import type { Database } from '../db.ts'

/** So many items are in memory at once. */
export const exportPageSize = 500

/** An item as it is given away: what its page shows, as it is stored. */
type ExportedItem = { slug: string } & Record<string, unknown>

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

function readPrompts(db: Database, after: string) {
  return db
    .select({
      id: prompts.id,
      cote_code: prompts.cote_code,
      cote_rang: prompts.cote_rang,
      slug: prompts.slug,
      titre: prompts.titre,
      description: prompts.description,
      prompt: prompts.prompt,
      categories: prompts.categories,
      tags: prompts.tags,
      niveau: prompts.niveau,
      ia: prompts.ia,
      auteur_nom: prompts.auteur_nom,
      auteur_linkedin_url: prompts.auteur_linkedin_url,
      date_creation: prompts.date_creation,
      date_modification: prompts.date_modification,
      requetes_seo: prompts.requetes_seo,
      historique: prompts.historique,
      conversations_associees: prompts.conversations_associees,
    })
    .from(prompts)
    .where(isNext(prompts, after))
    .orderBy(asc(prompts.id))
    .limit(exportPageSize)
}

function readGpts(db: Database, after: string) {
  return db
    .select({
      id: gpts.id,
      cote_code: gpts.cote_code,
      cote_rang: gpts.cote_rang,
      slug: gpts.slug,
      nom: gpts.nom,
      description: gpts.description,
      role: gpts.role,
      categories: gpts.categories,
      tags: gpts.tags,
      ia: gpts.ia,
      url_destination: gpts.url_destination,
      auteur_nom: gpts.auteur_nom,
      auteur_linkedin_url: gpts.auteur_linkedin_url,
      date_creation: gpts.date_creation,
      date_modification: gpts.date_modification,
      cas_usage: gpts.cas_usage,
      workflow: gpts.workflow,
      limitations: gpts.limitations,
      faq: gpts.faq,
      requetes_seo: gpts.requetes_seo,
      conversations_associees: gpts.conversations_associees,
    })
    .from(gpts)
    .where(isNext(gpts, after))
    .orderBy(asc(gpts.id))
    .limit(exportPageSize)
}

/** The sign keeps the planner from an index by status, which would sort all of it for every page. */
const isNext = (table: typeof prompts | typeof gpts, after: string) =>
  and(gt(table.id, after), sql`+${table.statut} = 'valide'`)
