import type { WorkflowStep } from '#shared/items/sections/workflow.ts'

/** For the GPT that designs an application before a builder makes it. */
export const architectSteps: WorkflowStep[] = [
  {
    numero: 1,
    titre: 'Raconter l’usage, pas l’écran',
    description:
      'Décrivez une personne réelle, la tâche qu’elle fait aujourd’hui sans l’application et ce qui lui fait perdre du temps. Terminez par ce que la première version ne fera pas.',
    duree_estimee: '20 min',
    conseils: [
      'Limitez-vous à un seul type d’utilisateur pour la première version.',
      'Une exclusion écrite vaut mieux qu’une fonction « pour plus tard ».',
    ],
    outils_requis: ['ChatGPT'],
  },
  {
    numero: 2,
    titre: 'Arrêter les données et les droits',
    description:
      'Faites lister chaque donnée : nom, type, exemple, qui la lit, qui l’écrit, combien de temps elle est gardée. Relisez ce tableau avec la personne qui connaît le métier, car tout le reste en découle.',
    duree_estimee: '30 min',
    conseils: [
      'Demandez ce qui se passe quand une donnée manque ou existe en double.',
      'Repérez les données personnelles et justifiez chacune.',
    ],
    outils_requis: ['ChatGPT', 'Tableur'],
  },
  {
    numero: 3,
    titre: 'Découper en lots qui se testent',
    description:
      'Demandez une suite de lots, chacun utilisable seul, avec ses écrans, ses règles et une liste de vérifications que vous ferez vous-même. Le premier lot doit tenir en une séance de travail.',
    duree_estimee: '25 min',
    conseils: [
      'Gardez l’authentification et les paiements hors du premier lot si l’usage le permet.',
      'Écrivez chaque vérification comme un geste et un résultat visible.',
    ],
    outils_requis: ['ChatGPT'],
  },
  {
    numero: 4,
    titre: 'Construire un lot, vérifier, corriger la consigne',
    description:
      'Donnez à Lovable la consigne du premier lot seulement, parcourez vos vérifications, puis rapportez les écarts au GPT pour qu’il corrige la consigne avant le lot suivant.',
    duree_estimee: '1 h par lot',
    conseils: [
      'Enregistrez une version qui fonctionne avant chaque nouveau lot.',
      'Faites relire les règles d’accès aux données par un développeur avant toute mise en ligne.',
    ],
    outils_requis: ['Lovable', 'ChatGPT', 'GitHub'],
  },
]

/** For GPTs that write code, formulas and automations. */
export const developmentSteps: WorkflowStep[] = [
  {
    numero: 1,
    titre: 'Montrer l’entrée et la sortie attendue',
    description:
      'Collez un échantillon réel de ce que vous avez et, en face, ce que vous voulez obtenir. Indiquez l’outil et sa version (tableur, langage, CMS) et ce que vous avez le droit d’installer.',
    duree_estimee: '15 min',
    conseils: [
      'Ajoutez deux cas limites : une ligne vide, un caractère accentué.',
      'Remplacez mots de passe, clés et données personnelles par des exemples.',
    ],
    outils_requis: ['ChatGPT', 'Échantillon de données'],
  },
  {
    numero: 2,
    titre: 'Faire écrire la solution et son essai',
    description:
      'Demandez le code ou la formule, l’explication ligne par ligne des passages qui ne vont pas de soi et un jeu d’essai avec le résultat attendu. Exécutez-le sur l’échantillon, puis rendez au GPT le message d’erreur complet s’il échoue.',
    duree_estimee: '30 min',
    conseils: [
      'Travaillez sur une copie du fichier ou dans un environnement de test.',
      'Vérifiez dans la documentation officielle toute fonction que vous ne connaissez pas.',
    ],
    outils_requis: ['ChatGPT', 'Éditeur de code ou tableur'],
  },
  {
    numero: 3,
    titre: 'Passer aux données complètes sous contrôle',
    description:
      'Comparez le nombre de lignes avant et après, relisez dix résultats pris au hasard, puis faites rédiger un mode d’emploi court : à quoi sert l’outil, comment le lancer, comment revenir en arrière.',
    duree_estimee: '20 min',
    conseils: [
      'Gardez la version précédente et la date du changement.',
      'Notez la limite connue : volume, format ou langue non gérés.',
    ],
    outils_requis: ['Éditeur de code ou tableur', 'Document partagé'],
  },
]
