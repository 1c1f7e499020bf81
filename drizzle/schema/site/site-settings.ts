import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { type SettingKey, settingKeys, siteSettingsSchema } from '#shared/site/site-settings.ts'

import { json } from '../columns/columns.ts'

/** Settings as rows: a new key needs no migration. Values are read by `readSettings`. */
export const siteSettings = sqliteTable('site_settings', {
  key: text({ enum: settingKeys as [SettingKey, ...SettingKey[]] }).primaryKey(),
  value: json<unknown>({
    // Which schema applies depends on the key: `settingRow` checks the pair before it gets here.
    write: (value) => value,
    read: (stored) => stored,
  }).notNull(),
})

/** A settings row whose value its own schema accepts; throws on any other. */
export function settingRow(key: SettingKey, value: unknown): typeof siteSettings.$inferInsert {
  return { key, value: siteSettingsSchema.shape[key].parse(value) }
}
