import { and, eq, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { dailyPicks, formerSlugs } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'

/** Where an item that had this slug is now; `nouveau_slug` is null when it was deleted. */
export async function findFormerSlug(
  db: Database,
  kind: ItemKind,
  slug: string,
): Promise<{ nouveau_slug: string | null } | null> {
  const [row] = await db
    .select({ nouveau_slug: formerSlugs.nouveau_slug })
    .from(formerSlugs)
    .where(and(eq(formerSlugs.kind, kind), eq(formerSlugs.slug, slug)))
  return row ?? null
}

type ItemSlug = { kind: ItemKind; id: string; slug: string }

/**
 * Statements for a new slug of an item, which go before the write of that slug. They do nothing if it stays. Its
 * public address and older ones redirect to the new one in one step, and its daily picks follow. They keep a
 * redirect from the new slug: `endFormerSlugStatement` ends it once the item is public.
 */
export function renameStatements(db: Database, { kind, id, slug }: ItemSlug) {
  const table = contentTables[kind]
  // The slug of a draft may be a former slug of another item: its redirects and picks are not the draft's.
  const isItsOwn = sql`(${table.statut} = 'valide' or not exists (select 1 from ${formerSlugs} where ${formerSlugs.kind} = ${kind} and ${formerSlugs.slug} = ${table.slug}))`
  const renamed = sql`${table} where ${table.id} = ${id} and ${table.slug} <> ${slug} and ${isItsOwn}`
  const oldSlug = sql`(select ${table.slug} from ${renamed})`
  const isOfKind = eq(formerSlugs.kind, kind)
  return [
    db
      .update(formerSlugs)
      .set({ nouveau_slug: slug })
      .where(and(isOfKind, eq(formerSlugs.nouveau_slug, oldSlug))),
    sql`insert into ${formerSlugs} (kind, slug, nouveau_slug) select ${kind}, ${table.slug}, ${slug} from ${renamed} and ${table.statut} = 'valide' on conflict do update set nouveau_slug = excluded.nouveau_slug`,
    db
      .update(dailyPicks)
      .set({ slug })
      .where(and(eq(dailyPicks.kind, kind), eq(dailyPicks.slug, oldSlug))),
  ]
}

/** Ends the redirect or the 410 of a slug that an item has again. */
export function endFormerSlugStatement(db: Database, { kind, slug }: Omit<ItemSlug, 'id'>) {
  return db.delete(formerSlugs).where(and(eq(formerSlugs.kind, kind), eq(formerSlugs.slug, slug)))
}

/** Ends the redirects and 410s of the slugs of items that become public. */
export function endFormerSlugsOf(kind: ItemKind, items: SQL): SQL {
  const table = contentTables[kind]
  return sql`delete from ${formerSlugs} where kind = ${kind} and slug in (select ${table.slug} from ${table} where ${items})`
}

/** Ends the 410 of a restored item's slug, and a redirect from it if the item is public. */
export function endFormerSlugOfRestored({ kind, id, slug }: ItemSlug): SQL {
  const table = contentTables[kind]
  const isPublic = sql`exists (select 1 from ${table} where ${table.id} = ${id} and ${table.statut} = 'valide')`
  return sql`delete from ${formerSlugs} where kind = ${kind} and slug = ${slug} and (nouveau_slug is null or ${isPublic})`
}

/** Makes the slugs of items answer 410. Goes before the write that deletes them. A draft ends no redirect. */
export function goneStatement(kind: ItemKind, items: SQL): SQL {
  const table = contentTables[kind]
  const isPublic = sql`exists (select 1 from ${table} where ${table.slug} = excluded.slug and ${table.statut} = 'valide')`
  return sql`insert into ${formerSlugs} (kind, slug, nouveau_slug) select ${kind}, slug, null from ${items} on conflict do update set nouveau_slug = null where ${isPublic}`
}
