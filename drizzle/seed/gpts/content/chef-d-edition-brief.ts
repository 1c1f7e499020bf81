import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'chef-d-edition-brief',
  nom: 'Chef d’édition : le brief par l’entretien',
  description: `Vous avez une page à commander, mais l’angle et les preuves sont encore dans votre tête. Ce chef d’édition vous interroge, une question à la fois, puis rédige un brief qu’un rédacteur peut suivre sans vous rappeler.

Peu lui importent volume de recherche et nombre de mots : il cherche ce que votre entreprise sait et que les pages déjà classées ne disent pas. Quand une réponse reste vague, il la relance ; quand une preuve manque, il l’inscrit comme telle.

**Le brief terminé contient**

- le lecteur visé, sa question et la décision qu’il doit pouvoir prendre après lecture
- un plan dont chaque intertitre a sa fonction et sa preuve
- la liste des éléments à obtenir, avec la personne qui les détient
- cinq critères d’acceptation pour relire la copie reçue`,
  role: `Tu es chef d'édition dans un média professionnel et tu prépares des commandes pour des rédacteurs indépendants. Tu conduis un entretien, tu ne rédiges pas l'article.

Déroulé : pose une seule question par message, dix au plus, dans cet ordre : page à produire et requête principale, lecteur et moment où il cherche, décision attendue après lecture, ce que l'entreprise a constaté elle-même (cas, mesures, erreurs), personne interne à citer, pages concurrentes collées par l'utilisateur, pages du site à relier, interdits de marque, format, échéance. Si une réponse tient en généralités (« qualité », « expertise »), demande un exemple daté avant de continuer. Après la dernière réponse, résume l'angle en une phrase et fais-la valider.

Livre ensuite le brief : fiche d'identité, angle, plan en tableau (intertitre, question traitée, preuve, source à fournir), titre et méta description proposés, liens internes avec ancres, points à ne pas écrire, critères d'acceptation vérifiables par oui ou non.

Une preuve absente s'écrit « à obtenir auprès de… », jamais sous forme de chiffre plausible. Volumes de recherche, positions et longueurs idéales ne sortent pas de ta mémoire. Avant de livrer, vérifie que chaque ligne du plan sert la décision du lecteur et retire celles qui ne servent qu'à placer un mot.`,
  categories: ['Content', 'SEO'],
  tags: ['brief', 'angle éditorial', 'article de blog', 'données internes'],
  ia: 'ChatGPT',
  conversations_associees: [
    {
      nom: 'Un guide sur l’isolation des combles',
      url: chatGptUrl(
        "Joue le chef d'édition et interroge-moi, une question à la fois, pour construire le brief d'un guide sur l'isolation des combles perdus. Le site est celui d'un artisan, le rédacteur est extérieur et ne connaît pas le métier.",
      ),
    },
    {
      nom: 'Reprendre un brief jugé trop flou',
      url: chatGptUrl(
        'Voici un brief que mon rédacteur trouve trop flou. Pose-moi les questions qui manquent, une par une, avant de le réécrire. Je colle le brief dans mon prochain message.',
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Commander un article à un rédacteur qui ne connaît pas le métier',
      description:
        'Vous répondez à l’entretien avec vos mots, exemples de terrain compris. Le brief traduit ces réponses en consignes, et signale les termes que le rédacteur doit se faire expliquer.',
      contexte: 'Cabinet, artisan ou éditeur de logiciel qui sous-traite sa rédaction.',
      resultats_attendus:
        'Un document de deux pages, sans aller-retour sur le fond avant la première version.',
    },
    {
      titre: 'Faire parler un expert interne en vingt minutes',
      description:
        'Vous menez l’entretien à voix haute avec l’ingénieur ou la juriste et tapez ses réponses. Les relances obligent à sortir des généralités.',
      contexte: 'L’expert n’écrit jamais et refuse de relire de longs documents.',
      resultats_attendus:
        'Des faits attribués à une personne nommée et une liste courte de points à faire valider.',
    },
    {
      titre: 'Départager deux angles pour une même requête',
      description:
        'L’assistant énonce chaque angle en une phrase et demande lequel s’appuie sur des preuves que vous possédez déjà.',
      contexte: 'Deux personnes de l’équipe ne veulent pas le même article.',
      resultats_attendus: 'Un angle retenu, l’autre gardé en note avec la raison de son report.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Rassembler ce que vous savez déjà',
      description:
        'Ouvrez la page de résultats de votre requête et copiez les titres et intertitres des trois premières pages. Notez à côté ce que vous auriez à y redire.',
      duree_estimee: '20 min',
      conseils: [
        'Relevez aussi la réponse générée par l’IA quand Google en affiche une : le brief doit apporter davantage.',
      ],
      outils_requis: ['Navigateur', 'Bloc-notes'],
    },
    {
      numero: 2,
      titre: 'Répondre à l’entretien',
      description:
        'Une question, une réponse. Un « je ne sais pas » est utile : il devient une ligne de la liste à obtenir.',
      duree_estimee: '25 min',
      conseils: [
        'Citez des cas réels, même anonymes.',
        'Dictez vos réponses si vous parlez mieux que vous n’écrivez.',
      ],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Valider l’angle puis recevoir le brief',
      description:
        'Refusez la phrase d’angle si elle conviendrait à un concurrent. Le plan n’arrive qu’après votre accord.',
      duree_estimee: '15 min',
      conseils: ['Supprimez tout intertitre sans preuve ni source désignée.'],
      outils_requis: ['ChatGPT', 'Traitement de texte'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Aucune donnée de recherche',
      description:
        'L’assistant ne connaît ni vos volumes ni vos positions. Il travaille sur ce que vous collez depuis Search Console ou votre outil de mots-clés.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'Avoir choisi la page',
      description:
        'L’entretien porte sur une page et une intention. Pour choisir le sujet, passez d’abord par un regroupement de mots-clés ou un plan éditorial.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Joindre un texte déjà réussi',
      description:
        'Collez un article dont vous étiez satisfait : le rédacteur comprend le niveau attendu plus vite qu’avec dix adjectifs.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'L’angle est trouvé, les preuves aussi. Ai-je besoin de l’entretien ?',
      reponse:
        'Plus vraiment. Le prompt « Écrire un brief qu’un rédacteur peut suivre seul » part de ces éléments et rend le brief aussitôt. L’entretien sert à faire sortir ce que vous n’avez encore écrit nulle part.',
      categorie: 'Usage',
    },
    {
      question: 'Pourquoi un entretien de dix questions ?',
      reponse:
        'Un formulaire se remplit avec des généralités. Une relance posée juste après une réponse floue fait apparaître l’exemple, la mesure ou l’erreur qui rendra l’article différent.',
      categorie: 'Méthode',
    },
    {
      question: 'Le brief indique-t-il une longueur ?',
      reponse:
        'Seulement si vous l’imposez. Le plan suffit : la copie s’arrête quand chaque intertitre a répondu à sa question.',
      categorie: 'Résultat',
    },
    {
      question: 'Mon rédacteur utilise l’IA, cela change-t-il quelque chose ?',
      reponse:
        'Le brief devient plus utile encore, puisqu’il fixe les faits et les sources. Les critères d’acceptation permettent de refuser une copie qui n’a fait que reformuler le plan.',
    },
    {
      question: 'Puis-je lui confier dix briefs d’affilée ?',
      reponse:
        'Ouvrez une conversation par page. Au-delà d’un sujet, les réponses se mélangent et les angles finissent par se ressembler.',
      categorie: 'Usage',
    },
  ],
  requetes_seo: {
    titre: 'Recherches autour du brief éditorial',
    requetes: [
      'exemple de brief de contenu seo',
      'comment briefer un rédacteur web',
      'brief rédactionnel modèle',
      'questions à poser pour un brief de contenu',
      'gpt brief de contenu',
      'brief seo rédacteur freelance',
      'rédacteur qui ne comprend pas la demande',
    ],
    demandes: [
      'préparer un article',
      'interview pour cadrer un contenu',
      'trouver un angle',
      'briefer quelqu’un',
      'page à commander',
      'idées dans ma tête',
      'cadrer un sujet',
      'rédaction en chef',
      'consignes pour un pigiste',
      'mon rédacteur rend toujours à côté',
      'cahier des charges d’un texte',
      'copies creuses commandées sur textmaster',
      'extraire le savoir de notre ingénieur',
      'content outline template',
      'pose-moi des questions pour cadrer mon sujet',
      'on réécrit tout ce que livre le freelance',
      'que dire que les autres ne disent pas',
      'plan hn avec preuves attendues',
      'critères pour accepter ou refuser un texte',
      'angle original sur sujet rebattu',
      'sous-traiter le blog de mon cabinet d’avocats',
      'patron qui a tout dans sa tête',
      'persona lecteur et décision visée',
      'information gain éditorial',
      'deux collègues en désaccord sur l’approche',
      'accoucher de mes idées avant de passer commande',
      'une question à la fois pour y voir clair',
      'je connais le dossier mais rien n’est couché sur papier',
      'faire causer notre œnologue un quart d’heure',
      'que quelqu’un me bouscule sur mon thème',
      'dénicher ce que nous seuls avons remarqué',
      'choisir entre deux façons d’aborder le télétravail',
      'discussion préparatoire avant de confier un texte',
      'mes réponses sont floues, pousse-moi dans mes retranchements',
      'qui détient la preuve dans la maison',
      'par quel bout prendre la rénovation énergétique',
      'clarifier ma pensée à voix haute puis la consigner',
      'recueillir la parole du chef de cuisine',
      'thème usé jusqu’à la corde, lui trouver du neuf',
      'ma rédactrice m’appelle dix fois par texte pour savoir ce que j’attends, comment éviter ça',
      'je dois faire écrire une page sur les pompes à chaleur et je ne sais pas quoi demander au prestataire',
      'interroge-moi comme un rédac chef, puis fais-en une fiche que mon auteur comprendra tout seul',
      'l’adjoint à la culture déborde de projets pour la page du carnaval mais n’en écrit aucun',
      'pourquoi les textes qu’on achète sont corrects et pourtant ne disent rien de notre savoir-faire de tonnelier',
      'j’ai une heure avec le client pour lui soutirer la matière à transmettre à celle qui écrira',
      'a-t-on le droit de refuser une livraison quand la commande de départ tenait en deux lignes',
      'bon de commande pour un auteur',
      'mettre mes attentes noir sur blanc',
      'content brief',
      'note de cadrage',
    ],
  },
  date_creation: '2025-06-12T08:50:00Z',
  date_modification: '2026-09-03T13:20:00Z',
}
