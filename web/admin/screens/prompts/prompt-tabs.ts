import type { PromptDraft } from '#shared/items/prompt-draft.ts'

export const promptTabs = [
  'general',
  'texte',
  'conversations',
  'historique',
  'requetes-seo',
  'exemple',
  'seo',
] as const
export type PromptTab = (typeof promptTabs)[number]

/** Which tab of the editor holds a field; one beside the tabs counts as of the first. */
export const promptTabOf: Readonly<Record<keyof PromptDraft, PromptTab>> = {
  slug: 'general',
  titre: 'general',
  description: 'general',
  prompt: 'texte',
  categories: 'general',
  tags: 'general',
  niveau: 'general',
  ia: 'general',
  statut: 'general',
  auteur_nom: 'general',
  auteur_linkedin_url: 'general',
  conversations_associees: 'conversations',
  requetes_seo: 'requetes-seo',
  exemple: 'exemple',
  historique: 'historique',
}
