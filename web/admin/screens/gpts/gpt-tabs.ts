import type { GptDraft } from '#shared/items/gpt-draft.ts'

/** The tabs of the editor. */
export const gptTabs = [
  'general',
  'cas-usage',
  'workflow',
  'limitations',
  'faq',
  'requetes-seo',
  'exemple',
  'seo',
] as const
export type GptTab = (typeof gptTabs)[number]

/** Which tab of the editor holds a field; one beside the tabs counts as of the first. */
export const gptTabOf: Readonly<Record<keyof GptDraft, GptTab>> = {
  slug: 'general',
  nom: 'general',
  description: 'general',
  role: 'general',
  categories: 'general',
  tags: 'general',
  ia: 'general',
  statut: 'general',
  epingle: 'general',
  url_destination: 'general',
  auteur_nom: 'general',
  auteur_linkedin_url: 'general',
  conversations_associees: 'general',
  cas_usage: 'cas-usage',
  workflow: 'workflow',
  limitations: 'limitations',
  faq: 'faq',
  requetes_seo: 'requetes-seo',
  exemple: 'exemple',
}
