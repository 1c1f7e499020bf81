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
