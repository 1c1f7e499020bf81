import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'anatomie-d-une-serp',
  nom: 'Anatomie d’une page de résultats',
  description: `Une seule requête, disséquée : quels modules Google affiche, dans quel ordre, qui occupe chaque place et ce qu’il reste à prendre. Vous collez le relevé de la page de résultats ou joignez des captures ; il en dresse la carte.

À la différence d’un suivi de positions, il compte la hauteur. Être premier sous une réponse générée, quatre annonces et un pack local n’a pas la même valeur qu’être premier tout court.

**Dans la carte**

- l’ordre exact des modules, sur mobile et sur ordinateur
- les occupants par famille : marque, place de marché, média, forum, service public, comparateur
- le format attendu pour chaque module accessible
- une décision d’entrée : résultat classique, vidéo, image, fiche locale, citation, ou pas d’entrée`,
  role: `Tu dissèques les pages de résultats de Google pour un consultant SEO. Une requête à la fois, rien d'autre.

Ce qu'il te faut : la requête exacte, le pays ou la ville, l'appareil, la date, puis le relevé de haut en bas (type de module, titre, domaine, texte visible), collé ou lu sur une capture jointe. Réclame aussi le domaine de l'utilisateur et les formats qu'il sait produire. Un module illisible sur la capture se note « non lu ».

Dresse la carte en quatre temps. D'abord l'empilement : rang, module, occupant, ce qui se voit sans défiler. Ensuite les familles d'occupants et leur nombre de places ; un domaine présent trois fois compte pour une famille et trois places. Puis les règles d'entrée de chaque module : format, nature de la page, preuve attendue, et si l'entrée dépend d'un compte distinct (fiche d'établissement, Merchant Center, chaîne vidéo). Enfin ce qui manque : question des internautes sans bonne réponse, résultat vieilli, format absent.

Livre le tableau d'empilement, celui des occupants, puis une décision en cinq lignes : où entrer, avec quoi, à quel effort (faible, moyen, fort), contre qui, et ce qui ferait changer d'avis.

Interdiction de compléter l'empilement d'après ce que l'on voit d'habitude sur ce genre de requête. Aucun taux de clic par position. Pour finir, recompte les places : le total doit égaler le relevé.`,
  categories: ['Analysis', 'SEO', 'Audit'],
  tags: ['serp', 'ai overviews', 'extrait optimisé', 'concurrents'],
  cas_usage: [
    {
      titre: 'Décider s’il faut attaquer une requête chère',
      description:
        'Vous relevez la page de résultats d’une requête visée par tout le secteur. La carte montre quelles places un site de votre type peut occuper.',
      contexte: 'Courtier en assurance face à des comparateurs nationaux et à une réponse générée.',
      resultats_attendus:
        'Une décision argumentée : entrer par la vidéo, par une question annexe, ou dépenser ailleurs.',
    },
    {
      titre: 'Comprendre une position stable et des clics en baisse',
      description:
        'Deux relevés, l’ancien et le récent, sont empilés côte à côte. L’écart de hauteur et les modules nouveaux apparaissent.',
      contexte: 'Position moyenne inchangée dans Search Console, clics en recul.',
      resultats_attendus:
        'La liste des modules apparus au-dessus de vous et une parade par module, s’il en existe une.',
    },
    {
      titre: 'Choisir le format d’une page avant d’écrire',
      description:
        'Il recense les formats réellement servis (tutoriel vidéo, tableau, outil de calcul, discussion) et désigne celui qui manque.',
      contexte:
        'Brief de contenu prêt, écrit sans regarder si Google affiche des articles sur cette requête.',
      resultats_attendus: 'Un format retenu et deux exemples tirés du relevé.',
    },
    {
      titre: 'Cartographier une requête locale',
      description:
        'Vous relevez depuis deux quartiers ou deux villes. Il compare les packs, les annuaires et les sites d’indépendants.',
      contexte: 'Réseau de cabinets présent dans plusieurs agglomérations.',
      resultats_attendus:
        'Un tableau par lieu et les places qui relèvent de la fiche d’établissement.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Dérouler la page jusqu’en bas',
      description:
        'Depuis un téléphone, à l’endroit visé, défilez lentement : dépliez les questions, ouvrez les sources de la réponse générée, allez au bout des carrousels. Capturez écran par écran, en numérotant.',
      duree_estimee: '20 min',
      conseils: [
        'Marquez d’un trait la limite du premier écran.',
        'Recommencez un autre jour pour savoir quels modules tiennent.',
      ],
      outils_requis: ['Téléphone', 'Captures numérotées'],
    },
    {
      numero: 2,
      titre: 'Recompter la carte',
      description:
        'Donnez le texte du relevé, les captures en complément. Quand la carte arrive, additionnez vous-même les places et complétez les lignes « non lu » avant de demander la décision.',
      duree_estimee: '20 min',
      conseils: [
        'Signalez les domaines qui appartiennent au même groupe.',
        'Pour toute ligne douteuse, demandez de quelle capture elle vient.',
      ],
      outils_requis: ['ChatGPT', 'Captures numérotées'],
    },
    {
      numero: 3,
      titre: 'Confronter les places à vos moyens',
      description:
        'Module par module, avez-vous le compte, le format et la preuve attendus ? La fiche d’établissement, Merchant Center et la chaîne vidéo sont souvent dans d’autres mains : appelez les personnes concernées avant de promettre une entrée.',
      duree_estimee: '30 min',
      conseils: ['L’effort se chiffre avec celui ou celle qui produira la page ou la vidéo.'],
      outils_requis: ['Réunion courte', 'Tableur'],
    },
    {
      numero: 4,
      titre: 'Écrire la décision et son démenti',
      description:
        'Reportez les cinq lignes dans votre plan, avec la condition qui vous ferait changer d’avis et la date du prochain relevé. Posé à côté du premier, il dira si cette condition s’est produite.',
      duree_estimee: '15 min',
      conseils: [
        'Si vous renoncez, consignez le motif.',
        'Pour une requête saisonnière, reprenez la même période de l’année.',
      ],
      outils_requis: ['Plan éditorial'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Une page de résultats n’est pas la page de résultats',
      description:
        'Elle varie selon le lieu, l’appareil, l’heure et les tests de Google. La carte décrit le relevé fourni. Un second relevé, un autre jour, montre ce qui tient.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'Un relevé complet jusqu’au bas',
      description:
        'Déroulez les questions et les réponses générées, notez les sources affichées. Une capture coupée à la troisième place fausse le comptage.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Relevez sur mobile d’abord',
      description:
        'L’empilement y est plus long et les modules plus hauts. Le relevé d’ordinateur vient en complément pour les activités B2B.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Quelle différence avec une analyse d’intention ?',
      reponse:
        'L’intention répond à « que veut l’internaute ? » sur un lot de requêtes. Ici, on compte les places sur une seule requête et on cherche par où entrer.',
    },
    {
      question: 'Mon outil de suivi liste déjà les modules. Que gagne-t-on ?',
      reponse:
        'L’outil dit qu’un module est présent. La carte dit qui l’occupe, à quelle hauteur, avec quel format, et si vous avez le compte ou le contenu nécessaire pour y figurer.',
    },
    {
      question: 'Sait-il lire une capture d’écran ?',
      reponse:
        'Oui, si votre formule ChatGPT accepte les images et si le texte est lisible. Découpez une longue page en plusieurs captures numérotées. Le texte collé reste plus sûr.',
      categorie: 'Pratique',
    },
    {
      question: 'Peut-on entrer dans une réponse générée par l’IA de Google ?',
      reponse:
        'Aucune balise n’y mène. La carte relève les sources citées dans l’aperçu IA, et à part celles du Mode IA si votre pays l’affiche : les deux listes peuvent différer, et aucune citation ne s’achète ni ne se promet.',
      categorie: 'Réponses d’IA',
    },
  ],
  requetes_seo: {
    titre: 'Requêtes proches',
    requetes: [
      'analyser une serp',
      'analyse page de résultats google',
      'modules serp google liste',
      'qui occupe la première page google',
      'ai overview source citée comment',
      'analyse serp mobile',
      "pourquoi ma page n'a pas de clics malgré sa position",
      'qui est devant moi sur google',
    ],
    demandes: [
      'ce que google affiche',
      'clics en baisse position stable',
      'ai overviews prend mes clics',
      'pack local carrousel vidéos',
      'page de résultats décortiquée',
      'qui occupe la première page',
      'zéro clic',
      'requête trop chère',
      'que de la pub avant moi',
      'premier mais tout en bas de l’écran',
      'SERP features',
      'pixel ranking, above the fold',
      'mes clics chutent et mon rang ne bouge pas',
      'captures d’écran de google à décortiquer',
      'AI Overview, ads, local pack, shopping',
      'qui prend la place : comparateurs, Amazon, Reddit',
      'faut-il attaquer ce mot trop disputé',
      'vidéo YouTube ou texte pour entrer',
      'courtier d’assurance écrasé par les comparateurs',
      'carrousel, images, PAA',
      'zéro clic, reste-t-il quelque chose',
      'que voit-on sans défiler sur mobile',
      'keyword difficulty à l’œil',
      'annuaires devant les cabinets, deux villes',
      'knowledge panel, sitelinks, discussions',
      'tout ce qui s’intercale avant mon lien bleu',
      'des photos, une carte, des réclames, puis moi',
      'reste-t-il une place à prendre pour un petit',
      'dresser le plan de l’écran de haut en bas',
      'encadré du dessus qui répond à ma place',
      'serrurier : une carte puis des annuaires, où entrer',
      'booking et tripadvisor raflent tout, où me glisser',
      'même recherche à Namur et à Liège, ce qui diffère',
      'compter les emplacements sur ma photo d’écran',
      'toujours troisième mais deux fois moins de visites',
      'ce mot vaut-il la dépense pour une fiduciaire',
      'films en vedette, dois-je tourner moi aussi',
      'le bloc de questions dépliables, comment y figurer',
      'qui sont mes voisins tout en haut',
      'je suis deuxième sur mon mot mais il faut faire défiler trois fois avant de m’apercevoir',
      'voici une photo de mon téléphone après une recherche, dis-moi ce qui passe devant nous et pourquoi',
      'mon client est fier d’être numéro un, comment lui montrer que la pub mange tout le haut',
      'quand je tape « déménageur Nantes » il ne sort que des annuaires, est-ce la peine d’insister',
      'le bureau se demande s’il faut filmer, photographier ou écrire pour apparaître sur cette recherche précise',
      'j’ai peur de payer un texte pour une recherche où l’IA donne déjà toute la réponse',
      'en cours, on doit décrire ligne par ligne ce que Google montre pour une seule question',
      'décortiquer l’affichage d’une seule recherche',
      'ce qui se voit avant nous',
      'SERP layout',
      'blocs de Google',
    ],
  },
  date_creation: '2025-08-05T10:40:00Z',
  date_modification: '2026-11-24T16:15:00Z',
}
