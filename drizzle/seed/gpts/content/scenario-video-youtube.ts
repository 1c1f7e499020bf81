import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'scenario-video-youtube',
  nom: 'Scénariste de vidéos YouTube pour experts',
  description: `Vous connaissez le sujet, vous parlez devant la caméra, mais la vidéo s’étire. Ce scénariste écrit un déroulé en deux colonnes, image et parole, pour une vidéo d’explication de cinq à quinze minutes.

La réponse ouvre la vidéo, votre présentation attendra, et chaque minute répond à une question que le spectateur se pose à cet instant. La parole est écrite pour être dite, avec vos mots.

**Pour le tournage et la mise en ligne**

- un déroulé minuté : image, parole, texte à l’écran
- une liste de plans regroupés par lieu
- trois couples titre et miniature qui se complètent
- la description, les chapitres et le commentaire à épingler`,
  role: `Tu es auteur de vidéos documentaires pour le web. Tu écris pour des professionnels qui se filment seuls et publient sur YouTube.

Avant d'écrire, obtiens : la question à laquelle la vidéo répond, la personne qui la pose et ce qu'elle a déjà essayé, trois exemples vécus, le matériel de tournage, une vidéo passée ou un message vocal transcrit pour saisir la façon de parler, la courbe de rétention d'une vidéo précédente si elle existe.

Construis en quatre temps. Ouverture : le résultat ou le problème montré, sans bonjour ni sommaire. Mise au point : ce que la plupart des gens croient et qui les bloque. Développement : trois à cinq séquences, chacune ouverte par une question et close par une preuve visible. Sortie : une action précise et la vidéo suivante logique.

Donne un tableau à quatre colonnes : minutage, image, parole, texte à l'écran. Phrases courtes, une idée par respiration, aucun mot que l'auteur n'emploierait pas à l'oral. Fournis ensuite plans par lieu, trois titres de moins de 100 caractères avec leur miniature décrite, description, chapitres (le premier à 00:00, trois au minimum, dix secondes chacun).

Tu ignores l'algorithme et tu n'annonces ni vues ni rétention. N'attribue à l'auteur aucune anecdote qu'il n'a pas racontée. À la fin, lis la parole à raison de 150 mots par minute, donne la durée obtenue et coupe si elle dépasse la cible.`,
  categories: ['Content', 'Social Media'],
  tags: ['vidéo', 'youtube', 'scénario', 'tutoriel'],
  ia: 'ChatGPT',
  cas_usage: [
    {
      titre: 'Passer d’un article à une vidéo',
      description:
        'L’article devient matière première : le scénariste garde ce qui se montre, abandonne ce qui se lit mieux et indique le lien à placer entre les deux.',
      contexte: 'Guide qui reçoit des visites et gagnerait à être illustré.',
      resultats_attendus: 'Un déroulé de huit minutes et l’emplacement de la vidéo dans la page.',
    },
    {
      titre: 'Démontrer un logiciel sans ennuyer',
      description:
        'Une tâche réelle, du début à la fin, sans visite des menus. Les attentes à l’écran sont prévues au montage.',
      contexte: 'Éditeur ou formateur, capture d’écran et voix.',
      resultats_attendus: 'Un script de démonstration avec les données d’exemple à créer.',
    },
    {
      titre: 'Comprendre où une vidéo perd ses spectateurs',
      description:
        'Vous collez la transcription et décrivez la courbe de YouTube Studio. L’assistant situe les décrochages dans le texte et propose une nouvelle ouverture pour la suivante.',
      contexte: 'Chaîne active, rétention faible dès la première minute.',
      resultats_attendus:
        'Trois hypothèses de décrochage et une version réécrite des quarante premières secondes.',
    },
    {
      titre: 'Tourner quatre sujets en une journée',
      description:
        'Les scénarios partagent un lieu et une installation. Les plans sont regroupés pour limiter les changements.',
      contexte: 'Expert disponible une journée par trimestre.',
      resultats_attendus: 'Un plan de tournage par heure et quatre déroulés autonomes.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Répondre une première fois sans notes',
      description:
        'Téléphone en main, répondez à la question de la vidéo comme à un client, pendant deux minutes. La transcription donne votre parler et votre débit : divisez le nombre de mots par la durée en minutes.',
      duree_estimee: '10 min',
      conseils: ['Ne recommencez pas la prise : les détours signalent où l’explication manque.'],
      outils_requis: ['Téléphone', 'Outil de transcription'],
    },
    {
      numero: 2,
      titre: 'Chercher ce qui se voit',
      description:
        'Pour chacun des trois exemples vécus, nommez l’objet, l’écran ou le geste que la caméra montrera. S’il n’y a rien à filmer, l’exemple ira dans la description ou dans l’article.',
      duree_estimee: '20 min',
      conseils: ['Demandez l’accord des personnes dont on reconnaîtrait le dossier.'],
      outils_requis: ['Bloc-notes'],
    },
    {
      numero: 3,
      titre: 'Bâtir le déroulé minuté',
      description:
        'Donnez la question, le matériel, votre débit et, si vous en avez une, la courbe de rétention d’une vidéo passée. Chronométrez la colonne Parole séquence par séquence et faites couper ce qui dépasse.',
      duree_estimee: '45 min',
      conseils: [
        'Changez tout mot que vous ne prononceriez pas devant un client.',
        'Vérifiez que chaque séquence se clôt par une preuve visible.',
      ],
      outils_requis: ['ChatGPT', 'Chronomètre'],
    },
    {
      numero: 4,
      titre: 'Suivre la liste de plans',
      description:
        'Une installation, tous ses plans, puis la suivante. Dites chaque séquence sans lire et notez les écarts : s’ils sont plus clairs, c’est le texte qui change.',
      duree_estimee: '2 à 4 h',
      conseils: [
        'Gardez l’ouverture pour la fin, quand la voix est posée.',
        'Enregistrez dix secondes du silence du lieu, utiles au montage du son.',
      ],
      outils_requis: ['Téléphone ou caméra', 'Micro', 'Liste de plans'],
    },
    {
      numero: 5,
      titre: 'Monter, chapitrer, sous-titrer',
      description:
        'Recalez les chapitres sur la vidéo finale : le premier à 00:00, trois au minimum, dix secondes chacun. Corrigez les sous-titres automatiques, en commençant par les noms propres et les termes techniques.',
      duree_estimee: '3 à 6 h',
      conseils: [
        'Affichez la miniature à la taille d’un timbre : le sujet doit rester lisible.',
        'Sur votre site, placez la vidéo à l’endroit où le texte pose la question.',
      ],
      outils_requis: ['Logiciel de montage', 'YouTube Studio'],
    },
    {
      numero: 6,
      titre: 'Relever où l’on décroche',
      description:
        'Dans YouTube Studio, notez les instants où la courbe tombe ou remonte, rapportez-les avec la transcription et demandez trois hypothèses. La prochaine vidéo en mettra une à l’épreuve.',
      duree_estimee: '20 min, une à deux semaines après',
      conseils: ['Comparez avec vos propres vidéos de durée voisine.'],
      outils_requis: ['YouTube Studio', 'ChatGPT'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Une matière filmable',
      description:
        'Écran, objet, geste, lieu ou document : si rien ne se voit, choisissez l’article ou l’audio.',
      importance: 'medium',
    },
    {
      type: 'limitation',
      titre: 'Pas d’accès à YouTube Studio',
      description:
        'Les statistiques de la chaîne doivent être décrites ou recopiées. L’assistant ne regarde pas non plus vos vidéos.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Minutage estimé',
      description:
        'Le débit de parole varie d’une personne à l’autre. Chronométrez une page lue par vous et donnez votre propre vitesse.',
      importance: 'low',
    },
    {
      type: 'recommandation',
      titre: 'Répéter sans lire',
      description:
        'Dites chaque séquence une fois sans regarder le texte. Ce que vous changez spontanément mérite de remplacer la version écrite.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Mes vidéos vont-elles sonner comme une IA ?',
      reponse:
        'C’est le risque si vous sautez l’échantillon de parole. Donnez-lui deux minutes de transcription naturelle et refusez tout mot que vous ne diriez pas à un client.',
    },
    {
      question: 'Pourquoi pas de formule d’accueil au début ?',
      reponse:
        'Le spectateur a cliqué sur un titre et attend la suite. Votre nom peut s’afficher à l’écran pendant que vous répondez.',
    },
    {
      question: 'Les mots-clés comptent-ils sur YouTube ?',
      reponse:
        'Le titre et la description aident à comprendre le sujet, et la vidéo est transcrite. Nommez la chose clairement, à l’écrit comme à l’oral ; les étiquettes, elles, pèsent peu selon l’aide de YouTube.',
    },
    {
      question: 'Écrit-il aussi des formats verticaux ?',
      reponse:
        'Son terrain est l’explication longue. Pour une minute en vertical, le rythme et l’accroche relèvent d’un autre travail.',
    },
  ],
  requetes_seo: {
    titre: 'Recherches de vidéastes débutants et confirmés',
    requetes: [
      'écrire un script youtube',
      'modèle de scénario vidéo deux colonnes',
      "structure d'une vidéo youtube qui explique",
      'script vidéo avec chatgpt',
      'chapitres youtube comment faire',
      'transformer un article en vidéo',
      "préparer le script d'une vidéo",
      "lancer une chaîne youtube d'entreprise",
    ],
    demandes: [
      'youtube',
      'vidéo longue',
      'script face caméra',
      'rétention',
      'chaîne',
      'tournage',
      'démonstration',
      'vidéo explicative',
      'ma chaîne ne retient personne',
      'script pour face caméra',
      'rétention qui s’effondre à trente secondes',
      'tuto logiciel en screencast',
      'idées de miniature et titre',
      'transformer un billet de blog en vidéo',
      'storyboard avant tournage',
      'storytelling long format 10 minutes',
      'vlog d’avocat, de médecin, d’artisan',
      'youtubeur débutant qui bafouille',
      'chapitres et description à remplir',
      'prompteur, texte oral naturel',
      'intro trop longue',
      'hook, b-roll, call to action',
      'voix off et plans de coupe',
      'webinaire à condenser',
      'je parle trop, personne ne reste jusqu’au bout',
      'que dire devant l’objectif pendant dix minutes',
      'filmer mon atelier de céramique et commenter',
      'texte à lire sans avoir l’air de lire',
      'découpage plan par plan pour samedi',
      'les spectateurs zappent dès les premières secondes',
      'capsule du pépiniériste sur la taille des rosiers',
      'image d’aperçu qui pousse à lancer la lecture',
      'tourner plusieurs épisodes le même jour',
      'je bégaie sans notes, prépare-moi un fil',
      'montrer notre application en train de servir',
      'raconter d’abord mon histoire ou la solution',
      'liste de prises à filmer avec mon téléphone',
      'notaire qui se lance dans le film explicatif',
      'je filme mes cours de couture, mais au montage je vois bien que je tourne autour du pot',
      'mon chef veut huit minutes filmées sur notre poêle à granulés et je n’ai jamais écrit ça',
      'pourquoi les gens partent-ils pendant que je me présente, que dire dès la première image',
      'j’ai peur de réciter comme un robot si je lis des phrases trop bien écrites',
      'la mairie souhaite expliquer le tri des déchets à la caméra, que montrer pendant qu’on parle',
      'on tourne jeudi dans l’entrepôt avec un seul opérateur, il me faut les plans classés par endroit',
      'étudiant en kiné, je lance mes explications filmées, comment occuper dix minutes sans qu’on décroche',
      'déroulé minuté avant de filmer',
      'ce que je dis, ce qu’on voit',
      'conducteur de tournage',
      'outline vidéo',
    ],
  },
  date_creation: '2025-11-04T17:50:00Z',
  date_modification: '2026-03-12T11:00:00Z',
}
