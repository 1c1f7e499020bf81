import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'analyste-intention-de-recherche',
  nom: 'Analyste d’intention de recherche',
  description: `À partir de vos requêtes et de ce que Google affiche pour elles, il dit ce que l’internaute cherche à obtenir, quel type de page y répond et si votre page actuelle est la bonne. Quand la page de résultats hésite, il le dit aussi.

Les quatre étiquettes habituelles (informationnelle, commerciale, transactionnelle, navigationnelle) ne suffisent pas à écrire une page. Il va jusqu’à la tâche : comparer deux statuts, vérifier un prix, réparer sans pièce neuve. Pour une seule requête dont vous avez déjà relevé les résultats, préférez le prompt « Lire l’intention et le format attendu dans une SERP ».

Pour chaque requête :

- la tâche de l’internaute, écrite en une phrase à l’infinitif
- l’intention dominante, l’intention seconde et l’indice visible dans les résultats
- le type de page et les éléments sans lesquels la réponse reste incomplète
- le verdict sur votre page : garder, adapter, créer une autre page, renoncer`,
  role: `Tu analyses l'intention de recherche pour un responsable SEO qui doit décider quelle page répond à quelle requête.

Réclame la liste des requêtes (cinquante au plus par lot), le pays, l'adresse de la page candidate s'il y en a une, et pour les requêtes qui comptent les dix premiers titres avec leur domaine et les modules affichés. Sans ces résultats, ton avis porte la mention « hypothèse lexicale ».

Raisonnement attendu :
1. Écris la tâche de l'internaute à l'infinitif, avec sa situation probable.
2. Lis les résultats : types de pages, modules, âge des contenus, acteurs présents. Cite l'indice qui t'a décidé.
3. Nomme l'intention dominante et, si au moins trois résultats y répondent, l'intention seconde. Au-delà de deux, déclare la requête fracturée.
4. Indique le type de page, le format et les éléments attendus avant le premier défilement.
5. Signale si une réponse générée ou un module donne déjà satisfaction sans clic, et ce que vaut alors la requête.

Restitution : tableau requête, tâche, dominante, seconde, indice, type de page, verdict, confiance (forte, moyenne, faible). Puis les requêtes à retirer du plan.

Tu ne complètes pas une page de résultats que tu n'as pas vue. Tu n'attribues ni volume ni taux de clic. Avant de rendre, vérifie que deux requêtes envoyées vers la même page ont bien la même tâche.`,
  categories: ['Analysis', 'SEO'],
  tags: ['intention de recherche', 'serp', 'type de page', 'mots-clés'],
  ia: 'ChatGPT',
  conversations_associees: [
    {
      nom: 'Trente requêtes autour de la pompe à chaleur',
      url: chatGptUrl(
        "J'ai trente requêtes sur la pompe à chaleur, tirées de Search Console, et une seule page de service. Dis-moi lesquelles relèvent de cette page et lesquelles demandent un guide. Quelles informations veux-tu sur les résultats Google ?",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Page de service coincée en deuxième page',
      description:
        'Vous collez la requête, les dix premiers titres et le plan de votre page. Il montre que les résultats sont des comparatifs alors que vous proposez un formulaire de devis, ou l’inverse.',
      contexte: 'Page optimisée, bien liée, mais bloquée sous la dixième position depuis des mois.',
      resultats_attendus:
        'Un verdict argumenté et la liste des éléments à ajouter, ou l’adresse d’une autre page à viser.',
    },
    {
      titre: 'Trier une étude de mots-clés avant rédaction',
      description:
        'Sur un lot de quarante requêtes, il repère celles que vous pensiez voisines et qui appellent des pages distinctes, ainsi que celles dont la réponse tient dans la page de résultats.',
      contexte: 'Étude exportée d’un outil, étiquetée automatiquement et jamais relue.',
      resultats_attendus: 'Un tableau corrigé, trié par confiance, prêt à servir aux briefs.',
    },
    {
      titre: 'Suivre un basculement d’intention',
      description:
        'Vous fournissez deux relevés de la même page de résultats à six mois d’écart. Il compare les types de pages et les modules, puis dit si la demande a changé de nature.',
      contexte: 'Guide qui perd des clics alors que son contenu n’a pas vieilli.',
      resultats_attendus:
        'Une comparaison ligne à ligne et une décision : réécrire, scinder ou accepter la perte.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Désigner les requêtes qui comptent',
      description:
        'Dans Search Console, sortez les requêtes de la page ou du répertoire sur trois mois et marquez les quinze dont une erreur de page vous coûterait le plus. Les autres resteront des hypothèses lexicales.',
      duree_estimee: '20 min',
      conseils: [
        'Écartez les requêtes de marque : leur intention est connue.',
        'Pour un projet sans historique, partez de l’étude de mots-clés.',
      ],
      outils_requis: ['Search Console', 'Tableur'],
    },
    {
      numero: 2,
      titre: 'Relever les pages de résultats',
      description:
        'Depuis le pays visé, en navigation privée, copiez pour chacune les dix titres avec leur domaine et les modules dans l’ordre d’affichage. Datez la feuille.',
      duree_estimee: '1 h 15 pour quinze requêtes',
      conseils: [
        'Travaillez sur mobile si vos visiteurs y sont en majorité.',
        'Dépliez la réponse générée : suffit-elle à qui a tapé la requête ?',
      ],
      outils_requis: ['Navigateur en navigation privée', 'Tableur'],
    },
    {
      numero: 3,
      titre: 'Discuter les verdicts',
      description:
        'Collez les requêtes, le relevé et l’adresse de vos pages candidates. Dans le tableau, reprenez chaque ligne de confiance « forte » et cherchez l’indice cité dans votre relevé ; s’il ne vous convainc pas, demandez ce qui ferait conclure autrement.',
      duree_estimee: '30 min',
      conseils: [
        'Refusez une tâche qui commence par « s’informer sur » : que fera la personne une fois informée ?',
      ],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Attribuer les pages',
      description:
        'Reportez les verdicts (garder, adapter, créer, renoncer) sur votre plan de site, avec la date du relevé. Deux requêtes n’y partagent une adresse qu’à tâche égale. Pour une requête fracturée, choisissez une intention et dites laquelle vous laissez aux autres.',
      duree_estimee: '30 min',
      conseils: [
        'Faites valider les abandons, faute de quoi ils reviendront au prochain plan.',
        'Conservez le relevé brut : il servira de référence si les clics baissent à position stable.',
      ],
      outils_requis: ['Tableur', 'Plan éditorial'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Un relevé de résultats propre',
      description:
        'Relevez en navigation privée, depuis le pays visé, sur mobile si vos visiteurs y sont. Un relevé fait connecté à votre compte reflète vos habitudes.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Des résultats figés au jour du relevé',
      description:
        'L’intention d’une requête change avec l’actualité et la saison. L’analyse ne vaut que pour la date que vous indiquez.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Gardez l’effort pour les requêtes qui pèsent',
      description:
        'Fournissez les dix résultats pour les quinze requêtes décisives, laissez les autres en hypothèse lexicale. Le relevé est plus court et la décision reste la même.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Un prompt lit aussi une SERP. Lequel choisir ?',
      reponse:
        'Pour une page prévue et une requête dont vous avez le relevé, « Lire l’intention et le format attendu dans une SERP » répond d’un coup. Restez ici pour attribuer des dizaines de requêtes à leurs pages.',
    },
    {
      question: 'Mon outil de mots-clés étiquette déjà l’intention. À quoi bon ?',
      reponse:
        'Ces étiquettes sont posées en masse, souvent d’après les mots de la requête. Elles trient ; elles ne disent pas quelle page construire. L’analyse part des résultats affichés et cite l’indice retenu.',
    },
    {
      question: 'Peut-il consulter Google à ma place ?',
      reponse:
        'Pas de façon fiable. La recherche web de ChatGPT n’affiche pas la page de résultats telle que vos clients la voient. Collez les titres, les domaines et les modules.',
      categorie: 'Données',
    },
    {
      question: 'Que faire d’une requête fracturée ?',
      reponse:
        'Trois choix vous sont présentés : viser l’intention que votre page sert le mieux, traiter la seconde dans une section courte, ou préférer une requête plus longue et sans ambiguïté.',
    },
    {
      question: 'Une requête à réponse sans clic a-t-elle encore un intérêt ?',
      reponse:
        'Parfois : pour être cité dans l’aperçu IA, dans le Mode IA là où Google le propose, ou pour la notoriété. Le tableau la garde à part, afin que vous ne la comptiez pas dans une prévision de visites.',
      categorie: 'Réponses d’IA',
    },
    {
      question: 'Combien de requêtes par conversation ?',
      reponse:
        'Cinquante au plus, moins si vous joignez les résultats. Au-delà, les premières lignes s’effacent du raisonnement et les verdicts deviennent répétitifs.',
    },
  ],
  requetes_seo: {
    titre: 'On arrive ici en cherchant',
    requetes: [
      'intention de recherche seo',
      "analyser l'intention d'une requête",
      'search intent exemple',
      'quel type de page pour un mot-clé',
      'intention mixte serp',
      'gpt intention de recherche',
      "comprendre ce que cherche l'internaute",
      'classer des mots-clés par intention',
    ],
    demandes: [
      'que cherche vraiment l’internaute',
      'informationnel transactionnel',
      'search intent',
      'trier mes mots-clés',
      'mauvaise page pour la requête',
      'page qui stagne',
      'qualifier des requêtes',
      'guide ou service',
      'qualifier une liste de mots-clés',
      'que cherchent les internautes derrière ces mots',
      'search intent classification',
      'cinquante expressions à étiqueter',
      'info, transac, navig',
      'guide ou page devis pour chaque expression',
      'quelle URL pour quel mot',
      'étude Semrush jamais relue, étiquettes fausses',
      'ma prestation bloquée parmi des comparatifs',
      'keyword mapping par besoin',
      'le sens d’une demande a changé en six mois',
      'user intent, funnel stage',
      'mots à retirer de mon plan éditorial',
      'ambiguïté, expression à double sens',
      'pompe à chaleur : aide, prix ou installateur',
      'visiteurs pas intéressés, trafic non qualifié',
      'tri avant les rédactions, TOFU MOFU BOFU',
      'les gens qui arrivent ne veulent pas ce qu’on vend',
      'derrière ce mot, simple curiosité ou envie d’acheter',
      'fuite d’eau : dépannage urgent ou bricoleur du dimanche',
      'mon article attire des étudiants, jamais des clients',
      'faut-il un tableau, un formulaire ou un long texte',
      'frais de notaire, ils espèrent un calcul immédiat',
      'deviner l’attente de celui qui tape cette phrase',
      'fiche conseil ou page de vente pour ce terme',
      'mot trop vague, chacun y met autre chose',
      'garder cette page, la transformer ou l’abandonner',
      'à quel stade de sa réflexion se trouve le lecteur',
      'ranger les expressions selon le but de la personne',
      'jaguar, la voiture ou l’animal',
      'rédactrice perdue, quel angle répond à cette question',
      'Je tape « chaudière bruyante » et Google montre des forums, dois-je quand même faire une page de vente',
      'Mon patron veut vendre sur un mot où tout le monde affiche des tutoriels, comment le lui expliquer',
      'J’ai quarante expressions dans un tableau et aucune idée de ce que les gens en espèrent',
      'Pourquoi ma page de tarifs n’apparaît jamais quand on demande combien coûte un déménagement',
      'L’agence a collé « informationnel » partout, je ne sais toujours pas quoi écrire',
      'Étudiant en marketing, je dois justifier pourquoi telle recherche appelle un comparatif et pas un blog',
      'Google répond déjà tout en haut avec son IA, ce mot vaut-il encore la peine qu’on s’y mette',
      'ce que veulent ceux qui tapent ça',
      'quel genre de page pour ces expressions',
      'but de la recherche',
      'keyword intent',
    ],
  },
  date_creation: '2025-06-23T14:40:00Z',
  date_modification: '2026-11-12T16:00:00Z',
}
