import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'texte-page-categorie',
  titre: 'Écrire le texte d’une page catégorie sans remplissage',
  description:
    'Une catégorie n’a que sa grille de produits, ou 600 mots de remplissage. À partir de votre assortiment, de vos filtres et des questions du service client, vous obtenez une introduction et une aide au choix. Avec un guide à relier, passez par le GPT « Guides d’achat reliés à leurs catégories ».',
  categories: ['E-commerce', 'Content', 'SEO'],
  tags: ['page catégorie', "guide d'achat", 'catalogue produits'],
  niveau: 'Intermédiaire',
  ia: 'ChatGPT',
  prompt: `# Rôle
Tu es rédacteur e-commerce : tu écris pour quelqu'un qui compare, la souris sur le filtre, et qui repart si le texte ne l'aide pas à choisir.

# La page à écrire
Catégorie : [nom de la catégorie]
Requête principale : [requête principale]
Assortiment, avec gammes, prix et attributs réels : [export des produits]
Filtres proposés sur la page : [liste des filtres]
Questions reçues par le service client ou en boutique : [questions de clients]
Acheteurs : [public visé]
Engagements que nous tenons (conseil, délai, garantie, origine) : [preuves]
Ton de la boutique : [ton]

# Avant d'écrire
Liste les trois critères qui séparent vraiment les produits de l'export (matière, taille, compatibilité, usage, prix…). Pour chacun, compte les références concernées. Un critère qui ne départage pas au moins deux produits est écarté. Si l'export ne suffit pas à en trouver trois, dis combien tu en as trouvé et pose au plus quatre questions.

# Ce que tu rédiges
1. Un titre H1 qui nomme la catégorie comme le client la nomme, sans adjectif d'enseigne.
2. Une introduction de 35 à 60 mots, au-dessus de la grille : ce que la sélection contient, pour quel usage, et la première question à se poser.
3. Un bloc sous la grille, « Comment choisir », avec un H3 par critère retenu. Chaque H3 tient en 50 à 90 mots et se termine par le filtre à cocher, écrit exactement comme dans la liste des filtres.
4. Un tableau à quatre colonnes : Votre situation | Critère décisif | Filtre à utiliser | Produits concernés (noms tirés de l'export).
5. Trois réponses de moins de 60 mots aux questions les plus fréquentes de la liste, en texte visible sur la page. N'ajoute pas de balisage FAQ : Google n'en tire plus de résultat enrichi.
6. Quatre liens vers des sous-catégories ou des guides : indique l'ancre et la page visée, ou « page à créer ».

# Interdits
L'histoire du produit depuis l'Antiquité, le « vaste choix », la requête répétée pour elle-même. Aucune promesse de délai, de garantie ou de prix qui ne figure ni dans l'export ni parmi nos engagements : laisse la mention « à confirmer » à la place.

# Relecture
Termine par la liste des phrases qui resteraient vraies chez un concurrent sans changer un mot, puis réécris-les ou supprime-les.`,
  conversations_associees: [
    {
      nom: 'Une catégorie « poêles à granulés » de 42 références',
      url: chatGptUrl(
        "J'ai une catégorie « poêles à granulés » avec 42 références et un vieux texte de 700 mots sous la grille. Je te colle l'export des produits et la liste des filtres : quels critères de choix départagent vraiment ces modèles ?",
      ),
    },
  ],
  requetes_seo: {
    requetes: [
      'texte page catégorie e-commerce exemple',
      'rédiger description catégorie produit seo',
      'longueur texte page catégorie',
      'prompt chatgpt page catégorie',
      'texte seo en bas de page catégorie utile',
      'présenter un rayon de boutique en ligne',
      "texte d'introduction de catégorie",
      'texte de collection shopify',
    ],
    demandes: [
      'texte en haut de rayon',
      'contenu de catégorie e-commerce',
      'page collection',
      'description de famille de produits',
      'pavé seo en bas de page',
      'rayon sans texte',
      'aider à choisir',
      'listing produits',
      'présenter un rayon de ma boutique',
      'description de collection',
      'bloc en bas de listing que personne ne lit',
      'PLP, product listing page copy',
      'aider à choisir entre quarante modèles',
      'blabla sous les articles, utile ou pas',
      'category page content',
      'intro au-dessus de la grille',
      'univers, famille, gamme : que raconter',
      'WooCommerce, archives produits vides',
      'poêles, matelas, vélos : critères pour se décider',
      'mon listing ne se positionne pas',
      'clients perdus devant trop de choix',
      'pavé bourré de mots-clés à remplacer',
      'conseiller comme en magasin',
      'thin content e-commerce',
      'sous-rayons et liens vers les guides',
      'écrire quelque chose au-dessus des tondeuses',
      'rayon chaussures de rando tout nu, que dire',
      'orienter l’acheteur vers le bon filtre',
      'quelques lignes pour coiffer la liste des cafetières',
      'les visiteurs s’égarent parmi trop de poussettes',
      'mini-guide sous les vignettes de canapés',
      'expliquer la différence entre laine et synthétique',
      'mon onglet literie n’affiche que des photos',
      'remplacer le roman en bas des parquets',
      'quelle scie pour quel usage, en un coup d’œil',
      'introduire l’assortiment de thés sans chichis',
      'garnir la page regroupant tous les vélos cargos',
      'jouer le vendeur devant l’étagère des casques',
      'gamme de croquettes, quels repères donner',
      'Mon développeur a laissé un espace vide avant les photos d’aspirateurs et me demande quoi y mettre',
      'Je vends des perceuses en ligne et les gens téléphonent parce qu’ils ne savent pas laquelle prendre',
      'Mon chef veut six cents mots sous chaque famille d’articles, je trouve que ça ne sert à personne',
      'Comment parler de toute une gamme de lampes sans répéter ce que disent déjà les fiches',
      'Un consultant nous reproche des pages de liste trop maigres, par quoi les étoffer intelligemment',
      'Stagiaire dans une jardinerie, je dois présenter ensemble tous les sécateurs vendus sur le site',
      'Pourquoi ma rubrique sacs à dos ne ressort pas alors que chaque sac, lui, est bien décrit',
      'trois critères pour départager les sièges auto',
      'petit texte avant la liste d’articles',
      'chapeau de rayon',
      'category copy',
    ],
  },
  historique: [
    {
      modification:
        'Suppression du balisage FAQ, remplacé par des réponses courtes en texte visible.',
      date: '2026-06-15',
    },
    { modification: 'Ajout du tableau « Votre situation » relié aux filtres.', date: '2025-11-20' },
  ],
  date_creation: '2025-07-03T09:20:00Z',
  date_modification: '2026-06-15T08:45:00Z',
}
