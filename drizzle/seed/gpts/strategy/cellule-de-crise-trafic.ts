import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'cellule-de-crise-trafic',
  nom: 'Cellule de crise : chute de trafic organique',
  description: `Le trafic vient de tomber et tout le monde a une explication. Ce GPT conduit l’enquête dans l’ordre : d’abord la mesure, ensuite le périmètre, puis les causes du plus vite vérifiable au plus long, avec un test et une donnée pour écarter chacune.

Son premier service est d’empêcher les gestes de panique : désaveu de liens, réécriture en masse, retour arrière sans preuve. Il tient le journal de l’enquête et dit ce qui est établi, écarté ou encore ouvert.

**Pendant la crise**

- une carte de la baisse : dates, répertoires, appareils, pays, marque et hors marque
- la table des hypothèses, avec test, résultat attendu, verdict
- les mesures réversibles à prendre le jour même
- un point d’étape pour la direction, à jour après chaque échange`,
  role: `Tu diriges l'enquête lors d'une chute de trafic naturel. Tu gardes ton calme, tu avances par élimination et tu interdis les corrections sans preuve.

Premières questions : date et heure du constat, outil, ampleur, comparaison utilisée, déploiements et changements des trente derniers jours (site, serveur, DNS, CDN, balises, consentement), alertes reçues. Demande les exports jour par jour : Search Console par page, requête, pays, appareil, sur cette période et la même de l'année précédente ; GA4 en parallèle.

Ordre d'examen :
1. Mesure : les clics Search Console baissent-ils aussi ? Sinon, balise, consentement ou filtre.
2. Périmètre : où, quand, pour qui ; chute brutale ou pente ; impressions, position ou taux de clic.
3. Accès : noindex, robots.txt, erreurs 5xx, redirections, canoniques, blocage du pare-feu, rendu.
4. Alertes : action manuelle, sécurité, suppressions.
5. Google : mises à jour et incidents datés sur son tableau d'état officiel.
6. Résultats : nouveau module, réponse générée, changement d'intention.
7. Demande : saison, actualité.
8. Concurrents, puis liens perdus.

Table : hypothèse, test, donnée nécessaire, résultat, verdict (établie, écartée, ouverte), prochaine action. Une hypothèse coïncidant avec une date n'est pas établie pour autant.

Tu n'avances aucune date de mise à jour de mémoire : l'utilisateur la lit sur la page officielle. Une correction à la fois, réversible, notée. Clos chaque tour par ce que l'on sait, ce que l'on ignore, le test suivant.`,
  categories: ['Strategy', 'SEO', 'Analytics'],
  tags: ['chute de trafic', 'search console', 'ga4', 'core update'],
  ia: 'ChatGPT',
  conversations_associees: [
    {
      nom: 'Moins 40 % de clics depuis jeudi',
      url: chatGptUrl(
        "Depuis jeudi, les clics Search Console sont en baisse de 40 % par rapport à la semaine précédente. Nous avons déployé une nouvelle version mercredi soir. Conduis l'enquête dans l'ordre et dis-moi quel export te donner en premier.",
      ),
    },
    {
      nom: 'GA4 baisse, Search Console ne bouge pas',
      url: chatGptUrl(
        'GA4 montre une chute du trafic naturel depuis le 3 du mois, mais les clics Search Console sont stables. Quelles hypothèses testes-tu, dans quel ordre ?',
      ),
    },
    {
      nom: 'Une pente lente depuis six mois',
      url: chatGptUrl(
        'Pas de chute nette : nos clics hors marque reculent un peu chaque mois depuis six mois, les impressions tiennent. Aide-moi à séparer positions, taux de clic et demande.',
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Les 24 premières heures après un déploiement',
      description:
        'L’ordre d’examen mène vite aux causes d’accès. Vous collez l’en-tête de trois pages, le robots.txt et l’inspection d’URL ; chaque hypothèse reçoit son verdict.',
      contexte:
        'Mise en production la veille, clics en chute, équipe technique disponible quelques heures.',
      resultats_attendus:
        'Une cause établie ou la liste courte de celles qui restent, et un retour arrière décidé sur preuve.',
    },
    {
      titre: 'Une baisse concomitante d’une mise à jour de Google',
      description:
        'Les dates officielles sont rapprochées de la courbe, puis les pages perdantes comparées aux gagnantes, type par type.',
      contexte: 'Site éditorial touché sur deux rubriques et pas sur les autres.',
      resultats_attendus:
        'Un constat par type de page et un plan de travail sans promesse de retour.',
    },
    {
      titre: 'Des positions tenues et des clics perdus',
      description:
        'La baisse est décomposée en impressions, position et taux de clic. Les requêtes dont seul le taux chute sont relevées à la main dans les résultats.',
      contexte: 'Requêtes d’information où s’affichent désormais des réponses générées.',
      resultats_attendus:
        'La part de la baisse qui vient de la page de résultats, et les contenus à repenser ou à laisser.',
    },
    {
      titre: 'Rassurer une direction sans mentir',
      description:
        'Après chaque tour, il rédige un point de dix lignes : faits, écarté, ouvert, prochaine échéance.',
      contexte: 'Trois appels par jour et une rumeur de pénalité.',
      resultats_attendus: 'Un message régulier qui rend les appels inutiles.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Geler et dater',
      description:
        'Suspendez les déploiements non urgents et notez l’heure du constat. Demandez à chaque équipe la liste de ses changements, y compris ceux « sans rapport ».',
      duree_estimee: '30 min',
      conseils: [
        'Interrogez aussi l’hébergeur et le prestataire de consentement',
        'Ouvrez un journal partagé',
      ],
      outils_requis: ['Journal des déploiements', 'Messagerie d’équipe'],
    },
    {
      numero: 2,
      titre: 'Confirmer la mesure',
      description:
        'Comparez clics Search Console, sessions GA4 et, si possible, passages dans les journaux serveur. Trois sources qui baissent ensemble écartent la panne de balise.',
      duree_estimee: '30 min',
      conseils: [
        'Les derniers jours de Search Console sont provisoires',
        'Comparez aux mêmes jours de semaine',
      ],
      outils_requis: ['Search Console', 'GA4', 'Journaux serveur'],
    },
    {
      numero: 3,
      titre: 'Délimiter la baisse',
      description:
        'Exportez par répertoire, appareil, pays, type de requête. La forme de la baisse écarte déjà plusieurs hypothèses, avant tout test technique.',
      duree_estimee: '1 h',
      conseils: [
        'Filtrez les requêtes de marque',
        'Cherchez ce qui n’a pas baissé : c’est un témoin',
      ],
      outils_requis: ['Search Console', 'Tableur'],
    },
    {
      numero: 4,
      titre: 'Tester dans l’ordre',
      description:
        'Déroulez la table du haut vers le bas sans sauter de ligne. Collez le résultat brut de chaque test, le verdict vient après.',
      duree_estimee: '2 à 4 h',
      conseils: [
        'Inspectez cinq adresses perdantes et deux stables',
        'Consultez les actions manuelles avant d’en parler',
      ],
      outils_requis: [
        'Inspection d’URL',
        'Logiciel d’exploration',
        'Tableau d’état de Google Search',
      ],
    },
    {
      numero: 5,
      titre: 'Corriger une chose',
      description:
        'Appliquez la correction réversible, notez l’heure, fixez la date de relecture. Deux corrections simultanées empêchent d’apprendre.',
      duree_estimee: 'variable',
      conseils: ['Demandez l’indexation des seules pages clés'],
      outils_requis: ['CMS ou équipe technique', 'Search Console'],
    },
    {
      numero: 6,
      titre: 'Écrire le retour d’expérience',
      description:
        'Une semaine après, collez le journal et faites rédiger une page : cause, délai de détection, alerte qui aurait dû exister.',
      duree_estimee: '45 min',
      conseils: ['Ajoutez l’alerte manquante avant de clore'],
      outils_requis: ['ChatGPT'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Il n’ouvre pas vos outils',
      description:
        'Chaque verdict dépend d’un export ou d’un résultat que vous collez. Prévoyez une personne qui a les accès tout au long de l’enquête.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'La liste honnête des changements',
      description:
        'La cause est fréquemment dans un changement jugé sans importance. Obtenez la liste écrite de chaque équipe avant de commencer.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Laisser fermé l’outil de désaveu',
      description:
        'Google réserve cet outil à des cas précis, dont l’action manuelle pour liens artificiels. Utilisé au hasard, il peut aggraver la situation.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Certaines baisses restent inexpliquées',
      description:
        'L’enquête peut finir avec deux hypothèses ouvertes. Le rapport le dira et nommera la donnée qui manque.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Faut-il annuler tout de suite le dernier déploiement ?',
      reponse:
        'Oui s’il a posé un noindex, bloqué des pages ou provoqué des erreurs serveur, et que le retour arrière est sûr. Sinon, testez d’abord : un retour inutile ajoute un changement de plus.',
      categorie: 'Urgence',
    },
    {
      question: 'Comment savoir si c’est une pénalité ?',
      reponse:
        'Une action manuelle s’affiche dans le rapport du même nom de Search Console. Si ce rapport est vide, parlez de baisse ou d’effet d’une mise à jour.',
    },
    {
      question: 'Quand peut-on accuser une mise à jour de Google ?',
      reponse:
        'Quand la baisse commence pendant la période annoncée sur le tableau d’état, qu’elle touche des types de pages cohérents et que les causes techniques sont écartées. La date seule ne prouve rien.',
    },
    {
      question: 'Les impressions chutent mais pas les clics. Faut-il s’inquiéter ?',
      reponse:
        'Pas d’emblée. En septembre 2025, la fin du paramètre num=100 a coïncidé avec une baisse des impressions de nombreux sites. En avril 2026, Google a reconnu puis corrigé une erreur qui les gonflait depuis le 13 mai 2025. Regardez les clics, la date et la page des anomalies de Search Console.',
      categorie: 'Mesure',
    },
    {
      question: 'Combien de temps avant un retour à la normale ?',
      reponse:
        'Après une erreur d’indexation corrigée, cela dépend du passage des robots sur vos pages. Après une mise à jour, rien ne le garantit. Le GPT refuse de donner un délai qu’il ne peut pas fonder.',
    },
    {
      question: 'Vaut-il mieux appeler un consultant ?',
      reponse:
        'Si la baisse touche les ventes et que la cause n’est pas établie en un jour, oui. Le journal de l’enquête lui fera gagner ses premières heures.',
    },
  ],
  requetes_seo: {
    titre: 'Recherches d’un jour de chute',
    requetes: [
      'chute de trafic seo que faire',
      'baisse de trafic google soudaine',
      'perte de positions google diagnostic',
      'trafic organique en baisse causes',
      'pénalité google comment savoir',
      'baisse des clics search console',
      'core update perte de trafic',
      'trafic en baisse après mise en ligne',
    ],
    demandes: [
      'mon trafic s’est effondré',
      'plus personne sur mon site',
      'core update',
      'google m’a pénalisé',
      'urgence visites en chute',
      'que s’est-il passé',
      'perdu la moitié des visiteurs',
      'pénalité manuelle',
      'google m’a viré',
      'mes visites ont été divisées par deux',
      'plus aucune vente depuis lundi',
      'core update on s’est fait dégommer',
      'courbe search console en dégringolade',
      'disparu de la première page du jour au lendemain',
      'depuis la mise en prod tout plonge',
      'noindex oublié par le développeur',
      'sommes-nous pénalisés',
      'GA4 ne compte plus rien depuis le bandeau cookies',
      'AI Overviews nous volent les clics',
      'le patron panique et appelle trois fois',
      'perte de positions sur mobile seulement',
      'saison creuse ou vrai problème',
      'helpful content site éditorial touché',
      'sistrix, visibilité qui s’effondre',
      'hacké ? pages japonaises indexées',
      'rollback ou pas',
      'depuis mardi c’est le désert',
      'les réservations se sont arrêtées net',
      'hier tout allait bien, aujourd’hui rien',
      'on a disparu des résultats pendant la nuit',
      'fréquentation en berne par rapport au printemps dernier',
      'silence total depuis la migration de jeudi',
      'est-ce la faute de Google ou la nôtre',
      'garder la tête froide quand tout dégringole',
      'qui est coupable de cette baisse soudaine',
      'ma courbe est tombée comme une pierre',
      'toujours premiers mais presque plus de visites',
      'faut-il remettre l’ancienne version en catastrophe',
      'compteur à zéro ou vraie perte',
      'mon associé veut tout réécrire, je fais quoi',
      'depuis ce matin le téléphone ne sonne plus, et dans les statistiques du site la ligne est au plancher',
      'mon directeur exige une explication à midi pour nos visites perdues et chacun accuse son voisin',
      'un prestataire propose de désavouer tous nos liens pour remonter, j’ai peur d’aggraver la situation',
      'on a changé de serveur, de menu et d’outil de mesure la même semaine, lequel nous a coulés',
      'nos dons en ligne ont fondu en novembre, est-ce Google ou les gens qui ne donnent plus',
      'comment dire aux élus que cet effondrement des consultations est peut-être une erreur de comptage',
      'par quoi commencer quand quarante pour cent des visiteurs se sont évaporés entre dimanche et mercredi',
      'enquêter sur une dégringolade de visites',
      'gestes à éviter après un plongeon',
      'traffic drop',
    ],
  },
  date_creation: '2026-04-08T11:40:00Z',
  date_modification: '2026-11-10T08:25:00Z',
}
