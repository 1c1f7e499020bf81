import type { PageMetadata } from './page-metadata.ts'

/** One page that is always there, with all that the site says of it and does with it. */
export type Page = PageMetadata & {
  /** What links call it; the plan calls a legal page by its title. */
  label: string
  /**
   * `home`, `collection`, `search`, `plan` and `text` are listed by search engines, `own` is what each
   * visitor's browser alone knows. Home, collections and plan change with the catalogue.
   */
  kind: 'home' | 'collection' | 'search' | 'plan' | 'text' | 'own'
  /** What reads its query string, where anything does. */
  query?: 'prompts' | 'gpts' | 'news' | 'plan' | 'search'
  /** The column of the footer that links to it, in the order of this table. */
  footer?: 'fonds' | 'participer' | 'legal'
}

/** For a page without keywords of its own. */
export const defaultKeywords = 'prompt SEO, prompts IA, GPT SEO, ChatGPT, marketing, français'

const table = {
  '/': {
    label: 'Accueil',
    title: 'Prompts et GPT SEO en français, gratuits et prêts à copier',
    description:
      'Bibliothèque gratuite de prompts IA et de GPT personnalisés pour le SEO et le marketing : copiez, personnalisez, ouvrez dans votre assistant.',
    keywords: defaultKeywords,
    kind: 'home',
  },
  '/prompts': {
    label: 'Prompts',
    title: 'Prompts SEO et marketing à copier et personnaliser',
    description:
      'Parcourez nos prompts IA pour le référencement, le contenu et le marketing. Filtrez par catégorie, remplissez les variables et copiez en un clic.',
    keywords: 'prompts SEO, prompts marketing, prompts ChatGPT, prompts français',
    kind: 'collection',
    query: 'prompts',
    footer: 'fonds',
  },
  '/gpts': {
    label: 'GPT',
    title: 'GPT personnalisés pour le SEO et le marketing',
    description:
      'Découvrez des GPT pour l’audit, la rédaction, l’analyse SERP et la stratégie SEO. Lancez-les en un clic, avec cas d’usage et limites.',
    keywords: 'GPT SEO, GPT personnalisés, assistants IA, audit SEO',
    kind: 'collection',
    query: 'gpts',
    footer: 'fonds',
  },
  '/categories': {
    label: 'Tout explorer',
    title: 'Tout explorer : catégories de prompts et de GPT SEO',
    description:
      'Toutes les catégories de prompts et de GPT : SEO, contenu, stratégie, audit, e-commerce, local, réseaux sociaux. Trouvez le bon outil en deux clics.',
    keywords: 'catégories de prompts, prompts SEO, GPT SEO',
    kind: 'collection',
    footer: 'fonds',
  },
  '/parcours': {
    label: 'Parcours',
    title: 'Parcours SEO : prompts et GPT à enchaîner',
    description:
      'Refonte, chute de trafic, nouveau client : les prompts et GPT à enchaîner, avec le but de chaque étape.',
    keywords: 'parcours SEO, refonte, chute de trafic',
    kind: 'collection',
    footer: 'fonds',
  },
  '/recherche': {
    label: 'Rechercher',
    title: 'Rechercher un prompt ou un GPT SEO',
    description:
      'Cherchez dans tous les prompts et GPT par mot-clé, catégorie, IA ou niveau. Les accents et les fautes de frappe ne posent pas de problème.',
    keywords: 'recherche de prompts, recherche de GPT',
    kind: 'search',
    query: 'search',
    footer: 'fonds',
  },
  '/nouveautes': {
    label: 'Nouveautés',
    title: 'Nouveautés : derniers prompts et GPT SEO',
    description:
      'Semaine après semaine, les prompts et GPT ajoutés et les changements annoncés. À suivre par flux Atom, à télécharger en JSON ou en CSV.',
    keywords: 'nouveaux prompts, nouveaux GPT, flux Atom, export CSV',
    kind: 'collection',
    query: 'news',
    footer: 'fonds',
  },
  '/selection': {
    label: 'Ma sélection',
    title: 'Ma sélection de prompts et de GPT',
    description: 'Vos prompts et GPT gardés dans ce navigateur, à copier ou à partager.',
    keywords: '',
    kind: 'own',
    footer: 'fonds',
  },
  '/selection/document': {
    label: 'Document client',
    title: 'Document client à imprimer ou à enregistrer',
    description: 'Votre sélection remplie pour un client, à imprimer ou à enregistrer en markdown.',
    keywords: '',
    kind: 'own',
  },
  '/profils': {
    label: 'Mes profils clients',
    title: 'Profils clients pour remplir les prompts',
    description: 'Les valeurs de vos clients, gardées dans ce navigateur et reportées partout.',
    keywords: '',
    kind: 'own',
    footer: 'fonds',
  },
  '/hors-ligne': {
    label: 'Disponible hors ligne',
    title: 'Prompts et GPT disponibles hors ligne',
    description: 'Les pages enregistrées dans ce navigateur, à consulter sans connexion.',
    keywords: '',
    kind: 'own',
    footer: 'fonds',
  },
  '/mcp': {
    label: 'Utiliser dans votre assistant (MCP)',
    title: 'Utiliser nos prompts dans Claude, ChatGPT et Le Chat (MCP)',
    description:
      'Reliez votre assistant au catalogue par MCP : recherche, fiches, prompts à remplir. Réglages pour Claude, ChatGPT, Le Chat, Cursor et VS Code.',
    keywords: 'serveur MCP, connecteur Claude, connecteur ChatGPT, prompts SEO',
    kind: 'text',
    footer: 'fonds',
  },
  '/ajouter': {
    label: 'Contribuer',
    title: 'Contribuer : proposer un prompt ou un GPT',
    description:
      'Rejoignez la communauté pour proposer vos prompts et vos GPT, et découvrez les autres outils de l’équipe.',
    keywords: 'contribuer, proposer un prompt, communauté SEO',
    kind: 'text',
    footer: 'participer',
  },
  '/plan-du-site': {
    label: 'Plan du site',
    title: 'Plan du site : toutes les pages',
    description:
      'Toutes les pages, toutes les catégories, tous les prompts et tous les GPT du site.',
    keywords: 'plan du site',
    kind: 'plan',
    query: 'plan',
    footer: 'participer',
  },
  '/mentions-legales': {
    label: 'Mentions légales',
    title: 'Mentions légales : éditeur et hébergeur',
    description: 'Éditeur, hébergeur, propriété intellectuelle, droit applicable et contact.',
    keywords: 'mentions légales',
    kind: 'text',
    footer: 'legal',
  },
  '/cgu': {
    label: 'CGU',
    title: 'Conditions générales d’utilisation',
    description:
      'Accès gratuit et sans inscription, usages permis, responsabilités : les conditions d’utilisation du site.',
    keywords: 'conditions d’utilisation',
    kind: 'text',
    footer: 'legal',
  },
  '/confidentialite': {
    label: 'Confidentialité',
    title: 'Politique de confidentialité du site',
    description:
      'Quelles données le site traite, pourquoi, combien de temps, et comment exercer vos droits.',
    keywords: 'confidentialité, RGPD',
    kind: 'text',
    footer: 'legal',
  },
} as const satisfies Record<`/${string}`, Page>

export type PagePath = keyof typeof table
type PathOfKind<Kind extends Page['kind']> = {
  [Path in PagePath]: (typeof table)[Path]['kind'] extends Kind ? Path : never
}[PagePath]
/** The pages that search engines list. */
export type FixedPath = Exclude<PagePath, PathOfKind<'own'>>
/** The pages that say in structured data what they are. */
export type StructuredPath = PathOfKind<'home' | 'collection'>

/**
 * The pages that are always there, each defined here and nowhere else: cache, sitemap, structured data,
 * plan, footer, cockpit and tests go by this table, and each has a route.
 */
export const pages: Readonly<Record<PagePath, Page>> = table

const isPagePath = (path: string): path is PagePath => Object.hasOwn(pages, path)
const isFixedPath = (path: PagePath): path is FixedPath => pages[path].kind !== 'own'

/** Every page, in the order of the table. */
export const pagePaths = Object.keys(pages).filter(isPagePath)
/** Those that search engines list. */
export const fixedPaths = pagePaths.filter(isFixedPath)
