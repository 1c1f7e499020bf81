import { and, count, desc, eq, gt, isNotNull, isNull, or, type SQL, sql, sum } from 'drizzle-orm'

import {
  categories as knownCategories,
  gpts,
  itemCategories,
  itemTags,
  prompts,
  searchFacets,
} from '#drizzle/schema/index.ts'
import type { CategoryHue } from '#shared/categories/category-hues.ts'
import type { Database } from '#worker/database/db.ts'
import type { Editor } from '#worker/services/access/rights.ts'

type Labels = {
  categories: string[]
  tags: string[]
  ia: string[]
  auteurs: string[]
  /** The class of the hue of each category that was created. */
  teintes: { nom: string; teinte: CategoryHue }[]
}

const maxLabels = 500
/** Authors are those of the newest items: no index holds them, and nobody else is likely meant. */
const authoredItems = 1000

/**
 * What items are labelled with already, the most used first, to complete what an editor types: public
 * ones alone for whoever may not see the others, and every category that was created.
 */
export async function listLabels(db: Database, { may }: Editor): Promise<Labels> {
  const seesAll = may('content.others')
  const [categories, created, tags, ia, auteurs] = await Promise.all([
    db
      .select({ label: itemCategories.categorie })
      .from(itemCategories)
      .where(or(seesAll, eq(itemCategories.statut, 'valide')))
      .groupBy(itemCategories.categorie)
      .orderBy(desc(count()), itemCategories.categorie)
      .limit(maxLabels),
    db
      .select({ nom: knownCategories.nom, teinte: knownCategories.teinte })
      .from(knownCategories)
      .where(isNull(knownCategories.retiree_par))
      .orderBy(knownCategories.nom),
    db
      .select({ label: itemTags.tag })
      .from(itemTags)
      .where(or(seesAll, eq(itemTags.statut, 'valide')))
      .groupBy(itemTags.tag)
      .orderBy(desc(count()), itemTags.tag)
      .limit(maxLabels),
    db
      .select({ label: searchFacets.ia })
      .from(searchFacets)
      .where(and(gt(searchFacets.ia, ''), or(seesAll, gt(searchFacets.items, 0))))
      .groupBy(searchFacets.ia)
      .orderBy(desc(sum(searchFacets.items)), searchFacets.ia)
      .limit(maxLabels),
    listAuthors(db, seesAll),
  ])
  return {
    categories: [...new Set([...labels(categories), ...created.map(({ nom }) => nom)])],
    tags: labels(tags),
    ia: labels(ia),
    auteurs,
    teintes: created,
  }
}

const labels = (rows: { label: string }[]) => rows.map(({ label }) => label)

async function listAuthors(db: Database, seesAll: SQL): Promise<string[]> {
  const newest = [prompts, gpts].map(
    (table) =>
      sql`select * from (select ${table.auteur_nom} as auteur from ${table} where ${seesAll} or ${table.statut} = 'valide' order by rowid desc limit ${authoredItems})`,
  )
  const rows = await db
    .select({ auteur: sql<string>`auteur` })
    .from(sql`(${sql.join(newest, sql` union all `)})`)
    .where(isNotNull(sql`auteur`))
    .groupBy(sql`auteur`)
    .orderBy(desc(count()), sql`auteur`)
    .limit(maxLabels)
  return rows.map(({ auteur }) => auteur)
}
