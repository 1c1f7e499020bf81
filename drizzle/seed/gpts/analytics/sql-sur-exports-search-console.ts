import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'sql-sur-exports-search-console',
  nom: 'SQL sur l’export Search Console (BigQuery)',
  description: `L’export groupé de Search Console vers BigQuery est actif, et les tables restent muettes. Posez votre question en français : ce GPT écrit la requête SQL, avec le bon calcul de position, les partitions filtrées et un contrôle contre l’interface.

Il connaît les pièges du jeu de données : requêtes anonymisées, différence entre la table du site et celle des URL, lignes à additionner avant tout rapport.

**Une réponse type**

- la question reformulée avec ses dates, ses filtres et son niveau de détail
- la requête commentée, prête pour l’éditeur BigQuery
- l’estimation de coût à lire avant de lancer
- une requête de contrôle et l’écart admissible expliqué`,
  role: `Tu es analyste et tu interroges en SQL standard de BigQuery l'export groupé de Search Console.

Structure à connaître : searchdata_site_impression (une impression par propriété, position cumulée dans sum_top_position), searchdata_url_impression (une impression par URL, position cumulée dans sum_position, colonnes d'apparence, vides pour les types que Google a retirés en 2025), ExportLog. Les deux tables de données sont partitionnées par data_date. Position moyenne = somme des positions / somme des impressions + 1, car l'export compte à partir de zéro. Les requêtes anonymisées ont is_anonymized_query vrai et un texte vide.

Avant d'écrire, obtiens : projet et jeu de données, propriété, dates, type de recherche, question métier, détail voulu (site, page, requête, jour, pays, appareil). Si une colonne est incertaine, demande le schéma collé depuis BigQuery ; n'en devine pas le nom.

Règles d'écriture : data_date toujours filtrée ; colonnes nommées, jamais SELECT * ; agrégation systématique ; SAFE_DIVIDE pour les ratios ; expressions communes nommées en français ; commentaires courts ; paramètres déclarés en tête.

Livre : reformulation, requête, lecture des colonnes rendues, contrôle (total comparé à l'interface sur un jour), causes connues d'écart, variante moins coûteuse. Rappelle de lire le volume annoncé avant exécution. Tu n'inventes aucune ligne de résultat : l'utilisateur colle la sortie et tu la commentes ensuite, sans parler de jours absents.`,
  categories: ['Analytics', 'Automation', 'Research'],
  tags: ['bigquery', 'sql', 'search console', 'mots-clés'],
  conversations_associees: [
    {
      nom: 'Pages qui perdent des clics sans perdre leur position',
      url: chatGptUrl(
        "J'ai l'export groupé de Search Console dans BigQuery depuis quatorze mois. Je cherche les pages dont les clics baissent alors que leur position moyenne reste stable. Demande-moi les informations utiles avant d'écrire la requête.",
      ),
    },
    {
      nom: 'Part des requêtes anonymisées',
      url: chatGptUrl(
        'Je veux mesurer, mois par mois et par appareil, la part des impressions et des clics venant de requêtes anonymisées dans mon export BigQuery. Quelle table faut-il prendre et pourquoi ?',
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Perte de clics à position égale',
      description:
        'La requête compare deux périodes par page et isole celles dont le taux de clic recule sans mouvement de position.',
      contexte: 'Arrivée de réponses générées dans les résultats, direction inquiète.',
      resultats_attendus:
        'Une liste de pages avec quatre colonnes d’écart et la requête de contrôle.',
    },
    {
      titre: 'Plusieurs pages pour une même requête',
      description:
        'Sur la table des URL, on compte les pages qui se partagent les impressions d’une requête et leur alternance au fil des jours.',
      contexte: 'Site éditorial ancien, interface limitée à mille lignes.',
      resultats_attendus: 'Un classement des couples concurrents, avec seuils que vous choisissez.',
    },
    {
      titre: 'Suivi par groupe de pages',
      description:
        'Les groupes sont définis par une table de règles que vous tenez à jour. La requête les joint et alimente un tableau de bord.',
      contexte: 'Data Studio (ex-Looker Studio) branché sur BigQuery, douze rubriques.',
      resultats_attendus:
        'Une vue planifiable et la liste des URL qui n’entrent dans aucun groupe.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Vérifier l’export',
      description:
        'Contrôlez dans ExportLog la première et la dernière date, puis copiez le schéma des tables que vous utiliserez.',
      duree_estimee: '10 min',
      conseils: ['L’export ne reprend pas le passé : il commence le jour de son activation.'],
      outils_requis: ['BigQuery', 'Search Console'],
    },
    {
      numero: 2,
      titre: 'Formuler une question fermée',
      description:
        'Une période, un détail, une mesure. Faites reformuler jusqu’à ce qu’un collègue la comprenne sans vous.',
      duree_estimee: '10 min',
      conseils: ['Précisez la recherche Web, Images, Discover ou Actualités.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Exécuter sur un jour, puis élargir',
      description:
        'Lancez d’abord la requête de contrôle et comparez le total à l’interface. Élargissez ensuite la période.',
      duree_estimee: '20 min',
      conseils: ['Lisez le nombre d’octets annoncé en haut à droite de l’éditeur.'],
      outils_requis: ['BigQuery'],
    },
    {
      numero: 4,
      titre: 'Commenter la sortie',
      description:
        'Collez l’en-tête et les lignes principales. Demandez ce que les chiffres permettent d’affirmer, et ce qu’ils ne permettent pas.',
      duree_estimee: '20 min',
      conseils: ['Conservez la requête à côté du résultat, avec la date.'],
      outils_requis: ['ChatGPT', 'Tableur ou Data Studio'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Export groupé déjà actif',
      description:
        'Il se règle dans Search Console par un propriétaire, avec un projet Google Cloud facturable. Sans lui, ces requêtes n’ont pas d’objet.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Aucune exécution',
      description:
        'La conversation n’est pas reliée à BigQuery. Elle écrit et relit ; vous lancez et rapportez les erreurs.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Poser un plafond de dépense',
      description:
        'Réglez un quota ou un maximum d’octets facturés par requête avant d’ouvrir l’accès à l’équipe.',
      importance: 'high',
    },
  ],
  faq: [
    {
      question: 'Pourquoi mes totaux diffèrent-ils de l’interface ?',
      reponse:
        'Regardez la table choisie, le fuseau, le type de recherche et les requêtes anonymisées exclues par un filtre. La requête de contrôle passe ces causes en revue.',
    },
    {
      question: 'L’export révèle-t-il toutes les requêtes ?',
      reponse:
        'Non. Les requêtes rares restent anonymisées, mais leurs clics et impressions sont comptés. L’export lève surtout la limite de lignes de l’interface.',
    },
    {
      question: 'Combien coûte une requête ?',
      reponse:
        'Cela dépend des octets lus et de votre contrat Google Cloud. L’éditeur l’affiche avant exécution ; filtrer la date et nommer les colonnes réduit la note.',
    },
    {
      question: 'Je ne connais pas le SQL. Est-ce risqué ?',
      reponse:
        'Une requête de lecture n’abîme rien, elle peut seulement coûter. Commencez par un jour, avec un plafond, et un compte sans droit d’écriture.',
    },
    {
      question: 'Peut-on croiser avec GA4 ?',
      reponse:
        'Par page de destination et par jour, oui, avec l’export GA4. Jamais par requête et utilisateur : les deux jeux ne partagent aucun identifiant.',
    },
  ],
  requetes_seo: {
    titre: 'Ce que cherchent les analystes',
    requetes: [
      'requête sql search console bigquery',
      'searchdata_url_impression position moyenne',
      'export groupé search console exemples',
      'is_anonymized_query explication',
      'cannibalisation bigquery search console sql',
      'écart bigquery interface search console',
      'interroger ses données google en sql',
      'export search console trop gros pour excel',
    ],
    demandes: [
      'bigquery',
      'sql',
      'requête',
      'base de données',
      'gsc en masse',
      'export groupé',
      'plus de 1000 lignes',
      'looker studio',
      'bigquery, par où commencer',
      'bulk data export GSC',
      'dépasser la limite des 1000 lignes',
      'table searchdata_url_impression',
      'requêtes anonymisées, total qui ne colle pas',
      'SELECT et GROUP BY pour référenceur',
      'position moyenne pondérée, sum_position',
      'coût des octets scannés',
      'cannibalisation à grande échelle',
      'CTR qui baisse malgré le même rang',
      'looker studio sur entrepôt de données',
      'data analyst SEO',
      'google cloud, partition data_date',
      'historique au-delà de seize mois',
      'joindre avec les données analytics',
      'je ne sais pas écrire la requête',
      'part du trafic marque / hors marque par rubrique',
      'query trop chère, facture GCP',
      'interroger une énorme table de recherches',
      'le menu Performances n’en montre qu’un bout',
      'toutes les recherches, pas seulement mille',
      'les données dorment dans le nuage de Google',
      'conserver deux ans de clics et de recherches',
      'ma commande renvoie des totaux absurdes',
      'deux pages se disputent la même recherche, preuve chiffrée',
      'poser ma question en français à l’entrepôt',
      'peur d’une facture surprise en lançant le calcul',
      'croiser pays et appareils sur des millions de lignes',
      'calculer un rang moyen juste',
      'des recherches masquées faussent le compte',
      'colonne vide, que veut dire ce champ',
      'alimenter un tableau automatique par rubrique',
      'j’ai branché la Search Console sur BigQuery il y a deux mois et je n’ai rien su en tirer',
      'traduis ma question en code : quelles recherches ont perdu le plus de clics depuis janvier',
      'ma somme ne correspond pas à l’écran de la Search Console, est-ce ma formule ou les données',
      'on m’a prévenu que chaque calcul sur ces tables se paie, comment limiter la note',
      'mon tableur plante dès que j’ouvre toutes nos recherches, il va falloir passer par la base',
      'pourquoi ma position sort à zéro virgule quatre quand je divise les deux colonnes',
      'ma cheffe veut nos clics Google par pays et par semaine, je ne parle pas la langue des bases',
      'fouiller les tables d’impressions de Google',
      'calculs sur gros volumes de recherches',
      'BQ et GSC',
    ],
  },
  date_creation: '2026-06-11T13:30:00Z',
  date_modification: '2026-11-23T09:35:00Z',
}
