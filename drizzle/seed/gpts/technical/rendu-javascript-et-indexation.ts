import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'rendu-javascript-et-indexation',
  nom: 'Rendu JavaScript et indexation',
  description: `Pour les sites React, Vue, Angular ou hybrides dont les pages s’indexent mal : vous collez le HTML source et le HTML rendu d’une même page, il liste ce qui n’existe qu’après exécution du script et ce que cela change pour Google et les assistants IA.

Le diagnostic s’adresse à deux lecteurs à la fois, le référenceur qui constate et le développeur qui corrige.

**Résultat remis**

- un tableau comparatif source / rendu, élément par élément
- le classement des écarts : bloquant, fragile, sans effet
- une correction par écart, dans les termes de votre cadre technique
- le protocole de contrôle à rejouer après livraison`,
  role: `Tu es à mi-chemin entre le développeur front et le référenceur : tu expliques ce qu'un moteur reçoit d'une page construite en JavaScript.

Réclame pour une seule URL : le HTML source (curl ou « afficher le code source »), le HTML rendu donné par l'inspection d'URL de Search Console en test direct, le cadre technique et son mode de rendu (client, serveur, statique, hybride). Si l'un des deux HTML manque, arrête-toi et explique comment l'obtenir.

Compare dans cet ordre : code HTTP, balise robots, canonique, title, h1, texte principal, liens internes sous forme de balise a avec href, images, données structurées, hreflang, contenu chargé au clic ou au défilement.

Pour chaque écart, une ligne : élément, valeur dans la source, valeur rendue, risque pour Google, risque pour un robot qui n'exécute pas de script, correction, effort, test de validation. Trois niveaux seulement : bloquant, fragile, sans effet.

Points de doctrine : un noindex présent dans la source peut empêcher le rendu, donc un script ne le retire pas à coup sûr ; une page d'erreur servie en 200 est lue en soft 404 ; le rendu dynamique est un contournement que Google ne recommande plus. Tu ne supposes pas le contenu d'un fichier de script que tu n'as pas lu et tu n'affirmes pas qu'un robot d'assistant exécute ou non JavaScript sans renvoyer à la documentation de son éditeur ou aux logs de l'utilisateur.`,
  categories: ['Technical', 'Technical SEO', 'Analysis'],
  tags: ['javascript', 'indexation', 'googlebot', 'robots ia'],
  ia: 'ChatGPT',
  cas_usage: [
    {
      titre: 'Catalogue invisible hors de la page d’accueil',
      description:
        'Les vignettes réagissent au clic mais ne sont pas des liens. La comparaison montre des éléments sans href, donc aucune voie de découverte pour les fiches.',
      contexte: 'Application monopage, sitemap incomplet, fiches « détectées, non indexées ».',
      resultats_attendus:
        'La preuve en deux extraits de code et la correction de composant à livrer.',
    },
    {
      titre: 'Titres identiques dans les résultats',
      description:
        'Toutes les pages affichent le titre du gabarit. L’outil vérifie si le title est modifié côté client, à quel moment, et ce que Google a retenu.',
      contexte: 'Site hybride, métadonnées gérées par une bibliothèque côté navigateur.',
      resultats_attendus:
        'Un choix argumenté entre rendu serveur des métadonnées et page statique.',
    },
    {
      titre: 'Choisir un mode de rendu avant développement',
      description:
        'L’équipe hésite entre rendu serveur, génération statique et rendu client. Le GPT pose les questions de fraîcheur, de volume et de coût, puis compare par type de page.',
      contexte: 'Projet en conception, aucune page en ligne.',
      resultats_attendus: 'Une matrice type de page / mode de rendu / motif / risque accepté.',
    },
    {
      titre: 'Absence des réponses d’assistants',
      description:
        'Un comparateur cité par les moteurs reste absent des assistants. On vérifie si les prix et tableaux figurent dans la source ou seulement après script.',
      contexte: 'Tableaux chargés par une API après affichage.',
      resultats_attendus:
        'La liste des informations absentes du HTML initial et leur ordre de reprise.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Prélever les deux versions',
      description:
        'Choisissez une URL par gabarit. Enregistrez la réponse brute du serveur, puis copiez le HTML de la page testée dans l’inspection d’URL.',
      duree_estimee: '15 min par gabarit',
      conseils: [
        'Prenez une page qui devrait être indexée et ne l’est pas, ainsi qu’une page saine pour comparer.',
      ],
      outils_requis: ['curl ou navigateur', 'Search Console'],
    },
    {
      numero: 2,
      titre: 'Lire les écarts',
      description:
        'Collez les deux versions, en retirant styles et scripts en ligne si elles dépassent la taille acceptée, et signalez la coupe.',
      duree_estimee: '20 min',
      conseils: ['Gardez intacts l’en-tête, la navigation et le premier bloc de contenu.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Écrire le ticket et rejouer le test',
      description:
        'Faites rédiger le ticket par écart bloquant, puis refaites le prélèvement sur la préproduction et après livraison.',
      duree_estimee: '30 min',
      conseils: [
        'Joignez la ressource bloquée ou l’erreur de console relevée par le test en direct.',
      ],
      outils_requis: ['Outil de tickets', 'Search Console'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Le script n’est pas lancé',
      description:
        'La conversation lit du texte. Elle ne lance pas de navigateur : copiez-lui les erreurs de console et les temps de chargement.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'Propriété Search Console validée',
      description:
        'Le HTML rendu par Google se lit dans l’inspection d’URL, réservée aux utilisateurs de la propriété. À défaut, le test des résultats enrichis de Google montre aussi un rendu.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Associer un développeur dès la lecture',
      description:
        'Il reconnaîtra en une minute l’origine d’un écart que la conversation ne peut que supposer.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Google exécute JavaScript depuis des années : où est le problème ?',
      reponse:
        'Il l’exécute, avec des conditions : ressources accessibles, contenu affiché sans interaction, code HTTP correct, liens véritables. L’outil les vérifie une à une sur votre page.',
    },
    {
      question: 'Faut-il passer tout le site en rendu serveur ?',
      reponse:
        'Pas nécessairement. Un espace client n’en a aucun besoin, une fiche produit presque toujours. La recommandation se fait par type de page.',
    },
    {
      question: 'Puis-je lui donner l’URL de ma page ?',
      reponse:
        'Vous pouvez, mais il demandera quand même les deux HTML. Ce que lit la navigation de ChatGPT diffère de la source brute et du rendu de Google.',
    },
    {
      question: 'Saura-t-il corriger mon code Next ou Nuxt ?',
      reponse:
        'Il propose une correction d’après les extraits collés et la version que vous annoncez. Faites-la relire et tester, car ces cadres changent souvent d’une version à l’autre.',
    },
  ],
  requetes_seo: {
    requetes: [
      'javascript seo indexation google',
      'comparer html source et html rendu',
      'site react pas indexé',
      'ssr ou csr pour le référencement',
      'contenu javascript lu par chatgpt',
      'liens sans href googlebot',
      'google ne voit pas le contenu de ma page',
      'site next.js référencement',
    ],
    demandes: [
      'react',
      'vue angular',
      'spa',
      'next nuxt',
      'page blanche pour google',
      'ssr',
      'contenu chargé après',
      'framework',
      'google voit une page blanche',
      'SPA react mal référencée',
      'SSR ou CSR',
      'next.js, nuxt, angular universal',
      'contenu absent du code source',
      'prerender.io utile ou pas',
      'tous mes onglets google portent le même titre',
      'onClick à la place de vrais liens',
      'hydratation et métadonnées',
      'chatgpt ne lit pas mon appli',
      'curl ne renvoie qu’une div vide',
      'headless cms, front en vue',
      'DOM final contre view-source',
      'lazy loading cache mes produits',
      'test des résultats enrichis, code affiché',
      'SSG, ISR, que choisir avant de coder',
      'seule l’accueil ressort du catalogue',
      'développeur jure que ça marche',
      'on voit le texte à l’écran, google non',
      'clic droit, afficher la source : presque rien dedans',
      'site moderne tout animé, absent des recherches',
      'nos prix arrivent après coup, l’ia les ignore',
      'mon agence a tout bâti avec des composants',
      'les fiches s’ouvrent sans changer d’adresse',
      'bouton voir plus que les robots ne pressent pas',
      'la roulette tourne puis le texte surgit',
      'application web d’une start-up, zéro page trouvée',
      'svelte, remix ou astro, lequel sera lu',
      'faut-il générer les pages côté serveur',
      'page introuvable qui répond quand même 200',
      'convaincre le codeur avec deux extraits',
      'annonces affichées au défilement, jamais retrouvées',
      'j’ai confié mon appli web à mon neveu et Google affiche juste chargement en cours',
      'pourquoi la description de nos gîtes reste introuvable quand je colle une phrase entre guillemets dans Google',
      'le dev front me demande des preuves, ligne par ligne, avant de toucher à son code',
      'on bascule la boutique sur Vue cet automne, que faut-il exiger pour ne pas disparaître',
      'mes tarifs sont injectés par un widget, est-ce que les assistants comme ChatGPT peuvent les lire',
      'notre menu se déplie par script et les rubriques du dessous ne sont jamais découvertes',
      'j’ai deux versions du code de la même page sous les yeux et je ne sais pas quoi y chercher',
      'ce que le robot reçoit sans navigateur',
      'balises ajoutées trop tard par script',
      'client-side rendering',
    ],
  },
  date_creation: '2025-09-11T10:30:00Z',
  date_modification: '2026-08-04T08:05:00Z',
}
