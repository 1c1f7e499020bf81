import { sql } from 'drizzle-orm'

import { siteSettings } from '#drizzle/schema/index.ts'
import { type SettingKey, readSettings, type SiteSettings } from '#shared/site-settings.ts'

import type { Database } from '../db.ts'

export async function getSiteSettings(db: Database): Promise<SiteSettings> {
  return readSettings(await db.select().from(siteSettings))
}

/**
 * A page-size setting as SQL, so that a list and its page size come in one request. It repeats the
 * bounds of the schema: 1 to 100, 20 when unset.
 */
export function pageSizeSql(
  key: Extract<SettingKey, 'max_prompts_per_page' | 'max_gpts_per_page'>,
) {
  return sql`(select coalesce((select min(100, max(1, cast(${siteSettings.value} as integer))) from ${siteSettings} where ${siteSettings.key} = ${key}), 20))`
}
