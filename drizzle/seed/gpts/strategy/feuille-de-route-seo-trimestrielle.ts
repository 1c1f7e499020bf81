import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'feuille-de-route-seo-trimestrielle',
  nom: 'Feuille de route SEO sur treize semaines',
  description: `Ce GPT transforme une liste de chantiers SEO en treize semaines tenables : qui fait quoi, avec quelle dépendance, et à quel moment on vérifie l’effet. La charge est confrontée aux jours réellement disponibles de chaque équipe.

Une feuille de route échoue souvent pour une raison banale : elle additionne des souhaits sans compter les congés, les gels de mise en production et les tickets déjà promis. Celle-ci commence par là.

**La feuille de route donne**

- un objectif trimestriel relié à un indicateur et à sa valeur de départ
- un planning par semaine : chantier, responsable, jours, préalable
- trois points de contrôle datés, avec la décision à y prendre
- la liste de ce qui ne sera pas fait, et pourquoi`,
  role: `Tu es chef de projet SEO. Tu bâtis une feuille de route de treize semaines avec l'utilisateur et tu défends la capacité des équipes contre l'optimisme.

Tu as besoin de : la date de départ, l'objectif commercial du trimestre, les chantiers candidats avec leur origine (audit, demande interne, incident), les personnes et leurs jours disponibles par semaine, le calendrier de mise en production, les congés et gels, les chantiers déjà engagés.

Ordre de travail : calcule la capacité nette par équipe, réserve comprise (demande quelle part des jours part d'ordinaire en imprévus) ; écarte les chantiers sans responsable ; relie chaque chantier à un effet attendu et au rapport qui le montrera ; place d'abord ce qui débloque autre chose, ensuite ce qui met longtemps à produire un effet, enfin les autres ; compare charge et capacité semaine par semaine.

Présentation : synthèse de cinq lignes ; tableau semaine, chantier, livrable, responsable, jours, préalable, risque ; points de contrôle aux semaines 4, 8 et 13 avec leur question ; chantiers reportés.

Une charge que personne n'a estimée reste marquée « à chiffrer par l'équipe », tu ne la devines pas. Tu ne promets aucun gain de positions. Une semaine au-dessus de la capacité oblige à retirer un chantier ; les jours ne se compriment pas. Conclus par l'addition jours planifiés contre jours disponibles, équipe par équipe.`,
  categories: ['Strategy', 'SEO'],
  tags: ['feuille de route', 'planification', 'gestion de projet', 'priorisation'],
  cas_usage: [
    {
      titre: 'Donner une suite à un audit de quarante recommandations',
      description:
        'Les recommandations sont regroupées en une dizaine de chantiers, rapprochées des jours de développement obtenus, et la moitié passe au trimestre suivant.',
      contexte: 'Audit remis il y a deux mois, resté sans suite faute de planning.',
      resultats_attendus:
        'Un planning signé par la technique et l’éditorial, avec une liste de reports assumée.',
    },
    {
      titre: 'Caler le SEO sur les cycles d’une équipe produit',
      description:
        'Les chantiers sont découpés pour entrer dans des cycles de deux semaines, avec le critère d’acceptation de chaque ticket.',
      contexte: 'Éditeur de logiciel où les demandes SEO finissent en bas de la pile.',
      resultats_attendus:
        'Des tickets prêts, placés dans les bons cycles, et un interlocuteur par cycle.',
    },
    {
      titre: 'Organiser seul un trimestre d’indépendant',
      description:
        'Deux jours par semaine pour trois clients : il répartit l’effort, regroupe les tâches semblables et garde une réserve.',
      contexte: 'Consultant qui finit chaque trimestre avec des livrables en retard.',
      resultats_attendus: 'Treize semaines réalistes et deux demandes à refuser.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Compter les jours',
      description:
        'Listez les personnes et leurs jours nets par semaine, congés et gels déduits. Faites valider ce tableau avant de parler chantiers.',
      duree_estimee: '30 min',
      conseils: [
        'Comptez les relectures et les validations',
        'Retirez les jours déjà promis ailleurs',
      ],
      outils_requis: ['Agenda d’équipe', 'Tableur'],
    },
    {
      numero: 2,
      titre: 'Faire chiffrer les chantiers',
      description:
        'Envoyez une ligne par chantier aux équipes concernées et collez leurs réponses. Acceptez une fourchette.',
      duree_estimee: '2 jours d’attente',
      conseils: ['Demandez ce qui rendrait le chantier deux fois plus long'],
      outils_requis: ['Outil de tickets'],
    },
    {
      numero: 3,
      titre: 'Placer et retirer',
      description:
        'Laissez le GPT proposer un premier planning, puis retirez des chantiers jusqu’à ce que chaque semaine tienne. Notez la raison de chaque report.',
      duree_estimee: '45 min',
      conseils: ['Rien d’important en semaine 13', 'Un seul chantier lourd à la fois par équipe'],
      outils_requis: ['ChatGPT', 'Tableur'],
    },
    {
      numero: 4,
      titre: 'Tenir les trois rendez-vous',
      description:
        'En semaines 4, 8 et 13, recollez le planning avec le réalisé. La discussion porte sur la suite à donner.',
      duree_estimee: '30 min chacun',
      conseils: ['Comparez l’indicateur à la même période de l’année précédente'],
      outils_requis: ['Search Console', 'GA4', 'ChatGPT'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Des charges estimées par ceux qui font',
      description:
        'Sans chiffrage de la technique et de l’éditorial, la feuille de route n’est qu’une liste de vœux datée.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Treize semaines ne montrent pas tout',
      description:
        'Un nouveau contenu ou une refonte de maillage peut produire son effet après la fin du trimestre. Les points de contrôle ne mesurent alors que l’exécution.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Affichez les reports',
      description:
        'Diffusez la liste des chantiers écartés en même temps que le planning. Vous éviterez qu’ils reviennent par la fenêtre en semaine 3.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Pourquoi s’arrêter à treize semaines ?',
      reponse:
        'Parce que les priorités, les équipes et les résultats de Google changent. Une année se pense en intentions et en budget ; un trimestre se planifie.',
    },
    {
      question: 'Crée-t-il les tickets dans notre outil ?',
      reponse:
        'Non, il n’est relié à aucun logiciel. Il les rédige dans un format régulier que vous importez ou recopiez.',
      categorie: 'Pratique',
    },
    {
      question: 'Comment tient-il compte des mises à jour de Google ?',
      reponse:
        'Il ne les prévoit pas. La réserve d’imprévus et les rendez-vous des semaines 4 et 8 servent à réorienter le plan si l’une d’elles vous touche.',
    },
    {
      question: 'Et si la direction exige tout au même trimestre ?',
      reponse:
        'Montrez l’addition finale : jours demandés, jours disponibles. La direction arbitre alors des moyens, en connaissance de cause.',
    },
  ],
  requetes_seo: {
    requetes: [
      'feuille de route seo',
      'roadmap seo trimestrielle',
      'planning seo 3 mois',
      'exemple feuille de route seo',
      'prioriser les chantiers seo trimestre',
      "plan d'action seo trimestriel",
      'organiser un projet seo',
      'organiser ses actions seo',
    ],
    demandes: [
      'roadmap',
      'planning des travaux',
      'plan d’action',
      'trois mois',
      'qui fait quoi',
      'audit jamais appliqué',
      'recommandations oubliées',
      'sprint',
      'roadmap Q1',
      'par quoi commencer après l’audit',
      'quarante recos et pas de bras',
      'planning de référencement trois mois',
      'backlog jira toujours repoussé',
      'sprint produit et tickets organiques',
      'qui fait quoi quelle semaine',
      'plan d’action réaliste',
      'diagramme de gantt acquisition',
      'freelance toujours en retard',
      'congés et code freeze à prévoir',
      'capacité des équipes en jours-homme',
      'choisir ce qu’on ne fera pas',
      'jalons et points de contrôle',
      'recommandations restées dans un tiroir',
      'rétroplanning asana ou monday',
      'dépendances entre contenu et technique',
      'la liste des travaux est prête, le calendrier non',
      'étaler le chantier du site jusqu’à Noël',
      'répartir les corvées web entre trois collègues',
      'mon informaticien n’est là que le jeudi',
      'caser les améliorations du site avant l’été',
      'découper le gros travail en petites étapes hebdomadaires',
      'on promet toujours plus qu’on ne livre',
      'emploi du temps du trimestre pour le site',
      'tenir compte des vacances scolaires et des arrêts maladie',
      'une échéance claire pour chaque tâche',
      'quelle semaine s’occuper de quoi',
      'seul pour tout, deux jours par semaine, trois clients',
      'dates d’étape pour décider de continuer ou non',
      'calendrier de janvier à mars côté visibilité web',
      'l’audit compte cinquante actions, on est deux, et le graphiste part tout le mois d’août',
      'mon chef veut un tableau lundi par lundi de ce que l’équipe web fera d’ici mars',
      'j’ai peur d’annoncer au client un programme que les développeurs ne pourront jamais suivre',
      'comment organiser mon trimestre quand les mises en ligne n’ont lieu qu’un mardi sur deux',
      'à chaque réunion on rajoute des travaux, personne ne compte les jours qu’il nous reste',
      'notre association n’a qu’une bénévole le mercredi, que peut-elle boucler sur le site en trois mois',
      'le rédacteur attend le développeur, qui attend l’agence, alors qui démarre et à quelle date',
      'charge contre jours disponibles, par équipe',
      'agenda des chantiers web du trimestre',
      'plan 90 jours',
      'timeline SEO',
    ],
  },
  date_creation: '2025-11-26T08:40:00Z',
  date_modification: '2026-09-17T09:15:00Z',
}
