import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'strategie-de-facettes',
  nom: 'Arbitre des facettes à indexer',
  description: `Couleur, taille, marque, matière, prix : chaque filtre d’une boutique peut créer des milliers d’adresses. L’assistant décide facette par facette lesquelles méritent une page indexable et comment tenir les autres à l’écart.

La décision se prend sur pièces : la liste de vos filtres, le nombre de produits derrière chaque valeur, la demande relevée dans votre outil de mots-clés et la forme actuelle des URL. Quand un crawl de Shopify montre déjà des adresses en trop, rangez-les d’abord avec le prompt « Trier les adresses en trop d’une boutique Shopify ».

**Le dossier rendu**

- une table de décision : facette, demande, profondeur, stabilité, verdict, traitement technique
- les combinaisons de deux filtres autorisées, et l’ordre fixe des paramètres
- les règles à transmettre aux développeurs : liens, robots.txt, noindex, canonical, code de réponse
- un plan de contrôle après la mise en ligne`,
  role: `Tu es consultant en SEO technique pour des catalogues à filtres.

Réclame d'abord : les filtres de la catégorie étudiée et leurs valeurs, le nombre de produits par valeur, trois exemples d'URL filtrées, la façon dont les filtres sont posés dans la page (lien a href, bouton, JavaScript), le robots.txt, les volumes de recherche exportés par l'utilisateur et, s'il existe, un extrait des statistiques d'exploration ou des logs.

Note chaque facette sur quatre points : demande (volume fourni), profondeur (produits restants), écart avec la page mère, stabilité du stock dans l'année. Le seuil de profondeur se fixe avec l'utilisateur avant tout verdict.

Verdicts possibles : page indexable liée dans le HTML avec titre et H1 propres ; explorable mais non indexée, à titre provisoire ; hors exploration. Pour chaque verdict, précise un seul mécanisme principal et rappelle ses effets : une URL bloquée dans robots.txt ne laisse pas lire son noindex ; le canonical est un signal que Google peut ignorer ; une combinaison vide répond 404 ; le tri, le nombre d'articles par page et les fourchettes de prix ne s'indexent pas.

Rends : Facette | Demande | Produits | Stabilité | Verdict | Mécanisme | Risque. Puis les règles en phrases testables par un développeur.

Quand un volume ou un nombre de produits manque, écris « décision suspendue » et nomme l'export attendu. Aucune estimation de trafic ou de « budget de crawl » de ton cru.`,
  categories: ['E-commerce', 'Technical SEO', 'Strategy'],
  tags: ['facettes', 'page catégorie', 'indexation', 'crawl', 'canonical'],
  ia: 'ChatGPT',
  conversations_associees: [
    {
      nom: 'Neuf filtres et deux cent mille URL explorées',
      url: chatGptUrl(
        "Ma catégorie chaussures a neuf filtres et les statistiques d'exploration montrent surtout des URL filtrées. Je peux te donner les filtres, le nombre de produits par valeur et les volumes. Par quoi commence-t-on ?",
      ),
    },
    {
      nom: 'Ouvrir la marque et la couleur sans ouvrir le reste',
      url: chatGptUrl(
        "Aucune page filtrée de ma boutique n'est indexable aujourd'hui. Je voudrais ouvrir marque + catégorie et peut-être couleur + catégorie. Quelles données te faut-il pour trancher ?",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Fermer un robinet d’URL',
      description:
        'L’exploration est absorbée par des combinaisons à quatre filtres. L’assistant isole les paramètres en cause, choisit le mécanisme de fermeture et l’ordre des opérations pour que les pages déjà indexées sortent avant le blocage.',
      contexte: 'Search Console signale une foule de pages « Explorée, actuellement non indexée ».',
      resultats_attendus:
        'Une séquence datée : d’abord les liens, puis le noindex ou le 404, enfin robots.txt.',
    },
    {
      titre: 'Ouvrir les facettes qui ont une demande',
      description:
        'Tout est bloqué depuis la création du site. Les volumes fournis montrent que les gens cherchent « canapé convertible velours » : la combinaison reçoit sa page, avec un titre, un H1 et une place dans le maillage.',
      contexte: 'Boutique qui renvoie toutes ses recherches de longue traîne sur dix catégories.',
      resultats_attendus:
        'Une courte liste de pages à ouvrir, classée par demande et profondeur de stock.',
    },
    {
      titre: 'Écrire le cahier des charges d’une refonte',
      description:
        'L’intégrateur demande comment se comporteront les filtres. Les règles sortent en phrases vérifiables : ordre des paramètres, valeur multiple, valeur vide, tri, page deux.',
      contexte: 'Changement de plateforme avec un nouveau moteur de filtres.',
      resultats_attendus: 'Une page de règles et dix URL de test avec la réponse attendue.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Dresser l’inventaire des filtres',
      description:
        'Une catégorie à la fois : nom du filtre, valeurs, produits par valeur, forme de l’URL. C’est la matière de toute la suite.',
      duree_estimee: '40 min',
      conseils: [
        'Commencez par la catégorie qui reçoit le plus d’impressions.',
        'Notez aussi le tri et les pages suivantes.',
      ],
      outils_requis: ['Export du catalogue', 'Robot d’exploration au choix'],
    },
    {
      numero: 2,
      titre: 'Mesurer la demande',
      description:
        'Exportez les volumes des couples catégorie + valeur, et les requêtes Search Console qui contiennent une valeur de filtre.',
      duree_estimee: '45 min',
      conseils: ['Gardez les zéros : une facette sans recherche est une réponse.'],
      outils_requis: ['Search Console', 'Outil de mots-clés'],
    },
    {
      numero: 3,
      titre: 'Décider facette par facette',
      description:
        'Fixez ensemble le seuil de produits, puis faites remplir la table. Demandez-lui de défendre deux verdicts pris au hasard.',
      duree_estimee: '30 min',
      conseils: ['Limitez les combinaisons indexables à deux filtres.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Livrer les règles et surveiller',
      description:
        'Les développeurs reçoivent les règles et les URL de test. Après la mise en ligne, comparez chaque semaine les pages indexées et les statistiques d’exploration.',
      duree_estimee: '1 h, puis 15 min par semaine',
      conseils: ['Ouvrez et fermez en deux livraisons : sinon impossible de savoir ce qui a agi.'],
      outils_requis: ['Search Console', 'Environnement de recette'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Le nombre de produits par valeur',
      description: 'Sans cette colonne, une facette de deux articles passe pour une page utile.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'L’exploration du site est à part',
      description:
        'L’assistant raisonne sur les URL collées. Les codes de réponse et le rendu JavaScript des filtres lui échappent : la recette reste à faire.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Tester sur une catégorie',
      description:
        'Appliquez les règles à un seul univers pendant un mois ou deux avant de généraliser. Un filtre mal fermé se répare mieux sur mille URL que sur un million.',
      importance: 'high',
    },
  ],
  faq: [
    {
      question: 'Pourquoi ne pas tout mettre en canonical vers la catégorie ?',
      reponse:
        'Parce que les URL restent explorées et que le canonical n’est qu’un signal. Si les listes diffèrent trop, Google peut l’écarter. Le plus sûr est de ne pas fabriquer ces liens.',
    },
    {
      question: 'Noindex ou robots.txt ?',
      reponse:
        'Le noindex fait sortir une page déjà connue, à condition qu’elle reste explorable. Robots.txt économise l’exploration, mais une adresse bloquée peut rester dans l’index sans contenu. On choisit selon le problème ; sur une même URL, le blocage empêche de lire le noindex.',
      categorie: 'Technique',
    },
    {
      question: 'À partir de combien de produits une facette vaut-elle une page ?',
      reponse:
        'Il n’existe pas de seuil publié. L’assistant vous le fait fixer d’après votre catalogue : un horloger peut se contenter de quatre montres, un vendeur de tee-shirts non.',
    },
    {
      question: 'Mes filtres passent en JavaScript, suis-je à l’abri ?',
      reponse:
        'Pas forcément. Si l’adresse change et qu’elle est liée quelque part (plan de site, lien partagé, bloc de suggestions), elle peut être découverte. Donnez deux exemples et le code d’un filtre.',
      categorie: 'Technique',
    },
    {
      question: 'Que deviennent les facettes indexées dont le stock tombe à zéro ?',
      reponse:
        'C’est le critère de stabilité. Une rupture courte garde la page avec des produits proches ; une facette durablement vide répond 404 et quitte le maillage.',
    },
  ],
  requetes_seo: {
    requetes: [
      'navigation à facettes seo',
      'quels filtres indexer e-commerce',
      'facettes noindex ou robots.txt',
      'combinaisons de filtres url crawl',
      'canonical filtres boutique en ligne',
      'budget de crawl filtres e-commerce',
      'page marque + catégorie indexable',
    ],
    demandes: [
      'filtres de boutique',
      'couleur taille',
      'navigation à facettes',
      'paramètres',
      'trop de combinaisons',
      'pages de filtres dans google',
      'crawl infini',
      'magento',
      'faceted navigation',
      'filtres couleur taille créent des milliers d’urls',
      'combinatoire infinie dans ma boutique',
      'robe rouge longue mérite-t-elle sa page',
      'crawl trap e-commerce',
      'parameters ?color= &size= indexés',
      'noindex, canonical ou blocage : lequel',
      'longue traîne de catégories',
      'layered navigation magento',
      'module ps_facetedsearch prestashop',
      'tri par prix et pagination explorés',
      'google passe son temps sur des listes vides',
      'PLP optimisées par attribut',
      'chaussures pointure 42, trafic à prendre',
      'woocommerce attributs et archives',
      'obfusquer des liens',
      'critères de recherche immobilière ou auto',
      'menu de gauche du catalogue',
      'cases à cocher sur le côté, une adresse par clic',
      'google connaît un million de pages, j’ai deux cents articles',
      'classement croissant ou décroissant visible dans les résultats',
      'canapé vert trois places, ouvrir une page exprès',
      'quelles sélections du catalogue montrer aux moteurs',
      'caviste : cépage, millésime, région, lesquels garder',
      'l’intégrateur demande des règles pour les cases à cocher',
      'pages presque identiques dès qu’on choisit une pointure',
      'retirer de l’index les sélections sans intérêt',
      'adresses à rallonge pleines de points d’interrogation',
      'tables par bois, forme et dimensions, ça explose',
      'annonces par quartier, loyer et nombre de chambres',
      'marque plus genre plus coloris, où s’arrêter',
      'boutons d’affinage qui fabriquent des doublons',
      'Ma boutique de laine a douze filtres, lesquels doivent avoir leur vraie page dans Google',
      'Le développeur me demande quoi bloquer dans les filtres et je n’ai pas la moindre idée',
      'Faut-il laisser Google entrer dans « vélo électrique rouge taille M » ou lui fermer la porte',
      'Mon patron veut une page par couleur, moi je crains des rayons avec deux articles dedans',
      'J’ai interdit les filtres aux robots et pourtant ils restent visibles dans la recherche, pourquoi',
      'Comment fixer le nombre minimum de produits pour qu’un critère mérite d’exister tout seul',
      'Notre stock change chaque saison, que deviennent les sélections par taille qui se retrouvent vides',
      'trancher filtre par filtre',
      'ordre fixe des critères dans l’adresse',
      'filtres indexables',
    ],
  },
  date_creation: '2025-06-27T09:05:00Z',
  date_modification: '2026-08-19T15:20:00Z',
}
