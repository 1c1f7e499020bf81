import { asc, count, eq, max } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'

/** Search engines take ten times as many in one file; smaller ones are read again sooner. */
export const sitemapPartSize = 5000

/** How many items a kind has in public, and when one last changed. */
export type KindExtent = { items: number; lastModified: string | null }

/** The extent of both kinds, which the parts of the sitemap follow from. */
export async function readExtents(db: Database): Promise<Record<ItemKind, KindExtent>> {
  const [prompt, gpt] = await Promise.all([readExtent(db, 'prompt'), readExtent(db, 'gpt')])
  return { prompt, gpt }
}

async function readExtent(db: Database, kind: ItemKind): Promise<KindExtent> {
  const table = contentTables[kind]
  const [row] = await db
    .select({ items: count(), lastModified: max(table.date_modification) })
    .from(table)
    .where(eq(table.statut, 'valide'))
  return row ?? { items: 0, lastModified: null }
}

/** One part of a kind's items, from 1, the oldest first: a new item changes the last part alone. */
export function listSitemapPart(
  db: Database,
  kind: ItemKind,
  part: number,
): Promise<{ slug: string; date_modification: string }[]> {
  const table = contentTables[kind]
  return db
    .select({ slug: table.slug, date_modification: table.date_modification })
    .from(table)
    .where(eq(table.statut, 'valide'))
    .orderBy(asc(table.date_creation), asc(table.slug))
    .limit(sitemapPartSize)
    .offset((part - 1) * sitemapPartSize)
}
