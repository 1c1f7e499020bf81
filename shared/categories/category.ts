/** Where a category's generic GPT content comes from. */
export type CategoryGroup = 'seo' | 'content' | 'growth'

export type CategoryTheme = {
  /** Call-number code; never cut from the name. */
  code: string
  /** Class that sets the category's hue and chroma. */
  className: string
}

/** The sixteen built-in categories, in the order of the drawer. */
export const categoryThemes: Record<string, CategoryTheme> = {
  SEO: { code: 'SEO', className: 'cat-seo' },
  Audit: { code: 'AUD', className: 'cat-audit' },
  'Technical SEO': { code: 'TSE', className: 'cat-technical-seo' },
  Technical: { code: 'TEC', className: 'cat-technical' },
  Research: { code: 'RES', className: 'cat-research' },
  Analysis: { code: 'ANA', className: 'cat-analysis' },
  Analytics: { code: 'STA', className: 'cat-analytics' },
  Local: { code: 'LOC', className: 'cat-local' },
  'E-commerce': { code: 'ECO', className: 'cat-e-commerce' },
  Conversion: { code: 'CVR', className: 'cat-conversion' },
  Strategy: { code: 'STR', className: 'cat-strategy' },
  Marketing: { code: 'MKT', className: 'cat-marketing' },
  Content: { code: 'TXT', className: 'cat-content' },
  'Social Media': { code: 'SOC', className: 'cat-social-media' },
  Persona: { code: 'PER', className: 'cat-persona' },
  Automation: { code: 'AUT', className: 'cat-automation' },
}

const unknownTheme: CategoryTheme = { code: 'DIV', className: '' }

/** The theme of a category; an unknown one is grey and filed under DIV. */
export function categoryTheme(name: string): CategoryTheme {
  return Object.hasOwn(categoryThemes, name) ? (categoryThemes[name] ?? unknownTheme) : unknownTheme
}

const groups: Record<string, CategoryGroup> = {
  SEO: 'seo',
  'Technical SEO': 'seo',
  Technical: 'seo',
  Audit: 'seo',
  Analysis: 'seo',
  Analytics: 'seo',
  Research: 'seo',
  Local: 'seo',
  Content: 'content',
  Copywriting: 'content',
  Persona: 'content',
  'Social Media': 'content',
}

/** The group whose generic content fills a GPT of this category. */
export function categoryGroup(name: string): CategoryGroup {
  return Object.hasOwn(groups, name) ? (groups[name] ?? 'growth') : 'growth'
}

/** How many public prompts and GPTs a category holds. */
export type CategoryStats = { name: string; promptCount: number; gptCount: number }
