import { synonymColumn } from '#drizzle/derived/search-column.ts'

/**
 * Expressions that French SEO and marketing use for one thing: who asks for one is answered with
 * the others too. Loaded into `search_synonyms`.
 */
const groups: string[][] = [
  // Search engines and their pages
  ['SEO', 'référencement naturel', 'référencement organique'],
  ['SERP', 'page de résultats', 'résultats de recherche'],
  ['extrait optimisé', 'position zéro', 'featured snippet'],
  ['résultats enrichis', 'rich snippets', 'rich results'],
  ['AI Overviews', 'aperçu IA', 'aperçus IA'],
  ['GEO', 'generative engine optimization', 'visibilité dans les IA', 'référencement dans les IA'],
  ['IA', 'intelligence artificielle'],
  ['Google Business Profile', 'GMB', 'Google My Business', 'fiche établissement', 'fiche Google'],
  ['SEO local', 'référencement local', 'local SEO'],
  ['SEO international', 'référencement international', 'SEO multilingue'],

  // Keywords
  ['mots-clés', 'mots-clefs', 'keywords'],
  ['intention de recherche', 'intention utilisateur', 'search intent'],
  ['regroupement de mots-clés', 'clustering de mots-clés', 'keyword clustering'],
  ['volume de recherche', 'search volume'],
  ['longue traîne', 'long tail'],
  ['cannibalisation', 'keyword cannibalization'],

  // Links
  ['maillage interne', 'liens internes', 'linking interne', 'internal linking'],
  ['netlinking', 'backlinks', 'liens entrants', 'link building'],
  ['profil de liens', 'profil de backlinks'],
  ['ancre de lien', "texte d'ancre", 'anchor text'],

  // On the page and in the site
  ['balise titre', 'balise title', 'meta title', 'title'],
  ['méta description', 'balise description', 'meta desc'],
  ['données structurées', 'structured data', 'balisage schema'],
  ['texte alternatif', 'balise alt', 'attribut alt'],
  ['cocon sémantique', 'silo sémantique', 'cluster thématique', 'topic cluster'],
  ['contenu dupliqué', 'duplicate content', 'contenu en double'],
  ['sitemap', 'plan de site XML'],
  ['redirection 301', 'redirection permanente'],
  ['NDD', 'nom de domaine'],
  ['crawl', 'exploration', 'crawling'],
  ['budget de crawl', "budget d'exploration", 'crawl budget'],
  ['logs serveur', "journaux d'accès", 'fichiers de logs', 'logs'],
  ['Core Web Vitals', 'signaux web essentiels', 'CWV'],
  ['performance web', 'temps de chargement', 'vitesse de chargement', 'page speed'],
  ['expression régulière', 'regex', 'regexp'],

  // Shops
  ['e-commerce', 'ecommerce', 'boutique en ligne', 'commerce en ligne'],
  ['fiche produit', 'page produit', 'product page'],
  ['page catégorie', 'PLP', 'page de catégorie'],
  ['Google Merchant Center', 'Merchant Center', 'GMC'],

  // Conversion
  ["page d'atterrissage", 'landing page', 'page de destination'],
  ['page de vente', 'sales page'],
  ['test A/B', 'A/B testing', 'AB test', 'split test'],
  ['CRO', 'optimisation de la conversion', 'optimisation du taux de conversion'],
  ['CTR', 'taux de clic'],
  ["appel à l'action", 'call to action', 'CTA'],

  // Content
  ['rédiger', 'écrire'],
  ['calendrier éditorial', 'planning éditorial', 'planning de publication'],
  ['ton de marque', 'tone of voice', 'voix de marque', 'identité verbale'],
  ['content gap', 'écarts éditoriaux', 'lacunes de contenu'],
  ['newsletter', 'infolettre', "lettre d'information"],
  ['e-mail', 'email', 'courriel'],
  ['e-mailing', 'emailing', 'email marketing'],
  ['réseaux sociaux', 'RS', 'social media'],
  ['relations presse', 'RP', 'digital PR'],
  ['étude de cas', 'cas client', 'case study'],
  ['livre blanc', 'white paper'],
  ['FAQ', 'foire aux questions', 'questions fréquentes'],

  // Measures
  ['GA4', 'Google Analytics', 'Google Analytics 4'],
  ['Search Console', 'GSC', 'Google Search Console'],
  ['KPI', 'indicateurs clés', 'indicateurs de performance'],
]

/** The starting groups of synonyms as rows. */
export const synonymRows = () =>
  groups.map((termes) => ({ termes, recherche: synonymColumn(termes) }))
