/** Names of the tabs in the address, in their order. */
export const promptTabs = ['texte', 'exemple', 'referencement', 'plus'] as const
export type PromptTab = (typeof promptTabs)[number]

export const formerPromptTabs: Readonly<Record<string, PromptTab>> = {
  general: 'texte',
  conversations: 'plus',
  historique: 'plus',
  'requetes-seo': 'referencement',
  seo: 'referencement',
}
