import { eq, sql } from 'drizzle-orm'

import { missingPages, redirects } from '#drizzle/schema/index.ts'
import { maskText } from '#shared/admin/audit-mask.ts'
import { pageRouteSchema } from '#shared/pages/seo-page.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { storageBounds } from '#worker/runtime/storage-bounds.ts'

/** Where an administrator sends the visitors of a path, spelled as it is compared, or null. */
export async function findRedirect(
  db: Database,
  path: string,
): Promise<{ id: string; destination: string } | null> {
  const [row] = await db
    .select({ id: redirects.id, destination: redirects.destination })
    .from(redirects)
    .where(eq(redirects.source, path))
  return row ?? null
}

/** Counts a visitor who was sent on. */
export async function countPassage(db: Database, id: string, now: Date): Promise<void> {
  await writeBatch(db, [
    db
      .update(redirects)
      .set({ passages: sql`${redirects.passages} + 1`, dernier_passage: now.toISOString() })
      .where(eq(redirects.id, id)),
  ])
}

/**
 * Notes a path that nothing answers, if it can be one: its words alone, with whatever looks like an
 * address or a token taken out. Of more than anybody works through, those asked longest ago go.
 */
export async function noteMissingPage(db: Database, path: string, now: Date): Promise<void> {
  // The mask knows words by the blanks between them, which the spelling of a path encodes.
  const chemin = maskText(path.replaceAll('%20', ' ')).replaceAll(' ', '%20')
  if (!pageRouteSchema.safeParse(chemin).success) return
  const at = now.toISOString()
  await writeBatch(db, [
    db
      .insert(missingPages)
      .values({ chemin, visites: 1, premiere_visite: at, derniere_visite: at })
      .onConflictDoUpdate({
        target: missingPages.chemin,
        set: { visites: sql`${missingPages.visites} + 1`, derniere_visite: at },
      }),
    sql`delete from ${missingPages} where chemin in (select chemin from ${missingPages} order by derniere_visite desc limit -1 offset ${storageBounds.missingPages.rows})`,
  ])
}
