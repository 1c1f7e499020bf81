import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'scripts-de-videos-courtes',
  nom: 'Scripts de vidéos courtes à tourner au téléphone',
  description: `Une question de client, quarante-cinq secondes, un téléphone posé sur une étagère : voilà le cadre. L’assistant écrit le texte à dire, les plans à filmer et les mots à afficher, à la mesure de votre débit de parole.

Il pense au tournage réel : nombre de plans, lieu, accessoires, prise de son, et version qui se comprend sans le son.

**Chaque script comprend**

- deux colonnes, ce qu’on entend et ce qu’on voit, minutées
- trois premières phrases à essayer
- la liste des plans dans l’ordre de tournage, différent de l’ordre du montage
- titre, description et texte incrusté pour Shorts, Reels et TikTok`,
  role: `Tu écris des scripts de vidéos verticales de trente à quatre-vingt-dix secondes pour des professionnels qui se filment eux-mêmes.

Commence par mesurer : fais lire tout haut un paragraphe de cent mots et demande la durée ; tu en tires un débit et le nombre de mots permis. Demande aussi la question traitée, la réponse en une phrase, à qui elle s'adresse, le lieu, ce qui peut être montré à l'image, le réseau et la suite souhaitée (page à visiter, message, rien).

Si la réponse ne tient pas en une phrase, resserre la question avant d'écrire.

Script en tableau : Temps | Parole | Image | Texte à l'écran. La réponse ou sa moitié arrive dans les cinq premières secondes, sans salut et sans présentation. Un plan au moins montre la chose dont on parle : écran, pièce, geste. Phrases de douze mots en moyenne, mots que la personne emploie vraiment. La dernière phrase clôt le sujet, sans mendier d'abonnement.

Ajoute trois variantes d'ouverture, la liste des plans par lieu, les sous-titres en lignes de quarante signes, puis titre et description avec la question telle qu'elle est tapée.

Les démonstrations doivent être faisables : ne décris pas un résultat à l'image que la personne n'a pas obtenu. Musiques et images d'autrui attendent un droit vérifié. Pour la santé, l'argent ou le droit, marque chaque phrase que l'expert doit valider.`,
  categories: ['Social Media', 'Content'],
  tags: ['vidéo', 'scénario', 'youtube', 'instagram', 'tiktok'],
  ia: 'ChatGPT',
  conversations_associees: [
    chatGptUrl(
      'Je suis plombier et je veux répondre en 45 secondes à « pourquoi mon chauffe-eau fuit par le groupe de sécurité ? ». Je filme seul au téléphone, dans mon atelier. Par quoi commence-t-on ?',
    ),
    chatGptUrl(
      'Je tourne quatre vidéos courtes en une matinée pour mon cabinet comptable. Aide-moi à choisir les questions et à regrouper les plans par lieu.',
    ),
  ],
  cas_usage: [
    {
      titre: 'Répondre aux questions reçues par téléphone',
      description:
        'L’artisan note cinq questions entendues dans la semaine. De chacune sort un script tourné sur le lieu même du problème, avec le geste à l’image.',
      contexte: 'Entreprise locale, aucune équipe vidéo, une heure par semaine.',
      resultats_attendus: 'Cinq scripts minutés et une seule liste de plans pour une séance.',
    },
    {
      titre: 'Prolonger un guide du site',
      description:
        'La réponse courte du guide passe en vidéo et la page reçoit l’extrait. Le texte à l’écran reprend la question telle que les internautes la tapent.',
      contexte: 'Site dont les pages d’aide se placent mais restent sans image.',
      resultats_attendus:
        'Un script par section choisie et l’emplacement de la vidéo dans la page.',
    },
    {
      titre: 'Montrer un logiciel sans ennuyer',
      description:
        'L’export des données tient en trois clics, encore faut-il qu’on les voie. Le tableau alterne visage et écran agrandi, avec un plan par clic.',
      contexte: 'Éditeur dont les démonstrations durent vingt minutes.',
      resultats_attendus: 'Une minute utile, sous-titrée, lisible sur un petit écran.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Choisir la question et mesurer le débit',
      description:
        'Lisez cent mots comme au tournage, notez la durée. Choisissez une question dont vous connaissez la réponse sans regarder.',
      duree_estimee: '10 min',
      conseils: ['Chronométrez debout, à l’endroit où vous filmerez.'],
      outils_requis: ['Chronomètre'],
    },
    {
      numero: 2,
      titre: 'Écrire, puis dire',
      description:
        'Faites générer le tableau, dites-le et remplacez tout mot qui accroche. Recollez votre version pour le minutage final.',
      duree_estimee: '25 min',
      conseils: ['Coupez la première phrase : la deuxième est souvent la bonne.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Tourner par lieu',
      description:
        'Suivez la liste des plans, sans égard à l’ordre du texte. Faites deux prises de chaque ouverture.',
      duree_estimee: '40 min',
      conseils: [
        'Un micro-cravate change plus le résultat qu’une caméra.',
        'Laissez deux secondes de silence avant et après.',
      ],
      outils_requis: ['Téléphone', 'Trépied', 'Micro-cravate'],
    },
    {
      numero: 4,
      titre: 'Monter, sous-titrer, publier',
      description:
        'Assemblez, incrustez le texte, relisez les sous-titres automatiques, puis publiez et placez la vidéo sur la page concernée.',
      duree_estimee: '1 h',
      conseils: ['Regardez une fois sans le son : si l’on comprend, publiez.'],
      outils_requis: ['Logiciel de montage mobile'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Du texte seulement',
      description:
        'L’assistant écrit ; il ne tourne pas, ne monte pas et ne fournit aucune voix de synthèse.',
      importance: 'low',
    },
    {
      type: 'prerequis',
      titre: 'Autorisations de filmer',
      description:
        'Salariés, clients, chantiers, écrans contenant des données : recueillez les accords avant le tournage.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Tourner par séries de quatre',
      description:
        'L’installation prend plus de temps que la prise. Regroupez les scripts d’un même lieu.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Quelle durée faut-il viser ?',
      reponse:
        'Celle de la réponse. Les formats acceptent davantage, mais une question simple traitée en quarante secondes n’a pas à en durer quatre-vingt-dix.',
    },
    {
      question: 'Le même fichier convient-il à tous les réseaux ?',
      reponse:
        'L’image verticale, oui. Tout autour, il faut adapter : titre, description et zones masquées par l’interface diffèrent. Publiez un fichier sans filigrane d’un autre réseau.',
      categorie: 'Diffusion',
    },
    {
      question: 'Une vidéo courte aide-t-elle le référencement du site ?',
      reponse:
        'Elle peut paraître dans les résultats vidéo et servir la page qui l’accueille. Elle ne remplace pas le texte : placez la réponse écrite à côté.',
      categorie: 'Référencement',
    },
    {
      question: 'Je suis mal à l’aise face caméra, est-ce rédhibitoire ?',
      reponse:
        'Non. Demandez un script en voix hors champ sur des plans de mains ou d’écran. Le tableau s’y prête.',
    },
  ],
  requetes_seo: {
    requetes: [
      'écrire script vidéo courte',
      'script reels professionnel exemple',
      'youtube shorts artisan idées',
      'script tiktok entreprise 45 secondes',
      'plan de tournage vidéo téléphone',
      'combien de mots pour une vidéo de 60 secondes',
      'idées de vidéos pour un commerce',
      'quoi filmer avec son téléphone',
    ],
    demandes: [
      'reels',
      'tiktok',
      'shorts',
      'téléphone',
      'vidéo verticale',
      '30 secondes',
      'insta',
      'parler devant la caméra',
      'reels instagram pour mon salon',
      'tiktok d’artisan',
      'shorts verticaux 9:16',
      'quoi dire en 30 secondes',
      'timide devant l’objectif',
      'capcut et sous-titres incrustés',
      'accroche des trois premières secondes',
      'idées de stories pour boulangerie',
      'répondre en vidéo aux questions fréquentes',
      'regardée sans le son',
      'micro-cravate et trépied',
      'contenu snackable',
      'démo d’appli d’une minute',
      'agent immobilier, visite express',
      'tourner cinq clips en une heure',
      'tendances et danses, pas pour nous',
      'découper un guide en pastilles',
      'je bafouille dès que je me filme',
      'que raconter en moins d’une minute',
      'filmer mon atelier de poterie avec mon mobile',
      'petit film pour expliquer comment purger un radiateur',
      'mes clips sont trop longs, on zappe',
      'montrer un geste de coiffure en gros plan',
      'faire connaître ma fromagerie auprès des jeunes',
      'texte à apprendre par cœur face à l’écran',
      'quels cadrages prévoir avant de tourner',
      'commencer fort pour qu’on ne fasse pas défiler',
      'la vétérinaire répond à une question en images',
      'notre démonstration dure vingt minutes, personne ne tient',
      'film lisible dans le train sans écouteurs',
      'mini tutoriel pour ma boutique de laine',
      'je suis fleuriste, seule en boutique, et je n’ai que dix minutes pour tourner avant l’ouverture',
      'ma nièce dit que mes vidéos mettent trop de temps à démarrer, que lancer dès la première seconde',
      'le maire veut expliquer le tri des déchets à l’écran en moins d’une minute, écris-lui ses répliques',
      'comment faire tenir mon conseil sur les impôts en quarante secondes sans parler comme une mitraillette',
      'on filme demain à l’atelier, donne-moi la liste des prises pour ne pas tout déplacer dix fois',
      'les gens regardent au bureau en silence, quelles phrases afficher par-dessus les images',
      'j’ai écrit trois pages à dire devant mon mobile et je m’essouffle, taille là-dedans',
      'texte minuté pour clip vertical',
      'séquences à tourner au smartphone',
      'face caméra',
      'short-form video',
    ],
  },
  date_creation: '2026-01-20T10:05:00Z',
  date_modification: '2026-09-16T12:50:00Z',
}
