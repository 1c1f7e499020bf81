import { like } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { slugMaxLength } from '#shared/text/slug-shape.ts'
import type { Database } from '#worker/database/db.ts'

const titleMaxLength = 160
const titleSuffix = ' (copie)'

/** The title of a copy. */
export function copyTitle(title: string): string {
  const room = titleMaxLength - titleSuffix.length
  return Array.from(title).slice(0, room).join('').slice(0, room).trimEnd() + titleSuffix
}

/** The first slug of a copy that no item of the kind has: `…-copie`, then `…-copie-2` and so on. */
export const freeCopySlug = (db: Database, kind: ItemKind, slug: string): Promise<string> =>
  freeSlug(db, kind, `${withRoom(slug, '-copie-999')}-copie`)

/** The first slug that no item of the kind has: this one, then `…-2` and so on. */
export async function freeSlug(db: Database, kind: ItemKind, slug: string): Promise<string> {
  const table = contentTables[kind]
  const base = withRoom(slug, '-999')
  const rows = await db
    .select({ slug: table.slug })
    .from(table)
    .where(like(table.slug, `${base}%`))
  const taken = new Set(rows.map((row) => row.slug))
  let free = base
  for (let number = 2; taken.has(free); number += 1) free = `${base}-${number}`
  return free
}

const withRoom = (slug: string, suffix: string): string =>
  slug.slice(0, slugMaxLength - suffix.length).replace(/-$/, '')
