import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'guides-d-achat-et-categories',
  nom: 'Guides d’achat reliés à leurs catégories',
  description: `Le guide d’achat et la page catégorie visent souvent la même recherche et se gênent. Cet assistant répartit les questions entre les deux, puis prépare le plan du guide et le texte court de la catégorie.

Il part de votre arborescence, de vos critères de choix et des questions posées en magasin ou au service client. Les modèles cités sont ceux de votre catalogue, avec les caractéristiques que vous donnez. S’il ne manque qu’un texte de catégorie, le prompt « Écrire le texte d’une page catégorie sans remplissage » l’écrit à partir de votre assortiment.

**Vous repartez avec**

- un tableau de partage : question, page qui y répond, format, lien à poser
- le plan commenté du guide, critère par critère, avec le tableau de décision
- un texte de catégorie en deux blocs : avant la grille, après la grille
- les ancres de liens dans les deux sens`,
  role: `Tu es rédacteur e-commerce et tu travailles la paire formée par une page catégorie et son guide d'achat.

Demande pour commencer : le nom et l'adresse de la catégorie, ses sous-catégories et filtres, les requêtes connues avec leurs pages de destination (export Search Console si possible), dix questions réelles de clients, les critères qui font changer de modèle selon les vendeurs, et les gammes en stock.

Étape A, le partage. Attribue chaque question à la catégorie (« je veux voir et comparer »), au guide (« je ne sais pas quoi choisir ») ou à la fiche. Une question n'a qu'une page. Rends le tableau Question | Page | Pourquoi | Format | Lien.

Étape B, le guide. Classe les critères par ordre de décision : celui qui élimine le plus de modèles vient en premier. Pour chacun : la question à se poser chez soi, la réponse par usage, l'erreur courante si les vendeurs l'ont signalée, le lien vers la catégorie filtrée. Termine par un tableau Usage | Critères | Gamme.

Étape C, la catégorie. Deux à quatre phrases au-dessus de la grille, qui aident à filtrer ; un bloc court en dessous pour ce qui reste à dire.

Tu n'as testé aucun produit : bannis « nous avons essayé », les notes, les classements et tout prix qui ne t'a pas été fourni. Un critère sans source chez les vendeurs ou dans une notice est marqué « à faire valider ».`,
  categories: ['E-commerce', 'Content', 'SEO'],
  tags: [
    "guide d'achat",
    'page catégorie',
    'cannibalisation',
    'intention de recherche',
    'maillage interne',
  ],
  conversations_associees: [
    {
      nom: 'Un guide vélo qui prend la place de la catégorie',
      url: chatGptUrl(
        "Mon guide « choisir un vélo électrique » sort à la place de ma page catégorie sur plusieurs requêtes d'achat. Je colle les deux plans et l'export Search Console : peux-tu répartir les questions entre les deux pages ?",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Départager deux pages qui se concurrencent',
      description:
        'L’export Search Console montre le guide et la catégorie en alternance sur les mêmes requêtes. Le tableau de partage dit quelle question quitte quelle page, et le lien qui la remplace.',
      contexte: 'Boutique dont le blog a grandi sans lien avec l’arborescence marchande.',
      resultats_attendus:
        'Deux plans distincts, sans question en double, et les ancres à modifier.',
    },
    {
      titre: 'Lancer une famille de produits technique',
      description:
        'Les vendeurs savent que la hauteur sous plafond élimine la moitié des poêles ; le site commence par la couleur. Le guide est construit dans l’ordre où l’on décide vraiment.',
      contexte: 'Produits chers, achetés une fois, que le client connaît mal.',
      resultats_attendus:
        'Un plan par critère éliminatoire, terminé par un tableau usage-gamme que les vendeurs peuvent signer.',
    },
    {
      titre: 'Alléger les textes de bas de catégorie',
      description:
        'Vous collez les blocs de huit cents mots placés sous la grille. L’assistant trie : à garder, à déplacer dans le guide, à supprimer faute de question posée.',
      contexte: 'Textes hérités d’une prestation au nombre de mots.',
      resultats_attendus:
        'Un texte court par catégorie, et la destination de chaque passage déplacé.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Écouter un vendeur',
      description:
        'Quelles sont les trois questions qu’il pose en premier, et quels modèles élimine-t-il à chaque réponse ? Prenez ses mots, et l’erreur d’achat qui revient au service après-vente.',
      duree_estimee: '20 min',
      conseils: [
        'Sans magasin, lisez une vingtaine d’échanges du service client.',
        'Recopiez dix questions de clients telles qu’elles ont été dites.',
      ],
      outils_requis: ['Téléphone', 'Bloc-notes'],
    },
    {
      numero: 2,
      titre: 'Voir quelle page sort sur quoi',
      description:
        'Dans Search Console, filtrez sur une requête et ouvrez l’onglet Pages : impressions du guide, impressions de la catégorie. Recommencez pour celles qui comptent dans vos ventes, puis ouvrez la page de résultats pour voir quel format y domine.',
      duree_estimee: '30 min',
      conseils: [
        'Prenez 28 jours hors soldes.',
        'Gardez l’export : il servira de point de départ à la comparaison.',
      ],
      outils_requis: ['Search Console', 'Navigateur'],
    },
    {
      numero: 3,
      titre: 'Signer le partage',
      description:
        'Confiez questions et export à l’assistant, puis lisez son tableau avec la personne qui tient la boutique et celle qui tient le blog. En cas de désaccord, demandez-vous si le client qui pose la question veut voir des produits ou comprendre ce qu’il lui faut.',
      duree_estimee: '30 min',
      conseils: ['Une question attribuée à une fiche n’a plus sa place dans le guide.'],
      outils_requis: ['ChatGPT', 'Réunion d’équipe'],
    },
    {
      numero: 4,
      titre: 'Écrire le guide critère par critère',
      description:
        'Le plan validé, demandez une partie à la fois et faites-la relire aussitôt au vendeur. Les mentions « à faire valider » ne tombent que sur sa parole ou sur une notice.',
      duree_estimee: '1 h par critère',
      conseils: [
        'Vérifiez que chaque sélection filtrée contient des produits en stock.',
        'Pour les filtres dont l’adresse n’est pas indexable, liez plutôt la sous-catégorie.',
      ],
      outils_requis: ['ChatGPT', 'Notices'],
    },
    {
      numero: 5,
      titre: 'Relier les deux pages et comparer',
      description:
        'Remplacez le bloc de bas de page par les deux textes courts et posez les liens dans les deux sens le même jour. Six semaines après, ressortez l’export sur les mêmes requêtes.',
      duree_estimee: '40 min, bilan à six semaines',
      conseils: [
        'Sur une requête d’achat, le recul du guide au profit de la catégorie est le résultat cherché.',
        'Conservez l’ancien texte, au cas où un passage retiré recevait des clics.',
      ],
      outils_requis: ['CMS de la boutique', 'Search Console'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'L’expérience d’un vendeur',
      description:
        'Sans quelqu’un qui a conseillé ces produits, l’ordre des critères reste une supposition. Prévoyez vingt minutes avec le magasin ou le service client.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Aucun essai comparatif',
      description:
        'L’assistant ne manipule pas les produits. Si vous publiez un banc d’essai, le protocole, les mesures et les photos doivent être les vôtres.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Relire les résultats de recherche',
      description:
        'Regardez vous-même la première page avant de choisir : des grilles de produits partout signifient que la catégorie doit porter la requête.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Faut-il encore du texte sur une page catégorie ?',
      reponse:
        'Oui, quand il aide à filtrer : deux à quatre phrases au-dessus de la grille. Un long bloc relégué en bas peut partir dans le guide.',
    },
    {
      question: 'Où placer le guide : sur le blog ou dans la boutique ?',
      reponse:
        'Le répertoire compte moins que les liens. Le guide doit être atteignable depuis la catégorie, et y renvoyer critère par critère, si possible vers une sélection filtrée.',
      categorie: 'Architecture',
    },
    {
      question: 'Les réponses d’IA ne vont-elles pas remplacer ces guides ?',
      reponse:
        'Elles répondent bien aux généralités. Un guide garde sa place quand il contient ce qu’elles n’ont pas : vos mesures, vos retours, votre tableau usage-gamme à jour du stock.',
    },
    {
      question: 'Écrit-il le guide entier ?',
      reponse:
        'Oui, section par section, une fois le plan validé et les critères confirmés. Demandé d’un bloc, le texte tourne à l’encyclopédie.',
    },
  ],
  requetes_seo: {
    titre: 'Ils cherchaient',
    requetes: [
      "écrire un guide d'achat e-commerce",
      "guide d'achat ou page catégorie seo",
      'cannibalisation blog et catégorie boutique',
      'texte page catégorie e-commerce longueur',
      "plan guide d'achat produit technique",
      'lien entre guide et catégorie maillage boutique',
      'aider le client à choisir un produit',
      "conseils d'achat sur une boutique en ligne",
    ],
    demandes: [
      'bien choisir',
      'conseils d’achat',
      'guide comparatif',
      'blog et catégorie se concurrencent',
      'meilleur produit',
      'top 10 produits',
      'rayon',
      'aide au choix',
      'comment choisir son vélo électrique',
      'article de blog qui passe devant la boutique',
      'cannibalisation blog et rayon',
      'PLP et contenu conseil',
      'pavé seo sous les produits',
      'texte de mille mots que personne ne lit',
      'quel modèle prendre selon besoin',
      'buying guide ecommerce',
      'les clients hésitent entre trop de choix',
      'conseils de vendeur mis par écrit',
      'rayon matelas ou poêles, critères',
      'intention informationnelle contre transactionnelle',
      'collection shopify description',
      'liens du blog vers les listes d’articles',
      'répondre comme en magasin',
      'nouvelle gamme technique à expliquer',
      'tableau d’aide à la décision',
      'le client ignore quelle tondeuse lui convient',
      'poussette légère ou tout-terrain, orienter les parents',
      'mes deux pages sur les poêles se marchent dessus',
      'trois phrases utiles au-dessus de la grille',
      'coucher par écrit ce que le commerçant explique au comptoir',
      'magasiner un matelas sans se tromper',
      'petit jardin, grand jardin, quel outil conseiller',
      'les acheteurs se perdent entre vingt perceuses',
      'mener du conseil jusqu’au panier',
      'pâté de phrases sous la collection, le trier',
      'chaussures de rando : que se demander avant',
      'premier critère qui élimine la moitié des modèles',
      'accompagner un débutant vers sa première guitare',
      'cave à vin ou frigo, éclairer l’hésitant',
      'mon billet sur les trottinettes sort dans Google à la place du rayon et personne n’achète',
      'la vendeuse répond vingt fois par jour aux mêmes hésitations sur les couettes, mettons ça en ligne',
      'combien de lignes placer au-dessus des articles pour aider sans repousser les produits vers le bas',
      'mon fils a repris le magasin de pêche et veut orienter les novices vers la bonne canne',
      'l’agence a écrit deux textes presque jumeaux sur les aspirateurs, un magazine et un rayon, qui dit quoi',
      'comment expliquer les différences entre nos tentes sans faire semblant de les avoir toutes essayées',
      'la cheffe de produit demande où ranger les questions de taille, dans la fiche, le rayon ou un conseil',
      'quel aspirateur pour quel intérieur',
      'départager le rayon et le magazine',
      'guide de choix',
      'fiche conseil vendeur',
    ],
  },
  date_creation: '2025-07-22T14:05:00Z',
  date_modification: '2026-03-30T07:56:00Z',
}
