import { z } from 'zod'

import { applyEdits, editsBetween, isFields, isSame } from '#shared/items/draft-edits.ts'
import {
  type SettingKey,
  type SiteSettings,
  siteSettingsSchema,
} from '#shared/site/site-settings.ts'

const { shape } = siteSettingsSchema

const changeOf = <Key extends SettingKey>(key: Key) =>
  z.strictObject({ key: z.literal(key), value: shape[key] })

/** One setting and its new value; which values are allowed depends on the key. */
export const settingChangeSchema = z.discriminatedUnion('key', [
  changeOf('site_name'),
  changeOf('site_description'),
  changeOf('maintenance_mode'),
  changeOf('public_registration'),
  changeOf('moderation_required'),
  changeOf('max_prompts_per_page'),
  changeOf('max_gpts_per_page'),
  changeOf('default_ia'),
  changeOf('footer_live_counts'),
  changeOf('french_category_names'),
  changeOf('delegated_roles'),
  changeOf('second_factor_required'),
  changeOf('ad_publisher'),
  changeOf('texts'),
  changeOf('home_guides'),
  changeOf('claims'),
  changeOf('identity'),
])

const someSettings = siteSettingsSchema.partial().strict()

/** Several settings saved at once, and what they were in front of whoever changed them. */
export const settingChangesSchema = z.strictObject({ values: someSettings, depart: someSettings })
export type SettingChanges = z.infer<typeof settingChangesSchema>

/**
 * The settings of a save beside what others saved meanwhile, field by field; null where they changed one of
 * its fields.
 */
export function joinedSettings(
  stored: SiteSettings,
  { values, depart }: SettingChanges,
): Partial<SiteSettings> | null {
  const joined = settingDifferences(stored, values).map(({ key }): [SettingKey, unknown] => [
    key,
    joinedValue(stored[key], depart[key], values[key]),
  ])
  if (joined.some(([, value]) => value === null)) return null
  return someSettings.parse(Object.fromEntries(joined))
}

function joinedValue(stored: unknown, from: unknown, to: unknown): unknown {
  if (isFields(stored) && isFields(from) && isFields(to)) {
    const { draft, conflicts } = applyEdits(stored, editsBetween(from, to))
    return Object.keys(conflicts).length === 0 ? draft : null
  }
  return isSame(stored, from) ? to : null
}

/** What a save changes: the former and the new value of each field that is not the same. */
export type SettingDifference = { key: SettingKey; avant: unknown; apres: unknown }

/** The settings that a save changes, which come out of the same schema as what is stored; of those that hold several fields, the fields. */
export function settingDifferences(
  stored: SiteSettings,
  values: Partial<SiteSettings>,
): SettingDifference[] {
  return siteSettingsSchema
    .keyof()
    .options.filter((key) => values[key] !== undefined && !isSame(stored[key], values[key]))
    .map((key) => difference(key, stored[key], values[key]))
}

function difference(key: SettingKey, before: unknown, after: unknown): SettingDifference {
  if (!isFields(before) || !isFields(after)) return { key, avant: before, apres: after }
  const fields = Object.keys(after).filter((field) => !isSame(before[field], after[field]))
  const only = (of: Record<string, unknown>) =>
    Object.fromEntries(fields.map((field) => [field, of[field]]))
  return { key, avant: only(before), apres: only(after) }
}
