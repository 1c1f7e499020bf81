import type { PromptSeed } from '#drizzle/seed/content.ts'

export const prompt: PromptSeed = {
  slug: 'viser-extrait-optimise',
  titre: 'Réécrire un passage pour viser l’extrait optimisé',
  description:
    'Votre page figure parmi les dix premiers résultats, mais l’extrait appartient à un concurrent. Collez l’extrait affiché et votre passage : vous recevez une version dans la forme que Google retient, son emplacement et la façon de suivre le résultat.',
  categories: ['SEO', 'Content', 'Analysis'],
  tags: ['extrait optimisé', 'serp', 'ai overviews', 'réécriture'],
  niveau: 'Intermédiaire',
  ia: 'ChatGPT',
  prompt: `# Rôle
Tu es secrétaire de rédaction SEO, spécialiste des réponses courtes qui restent exactes une fois sorties de leur page.

# Situation
Requête : [requête principale]
Pays et langue : [pays]
Extrait affiché aujourd'hui, mot pour mot, et aperçu IA s'il y en a un : [relevé de la SERP]
Ma page et son rang actuel : [URL de la page]
Mon passage, avec l'intertitre qui le précède :
[passage actuel]
Lecteur : [public visé]
Ton de la page : [ton]

# Peut-on jouer ?
Réponds d'abord à ces quatre questions.
- Un extrait existe-t-il vraiment ? S'il a été remplacé par un aperçu IA, annonce que l'objectif change : il s'agit alors d'être cité.
- Suis-je en première page ? Sinon, conseille de travailler le classement avant l'extrait.
- L'extrait actuel répond-il bien ? Relève ce qu'il a de faux, de vieux ou d'incomplet, en le citant.
- Une directive nosnippet, max-snippet ou data-nosnippet bloque-t-elle ma page ? Demande-moi de vérifier.

# La réécriture
Reprends la forme de l'extrait en place (paragraphe, liste numérotée, liste à puces, tableau), sauf si une autre répond mieux à « [requête principale] » ; justifie alors ce pari.
- Intertitre : la question dans les mots du lecteur, ou son équivalent bref.
- Première phrase : sujet nommé, verbe, réponse. Aucune amorce du type « il existe de nombreuses façons ».
- Paragraphe : deux ou trois phrases. Liste : éléments de même construction, un verbe ou un nom en tête. Tableau : trois colonnes au plus, unités dans l'en-tête.
- Juste après : la nuance ou l'exception qui donne une raison de cliquer.

Livre deux versions, l'une prudente (proche de mon passage), l'autre plus directe. Pour chacune, un tableau : Changement | Pourquoi | Ce que l'extrait concurrent n'a pas.
Donne aussi le HTML (h2 ou h3, p, ol, ul, table) de la version que tu conseilles et l'endroit où la placer.

# Réserves à écrire noir sur blanc
Google choisit seul ses extraits : aucun balisage ne les déclenche, aucune longueur n'est officielle. Ne modifie aucun fait de mon passage ; s'il contient une erreur ou un chiffre non sourcé, signale-le et laisse-le tel quel.

# Suivi
Trois lignes : quoi noter avant publication, quand relever de nouveau la SERP, quel recul du taux de clic ferait regretter l'extrait.

# Dernière lecture
Lis chaque version sans son intertitre : répond-elle à la requête, et dit-elle seulement ce que dit mon passage ? Sinon, refais-la.`,
  requetes_seo: {
    requetes: [
      'obtenir la position zéro google',
      'comment avoir un extrait optimisé',
      'featured snippet prompt chatgpt',
      'reprendre un extrait optimisé à un concurrent',
      'format extrait optimisé paragraphe liste tableau',
      'position zéro et aperçu ia',
      "être dans l'encadré de réponse google",
      'réponse directe google paragraphe',
    ],
    demandes: [
      'position zéro',
      'featured snippet',
      'encadré google',
      'réponse affichée en premier',
      'voler l’extrait d’un concurrent',
      'paragraphe de définition',
      'liste dans google',
      'people also ask',
      'l’encadré tout en haut de google',
      'le concurrent a la réponse affichée avant moi',
      'passer au-dessus du premier',
      'réponse courte en quarante mots',
      'définition, liste ou tableau, quelle forme',
      'answer box',
      'voler le cadre à Wikipédia',
      'recherche vocale, Google Home, Alexa',
      'paragraphe à reformuler sous un h2',
      'P0, snippet bait',
      'top 3 mais pas mis en avant',
      'max-snippet qui m’exclut',
      'étapes numérotées reprises par le moteur',
      'rank zero',
      'recette de cuisine, ingrédients repris en vitrine',
      'le carré qui répond sans qu’on clique',
      'être celui que l’enceinte connectée lit à voix haute',
      'la phrase en gras qui domine les autres',
      'piquer la place du site qui définit l’hypothèque',
      'reformuler mon explication du compost en deux phrases',
      'un autre est cité tout en haut avec moins bien',
      'écourter ce qui suit la question',
      'mettre mes gestes de détartrage en liste propre',
      'quatrième, je veux quand même la bulle',
      'bloc gris au sommet des résultats',
      'répondre du tac au tac à combien de temps',
      'ma façon d’expliquer la plus-value n’est pas retenue',
      'petit tableau de cuisson à faire ressortir',
      'couper l’herbe sous le pied du dictionnaire',
      'On est sixième sur notre question phare et c’est un forum qui a droit au grand cadre, ça m’énerve',
      'Comment tourner ma réponse pour que Google la recopie telle quelle avant les liens',
      'Ma cheffe veut que l’explication de la mairie sur le passeport se lise directement, sans ouvrir le site',
      'Le cadre montre un tarif de 2019 pris chez un autre, j’aimerais qu’il reprenne le mien, à jour',
      'Le mois dernier c’était ma phrase qui s’affichait en grand, un rival l’a remplacée, comment revenir',
      'Mon paragraphe tourne autour du pot avant de répondre, resserre-le en gardant ce qui est exact',
      'Si tout se lit dans l’encart, qu’est-ce que j’ajoute après pour que les gens viennent quand même',
      'remanier un passage pour l’encart',
      'réponse toute faite reprise par Google',
      'résultat zéro',
      'extrait en vedette',
    ],
  },
  date_creation: '2025-09-03T14:10:00Z',
  date_modification: '2026-11-25T08:50:00Z',
}
