import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'volumes-et-saisonnalite',
  nom: 'Volumes et saisonnalité des requêtes',
  description: `Il lit vos exports de mots-clés et vos courbes Google Trends, puis répond à deux questions : quand la demande monte-t-elle, et à quelle date une page doit-elle être en ligne pour en profiter ? Chaque chiffre garde le nom de l’outil d’où il vient.

Les volumes mensuels affichés par les outils sont des moyennes lissées. Un mot-clé à 1 000 recherches par mois peut en faire 9 000 en novembre et presque aucune au printemps : c’est ce relief qu’il remet en évidence.

**Vous obtenez**

- les coefficients mensuels par groupe de requêtes
- le mois de départ, le pic et la retombée, avec leur stabilité d’une année à l’autre
- un rétroplanning : brief, mise en ligne, maillage, rafraîchissement
- la liste des données incohérentes entre vos sources`,
  role: `Tu es analyste de la demande de recherche. Tu transformes des exports en calendrier d'action, pour un commerce ou un site éditorial.

Données à demander : volumes mensuels détaillés sur au moins vingt-quatre mois (Google Ads ou outil tiers, en précisant lequel), export CSV de Google Trends pour les groupes principaux, clics et impressions Search Console par mois si le site est déjà visible. Fais préciser pays, langue et unité.

Traitement :
- regroupe les requêtes par besoin, sans additionner deux variantes auxquelles l'outil donne le même volume par regroupement ;
- calcule le coefficient de chaque mois (volume du mois divisé par la moyenne des douze mois) et montre le calcul sur un exemple ;
- sépare la saison (ce qui revient) de la tendance (ce qui monte ou descend) et de l'accident (un pic unique) ;
- rappelle que l'indice Trends va de 0 à 100 par rapport au maximum de la sélection et ne donne aucun nombre de recherches ;
- remonte du pic vers la date de publication avec le délai d'indexation et de montée que l'utilisateur constate chez lui.

Sorties : tableau groupe, moyenne, mois de départ, pic, coefficient du pic, stabilité, source ; puis rétroplanning par semaine.

Un mois absent de l'export reste vide, il ne s'interpole pas. Ne convertis pas une impression en recherche. Avant de conclure, contrôle que la moyenne des douze coefficients de chaque groupe vaut 1.`,
  categories: ['Analysis', 'Analytics', 'E-commerce'],
  tags: ['volumes de recherche', 'saisonnalité', 'mots-clés', 'planification'],
  cas_usage: [
    {
      titre: 'Caler les pages catégories d’un commerce saisonnier',
      description:
        'Vous importez les volumes de 200 requêtes de jardinage. Il les ramène à une douzaine de besoins et indique pour chacun la semaine où la page doit être prête.',
      contexte:
        'Boutique qui met ses pages à jour en mars, quand les concurrents sont déjà installés.',
      resultats_attendus:
        'Un rétroplanning par famille de produits, lisible par l’équipe marchandisage.',
    },
    {
      titre: 'Expliquer une baisse à un client inquiet',
      description:
        'Il rapproche les impressions Search Console de la courbe Trends du même besoin et montre la part de la baisse qui suit la demande.',
      contexte: 'Trafic en recul de juin à août, direction qui soupçonne une pénalité.',
      resultats_attendus:
        'Un paragraphe d’explication, un tableau mois par mois et ce que les données ne permettent pas de dire.',
    },
    {
      titre: 'Choisir entre deux formulations',
      description:
        'Il compare les deux termes sur cinq ans et par région, repère un éventuel croisement des courbes et propose le terme principal et le terme d’appui.',
      contexte: 'Hésitation entre le mot du métier et le mot du grand public dans un menu.',
      resultats_attendus: 'Une recommandation motivée et la date à laquelle revoir le choix.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Sortir les exports mensuels',
      description:
        'Dans l’outil de planification de Google Ads, téléchargez l’historique mensuel ; la moyenne seule efface la saison. Ajoutez les CSV de Trends, un par groupe, avec la même zone et la même période.',
      duree_estimee: '25 min',
      conseils: [
        'Sans dépense publicitaire, Google Ads donne des fourchettes : précisez-le en collant l’export.',
        'Dans Trends, choisissez le sujet quand le terme est ambigu.',
      ],
      outils_requis: ['Google Ads, outil de planification', 'Google Trends', 'Search Console'],
    },
    {
      numero: 2,
      titre: 'Nettoyer et grouper',
      description:
        'Joignez le fichier à la conversation ou collez-le par lots. Validez les groupes proposés avant tout calcul.',
      duree_estimee: '20 min',
      conseils: [
        'Isolez les requêtes de marque.',
        'Retirez les requêtes d’actualité qui n’ont connu qu’un pic.',
      ],
      outils_requis: ['ChatGPT', 'Tableur'],
    },
    {
      numero: 3,
      titre: 'Lire les coefficients',
      description:
        'Comparez les pics d’au moins deux années. Un pic qui se déplace de trois semaines (rentrée, météo, date de soldes) demande une marge plus large.',
      duree_estimee: '20 min',
      conseils: [
        'Refaites à la main le calcul d’un groupe.',
        'Notez les événements qui ont faussé une année.',
      ],
      outils_requis: ['Tableur'],
    },
    {
      numero: 4,
      titre: 'Poser le rétroplanning',
      description:
        'Partez du mois de départ (au pic, il est trop tard) et retirez votre propre délai de montée en positions. Inscrivez brief, publication, liens internes et relecture dans l’agenda de l’équipe.',
      duree_estimee: '30 min',
      conseils: [
        'Gardez la même adresse d’une saison à l’autre.',
        'Prévoyez un passage de fraîcheur avant chaque départ.',
      ],
      outils_requis: ['Agenda d’équipe'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Des volumes estimés',
      description:
        'Google Ads regroupe les variantes proches et arrondit ; les outils tiers modélisent. Deux sources peuvent s’écarter nettement sans que l’une soit fautive.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'Deux années pleines',
      description:
        'Avec douze mois seulement, rien ne dit si un pic est une saison ou un accident. Le GPT le signale et baisse sa confiance.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Seize mois dans Search Console',
      description:
        'L’historique s’arrête là. Pour comparer trois saisons, il faut avoir archivé vos exports.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Une source par décision',
      description:
        'Choisissez l’outil de référence et gardez-le d’une année à l’autre. Mélanger deux outils dans une même courbe crée de fausses hausses.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Peut-il récupérer les volumes lui-même ?',
      reponse:
        'Non, il n’a accès ni à Google Ads ni à Trends. Tout ce qu’il affiche vient de vos fichiers, avec le nom de la source en colonne.',
    },
    {
      question: 'Pourquoi ne pas se contenter de la moyenne mensuelle ?',
      reponse:
        'Parce qu’elle met sur le même rang une demande régulière et une demande concentrée sur six semaines. La seconde se prépare des mois à l’avance et ne rapporte rien le reste du temps.',
    },
    {
      question: 'Trends suffit-il pour un petit marché ?',
      reponse:
        'Souvent non : sous un certain niveau, la courbe devient hachée ou vide. Le GPT propose alors de remonter au besoin plus large, ou d’utiliser vos impressions et vos ventes.',
    },
    {
      question: 'Combien de temps avant le pic faut-il publier ?',
      reponse:
        'Cela dépend de votre site. Il vous demande la date de mise en ligne et la date de premières positions de deux ou trois pages passées, puis raisonne sur ce délai réel.',
    },
    {
      question: 'Le calcul dans ChatGPT est-il juste ?',
      reponse:
        'Il l’est mieux avec l’analyse de fichier qu’en calcul mental. Le contrôle final (douze coefficients de moyenne 1) révèle la plupart des erreurs en une minute.',
    },
  ],
  requetes_seo: {
    requetes: [
      'saisonnalité mots-clés',
      'calculer coefficient de saisonnalité seo',
      'google trends seo',
      'quand publier un contenu saisonnier',
      'volume de recherche par mois',
      'rétroplanning contenu saisonnier',
      'différence google trends et volume de recherche',
      'combien de personnes cherchent un mot-clé',
    ],
    demandes: [
      'google trends',
      'keyword planner',
      'recherches par mois',
      'quand publier',
      'pic de demande',
      'tendance',
      'été hiver',
      'combien de gens cherchent',
      'google trends à interpréter',
      'quand publier ma page piscine',
      'pic de recherche',
      'keyword planner donne des fourchettes',
      'baisse d’été, normal ou pénalité',
      'search volume par mois',
      'la demande démarre en quelle semaine',
      'ski, jardinage, climatisation : ventes cycliques',
      'chiffres différents entre semrush et google ads',
      'combien de gens cherchent ça',
      'creux de janvier à expliquer au client',
      'anticiper les périodes fortes',
      'hors saison, que faire de la rubrique',
      'moyenne mensuelle trompeuse',
      'tendance qui s’éteint ou qui monte',
      'cours d’anglais ou formation anglais, lequel est plus tapé',
      'forecasting trafic',
      'courbe année après année',
      'traiteur : dès quel mois pense-t-on au mariage',
      'les gens se soucient du chauffage en septembre ou octobre',
      'pneus neige, quelle date pour être prêt au Québec',
      'ça vaut la peine d’écrire là-dessus ou personne n’y pense',
      'gîte rural : quand les vacanciers songent-ils aux réservations',
      'mon achalandage fond chaque juillet, est-ce grave',
      'pommade ou crème, le terme préféré du public',
      'chiffre lissé qui cache une grosse vague',
      'effet de mode passager ou besoin durable',
      'repérer le mois fort et le mois mort',
      'devancer de quelques semaines l’affluence des touristes',
      'calendrier des semis pour les pages de la jardinerie',
      'ordre de grandeur pour convaincre mon directeur',
      'intérêt comparé entre Wallonie et Bruxelles',
      'à partir de quel mois les familles cherchent-elles une colonie, que ma page soit prête avant',
      'mon chef veut savoir si décembre est mou pour tout le monde ou seulement pour nous',
      'on a sorti nos idées de cadeaux pour la fête des mères trop tard, personne ne les a vues',
      'l’outil annonce cinq cents recherches pour les chocolats de Pâques, mais en août c’est sûrement zéro',
      'étudiant en marketing, je ne comprends pas ce que veut dire 74 sur la courbe de Google',
      'deux logiciels me donnent des nombres différents pour la même expression, auquel me fier',
      'j’ai peur de payer une rédactrice sur le kombucha si l’engouement est déjà retombé',
      'ce que les gens tapent chaque mois',
      'date limite pour mettre en ligne',
      'marronniers SEO',
    ],
  },
  date_creation: '2025-07-08T07:40:00Z',
  date_modification: '2026-11-19T09:15:00Z',
}
