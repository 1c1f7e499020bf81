/** The hues that categories may have, by their class (`web/styles/components/categories.css`); grey has none. */
export const categoryHues = [
  'cat-seo',
  'cat-technical-seo',
  'cat-technical',
  'cat-research',
  'cat-analysis',
  'cat-analytics',
  'cat-local',
  'cat-e-commerce',
  'cat-conversion',
  'cat-strategy',
  'cat-marketing',
  'cat-content',
  'cat-social-media',
  'cat-persona',
  'cat-automation',
  'cat-audit',
  '',
] as const
export type CategoryHue = (typeof categoryHues)[number]
