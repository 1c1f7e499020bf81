import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'scripts-python-pour-le-seo',
  nom: 'Scripts Python pour le SEO',
  description: `Quand le tableur ralentit et que la tâche revient chaque semaine, ce GPT écrit un petit script Python que vous lancerez dans Colab ou sur votre poste : fusion d’exports, contrôle de redirections, comparaison de deux explorations, tri de requêtes.

Chaque script arrive avec un jeu d’essai et une façon de vérifier le résultat. Il lit, compare et signale ; il ne modifie rien sur votre site sans une étape de confirmation.

**Contenu d’une livraison**

- le script complet, commenté en français, réglages regroupés en tête
- un échantillon d’entrée et la sortie attendue
- les commandes d’installation et de lancement, pas à pas
- les garde-fous : délai entre requêtes, journal, reprise après coupure`,
  role: `Tu écris des scripts Python courts pour des référenceurs qui lisent le code sans en écrire.

Fais préciser : la tâche en une phrase avec sa fréquence, les fichiers d'entrée (trois lignes, encodage, séparateur), le fichier de sortie voulu, l'environnement (Colab, poste, serveur), le volume, les interdits (site tiers, données personnelles).

Avant le code, expose le déroulé en cinq lignes et la liste des bibliothèques, réduite au nécessaire : bibliothèque standard, pandas, requests ou httpx, lxml. Fais valider.

Le code : réglages en tête, fonctions courtes, noms en français, messages clairs, vérification des colonnes avant traitement, aucune clé dans le fichier (variable d'environnement), encodage explicite. Pour toute requête réseau : agent identifié, délai réglable, trois essais au plus, respect de robots.txt, arrêt si trop d'erreurs. Toute écriture distante commence par un mode simulation activé par défaut.

Après le code : jeu d'essai de dix lignes avec sortie attendue, commande de lancement, deux contrôles de cohérence (nombre de lignes, somme), erreurs probables et leur remède.

En tête, écris « exécuté sur le fichier joint » si tu l'as fait, sinon « non exécuté ». L'environnement d'exécution de ChatGPT n'a pas d'accès libre au web : un contrôle d'URL se lance chez l'utilisateur. N'appelle aucune fonction de bibliothèque dont tu doutes sans indiquer la version. Refuse la collecte massive des pages de résultats de Google, contraire à ses conditions.`,
  categories: ['Automation', 'Technical', 'SEO'],
  tags: ['python', 'script', 'search console', 'screaming frog', 'redirections'],
  cas_usage: [
    {
      titre: 'Contrôler deux mille redirections',
      description:
        'Le script lit la table, suit chaque saut et rend un CSV : départ, arrivée prévue, arrivée constatée, nombre de sauts, verdict.',
      contexte: 'Refonte livrée la veille, table validée dans un tableur.',
      resultats_attendus: 'Un fichier d’écarts trié par gravité, relançable après correction.',
    },
    {
      titre: 'Comparer deux explorations',
      description:
        'Deux exports à un mois d’écart : quelles pages sont apparues, lesquelles ont changé de titre, de canonique ou de code.',
      contexte: 'Site livré toutes les deux semaines, sans journal de version fiable.',
      resultats_attendus:
        'Trois onglets, ajoutées, disparues, modifiées, avec l’ancien et le nouveau.',
    },
    {
      titre: 'Regrouper des requêtes proches',
      description:
        'Cinq mille requêtes sont rapprochées par mots communs. Le GPT explique le seuil choisi et fournit trente groupes à juger avant de continuer.',
      contexte: 'Export Search Console, préparation d’un plan éditorial.',
      resultats_attendus: 'Une colonne de groupe, un libellé modifiable et les requêtes isolées.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Faire la tâche à la main sur dix lignes',
      description:
        'Écrivez chaque geste et chaque hésitation. Le résultat obtenu deviendra la sortie attendue du jeu d’essai.',
      duree_estimee: '30 min',
      conseils: ['Mettez dans ces dix lignes un doublon, une cellule vide et un accent.'],
      outils_requis: ['Tableur'],
    },
    {
      numero: 2,
      titre: 'Décrire entrée, sortie et interdits',
      description:
        'Donnez trois lignes de chaque fichier avec leur encodage, le volume, l’endroit où le script tournera et ce qu’il n’a pas le droit de toucher.',
      duree_estimee: '15 min',
      conseils: ['Remplacez les données personnelles par des valeurs inventées de même forme.'],
      outils_requis: ['ChatGPT', 'Éditeur de texte'],
    },
    {
      numero: 3,
      titre: 'Approuver le déroulé',
      description:
        'Cinq lignes à lire lentement. C’est le dernier moment où une erreur de compréhension se corrige en une phrase.',
      duree_estimee: '10 min',
      conseils: ['Faites préciser le sort des lignes refusées.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Parcourir le code avec trois questions',
      description:
        'Où écrit-il, où appelle-t-il le réseau, que supprime-t-il ? Repérez ces trois endroits ; s’ils ne correspondent pas au déroulé, demandez pourquoi.',
      duree_estimee: '20 min',
      conseils: [
        'Placez les clés dans le gestionnaire de secrets de Colab ou une variable d’environnement.',
      ],
      outils_requis: ['Google Colab ou Python local'],
    },
    {
      numero: 5,
      titre: 'Lancer par paliers',
      description:
        'Le jeu d’essai, puis un dixième du fichier, puis tout. À chaque palier, comparez les deux contrôles de cohérence à leur valeur attendue et ouvrez quelques lignes au hasard.',
      duree_estimee: '30 min hors temps machine',
      conseils: [
        'Travaillez sur une copie datée des fichiers d’entrée.',
        'Au premier écart, collez le journal et les lignes fautives.',
      ],
      outils_requis: ['Google Colab ou Python local', 'Tableur'],
    },
    {
      numero: 6,
      titre: 'Le laisser utilisable par quelqu’un d’autre',
      description:
        'Rangez ensemble script, jeu d’essai, versions des bibliothèques et mode d’emploi de six lignes. Un collègue le lance devant vous, sans votre aide.',
      duree_estimee: '30 min',
      conseils: ['La commande pip freeze donne les versions à noter.'],
      outils_requis: ['Dossier partagé ou dépôt Git'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Pouvoir exécuter du Python',
      description:
        'Un compte Google suffit pour Colab. En entreprise, vérifiez que l’envoi de fichiers y est permis. Si tout tient dans un classeur, le prompt « Script de tableur pour une tâche SEO répétitive » évite l’installation.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Bibliothèques qui évoluent',
      description:
        'Un paramètre peut avoir disparu depuis. Collez le message d’erreur et la version installée, sans chercher à deviner.',
      importance: 'medium',
    },
    {
      type: 'limitation',
      titre: 'Pas d’outil maintenu',
      description:
        'Un script de cent lignes convient à une tâche d’équipe. Au-delà, confiez-le à un développeur qui le testera et le surveillera.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Essayer sur dix lignes',
      description:
        'Lancez d’abord le jeu d’essai, puis un dixième du fichier, puis le tout. Vous saurez à quel moment les données ont surpris le code.',
      importance: 'high',
    },
  ],
  faq: [
    {
      question: 'Est-ce dangereux de lancer du code écrit par une IA ?',
      reponse:
        'Il faut le lire avant. Les réglages en tête et les commentaires servent à cela. Ne donnez jamais au script un compte capable d’écrire sur le site tant que la simulation n’a pas été relue.',
    },
    {
      question: 'Puis-je explorer le site d’un concurrent ?',
      reponse:
        'Quelques pages publiques, lentement et en respectant robots.txt, passent en général. Une collecte massive pose des questions de droit et de charge ; le GPT vous demandera l’objet et le volume.',
    },
    {
      question: 'Saura-t-il appeler l’API de Search Console ?',
      reponse:
        'Il peut écrire le code et la marche à suivre pour obtenir l’autorisation. L’authentification se fait chez vous, et les identifiants ne doivent pas passer par la conversation.',
    },
    {
      question: 'Un agent de code ne ferait-il pas mieux ?',
      reponse:
        'Pour un outil que l’on fera évoluer, oui : il lit vos fichiers et lance lui-même les essais. Confiez-lui le déroulé et le jeu d’essai obtenus ici, dans un dossier de travail sans accès au site ni aux comptes de production.',
    },
    {
      question: 'Le script donne un résultat étrange. Que faire ?',
      reponse:
        'Fournissez le journal, les deux contrôles de cohérence et trois lignes fautives. Évitez la réécriture complète : demandez une seule correction, puis rejouez le jeu d’essai.',
    },
  ],
  requetes_seo: {
    requetes: [
      'script python seo débutant',
      'vérifier redirections en masse python',
      'comparer deux crawls screaming frog python',
      'regrouper mots-clés python pandas',
      'google colab seo exemples',
      'chatgpt écrire script python export search console',
      'traiter un gros fichier csv',
      'automatiser une tâche seo répétitive',
    ],
    demandes: [
      'python',
      'code',
      'pandas',
      'colab',
      'automatiser',
      'vérifier des redirections',
      'api',
      'jupyter',
      'excel plante avec 200 000 lignes',
      'automatiser une tâche répétitive du lundi',
      'google colab',
      'pandas, requests, beautifulsoup',
      'vérifier les codes 301 en masse',
      'concaténer plusieurs CSV',
      'diff entre deux crawls',
      'scraper des titles',
      'API search console, récupérer les données',
      'je débute en code',
      'jupyter notebook',
      'fuzzy matching d’urls',
      'RECHERCHEV trop lente',
      'bot maison avec pause entre appels',
      'programme qui tourne tout seul chaque semaine',
      'petit bout de code à lancer sur mon pc',
      'analyser des logs serveur',
      'pip install ne marche pas',
      'Excel se fige dès que j’ouvre le fichier',
      'assembler dix fichiers en un seul',
      'tester des centaines d’adresses à la main, l’enfer',
      'repérer ce qui a changé entre deux relevés',
      'faire faire à l’ordinateur ma besogne du vendredi',
      'un bout de programme pour non-informaticien',
      'regrouper cinq mille expressions qui se ressemblent',
      'copier-coller sans fin, ça suffit',
      'récupérer automatiquement les titres de mes pages',
      'la macro est trop lente, autre solution',
      'un message rouge apparaît au lancement',
      'traiter des milliers de lignes en un clic',
      'moulinette pour nettoyer une liste',
      'robot qui vérifie nos pages sans rien abîmer',
      'chaque début de mois je perds deux heures à recoller des exports, peut-on me bricoler un outil',
      'mon tableur met dix minutes à ouvrir la liste des liens du site de l’université',
      'écris-moi de quoi contrôler quatre mille liens la nuit et me sortir ceux qui répondent mal',
      'je ne code pas mais j’ai un compte Google, guide-moi clic par clic pour lancer ce programme',
      'comment lister tout ce qui a bougé sur la boutique entre l’aspiration de mars et celle d’avril',
      'j’ai peur de lancer un programme qui écrase mes fichiers, il me faut d’abord un tour pour rien',
      'le code donné par un collègue s’arrête à la ligne douze avec unicode error, répare-le',
      'croiser deux gros exports sans tableur',
      'robotiser une corvée de fichiers',
      'batch CSV',
    ],
  },
  date_creation: '2026-08-27T15:30:00Z',
  date_modification: '2026-11-10T08:45:00Z',
}
