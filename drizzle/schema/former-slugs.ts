import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Slugs that no longer name an item: a renamed one redirects, a deleted one is gone. */
export const formerSlugs = sqliteTable(
  'former_slugs',
  {
    kind: text({ enum: ['prompt', 'gpt'] }).notNull(),
    slug: text().notNull(),
    /** The item's slug now, or null when it was deleted. */
    nouveau_slug: text(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
)
