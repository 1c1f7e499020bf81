import type { PromptSeed } from '#drizzle/seed/content.ts'

export const prompt: PromptSeed = {
  slug: 'article-fond-preuves-eeat',
  titre: 'Rédiger un article de fond appuyé sur de vraies preuves',
  description:
    'Vous avez l’expérience du sujet mais pas le temps d’écrire. Le prompt vous interroge d’abord, inventorie vos preuves, puis rédige un article où chaque affirmation renvoie à une source ou à un fait vécu que vous pouvez montrer.',
  categories: ['Content', 'Research', 'Marketing'],
  tags: ['article de blog', 'e-e-a-t', 'sources', 'interview'],
  niveau: 'Avancé',
  ia: 'Claude',
  prompt: `# Rôle
Tu es journaliste spécialisé : tu écris pour un expert qui signera l'article et répondra de chaque ligne.

# Le projet
Sujet : [sujet]
Question à laquelle l'article répond : [question du lecteur]
Lecteur : [public visé]
Signataire, avec ce qu'il a réellement fait sur ce sujet : [auteur]
Preuves en main (mesures, photos, dossiers clients anonymisés, textes officiels, études avec lien) :
[preuves]
Pays dont le droit et les usages s'appliquent : [pays]
Ce qui ne peut pas être publié : [contraintes]
Ton : [ton]

# Phase 1 : l'entretien
N'écris pas encore l'article. Pose au signataire huit questions au plus, de celles qu'une page générique ne pourrait pas contenir : une erreur commise et ce qu'elle a coûté, un cas où le conseil habituel échoue, une étape que les débutants sautent, un désaccord entre professionnels, ce qui a changé récemment. Attends les réponses.

# Phase 2 : l'inventaire
Présente un tableau : Affirmation prévue | Nature (vécu, mesure, texte officiel, étude, avis) | Preuve | Où elle apparaîtra | Statut (solide, faible, manquante).
Une affirmation au statut « manquante » est retirée ou formulée comme une opinion du signataire. Fais valider le tableau.

# Phase 3 : la rédaction
- Ouvre sur la réponse à « [question du lecteur] », puis sur les conditions qui la feraient changer.
- Une idée par section ; l'intertitre énonce cette idée.
- Place chaque preuve dans la phrase qui en a besoin. Les récits restent à la première personne et ne disent rien de plus que les réponses reçues.
- Donne une limite ou un contre-exemple dans chaque section de conseil.
- Écris chaque passage clé pour qu'il se comprenne cité seul, hors de la page.
- Signale en ligne, par (PREUVE MANQUANTE : …), ce qui reste à fournir.

# Livraison
L'article en Markdown, titre et méta description compris ; la note sur l'auteur en trois phrases, tirée uniquement de ce que j'ai écrit du signataire ; la liste des sources avec leur adresse ; les mentions à ajouter sur la page (date de révision réelle, méthode, liens d'intérêt).

# Ligne rouge
Diplômes, clients, anecdotes et années de pratique du signataire viennent de lui seul. Aucun lien que je n'ai pas fourni. Ce qui ne peut pas être publié n'apparaît pas, même par allusion. Ne promets pas de « score E-E-A-T » : il n'en existe pas, ce sont des repères pour les évaluateurs de Google.

# Avant d'envoyer
Cite les trois phrases qu'un confrère contesterait le plus vite ; corrige-les ou explique pourquoi elles tiennent.`,
  requetes_seo: {
    requetes: [
      'écrire un article eeat avec chatgpt',
      'prompt article de blog expert',
      'comment prouver son expertise dans un article',
      'rédiger un article de fond avec sources',
      'article ia qui ne sonne pas générique',
      'prompt interview expert pour article',
      'écrire un article crédible quand on est du métier',
      'contenu expert google e-e-a-t',
    ],
    demandes: [
      'écrire un article d’expert',
      'contenu crédible autorité',
      'montrer mon expérience',
      'article long qui inspire confiance',
      'chatgpt écrit des banalités',
      'helpful content',
      'rédiger à partir de mon vécu',
      'pas le temps d’écrire un article',
      'chatgpt écrit des banalités sur mon métier',
      'montrer que je sais de quoi je parle',
      'EEAT experience expertise authority trust',
      'faire écrire par l’IA d’après mon vécu',
      'qu’il me pose les questions puis rédige',
      'long format signé par un spécialiste',
      'ghostwriting pour un dirigeant expert',
      'texte crédible avec études et références',
      'pillar content thought leadership',
      'mes billets sonnent creux',
      'trente ans de chantiers, jamais le temps de rédiger',
      'anecdotes et dossiers réels dans le contenu',
      'content sans bullshit ni généralités',
      'livre blanc de cabinet, affirmations justifiées',
      'contenu que la concurrence ne peut pas copier',
      'helpful content, information gain',
      'kinésithérapeute qui veut publier sérieusement',
      'mettre par écrit mes vingt ans de charpente',
      'un papier que mes pairs ne démonteront pas',
      'signer de mon nom un vrai dossier vétérinaire',
      'raconter ce qui a foiré et pourquoi',
      'photos, mesures et carnets maison à valoriser',
      'le lecteur doit sentir que j’y étais',
      'sortir du texte tiède que tout le monde publie',
      'l’apicultrice veut transmettre mais manque d’heures',
      'rédige à ma place, mais sans affabuler',
      'chaque phrase doit tenir devant un collègue pointilleux',
      'long texte solide pour la revue de l’ordre',
      'exceptions et limites, pas seulement des recommandations',
      'mes essais de terreaux méritent mieux qu’un paragraphe',
      'donner du poids à mes écrits de sophrologue',
      'je suis plombier, je sais tout sur les chauffe-eau mais devant l’écran rien ne sort',
      'mon associée notaire refuse de publier la moindre affirmation qu’on ne pourrait pas justifier',
      'on m’a dit que Google favorise ceux qui ont vraiment pratiqué, comment le montrer dans un billet',
      'cuisine-moi d’abord sur mes chantiers ratés, et seulement après tu écriras le texte entier',
      'j’ai peur qu’un confrère relève une bêtise inventée par la machine sous ma signature',
      'notre agronome a dix ans de relevés de parcelles, il faudrait en faire une publication complète',
      'le blog de la clinique ressemble à tous les autres alors que nos soignants ont tant à raconter',
      'publier mon retour d’expérience, chiffres à l’appui',
      'étayer chaque paragraphe par du concret',
      'evidence-based content',
      'papier sourcé',
    ],
  },
  date_creation: '2025-08-05T06:10:00Z',
  date_modification: '2026-07-02T15:30:00Z',
}
