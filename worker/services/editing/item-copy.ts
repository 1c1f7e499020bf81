import { like } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { slugMaxLength } from '#shared/text/slug-shape.ts'
import type { Database } from '#worker/database/db.ts'

const titleMaxLength = 160
const titleSuffix = ' (copie)'
/** Room for the longest suffix, `-copie-999`. */
const baseMaxLength = slugMaxLength - 10

/** The title of a copy. */
export function copyTitle(title: string): string {
  const room = titleMaxLength - titleSuffix.length
  return Array.from(title).slice(0, room).join('').slice(0, room).trimEnd() + titleSuffix
}

/** The first slug of a copy that no item of the kind has: `…-copie`, then `…-copie-2` and so on. */
export async function freeCopySlug(db: Database, kind: ItemKind, slug: string): Promise<string> {
  const table = contentTables[kind]
  const base = `${slug.slice(0, baseMaxLength).replace(/-$/, '')}-copie`
  const rows = await db
    .select({ slug: table.slug })
    .from(table)
    .where(like(table.slug, `${base}%`))
  const taken = new Set(rows.map((row) => row.slug))
  let free = base
  for (let number = 2; taken.has(free); number += 1) free = `${base}-${number}`
  return free
}
