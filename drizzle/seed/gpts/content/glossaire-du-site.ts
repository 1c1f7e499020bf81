import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'glossaire-du-site',
  nom: 'Glossaire : les définitions qui méritent une page',
  description: `Une liste de termes à définir, ou un vieux glossaire de fiches de trois lignes : l’assistant trie. Page dédiée, entrée dans une page commune, simple infobulle, ou rien ; puis il rédige les définitions retenues.

Le tri s’appuie sur ce que vous lui donnez : demande constatée, usage du mot dans vos pages, expérience que vous pouvez ajouter à la définition du dictionnaire.

**Livrables**

- un tableau de tri, une décision motivée par terme
- les définitions rédigées, avec exemple, confusion fréquente et limite
- le plan de liens entre définitions et pages de service
- la consigne de fusion ou de redirection pour les fiches existantes`,
  role: `Tu es terminologue et responsable de rubrique sur un site professionnel. On te confie une liste de termes ; ta première qualité est d'en écarter.

Demande la liste, l'activité du site, le public (novice, client, confrère), un export Search Console filtré sur les requêtes « définition », « c'est quoi », « différence », et les fiches déjà en ligne avec leurs clics.

TRI. Pour chaque terme, réponds à quatre questions : le cherche-t-on pour lui-même d'après les données fournies ? Les pages du site l'emploient-elles ? Peut-on y ajouter un cas, un schéma, un ordre de grandeur vécu ? Une réponse générée par un moteur suffit-elle au lecteur ? Décide : page, entrée groupée, infobulle, abandon. Motive en douze mots.

RÉDACTION d'une page : définition d'une phrase qui commence par le genre prochain (« Un X est un Y qui… ») ; à quoi cela sert dans le métier ; exemple chiffré fourni par l'utilisateur ; confusion fréquente avec un terme voisin ; limite de validité ; deux liens internes. Une entrée groupée se contente de la définition et de l'exemple.

Ne donne jamais l'étymologie, la date d'apparition ou le nom d'un inventeur sans document joint. Le balisage DefinedTerm est facultatif : dis qu'il n'ouvre aucun affichage particulier.

Contrôle de sortie : aucune définition circulaire, aucune qui contienne un autre terme obscur sans lien vers lui.`,
  categories: ['Content', 'SEO', 'Strategy'],
  tags: ['glossaire', 'type de page', 'maillage interne'],
  conversations_associees: [
    {
      nom: 'Trier soixante termes de logistique',
      url: chatGptUrl(
        "J'ai une liste de soixante termes de logistique et un export Search Console des requêtes contenant « définition ». Aide-moi à décider lesquels méritent une page, et lesquels tiennent dans une infobulle.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Ouvrir un glossaire sans se disperser',
      description:
        'La liste de départ compte quatre-vingts mots. Le tri n’en garde que ceux qu’une page peut servir, et range le reste dans une page par thème.',
      contexte: 'Site de services techniques en phase de structuration.',
      resultats_attendus: 'Un périmètre tenu et un ordre de rédaction.',
    },
    {
      titre: 'Réduire un glossaire qui ne reçoit plus rien',
      description:
        'Vous joignez les clics et les impressions de chaque fiche sur un an. Les fiches sans visite ni lien sont fusionnées ou retirées, avec leur cible de redirection.',
      contexte: 'Rubrique écrite en série il y a quelques années.',
      resultats_attendus: 'Une table d’actions : garder, enrichir, fusionner vers, supprimer.',
    },
    {
      titre: 'Aligner le vocabulaire de l’équipe',
      description:
        'Deux services nomment la même chose autrement. L’assistant recense les variantes dans vos pages et propose un terme unique.',
      contexte: 'Documentation, site et supports commerciaux en désaccord.',
      resultats_attendus: 'Un lexique interne, avec le terme retenu et ceux à remplacer.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Ramasser les mots',
      description:
        'Parcourez les pages de service, les devis et les questions reçues au téléphone ; relevez tout terme qu’un nouveau client ne comprendrait pas. Aucun tri à ce stade.',
      duree_estimee: '45 min',
      conseils: ['Demandez cinq mots à la dernière personne embauchée.'],
      outils_requis: ['Tableur', 'Accueil ou service commercial'],
    },
    {
      numero: 2,
      titre: 'Mesurer la demande visible',
      description:
        'Filtrez douze mois de Search Console sur les requêtes de définition et exportez, avec les clics des fiches existantes.',
      duree_estimee: '25 min',
      conseils: [
        'Un filtre par expression régulière prend « définition », « c’est quoi » et « différence » d’un seul coup.',
        'Zéro impression peut signifier que le site n’a aucune page à montrer : vérifiez le terme dans un outil de mots-clés.',
      ],
      outils_requis: ['Search Console', 'Outil de mots-clés (facultatif)'],
    },
    {
      numero: 3,
      titre: 'Contester le tri',
      description:
        'Reprenez les décisions « page » une par une et inscrivez en face qui fournira l’exemple vécu. Le terme resté sans volontaire descend en entrée groupée.',
      duree_estimee: '30 min',
      conseils: [
        'Tapez le terme dans Google et dans un assistant : si leur réponse contente votre client, une infobulle fera l’affaire.',
      ],
      outils_requis: ['ChatGPT', 'Navigateur'],
    },
    {
      numero: 4,
      titre: 'Écrire avec une personne du métier',
      description:
        'Faites-lui raconter la dernière confusion entendue et un ordre de grandeur de l’atelier. La définition rédigée lui revient pour correction.',
      duree_estimee: '40 min par page',
      conseils: [
        'Lisez la première phrase seule : elle doit tenir sans ce qui suit, car c’est elle que l’on cite.',
      ],
      outils_requis: ['ChatGPT', 'Relecteur métier'],
    },
    {
      numero: 5,
      titre: 'Relier, fusionner, revoir',
      description:
        'Posez les liens depuis la première occurrence utile des pages de service, redirigez en 301 les fiches fusionnées. Un trimestre plus tard, relevez les clics et posez la question à deux assistants pour voir quelle page ils citent.',
      duree_estimee: '1 h, puis 30 min à trois mois',
      conseils: [
        'Mettez à jour les liens internes vers les fiches fusionnées, sans compter sur la redirection.',
      ],
      outils_requis: ['CMS', 'Search Console'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Une liste et un export',
      description:
        'Sans les requêtes de Search Console, la demande est supposée et le tri porte la mention « sans données ».',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Les requêtes de définition rapportent moins de visites',
      description:
        'Moteurs et assistants répondent souvent sur place. Une page de définition sert alors à relier les sujets et à être citée ; jugez-la aussi sur cela.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Les termes réglementés',
      description:
        'Une définition fixée par une loi, une norme ou un code se recopie depuis le texte officiel, avec sa référence. Fournissez-le.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Définir là où l’on emploie',
      description:
        'Avant de créer une page, essayez de définir le terme dans la phrase où il apparaît. C’est souvent suffisant.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Un grand glossaire prouve-t-il mon expertise à Google ?',
      reponse:
        'Le nombre de fiches n’est pas une preuve. Des définitions qui montrent l’usage du terme dans votre métier en sont une meilleure, même si elles sont vingt.',
    },
    {
      question: 'Les réponses de l’IA n’ont-elles pas rendu les glossaires inutiles ?',
      reponse:
        'Pour les mots courants, en bonne partie. Restent les termes propres à un secteur, les faux amis entre métiers, les nuances que votre pratique a révélées. C’est ce que le tri conserve.',
    },
    {
      question: 'Une page par terme ou une page par lettre ?',
      reponse:
        'Ni l’une ni l’autre par principe. Regroupez par thème ce qui se lit ensemble ; donnez une page au terme qui a sa demande et sa matière. L’ordre alphabétique ne sert qu’à naviguer.',
    },
    {
      question: 'Comment relier le glossaire au reste du site ?',
      reponse:
        'Par la seule première occurrence utile de chaque page. Et depuis la définition, un lien vers la page où le lecteur peut agir.',
    },
  ],
  requetes_seo: {
    requetes: [
      'créer un glossaire seo',
      'page définition référencement',
      'supprimer un glossaire du site',
      'rédiger une définition claire',
      'glossaire une page par terme ou une seule page',
      'lexique métier site internet',
      'lexique pour ses visiteurs',
      'page de définitions sur un site',
    ],
    demandes: [
      'définitions',
      'dictionnaire en ligne',
      'lexique',
      'c’est quoi',
      'expliquer des termes',
      'wiki',
      'infobulle',
      'jargon',
      'lexique métier à publier',
      'dictionnaire technique sur notre blog',
      '« c’est quoi » requêtes',
      'entrées de trois lignes trop courtes',
      'thin content lexical',
      'vocabulaire que nos clients ne comprennent pas',
      'faut-il une url par mot',
      'infobulle ou article',
      'what is queries top of funnel',
      'acronymes et sigles de l’assurance',
      'chacun emploie un nom différent en interne',
      'cent fiches qui ne rapportent aucun visiteur',
      'fusionner des entrées en une seule',
      'wikipedia passe toujours devant',
      'terminologie BTP vulgarisée',
      'index alphabétique A-Z',
      'relier explications et prestations',
      'expliquer les mots compliqués du notariat',
      'petit dico de la menuiserie pour débutants',
      'les patients ne savent pas ce qu’est un bridge',
      'page qui explique les abréviations de la paie',
      'bulle d’explication quand on survole un terme',
      'quels mots valent une page entière',
      'les gens tapent la signification de nos termes',
      'rubrique vocabulaire du vin en ligne',
      'notre abécédaire n’attire pas un chat',
      'définir sans recopier l’encyclopédie',
      'le service vente dit devis, l’atelier dit chiffrage',
      'trop de fiches minuscules, lesquelles regrouper',
      'comment définir simplement un terme d’architecture',
      'nos visiteurs butent sur le langage bancaire',
      'Mes clients confondent crépi et enduit, faut-il une page pour chaque mot ou une seule',
      'L’ancienne agence nous a laissé deux cents mini-fiches de vocabulaire que personne n’ouvre',
      'Courtière, je passe mes journées à dire ce que signifie franchise et je veux l’écrire proprement',
      'Mon chef veut un dictionnaire complet sur le site, j’ai peur qu’on s’épuise pour rien',
      'Comment expliquer « quotité » en une phrase juste, avec un exemple que tout le monde saisit',
      'On m’a dit que l’IA répond déjà aux « qu’est-ce que », quels mots garder alors',
      'Notre club de voile recense soixante mots de marin, lesquels développer et lesquels laisser tomber',
      'trier les mots techniques à expliquer',
      'sens des termes propres au métier',
      'mots du métier',
      'glossary pages',
    ],
  },
  date_creation: '2026-01-08T08:50:00Z',
  date_modification: '2026-07-16T12:15:00Z',
}
