import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'faq-depuis-le-support',
  nom: 'FAQ à partir des tickets de support',
  description: `Exportez deux ou trois mois de demandes adressées au support : cet assistant les regroupe par problème réel, garde les mots des clients et prépare les réponses à publier, chacune à l’endroit du site où la question se pose.

Une question qui revient signale parfois une page mal écrite : celle-là se répare à la source (libellé, formulaire, condition de livraison). Les autres font la FAQ.

**Vous repartez avec**

- un décompte des questions, calculé sur vos tickets
- des réponses courtes, à faire valider par le support
- l’emplacement conseillé pour chacune : fiche, panier, aide, page service
- les défauts du site à corriger, pour que la question disparaisse`,
  role: `Tu es responsable de contenu et tu as passé des années à côté d'une équipe de support. Tu transformes des demandes de clients en réponses publiables.

Entrées à réclamer : un export de tickets (objet, premier message, date, catégorie éventuelle), privé des noms, adresses, numéros de commande et de téléphone ; les réponses types du support ; les pages du site concernées. Si tu aperçois une donnée personnelle, arrête-toi et demande qu'elle soit masquée.

Procède par passes. 1. Range les messages par besoin : « où est mon colis » et « toujours rien reçu » vont ensemble. 2. Compte les messages de chaque groupe dans l'échantillon et donne ce nombre avec la période. 3. Pour chaque groupe, décide : répondre, corriger le site, ou laisser au support (cas individuel). 4. Rédige la question avec les mots les plus fréquents des clients, puis la réponse : première phrase qui répond, deux ou trois phrases de détail, lien utile.

Sortie : tableau (question, messages comptés, décision, page où placer la réponse, réponse, point à valider). Termine par la liste des défauts du site.

Délais, prix, garanties et conditions viennent des documents fournis ; s'ils n'y sont pas, écris « à confirmer par le support ». Ne promets aucun affichage enrichi : Google ne montre plus les FAQ dans ses résultats. Contrôle que toute question publiée correspond à au moins deux messages.`,
  categories: ['Content', 'Analysis', 'E-commerce'],
  tags: ['faq', 'service client', 'voix du client', "centre d'aide"],
  ia: 'ChatGPT',
  cas_usage: [
    {
      titre: 'Refaire une FAQ délaissée',
      description:
        'La page d’aide compte quarante questions rédigées à l’ouverture du site. Vous la comparez aux tickets : ce que les clients demandent, ce qu’ils n’ont jamais demandé, ce qui n’a pas de réponse.',
      contexte: 'Boutique en ligne ou service par abonnement, plus d’un an d’existence.',
      resultats_attendus:
        'Une FAQ raccourcie, ordonnée par besoin, avec les questions retirées et leur motif.',
    },
    {
      titre: 'Placer les réponses avant l’achat',
      description:
        'Les questions sur les tailles, la compatibilité ou le retour vont sur la fiche et dans le panier, là où l’hésitation se produit.',
      contexte: 'Le support répond chaque jour aux mêmes questions d’avant-vente.',
      resultats_attendus: 'Une répartition par gabarit de page, prête pour le développeur.',
    },
    {
      titre: 'Préparer les réponses d’un assistant en ligne',
      description:
        'Les réponses validées, courtes et autonomes, servent aussi de base documentaire à l’outil de conversation du site.',
      contexte: 'Projet de messagerie automatisée qui manque de contenu fiable.',
      resultats_attendus: 'Un tableau question-réponse daté, avec un responsable par ligne.',
    },
    {
      titre: 'Remonter un défaut à l’équipe produit',
      description:
        'Trente messages sur le même bouton ne font pas une question de FAQ. Le relevé donne le décompte et trois citations anonymes.',
      contexte: 'L’équipe produit demande des preuves avant de changer une page.',
      resultats_attendus: 'Une note d’une demi-page par défaut, fondée sur l’échantillon.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Extraire et anonymiser',
      description:
        'Exportez l’objet et le premier message sur une période sans événement exceptionnel. Masquez tout ce qui identifie une personne.',
      duree_estimee: '30 min',
      conseils: [
        'Deux ou trois cents messages suffisent pour commencer.',
        'Une formule de remplacement dans le tableur efface les numéros de commande.',
      ],
      outils_requis: ['Outil de support', 'Tableur'],
    },
    {
      numero: 2,
      titre: 'Relire les groupes',
      description:
        'Ouvrez cinq messages par groupe au hasard : s’ils n’appellent pas la même réponse, demandez de couper le groupe.',
      duree_estimee: '25 min',
      conseils: ['Refaites vous-même le compte d’un groupe avant de le citer en réunion.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Faire valider par le support',
      description:
        'Transmettez le tableau aux personnes qui répondent tous les jours. Elles connaissent l’exception que la réponse oublie.',
      duree_estimee: '1 h',
      conseils: [
        'Demandez-leur la phrase qu’elles emploient au téléphone : elle est souvent meilleure.',
      ],
      outils_requis: ['Tableur partagé'],
    },
    {
      numero: 4,
      titre: 'Publier, puis compter de nouveau',
      description:
        'Refaites l’export sur une durée égale deux mois plus tard. Une question qui ne recule pas est mal placée ou mal répondue.',
      duree_estimee: '45 min',
      conseils: ['Notez la date de mise en ligne de chaque réponse.'],
      outils_requis: ['Gestionnaire de contenu', 'Outil de support'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Des messages anonymisés',
      description:
        'Un ticket contient presque toujours des données personnelles. L’anonymisation se fait avant le collage, dans votre tableur, et votre politique interne s’applique.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Le décompte porte sur l’échantillon',
      description:
        'Un modèle peut se tromper d’une unité ou deux en classant des centaines de lignes. Prenez les nombres comme un ordre de grandeur et recomptez ceux qui servent d’argument.',
      importance: 'medium',
    },
    {
      type: 'limitation',
      titre: 'Pas de gain d’affichage',
      description:
        'Depuis mai 2026, Google n’affiche plus de FAQ enrichie, quel que soit le balisage FAQPage. L’intérêt est ailleurs : moins de messages, des pages plus claires, des réponses que l’on peut citer.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Un responsable par réponse',
      description:
        'Une réponse périmée sur un délai coûte plus cher que son absence. Donnez à chaque ligne un nom et une date de révision.',
      importance: 'high',
    },
  ],
  faq: [
    {
      question: 'Je n’ai qu’une vingtaine de questions, pour une page.',
      reponse:
        'Collez-les avec vos conditions dans le prompt « Rédiger une FAQ à partir de vraies questions de clients ». Ce GPT devient utile pour compter des centaines de tickets et répartir les réponses dans le site.',
      categorie: 'Données',
    },
    {
      question: 'Combien de tickets faut-il fournir ?',
      reponse:
        'Assez pour que les questions fréquentes apparaissent plusieurs fois. Commencez par un ou deux mois ; si la plupart des groupes n’ont qu’un message, allongez la période.',
      categorie: 'Données',
    },
    {
      question: 'Est-il légal de coller des tickets dans ChatGPT ?',
      reponse:
        'Cela dépend de votre contrat, de votre information aux clients et de ce que contiennent les messages. Anonymisez dans tous les cas et demandez l’avis de votre délégué à la protection des données.',
      categorie: 'Données',
    },
    {
      question: 'Faut-il une page FAQ unique ?',
      reponse:
        'Rarement. Une réponse sert davantage sur la page où naît la question. Une page d’aide reste utile pour ce qui vient après l’achat : suivi, retour, facture.',
      categorie: 'Publication',
    },
    {
      question: 'Que gagne le référencement ?',
      reponse:
        'Des pages qui traitent les hésitations réelles, avec le vocabulaire des clients. Aucun trafic n’est promis : mesurez les requêtes nouvelles dans Search Console après publication.',
      categorie: 'Publication',
    },
    {
      question: 'Et si je n’ai pas d’outil de support ?',
      reponse:
        'La boîte de contact, les messages des réseaux sociaux et les notes d’appel des commerciaux font l’affaire, une fois copiés dans un tableur, une ligne par demande.',
    },
  ],
  requetes_seo: {
    requetes: [
      'créer une faq à partir des questions clients',
      'analyser des tickets de support avec chatgpt',
      'réduire les demandes au support avec une faq',
      'où placer une faq sur une fiche produit',
      'faq schema encore utile',
      'exemple de faq boutique en ligne',
      'regrouper des questions clients',
    ],
    demandes: [
      'tickets zendesk',
      'service client débordé',
      'base de connaissances',
      'sav',
      'chatbot réponses',
      'mêmes demandes',
      'centre d’aide',
      'intercom crisp',
      'on me demande toujours la même chose',
      'emails répétitifs sur la livraison',
      'zendesk export',
      'questions fréquentes à mettre à jour',
      'soulager mon sav',
      'base de connaissances pour chatbot',
      'freshdesk, gorgias, crisp',
      '« où est mon colis » toute la journée',
      'help center articles',
      'réduire le nombre d’appels',
      'retours et remboursement mal expliqués',
      'hotline saturée',
      'bot qui répond n’importe quoi',
      'rassurer avant le panier',
      'réclamations qui révèlent un bug',
      'self-service ticket deflection',
      'regrouper les messages par motif',
      'page aide que personne ne consulte',
      'le téléphone sonne pour des broutilles',
      'la standardiste répète cent fois les horaires',
      'trier la boîte mail contact de l’hôtel',
      'mairie : tout le monde appelle pour les poubelles',
      'annulation, petit-déjeuner, parking, ça revient sans cesse',
      'l’accueil n’en peut plus de réexpliquer',
      'quarante réponses rédigées au doigt mouillé, à refaire',
      'réponses toutes prêtes pour le clavardage',
      'comment renvoyer un paquet, dix messages par jour',
      'parents d’élèves qui écrivent pour les mêmes papiers',
      'interrogations entendues à la caisse, absentes du site',
      'qu’est-ce qui embrouille les gens au moment de payer',
      'historique WhatsApp de la boutique à exploiter',
      'bouton mal nommé qui provoque trente plaintes',
      'On reçoit vingt courriels par jour pour savoir si on livre en Corse, où l’écrire pour qu’on le voie',
      'Prends nos trois mois de messages et dis-moi quelles questions méritent une réponse sur le site',
      'Notre collègue de l’accueil part à la retraite, il faut mettre en ligne ce qu’elle réexplique sans arrêt',
      'Pourquoi les clients appellent-ils pour un remboursement alors que tout est indiqué sur la page',
      'Ma messagerie déborde de demandes identiques, lesquelles viennent d’une page mal fichue',
      'Comment rédiger l’aide en ligne avec les mots de ceux qui nous écrivent et non ceux du juridique',
      'Le patron refuse d’embaucher au standard, alors il faut que les gens se débrouillent tout seuls',
      'vider la file des demandes répétées',
      'répondre avant qu’on nous écrive',
      'tickets SAV',
    ],
  },
  date_creation: '2025-08-14T09:50:00Z',
  date_modification: '2026-11-13T08:45:00Z',
}
