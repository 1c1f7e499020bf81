/** What visitors of a French site call the categories, whose names stay as they are stored. */
const frenchNames: Record<string, string> = {
  SEO: 'référencement naturel',
  Audit: 'audit diagnostic',
  'Technical SEO': 'seo technique',
  Technical: 'technique',
  Research: 'recherche',
  Analysis: 'analyse',
  Analytics: 'mesure statistiques',
  Local: 'seo local référencement local',
  'E-commerce': 'ecommerce boutique en ligne',
  Conversion: 'conversion',
  Strategy: 'stratégie',
  Marketing: 'marketing',
  Content: 'contenu rédaction copywriting',
  'Social Media': 'réseaux sociaux',
  Persona: 'persona clients',
  Automation: 'automatisation',
}

/** By what a search finds a category: its name and how one says it in French. */
export const categoryWords = (name: string): string =>
  Object.hasOwn(frenchNames, name) ? `${name} ${frenchNames[name]}` : name
