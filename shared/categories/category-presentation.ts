export type CategoryPresentation = {
  description: string
  /** What one looks for in the category, the most telling first. */
  tags: string[]
}

const presentations: Record<string, CategoryPresentation> = {
  SEO: {
    description:
      'Positionnement, cannibalisation, titres, extraits : le travail de fond du référencement naturel.',
    tags: ['référencement', 'mots-clés', 'maillage', 'contenu'],
  },
  Audit: {
    description:
      'Contrôler une page ou un site, classer les constats par effet et par effort, décider de l’ordre.',
    tags: ['audit-seo', 'on-page', 'priorités', 'contrôle'],
  },
  'Technical SEO': {
    description:
      'Exploration, indexation, redirections, données structurées : ce que les robots lisent avant le texte.',
    tags: ['crawl', 'indexation', 'redirections', 'schema'],
  },
  Technical: {
    description:
      'Vitesse, rendu, images, mise en ligne : les réglages qui se discutent avec l’équipe technique.',
    tags: ['performance', 'javascript', 'images', 'recette'],
  },
  Research: {
    description:
      'Chercher, dater et vérifier les sources ; suivre un marché et ce qu’en disent les assistants IA.',
    tags: ['sources', 'veille', 'enquête', 'assistants ia'],
  },
  Analysis: {
    description:
      'Lire une SERP, une intention, des concurrents : comprendre avant d’écrire ou de corriger.',
    tags: ['serp', 'intention', 'concurrents', 'mots-clés'],
  },
  Analytics: {
    description:
      'Search Console, GA4, exports et rapports : faire parler les chiffres sans leur faire dire plus.',
    tags: ['search console', 'ga4', 'rapport', 'regex'],
  },
  Local: {
    description:
      'Fiche d’établissement, avis, pages de ville : être trouvé par les clients d’à côté.',
    tags: ['fiche google', 'avis', 'pages locales', 'citations'],
  },
  'E-commerce': {
    description:
      'Fiches produits, catégories, facettes, flux : le référencement d’une boutique en ligne.',
    tags: ['fiche produit', 'catégorie', 'facettes', 'avis'],
  },
  Conversion: {
    description:
      'Pages d’atterrissage, objections, formulaires, tests : transformer une visite en demande.',
    tags: ['page de vente', 'formulaire', 'test ab', 'objections'],
  },
  Strategy: {
    description:
      'Feuilles de route, budgets, priorités : décider quoi faire, dans quel ordre et avec quels moyens.',
    tags: ['feuille de route', 'budget', 'priorités', 'cocon sémantique'],
  },
  Marketing: {
    description:
      'Newsletters, relations presse, campagnes : faire connaître ce qui mérite de l’être.',
    tags: ['newsletter', 'netlinking', 'relations presse', 'campagne'],
  },
  Content: {
    description:
      'Briefs, articles, relectures, mises à jour : des contenus qui répondent vraiment à la question.',
    tags: ['rédaction', 'brief', 'relecture', 'faq'],
  },
  'Social Media': {
    description:
      'Posts, carrousels, calendriers et réponses : publier régulièrement sans se répéter.',
    tags: ['linkedin', 'carrousel', 'calendrier', 'vidéo'],
  },
  Persona: {
    description: 'Profils tirés d’avis, d’entretiens et de données : savoir à qui l’on parle.',
    tags: ['persona', 'avis clients', 'entretiens', 'audience'],
  },
  Automation: {
    description:
      'Tableurs, scripts, expressions régulières, no-code : confier à la machine ce qui se répète.',
    tags: ['tableur', 'script', 'no-code', 'regex'],
  },
}

const unknown: CategoryPresentation = {
  description: 'Prompts et GPT rangés hors des seize catégories du fonds.',
  tags: [],
}

/** What a category is for, in words; an unknown one has a generic text. */
export function categoryPresentation(name: string): CategoryPresentation {
  return Object.hasOwn(presentations, name) ? (presentations[name] ?? unknown) : unknown
}
