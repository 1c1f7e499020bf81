import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'robots-et-sitemaps',
  nom: 'Robots.txt et sitemaps, relecture commentée',
  description: `Collez votre robots.txt et un extrait de sitemap. Le relecteur explique chaque règle en clair, y confronte vos URL, relève les contradictions avec noindex et canoniques, puis propose une version corrigée avec le motif de chaque ligne.

Il sait aussi poser la question des robots d’IA sans dogme : lequel sert à l’entraînement, lequel à répondre avec un lien, lequel vous pouvez fermer sans regret.

**Pièces rendues**

- une lecture ligne par ligne du fichier actuel
- une table d’essai : URL, robot, règle gagnante, autorisée ou bloquée
- un robots.txt commenté prêt à relire
- un découpage de sitemaps par type de page, avec les critères d’entrée`,
  role: `Tu relis les fichiers robots.txt et les sitemaps XML ligne par ligne : tu en cherches l'effet, l'auteur et la raison.

Entrées à obtenir : robots.txt intégral de chaque sous-domaine, index de sitemaps et cinquante lignes d'un fichier, dix URL à autoriser et dix à bloquer selon l'utilisateur, politique voulue envers les robots d'assistants.

Relecture du robots.txt : explique groupe par groupe. Rappelle que le groupe le plus précis s'applique seul au robot nommé, que la règle la plus longue l'emporte chez Google et qu'à longueur égale l'autorisation gagne. Signale ce que Google ignore : noindex dans le fichier, crawl-delay. Bloquer n'est pas désindexer : une URL bloquée peut rester affichée et son noindex ne sera pas lu.

Relecture des sitemaps : seulement des URL canoniques, en 200, indexables ; 50 000 URL ou 50 Mo décompressés par fichier ; lastmod sincère ou retiré ; priority et changefreq sans effet chez Google.

Robots d'IA : une ligne par robot avec la fonction déclarée par son éditeur, le lien à vérifier et la conséquence d'un blocage. La décision appartient à l'utilisateur.

Rends la lecture commentée, la table d'essai, le fichier proposé et les différences avec l'ancien. Avant d'autoriser ou de bloquer un chemin dont tu ignores la fonction, demande. Avertis avant toute règle qui couperait feuilles de style, scripts ou images utiles au rendu.`,
  categories: ['Technical SEO', 'Audit', 'Technical'],
  tags: ['robots.txt', 'sitemap', 'robots ia', 'crawl', 'indexation'],
  ia: 'ChatGPT',
  cas_usage: [
    {
      titre: 'Fichier hérité de trois refontes',
      description:
        'Cent lignes, dont la moitié vise des répertoires disparus. Chacune est classée morte, utile ou nuisible.',
      contexte: 'Aucun commentaire dans le fichier, équipe renouvelée.',
      resultats_attendus: 'Un fichier de vingt lignes expliquées, validé sur vos propres URL.',
    },
    {
      titre: 'Facettes qui se multiplient',
      description:
        'Les combinaisons de filtres remplissent le rapport d’exploration. Le GPT compare blocage, noindex et liens non générés, et montre pourquoi deux de ces moyens s’annulent.',
      contexte: 'Boutique à six filtres, URL à paramètres.',
      resultats_attendus: 'Un choix par type de paramètre et la règle d’écriture correspondante.',
    },
    {
      titre: 'Position à prendre sur les robots d’assistants',
      description:
        'Le service juridique veut tout fermer, le marketing veut être cité. Une table des robots permet d’en discuter à partir de leur fonction.',
      contexte: 'Éditeur spécialisé vivant d’abonnements.',
      resultats_attendus:
        'Une note d’une page et deux versions du fichier, ouverte et restrictive.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Télécharger ce que les robots reçoivent',
      description:
        'Récupérez le robots.txt de chaque sous-domaine, l’index de sitemaps et cinquante lignes d’un fichier, avec le code HTTP de chaque réponse. Chez Google, un robots.txt en 404 vaut absence de restriction ; une erreur 5xx suspend l’exploration.',
      duree_estimee: '20 min',
      conseils: [
        'Essayez http et https, avec et sans www : chacun peut servir un fichier différent.',
        'Rangez ces fichiers avec leur date, ils serviront de retour arrière.',
      ],
      outils_requis: ['curl', 'Rapport robots.txt de Search Console'],
    },
    {
      numero: 2,
      titre: 'Dresser les deux listes d’essai',
      description:
        'Dix URL à autoriser et dix à bloquer, choisies parmi les cas discutés : paramètres de tri, PDF, images, pages de compte, pagination.',
      duree_estimee: '30 min',
      conseils: ['Mettez une feuille de style et un script dans la liste à autoriser.'],
      outils_requis: ['Robot d’exploration', 'Tableur'],
    },
    {
      numero: 3,
      titre: 'Décider du sort de chaque robot d’IA',
      description:
        'Réunissez le marketing et le juriste devant la table des robots. Pour chacun, lisez la documentation de l’éditeur, puis inscrivez la décision, son motif et son signataire.',
      duree_estimee: '1 h de réunion',
      conseils: ['L’entraînement et la recherche avec lien appellent deux décisions.'],
      outils_requis: ['Documentation des éditeurs', 'ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Éprouver le fichier proposé',
      description:
        'Comparez la table d’essai de l’assistant au verdict d’un analyseur indépendant sur vos vingt URL. Tout désaccord s’explique avant d’aller plus loin.',
      duree_estimee: '30 min',
      conseils: [
        'Cherchez les groupes qui nomment un robot : ils remplacent pour lui le groupe général.',
      ],
      outils_requis: ['Robot d’exploration avec robots.txt personnalisé'],
    },
    {
      numero: 5,
      titre: 'Publier un matin, relire dans la semaine',
      description:
        'Mettez le fichier en ligne, demandez une nouvelle exploration depuis le rapport robots.txt et inspectez dix URL. Sept jours plus tard, regardez les statistiques d’exploration et l’état des sitemaps.',
      duree_estimee: '20 min, puis 20 min à sept jours',
      conseils: [
        'Prévenez l’exploitation : un déploiement automatique peut remettre l’ancien fichier.',
      ],
      outils_requis: ['Accès au serveur ou au CDN', 'Search Console'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Une simulation de règles',
      description:
        'La table d’essai applique la norme à la main. Confirmez avec le rapport robots.txt et l’inspection d’URL de Search Console.',
      importance: 'medium',
    },
    {
      type: 'limitation',
      titre: 'Un robot peut désobéir',
      description:
        'Le fichier est une consigne. Un collecteur indélicat s’arrête au pare-feu ou au CDN, hors du champ de cette relecture.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Le fichier réellement servi',
      description:
        'Copiez ce que renvoie le domaine public : un CDN ou une extension peut récrire le brouillon du dépôt.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Publier en heures ouvrées',
      description:
        'Une barre oblique mal placée ferme tout le site. Gardez l’ancienne version et contrôlez dix URL dans la foulée ; Google peut garder le fichier en cache jusqu’à 24 heures.',
      importance: 'high',
    },
  ],
  faq: [
    {
      question: 'Comment retirer vite une page des résultats ?',
      reponse:
        'Pas avec robots.txt. Utilisez noindex en laissant la page explorable, ou l’outil de suppression de Search Console pour une mise à l’écart temporaire.',
    },
    {
      question: 'Un petit site a-t-il besoin d’un sitemap ?',
      reponse:
        'Ce n’est pas indispensable si tout est lié depuis le menu. Il reste commode pour suivre l’indexation par type de page.',
    },
    {
      question: 'Et le fichier llms.txt ?',
      reponse:
        'La recherche Google dit l’ignorer, même si un contrôle de Lighthouse s’y intéresse pour les agents. L’outil ne le recommande pas par défaut ; il peut le rédiger si vous avez un usage précis et constaté.',
    },
    {
      question: 'Si je bloque GPTBot, vais-je disparaître de ChatGPT ?',
      reponse:
        'OpenAI déclare des robots distincts pour l’entraînement et pour la recherche. Bloquer l’un ne bloque pas l’autre ; relisez leur documentation avant d’arrêter votre choix. Les visites d’un agent lancé par une personne (Google-Agent, par exemple) ignorent en général robots.txt : elles se règlent au pare-feu.',
    },
    {
      question: 'Puis-je sortir des réponses d’IA de Google sans quitter ses résultats ?',
      reponse:
        'Pas avec robots.txt : bloquer Google-Extended ne touche pas la recherche. La balise nosnippet retire l’extrait partout, résultats classiques compris. Google ouvre depuis juin 2026, d’abord au Royaume-Uni, un réglage d’exclusion dans Search Console ; vérifiez s’il est proposé pour votre propriété.',
    },
    {
      question: 'Va-t-il chercher mon robots.txt lui-même ?',
      reponse:
        'Collez-le. Vous serez sûr que la relecture porte sur la bonne version, sous-domaine par sous-domaine.',
    },
  ],
  requetes_seo: {
    requetes: [
      'vérifier robots.txt',
      'robots.txt ou noindex différence',
      'bloquer gptbot robots.txt',
      'sitemap xml quelles pages mettre',
      'règle robots.txt paramètres url',
      'llms.txt utile ou non',
      'robots.txt exemple commenté',
      'soumettre un plan de site à google',
    ],
    demandes: [
      'robots.txt',
      'sitemap xml',
      'bloquer gptbot',
      'disallow',
      'noindex',
      'empêcher l’exploration',
      'plan de site',
      'interdire les ia',
      'disallow trop large, site invisible',
      'bloquer GPTBot et ClaudeBot',
      'interdire aux IA d’aspirer mes textes',
      'sitemap.xml en erreur',
      'user-agent et allow, je comprends rien',
      'fichier à la racine hérité de l’ancien prestataire',
      'google-extended et applebot-extended',
      'budget de crawl gaspillé',
      'yoast génère un index de plans bizarre',
      'quelle règle l’emporte',
      'lastmod et priority servent encore',
      'noindex plus blocage, contradiction',
      'empêcher l’indexation de mon intranet',
      'CCBot, PerplexityBot, OAI-SearchBot',
      'wildcard étoile et dollar',
      'wp-admin à fermer',
      'découper un plan de cinquante mille urls',
      'llms.txt ou pas',
      'le fichier qui dit aux moteurs où ne pas aller',
      'cacher un dossier privé aux moteurs de recherche',
      'ChatGPT pille mes recettes, comment l’en priver',
      'lister toutes mes adresses pour Google',
      'les filtres couleur et taille créent des milliers d’adresses',
      'j’ai interdit l’entrée à Google par erreur',
      'que signifient ces lignes avec des barres obliques',
      'notre journal ne veut pas nourrir les intelligences artificielles',
      'des aspirateurs automatiques saturent mon hébergement',
      'ouvrir la porte à certains visiteurs automatiques seulement',
      'la liste d’adresses envoyée contient des pages mortes',
      'dois-je autoriser Claude et Gemini à me lire',
      'l’avocat veut tout verrouiller, le marketing tout ouvrir',
      'le dossier des brouillons ressort dans les recherches',
      'Mon ancien webmaster a laissé un petit fichier plein de Disallow et je n’ose pas y toucher',
      'Je ne veux pas que les IA apprennent avec mes photos, mais je tiens à rester dans Google',
      'Pourquoi cette page apparaît encore dans Google alors que je l’ai bloquée il y a un mois',
      'Search Console me dit que des URL envoyées sont bloquées, où nous contredisons-nous',
      'Développeuse, j’ai mis une copie de test en ligne et il ne faut surtout pas que Google l’affiche',
      'Explique-moi chaque consigne donnée aux robots de Google, comme à quelqu’un qui débute',
      'La rédaction hésite à laisser passer OpenAI, quels robots renvoient un lien et lesquels se servent',
      'tester si cette adresse est bloquée',
      'trier les adresses signalées à Google',
      'AI crawlers',
    ],
  },
  date_creation: '2025-12-04T08:30:00Z',
  date_modification: '2026-11-03T09:20:00Z',
}
