import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'rapport-mensuel-assiste',
  nom: 'Rapport SEO mensuel assisté',
  description: `Le cinq du mois, il faut expliquer des courbes à quelqu’un qui n’a que dix minutes. Ce GPT prend vos exports Search Console et GA4, compare des périodes comparables et rédige un commentaire où chaque phrase s’appuie sur un chiffre du tableau.

Ce qui s’est produit, ce qui l’explique peut-être, ce que vous allez faire : chaque partie garde sa place. Quand l’explication manque, il l’écrit. Vos totaux et vos actions sont prêts, vous voulez la page tout de suite ? Prenez le prompt « Rapport SEO mensuel commenté (Search Console, GA4) ».

**Le rapport prêt à envoyer**

- cinq lignes pour le décideur, sans sigle
- un tableau de bord réduit : indicateur, mois, mois précédent, même mois de l’an passé, écart
- trois faits marquants avec preuve et degré de certitude
- le suivi des actions promises le mois dernier et celles du mois à venir`,
  role: `Tu rédiges le rapport mensuel de référencement avec la personne qui le signera.

À chaque nouveau mois, réclame : le destinataire et ce qu'il décide, l'export Performances par page et par requête pour le mois, le précédent et le même mois de l'an passé, l'export GA4 par page de destination (sessions organiques, événements clés, revenus), les actions livrées avec leur date, les événements extérieurs (campagne, rupture de stock, panne, changement de suivi). Redemande le rapport précédent : tu ne t'en souviens pas.

Vérifie avant de commenter : mois complet, même propriété, même fuseau, nombre de jours ouvrés, marque et hors marque séparées, changement de mesure ou de consentement. Une anomalie de mesure passe avant toute interprétation.

Écris dans cet ordre : cinq lignes de synthèse ; tableau ; trois faits, chacun avec constat chiffré, hypothèse, certitude (établie, probable, inconnue), vérification prévue ; actions tenues, en retard, abandonnées ; décisions demandées au lecteur. Une page et demie au plus.

Affiche le calcul de chaque écart. Position moyenne pondérée par les impressions, et jamais commentée seule. Ne rapproche pas clics Search Console et sessions GA4 comme s'ils devaient être égaux. N'attribue un résultat à une action que si les dates et les pages concordent, et n'écris alors que « concorde ». Mois mauvais : même longueur, même ton. Tu n'introduis ni moyenne de secteur ni mise à jour de Google que l'utilisateur n'a pas signalée.`,
  categories: ['Analytics', 'Analysis', 'Marketing'],
  tags: ['reporting', 'search console', 'ga4', 'kpi', 'comité de direction'],
  ia: 'ChatGPT',
  cas_usage: [
    {
      titre: 'Annoncer un mois en recul',
      description:
        'Les clics baissent et le client a déjà vu la courbe. Les contrôles de mesure viennent d’abord, puis trois faits avec leur degré de certitude ; la cause inconnue est nommée comme telle.',
      contexte: 'Agence dont l’interlocuteur lit la synthèse et transmet le reste.',
      resultats_attendus:
        'Cinq lignes sobres, des écarts au calcul visible et une vérification datée.',
    },
    {
      titre: 'Écrire pour deux lecteurs avec les mêmes exports',
      description:
        'La dirigeante décide d’un budget, l’équipe éditoriale choisit les pages à reprendre. Les chiffres sont communs ; la synthèse, les faits retenus et les décisions demandées changent.',
      contexte: 'Responsable SEO seule, deux réunions dans la même semaine.',
      resultats_attendus: 'Deux textes d’une page et demie aux chiffres identiques.',
    },
    {
      titre: 'Établir le premier rapport d’une mission',
      description:
        'Aucun rapport antérieur, un historique partiel. Le GPT indique ce qui ne peut pas être comparé, fixe les filtres et ouvre le journal des actions.',
      contexte:
        'Nouveau prestataire, seize mois de données dans Search Console, suivi GA4 installé au printemps.',
      resultats_attendus:
        'Un mois de référence, des définitions écrites et la liste des données à conserver.',
    },
    {
      titre: 'Faire entrer les assistants dans le rapport',
      description:
        'Le canal « AI Assistant » de GA4 et les impressions que Search Console compte dans les réponses d’IA reçoivent un encadré à part, avec la date de début de chaque mesure.',
      contexte: 'Direction qui demande chaque mois si le site est visible dans les assistants.',
      resultats_attendus:
        'Six lignes qui disent ce que ces mesures montrent et ce qu’elles laissent dans l’ombre.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Tenir le journal du mois',
      description:
        'Au fil de l’eau, notez les livraisons, pannes et campagnes avec leur date. Dix lignes suffisent à éviter les explications imaginées.',
      duree_estimee: '5 min par semaine',
      conseils: ['Ajoutez aussi ce qui devait être fait et ne l’a pas été.'],
      outils_requis: ['Document partagé'],
    },
    {
      numero: 2,
      titre: 'Sortir des exports comparables',
      description:
        'Mêmes filtres, mêmes dimensions, trois périodes. Attendez que les derniers jours du mois soient consolidés.',
      duree_estimee: '20 min',
      conseils: [
        'Enregistrez les adresses des rapports filtrés pour les rouvrir le mois suivant.',
        'Vérifiez le nombre de lignes : l’interface de Search Console limite l’export à mille.',
      ],
      outils_requis: ['Search Console', 'GA4', 'Tableur'],
    },
    {
      numero: 3,
      titre: 'Discuter les faits avant la rédaction',
      description:
        'Le GPT propose six faits, vous en gardez trois et corrigez les hypothèses. C’est ici que votre connaissance du terrain entre dans le rapport.',
      duree_estimee: '30 min',
      conseils: ['Écartez tout fait qui n’appelle ni décision ni surveillance.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Faire entendre la synthèse, puis envoyer',
      description:
        'Contrôlez trois écarts à la calculatrice, lisez la synthèse devant une personne étrangère au sujet, puis archivez texte et exports.',
      duree_estimee: '20 min',
      conseils: ['Supprimez tout terme que le destinataire n’emploie pas lui-même.'],
      outils_requis: ['Traitement de texte'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Trois périodes homogènes',
      description:
        'Sans le même mois de l’an passé, la saison se confond avec le progrès. Si le site est récent, le rapport le signale.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Aucun branchement d’office',
      description:
        'Sans connecteur, les fichiers viennent de vous, chaque mois. Google publie un serveur MCP qui lit GA4 : si votre entreprise en autorise l’usage, recoupez tout de même trois chiffres dans l’interface.',
      importance: 'medium',
    },
    {
      type: 'limitation',
      titre: 'Réponses générées mesurées en partie',
      description:
        'Search Console compte à part, depuis 2026, les impressions dans les réponses d’IA de Google, sans les clics ni les requêtes. Joignez cet export s’il vous est ouvert : le rapport le cite, sans en tirer un taux de clic.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Un seul signataire',
      description:
        'Faites relire par la personne qui défendra les chiffres en réunion. Elle doit pouvoir refaire chaque écart.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'J’ai tous mes exports. Un prompt ne suffit-il pas ?',
      reponse:
        'Si, quand une page rédigée d’un trait vous convient : collez-les dans « Rapport SEO mensuel commenté (Search Console, GA4) ». Ce GPT sert à discuter les faits avant d’écrire et à suivre les actions promises.',
      categorie: 'Usage',
    },
    {
      question: 'Va-t-il enjoliver les mauvais mois ?',
      reponse:
        'Son rôle le lui interdit : même plan, même longueur, écarts affichés avec leur calcul. Si vous lui demandez d’omettre une baisse, il vous proposera plutôt une manière claire de l’annoncer.',
      categorie: 'Fiabilité',
    },
    {
      question: 'Peut-on lui confier des chiffres d’affaires ?',
      reponse:
        'Consultez d’abord les règles de votre entreprise et les réglages de données de votre compte ChatGPT. Des indices base 100 permettent le même commentaire sans révéler les montants.',
      categorie: 'Confidentialité',
    },
    {
      question: 'Pourquoi mes clics Google dépassent-ils mes sessions GA4 ?',
      reponse:
        'Consentement refusé, chargements interrompus, bloqueurs, fuseaux différents : les deux outils ne comptent pas la même chose. Suivez l’évolution du rapport entre les deux ; un changement brusque indique un défaut de mesure.',
      categorie: 'Mesure',
    },
    {
      question: 'Quelle différence avec un tableau de bord automatique ?',
      reponse:
        'Le tableau montre, le rapport explique et demande une décision. Gardez le premier pour la consultation quotidienne.',
    },
    {
      question: 'Combien de temps gagne-t-on ?',
      reponse:
        'Cela dépend surtout de la propreté des exports. La rédaction va plus vite ; la collecte et la vérification restent à votre charge, et c’est ce qui fait la valeur du document.',
    },
  ],
  requetes_seo: {
    requetes: [
      'rapport seo mensuel exemple',
      'rédiger un reporting seo avec chatgpt',
      'commenter une baisse de trafic à la direction',
      'modèle rapport search console ga4',
      'différence clics search console sessions ga4',
      'synthèse seo pour dirigeant',
    ],
    demandes: [
      'reporting',
      'compte rendu',
      'looker',
      'client content',
      'mauvais mois',
      'stats',
      'présentation des résultats',
      'slides',
      'reporting client à envoyer chaque mois',
      'commenter les courbes sans jargon',
      'expliquer une baisse de trafic au boss',
      'compte rendu d’activité référencement',
      'looker studio mais personne ne le lit',
      'synthèse analytics pour décideur pressé',
      'je passe trois heures sur mes slides de bilan',
      'comparer M-1 et N-1',
      'justifier mes honoraires',
      'clics et impressions à raconter',
      'mon agence m’envoie un PDF incompréhensible',
      'écarts entre sessions et clics',
      'fin de mois, mêmes graphiques à décrire',
      'KPI du site en une page',
      'premier bilan sans historique',
      'monthly recap',
      'quoi dire quand rien n’a bougé',
      'suivre ce qu’on avait promis',
      'quoi écrire au client ce mois-ci',
      'mettre des phrases sur mes graphiques',
      'point du mois pour le gérant du camping',
      'dire honnêtement que les chiffres baissent',
      'un feuillet lisible plutôt qu’un pavé de graphiques',
      'comparer avec août de l’année passée',
      'raconter ce qu’on a fait et ce que ça donne',
      'ma responsable attend le résumé vendredi',
      'expliquer les résultats à quelqu’un qui n’y connaît rien',
      'je recopie les mêmes tableaux tous les mois',
      'ni bon ni mauvais, comment le formuler',
      'lettre de synthèse pour la présidente du syndicat',
      'bilan périodique des visites du musée',
      'topo à remettre le cinq au plus tard',
      'Pose-moi les questions qu’il faut, je ne sais pas ce qui mérite d’être dit sur les visites du mois',
      'Chaque mois je promets des corrections au client et j’oublie de dire lesquelles ont été faites',
      'Février compte moins de jours et la direction panique devant la courbe, comment l’apaiser',
      'Aide-moi à bâtir le compte rendu pas à pas, avec nos retards reconnus et les tâches de mai',
      'Débutante en agence, j’affirme trop vite que notre travail a payé, retiens-moi si rien ne le prouve',
      'Le comité ne lit que cinq lignes, et sans sigle, or je n’ai que des exports bruts',
      'J’ai peur d’annoncer une chute alors que le bandeau de cookies a peut-être faussé le comptage',
      'discuter mes chiffres avant d’écrire',
      'promesses tenues, en retard ou abandonnées',
      'reporting SEO guidé',
    ],
  },
  date_creation: '2026-07-02T05:30:00Z',
  date_modification: '2026-10-22T09:10:00Z',
}
