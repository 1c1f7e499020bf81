import { sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { proposeSlug } from '#shared/text/proposed-slug.ts'
import { slugMaxLength } from '#shared/text/slug-shape.ts'
import type { Database } from '#worker/database/db.ts'

/** A title that gives no slug of its own: one without a letter that an address can have. */
const nameless = 'fiche'
/** So many items of one slug are told apart. */
const mostAlike = 200

/** A slug of its own for each title, which no item of the kind and none of the others has. */
export async function freeSlugs(
  db: Database,
  kind: ItemKind,
  titles: readonly string[],
): Promise<string[]> {
  if (titles.length === 0) return []
  const bases = titles.map((title) => proposeSlug(title) || nameless)
  const { slug } = contentTables[kind]
  // Those that begin alike stand together in the index.
  const beginnings = JSON.stringify([...new Set(bases)])
  const rows = await db
    .select({ slug })
    .from(contentTables[kind])
    .where(
      sql`exists (select 1 from json_each(${beginnings}) where ${slug} = value or (${slug} >= value || '-2' and ${slug} < value || '-:'))`,
    )
  const taken = new Set(rows.map((row) => row.slug))
  return bases.map((base) => {
    const free = freeOne(base, taken)
    taken.add(free)
    return free
  })
}

function freeOne(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  for (let number = 2; number < mostAlike; number += 1) {
    const suffix = `-${number}`
    const slug = base.slice(0, slugMaxLength - suffix.length).replace(/-$/, '') + suffix
    if (!taken.has(slug)) return slug
  }
  return `${nameless}-${crypto.randomUUID()}`
}
