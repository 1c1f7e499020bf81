import { z } from 'zod'

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

/** Several settings saved at once. */
export const settingChangesSchema = z.strictObject({
  values: siteSettingsSchema.partial().strict(),
})

/** What a save changes: the former and the new value of each field that is not the same. */
export type SettingDifference = { key: SettingKey; avant: unknown; apres: unknown }

/** The settings that a save changes; of those that hold several fields, the fields. */
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

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Both come out of the same schema, which gives fields an order. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
