import { and, eq } from 'drizzle-orm'

import { formerSlugs } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/cote.ts'

import type { Database } from '../db.ts'

/** Where an item that had this slug is now; `nouveau_slug` is null when it was deleted (D2). */
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
