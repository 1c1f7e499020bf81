import type { CategoryFacts } from '#shared/search/category-facts.ts'

/** The sixteen that a database begins with, in the order of the drawer, for tests that have none. */
export const builtInCategories = [
  {
    nom: 'SEO',
    code: 'SEO',
    teinte: 'cat-seo',
    libelle: 'Référencement',
    mots: 'référencement naturel',
  },
  { nom: 'Audit', code: 'AUD', teinte: 'cat-audit', libelle: '', mots: 'audit diagnostic' },
  {
    nom: 'Technical SEO',
    code: 'TSE',
    teinte: 'cat-technical-seo',
    libelle: 'SEO technique',
    mots: 'seo technique',
  },
  {
    nom: 'Technical',
    code: 'TEC',
    teinte: 'cat-technical',
    libelle: 'Technique',
    mots: 'technique',
  },
  { nom: 'Research', code: 'RES', teinte: 'cat-research', libelle: 'Étude', mots: 'recherche' },
  { nom: 'Analysis', code: 'ANA', teinte: 'cat-analysis', libelle: 'Analyse', mots: 'analyse' },
  {
    nom: 'Analytics',
    code: 'STA',
    teinte: 'cat-analytics',
    libelle: 'Mesure',
    mots: 'mesure statistiques',
  },
  {
    nom: 'Local',
    code: 'LOC',
    teinte: 'cat-local',
    libelle: '',
    mots: 'seo local référencement local',
  },
  {
    nom: 'E-commerce',
    code: 'ECO',
    teinte: 'cat-e-commerce',
    libelle: 'Boutique en ligne',
    mots: 'ecommerce boutique en ligne',
  },
  { nom: 'Conversion', code: 'CVR', teinte: 'cat-conversion', libelle: '', mots: 'conversion' },
  { nom: 'Strategy', code: 'STR', teinte: 'cat-strategy', libelle: 'Stratégie', mots: 'stratégie' },
  { nom: 'Marketing', code: 'MKT', teinte: 'cat-marketing', libelle: '', mots: 'marketing' },
  {
    nom: 'Content',
    code: 'TXT',
    teinte: 'cat-content',
    libelle: 'Contenu',
    mots: 'contenu rédaction copywriting',
  },
  {
    nom: 'Social Media',
    code: 'SOC',
    teinte: 'cat-social-media',
    libelle: 'Réseaux sociaux',
    mots: 'réseaux sociaux',
  },
  { nom: 'Persona', code: 'PER', teinte: 'cat-persona', libelle: '', mots: 'persona clients' },
  {
    nom: 'Automation',
    code: 'AUT',
    teinte: 'cat-automation',
    libelle: 'Automatisation',
    mots: 'automatisation',
  },
] as const

/** What items take over from them. */
export const builtInFacts: CategoryFacts = new Map(builtInCategories.map((one) => [one.nom, one]))

export const builtInNames: string[] = builtInCategories.map(({ nom }) => nom)
