import type { WorkflowStep } from '#shared/items/sections/workflow.ts'

/** For GPTs that write and edit. */
export const contentSteps: WorkflowStep[] = [
  {
    numero: 1,
    titre: 'Donner le brief en cinq lignes',
    description:
      'Indiquez le sujet, le lecteur et sa situation, l’action attendue après lecture, le support et la longueur. Ajoutez la requête visée si le texte doit être trouvé dans un moteur.',
    duree_estimee: '10 min',
    conseils: [
      'Décrivez le lecteur par ce qu’il sait déjà, pas par son âge.',
      'Dites ce que le texte ne doit ni promettre ni répéter.',
    ],
    outils_requis: ['ChatGPT'],
  },
  {
    numero: 2,
    titre: 'Confier votre matière première',
    description:
      'Collez ce que vous seul possédez : notes d’entretien, chiffres internes avec leur date, exemples vécus, deux textes dont le ton vous plaît. Sans cette matière, le texte dira ce que disent déjà les autres.',
    duree_estimee: '20 min',
    conseils: [
      'Mettez à part ce qui peut être publié et ce qui doit rester interne.',
      'Donnez la source de chaque chiffre en même temps que le chiffre.',
    ],
    outils_requis: ['Vos notes', 'ChatGPT'],
  },
  {
    numero: 3,
    titre: 'Valider le plan avant le texte',
    description:
      'Demandez un plan où chaque partie répond à une question du lecteur et cite la matière qu’elle emploie. Déplacez, fusionnez, supprimez, puis faites rédiger partie par partie.',
    duree_estimee: '25 min',
    conseils: [
      'Supprimez toute partie qui ne repose sur aucune de vos pièces.',
      'Faites écrire l’introduction en dernier.',
    ],
    outils_requis: ['ChatGPT'],
  },
  {
    numero: 4,
    titre: 'Relire à voix haute et vérifier les faits',
    description:
      'Lisez le texte à voix haute, marquez ce que vous ne diriez pas ainsi et faites reprendre ces passages seulement. Contrôlez ensuite chaque nom, date, chiffre et citation à sa source.',
    duree_estimee: '20 min',
    conseils: [
      'Faites lister par le GPT toutes les affirmations vérifiables du texte.',
      'Publiez sous le nom de la personne qui a relu.',
    ],
    outils_requis: ['Vos sources', 'Correcteur orthographique'],
  },
]

/** For GPTs about an offer, its customers and its campaigns. */
export const marketingSteps: WorkflowStep[] = [
  {
    numero: 1,
    titre: 'Décrire l’offre, le client et l’objectif',
    description:
      'Présentez ce que vous vendez, à qui, à quel prix et par quel canal, puis le résultat visé avec sa date et la manière dont vous le mesurez aujourd’hui. Ajoutez les contraintes : budget, équipe, saison.',
    duree_estimee: '15 min',
    conseils: [
      'Citez mot pour mot trois phrases de clients : avis, courriels ou notes d’appel.',
      'Donnez une seule priorité : vendre plus, vendre mieux ou perdre moins de clients.',
    ],
    outils_requis: ['ChatGPT', 'Avis et échanges clients'],
  },
  {
    numero: 2,
    titre: 'Comparer plusieurs pistes',
    description:
      'Demandez au moins trois pistes réellement différentes, chacune avec la cible touchée, le message, la charge, ce qui doit être vrai pour qu’elle réussisse et le signe qui dira qu’elle échoue.',
    duree_estimee: '25 min',
    conseils: [
      'Écartez les pistes que deux concurrents appliquent déjà à la lettre.',
      'Faites défendre la piste que vous alliez éliminer.',
    ],
    outils_requis: ['ChatGPT'],
  },
  {
    numero: 3,
    titre: 'Tester petit, puis décider',
    description:
      'Faites rédiger le plan d’un essai de deux semaines : page ou message, public, indicateur, seuil fixé avant de commencer. Rapportez les chiffres obtenus au GPT et décidez de poursuivre, de corriger ou d’arrêter.',
    duree_estimee: '30 min, puis deux semaines',
    conseils: [
      'Écrivez le seuil avant l’essai et ne le changez plus.',
      'Relisez toute promesse avec la personne qui devra la tenir.',
    ],
    outils_requis: ['Outil de mesure d’audience', 'Tableur', 'ChatGPT'],
  },
]

/** For GPTs that no other template describes. */
export const otherSteps: WorkflowStep[] = [
  {
    numero: 1,
    titre: 'Exposer la situation et le résultat voulu',
    description:
      'Lancez le GPT et décrivez votre situation réelle en quelques lignes : de quoi vous partez, ce que vous devez remettre, à qui et pour quand. Demandez-lui de poser ses questions avant de produire quoi que ce soit.',
    duree_estimee: '10 min',
    conseils: [
      'Montrez un exemple du résultat attendu, même imparfait.',
      'Retirez les données personnelles de ce que vous collez.',
    ],
    outils_requis: ['ChatGPT'],
  },
  {
    numero: 2,
    titre: 'Faire produire une première version courte',
    description:
      'Limitez la première demande à une partie du travail et jugez-la avant de continuer. Corrigez par des consignes précises, passage par passage, plutôt que de redemander l’ensemble.',
    duree_estimee: '20 min',
    conseils: [
      'Faites signaler ce que le GPT a supposé faute de renseignement.',
      'Repartez d’une conversation neuve si les corrections se contredisent.',
    ],
    outils_requis: ['ChatGPT'],
  },
  {
    numero: 3,
    titre: 'Contrôler avant de vous en servir',
    description:
      'Vérifiez à leur source les noms, les chiffres et les liens, puis relisez avec la demande de départ sous les yeux. Gardez la consigne finale qui a fonctionné : elle servira la prochaine fois.',
    duree_estimee: '15 min',
    conseils: [
      'Faites lister par le GPT les points dont il est le moins sûr.',
      'Faites relire par une personne concernée par le résultat.',
    ],
    outils_requis: ['Vos sources', 'Document partagé'],
  },
]
