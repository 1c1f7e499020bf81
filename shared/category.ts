/** Where a category's generic GPT content comes from (R100, D30). */
export type CategoryGroup = 'seo' | 'content' | 'growth'

export type CategoryTheme = {
  /** Call-number code; never cut from the name. */
  code: string
  /** Class that sets the category's hue and chroma. */
  className: string
  description: string
  /** What one looks for in it, the most telling first. */
  tags: string[]
}

/** The sixteen built-in categories, in the order of the drawer (R106). */
export const categoryThemes: Record<string, CategoryTheme> = {
  SEO: {
    code: 'SEO',
    className: 'cat-seo',
    description:
      'Positionnement, cannibalisation, titres, extraits : le travail de fond du référencement naturel.',
    tags: ['référencement', 'mots-clés', 'maillage', 'contenu'],
  },
  Audit: {
    code: 'AUD',
    className: 'cat-audit',
    description:
      "Contrôler une page ou un site, classer les constats par effet et par effort, décider de l'ordre.",
    tags: ['audit-seo', 'on-page', 'priorités', 'contrôle'],
  },
  'Technical SEO': {
    code: 'TSE',
    className: 'cat-technical-seo',
    description:
      'Exploration, indexation, redirections, données structurées : ce que les robots lisent avant le texte.',
    tags: ['crawl', 'indexation', 'redirections', 'schema'],
  },
  Technical: {
    code: 'TEC',
    className: 'cat-technical',
    description:
      "Vitesse, rendu, images, mise en ligne : les réglages qui se discutent avec l'équipe technique.",
    tags: ['performance', 'javascript', 'images', 'recette'],
  },
  Research: {
    code: 'RES',
    className: 'cat-research',
    description:
      "Chercher, dater et vérifier les sources ; suivre un marché et ce qu'en disent les assistants IA.",
    tags: ['sources', 'veille', 'enquête', 'assistants ia'],
  },
  Analysis: {
    code: 'ANA',
    className: 'cat-analysis',
    description:
      "Lire une SERP, une intention, des concurrents : comprendre avant d'écrire ou de corriger.",
    tags: ['serp', 'intention', 'concurrents', 'mots-clés'],
  },
  Analytics: {
    code: 'STA',
    className: 'cat-analytics',
    description:
      'Search Console, GA4, exports et rapports : faire parler les chiffres sans leur faire dire plus.',
    tags: ['search console', 'ga4', 'rapport', 'regex'],
  },
  Local: {
    code: 'LOC',
    className: 'cat-local',
    description:
      "Fiche d'établissement, avis, pages de ville : être trouvé par les clients d'à côté.",
    tags: ['fiche google', 'avis', 'pages locales', 'citations'],
  },
  'E-commerce': {
    code: 'ECO',
    className: 'cat-e-commerce',
    description:
      "Fiches produits, catégories, facettes, flux : le référencement d'une boutique en ligne.",
    tags: ['fiche produit', 'catégorie', 'facettes', 'avis'],
  },
  Conversion: {
    code: 'CVR',
    className: 'cat-conversion',
    description:
      "Pages d'atterrissage, objections, formulaires, tests : transformer une visite en demande.",
    tags: ['page de vente', 'formulaire', 'test ab', 'objections'],
  },
  Strategy: {
    code: 'STR',
    className: 'cat-strategy',
    description:
      'Feuilles de route, budgets, priorités : décider quoi faire, dans quel ordre et avec quels moyens.',
    tags: ['feuille de route', 'budget', 'priorités', 'cocon sémantique'],
  },
  Marketing: {
    code: 'MKT',
    className: 'cat-marketing',
    description:
      "Newsletters, relations presse, campagnes : faire connaître ce qui mérite de l'être.",
    tags: ['newsletter', 'netlinking', 'relations presse', 'campagne'],
  },
  Content: {
    code: 'TXT',
    className: 'cat-content',
    description:
      'Briefs, articles, relectures, mises à jour : des contenus qui répondent vraiment à la question.',
    tags: ['rédaction', 'brief', 'relecture', 'faq'],
  },
  'Social Media': {
    code: 'SOC',
    className: 'cat-social-media',
    description:
      'Posts, carrousels, calendriers et réponses : publier régulièrement sans se répéter.',
    tags: ['linkedin', 'carrousel', 'calendrier', 'vidéo'],
  },
  Persona: {
    code: 'PER',
    className: 'cat-persona',
    description: "Profils tirés d'avis, d'entretiens et de données : savoir à qui l'on parle.",
    tags: ['persona', 'avis clients', 'entretiens', 'audience'],
  },
  Automation: {
    code: 'AUT',
    className: 'cat-automation',
    description:
      'Tableurs, scripts, expressions régulières, no-code : confier à la machine ce qui se répète.',
    tags: ['tableur', 'script', 'no-code', 'regex'],
  },
}

const unknownTheme: CategoryTheme = {
  code: 'DIV',
  className: '',
  description: 'Prompts et GPT rangés hors des seize catégories du fonds.',
  tags: [],
}

/** The theme of a category; an unknown one is grey and filed under DIV (R107). */
export function categoryTheme(name: string): CategoryTheme {
  return Object.hasOwn(categoryThemes, name) ? (categoryThemes[name] ?? unknownTheme) : unknownTheme
}

const groups: Record<string, CategoryGroup> = Object.fromEntries([
  ...[
    'SEO',
    'Technical SEO',
    'Technical',
    'Audit',
    'Analysis',
    'Analytics',
    'Research',
    'Local',
  ].map((name) => [name, 'seo'] as const),
  ...['Content', 'Copywriting', 'Persona', 'Social Media'].map(
    (name) => [name, 'content'] as const,
  ),
])

/** The group whose generic content fills a GPT of this category (D30). */
export function categoryGroup(name: string): CategoryGroup {
  return Object.hasOwn(groups, name) ? (groups[name] ?? 'growth') : 'growth'
}

/** How many public prompts and GPTs a category holds (R198). */
export type CategoryStats = { name: string; promptCount: number; gptCount: number }
