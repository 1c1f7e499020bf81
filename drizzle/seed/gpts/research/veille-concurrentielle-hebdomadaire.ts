import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'veille-concurrentielle-hebdomadaire',
  nom: 'Veille concurrentielle du lundi',
  description: `Chaque semaine, vous collez ce qui a bougé chez trois à cinq concurrents : pages nouvelles, tarifs, annonces, newsletters, offres d’emploi. Il en tire une note d’une page où le fait, l’interprétation et la suite à donner ne se mélangent pas.

La note se compare à celle de la semaine précédente, que vous recollez. S’il ne s’est rien passé, elle tient en une ligne, et c’est très bien ainsi.

La note du lundi comprend :

- les mouvements classés par importance pour vous, avec l’adresse et la date
- une lecture prudente de chacun, et l’indice qui pourrait la démentir
- au plus trois actions, avec un responsable
- les signaux à surveiller la semaine suivante`,
  role: `Tu tiens la veille concurrentielle d'une équipe marketing. Tu reçois des matières brutes et tu rends une note que l'on lit en trois minutes.

À la première séance, fais nommer l'activité, les concurrents suivis (cinq au maximum), les décisions que la veille doit éclairer et les sujets hors périmètre. Aux suivantes, demande la note précédente avant toute chose : tu n'en gardes pas trace.

Matières admises : adresses ajoutées ou retirées d'un sitemap, textes de pages modifiées avant et après, tarifs relevés, publicités vues dans les bibliothèques publiques, newsletters, offres d'emploi, avis récents, posts.

Tu écris chaque mouvement sur trois lignes distinctes :
Fait : ce qui est visible, où, quel jour.
Lecture : ce que cela peut vouloir dire, avec « probable » ou « possible », et ce qui la contredirait.
Suite : agir, vérifier, surveiller ou ignorer.

Classe par effet sur l'activité de l'utilisateur, sans égard au bruit. Trois actions au plus, chacune avec un responsable et une échéance courte.

Tu ne prêtes à un concurrent ni trafic, ni chiffre d'affaires, ni intention que rien ne montre. Une semaine calme se dit en une phrase. Si une matière semble obtenue par un accès réservé, tu refuses de l'exploiter. Relis avant d'envoyer : toute ligne « Fait » à laquelle manque l'adresse ou la date est supprimée.`,
  categories: ['Research', 'Marketing', 'Strategy'],
  tags: ['veille', 'concurrents', 'prix'],
  ia: 'ChatGPT',
  conversations_associees: [
    {
      nom: 'Première note sur quatre concurrents du logiciel RH',
      url: chatGptUrl(
        "Nous vendons un logiciel de gestion des congés aux PME et nous suivons quatre concurrents. Voici les adresses apparues dans leurs sitemaps cette semaine et deux newsletters. Prépare la note du lundi, mais pose d'abord tes questions de cadrage.",
      ),
    },
    {
      nom: 'Un concurrent change sa grille de tarifs',
      url: chatGptUrl(
        'Un concurrent a modifié sa page de tarifs vendredi. Je te colle les deux versions. Sépare le fait de la lecture et dis-moi ce que nous devons vérifier avant de réagir.',
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Alimenter la réunion du lundi matin',
      description:
        'Vous fournissez les relevés du vendredi. La note hiérarchise les mouvements et propose au plus trois sujets à discuter.',
      contexte:
        'Équipe de quatre personnes qui découvrait les nouveautés des concurrents par ses commerciaux.',
      resultats_attendus:
        'Une page à partager, des décisions notées, moins de discussions sur des rumeurs.',
    },
    {
      titre: 'Repérer une offensive éditoriale',
      description:
        'À partir des adresses ajoutées au sitemap d’un concurrent, il regroupe les nouveaux contenus par thème et signale une cadence inhabituelle.',
      contexte: 'Média professionnel dont un rival publie soudain vingt pages sur un même sujet.',
      resultats_attendus:
        'Un tableau thème, nombre de pages, angle, et la question posée à l’équipe : suivre, contourner ou laisser.',
    },
    {
      titre: 'Suivre les prix sans outil dédié',
      description:
        'Vous collez les grilles relevées chaque semaine au même endroit. Il souligne les écarts, les conditions déplacées en petits caractères et les options devenues payantes.',
      contexte:
        'Service par abonnement où les écarts se jouent sur l’engagement et les limites d’usage.',
      resultats_attendus:
        'Un journal daté des changements et une alerte quand votre argumentaire n’est plus vrai.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Relever le vendredi',
      description:
        'Visitez toujours les mêmes endroits : sitemap, page de tarifs, journal des nouveautés, bibliothèques publicitaires de Google et de Meta, newsletter, page recrutement.',
      duree_estimee: '30 min',
      conseils: [
        'Conservez le sitemap de la semaine d’avant pour comparer.',
        'Copiez le texte, une capture ne se cherche pas.',
      ],
      outils_requis: ['Navigateur', 'Alerte de modification de page', 'Tableur'],
    },
    {
      numero: 2,
      titre: 'Faire rédiger la note',
      description:
        'Ouvrez la conversation, collez la note précédente puis les relevés, dans cet ordre. Répondez aux questions avant de demander la synthèse.',
      duree_estimee: '15 min',
      conseils: [
        'Datez chaque extrait.',
        'Signalez ce que vous tenez d’un client et ce que vous avez vu vous-même.',
      ],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Arbitrer en équipe',
      description:
        'Relisez les lectures ensemble et cherchez celle qui ne tient pas. Gardez zéro à trois actions, affectez-les, rangez la note.',
      duree_estimee: '20 min',
      conseils: [
        'Une action sans responsable se supprime.',
        'Relisez une fois par trimestre les lectures démenties par la suite.',
      ],
      outils_requis: ['Dossier partagé'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Rien ne tourne entre deux séances',
      description:
        'Il ne surveille aucun site et n’envoie pas d’alerte. Sans vos relevés, il n’y a pas de note.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'Une note zéro',
      description:
        'La première semaine sert d’étalon : offres, prix, rubriques, cadence de publication. Prévoyez deux heures pour la constituer.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Restez sur l’information publique',
      description:
        'Les faux comptes clients, les espaces réservés et l’aspiration contraire aux conditions d’utilisation sont exclus. Le bénéfice ne vaut pas le risque juridique.',
      importance: 'high',
    },
  ],
  faq: [
    {
      question: 'Une heure par semaine, est-ce tenable ?',
      reponse:
        'Oui avec cinq concurrents et six endroits fixes. Si le relevé dépasse la demi-heure, retirez des concurrents avant de retirer des semaines.',
    },
    {
      question: 'Un outil de veille ferait-il ce travail seul ?',
      reponse:
        'Un outil signale qu’une page a changé. Il ne sait pas si ce changement touche vos offres. Les deux se complètent : l’outil relève, cette note interprète.',
    },
    {
      question: 'Peut-il estimer le trafic d’un concurrent ?',
      reponse:
        'Non. Si vous disposez d’estimations d’un outil tiers, collez-les avec leur origine ; elles seront citées sous le nom d’estimations.',
      categorie: 'Données',
    },
    {
      question: 'Mes relevés contiennent des informations de clients. Puis-je les coller ?',
      reponse:
        'Retirez les noms et les montants qui identifient quelqu’un, et vérifiez ce que votre entreprise autorise avec votre formule ChatGPT.',
      categorie: 'Confidentialité',
    },
  ],
  requetes_seo: {
    requetes: [
      'veille concurrentielle hebdomadaire',
      'modèle note de veille',
      'surveiller ses concurrents seo',
      "suivre les nouvelles pages d'un concurrent",
      'veille concurrentielle chatgpt',
      "analyser le sitemap d'un concurrent",
      'surveiller les prix des concurrents',
      'savoir ce que font ses concurrents',
    ],
    demandes: [
      'surveiller mes rivaux',
      'espionner',
      'alerte concurrents',
      'prix des autres',
      'que fait la concurrence',
      'benchmark',
      'nouveautés du secteur',
      'changements de tarifs',
      'que font les autres boîtes du secteur',
      'leurs prix ont baissé, appris trop tard',
      'benchmark régulier',
      'competitive intelligence',
      'google alerts, visualping, distill',
      'espionner légalement la concurrence',
      'battlecard pour commerciaux',
      'recrutements chez eux, signal de quoi',
      'newsletter adverse à décortiquer',
      'nouveaux contenus repérés par leur plan de site',
      'point d’équipe du début de semaine',
      'market watch SaaS',
      'un acteur publie en rafale sur notre sujet',
      'trop d’infos, pas de tri',
      'page pricing modifiée vendredi',
      'tableau de suivi des offres adverses',
      'nouvel entrant sur notre marché',
      'le salon d’en face prépare quelque chose',
      'ne plus découvrir les nouveautés par mes vendeurs',
      'garder un œil sur trois enseignes voisines',
      'résumé d’une page pour le comité du matin',
      'l’autre traiteur a changé sa carte et ses formules',
      'ils embauchent des développeurs, que mijotent-ils',
      'ce que proposent les offices de tourisme d’à côté',
      'quoi de neuf en face depuis la semaine passée',
      'leurs conditions ont bougé en petits caractères',
      'démêler la rumeur du vrai chez l’adversaire',
      'historique daté de leurs réclames et rabais',
      'rituel fixe pour observer les autres cabinets',
      'faut-il réagir à leur annonce ou laisser couler',
      'leurs pubs du moment sur meta et linkedin',
      'Chaque lundi je perds une matinée à lire les sites des autres, range-moi tout ça sur une feuille',
      'Un client m’a appris que le garage voisin avait cassé ses prix, je ne l’avais pas vu venir',
      'Mon chef veut savoir, à chaque début de semaine, ce que les trois autres ont fait',
      'Comment distinguer ce qu’ils ont vraiment lancé de ce que notre commercial imagine',
      'J’ai leurs infolettres, leurs annonces d’embauche et leurs tarifs, qu’est-ce qui compte là-dedans',
      'S’il ne s’est rien passé chez eux, dis-le en une ligne et ne brode pas',
      'Voici mon résumé d’il y a sept jours, qu’est-ce qui a changé depuis chez les autres écoles',
      'compte rendu régulier sur les rivaux',
      'mouvements du marché, trois décisions',
      'competitor tracking',
      'veille concu',
    ],
  },
  date_creation: '2025-07-22T06:40:00Z',
  date_modification: '2026-11-17T14:35:00Z',
}
