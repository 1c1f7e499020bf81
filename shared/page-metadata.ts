export const metaTitleMaxLength = 60
export const metaDescriptionMaxLength = 160

/** Title, description and keywords of a page. */
export type PageMetadata = { title: string; description: string; keywords: string }

/** What an administrator stored for one path; it replaces the default of the page. */
export type StoredPageMetadata = {
  meta_title: string
  meta_description: string
  meta_keywords: string | null
  og_image: string | null
}

const keywords = 'prompt SEO, prompts IA, GPT SEO, ChatGPT, marketing, français'

/** The defaults of the fixed pages, by path. */
export const defaultPageMetadata = {
  '/': {
    title: 'Prompts et GPT SEO en français, gratuits et prêts à copier',
    description:
      'Bibliothèque gratuite de prompts IA et de GPT personnalisés pour le SEO et le marketing : copiez, personnalisez, ouvrez dans ChatGPT, Claude ou Gemini.',
    keywords,
  },
  '/prompts': {
    title: 'Prompts SEO et marketing à copier et personnaliser',
    description:
      'Parcourez nos prompts IA pour le référencement, le contenu et le marketing. Filtrez par catégorie, remplissez les variables et copiez en un clic.',
    keywords: 'prompts SEO, prompts marketing, prompts ChatGPT, prompts français',
  },
  '/gpts': {
    title: 'GPT personnalisés pour le SEO et le marketing',
    description:
      'Découvrez des GPT testés pour l’audit, la rédaction, l’analyse SERP et la stratégie SEO. Lancez-les en un clic, avec cas d’usage et limites.',
    keywords: 'GPT SEO, GPT personnalisés, assistants IA, audit SEO',
  },
  '/categories': {
    title: 'Tout explorer : catégories de prompts et de GPT SEO',
    description:
      'Toutes les catégories de prompts et de GPT : SEO, contenu, stratégie, audit, e-commerce, local, réseaux sociaux. Trouvez le bon outil en deux clics.',
    keywords: 'catégories de prompts, prompts SEO, GPT SEO',
  },
  '/nouveautes': {
    title: 'Nouveautés : derniers prompts et GPT SEO',
    description:
      'Semaine après semaine, les prompts et les GPT ajoutés, et ce qui a changé dans les autres. À suivre aussi par flux Atom, à télécharger en JSON ou en CSV.',
    keywords: 'nouveaux prompts, nouveaux GPT, flux Atom, export CSV',
  },
  '/recherche': {
    title: 'Rechercher un prompt ou un GPT SEO',
    description:
      'Cherchez dans tous les prompts et GPT par mot-clé, catégorie, IA ou niveau. Les accents et les fautes de frappe ne posent pas de problème.',
    keywords: 'recherche de prompts, recherche de GPT',
  },
  '/mcp': {
    title: 'Utiliser nos prompts dans Claude, ChatGPT et Le Chat (MCP)',
    description:
      'Reliez votre assistant au catalogue par MCP : recherche, fiches complètes, prompts à remplir. Réglages pour Claude, ChatGPT, Le Chat, Cursor et VS Code.',
    keywords: 'serveur MCP, connecteur Claude, connecteur ChatGPT, prompts SEO',
  },
  '/ajouter': {
    title: 'Contribuer : proposer un prompt ou un GPT',
    description:
      'Rejoignez la communauté pour proposer vos prompts et vos GPT, et découvrez les autres outils de l’équipe.',
    keywords: 'contribuer, proposer un prompt, communauté SEO',
  },
  '/mentions-legales': {
    title: 'Mentions légales',
    description: 'Éditeur, hébergeur, propriété intellectuelle et contact du site.',
    keywords: 'mentions légales',
  },
  '/cgu': {
    title: 'Conditions générales d’utilisation',
    description:
      'Accès gratuit et sans inscription, usages permis, responsabilités : les conditions d’utilisation du site.',
    keywords: 'conditions d’utilisation',
  },
  '/confidentialite': {
    title: 'Politique de confidentialité',
    description:
      'Quelles données le site traite, pourquoi, combien de temps, et comment exercer vos droits.',
    keywords: 'confidentialité, RGPD',
  },
  '/plan-du-site': {
    title: 'Plan du site',
    description: 'Toutes les pages, catégories, prompts et GPT du site, sur une seule page.',
    keywords: 'plan du site',
  },
} as const satisfies Record<string, PageMetadata>

export type FixedPath = keyof typeof defaultPageMetadata
export const fixedPaths = Object.keys(defaultPageMetadata).filter(isFixedPath)

function isFixedPath(path: string): path is FixedPath {
  return Object.hasOwn(defaultPageMetadata, path)
}

/** For a path without a default of its own. */
export const fallbackMetadata: PageMetadata = {
  title: 'Prompts et GPT SEO en français',
  description: 'Prompts IA et GPT personnalisés pour les professionnels du SEO et du marketing.',
  keywords,
}

/**
 * The default of a fixed page. The home page has the site's own description, once an administrator
 * wrote another than the one it came with.
 */
export function fixedPageDefault(
  path: FixedPath,
  siteDescription: string | undefined,
): PageMetadata {
  const isWritten =
    siteDescription !== undefined && siteDescription !== fallbackMetadata.description
  const metadata = defaultPageMetadata[path]
  return path === '/' && isWritten ? { ...metadata, description: siteDescription } : metadata
}

/** A detail page's title: cut at 50 characters plus an ellipsis, only when longer. */
export function detailTitle(title: string): string {
  const characters = Array.from(title)
  return characters.length <= 50 ? title : `${characters.slice(0, 50).join('')}…`
}

/** The metadata of an item's page while nothing is stored for it. */
export const itemMetadata = (title: string, description: string, tags: string[]): PageMetadata => ({
  title: detailTitle(title),
  description,
  keywords: tags.join(', '),
})

/** A text cut to a length at a word's end, ellipsis included; a space that does not break is one too. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  // A surrogate without its other half is dropped.
  const cut = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')
  const lastSpace = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\u00A0'))
  return `${(lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/u, '')}…`
}
