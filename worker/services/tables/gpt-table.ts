import { sql } from 'drizzle-orm'

import { gpts } from '#drizzle/schema/index.ts'
import { adminPageSize, type ContentPage, type GptTri } from '#shared/admin/content-list.ts'
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

/** How many sections are the GPT's own, not the generic ones. */
const sectionsRemplies = sql<number>`(${gpts.cas_usage} <> '[]') + (${gpts.workflow} <> '[]') + (${gpts.limitations} <> '[]') + (${gpts.faq} <> '[]') + ${hasQueries('gpt')}`

/** None of the long texts: what a table tells of them is stored beside them. */
const columns = {
  id: gpts.id,
  slug: gpts.slug,
  nom: gpts.nom,
  statut: gpts.statut,
  categories: gpts.categories,
  tags: gpts.tags,
  ia: gpts.ia,
  epingle: gpts.epingle,
  auteur_nom: gpts.auteur_nom,
  date_creation: gpts.date_creation,
  date_modification: gpts.date_modification,
  verifie_avec: gpts.verifie_avec,
  verifie_le: gpts.verifie_le,
  version: gpts.version,
  completude: sql<number>`coalesce(${gpts.completude}, 0)`,
  manques: gpts.manques,
  copie: hasCopy('gpt'),
  sectionsRemplies,
}

type GptRow = Pick<
  typeof gpts.$inferSelect,
  Exclude<keyof typeof columns, 'completude' | 'copie' | 'sectionsRemplies'>
> & {
  /** How complete it is, of 100, and what it lacks. */
  completude: number
  manques: ManqueCode[]
  /** Whether something is being written on it. */
  copie: boolean
  sectionsRemplies: number
}

/** What the table sorts by. */
export const gptOrders = {
  date_creation: [gpts.date_creation],
  date_modification: [gpts.date_modification],
  nom: [sortedTitle('gpt')],
  ia: [gpts.ia, gpts.date_creation],
  statut: [gpts.statut, gpts.date_creation],
  categories: [firstCategory('gpt'), gpts.date_creation],
  sections: [sectionsRemplies, gpts.date_creation],
  completude: [gpts.completude, gpts.date_creation],
  auteur_nom: [gpts.auteur_nom, gpts.date_creation],
  verifie_le: [gpts.verifie_le, gpts.date_creation],
}

/** A page of the table of GPTs, of any status, in one database request. */
export async function listGpts(
  db: Database,
  editor: Editor,
  { tri, ...query }: ContentQuery & { tri: GptTri },
): Promise<ContentPage<GptRow>> {
  const { isShown, order } = pageOf('gpt', editor, query, gptOrders[tri])
  const [items, totals] = await Promise.all([
    db
      .select(columns)
      .from(gpts)
      .where(isShown)
      .orderBy(...order),
    countByStatut(db, 'gpt', editor, query),
  ])
  return { items, page: query.page, pageSize: adminPageSize, ...totals }
}
