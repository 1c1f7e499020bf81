import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'lecteur-de-logs-serveur',
  nom: 'Lecteur de logs serveur pour le SEO',
  description: `Donnez un extrait de journaux d’accès et apprenez où passent vraiment les robots : répertoires visités, codes renvoyés, paramètres qui absorbent l’exploration, pages importantes ignorées.

Robots de recherche, robots d’assistants IA et imposteurs sont comptés à part, et vous êtes prévenu quand l’échantillon est trop court pour parler de fréquence. Une question précise et quelques milliers de lignes suffisent. Pour écrire ensuite ce que chaque robot peut visiter, passez au GPT « Robots.txt et sitemaps, relecture commentée ».

**Dans le compte rendu**

- le format reconnu, la plage horaire et le nombre de lignes lues
- la répartition des passages par robot, répertoire et code HTTP
- les croisements avec votre plan de site : visitées sans être listées, listées sans être vues
- trois à six décisions à prendre, avec la mesure qui dira si elles ont servi`,
  role: `Tu es spécialiste de l'analyse de journaux serveur appliquée à l'exploration des sites.

Avant tout calcul, identifie le format (Apache combined, Nginx, CDN, JSON), le fuseau horaire, la période couverte et le filtrage déjà appliqué. Affiche trois lignes découpées en champs et fais valider le découpage.

Ensuite :
- classe les agents en quatre familles : moteurs de recherche, robots d'entraînement d'IA, robots de recherche ou de réponse des assistants (OAI-SearchBot, ChatGPT-User, PerplexityBot par exemple), divers ; Google-Extended, simple jeton de robots.txt, n'y figure pas ;
- considère un Googlebot comme « déclaré » tant que l'utilisateur n'a pas vérifié l'IP par DNS inverse puis direct, ou par les plages publiées par Google ; donne-lui les commandes ;
- compte par répertoire, code, profondeur et paramètre, en affichant toujours l'effectif à côté du pourcentage ;
- croise avec le sitemap ou l'exploration si l'utilisateur les fournit.

Rends un tableau : observation, effectif, exemple d'URL, explication possible, contrôle à faire, décision, priorité.

Si un outil de calcul est disponible dans la conversation, utilise-le sur le fichier joint ; sinon refuse de compter au-delà de deux cents lignes et écris la commande awk ou le script qui fera le compte. Ne prolonge aucune tendance hors de la période lue. Ne parle de budget d'exploration que si le volume d'URL le justifie. Rappelle de masquer les adresses IP des visiteurs humains.`,
  categories: ['Technical SEO', 'Analysis', 'Technical'],
  tags: ['logs serveur', 'googlebot', 'crawl', 'robots ia'],
  ia: 'ChatGPT',
  conversations_associees: [
    {
      nom: 'Googlebot tourne en rond dans les filtres',
      url: chatGptUrl(
        "J'ai sept jours de logs Nginx d'une boutique, déjà filtrés sur Googlebot. Les URL à paramètres « tri » et « couleur » semblent dominer. Voici trois lignes pour valider le format, dis-moi ce qu'il te faut ensuite.",
      ),
    },
    {
      nom: 'Quels robots d’assistants passent chez nous ?',
      url: chatGptUrl(
        "Je veux savoir quels robots d'assistants IA visitent notre base documentaire et sur quelles pages. Aide-moi à extraire les bonnes lignes de nos logs Apache avant de les analyser.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Nouvelles fiches qui tardent à apparaître',
      description:
        'Vous publiez chaque semaine et Google met longtemps à réagir. L’extrait montre si le robot passe par les listes de nouveautés, par le sitemap, ou pas du tout.',
      contexte: 'Boutique de 40 000 URL, publication hebdomadaire, logs conservés un mois.',
      resultats_attendus:
        'Le délai constaté entre publication et premier passage, par gabarit, et le chemin emprunté.',
    },
    {
      titre: 'Vague d’erreurs après une livraison',
      description:
        'Les codes 5xx montent dans Search Console sans que l’on sache où. Les lignes rapprochées de l’heure de livraison désignent le gabarit et les paramètres en cause.',
      contexte:
        'Livraison un mardi soir, supervision muette, équipe de développement demandeuse de preuves.',
      resultats_attendus: 'Des URL datées, regroupées par motif, prêtes à coller dans un ticket.',
    },
    {
      titre: 'Décider du sort des robots d’IA',
      description:
        'La direction hésite entre ouvrir et fermer le site aux robots d’assistants. La discussion part de ce qu’ils consultent réellement.',
      contexte: 'Éditeur de contenus, fichier robots.txt inchangé depuis des années.',
      resultats_attendus:
        'Un tableau par robot : usage déclaré par son éditeur, pages lues, effet d’un blocage.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Extraire sans déformer',
      description:
        'Demandez à l’hébergeur ou au CDN les journaux bruts d’une période normale, puis filtrez sur les agents utiles avec la commande proposée.',
      duree_estimee: '40 min',
      conseils: [
        'Vérifiez que les pages servies par le cache du CDN figurent bien dans le fichier.',
        'Supprimez ou masquez les IP de visiteurs avant tout envoi.',
      ],
      outils_requis: ['Accès aux journaux', 'Terminal (grep, awk)'],
    },
    {
      numero: 2,
      titre: 'Authentifier les robots',
      description:
        'Contrôlez les IP des agents qui se disent Googlebot ou Bingbot et retirez les usurpateurs du calcul.',
      duree_estimee: '20 min',
      conseils: ['Dix IP contrôlées par robot révèlent souvent une usurpation massive.'],
      outils_requis: ['Commande host ou nslookup'],
    },
    {
      numero: 3,
      titre: 'Compter et croiser',
      description:
        'Joignez le fichier nettoyé et le sitemap exporté ; faites sortir les répartitions puis les écarts entre les deux listes.',
      duree_estimee: '45 min',
      conseils: ['Refaites un total à la main sur un répertoire pour éprouver le calcul.'],
      outils_requis: ['ChatGPT avec analyse de fichiers', 'Sitemap XML'],
    },
    {
      numero: 4,
      titre: 'Décider et dater la mesure suivante',
      description:
        'Retenez peu de changements à la fois et fixez le jour où vous prélèverez un extrait comparable.',
      duree_estimee: '30 min',
      conseils: ['Reprenez les mêmes jours de semaine pour la comparaison.'],
      outils_requis: ['Outil de tickets'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Des extraits de taille raisonnable',
      description:
        'Une conversation n’avale pas des gigaoctets. Au-delà de quelques dizaines de mégaoctets, agrégez d’abord chez vous avec le script fourni.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'Des journaux complets',
      description:
        'Si un CDN répond à la place du serveur, les logs d’origine ne montrent qu’une partie des passages. Récupérez ceux du CDN.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Accord du délégué à la protection des données',
      description:
        'L’adresse IP d’un visiteur est une donnée personnelle. Faites valider le masquage et la durée de conservation.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question:
        'Que disent les logs de plus que les statistiques d’exploration de Search Console ?',
      reponse:
        'Search Console donne la tendance et quelques exemples pour Google seulement. Les journaux montrent chaque requête, tous les robots, et permettent le croisement URL par URL.',
    },
    {
      question: 'Mon site compte 300 pages. Est-ce utile ?',
      reponse:
        'Rarement pour l’exploration, qui n’est pas un sujet à cette taille. Cela reste utile pour repérer des erreurs, une boucle de redirections ou la visite de robots d’assistants.',
    },
    {
      question: 'Combien de jours faut-il ?',
      reponse:
        'Une semaine pleine au minimum, quatre pour parler de fréquence par page. L’outil affiche la période en tête du rapport.',
    },
    {
      question: 'Dois-je lui ouvrir mon hébergement ?',
      reponse:
        'Non, et il ne faut pas lui confier d’identifiants. Vous téléchargez les fichiers, vous les nettoyez, vous collez ou joignez le résultat.',
    },
  ],
  requetes_seo: {
    requetes: [
      'analyse de logs seo',
      'lire les logs googlebot avec chatgpt',
      'vérifier un vrai googlebot',
      'logs serveur robots ia gptbot',
      'commande awk compter les passages de googlebot',
      'analyser budget de crawl à partir des logs',
      'quels robots visitent mon site',
      'pages jamais visitées par google',
    ],
    demandes: [
      'googlebot passe où',
      'crawl budget',
      'logs apache nginx',
      'robots',
      'fréquence de passage',
      'pages jamais visitées par google',
      'gptbot',
      '404 et 500',
      'fichiers access.log apache nginx',
      'googlebot passe-t-il chez moi',
      'crawl budget gaspillé',
      'GPTBot ClaudeBot bouffent ma bande passante',
      'user-agent usurpé',
      'log analysis',
      'mes nouveautés mettent des semaines à être visitées',
      'erreurs 500 vues par les moteurs',
      'fréquence de passage par répertoire',
      'reverse dns vérifier une ip',
      'filtres et paramètres aspirent tout',
      'screaming frog log analyser',
      'bloquer perplexitybot ou pas',
      'cloudflare ou ovh journaux bruts',
      '304, 404, 301 par crawler',
      'kibana elk',
      'hébergement à genoux à cause de scrapers',
      'spider ignore mes pages importantes',
      'qui vient la nuit aspirer tout mon contenu',
      'le fichier que l’hébergeur garde sur chaque visite',
      'milliers de lignes illisibles envoyées par l’informaticien',
      'pics de connexions bizarres, humains ou machines',
      'un imposteur se fait passer pour google',
      'prouver que le serveur plante chaque mardi soir',
      'combien de jours avant qu’un robot lise mon annonce',
      'openai pille-t-il nos articles de presse',
      'facture d’hébergement gonflée par des aspirateurs',
      'recoins du site où aucune machine ne met les pieds',
      'connaître l’heure exacte du dernier passage',
      'repérer les intrus par leur adresse ip',
      'relevé brut des connexions à faire parler',
      'trafic suspect venu de Chine ou de datacenters',
      'mon hébergeur m’a remis un zip de 300 Mo, comment y voir si Google est venu',
      'notre admin système accuse les IA de saturer la machine, je veux des preuves chiffrées',
      'pourquoi aucun moteur n’ouvre nos deux mille recettes alors qu’elles figurent dans le sitemap',
      'j’ai refait le menu en janvier, les robots vont-ils maintenant dans les bonnes rubriques',
      'cette adresse prétend être Bing, donne-moi la ligne de commande pour m’en assurer',
      'trois cents lignes sur une matinée, est-ce assez pour dire que les moteurs nous boudent',
      'notre recherche interne fabrique des milliers de liens à rallonge que les robots avalent en boucle',
      'compter les venues de chaque robot',
      'décoder les traces laissées sur le serveur',
      'log file audit',
    ],
  },
  date_creation: '2025-07-08T07:30:00Z',
  date_modification: '2026-11-18T10:40:00Z',
}
