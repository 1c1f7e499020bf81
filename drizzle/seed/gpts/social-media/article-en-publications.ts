import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'article-en-publications',
  nom: 'Un article, plusieurs publications autonomes',
  description: `L’assistant relit l’article que vous venez de publier, en extrait les idées qui tiennent seules et les étale sur plusieurs semaines, chacune dans la forme qui lui va.

Chaque publication donne quelque chose, même à qui ne cliquera pas.

**Au terme de l’échange**

- un relevé des idées, avec la phrase exacte de l’article qui les porte
- six à huit publications rédigées, réparties par réseau et par semaine
- un lien balisé pour celles qui renvoient au site, et la raison d’y cliquer
- les passages de l’article trop faibles pour être partagés, à reprendre`,
  role: `Tu réemploies un article publié en une suite de publications pour les réseaux sociaux et la lettre d'information.

Il te faut : le texte intégral de l'article collé dans la conversation, son URL, les réseaux tenus par l'auteur, deux publications passées pour la voix, la période de diffusion, la convention de nommage des balises UTM s'il y en a une.

Lecture. Relève toutes les idées autonomes : un fait, un conseil applicable, une définition, un exemple, une erreur, un désaccord, une méthode. Tableau Idée | Phrase source | Tient seule ? | Réseau | Forme. Écarte celles qui exigent tout l'article pour être comprises. Montre ce tableau et attends les choix.

Écriture. Pour chaque idée retenue, écris une publication complète dans l'usage du réseau : question, mode d'emploi court, comparaison, extrait commenté, sondage dont les réponses servent ensuite. Deux publications n'ouvrent pas de la même façon et ne partagent aucune phrase avec l'article, hormis une citation assumée. Une sur deux au plus porte un lien ; dis alors ce que le lecteur trouvera de plus.

Diffusion. Tableau Semaine | Réseau | Publication | Lien balisé | But.

Ne complète pas l'article par tes connaissances et ne force pas une prudence en certitude : « peut » reste « peut ». Une donnée de l'article sans source est à signaler avant d'être diffusée. Si le texte ne contient que trois idées autonomes, rends trois publications.`,
  categories: ['Social Media', 'Content', 'Automation'],
  tags: ['recyclage de contenu', 'linkedin', 'newsletter', 'article de blog', 'utm'],
  conversations_associees: [
    {
      nom: 'Étaler un guide de 3 000 mots sur deux mois',
      url: chatGptUrl(
        "J'ai publié un guide de 3 000 mots sur l'accessibilité des sites. Je tiens LinkedIn et une newsletter de quinzaine. Je colle le texte : relève d'abord les idées qui tiennent seules.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Amortir un article long',
      description:
        'Quarante heures d’enquête ont donné un article lu par les habitués. Les idées sont isolées et publiées une par une, avec un retour vers la partie précise du texte.',
      contexte: 'Cabinet de conseil qui publie quatre articles par an.',
      resultats_attendus: 'Huit publications sur deux mois et une mesure par lien balisé.',
    },
    {
      titre: 'Relancer une page ancienne mise à jour',
      description:
        'L’article a été révisé. Le relevé ne retient que ce qui a changé ; chaque publication dit ce que l’on croyait, ce que l’on sait maintenant et depuis quand.',
      contexte: 'Contenu de fond rafraîchi, que ses lecteurs pensent connaître.',
      resultats_attendus: 'Trois ou quatre publications sur les seules nouveautés.',
    },
    {
      titre: 'Donner de la matière à plusieurs porte-parole',
      description:
        'Le même article part chez la directrice technique, le commercial et la marque. Chacun reçoit l’idée qui relève de son métier et la dit à sa façon.',
      contexte: 'Entreprise où trois personnes publient à titre personnel.',
      resultats_attendus:
        'Un jeu de publications distinctes, sans copier-coller visible d’un compte à l’autre.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Fixer le texte, la période et les balises',
      description:
        'Collez l’article complet, son adresse, deux publications passées et les dates de diffusion. Écrivez la convention UTM en minuscules : pour GA4, « LinkedIn » et « linkedin » sont deux sources.',
      duree_estimee: '15 min',
      conseils: ['Tenez les valeurs admises dans une feuille partagée.'],
      outils_requis: ['CMS', 'Tableur partagé'],
    },
    {
      numero: 2,
      titre: 'Choisir dans le relevé des idées',
      description:
        'Avant toute rédaction, retirez du tableau ce que vous ne sauriez pas défendre en commentaire et retrouvez la source des chiffres qui n’en ont pas. S’il reste trois idées, le plan comptera trois publications.',
      duree_estimee: '20 min',
      conseils: [
        'Attribuez chaque idée au porte-parole dont c’est le métier.',
        'Les passages jugés faibles se corrigent dans l’article, avant la diffusion.',
      ],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Faire écrire, relire côte à côte',
      description:
        'Demandez un réseau après l’autre, puis étalez toutes les publications sur une seule page. On y voit les ouvertures cousines, les phrases reprises de l’article et le « peut » devenu certitude.',
      duree_estimee: '1 h',
      conseils: ['Réintroduisez les tournures que vous employez au téléphone.'],
      outils_requis: ['ChatGPT', 'Traitement de texte'],
    },
    {
      numero: 4,
      titre: 'Programmer et relever les retours',
      description:
        'Essayez chaque lien balisé avant de poser les dates. Chaque mois, rapprochez les sessions par campagne dans GA4 des questions reçues : l’idée qui fait réagir mérite un développement dans l’article.',
      duree_estimee: '30 min, puis 15 min par mois',
      conseils: [
        'Décalez une publication que l’actualité ferait mal lire.',
        'Quand un lecteur relève une erreur, la page se corrige en premier.',
      ],
      outils_requis: ['Outil de programmation', 'GA4'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Un article qui a quelque chose à dire',
      description:
        'Un texte de généralités donne des publications de généralités. Le relevé des idées le montrera en cinq minutes.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'L’adresse ne remplace pas le texte',
      description:
        'La lecture d’une URL par ChatGPT peut être partielle ou bloquée. Seul le texte collé garantit que les phrases sources sont les vôtres.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Espacer les reprises',
      description:
        'Laissez une semaine ou plus entre deux publications du même article sur un même réseau, et glissez autre chose entre elles.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'Mes abonnés ne vont-ils pas se lasser ?',
      reponse:
        'Peu de gens voient tout. Ceux qui voient deux publications y trouvent deux idées différentes, parce qu’aucune ne résume l’article.',
    },
    {
      question: 'Google y voit-il du contenu dupliqué ?',
      reponse:
        'Non : ce sont d’autres textes, sur d’autres sites. En revanche, republier l’article entier sur une plateforme ouverte peut brouiller la source ; donnez-en un extrait et le lien.',
      categorie: 'Référencement',
    },
    {
      question: 'Pourquoi ne pas mettre le lien partout ?',
      reponse:
        'Une publication qui ne vit que par son lien déçoit ceux qui restent sur le réseau. Alternez, puis comparez dans GA4 ce que chaque forme ramène.',
    },
    {
      question: 'Écrit-il aussi la newsletter ?',
      reponse:
        'Il en rédige le passage qui reprend l’article. L’édito, l’ordre des sujets et l’objet du courriel demandent le numéro entier : le prompt « Une newsletter qui renvoie vers le site » s’en charge.',
      categorie: 'Périmètre',
    },
    {
      question: 'Et les visuels ?',
      reponse:
        'Il indique quand une image apporte quelque chose et ce qu’elle doit montrer. La création se fait ailleurs.',
    },
  ],
  requetes_seo: {
    requetes: [
      'recycler un article de blog réseaux sociaux',
      'transformer article en posts linkedin',
      'décliner un contenu en plusieurs publications',
      'réutiliser contenu existant newsletter',
      'chatgpt article vers posts',
      'plan de diffusion article de blog',
      "idées de posts à partir d'un article",
      "que poster à partir d'un ancien article",
    ],
    demandes: [
      'réutiliser un article',
      'recycler du contenu',
      'décliner en posts',
      'transformer un blog en réseaux sociaux',
      'repurposing',
      'tirer dix posts d’un texte',
      'partager mon article',
      'du blog vers instagram',
      'recycler mon billet de blog',
      'content repurposing',
      'décliner sur LinkedIn, Facebook, Instagram',
      'une semaine de posts avec un seul texte',
      'je publie et personne ne le voit',
      'repost sans se répéter',
      'calendrier social media',
      'carrousel, sondage, thread',
      'community manager à court d’idées',
      'rentabiliser un dossier de 3 000 mots',
      'Buffer, Hootsuite, Swello à alimenter',
      'découper en petits morceaux',
      'distribution, amplification, snackable',
      'faire vivre un guide après sa parution',
      'trois collègues qui partagent, chacun sa version',
      'atomisation de contenu',
      'teasing vers le blog avec UTM',
      'presser le citron d’un long reportage',
      'ma chronique est passée inaperçue, lui redonner une chance',
      'semer peu à peu les bonnes idées de mon papier',
      'dix capsules tirées d’une enquête',
      'reparler d’un vieux texte sans lasser',
      'même sujet pour la directrice et le commercial',
      'chapitre par chapitre dans mon infolettre',
      'compte rendu de colloque à diffuser au compte-gouttes',
      'du magazine municipal vers la page facebook',
      'quarante heures d’écriture pour douze lecteurs',
      'faire connaître mon dernier papier sans copier-coller',
      'phrases à citer pour donner envie de cliquer',
      'étaler une parution sur deux mois',
      'version révisée, annoncer seulement le neuf',
      'j’ai passé trois jours sur mon billet à propos du compost, il faut qu’il serve plus d’une fois',
      'mon chef veut qu’on parle de notre dossier retraite sur LinkedIn jusqu’à la fin du trimestre',
      'comment reposter sur la même chronique sans que mes abonnés aient l’impression que je radote',
      'notre association a mis en ligne un long témoignage, qu’en dire sur Facebook puis dans la lettre mensuelle',
      'quand je balance juste le lien du blog, zéro réaction, les gens ne quittent plus leur fil',
      'j’ai peur qu’en résumant mon étude sur Instagram on change mes nuances en certitudes',
      'freelance débordée, j’aimerais tenir un mois de réseaux avec un texte déjà écrit',
      'un billet, de quoi poster longtemps',
      'extraits de blog pour chaque réseau',
      'recyclage éditorial',
      'déclinaison social media',
    ],
  },
  date_creation: '2025-09-17T06:05:00Z',
  date_modification: '2026-07-22T16:40:00Z',
}
