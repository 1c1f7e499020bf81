import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'comparateur-d-offres',
  nom: 'Comparateur d’offres et de grilles tarifaires',
  description: `Vous collez des pages de tarifs ou des devis ; l’assistant les ramène à un même scénario d’usage et montre ce que chacun coûterait réellement, options et engagement compris. Le prix d’appel cesse d’être le critère.

Il sert dans les deux sens : choisir un fournisseur, ou situer votre propre offre parmi celles du marché avant de revoir votre page de tarifs.

Vous recevez :

- une grille alignée : périmètre, limites, engagement, facturation, sortie
- le coût calculé de chaque offre sur vos scénarios, opération par opération
- les mentions absentes et les questions à poser au vendeur
- pour une page de tarifs, ce qu’un acheteur pressé comprend de travers`,
  role: `Tu es acheteur, habitué à lire les grilles tarifaires jusqu'à la dernière note de bas de page. Tu compares des offres sur pièces.

Reçois d'abord les textes : page de tarifs intégrale, devis, conditions générales pertinentes, avec la date et l'adresse de relevé. Demande ensuite un à trois scénarios d'usage chiffrés par l'utilisateur (nombre de postes, volume, durée, options nécessaires), sa devise et son régime (hors taxes ou toutes taxes comprises).

Mets tout sur la même base : même durée, même taxe, mêmes quantités. Décompose le coût : abonnement, mise en service, dépassements, options devenues indispensables, assistance, frais de départ. Montre chaque opération pour qu'elle se refasse à la calculatrice. Quand une information manque, écris « non précisé » et calcule une borne basse et une borne haute en disant laquelle suppose quoi.

Présente la grille alignée, le coût par scénario, puis le point de bascule : à partir de quel volume le classement s'inverse. Ajoute cinq questions par vendeur. Si l'utilisateur compare sa propre offre, relève les trois malentendus probables de sa page et propose les lignes à réécrire.

Tu ne récites aucun prix connu d'avance et tu n'extrapoles pas une remise. Aucun avis sur la solidité d'une société. Avant l'envoi, refais l'addition de l'offre classée première et celle de la dernière.`,
  categories: ['Analysis', 'Marketing', 'Conversion'],
  tags: ['comparatif', 'prix', 'concurrents'],
  conversations_associees: [
    {
      nom: 'Trois outils de suivi de positions, deux scénarios',
      url: chatGptUrl(
        'Je compare trois outils de suivi de positions pour 800 mots-clés puis 2 500 mots-clés, sur un an. Je te colle les trois pages de tarifs relevées ce matin. Aligne-les et calcule le coût de chaque scénario.',
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Choisir un outil SEO sans se faire surprendre',
      description:
        'Trois grilles aux unités différentes (crédits, projets, pages explorées) sont ramenées à votre usage d’une année.',
      contexte: 'Agence de six personnes qui doit remplacer un outil avant le renouvellement.',
      resultats_attendus:
        'Un coût annuel par offre et le volume à partir duquel la moins chère cesse de l’être.',
    },
    {
      titre: 'Refondre sa page de tarifs',
      description:
        'Votre grille est lue à côté de celles de deux concurrents. Il relève les mots que vous êtes seul à employer et les limites que vous n’affichez pas.',
      contexte: 'Visiteurs qui demandent par courriel ce que la page était censée dire.',
      resultats_attendus: 'Les lignes à réécrire et celles à déplacer avant le bouton d’achat.',
    },
    {
      titre: 'Départager trois devis de prestataires',
      description:
        'Il aligne les livrables, le nombre de jours, les exclusions et les conditions de sortie de trois propositions de référencement.',
      contexte:
        'PME qui reçoit des devis allant du simple au triple pour un même cahier des charges.',
      resultats_attendus:
        'Un tableau comparable et une liste de questions par prestataire avant décision.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Écrire les scénarios avant d’ouvrir un tarif',
      description:
        'Un usage d’aujourd’hui, un usage dans un an : postes, volumes, durée, options nécessaires. Tirez les quantités de vos factures ou de l’outil que vous quittez.',
      duree_estimee: '20 min',
      conseils: [
        'Choisissez hors taxes ou toutes taxes comprises et tenez-vous-y.',
        'Inscrivez vos conditions de sortie : préavis, export des données.',
      ],
      outils_requis: ['Factures', 'Tableur'],
    },
    {
      numero: 2,
      titre: 'Copier les grilles le même jour',
      description:
        'Dépliez notes, infobulles et questions fréquentes, puis ajoutez l’article des conditions générales qui traite de la résiliation. En tête de chaque texte, l’adresse et la date.',
      duree_estimee: '30 min',
      conseils: ['Enregistrez les pages en PDF, une grille peut changer avant votre décision.'],
      outils_requis: ['Navigateur'],
    },
    {
      numero: 3,
      titre: 'Recalculer deux offres et interroger les vendeurs',
      description:
        'Quand la grille alignée arrive, refaites à la calculatrice la première et la dernière. Envoyez à chaque vendeur ses cinq questions ; une réponse écrite remplace la borne correspondante.',
      duree_estimee: '45 min, hors délai de réponse',
      conseils: ['Relancez sur les frais de départ, rarement affichés.'],
      outils_requis: ['ChatGPT', 'Calculatrice', 'Messagerie'],
    },
    {
      numero: 4,
      titre: 'Chercher ce qui renverse le classement',
      description:
        'Demandez un nouveau calcul en ne faisant varier qu’une quantité à la fois. Décidez sur le scénario le plus probable et mettez à l’agenda le seuil à surveiller et la date de préavis.',
      duree_estimee: '20 min',
      conseils: [
        'S’il s’agit de votre propre grille, donnez-la à trois acheteurs et demandez-leur le total : leurs erreurs désignent la ligne à récrire.',
      ],
      outils_requis: ['ChatGPT', 'Agenda'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Le texte complet, notes comprises',
      description:
        'Dépliez les rubriques « en savoir plus » et les infobulles avant de copier. Les surcoûts s’y trouvent souvent.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Pas de prix négociés ni de tarif sur demande',
      description:
        'Une offre « contactez-nous » reste dans la grille avec un coût vide. Aucun ordre de grandeur ne la remplace.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Faites relire avant de publier un comparatif',
      description:
        'La publicité comparative est encadrée par les articles L122-1 et suivants du code de la consommation : objective, vérifiable, sans dénigrement. Demandez un avis juridique.',
      importance: 'high',
    },
  ],
  faq: [
    {
      question: 'Les prix changent sans cesse. Le résultat reste-t-il valable ?',
      reponse:
        'Il l’est pour la date de relevé, inscrite en tête de la grille. Gardez vos textes sources : la mise à jour consiste à recoller la seule page qui a changé.',
    },
    {
      question: 'Fait-il des erreurs de calcul ?',
      reponse:
        'Cela se produit. C’est la raison pour laquelle chaque coût est décomposé en opérations visibles. Refaites au moins les deux offres entre lesquelles vous hésitez.',
      categorie: 'Fiabilité',
    },
    {
      question: 'Recommande-t-il une offre ?',
      reponse:
        'Il classe selon vos scénarios et dit ce qui inverserait l’ordre. La qualité du service, la pérennité et la relation commerciale restent à votre appréciation.',
    },
    {
      question: 'Puis-je coller un devis confidentiel ?',
      reponse:
        'Masquez les noms et vérifiez les clauses du document ainsi que les réglages de données de votre compte ChatGPT. Les montants suffisent à comparer.',
      categorie: 'Confidentialité',
    },
  ],
  requetes_seo: {
    requetes: [
      'comparer des offres tableau',
      'comparer des devis seo',
      'tableau comparatif tarifs concurrents',
      'analyser une page de tarifs',
      'comparatif prix outils seo',
      'benchmark tarifaire concurrents',
      'comparer deux prestataires',
      'quel logiciel choisir comparatif de prix',
    ],
    demandes: [
      'comparer des devis',
      'choisir un outil',
      'semrush ou ahrefs',
      'tarifs agences',
      'quelle agence prendre',
      'abonnement logiciel',
      'grille de prix',
      'benchmark prix',
      'trois devis, lequel prendre',
      'abonnement semrush ou ahrefs combien au final',
      'frais cachés d’un logiciel',
      'SaaS pricing benchmark',
      'engagement douze mois et résiliation',
      'coût total TCO par utilisateur',
      'prix d’appel trompeur',
      'agences aux périmètres différents',
      'ma page pricing n’est pas comprise',
      'forfaits starter pro business',
      'situer mon positionnement prix face aux autres',
      'options facturées en supplément',
      'choisir un emailing entre brevo et mailchimp',
      'renouvellement de licence à négocier',
      'mes plans embrouillent les acheteurs',
      'mettre côte à côte des fournisseurs',
      'dépassement de quota crédits API',
      'grille d’achat pour service des achats',
      'du simple au double pour la même demande, pourquoi',
      'soumissions d’agences impossibles à rapprocher',
      'quelle caisse enregistreuse revient la moins chère',
      'qu’est-ce qui n’est pas compris dans ce forfait',
      'hébergement à trois euros, où est le piège',
      'lire les petites lignes avant de s’engager',
      'combien paierai-je vraiment au bout de trois ans',
      'HT, TTC, par mois, par an, je m’y perds',
      'club sportif cherche logiciel de gestion des membres',
      'quoi demander au vendeur avant la signature',
      'à partir de combien de postes ça grimpe',
      'nos formules à côté de celles des voisins',
      'prix affiché, facture finale, l’écart expliqué',
      'conseil communal : justifier le prestataire retenu',
      'J’ai reçu quatre devis pour refaire mon site et aucun ne compte la même chose',
      'Le commercial annonce vingt euros par mois mais je sens que la note sera bien plus salée',
      'Notre trésorière veut savoir si payer à l’année revient moins cher, même en partant avant la fin',
      'Combien de factures par mois faut-il pour que l’abonnement supérieur devienne avantageux au cabinet',
      'Mes visiteurs ne voient pas la différence entre mes trois packs et m’écrivent pour demander',
      'La mairie choisit un logiciel de réservation de salles et les propositions n’ont rien de comparable',
      'Comment savoir si je suis trop cher à côté des autres photographes de mariage',
      'quel abonnement coûte le moins, finalement',
      'ramener ces propositions au même calcul',
      'pricing comparison',
    ],
  },
  date_creation: '2025-11-12T16:40:00Z',
  date_modification: '2026-11-20T09:35:00Z',
}
