/** The tabs of the editor, in the order of D52. */
export const gptTabs = [
  'general',
  'cas-usage',
  'workflow',
  'limitations',
  'faq',
  'requetes-seo',
] as const
export type GptTab = (typeof gptTabs)[number]

/** Which tab of the editor holds a field. */
export function gptTabOf(path: string): GptTab {
  const [field = ''] = path.split(/[.[]/)
  return sections.get(field) ?? 'general'
}

const sections = new Map<string, GptTab>([
  ['cas_usage', 'cas-usage'],
  ['workflow', 'workflow'],
  ['limitations', 'limitations'],
  ['faq', 'faq'],
  ['requetes_seo', 'requetes-seo'],
])
