import { z } from 'zod'

import { typedText } from '#shared/text/typed-text.ts'

import { adPublisherSchema } from './ad-publisher.ts'
import { sampleIdentity } from './sample-identity.ts'
import { siteIdentitySchema } from './site-identity.ts'
import { defaultTexts, type SiteTexts } from './texts/site-texts.ts'

const claim = typedText().trim().min(1).max(80)

/** The marketing claims, each an editable text. */
export const claimsSchema = z.object({
  expertise_years: claim,
  hallucinations: claim,
  faster: claim,
  cheaper: claim,
  audit_cost: claim,
  source_note: typedText().trim().max(400),
  footer_prompts: claim,
  footer_gpts: claim,
})
export type Claims = z.infer<typeof claimsSchema>

const text = (own: string) => typedText().trim().min(1).max(200).default(own)

/** What the site says of its subject; a text that a former release did not have is its own. */
export const siteTextsSchema = z.object({
  subject: text(defaultTexts.subject),
  subject_short: text(defaultTexts.subject_short),
  audience: text(defaultTexts.audience),
  home_title: text(defaultTexts.home_title),
  drawer: text(defaultTexts.drawer),
  search_example: text(defaultTexts.search_example),
  searches: text(defaultTexts.searches),
  popular_intro: text(defaultTexts.popular_intro),
  prompts_intro: text(defaultTexts.prompts_intro),
  profession: text(defaultTexts.profession),
  expertise: text(defaultTexts.expertise),
  expertise_figure: text(defaultTexts.expertise_figure),
  assistant_example: text(defaultTexts.assistant_example),
} satisfies Record<keyof SiteTexts, z.ZodType>)

/** Everything an administrator sets, by key of the table `site_settings`. */
export const siteSettingsSchema = z.object({
  site_name: typedText().trim().min(1).max(60),
  site_description: typedText().trim().min(1).max(160),
  maintenance_mode: z.boolean(),
  public_registration: z.boolean(),
  moderation_required: z.boolean(),
  max_prompts_per_page: z.number().int().min(1).max(100),
  max_gpts_per_page: z.number().int().min(1).max(100),
  default_ia: typedText().trim().min(1).max(40),
  footer_live_counts: z.boolean(),
  /** Visitors read what categories are called in French in the place of their names. */
  french_category_names: z.boolean(),
  /** Moderators and contributors may enter the administration. */
  delegated_roles: z.boolean(),
  /** An account without a second factor can do nothing but add one. */
  second_factor_required: z.boolean(),
  ad_publisher: adPublisherSchema,
  texts: siteTextsSchema,
  /** The home page has its sections on how search and assistants work for its first subject. */
  home_guides: z.boolean(),
  claims: claimsSchema,
  identity: siteIdentitySchema,
})
export type SiteSettings = z.infer<typeof siteSettingsSchema>
export type SettingKey = keyof SiteSettings

export const settingKeys = siteSettingsSchema.keyof().options

export const defaultSettings: SiteSettings = {
  site_name: 'Promptothèque',
  site_description:
    'Prompts IA et GPT personnalisés pour les professionnels du SEO et du marketing.',
  maintenance_mode: false,
  public_registration: false,
  moderation_required: true,
  max_prompts_per_page: 20,
  max_gpts_per_page: 20,
  default_ia: 'GPT-4',
  footer_live_counts: false,
  french_category_names: false,
  delegated_roles: false,
  second_factor_required: false,
  ad_publisher: '',
  texts: defaultTexts,
  home_guides: true,
  claims: {
    expertise_years: '15+',
    hallucinations: '0',
    faster: '95 %',
    cheaper: '99 %',
    audit_cost: '500 à 2 000 €',
    source_note: 'Ordres de grandeur donnés par l’auteur, à titre d’illustration.',
    footer_prompts: '150+',
    footer_gpts: '100+',
  },
  identity: sampleIdentity,
}

/** The settings from their stored rows; a row that its schema refuses counts as not set. */
export function readSettings(rows: { key: string; value: unknown }[]): SiteSettings {
  const stored = new Map(rows.map(({ key, value }) => [key, value]))
  const entries = settingKeys.map((key) => {
    const parsed = siteSettingsSchema.shape[key].safeParse(stored.get(key))
    return [key, parsed.success ? parsed.data : defaultSettings[key]]
  })
  return siteSettingsSchema.parse(Object.fromEntries(entries))
}
