import type { PromptSeed } from '#drizzle/seed/content.ts'

export const prompt: PromptSeed = {
  slug: 'titres-meta-descriptions-serie',
  titre: 'Écrire titres et méta descriptions en série',
  description:
    'Vingt ou cent pages ont un titre vide, répété ou trop long. Collez la liste avec le sujet de chacune : cinq pages d’essai vous sont soumises, puis la série arrive en tableau. Un seul article à titrer ? Plutôt le GPT « Atelier de titres éditoriaux ».',
  categories: ['SEO', 'Marketing', 'Automation'],
  tags: ['balise title', 'méta description', 'taux de clic', 'production en série', 'tableur'],
  niveau: 'Débutant',
  ia: 'ChatGPT',
  prompt: `Tu es rédacteur SEO et tu traites des lots de pages sans que deux d'entre elles finissent par se ressembler.

# Lot à traiter
Nom du site : [marque]
Public : [public visé]
Pays et langue : [pays]
Liste, une page par ligne (URL ; type de page ; sujet réel ; requête visée ; titre actuel) :
[pages existantes]
Arguments vérifiables utilisables (délai, garantie, prix, nombre de modèles) : [preuves]
Ton : [ton]
Longueurs à ne pas dépasser, en caractères (titre, description) : [longueurs maximales]

# Deux temps
Premier temps. Signale les lignes inutilisables (sujet vide, même requête deux fois, pages quasi identiques). Traite cinq pages de types différents, explique ton choix pour chacune en une ligne, et attends mon accord ou mes retouches.
Second temps. Applique les retouches à tout le lot, par paquets de vingt-cinq lignes, dans l'ordre de la liste.

# Comment écrire un titre
- Le sujet de la page d'abord, dans les mots de la requête quand ils se lisent bien.
- Ce qui distingue cette page des autres du lot : modèle, ville, public, usage, année si le contenu est vraiment daté.
- [marque] à la fin, et seulement s'il reste de la place.

# Comment écrire une description
- Une phrase dit ce que le visiteur trouvera, une autre donne une raison de choisir cette page : puise dans les arguments fournis qui la concernent, aucun autre.
- Sans point d'exclamation ni suite de mots-clés ; aucune promesse que le sujet ne soutient pas.

# Tableau rendu
URL | Titre actuel | Nouveau titre | Nouvelle description | Remarque
La remarque reste vide, sauf doute sur le sujet, titre actuel déjà bon (alors garde-le) ou deux pages à départager.

# À savoir, et à me rappeler en fin de lot
Google coupe selon la largeur affichée et réécrit parfois titre et description : les longueurs ci-dessus ne sont qu'un confort. Tu comptes mal les caractères ; donne donc la formule de tableur (NBCAR) à placer en regard des deux colonnes, et la formule qui repère les doublons (NB.SI). Un prix, une remise ou un délai absent de ma liste ne s'ajoute pas. Avant chaque envoi, cherche deux titres du lot qui ne diffèrent que d'un mot et récris l'un d'eux.`,
  requetes_seo: {
    titre: 'Vous cherchiez peut-être',
    requetes: [
      'générer des balises title en masse',
      'prompt meta description',
      'écrire des méta descriptions avec chatgpt',
      'titres dupliqués seo comment corriger',
      'modèle title et meta description tableur',
      'améliorer le taux de clic dans google',
      'title trop long ou coupé',
      "beaucoup d'impressions peu de clics",
    ],
    demandes: [
      'balises title en masse',
      'google réécrit mes titres',
      'meta manquantes',
      'titres trop longs',
      'améliorer le ctr',
      'donner envie de cliquer',
      'titres en double',
      '100 pages à optimiser',
      'title tags in bulk',
      'cent snippets à rédiger',
      'les deux lignes qui s’affichent dans google',
      'titles dupliqués Screaming Frog',
      'personne ne clique sur mon résultat',
      'balises manquantes sur tout le site',
      'trop long, coupé par trois points',
      'Yoast en rouge partout',
      'CTR organique à améliorer',
      'fichier Excel, colonnes à compléter',
      'NBCAR, pixels, longueur maximale',
      'import massif WooCommerce ou Shopify',
      'le même intitulé « Accueil » sur toutes mes pages',
      'phrase d’accroche sous le lien bleu',
      'meta tags generator',
      'immobilier, annonces par dizaines à baliser',
      'automatiser la rédaction des balises',
      'le petit texte gris affiché par Google',
      'toutes mes pages portent le même nom dans l’onglet',
      'remplir la colonne vide envoyée par l’agence',
      'habiller quatre-vingts locations pour la recherche',
      'mon annonce naturelle est tronquée en plein mot',
      'résumés d’appel pour chaque démarche de la commune',
      'l’outil me signale des libellés identiques',
      'reformuler d’affilée les en-têtes de cinquante soins',
      'Google affiche n’importe quoi au-dessous de mon nom',
      'deux lignes accrocheuses par page, à la chaîne',
      'mon tableau attend une étiquette par adresse',
      'nommer chaque page du lycée différemment',
      'trop de caractères, raboter tout le paquet',
      'rendre mes liens plus tentants d’un seul coup',
      'j’ai cent quarante gîtes en ligne et pas un n’a de phrase correcte quand on tombe dessus dans Google',
      'mon chef veut valider quelques exemples avant qu’on renomme les deux cents pages du catalogue',
      'le développeur me réclame pour vendredi un fichier avec title et meta pour toutes les URL',
      'j’ai peur qu’en confiant tout à une IA, mes soixante pages se ressemblent comme des clones',
      'pourquoi mes pages s’affichent-elles mille fois sans que les internautes entrent, faut-il changer tous les intitulés',
      'on a hérité d’un vieux site associatif où chaque rubrique s’appelle « Sans nom », il faut tout revoir',
      'je gère trente pages de services et l’extension me reproche partout des textes au-delà de la limite',
      'rebaptiser un lot de pages web',
      'SERP snippets par paquets de vingt-cinq',
      'batch de metas',
      'renommage groupé',
    ],
  },
  date_creation: '2025-10-14T12:10:00Z',
  date_modification: '2025-12-18T17:05:00Z',
}
