import type { PageText } from './page-text.ts'

/** By the slug of the prompt. */
export const promptPageTexts: Readonly<Record<string, PageText>> = {
  'adresses-shopify-en-trop': {
    description:
      'Un crawl de boutique Shopify rangé en neuf familles d’adresses : canonical, filtres, étiquettes, et le fichier du thème où agir pour chacune.',
  },
  'agent-seo-mcp': {
    description:
      'Pour un agent SEO qui appelle vos outils par MCP : étapes, droits accordés ou refusés, consigne à coller, dix essais et trois critères d’arrêt.',
  },
  'angles-relations-presse': {
    description:
      'Six angles de presse tirés de vos données et de vos experts, notés sur la nouveauté et la preuve, avec la page à citer et le message d’approche.',
  },
  'archives-wordpress-a-trier': {
    description:
      'Catégories, étiquettes, auteurs, dates et fichiers joints de WordPress : une décision par archive, sa raison, et la marche à suivre, écran par écran.',
  },
  'article-fond-preuves-eeat': {
    description:
      'Un entretien avec l’expert, l’inventaire de ses preuves, puis un article à sa signature où chaque affirmation renvoie à un fait vécu ou à une source.',
  },
  'audit-on-page-url': {
    description:
      'Douze contrôles d’une page, preuve copiée du code source à l’appui, puis trois corrections rédigées. Chaque terme technique est expliqué au débutant.',
  },
  'brief-contenu-redacteur': {
    description:
      'Un brief de deux pages pour un rédacteur qui découvre votre site : plan justifié, angle, liens à poser et dix questions pour juger l’article livré.',
  },
  'cannibalisation-export-search-console': {
    description:
      'À partir d’un export requête et page, vos URL en concurrence sont classées : page à garder, fusion ou recentrage, risque et contrôle à 28 jours.',
  },
  'citation-assistants-ia': {
    description:
      'Pour une page que les assistants ne citent pas : accès des robots, passages citables, sources retenues à sa place, corrections et grille de suivi.',
  },
  'controle-contenu-ymyl': {
    description:
      'Santé, argent, droit, sécurité : chaque affirmation de votre texte est rattachée à sa source, puis un avis dit s’il est publiable ou à bloquer.',
  },
  'diagnostic-core-web-vitals': {
    description:
      'LCP, INP et CLS décomposés d’après vos données de terrain et un rapport Lighthouse, puis cinq tickets au plus, rédigés pour les développeurs.',
  },
  'ecarts-editoriaux-concurrents': {
    description:
      'Vos pages et les exports de trois concurrents comparés sujet par sujet : dix écarts au plus, à combler ou à contester, avec preuve et effort en jours.',
  },
  'expert-amelioration-prompts': {
    description:
      'Collez un prompt décevant et le défaut que vous constatez : diagnostic ligne à ligne, version réécrite prête à copier et deux essais pour la juger.',
  },
  'faq-questions-clients': {
    description:
      'Vos questions de clients, collées en vrac, sont comptées et triées. Dix réponses au plus en sortent, fondées sur vos règles de prix et de délai.',
  },
  'fiche-etablissement-google': {
    description:
      'Pour le commerçant ou l’artisan : deux descriptions de fiche Google de 750 caractères au plus, quatre posts hebdomadaires et huit points à vérifier.',
  },
  'fiche-produit-vente-referencement': {
    description:
      'Une fiche produit écrite d’après vos caractéristiques et de vrais avis, balises et textes alternatifs compris, avec la liste de ce qui manque.',
  },
  'flux-produits-assistants-achat': {
    description:
      'Votre export face à la spécification d’un assistant d’achat : champs absents, valeurs refusées, prix qui divergent et trois produits corrigés.',
  },
  'intention-recherche-format-serp': {
    description:
      'Collez les résultats d’une requête : types de pages comptés, intention dominante, format attendu et verdict sur la page que vous comptez publier.',
  },
  'mise-a-jour-contenu-en-baisse': {
    description:
      'Un article recule ? Deux périodes de Search Console et le texte en ligne mènent à une cause, une décision et des retouches section par section.',
  },
  'newsletter-vers-le-site': {
    description:
      'Deux à quatre de vos pages récentes et l’objectif de l’envoi : trois objets, un message de 120 à 200 mots, un bouton, des liens UTM et la mesure GA4.',
  },
  'page-de-vente-francais-simple': {
    description:
      'Une page de vente complète en phrases de vingt mots au plus, du titre au prix, avec le tableau des affirmations et des preuves qu’il reste à réunir.',
  },
  'pages-service-ville': {
    description:
      'Pour les entreprises qui se déplacent : communes notées d’après vos preuves locales, puis un plan particulier pour chaque page de ville retenue.',
  },
  'personas-avis-clients': {
    description:
      'De 40 à 200 avis clients naissent deux à quatre profils d’acheteurs, avec citations exactes, nombre d’avis à l’appui et phrases à ajouter aux pages.',
  },
  'plan-redirections-refonte': {
    description:
      'Anciennes et nouvelles URL appariées dans un CSV avec leur degré de confiance, règles pour votre serveur et recette de la bascule en quatre temps.',
  },
  'post-linkedin-expertise': {
    description:
      'Racontez un cas vécu : le prompt rend un post LinkedIn de 900 à 1 500 caractères, deux ouvertures et le tableau des phrases à faire valider.',
  },
  'prestashop-apres-mise-a-jour': {
    description:
      'Deux relevés d’une boutique PrestaShop comparés : adresses perdues, noindex apparus, réglage en cause, et un plan avec son retour arrière.',
  },
  'prevision-trafic-budget': {
    description:
      'Trois scénarios de trafic SEO bâtis sur votre courbe de clics et vos marges, avec point mort et note de 350 mots pour la direction financière.',
  },
  'questions-longues-mode-ia': {
    description:
      'Une longue question découpée en sous-questions, confrontée à vos pages : réponses absentes, contradictions et passages à ajouter pour le Mode IA.',
  },
  'rapport-discover-sujets': {
    description:
      'Votre rapport Discover lu page par page : audience, taux de clic, titre et image en cause, puis cinq sujets au plus, tirés de ce qui a été lu.',
  },
  'rapport-mensuel-commente': {
    description:
      'Une page de rapport SEO pour un décideur, tirée de vos exports Search Console et GA4 : verdict, écarts expliqués, inconnues et décisions à prendre.',
  },
  'script-tableur-seo': {
    description:
      'Pour la tâche de tableur refaite chaque semaine : spécification, script Apps Script ou Office Scripts commenté, essai à blanc et mode d’emploi.',
  },
  'texte-page-categorie': {
    description:
      'Pour une boutique en ligne : introduction de 35 à 60 mots, guide de choix relié à vos filtres et trois réponses aux questions de vos clients.',
  },
  'titres-meta-descriptions-serie': {
    description:
      'Des titres et méta descriptions pour tout un lot de pages : cinq essais soumis à votre accord, puis la série en tableau à coller dans le tableur.',
  },
  'viser-extrait-optimise': {
    description:
      'Pour une page déjà parmi les dix premières : deux réécritures dans la forme de l’extrait affiché, leur HTML, leur emplacement et le suivi à tenir.',
  },
}
