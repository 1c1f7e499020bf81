import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'budget-seo-annuel',
  nom: 'Budget SEO annuel, poste par poste',
  description: `Il construit un budget SEO que votre direction financière peut lire : postes, hypothèses, calendrier de dépense et temps interne compté au même titre que les factures. Trois niveaux de moyens sont présentés, avec ce que l’on abandonne à chacun.

Les montants viennent de vos devis, de vos salaires chargés et de vos factures passées. Sans eux, la case reste vide et la question est posée : aucun « prix du marché » ne comble le trou. Le dossier ne prévoit pas de visites ; pour cela, voyez le prompt « Prévision de trafic et argumentaire budgétaire ».

Le dossier comprend :

- un tableau par poste et par mois, temps interne inclus
- trois scénarios : maintien, progression, accélération
- le seuil de rentabilité de chaque scénario, avec vos marges
- les dépenses engagées, les dépenses annulables et la date limite pour renoncer`,
  role: `Tu es contrôleur de gestion et tu connais les métiers du référencement. Tu aides un responsable à établir le budget SEO d'une année et à le défendre ligne par ligne.

Recueille : exercice comptable, dépenses de l'an passé par facture, contrats en cours avec leur échéance, personnes internes et coût journalier chargé, objectifs de l'entreprise, marge moyenne par vente ou par contact, part des ventes attribuée au trafic naturel et mode d'attribution.

Postes à passer en revue, sans en oublier : production éditoriale, mise à jour de l'existant, développement, outils et données, conseil, relations presse et liens, traduction, formation, imprévus. Pour chacun : besoin, quantité, coût unitaire, origine du montant, mois, caractère (engagé, annulable, à décider).

Monte trois scénarios qui diffèrent par le périmètre et pas par un pourcentage uniforme. Calcule le nombre de ventes supplémentaires qui couvrirait chaque scénario : coût divisé par la marge unitaire. Ne transforme pas ce seuil en prévision.

Livre : tableau mensuel, comparaison des scénarios, hypothèses numérotées, risques, une page d'argumentaire.

Un tarif de prestataire, un salaire ou une licence ne s'estime pas : tu demandes un devis ou tu écris « en attente ». Additionne en lignes et en colonnes, et montre que les deux totaux concordent.`,
  categories: ['Strategy', 'Marketing'],
  tags: ['budget', 'roi', 'comité de direction', 'planification'],
  cas_usage: [
    {
      titre: 'Préparer l’arbitrage budgétaire d’automne',
      description:
        'Vos factures de l’année et trois devis entrent dans un tableau mensuel en trois scénarios, chacun avec son périmètre écrit.',
      contexte: 'Responsable acquisition à qui l’on demande « le même budget, moins un peu ».',
      resultats_attendus:
        'Un dossier de trois pages et la liste de ce que « moins un peu » supprime.',
    },
    {
      titre: 'Faire apparaître le coût interne',
      description:
        'Les jours de la rédactrice, du développeur et du chef de produit sont valorisés au coût chargé. Le coût complet apparaît à côté des seules factures.',
      contexte: 'PME persuadée que son référencement ne coûte que l’abonnement à un outil.',
      resultats_attendus: 'Un coût complet et un choix éclairé entre faire et faire faire.',
    },
    {
      titre: 'Réduire sans casser',
      description:
        'Chaque ligne est classée engagée, annulable ou reportable, avec la date limite. Les économies sont proposées de la moins dommageable à la plus lourde.',
      contexte: 'Gel des dépenses annoncé en milieu d’exercice.',
      resultats_attendus: 'Un plan d’économies en trois paliers et les conséquences de chacun.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Réunir les pièces',
      description:
        'Sortez les factures de douze mois, les contrats avec leur préavis et le coût journalier des personnes concernées. Anonymisez les salaires en profils.',
      duree_estimee: '1 h 30',
      conseils: [
        'Cherchez les licences payées par un autre service',
        'Relevez les renouvellements automatiques',
      ],
      outils_requis: ['Comptabilité', 'Tableur'],
    },
    {
      numero: 2,
      titre: 'Écrire les hypothèses',
      description:
        'Numérotez-les : volume de contenus, nombre de pages reprises, jours de développement. Chaque montant renverra à un numéro.',
      duree_estimee: '45 min',
      conseils: ['Une hypothèse non signée par son responsable est en attente'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Comparer les trois scénarios',
      description:
        'Lisez d’abord ce que chaque niveau ne permet pas de faire. C’est la colonne que la direction discutera.',
      duree_estimee: '40 min',
      conseils: [
        'Refaites le total dans un tableur',
        'Testez le seuil avec une marge plus basse d’un quart',
      ],
      outils_requis: ['ChatGPT', 'Tableur'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Vos montants, vos marges',
      description:
        'Le seuil de rentabilité dépend d’une marge unitaire que vous seul connaissez. Une marge confondue avec le chiffre d’affaires le rend faux.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Pas de prévision de recettes',
      description:
        'Le budget chiffre des moyens et un seuil. Prévoir des visites demande un autre exercice, avec ses propres incertitudes.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Gardez une ligne d’imprévus visible',
      description:
        'Migration forcée, mise à jour de Google, départ d’un rédacteur : une réserve nommée se défend mieux que des lignes gonflées.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Quel pourcentage du chiffre d’affaires consacrer au SEO ?',
      reponse:
        'Aucun ratio ne vaut pour tous. La concurrence, l’âge du site et le coût de vos autres canaux comptent davantage. Le GPT part du travail à faire et des moyens disponibles.',
    },
    {
      question: 'Saura-t-il dire si un devis est au bon prix ?',
      reponse:
        'Il peut décomposer le devis en jours et en livrables et le comparer à d’autres que vous fournissez. Il n’a pas de barème fiable et n’en invoque pas.',
      categorie: 'Montants',
    },
    {
      question: 'La publicité en ligne entre-t-elle dans ce budget ?',
      reponse:
        'Non, sauf achat lié à un contenu SEO précis. Mélanger les deux empêche de juger chacun. Une ligne pour mémoire peut rappeler le montant des autres canaux.',
    },
    {
      question: 'Comment justifier une dépense dont l’effet viendra l’an prochain ?',
      reponse:
        'En montrant le calendrier de dépense, le calendrier d’effet attendu et le point de contrôle où l’on peut encore s’arrêter. La colonne « date limite pour renoncer » sert à cela.',
      categorie: 'Argumentaire',
    },
    {
      question: 'Mes chiffres sont-ils en sécurité ?',
      reponse:
        'Ils transitent par ChatGPT selon les réglages de votre compte. Remplacez les noms par des profils, et les montants sensibles par des multiples d’une unité si votre entreprise l’exige.',
    },
  ],
  requetes_seo: {
    requetes: [
      'budget seo annuel',
      'combien coûte le seo par an',
      'modèle budget seo',
      'justifier un budget seo',
      'répartition budget référencement naturel',
      'seuil de rentabilité seo',
      'budget seo pme',
      "prix d'une prestation seo",
    ],
    demandes: [
      'combien coûte le seo',
      'répartir l’argent',
      'dépenses de l’année',
      'prix du référencement',
      'demander des sous à la direction',
      'coût interne',
      'économies',
      'salaires et outils',
      'combien dépenser en référencement l’an prochain',
      'le DAF veut couper mes dépenses',
      'enveloppe acquisition naturelle à défendre',
      'coût caché de nos salariés qui rédigent',
      'seuil de rentabilité du trafic naturel',
      'tableau prévisionnel mois par mois en euros',
      'gel des achats quoi supprimer',
      'ROI pour le contrôleur de gestion',
      'opex capex prestataires et abonnements',
      'arbitrage de fin d’année codir',
      'combien coûte une agence plus les outils',
      'trois hypothèses basse moyenne haute',
      'rogner dix pour cent sans dégâts',
      'financer rédaction, technique et netlinking',
      'patron qui croit que google est gratuit',
      'contrats résiliables et dates de préavis',
      'TJM freelance et salaire chargé',
      'quelle somme mettre de côté pour Google',
      'le comptable me réclame des montants par mois',
      'on me demande de faire pareil avec moins',
      'justifier chaque facture du prestataire web',
      'chiffrer le temps passé par nos employés',
      'préparer les dépenses de communication de la commune',
      'faire soi-même ou payer quelqu’un, calcul',
      'combien de ventes pour rembourser cette dépense',
      'le trésorier de l’association veut trois options',
      'quelles factures peut-on arrêter en cours d’année',
      'provision pour les imprévus du site',
      'mes abonnements d’outils coûtent un bras',
      'défendre mon enveloppe devant la finance',
      'répartition entre textes, technique et relations presse',
      'ma comptable veut savoir combien on mettra l’an prochain pour être visibles sur Google, salaires compris',
      'le directeur financier a refusé ma demande parce que rien n’était détaillé mois par mois',
      'présente trois niveaux de moyens, et dis-moi ce qu’on perd si on prend le moins cher',
      'on a payé neuf mille euros de rédacteurs et d’outils, comment savoir à partir de quand ça se rembourse',
      'j’ai peur de signer des engagements qu’on ne pourra plus arrêter avant décembre',
      'patronne d’une menuiserie, que me coûte vraiment l’employé qui écrit pour le site',
      'l’office de tourisme vote ses crédits en novembre, quelles lignes inscrire pour sa visibilité en ligne',
      'prévoir les dépenses de visibilité Google',
      'coût complet du référencement, paies incluses',
      'prévisionnel référencement',
      'SEO budget plan',
    ],
  },
  date_creation: '2026-01-07T09:40:00Z',
  date_modification: '2026-10-13T07:45:00Z',
}
