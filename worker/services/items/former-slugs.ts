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

type Renamed = { kind: ItemKind; id: string; slug: string }

/**
 * What follows an item to another slug, to stand before the write that gives it: the public address
 * redirects, older ones too and in one step, and the picks of a day move along. A redirect from the new slug ends with `takeSlugStatement`, once the item is public. Nothing happens when the slug stays.
 */
export function renameStatements(db: Database, { kind, id, slug }: Renamed) {
  const table = contentTables[kind]
  // A draft may be typed under an address that leads to another item: it takes nothing along.
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

/** A slug that names an item again is a former one no longer. */
export function takeSlugStatement(db: Database, { kind, slug }: Omit<Renamed, 'id'>) {
  return db.delete(formerSlugs).where(and(eq(formerSlugs.kind, kind), eq(formerSlugs.slug, slug)))
}

/** The same for items that become public. */
export function takeSlugs(kind: ItemKind, items: SQL): SQL {
  const table = contentTables[kind]
  return sql`delete from ${formerSlugs} where kind = ${kind} and slug in (select ${table.slug} from ${table} where ${items})`
}

/** Says that the slugs of items are gone, to stand before the write that deletes them. A draft ends no redirect. */
export function goneStatement(kind: ItemKind, items: SQL): SQL {
  const table = contentTables[kind]
  const isPublic = sql`exists (select 1 from ${table} where ${table.slug} = excluded.slug and ${table.statut} = 'valide')`
  return sql`insert into ${formerSlugs} (kind, slug, nouveau_slug) select ${kind}, slug, null from ${items} on conflict do update set nouveau_slug = null where ${isPublic}`
}
