import { eq, inArray, isNull, sql } from 'drizzle-orm'

import {
  categories,
  deletedItems,
  formerLabels,
  planifications,
  prompts,
  removedTags,
  revisions,
  workingCopies,
} from '#drizzle/schema/index.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

/** What of an item the acts change. */
export type Content = { prompt: string; tags: string[]; categories: string[]; ia: string | null }

export type StoredItem = Content & { statut: string; version: number }

/** All that tells whether anything was written. */
export type Stored = {
  items: Record<string, StoredItem>
  /** Categories that are there to choose. */
  known: string[]
  copie: number
  kept: number
  deleted: number
}

/** The categories that each sequence begins with. */
export const firstCategories = ['Rouge', 'Bleu'] as const
const codes = ['ZZA', 'ZZB'] as const

/** Begins anew with some items: nothing is left of the sequence before. */
export async function beginAnew(
  db: Database,
  rows: (typeof prompts.$inferInsert)[],
): Promise<void> {
  await writeBatch(db, [
    db.delete(prompts),
    db.delete(planifications),
    db.delete(formerLabels),
    db.delete(removedTags),
    db.delete(categories).where(inArray(categories.code, [...codes])),
    ...firstCategories.map((nom, place) =>
      db.insert(categories).values({
        nom,
        code: codes[place] ?? '',
        teinte: '',
        libelle: nom,
        description: '',
        guide: '',
        mots: '',
      }),
    ),
    db.insert(prompts).values(rows),
  ])
}

/** Two items as they are stored, and what is kept of the first, in one request. */
export async function readStored(db: Database, id: string, beside: string): Promise<Stored> {
  const { statut, version, prompt, tags, categories: named, ia } = prompts
  const [rows, known, [counts]] = await Promise.all([
    db
      .select({ id: prompts.id, statut, version, prompt, tags, categories: named, ia })
      .from(prompts)
      .where(inArray(prompts.id, [id, beside])),
    db
      .select({ nom: categories.nom })
      .from(categories)
      .where(sql`${isNull(categories.retiree_par)} and ${inArray(categories.code, [...codes])}`)
      .orderBy(categories.code),
    db
      .select({
        copie: sql<number>`coalesce((select ${workingCopies.version} from ${workingCopies} where ${eq(workingCopies.item_id, id)}), 0)`,
        kept: sql<number>`(select count(*) from ${revisions} where ${eq(revisions.item_id, id)})`,
        deleted: sql<number>`(select count(*) from ${deletedItems} where ${eq(deletedItems.item_id, id)})`,
      })
      .from(sql`(select 1)`),
  ])
  const items = rows.map(({ id: key, ...item }) => [key, item] as const)
  const { copie = 0, kept = 0, deleted = 0 } = counts ?? {}
  return {
    items: Object.fromEntries(items),
    known: known.map(({ nom }) => nom),
    copie,
    kept,
    deleted,
  }
}

/** What visitors see of an item; null where nothing. */
export function publicOf(item: StoredItem | undefined): Content | null {
  if (item?.statut !== 'valide') return null
  const { prompt, tags, categories: named, ia } = item
  return { prompt, tags, categories: named, ia }
}
