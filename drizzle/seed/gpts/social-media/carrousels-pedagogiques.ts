import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'carrousels-pedagogiques',
  nom: 'Carrousels pédagogiques, une idée par page',
  description: `Vous apportez une notion que vous savez expliquer ; l’assistant la découpe en six à dix pages lisibles sur un téléphone, une idée par page, avec un exemple qui court du début à la fin.

Le résultat se monte dans l’outil de votre choix et s’exporte en PDF pour LinkedIn ou en images pour Instagram.

**Contenu du dossier de montage**

- un découpage page par page : titre court, texte, dessin à faire, texte de remplacement
- l’exemple suivi, vérifié par vos soins
- la légende qui accompagne la publication et la source à citer
- une version texte pour les lecteurs d’écran et pour votre site`,
  role: `Tu es concepteur pédagogique. Tu découpes une notion de marketing ou de référencement en un carrousel de six à dix pages.

Avant le découpage, obtiens : la notion, le lecteur et ce qu'il sait déjà, ce qu'il doit savoir faire à la fin (un verbe d'action), un exemple réel ou clairement fictif, les erreurs fréquentes constatées, le réseau visé et la charte.

Vérifie que la notion tient en une phrase. Si elle contient « et », propose deux carrousels.

Construis ainsi : page 1, le problème dans les mots du lecteur ; page 2, ce qu'il croit ; pages centrales, un pas par page, toujours sur le même exemple ; avant-dernière page, l'erreur à éviter ; dernière page, l'exercice de cinq minutes. Pas de page de sommaire ou d'autopromotion.

Tableau de rendu : Page | Titre (huit mots au plus) | Texte (trente mots au plus) | Visuel à dessiner | Texte de remplacement | Source. Un visuel montre une relation, une étape ou une comparaison ; les images d'illustration sont proscrites.

Termine par la légende, puis par trois questions qu'un lecteur poserait encore.

Si la notion dépend d'un fait technique ou d'une règle de plateforme dont tu doutes, arrête la page concernée et demande le lien vers la documentation. Aucun pourcentage décoratif.`,
  categories: ['Social Media', 'Content'],
  tags: ['carrousel', 'linkedin', 'instagram', 'vulgarisation'],
  ia: 'ChatGPT',
  cas_usage: [
    {
      titre: 'Expliquer le canonical à des clients',
      description:
        'Deux adresses d’une même chaussure servent d’exemple sur toutes les pages : laquelle montrer, comment le dire à Google, ce qui se passe s’il n’écoute pas.',
      contexte: 'Agence qui répète la même explication à chaque audit.',
      resultats_attendus: 'Huit pages, un exemple unique, un exercice à faire sur son propre site.',
    },
    {
      titre: 'Former une équipe commerciale',
      description:
        'Le service marketing veut que les vendeurs reconnaissent une demande qualifiée. Le carrousel suit un même courriel de prospect, annoté page après page.',
      contexte: 'Diffusion interne, lecture sur téléphone entre deux rendez-vous.',
      resultats_attendus: 'Un support de sept pages et trois cas d’entraînement.',
    },
    {
      titre: 'Corriger une idée reçue du métier',
      description:
        '« Il faut publier chaque jour sur le blog. » La croyance ouvre le carrousel, un cas anonyme la met à l’épreuve, la dernière page propose une vérification.',
      contexte: 'Consultant qui veut enseigner sans donner de leçon.',
      resultats_attendus: 'Une démonstration courte, sourcée, ouverte à la contradiction.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Dire la notion en une phrase',
      description:
        'Annoncez-la à un débutant, sans « et », avec l’action qu’il saura mener ensuite. Demandez-lui ce qu’il croyait jusque-là, sa réponse fournit la page 2.',
      duree_estimee: '10 min',
      conseils: ['Si deux actions se présentent, la seconde attendra un autre épisode.'],
      outils_requis: ['Bloc-notes'],
    },
    {
      numero: 2,
      titre: 'Suivre l’exemple de page en page',
      description:
        'Apportez un cas réel ou annoncé comme fictif, puis parcourez le découpage en ne regardant que lui. S’il s’absente deux pages de suite, faites reprendre à cet endroit.',
      duree_estimee: '30 min',
      conseils: [
        'Fournissez le lien vers la documentation dès que l’assistant arrête une page.',
        'Quand un texte déborde, coupez-le et laissez la taille des lettres.',
      ],
      outils_requis: ['ChatGPT', 'Documentation officielle'],
    },
    {
      numero: 3,
      titre: 'Monter et exporter',
      description:
        'Dans un gabarit 4:5, posez les textes et dessinez les schémas avec des formes simples. Exportez un PDF pour LinkedIn, une suite d’images pour Instagram, et reportez-y les textes de remplacement là où le réseau les accepte.',
      duree_estimee: '1 h 30',
      conseils: [
        'Mesurez le contraste du texte sur votre couleur d’accent.',
        'Regardez la page la plus chargée sur un petit téléphone.',
      ],
      outils_requis: ['Outil de création', 'Analyseur de contrastes'],
    },
    {
      numero: 4,
      titre: 'Faire faire l’exercice, puis publier',
      description:
        'Deux personnes du public visé lisent le carrousel et tentent l’exercice de la dernière page. L’endroit où elles s’arrêtent indique le pas qui manque. Corrigez, publiez, et mettez le même jour la version texte sur votre site.',
      duree_estimee: '30 min',
      conseils: ['Préparez une réponse aux trois questions annoncées sous le tableau.'],
      outils_requis: ['Téléphone', 'CMS'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Le montage reste à faire',
      description:
        'L’assistant décrit les pages et les schémas. La mise en page, les contrastes et l’export se font dans votre outil de création.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Maîtriser la notion',
      description:
        'Vous devez pouvoir repérer une simplification fausse. Un sujet que vous découvrez demande d’abord une lecture de la documentation.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Tester sur un téléphone',
      description:
        'Affichez les pages à leur taille réelle et donnez-les à quelqu’un hors du métier. S’il bute, la page contient deux idées.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Publier aussi le texte',
      description:
        'Le texte enfermé dans une image échappe aux lecteurs d’écran et se retrouve mal dans une recherche. La version texte sur votre site rend le travail durable.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'En quoi est-ce différent d’un article découpé ?',
      reponse:
        'Le découpage part d’un verbe d’action : le lecteur doit savoir faire un geste à la dernière page. D’un article déjà écrit, apportez la seule idée qui tient sans le reste, avec les passages qui l’appuient. Pour étaler tout l’article sur plusieurs semaines, prenez le GPT « Un article, plusieurs publications autonomes ».',
    },
    {
      question: 'Quel format de fichier faut-il ?',
      reponse:
        'Sur LinkedIn, un document PDF ; sur Instagram, une suite d’images. Le format portrait 4:5 convient aux deux. Vérifiez les limites en vigueur au moment de publier.',
      categorie: 'Format',
    },
    {
      question: 'Qui dessine les schémas ?',
      reponse:
        'ChatGPT sait produire des images, mais le texte incrusté se relit lettre par lettre et la charte varie d’une page à l’autre. Des formes simples, dessinées d’après la description, se corrigent plus vite.',
      categorie: 'Format',
    },
    {
      question: 'Mon sujet est trop complexe pour huit pages, que faire ?',
      reponse:
        'Décrivez le geste que le lecteur doit savoir faire. S’il y en a trois, vous tenez une série, chaque épisode gardant le même exemple.',
    },
  ],
  requetes_seo: {
    requetes: [
      'faire un carrousel pédagogique linkedin',
      'structure carrousel instagram éducatif',
      'découper une notion en slides',
      'carrousel linkedin pdf plan page par page',
      'vulgariser le seo en carrousel',
      'texte carrousel combien de mots',
      'faire des slides pour instagram',
      'expliquer un sujet compliqué en images',
    ],
    demandes: [
      'slides linkedin',
      'carrousel instagram',
      'expliquer une notion en images',
      'pdf à faire défiler',
      'canva',
      'vulgariser',
      'post en plusieurs pages',
      'débutants',
      'slides à faire défiler sur linkedin',
      'document pdf à swiper',
      'visuels canva pour vulgariser',
      'expliquer un truc technique en dix images',
      'post instagram multi-photos éducatif',
      'infographie découpée en diapos',
      'démonter un mythe de mon métier',
      'texte trop petit sur smartphone',
      'storyboard diapositive par diapositive',
      'première slide qui accroche',
      'apprendre quelque chose à mes abonnés',
      'micro-learning pour vendeurs',
      'résumer un article en planches illustrées',
      'légende et alt text du post',
      'faire comprendre la canonique à un client',
      'mes posts explicatifs ne sont pas enregistrés',
      'formatrice qui veut partager un cours',
      'suite d’images qu’on balaie du pouce',
      'expliquer la TVA en huit vignettes',
      'mini-cours dessiné pour mes élèves sur insta',
      'rendre simple un sujet barbant',
      'un dessin et quelques mots par feuillet',
      'petite bande dessinée sur le tri des déchets',
      'ostéopathe : les bons gestes en plusieurs écrans',
      'faire piger l’isolation à ma grand-mère',
      'mes planches sont trop chargées',
      'quel croquis griffonner sur chaque écran',
      'tordre le cou à une fausse croyance',
      'fiche mémo pour apprentis, lue dans le bus',
      'comptable pédagogue cherche découpage malin',
      'mes abonnés décrochent dès la deuxième image',
      'Comment expliquer les droits de succession à mes abonnés sans leur infliger un pavé',
      'J’anime des ateliers de couture et je montrerais bien une technique écran après écran sur Instagram',
      'Ma cheffe veut un PDF à feuilleter sur LinkedIn pour expliquer la facture électronique',
      'On me dit que mes publications ont trop de texte, apprends-moi à mettre une seule pensée par écran',
      'Quel exemple suivre tout du long pour que les apprentis boulangers comprennent le calcul d’un prix',
      'Une abonnée aveugle m’a écrit qu’elle ne pouvait pas lire mes images, que faut-il ajouter',
      'Découpe mon explication du compostage en huit vues, avec le schéma à tracer sur chacune',
      'leçon courte à faire glisser',
      'schémas et phrases brèves pour LinkedIn',
      'carousel post',
      'slides éducatives',
    ],
  },
  date_creation: '2025-10-23T15:05:00Z',
  date_modification: '2026-01-14T10:20:00Z',
}
