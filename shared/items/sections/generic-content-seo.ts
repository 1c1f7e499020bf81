import type { GenericContent } from './generic-section.ts'

/** Generic sections of the assistants about search, audits, data and research. */
export const genericContentSeo: GenericContent = {
  cas_usage: [
    {
      titre: 'Tirer des constats vérifiables de données brutes',
      description:
        'Vous collez un export, une liste d’adresses ou le texte d’une page, et vous demandez que chaque constat cite la ligne ou le passage qui le prouve.',
      contexte:
        'Les données sont là, mais personne n’a eu le temps de les lire en entier avant la prochaine réunion.',
      resultats_attendus:
        'Un tableau à quatre colonnes\u00a0: constat, preuve citée, portée, vérification à faire. Ce qui n’a pas de preuve reste une question.',
    },
    {
      titre: 'Départager plusieurs explications d’un même problème',
      description:
        'Vous décrivez le problème, sa date et ce qui a changé autour. L’assistant vous aide à lister les causes possibles et, pour chacune, la donnée qui la confirmerait ou l’écarterait.',
      contexte: 'Une baisse, une absence ou un écart que chacun explique à sa façon.',
      resultats_attendus:
        'Les hypothèses classées de la plus simple à la plus longue à vérifier, avec le rapport à ouvrir pour chacune.',
    },
    {
      titre: 'Transformer un constat en demande claire pour l’équipe',
      description:
        'Vous donnez un constat déjà vérifié et vous demandez une fiche que le développeur, le rédacteur ou le responsable du site peut traiter sans vous rappeler.',
      contexte:
        'Les recommandations existent, mais elles restent dans un document sans responsable.',
      resultats_attendus:
        'Une fiche par sujet\u00a0: éléments concernés, problème, correction demandée, critère d’acceptation, priorité et effort à confirmer par l’équipe.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Délimiter la question',
      description:
        'Écrivez en trois lignes le site ou le sujet, la période et la décision à prendre. Précisez le pays, la langue et l’appareil dès qu’ils changent la réponse.',
      duree_estimee: '5 à 10 min',
      conseils: [
        'Posez une question par conversation\u00a0: les réponses restent plus faciles à contrôler.',
        'Dites ce que vous avez déjà vérifié, pour ne pas le relire.',
      ],
      outils_requis: ['Bloc-notes'],
    },
    {
      numero: 2,
      titre: 'Réunir les données utiles',
      description:
        'Exportez ou copiez seulement ce qui sert la question, avec la source et la date d’extraction. Gardez les en-têtes de colonnes et expliquez ceux qui ne vont pas de soi.',
      duree_estimee: '15 à 30 min',
      conseils: [
        'Retirez les données personnelles avant l’envoi.',
        'Si le fichier est trop long, envoyez un échantillon et dites comment vous l’avez choisi.',
      ],
      outils_requis: ['L’outil qui détient vos données (Search Console, crawl, etc.)', 'Tableur'],
    },
    {
      numero: 3,
      titre: 'Avancer d’un constat à l’autre',
      description:
        'Demandez d’abord ce que les données permettent de dire et ce qu’elles ne permettent pas de dire. Passez aux recommandations une fois ces constats acceptés.',
      duree_estimee: '20 à 40 min',
      conseils: [
        'Exigez la ligne, le passage ou la source derrière chaque affirmation.',
        'Faites séparer les faits, les hypothèses et les recommandations.',
      ],
      outils_requis: ['Données réunies', 'Bloc-notes'],
    },
    {
      numero: 4,
      titre: 'Contrôler, puis décider',
      description:
        'Rouvrez la source de chaque constat important et recalculez les totaux dans votre tableur. Ne gardez que ce que vous pourriez défendre sans l’assistant.',
      duree_estimee: '15 à 30 min',
      conseils: [
        'Notez la date et la mesure de départ de chaque correction, pour juger de son effet plus tard.',
      ],
      outils_requis: ['Les données d’origine', 'Tableur'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Il peut affirmer sans preuve',
      description:
        'Un modèle de langage peut produire un volume de recherche, une position, une adresse ou une source plausibles mais faux. Tout chiffre absent de vos données reste à vérifier à l’origine.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Il ne voit pas vos comptes',
      description:
        'Sans une connexion que vous avez autorisée, il ne lit ni votre Search Console, ni vos statistiques, ni vos journaux de serveur, ni votre fiche d’établissement. S’il consulte le web, il peut recevoir une autre version de la page que Googlebot ou que vos visiteurs.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'Des données datées, avec leur périmètre',
      description:
        'Indiquez l’outil, la date d’extraction, la période et les filtres appliqués. Deux exports aux filtres différents ne se comparent pas.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Essayez sur quelques cas avant de généraliser',
      description:
        'Appliquez d’abord la recommandation à un petit lot, avec un moyen de revenir en arrière, et faites relire par l’équipe technique ce qui touche à l’indexation ou aux redirections.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Peut-il me donner mes positions ou des volumes de recherche\u00a0?',
      reponse:
        'Pas de façon fiable à lui seul. Fournissez un export de Search Console ou de votre outil de mots-clés, et demandez-lui d’écrire «\u00a0non fourni\u00a0» plutôt que d’estimer.',
    },
    {
      question: 'Comment savoir si une recommandation est encore valable\u00a0?',
      reponse:
        'Demandez-lui sur quelle documentation il s’appuie, puis ouvrez-la\u00a0: les règles des moteurs changent et un modèle peut avoir retenu une version ancienne. Pour Google, la référence est la documentation de Search Central.',
    },
    {
      question: 'Puis-je lui confier les exports d’un client\u00a0?',
      reponse:
        'Relisez d’abord votre contrat et les réglages de conservation du service qui héberge l’assistant. Retirez ensuite noms, adresses e-mail, adresses IP et identifiants\u00a0: l’analyse en a rarement besoin.',
    },
    {
      question: 'Remplace-t-il un consultant ou un outil de crawl\u00a0?',
      reponse:
        'Non. L’outil mesure, le consultant connaît vos contraintes et répond de ses choix. L’assistant fait gagner du temps entre les deux\u00a0: lire, classer, formuler, chercher ce qui manque.',
    },
  ],
  requetes_seo: {
    titre: 'Recherches sur les assistants SEO',
    requetes: [
      'assistant ia seo',
      'gpt seo en français',
      'ia pour le référencement naturel',
      'analyser des données seo avec une ia',
    ],
  },
}
