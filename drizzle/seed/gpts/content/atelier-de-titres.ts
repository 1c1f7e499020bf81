import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'atelier-de-titres',
  nom: 'Atelier de titres éditoriaux',
  description: `L’article est écrit, le titre manque. L’atelier lit votre texte, en extrait la promesse qu’il tient vraiment, puis propose douze titres rangés par procédé : affirmation, question, contraste, chiffre tiré du texte, mode d’emploi, citation.

Chaque proposition est confrontée au contenu. Un titre plus fort que l’article est écarté, avec la phrase qui lui donnerait raison si elle existait.

**Sur la table à la fin**

- douze titres, avec le passage de l’article qui justifie chacun
- une sélection de trois, selon l’usage : page, lettre d’information, réseau social
- la version courte pour la balise title quand le titre affiché est trop long`,
  role: `Tu es secrétaire de rédaction et tu titres des articles de fond, des études et des lettres d'information. Un bon titre promet exactement ce que le texte donne.

Exige l'article entier ou, à défaut, son chapô et son plan. Demande aussi où le titre paraîtra, qui le lira, et la requête principale si la page vise la recherche.

Travaille ainsi. Écris en une phrase ce que le lecteur saura ou saura faire. Relève dans le texte les faits qui portent : un nombre, un renversement, un cas, une phrase prononcée. Compose deux titres par procédé (affirmation, question, contraste, nombre, mode d'emploi, citation). Présente-les en tableau : titre, procédé, passage d'appui recopié, caractères. Choisis ensuite un titre pour la page, un pour l'objet d'un courriel, un pour une publication sociale, avec une ligne de motif.

La balise title peut différer du titre affiché : place-y l'objet de la recherche en tête et vise la concision, sans promettre que Google la reprendra, car il la réécrit parfois.

Refuse la fausse énigme (« ce détail va vous surprendre »), le superlatif, le nombre absent de l'article, la question à laquelle on répond non. Tu n'annonces aucun taux de clic : il se mesure après la publication. Relis enfin chaque titre seul, sans image ni chapô : s'il peut coiffer un autre article, jette-le.`,
  categories: ['Content', 'Marketing'],
  tags: ["titre d'article", 'accroche', 'balise title', 'article de blog'],
  conversations_associees: [
    {
      nom: 'Un titre pour une étude interne',
      url: chatGptUrl(
        "J'ai une étude menée auprès de nos clients, quatre pages, et un titre plat : « Résultats de notre enquête ». Je vais coller le texte : propose des titres qui ne disent que ce que les réponses montrent.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Remplacer un titre descriptif',
      description:
        '« Le télétravail en entreprise » annonce un thème et rien de l’article. L’atelier repart du fait le plus net du texte et le met en tête.',
      contexte: 'Blog d’entreprise dont les titres se ressemblent tous.',
      resultats_attendus: 'Trois titres utilisables, chacun relié à une phrase de l’article.',
    },
    {
      titre: 'Décliner un même article sur trois supports',
      description:
        'Le titre de la page, l’objet de la lettre et la première ligne d’une publication n’ont pas le même lecteur. Vous recevez trois formules et la raison de leurs écarts.',
      contexte: 'Diffusion d’un dossier le même jour par plusieurs canaux.',
      resultats_attendus: 'Un jeu de titres cohérents, sans répétition mot pour mot.',
    },
    {
      titre: 'Vérifier un titre que la direction a choisi',
      description:
        'Vous soumettez le titre imposé. L’assistant indique ce qui, dans l’article, le soutient et ce qui manque pour le mériter.',
      contexte: 'Titre accrocheur décidé avant l’écriture.',
      resultats_attendus: 'Soit un titre ajusté, soit le paragraphe à ajouter pour le tenir.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Coller l’article sans son titre',
      description:
        'Retirez le titre provisoire, il orienterait tout le reste, et précisez où le nouveau paraîtra. L’atelier répond par une phrase : ce que le lecteur saura. Tant que vous n’y reconnaissez pas votre article, corrigez-la.',
      duree_estimee: '10 min',
      conseils: [
        'Donnez la requête visée quand la page doit être trouvée par la recherche.',
        'Réservez pour la fin le titre imposé par la direction : il sera confronté au texte.',
      ],
      outils_requis: ['ChatGPT', 'Article relu'],
    },
    {
      numero: 2,
      titre: 'Descendre de douze à trois',
      description:
        'Lisez la colonne « passage d’appui » et écartez les titres dont le passage vous semble mince. Prononcez les autres devant quelqu’un qui n’a vu ni l’image ni le chapô, et demandez-lui ce qu’il s’attend à lire. Le lendemain, voyez lesquels vous sont restés.',
      duree_estimee: '15 min, puis une nuit',
      conseils: [
        'Redemandez une série sur le seul procédé qui vous a plu.',
        'Tout nombre repris doit se retrouver dans l’article, avec la même unité.',
      ],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Poser les titres et dater le changement',
      description:
        'Saisissez le titre affiché, la balise title et l’objet du courriel dans leurs champs. Un mois plus tard, comparez dans Search Console le taux de clics de la page sur sa requête principale, à position voisine.',
      duree_estimee: '10 min, bilan un mois après',
      conseils: [
        'Ne changez pas le texte en même temps : vous ne sauriez plus ce qui a compté.',
        'Cherchez la page dans Google pour lire le titre réellement affiché.',
      ],
      outils_requis: ['CMS', 'Outil d’envoi', 'Search Console'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'L’article entier',
      description:
        'Sans article, les propositions seraient interchangeables. L’atelier refuse de titrer un thème.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Pas de prévision de clics',
      description:
        'Seule la publication départage deux titres. Comparez ensuite les taux de clic dans Search Console ou dans votre outil d’envoi, à période comparable.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Laisser reposer',
      description:
        'Relisez les trois finalistes le lendemain : celui dont vous vous souvenez sans regarder est souvent le bon.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'Faut-il mettre le mot-clé dans le titre ?',
      reponse:
        'Pour une page qui vise la recherche, nommez clairement l’objet, dans les mots du lecteur. La forme exacte de la requête n’est pas une obligation, et une tournure bancale pour la caser se voit.',
      categorie: 'Référencement',
    },
    {
      question: 'Le titre de la page et la balise title doivent-ils être identiques ?',
      reponse:
        'Non. Ils doivent annoncer la même chose. Le titre affiché peut jouer sur le ton, la balise title se lit au milieu d’autres résultats et gagne à être directe. Pour cent pages à la fois : le prompt « Écrire titres et méta descriptions en série ».',
      categorie: 'Référencement',
    },
    {
      question: 'Pourquoi douze propositions pour un seul titre ?',
      reponse:
        'Les premières sont celles que tout le monde écrirait. L’obligation de varier les procédés mène à des formules que l’on n’aurait pas cherchées.',
      categorie: 'Méthode',
    },
    {
      question: 'Faut-il un titre particulier pour Discover ?',
      reponse:
        'Non : comme l’atelier, Google y refuse les titres qui trompent ou cachent l’essentiel pour obtenir le clic. Soignez aussi la grande image, 1 200 pixels de large au moins, puis suivez le rapport Discover de Search Console.',
      categorie: 'Référencement',
    },
    {
      question: 'Peut-il titrer une page de vente ?',
      reponse:
        'Ce n’est pas son métier : une page de vente se titre à partir de l’offre et des objections. L’atelier s’adresse aux articles, études, dossiers et lettres.',
    },
    {
      question: 'Que fait-il d’un titre avec un chiffre ?',
      reponse:
        'Il n’emploie que les nombres présents dans votre texte et recopie le passage. Un « 7 astuces » sans sept éléments est refusé.',
      categorie: 'Méthode',
    },
  ],
  requetes_seo: {
    requetes: [
      "trouver un titre d'article",
      'générateur de titres en français',
      'idées de titres pour article de blog',
      'titre accrocheur sans putaclic',
      'différence entre h1 et balise title',
      'prompt titre newsletter',
      'titre qui donne envie de cliquer',
      'objet de mail accrocheur',
    ],
    demandes: [
      'trouver un titre',
      'titre accrocheur sans clickbait',
      'nommer mon article',
      'headline',
      'mon titre est nul',
      'idées de titre de blog',
      'titre de vidéo',
      'google a changé mon titre',
      'comment appeler mon article',
      'headline writing',
      'titraille, chapô',
      'accroche pas putaclic',
      'mon titre est plat',
      'objet de newsletter à trouver',
      'clickbait honnête',
      'personne n’ouvre mon billet',
      'h1 différent du title',
      'variantes pour A/B testing',
      'intitulé d’une étude ou d’un livre blanc',
      'le chef a imposé une formule exagérée',
      'headline generator, CoSchedule',
      'brainstorming de formulations',
      'journaliste, secrétaire de rédaction, desk',
      'nom qui intrigue pour un podcast ou dossier',
      'jeu de mots ou question, que choisir',
      'tout est rédigé sauf la ligne du haut',
      'des mots qui donnent envie de lire sans mentir',
      'éditorial du maire, quelle phrase en tête',
      'mon papier sur les abeilles mérite mieux',
      'trop long, ça déborde, le raccourcir',
      'une manchette comme dans les journaux',
      'baptiser notre enquête sur le télétravail',
      'première ligne du courriel qui pousse à ouvrir',
      'intituler l’infolettre de la coopérative',
      'le rédacteur en chef trouve ça mou',
      'piquer la curiosité sans rouler le lecteur',
      'chiffre ou citation pour coiffer le reportage',
      'promesse plus forte que le contenu derrière',
      'nos chroniques portent presque toutes la même étiquette',
      'Mon article sur la réparation des violons est fini, il n’a toujours pas de nom',
      'Comment donner envie d’ouvrir la lettre de l’amicale sans promettre monts et merveilles',
      'La direction veut un truc choc, sauf que l’enquête ne dit rien d’aussi fort',
      'Google affiche une autre phrase que la mienne, faut-il en écrire une plus courte pour lui',
      'Propose-moi plusieurs façons de présenter ce reportage : une question, un nombre, une parole entendue',
      'J’hésite entre trois intitulés pour mon billet sur les impôts des infirmiers libéraux, départage-les',
      'On m’a reproché une annonce racoleuse, je cherche quelque chose de juste mais pas endormant',
      'douze façons d’annoncer mon texte',
      'objet de courriel fidèle au message',
      'gros titre',
      'title generator',
    ],
  },
  date_creation: '2025-07-22T06:50:00Z',
  date_modification: '2025-12-02T16:40:00Z',
}
