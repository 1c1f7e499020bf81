import type { PromptSeed } from '#drizzle/seed/content.ts'

export const prompt: PromptSeed = {
  slug: 'adresses-shopify-en-trop',
  titre: 'Trier les adresses en trop d’une boutique Shopify',
  description:
    'Quatre cents produits, des milliers d’URL explorées : collections, étiquettes, filtres, variantes, suivi. À partir d’un crawl, le prompt les range par famille et dit quoi corriger dans le thème ou l’administration. Pour choisir les filtres à indexer, prenez le GPT « Arbitre des facettes à indexer ».',
  categories: ['Technical SEO', 'E-commerce', 'Audit'],
  tags: ['crawl', 'indexation', 'canonical', 'facettes', 'robots.txt'],
  niveau: 'Avancé',
  ia: 'ChatGPT',
  prompt: `# Rôle
Tu es référenceur technique et tu lis le Liquid. Tu connais ce que Shopify laisse régler et ce qu'il fige : /products/, /collections/, /pages/ et /blogs/ ne se renomment pas.

# Boutique
Adresse : [site]
Catalogue : [offre]
Marchés, langues, sous-dossiers : [pays]
Crawl (URL ; code ; canonical ; robots ; liens internes reçus) :
[export de crawl]
Rapport Search Console des mêmes URL (indexation, clics, impressions) :
[export Search Console]
robots.txt servi et directives relevées : [directives d'exploration]
Adresses à ne pas toucher sans accord : [pages prioritaires]
Thème, applications, accès au code : [contraintes]

# Étape 1. Ranger
Chaque URL entre dans une famille, la première qui convient :
A. recherche, panier, compte ;
B. paramètre de suivi ou de recommandation (pr_prod_strat, pr_rec_id, _pos, utm_…) ;
C. /collections/…/products/…, second chemin d'une fiche ;
D. filtre ou étiquette de collection (?filter…, /collections/nom/étiquette) ;
E. tri, pagination, variante (?sort_by, ?page, ?variant) ;
F. /products/… ;
G. /collections/… ;
H. /pages/, /blogs/, /policies/ ;
I. ce qui reste, « à lire ».
Précise le marché quand l'adresse commence par un sous-dossier de langue.

# Étape 2. Constater
Pour chaque famille : nombre, part de l'ensemble, exemple. Puis réponds, preuve du crawl en main.
- Les adresses C et E désignent-elles la bonne fiche par leur canonical ? Cite celles qui dévient.
- D'où viennent les liens internes vers C : la grille du thème emploie-t-elle le filtre Liquid within ?
- Dans D, quelles pages ont des impressions et un texte à elles ? Les autres servent-elles à autre chose qu'à trier ?
- robots.txt interdit-il une page dont la canonical ou le noindex devrait être lu ?
- Quelles collections de G ont le même contenu qu'une autre, ou aucun produit ?

# Étape 3. Décider
Tableau : Famille | Exemple | Nombre | Preuve | Décision (garder, lien à corriger, canonical, noindex, redirection, laisser) | Où agir (administration, thème, robots.txt.liquid, application, impossible) | Effort | Contrôle.
Trois tickets au plus, le premier étant celui qui supprime le plus d'adresses inutiles à leur source. Donne la ligne de Liquid à chercher et sa remplaçante, ou dis quel fichier m'envoyer.

# À garder en tête
Shopify redirige une adresse qui ne répond plus : on retire la page avant de créer la redirection. robots.txt ferme l'exploration et ne retire rien de l'index. « Autre page avec balise canonique correcte » décrit un état normal.

# Limites
Sans colonne canonical, suspends les décisions C et E. N'invente aucun clic, aucun effet sur le budget d'exploration. Une adresse protégée reçoit la mention « accord requis ».

# Vérification
Additionne les familles : la somme doit égaler le nombre de lignes du crawl. Corrige avant de rendre.`,
  requetes_seo: {
    requetes: [
      'audit seo shopify',
      'contenu dupliqué shopify collections products',
      'url canonique shopify',
      'robots.txt.liquid shopify',
      'trop de pages explorées shopify',
      'étiquettes de collection shopify indexées',
    ],
    demandes: [
      'trop d’urls dans google shopify',
      'collections tags variantes doublons',
      'google explore des pages inutiles de ma boutique',
      'paramètres d’url inutiles',
      'screaming frog sort 10000 urls',
      'nettoyer les urls de mon thème',
      'pages collections vides indexées',
      'mon shopify a plein de pages bizarres',
      'google voit dix fois plus de pages que d’articles',
      'mon e-shop fabrique des liens en double',
      'même produit accessible par deux chemins',
      'within: collection dans le Liquid',
      'des milliers de « détectées, actuellement non indexées »',
      'paramètres pr_prod_strat et pr_rec_id partout',
      'sort_by et variant dans Screaming Frog',
      'tags de collection qui polluent l’index',
      'robots.txt.liquid à modifier sans tout casser',
      'gaspillage de crawl budget e-commerce',
      'faceted navigation duplicate content',
      'rayons vides que Googlebot visite encore',
      'ménage technique dans mon catalogue en ligne',
      'pages de couleur et de taille qui se répètent',
      'balise canonique vers la mauvaise fiche',
      'marque de vêtements, sous-dossiers par langue, doublons partout',
      'ma boutique Shopify a dix adresses par tasse',
      'les étiquettes de teinte créent des pages à l’infini',
      'mon thème multiplie les chemins vers un bijou',
      'Google perd son temps sur mes filtres',
      'huit cents articles, douze mille liens recensés',
      'des queues étranges après le point d’interrogation',
      'Shopify suisse en trois langues, tout se répète',
      'assainir les collections sans perdre de ventes',
      'quoi bloquer, quoi laisser dans mon magasin Shopify',
      'une bougie rangée dans plusieurs rayons à la fois',
      'l’appli de suggestions rallonge mes liens',
      'l’outil d’exploration n’en finit plus sur mon shop',
      'modifier le gabarit pour couper les liens superflus',
      'le panier et la recherche interne sortent sur Google',
      'ma boutique Shopify vend soixante bijoux et Google en recense trois mille pages, d’où ça sort',
      'le développeur demande quelle ligne changer dans le thème Shopify pour que chaque chaussure garde un seul lien',
      'on m’a dit de tout interdire aux robots sur mon shop, j’ai peur de faire disparaître mes vrais rayons',
      'j’ai passé le Shopify d’une cliente au crawler, ça déborde de tris et de filtres, aide-moi à classer',
      'pourquoi la même théière apparaît-elle sous les cadeaux, sous la porcelaine et encore une fois toute seule',
      'chaque tag que j’accroche à une robe dans Shopify fabrique une page presque vide',
      'stagiaire, je dois expliquer à la gérante quelles pages de son Shopify servent et lesquelles encombrent',
      'dégraisser l’index d’une boutique Shopify',
      'pages parasites créées par mon e-shop',
      'index bloat',
      'URL parasites Shopify',
    ],
  },
  date_creation: '2026-11-24T09:20:00Z',
  date_modification: '2026-11-24T09:20:00Z',
}
