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
