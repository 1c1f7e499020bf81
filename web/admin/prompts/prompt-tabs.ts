export const promptTabs = [
  'general',
  'texte',
  'conversations',
  'historique',
  'requetes-seo',
] as const
export type PromptTab = (typeof promptTabs)[number]

/** Which tab of the editor holds a field. */
export function promptTabOf(path: string): PromptTab {
  if (path === 'prompt') return 'texte'
  if (path.startsWith('conversations_associees')) return 'conversations'
  if (path.startsWith('historique')) return 'historique'
  return path.startsWith('requetes_seo') ? 'requetes-seo' : 'general'
}
