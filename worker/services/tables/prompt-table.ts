import { sql } from 'drizzle-orm'

import { prompts } from '#drizzle/schema/index.ts'
import { adminPageSize, type ContentPage, type PromptTri } from '#shared/admin/content-list.ts'
import type { ManqueCode } from '#shared/admin/manques.ts'
import type { Database } from '#worker/database/db.ts'
import type { Editor } from '#worker/services/access/rights.ts'

import { hasCopy } from './item-filter.ts'
import {
  type ContentQuery,
  countByStatut,
  firstCategory,
  hasQueries,
  pageOf,
  sortedTitle,
} from './table-page.ts'

/** None of the long texts: what a table tells of them is stored beside them. */
const columns = {
  id: prompts.id,
  slug: prompts.slug,
  titre: prompts.titre,
  statut: prompts.statut,
  categories: prompts.categories,
  tags: prompts.tags,
  niveau: prompts.niveau,
  ia: prompts.ia,
  auteur_nom: prompts.auteur_nom,
  date_creation: prompts.date_creation,
  date_modification: prompts.date_modification,
  verifie_avec: prompts.verifie_avec,
  verifie_le: prompts.verifie_le,
  version: prompts.version,
  completude: sql<number>`coalesce(${prompts.completude}, 0)`,
  manques: prompts.manques,
  copie: hasCopy('prompt'),
  requetesSeo: hasQueries('prompt').mapWith(Boolean),
}

type PromptRow = Pick<
  typeof prompts.$inferSelect,
  Exclude<keyof typeof columns, 'completude' | 'copie' | 'requetesSeo'>
> & {
  /** How complete it is, of 100, and what it lacks. */
  completude: number
  manques: ManqueCode[]
  /** Whether something is being written on it. */
  copie: boolean
  requetesSeo: boolean
}

/** What the table sorts by. */
export const promptOrders = {
  date_creation: [prompts.date_creation],
  date_modification: [prompts.date_modification],
  titre: [sortedTitle('prompt')],
  statut: [prompts.statut, prompts.date_creation],
  categories: [firstCategory('prompt'), prompts.date_creation],
  requetes_seo: [hasQueries('prompt'), prompts.date_creation],
  completude: [prompts.completude, prompts.date_creation],
  niveau: [prompts.niveau, prompts.date_creation],
  ia: [prompts.ia, prompts.date_creation],
  auteur_nom: [prompts.auteur_nom, prompts.date_creation],
  verifie_le: [prompts.verifie_le, prompts.date_creation],
}

/** A page of the table of prompts, of any status, in one database request. */
export async function listPrompts(
  db: Database,
  editor: Editor,
  { tri, ...query }: ContentQuery & { tri: PromptTri },
): Promise<ContentPage<PromptRow>> {
  const { isShown, order } = pageOf('prompt', editor, query, promptOrders[tri])
  const [items, totals] = await Promise.all([
    db
      .select(columns)
      .from(prompts)
      .where(isShown)
      .orderBy(...order),
    countByStatut(db, 'prompt', editor, query),
  ])
  return { items, page: query.page, pageSize: adminPageSize, ...totals }
}
