import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { id, instant } from './columns/columns.ts'

/** Per-path metadata that replaces a page's defaults. */
export const seoPagesConfig = sqliteTable('seo_pages_config', {
  id: id(),
  page_route: text().notNull().unique(),
  meta_title: text().notNull(),
  meta_description: text().notNull(),
  meta_keywords: text(),
  og_image: text(),
  updated_at: instant(),
})
