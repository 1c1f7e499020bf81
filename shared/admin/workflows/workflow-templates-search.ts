import type { WorkflowStep } from '#shared/items/sections/workflow.ts'

/** For GPTs about search engines and audits of a site. */
export const seoSteps: WorkflowStep[] = [
  {
    numero: 1,
    titre: 'Fixer le périmètre et la question',
    description:
      'Dites au GPT quel site, quel répertoire ou quelles pages sont concernés, pour quel pays et sur quelle période, puis la décision que son travail doit éclairer. Un audit sans décision à prendre finit en liste de remarques.',
    duree_estimee: '10 min',
    conseils: [
      'Citez trois pages qui comptent pour votre activité et deux que vous pourriez perdre.',
      'Signalez refonte, migration, changement de CMS ou mise à jour de Google sur la période.',
    ],
    outils_requis: ['ChatGPT'],
  },
  {
    numero: 2,
    titre: 'Fournir les exports qui prouvent',
    description:
      'Collez l’export Performances de Search Console (requêtes et pages), puis un extrait de votre exploration. Pour chaque fichier, donnez la propriété, les filtres actifs et la date d’extraction.',
    duree_estimee: '30 min',
    conseils: [
      'Gardez les mêmes bornes de dates dans tous les fichiers.',
      'Retirez adresses de courriel et identifiants clients avant de coller.',
    ],
    outils_requis: ['Google Search Console', 'Robot d’exploration', 'Tableur'],
  },
  {
    numero: 3,
    titre: 'Contester les constats un par un',
    description:
      'Demandez pour chaque constat la ligne ou la page qui le prouve et l’explication la plus simple qui l’écarterait. Ouvrez deux pages au hasard et comparez avec ce que le GPT en dit.',
    duree_estimee: '30 min',
    conseils: [
      'Refusez tout chiffre de volume ou de trafic qui ne vient pas de vos fichiers.',
      'Inspectez l’URL dans Search Console avant de conclure à un problème d’indexation.',
    ],
    outils_requis: ['ChatGPT', 'Navigateur', 'Outil d’inspection d’URL'],
  },
  {
    numero: 4,
    titre: 'Convertir les constats en tickets',
    description:
      'Faites rédiger une fiche par correction : pages touchées, changement demandé, critère d’acceptation, métier concerné. Classez-les avec vous selon l’effet attendu et la charge, puis notez la date à laquelle vous mesurerez.',
    duree_estimee: '20 min',
    conseils: [
      'Faites estimer la charge par qui fera le travail, jamais par le GPT.',
      'Annotez la date de mise en ligne pour lire la courbe ensuite.',
    ],
    outils_requis: ['ChatGPT', 'Outil de suivi des tâches'],
  },
]

/** For GPTs that read data and sources. */
export const analysisSteps: WorkflowStep[] = [
  {
    numero: 1,
    titre: 'Écrire la question et l’hypothèse',
    description:
      'Formulez en deux lignes ce que vous cherchez à savoir, ce que vous croyez déjà et ce qui vous ferait changer d’avis. Le GPT triera les données selon cette question et non selon ce qu’elles ont de spectaculaire.',
    duree_estimee: '10 min',
    conseils: [
      'Une question par conversation.',
      'Précisez qui lira la réponse et pour décider quoi.',
    ],
    outils_requis: ['ChatGPT'],
  },
  {
    numero: 2,
    titre: 'Réunir les données ou les sources',
    description:
      'Collez un extrait représentatif avec ses en-têtes, ou la liste des sources retenues avec leur date. Dites comment l’extrait a été choisi et ce qui n’y figure pas.',
    duree_estimee: '20 min',
    conseils: [
      'Expliquez chaque colonne dont le nom ne va pas de soi.',
      'Pour une source en ligne, collez le passage utile plutôt que le seul lien.',
    ],
    outils_requis: ['Tableur', 'ChatGPT'],
  },
  {
    numero: 3,
    titre: 'Faire apparaître les écarts',
    description:
      'Demandez un tableau : constat, valeur, valeur de comparaison, ligne ou source d’origine, explication possible. Faites refaire à la main deux calculs pris au hasard.',
    duree_estimee: '25 min',
    conseils: [
      'Comparez la même période un an plus tôt avant de parler de hausse ou de baisse.',
      'Faites signaler les effectifs trop petits pour conclure.',
    ],
    outils_requis: ['ChatGPT', 'Tableur'],
  },
  {
    numero: 4,
    titre: 'Séparer ce qui est établi de ce qui reste à vérifier',
    description:
      'Terminez par trois listes : établi par les données, probable, à vérifier avec le moyen de le faire. C’est cette page, et non la conversation, que vous partagez.',
    duree_estimee: '15 min',
    conseils: [
      'Relisez chaque conclusion en cherchant la donnée qui la contredirait.',
      'Datez la page : une analyse vieillit au même rythme que ses données.',
    ],
    outils_requis: ['ChatGPT', 'Document partagé'],
  },
]
