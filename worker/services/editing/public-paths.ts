import { and, eq } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'

import { isAmong } from './item-storage.ts'

/** A public item of some ids: its path, and the version that tells whether it was changed since. */
export type PublicState = { path: string; version: number }

/** Which of these items are public now. */
export async function readPublicStates(
  db: Database,
  kind: ItemKind,
  ids: string[],
): Promise<PublicState[]> {
  if (ids.length === 0) return []
  const table = contentTables[kind]
  const rows = await db
    .select({ slug: table.slug, version: table.version })
    .from(table)
    .where(and(isAmong(kind, ids), eq(table.statut, 'valide')))
  return rows.map(({ slug, version }) => ({ path: `/${kind}/${slug}`, version }))
}

/** The paths whose page came, went or changed between two readings, each once. */
export function changedPaths(before: PublicState[], after: PublicState[]): string[] {
  const isIn = (states: PublicState[], { path, version }: PublicState) =>
    states.some((state) => state.path === path && state.version === version)
  const changed = [
    ...before.filter((state) => !isIn(after, state)),
    ...after.filter((state) => !isIn(before, state)),
  ]
  return [...new Set(changed.map(({ path }) => path))]
}
