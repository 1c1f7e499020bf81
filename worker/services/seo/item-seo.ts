import { asc, eq, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { formerSlugs, redirects } from '#drizzle/schema/index.ts'
import type { Redirect } from '#shared/addresses/redirect.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { pageTexts } from '#shared/pages/page-head.ts'
import { fallbackMetadata } from '#shared/pages/page-metadata.ts'
import type { Database } from '#worker/database/db.ts'

import { listItemPages } from './site-urls.ts'

const maxListed = 200

/** Texts of the page of an item, and the addresses that lead to it. */
type ItemSeo = {
  /** The page's own texts, shown if the item has none for search engines. */
  own: { title: string; description: string }
  redirects: Redirect[]
  /** Paths that the item had, which follow it by themselves. */
  formerPaths: string[]
}

/** What search engines and networks find of an item besides its own texts. */
export async function readItemSeo(db: Database, kind: ItemKind, id: string): Promise<ItemSeo> {
  const table = contentTables[kind]
  const slug = sql`(select ${table.slug} from ${table} where ${table.id} = ${id})`
  const path = sql`${`/${kind}/`} || ${slug}`
  const [own, leading, former] = await Promise.all([
    listItemPages(db, kind, sql`${table.id} = ${id}`, 1),
    db
      .select()
      .from(redirects)
      .where(eq(redirects.destination, path))
      .orderBy(asc(redirects.source))
      .limit(maxListed),
    db
      .select({ slug: formerSlugs.slug })
      .from(formerSlugs)
      .where(sql`${formerSlugs.kind} = ${kind} and ${formerSlugs.nouveau_slug} = ${slug}`)
      .orderBy(asc(formerSlugs.slug))
      .limit(maxListed),
  ])
  const formerPaths = former.map((one) => `/${kind}/${one.slug}`)
  const [{ metadata } = { metadata: fallbackMetadata }] = own
  return {
    own: pageTexts({ metadata, stored: null }),
    redirects: leading,
    formerPaths,
  }
}
