/** Tabs of the editor by their names in the address. */
export const gptTabs = [
  'general',
  'cas-usage',
  'workflow',
  'limitations',
  'faq',
  'requetes-seo',
  'referencement',
  'exemple',
] as const
export type GptTab = (typeof gptTabs)[number]

export const formerGptTabs: Readonly<Record<string, GptTab>> = { seo: 'referencement' }
