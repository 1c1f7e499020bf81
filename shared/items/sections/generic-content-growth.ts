import type { GenericContent } from './generic-section.ts'

/** Generic sections of the assistants of every other category. */
export const genericContentGrowth: GenericContent = {
  cas_usage: [
    {
      titre: 'Choisir entre plusieurs options',
      description:
        'Vous décrivez deux à cinq options, vos contraintes et le critère qui compte le plus. Vous demandez une comparaison qui sépare ce que vous avez fourni de ce qui est supposé.',
      contexte:
        'Budget, temps ou compétences ne permettent pas de tout faire, et la discussion tourne en rond.',
      resultats_attendus:
        'Un tableau\u00a0: option, effet attendu, effort, risque, hypothèse à vérifier. Puis la condition qui ferait changer d’avis.',
    },
    {
      titre: 'Chercher ce qui peut échouer avant d’engager un projet',
      description:
        'Vous soumettez un plan, une page, une offre ou un script, et vous demandez à l’assistant de jouer le contradicteur\u00a0: objections, cas limites, dépendances oubliées.',
      contexte: 'Le lancement approche et toute l’équipe est déjà convaincue.',
      resultats_attendus:
        'La liste des points de rupture, leur gravité, le moyen le moins coûteux de vérifier chacun et celui de revenir en arrière.',
    },
    {
      titre: 'Faire le bilan d’une action terminée',
      description:
        'Vous donnez l’objectif de départ, ce qui a été fait et ce que vous avez mesuré. Vous demandez ce que ces mesures prouvent, et ce qu’elles ne prouvent pas.',
      contexte:
        'Une campagne, un test, un changement de page ou une automatisation arrive à son terme.',
      resultats_attendus:
        'Une page\u00a0: prévu, obtenu, explications possibles, décision proposée (poursuivre, corriger, arrêter) et mesure à prévoir la prochaine fois.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Poser l’objectif et les contraintes',
      description:
        'Écrivez le résultat visé, l’indicateur qui le mesure, sa valeur actuelle et l’échéance. Ajoutez ce qui ne peut pas bouger\u00a0: budget, outils, équipe, obligations légales.',
      duree_estimee: '10 à 15 min',
      conseils: [
        'Si la valeur actuelle est inconnue, commencez par la mesurer.',
        'Dites ce qui a déjà été essayé, et pourquoi cela a été arrêté.',
      ],
      outils_requis: ['Notes de cadrage', 'Relevé de votre indicateur'],
    },
    {
      numero: 2,
      titre: 'Comparer, puis mettre à l’épreuve',
      description:
        'Demandez au moins deux voies possibles avec leurs hypothèses, choisissez-en une, puis faites-la attaquer. Corrigez jusqu’à ce que les objections restantes soient celles que vous acceptez.',
      duree_estimee: '20 à 40 min',
      conseils: [
        'Demandez quelles informations manquent avant de demander une réponse.',
        'Faites marquer chaque hypothèse, pour ne pas la relire plus tard comme un fait.',
      ],
      outils_requis: ['Tableur ou document partagé'],
    },
    {
      numero: 3,
      titre: 'Essayer à petite échelle et décider',
      description:
        'Limitez l’essai à une page, un segment ou une copie de vos données. Fixez avant de commencer ce qui vous fera continuer ou arrêter, puis comparez avec la valeur de départ.',
      duree_estimee: '15 à 30 min, plus la durée de l’essai',
      conseils: [
        'Ne changez qu’une chose à la fois, sans quoi le résultat ne s’explique pas.',
        'Gardez une copie de l’état d’origine.',
      ],
      outils_requis: ['Votre outil de mesure', 'Copie ou sauvegarde de l’existant'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Il ne connaît ni vos marges, ni votre marché, ni votre équipe',
      description:
        'Ce que vous ne lui dites pas, il le remplace par un cas moyen. Une recommandation sensée en général peut être mauvaise pour vous\u00a0: donnez vos contraintes avant de demander un avis.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Une estimation de sa part n’est pas une mesure',
      description:
        'Gains, taux, coûts et délais avancés sans vos données sont des suppositions. N’en reprenez aucun dans un budget ou un engagement sans source ni calcul que vous pouvez refaire.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'Un indicateur et sa valeur de départ',
      description:
        'Sans point de comparaison, aucune action ne peut être jugée. Relevez l’indicateur, sa période et son mode de calcul avant de toucher à quoi que ce soit.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Gardez un retour en arrière possible',
      description:
        'Travaillez sur une copie, faites relire tout script ou réglage par une personne qui le comprend, et prévoyez qui annule le changement si l’essai tourne mal.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Peut-il prévoir le résultat d’une action\u00a0?',
      reponse:
        'Il peut poser un calcul à partir de vos chiffres et montrer quelles hypothèses pèsent le plus. Il ne sait pas ce qui va se passer\u00a0: demandez une fourchette, les hypothèses et la façon de les vérifier.',
    },
    {
      question: 'Que faire si la réponse est trop générale\u00a0?',
      reponse:
        'Ajoutez ce qu’il ne peut pas deviner\u00a0: vos contraintes, un exemple réel, ce qui a déjà échoué. Demandez ensuite ce qu’il changerait à sa réponse, au lieu de recommencer de zéro.',
    },
    {
      question: 'Puis-je lui donner nos chiffres internes\u00a0?',
      reponse:
        'Voyez d’abord vos règles internes et les réglages de conservation du service qui héberge l’assistant. Des valeurs en base 100 ou des écarts suffisent souvent à raisonner sans livrer le chiffre d’affaires.',
    },
    {
      question: 'Peut-il agir à ma place dans mes outils\u00a0?',
      reponse:
        'Pas tant que vous ne l’y avez pas connecté. Si vous le faites, donnez les droits les plus faibles possible, essayez sur une copie et gardez une validation humaine avant tout envoi, achat ou effacement.',
    },
  ],
  requetes_seo: {
    titre: 'Recherches sur les assistants de décision',
    requetes: [
      'assistant ia aide à la décision',
      'gpt professionnel en français',
      'ia pour préparer un projet web',
      'comparer des options avec une ia',
    ],
  },
}
