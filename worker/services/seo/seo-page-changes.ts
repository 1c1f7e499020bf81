import { and, eq, inArray, not } from 'drizzle-orm'

import { seoPagesConfig } from '#drizzle/schema/index.ts'
import type { SeoPageChange } from '#shared/admin/seo-cockpit.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import type { Actor } from '#worker/services/journal/admin-logs.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'

import { existsSeoPage, laterThan, logSeoPage, staleMessage } from './admin-seo-pages.ts'

/** What stands for a path after a change: its date, or null where nothing does. */
export type ChangedSeoPage = { page_route: string; updated_at: string | null }

/**
 * Stores, replaces or takes away configurations, all or none: none when one of them is not what it was
 * when it was read. So what a change gives back is what undoing it has to read.
 */
export async function changeSeoPages(
  db: Database,
  actor: Actor,
  changes: SeoPageChange[],
): Promise<{ changed: ChangedSeoPage[] }> {
  const stored = await readStored(
    db,
    changes.map(({ page_route }) => page_route),
  )
  const stale = changes.find(({ page_route, lu }) => lu !== (stored.get(page_route)?.lu ?? null))
  if (stale) throw new AppError('CONFLICT', changedMeanwhile(stale.page_route))
  const done = changes.map((change) =>
    changeOf(db, actor, change, stored.get(change.page_route)?.id),
  )
  try {
    await writeBatch(
      db,
      done.flatMap(({ statements }) => statements),
    )
  } catch (error) {
    if (isGuardFailure(error, 'stale')) {
      throw new AppError('CONFLICT', staleMessage, { cause: error })
    }
    throw error
  }
  return { changed: done.map(({ changed }) => changed) }
}

async function readStored(db: Database, routes: string[]) {
  const { id, page_route, updated_at: lu } = seoPagesConfig
  const rows = await db
    .select({ id, page_route, lu })
    .from(seoPagesConfig)
    .where(inArray(page_route, routes))
  return new Map(rows.map((row) => [row.page_route, row]))
}

const changedMeanwhile = (route: string) =>
  `Rien n’a été modifié\u00a0: la configuration de ${route} l’a été entre-temps. Rechargez la page.`

function changeOf(
  db: Database,
  actor: Actor,
  { page_route, lu, page }: SeoPageChange,
  stored: string | undefined,
): { statements: Statement[]; changed: ChangedSeoPage } {
  const at = eq(seoPagesConfig.page_route, page_route)
  const guard =
    lu === null
      ? failUnless(not(existsSeoPage(at)), 'stale')
      : failUnless(existsSeoPage(and(at, eq(seoPagesConfig.updated_at, lu))), 'stale')
  const id = stored ?? crypto.randomUUID()
  if (page === null) {
    const removal: Statement[] =
      lu === null
        ? []
        : [
            db.delete(seoPagesConfig).where(at),
            logSeoPage(db, actor, 'seo_page.delete', id, { page_route }),
          ]
    return { statements: [guard, ...removal], changed: { page_route, updated_at: null } }
  }
  const updated_at = lu === null ? actor.now.toISOString() : laterThan(lu, actor.now)
  const write =
    lu === null
      ? db.insert(seoPagesConfig).values({ id, page_route, ...page, updated_at })
      : db
          .update(seoPagesConfig)
          .set({ ...page, updated_at })
          .where(at)
  const action = lu === null ? 'seo_page.create' : 'seo_page.update'
  return {
    statements: [guard, write, logSeoPage(db, actor, action, id, { page_route, ...page })],
    changed: { page_route, updated_at },
  }
}
