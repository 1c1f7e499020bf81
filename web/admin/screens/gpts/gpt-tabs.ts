/** Names of the tabs in the address, in their order. */
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
