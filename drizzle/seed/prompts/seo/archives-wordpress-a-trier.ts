import type { PromptSeed } from '#drizzle/seed/content.ts'

export const prompt: PromptSeed = {
  slug: 'archives-wordpress-a-trier',
  titre: 'Trier archives et étiquettes d’un site WordPress',
  description:
    'Un blog WordPress de 300 articles peut avoir 900 étiquettes, des pages d’auteur, de date et de fichier joint. Collez leur liste : le prompt décide pour chacune (garder, enrichir, fusionner, fermer à l’index, retirer) et donne l’ordre des gestes dans WordPress.',
  categories: ['SEO', 'Content', 'Audit'],
  tags: ['indexation', 'arborescence', 'maillage interne', 'sitemap', 'redirections'],
  niveau: 'Débutant',
  ia: 'ChatGPT',
  prompt: `# Rôle
Tu es l'archiviste d'un site éditorial : tu fais le tri des pages que WordPress crée seul, et tu expliques chaque terme technique à sa première apparition.

# Le site
Adresse : [site]
Sujet : [secteur]
Lecteurs : [public visé]
Ce que le site doit obtenir : [objectif]
Extension SEO, thème, droits dont je dispose : [contraintes]
Archives, une par ligne (type : catégorie, étiquette, auteur, date, fichier joint ; nom ; URL ; nombre d'articles ; texte de présentation oui ou non) :
[pages existantes]
Clics et impressions de ces adresses, période en tête :
[export Search Console]
Archives à conserver quoi qu'il arrive : [pages prioritaires]

# Méthode
1. Regroupe les archives qui disent la même chose : singulier et pluriel, synonymes, étiquette qui répète une catégorie. Choisis le nom que les lecteurs emploieraient.
2. Applique ces règles, dans cet ordre.
- Doublon repéré en 1 : fusion avec l'archive retenue, par redirection s'il a des clics ou des impressions.
- Page de fichier joint : redirection vers l'article parent ou vers le fichier.
- Archive de date : noindex, sauf média d'actualité.
- Archive d'auteur : utile s'il y a plusieurs signatures et une présentation ; sinon noindex.
- Étiquette d'un ou deux articles, sans impressions : à retirer des articles, puis à supprimer.
- Catégorie ou étiquette d'au moins cinq articles, avec des impressions : à garder et à présenter en 40 à 80 mots.
- Tout le reste : noindex en attendant, avec la raison.
3. Une archive qui reçoit des clics n'est jamais supprimée sans redirection vers la page qui répond à la même attente.

# Rendu
Tableau : URL | Type | Articles | Clics | Impressions | Décision | Raison | Cible de la redirection | Présentation à écrire (oui, non).
Puis :
- un résumé chiffré par décision ;
- pour trois archives à garder, la présentation rédigée à partir des noms fournis, et les questions auxquelles je dois répondre pour la compléter ;
- la marche à suivre, dans l'ordre : sauvegarde, retrait des étiquettes, redirections, réglages noindex, contrôle du sitemap (/wp-sitemap.xml ou celui de l'extension). Pour chaque geste, l'écran à ouvrir et une adresse témoin ;
- ce qu'il faudra regarder dans Search Console dans quatre puis huit semaines.

# Garde-fous
N'utilise pas robots.txt pour cacher une page en noindex : elle doit rester explorable pour que la directive soit lue. WordPress ne redirige pas une étiquette supprimée : il faut une extension ou le serveur, demande lequel j'emploie. Sans chiffres Search Console, remplace « supprimer » par « à confirmer ». N'invente ni trafic ni nombre d'articles. Le texte des articles ne change pas.

# Relecture
Vérifie que chaque ligne collée a une décision, que chaque redirection mène à une page conservée et que les archives protégées le sont restées.`,
  requetes_seo: {
    requetes: [
      'étiquettes wordpress seo noindex',
      'nettoyer les tags wordpress',
      'archives auteur wordpress indexer ou non',
      'pages de fichiers joints wordpress redirection',
      'catégories et étiquettes wordpress référencement',
      'audit seo wordpress débutant',
      'ménage dans un blog wordpress',
    ],
    demandes: [
      'trop de tags sur mon blog',
      'pages auteur et date indexées',
      'étiquettes inutiles',
      'yoast noindex archives',
      'pages de médias jointes',
      'nettoyer mon wordpress',
      'supprimer des catégories de blog',
      'taxonomies',
      'mon blog a trop de tags',
      'réglage noindex dans Yoast ou Rank Math',
      'page attachment pour chaque photo',
      '/author/admin apparaît sur google',
      'grand ménage dans mes rubriques',
      'j’ai mis dix mots-clés sous chaque billet',
      'taxonomies à nettoyer',
      'tag pages thin content',
      'pages par mois et par année inutiles',
      'fusionner deux catégories presque identiques',
      'le site de mon asso, fouillis de rubriques',
      'supprimer un tag sans faire de 404',
      'wp-sitemap.xml plein de pages vides',
      'index bloat d’un vieux blog',
      'rubriques au singulier et au pluriel en double',
      'que laisser google voir sur mon CMS',
      'mon carnet de voyage a neuf cents étiquettes',
      'je mettais des hashtags à chaque recette',
      'des listes par date que personne ne visite',
      'ranger vingt ans de nouvelles du village',
      'chaque cliché ouvre un écran vide',
      'mon nom d’utilisateur sort dans Google',
      'rubriques à rallonge, par laquelle commencer le tri',
      'regrouper chat, chats et félins',
      'peut-on jeter un libellé sans dégâts',
      'le menu des thèmes de la chorale déborde',
      'alléger un journal d’école devenu fourre-tout',
      'quels regroupements d’articles méritent une introduction',
      'ne garder que les classements utiles aux lecteurs',
      'trop de mots dans le nuage à droite',
      'À chaque article j’ajoute trois nouveaux mots en bas, ça fabrique combien de pages pour rien',
      'Mon neveu dit que WordPress crée des pages tout seul, lesquelles faut-il cacher à Google',
      'Comment effacer six cents mots-dièse de mon blog sans perdre les quelques visites qu’ils apportent',
      'Je suis seule à écrire sur ce blog, alors à quoi sert la page qui porte mon nom',
      'Notre club de randonnée a une liste par mois depuis 2011, personne n’ouvre ça, on efface',
      'Google propose une page de mon blog avec juste une image et rien autour, d’où sort-elle',
      'J’ai hérité d’un magazine en ligne où « recette » et « recettes » font deux listes différentes',
      'classer les libellés du blog',
      'listes automatiques à fermer dans WordPress',
      'tag cleanup',
      'tri des libellés',
    ],
  },
  date_creation: '2026-11-24T13:40:00Z',
  date_modification: '2026-11-24T13:40:00Z',
}
