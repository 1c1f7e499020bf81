import { count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'

import {
  categories as knownCategories,
  gpts,
  itemCategories,
  itemTags,
  prompts,
} from '#drizzle/schema/index.ts'
import type { CategoryHue } from '#shared/categories/category-hues.ts'
import type { NamedCategory } from '#shared/labels/named-category.ts'
import type { Database } from '#worker/database/db.ts'
import type { Editor } from '#worker/services/access/rights.ts'

type Labels = {
  categories: string[]
  tags: string[]
  ia: string[]
  auteurs: string[]
  /** Every category that was created. */
  connues: (NamedCategory & { teinte: CategoryHue })[]
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
      .select({
        nom: knownCategories.nom,
        libelle: knownCategories.libelle,
        teinte: knownCategories.teinte,
      })
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
    listAssistants(db, seesAll),
    listAuthors(db, seesAll),
  ])
  return {
    categories: [...new Set([...labels(categories), ...created.map(({ nom }) => nom)])],
    tags: labels(tags),
    ia,
    auteurs,
    connues: created,
  }
}

const labels = (rows: { label: string }[]) => rows.map(({ label }) => label)

async function listAssistants(db: Database, seesAll: SQL): Promise<string[]> {
  const named = [prompts, gpts].map(
    (table) =>
      sql`select ${table.ia} as ia from ${table} where (${seesAll} or ${table.statut} = 'valide') and ${table.ia} > ''`,
  )
  const rows = await db
    .select({ ia: sql<string>`ia` })
    .from(sql`(${sql.join(named, sql` union all `)})`)
    .groupBy(sql`ia`)
    .orderBy(desc(count()), sql`ia`)
    .limit(maxLabels)
  return rows.map(({ ia }) => ia)
}

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
