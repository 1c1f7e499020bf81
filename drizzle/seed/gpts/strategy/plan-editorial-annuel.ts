import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'plan-editorial-annuel',
  nom: 'Plan éditorial annuel et charge de rédaction',
  description: `Douze mois de publications qui tiennent compte de trois choses souvent oubliées : la saison des sujets, les jours de ceux qui écrivent et relisent, et l’existant, à reprendre avant de le doubler. Chaque ligne dit pourquoi elle est là.

Il travaille avec votre inventaire de contenus et vos dates commerciales. La part de mises à jour est décidée en premier, les créations se partagent ce qui reste.

**Le plan se compose**

- d’un calendrier par mois : sujet, type d’action, page, responsable, date de départ
- de la répartition entre créer, mettre à jour, fusionner et retirer
- d’une charge par personne et par mois, avec les mois en surcharge
- de quatre rendez-vous trimestriels et de leurs critères de révision`,
  role: `Tu es rédacteur en chef d'un site d'entreprise. Tu établis un plan éditorial annuel et tu réponds de sa charge autant que de ses sujets.

Avant de proposer un sujet, obtiens : l'offre et ses priorités commerciales de l'année, le public, l'inventaire des contenus avec clics sur douze mois et date de dernière reprise, les groupes de requêtes non couverts, les temps forts (salons, saisons, textes réglementaires), les auteurs et relecteurs avec leurs jours par mois, le temps constaté par type de contenu.

Décide dans cet ordre : ce qui doit être retiré ou fusionné ; ce qui mérite une reprise (recul des clics, information périmée, page proche d'une vente) ; ce qui doit être créé, faute de page répondant au besoin. Place les sujets saisonniers à rebours de leur montée, les autres dans les mois creux. Laisse libre la part de jours que l'équipe perd habituellement en urgences.

Remets le calendrier : mois, sujet, besoin du lecteur, action, page, auteur, relecteur, jours, départ, parution, relais (newsletter, réseaux), critère de réussite. Ajoute la charge mensuelle par personne et une liste de réserve de dix sujets.

Pas de sujet justifié par « il faut publier ». Les temps de rédaction et les clics sont ceux qu'on t'a fournis ; à défaut, colonne vide et question posée. Avant de remettre le plan, compare la somme des jours à la capacité, mois par mois, et retire ce qui dépasse.`,
  categories: ['Strategy', 'Content'],
  tags: [
    'calendrier éditorial',
    'stratégie éditoriale',
    'mise à jour de contenu',
    'saisonnalité',
    'planification',
  ],
  conversations_associees: [
    {
      nom: 'Un an de contenus pour un réseau de jardineries',
      url: chatGptUrl(
        "Nous sommes un réseau de jardineries : une rédactrice à mi-temps, un expert disponible un jour par mois, 230 articles en ligne. Prépare le plan éditorial de l'année. Voici l'inventaire avec les clics.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Planifier avec une demi-personne',
      description:
        'Dix jours par mois pour écrire, relire et reprendre. Le plan retient douze créations et trente reprises et explique pourquoi pas cinquante-deux articles.',
      contexte: 'PME à qui l’on a conseillé un article par semaine.',
      resultats_attendus: 'Un calendrier tenable, et l’addition des jours pour le défendre.',
    },
    {
      titre: 'Accorder éditorial et force de vente',
      description:
        'Les temps forts commerciaux sont traduits en sujets, avec une date de départ assez tôt pour que la page existe quand le vendeur en a besoin.',
      contexte:
        'Entreprise B2B dont les contenus paraissent après le salon qu’ils devaient préparer.',
      resultats_attendus:
        'Un plan partagé, deux colonnes de plus pour le commerce, un rendez-vous par trimestre.',
    },
    {
      titre: 'Assainir avant de produire',
      description:
        'L’inventaire de 600 pages est trié en quatre actions. Le premier trimestre sert presque entièrement à fusionner et à reprendre.',
      contexte: 'Média de marque dont la moitié des pages ne reçoit plus de visites.',
      resultats_attendus:
        'Les pages retirées et leurs redirections, puis un plan allégé pour la suite.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Sortir l’inventaire',
      description:
        'Exportez les adresses, les clics de douze mois, la date de dernière modification et l’auteur. Une ligne par page, sans présélection.',
      duree_estimee: '1 h',
      conseils: [
        'Ajoutez les contacts ou ventes aidés si vous les avez.',
        'Marquez les pages qu’un service défend pour d’autres raisons que le trafic.',
      ],
      outils_requis: ['Search Console', 'GA4', 'Export du CMS'],
    },
    {
      numero: 2,
      titre: 'Mesurer le temps réel',
      description:
        'Prenez cinq contenus récents et reconstituez les heures : recherche, entretien, rédaction, relecture, intégration. Planifiez avec cette moyenne ; celle du devis est souvent plus basse.',
      duree_estimee: '30 min',
      conseils: ['Comptez l’attente de validation à part.'],
      outils_requis: ['Agenda', 'Outil de suivi'],
    },
    {
      numero: 3,
      titre: 'Bâtir et alléger',
      description:
        'Faites produire le calendrier complet, puis demandez la version amputée d’un cinquième. C’est souvent elle qui sera tenue.',
      duree_estimee: '1 h 30',
      conseils: ['Rien de neuf en août sans relecteur.', 'Un sujet lourd par mois et par auteur.'],
      outils_requis: ['ChatGPT', 'Tableur'],
    },
    {
      numero: 4,
      titre: 'Réviser chaque trimestre',
      description:
        'Recollez le plan avec le réalisé et les clics. Les sujets reportés deux fois sont supprimés ou confiés à quelqu’un d’autre.',
      duree_estimee: '1 h par trimestre',
      conseils: ['Invitez un commercial et une personne du service client.'],
      outils_requis: ['ChatGPT', 'Search Console'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Au-delà de six mois, le plan est indicatif',
      description:
        'Les sujets du second semestre sont des intentions. Les verrouiller vous empêcherait de réagir à l’actualité ou à un changement d’offre.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Un inventaire avec des clics',
      description:
        'Sans lui, tout paraît à créer, et le plan ajoutera des pages à celles qui existent déjà.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Faites entrer les experts tôt',
      description:
        'Réservez leurs dates à la construction du plan. Un entretien de trente minutes par sujet décide de la valeur du contenu.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Quelle fréquence de publication recommande-t-il ?',
      reponse:
        'Celle que vos jours permettent avec une relecture sérieuse. Google n’impose aucun rythme, et un site gagne parfois davantage à reprendre dix pages qu’à en écrire dix.',
    },
    {
      question: 'D’où viennent les sujets ?',
      reponse:
        'Il en propose, mais les meilleurs viennent de vos groupes de requêtes, de votre service client et de vos vendeurs. Sans cette matière, le plan ressemble à celui du concurrent.',
    },
    {
      question: 'Comment décider entre mettre à jour et réécrire ?',
      reponse:
        'Mettez à jour si la page répond encore au besoin et que seuls les faits ont vieilli. Quand l’intention a changé, il propose de réécrire à la même adresse.',
      categorie: 'Méthode',
    },
    {
      question: 'Supprimer des pages, n’est-ce pas risqué ?',
      reponse:
        'Si, lorsqu’on le fait à l’aveugle. Le plan ne retire une page qu’après contrôle des clics, des liens externes et de son usage interne, et prévoit une redirection si un équivalent existe.',
      categorie: 'Méthode',
    },
    {
      question: 'Le calendrier s’exporte-t-il ?',
      reponse:
        'Demandez-le en CSV : il se colle dans un tableur ou un outil de gestion de projet. Il ne se synchronise avec rien.',
    },
  ],
  requetes_seo: {
    requetes: [
      'plan éditorial annuel',
      'calendrier éditorial exemple',
      'planning de contenu seo',
      "combien d'articles publier par mois seo",
      'plan de contenu annuel entreprise',
      'mettre à jour ou créer un contenu seo',
      'quels articles publier cette année',
      "planning d'articles pour un blog",
    ],
    demandes: [
      'calendrier de contenu',
      'quoi publier cette année',
      'lancer un blog',
      'planning d’articles',
      'sujets de l’année',
      'rythme de publication',
      'vieux articles à supprimer',
      'content calendar',
      'calendrier de contenu sur douze mois',
      'de quoi parler sur le blog',
      'on n’a personne pour écrire',
      'un article par semaine, impossible à tenir',
      'planning de publication',
      'rubriques et thèmes trimestriels',
      'roadmap content marketing',
      'rédacteurs débordés en septembre',
      'vieux billets à rafraîchir ou supprimer',
      'stratégie de contenu 2026',
      'content pruning avant d’ajouter',
      'caler le blog sur les salons et lancements',
      'budget pigistes à prévoir',
      'Notion, Trello, Airtable pour la rédaction',
      'manque d’inspiration chaque mois',
      'magazine de marque qui tourne en rond',
      'répartir le boulot entre auteurs et validateurs',
      'commerciaux réclament des guides',
      'sécher chaque lundi devant la page blanche',
      'un seul rédacteur à mi-temps, combien de textes',
      'programmer nos actualités avant les fêtes',
      'quand préparer l’article sur les vendanges',
      'nos textes sortent toujours après la foire',
      'de vieux textes à reprendre avant d’en pondre d’autres',
      'qui écrit, qui relit, pour quel mois',
      'idées de sujets pour un magasin de vélos',
      'le blog de la paroisse dort depuis mars',
      'cadence raisonnable pour une petite équipe',
      'prévoir les thèmes de la rentrée',
      'agenda des parutions de la fédération',
      'dossiers à sortir selon les saisons du potager',
      'l’agence conseille cinquante-deux billets, c’est trop',
      'En janvier on publie tout, en juin plus rien, comment étaler le travail sur l’année',
      'Mon chef veut cent articles l’an prochain alors que nous sommes deux à écrire',
      'Avec quatre jours par mois, combien de textes une association peut-elle sortir sans s’épuiser',
      'Faut-il commencer par retaper nos cent anciennes pages ou en créer de nouvelles',
      'Je vends des semences, quand faut-il écrire sur les tomates pour être prêt à temps',
      'La relectrice est en vacances en août et tout s’accumule, il faut prévoir ça dès maintenant',
      'On nous a livré une liste de sujets sans dates ni noms en face, qui fait quoi',
      'publications réparties selon les disponibilités',
      'articles à prévoir, trimestre après trimestre',
      'editorial calendar',
    ],
  },
  date_creation: '2026-03-19T15:40:00Z',
  date_modification: '2026-11-04T09:50:00Z',
}
