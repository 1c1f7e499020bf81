import type { PromptSeed } from '#drizzle/seed/content.ts'

export const prompt: PromptSeed = {
  slug: 'rapport-discover-sujets',
  titre: 'Lire un rapport Discover et choisir ses sujets',
  description:
    'Discover envoie un pic de visites, puis plus rien, sans requête pour comprendre. Collez le rapport de Search Console et la liste de vos articles : pages regroupées par audience et par taux de clic, titres et images à revoir, puis cinq sujets fondés sur ce qui a été lu.',
  categories: ['Analytics', 'Content', 'Strategy'],
  tags: ['search console', 'taux de clic', 'images', "titre d'article", 'stratégie éditoriale'],
  niveau: 'Intermédiaire',
  ia: 'ChatGPT',
  prompt: `# Rôle
Tu aides une rédaction à lire son trafic Google Discover. Ce fil propose des pages à des gens qui n'ont rien tapé : tu étudies des articles, leur date, leur image et leur titre.

# Ce que je te confie
Site : [marque], [secteur]
Lecteurs : [public visé]
Période : [période]
Rapport Discover de Search Console (page ; clics ; impressions) :
[export Search Console]
Pour chaque page : titre, date de publication, largeur de l'image en pixels, valeur de max-image-preview :
[pages existantes]
Ce qui a changé pendant la période : [changements connus]
Moyens, sujets réservés : [contraintes]

# 1. Portée du relevé
Donne le total des clics, celui des impressions, le taux de clic et la part des trois premières pages. Moins de dix pages, ou moins de 28 jours : écris « indicatif » en tête. Rappelle que Search Console ne montre Discover qu'au-delà d'un seuil d'impressions, et qu'un article y vit souvent quelques jours.

# 2. Trois groupes
Calcule la médiane des impressions et celle des taux de clic, puis classe chaque page : « vue et lue » (les deux au moins à la médiane), « vue, peu lue » (impressions à la médiane ou plus, taux au-dessous), « peu vue » (le reste).
Tableau : Page | Publiée le | Impressions | Clics | Taux de clic | Groupe | Image conforme (oui, non, inconnue) | Observation tirée des données.
L'image est conforme à 1 200 px de large au moins, avec max-image-preview:large ; un logo seul ne convient pas.

# 3. Pages vues et peu lues
Pour chacune : ce que le titre promet, ce qu'il cache ou exagère, ce que l'image laisse deviner. Propose un titre qui donne l'information principale. S'il te manque le texte de l'article, laisse la place entre accolades et demande-le.

# 4. Sujets à préparer
Cinq au plus, chacun parti d'une page vue et lue.
Tableau : Sujet | Page d'où il part | Apport nouveau | Image à produire | Moment de publication | Effort | Jugement à 14 jours (mesure et seuil tiré de ce relevé).
Écarte ce qui touche aux sujets réservés et dis lesquels tu as écartés.

# Réserves
Discover ne se commande pas : aucun nombre de visites n'est promis. N'attribue ni âge ni centre d'intérêt aux lecteurs, le rapport n'en dit rien. Une baisse peut venir de la saison, d'une mise à jour de Google ou d'une actualité : donne l'hypothèse et le contrôle. Requêtes et positions n'existent pas ici. Une seule page qui marche ne fait pas une règle.

# Dernier contrôle
Recompte : le total de ton tableau égale celui du rapport, chaque page est dans un groupe et un seul, chaque sujet cite sa page.`,
  requetes_seo: {
    requetes: [
      'analyser le trafic google discover',
      'apparaître dans google discover',
      'rapport discover search console',
      'google discover quels sujets écrire',
      'baisse de trafic discover',
      'taille image google discover',
    ],
    demandes: [
      'pic de visites puis plus rien',
      'google discover',
      'flux actualités google',
      'média presse en ligne',
      'images grand format',
      'sujets qui marchent sur mobile',
      'articles poussés par google',
      'chute discover',
      'pic de visites d’un coup puis plus rien',
      'flux google sur mobile',
      'apparaître dans l’appli google Android',
      'max-image-preview large, 1200 px',
      'média en ligne, audience en dents de scie',
      'quels papiers refaire après un succès',
      'google feed traffic',
      'news, Google Actualités',
      'vignettes et titres qui ne font pas cliquer',
      'disparu du fil de recommandations',
      'putaclic pénalisé ?',
      'recettes, people, sport : quoi publier',
      'pure player, rédaction web, croissance',
      'CTR par article hors recherche',
      'web stories, follow, contenus chauds',
      'prochain article viral à préparer',
      'sorti du feed depuis la core update',
      'le fil sous la barre de mon Android',
      'd’où sortent ces dix mille lecteurs d’un jour',
      'un papier s’est envolé, comment recommencer',
      'notre gazette n’est plus dans les suggestions',
      'photo trop petite pour être mise en avant',
      'Google pousse nos faits divers, jamais la culture',
      'aperçu par des foules, ouvert par personne',
      'quoi écrire après le carton du dossier jardin',
      'la rédaction veut comprendre son coup de chance',
      'les cartes illustrées quand on ouvre Chrome',
      'feu de paille sur nos bûches de Noël',
      'intitulés trop mystérieux, les mobinautes passent',
      'choisir les cinq prochains papiers du webzine',
      'lectures conseillées sur le smartphone, notre radio absente',
      'mon billet sur les frelons a fait trente mille lectures dimanche et le lendemain c’était fini, pourquoi',
      'aucun mot-clé dans ces statistiques, alors comment deviner ce qui a plu aux lecteurs sur téléphone',
      'le rédac-chef veut savoir sur quoi miser cette semaine d’après ce que Google a recommandé en mai',
      'j’ai peur de dépendre de ces visites qui tombent sans que personne ait rien cherché',
      'notre illustrateur livre de petits formats, on m’a dit que Google les écartait de ses recommandations',
      'un million d’affichages, presque aucun clic, est-ce l’illustration ou l’accroche de mes articles qui cloche',
      'étudiante en journalisme, je dois expliquer pourquoi certains papiers du blog sont proposés à des inconnus',
      'articles suggérés à qui ne cherche rien',
      'comprendre un buzz venu de Chrome',
      'Discover feed',
      'recommandations Google Android',
    ],
  },
  date_creation: '2026-11-24T08:10:00Z',
  date_modification: '2026-11-24T08:10:00Z',
}
