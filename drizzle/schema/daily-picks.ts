import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The item of the day by Paris date: stored when first computed so that publishing at noon does not
 * change it, or set in advance for a date.
 */
export const dailyPicks = sqliteTable(
  'daily_picks',
  {
    jour: text().notNull(),
    kind: text({ enum: ['prompt', 'gpt'] }).notNull(),
    slug: text().notNull(),
    impose: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.jour, table.kind] })],
)
