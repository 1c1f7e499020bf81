import { type Column, type SQL, sql } from 'drizzle-orm'

import { siteSettings } from '#drizzle/schema/index.ts'
import {
  defaultSettings,
  readSettings,
  type SettingKey,
  type SiteSettings,
} from '#shared/site/site-settings.ts'
import type { Database } from '#worker/database/db.ts'

const defaultPageSize = 20

export async function getSiteSettings(db: Database): Promise<SiteSettings> {
  return readSettings(await db.select().from(siteSettings))
}

/**
 * A page-size setting as SQL, so that a list and its page size come in one request. It repeats the
 * bounds of the schema, 1 to 100, and counts what is no whole number as not set.
 */
export function pageSizeSql(
  key: Extract<SettingKey, 'max_prompts_per_page' | 'max_gpts_per_page'>,
) {
  const { value } = siteSettings
  const size = sql`case when json_valid(${value}) and json_type(${value}) = 'integer' then min(100, max(1, json_extract(${value}, '$'))) end`
  return sql`(select coalesce((select ${size} from ${siteSettings} where ${siteSettings.key} = ${key}), ${defaultPageSize}))`
}

/** The default assistant as SQL; what no form lets be stored counts as not set. */
const defaultIaSql = (() => {
  const { value } = siteSettings
  const name = sql`case when json_valid(${value}) and json_type(${value}) = 'text' then nullif(trim(json_extract(${value}, '$')), '') end`
  return sql`coalesce((select ${name} from ${siteSettings} where ${siteSettings.key} = 'default_ia'), ${defaultSettings.default_ia})`
})()

/** The assistant that an item is for: the one it names, else the site's. Pages, exports and assistants say the same. */
export const shownIaSql = (ia: Column) => sql<string>`coalesce(${ia}, ${defaultIaSql})`.as('ia')

/** A switch as SQL, for what it decides in the same statement; what is no boolean counts as not set. */
export function switchSql(
  key: Extract<
    SettingKey,
    'delegated_roles' | 'maintenance_mode' | 'moderation_required' | 'second_factor_required'
  >,
): SQL<boolean> {
  const { value } = siteSettings
  const state = sql`case when json_valid(${value}) and json_type(${value}) in ('true', 'false') then json_extract(${value}, '$') end`
  const stored = sql`(select ${state} from ${siteSettings} where ${siteSettings.key} = ${key})`
  return sql`coalesce(${stored}, ${Number(defaultSettings[key])})`.mapWith(Boolean)
}
