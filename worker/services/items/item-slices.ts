import { and, asc, type Column, gt, gte, lt, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { gpts, prompts } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'

export type ListedItem = {
  slug: string
  title: string
  description: string
  date_modification: string
}

const columns = {
  prompt: {
    slug: prompts.slug,
    title: prompts.titre,
    description: prompts.description,
    date_modification: prompts.date_modification,
  },
  gpt: {
    slug: gpts.slug,
    title: gpts.nom,
    description: gpts.description_texte,
    date_modification: gpts.date_modification,
  },
}

/** With a plus the database goes along the slugs, where a page begins, and not along what is public. */
const isPublic = (statut: Column) => sql`+${statut} = 'valide'`

/** The public items of a kind by slug, from the one after `after`: pages that no new item shifts. */
export function listItemsAfter(
  db: Database,
  kind: ItemKind,
  after: string,
  limit: number,
): Promise<ListedItem[]> {
  const table = contentTables[kind]
  return db
    .select(columns[kind])
    .from(table)
    .where(and(isPublic(table.statut), gt(table.slug, after)))
    .orderBy(asc(table.slug))
    .limit(limit)
}

/** The public prompts by slug with their texts, from the one after `after`. */
export function listPromptTextsAfter(
  db: Database,
  after: string,
  limit: number,
): Promise<(ListedItem & { prompt: string })[]> {
  return db
    .select({ ...columns.prompt, prompt: prompts.prompt })
    .from(prompts)
    .where(and(isPublic(prompts.statut), gt(prompts.slug, after)))
    .orderBy(asc(prompts.slug))
    .limit(limit)
}

/** Past every character that a slug may hold. */
const afterSlugs = '{'

/** The first slugs of public items of a kind that begin with a text. */
export async function listSlugsFrom(
  db: Database,
  kind: ItemKind,
  prefix: string,
  limit: number,
): Promise<string[]> {
  const table = contentTables[kind]
  const rows = await db
    .select({ slug: table.slug })
    .from(table)
    .where(
      and(isPublic(table.statut), gte(table.slug, prefix), lt(table.slug, prefix + afterSlugs)),
    )
    .orderBy(asc(table.slug))
    .limit(limit)
  return rows.map(({ slug }) => slug)
}
